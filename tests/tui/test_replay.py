"""The replay screen: stepping through a game, other views, charts, exports, playing on."""

from __future__ import annotations

import copy
import shutil
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from textual import events

from tests.games.weimar.view.scenes import weimar_look
from tests.make_saves import FILES, SAVES
from tests.tui.looking import (
    SIZES,
    SIZES_BY_LANGUAGE,
    Size,
    same_as_snapshot,
    screen_text,
    seen,
    until,
)
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.kernel.journal import read_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.branch import branch
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.replay.app import replay_app
from weimar_tui.tui.replay.bar import Running, draw_bar
from weimar_tui.tui.replay.record import draw_recorded_lines
from weimar_tui.tui.replay.recording import Recording
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.replay import ReplayScreen

Watch = Callable[..., LocalApp]


_OPENED: dict[str, Replay] = {}
"""Recorded games as they are first opened; tests get copies at the opening."""


@pytest.fixture
def watch(game: WeimarGame, tmp_path: Path) -> Watch:
    """Make an app that shows a recorded game."""

    def make(name: str = "example", lang: str = "en", **options: Any) -> LocalApp:
        path = tmp_path / f"{name}.weimar"
        if path.exists():
            replay = Replay.open(path, lambda header: game)
        else:
            shutil.copy(SAVES / f"{name}.weimar", path)
            if name not in _OPENED:
                _OPENED[name] = Replay.open(SAVES / path.name, lambda header: game)
            replay = copy.copy(_OPENED[name])
            replay.saved = structs.replace(replay.saved, path=path)
        app = replay_app(replay, lang=lang, motion=False, saves=tmp_path, **options)
        app.input_guard.wait = 0.0
        app.outcomes_stay = False
        return app

    return make


def here(app: LocalApp) -> ReplayScreen:
    """The replay screen of an app."""
    screen = app.screen
    assert isinstance(screen, ReplayScreen)
    return screen


# --- going --------------------------------------------------------------------------------------
async def test_steps_tens_impulses_and_rounds(watch: Watch) -> None:
    app = watch()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        screen = here(app)
        recording, annals = screen.recording, screen.recording.timeline
        places = []
        for key in ("right", "right", "left", "t", "t", "T", "r", "i", "i", "I", "r", "R", "left"):
            await pilot.press(key)
            places.append(recording.moment)
        second, third = annals.rounds[1], annals.rounds[2]
        impulses = [start for start in annals.starts if start > second][:2]
        assert places == [
            *(1, 2, 1, 11, 21, 11, second),
            *impulses,
            impulses[0],
            third,
            second,
            second - 1,
        ]
        await pilot.press("end")
        assert recording.moment == recording.replay.last
        assert "Game" in screen_text(app) or "over" in screen_text(app)
        await pilot.press("right", "home", "left")
        assert recording.moment == 0


async def test_a_line_of_the_chronicle_is_a_way_there(watch: Watch) -> None:
    app = watch(moment=200)
    async with app.run_test(size=(160, 48)) as pilot:
        await pilot.pause()
        recording = here(app).recording
        await pilot.press(*["down"] * 12)
        assert recording.moment == 200
        index, line = recording.lines[recording.line_now() + 12]
        await pilot.press("enter")
        assert recording.moment == recording.timeline.moment_of(index) > 200
        assert line.text[:25] in screen_text(app)
        await pilot.press(*["up"] * 30, "enter")
        assert recording.moment < 200


async def test_the_game_runs_by_itself_and_stops_at_its_end(watch: Watch) -> None:
    app = watch()
    async with app.run_test(size=(160, 48)) as pilot:
        await pilot.pause()
        screen = here(app)
        replay = screen.recording.replay
        replay.jump(100)
        await pilot.press("plus", "plus", "space")
        await until(pilot, lambda: "0.1 s" in screen_text(app))
        await until(pilot, lambda: screen.recording.moment != 100)
        await pilot.press("space")
        await until(pilot, lambda: "paused" in screen_text(app))
        assert not screen.recording.at_end
        replay.jump(replay.last - 2)
        await pilot.press("minus", "plus", "space")
        await until(pilot, lambda: screen.recording.at_end)
        await until(pilot, lambda: "paused" in screen_text(app))


# --- looking ------------------------------------------------------------------------------------
async def test_each_view_shows_its_own_hand_and_no_other(watch: Watch, game: WeimarGame) -> None:
    app = watch()
    async with app.run_test(size=(160, 48)) as pilot:
        await pilot.press("r", "r", "i", "i", "i")
        await pilot.pause()
        position = here(app).recording.replay.position
        names = {
            party: [game.components.cards[card].name["en"] for card in position.hands[party]]
            for party in PARTIES
        }
        assert all(names.values())
        pane = app.screen.query_one("#hand", Pane)
        seen = {}
        for _ in here(app).recording.viewers:
            text = pane.draw(*pane.size).text()
            seen[here(app).recording.viewer] = {
                party for party in PARTIES if any(name[:20] in text for name in names[party])
            }
            await pilot.press("v")
        own: dict[str | None, set[str]] = {party: {party} for party in PARTIES}
        assert seen == {"open": set(PARTIES), None: set(), **own}
        await pilot.press("V")
        assert here(app).recording.viewer == "dnvp"


async def test_a_secret_answer_is_not_told_to_other_seats(watch: Watch, game: WeimarGame) -> None:
    app = watch()
    async with app.run_test(size=(160, 48)) as pilot:
        await pilot.pause()
        replay = here(app).recording.replay
        moment = next(n for n in range(1, replay.last) if _pick(replay, n).kind == "agenda")
        agenda = _pick(replay, moment).option
        name = game.components.agendas[agenda].name["en"]
        replay.jump(moment)
        here(app).draw_all()
        bar = app.screen.query_one("#decision", Pane)
        assert name in bar.draw(*bar.size).text()
        await pilot.press("v")
        assert name not in bar.draw(*bar.size).text()


def _pick(replay: Replay, moment: int) -> Any:
    pick = replay.pick_at(moment)
    assert pick is not None
    return pick


async def test_a_game_in_progress_keeps_the_hands_of_others(
    watch: Watch, game: WeimarGame, tmp_path: Path
) -> None:
    players = {**dict.fromkeys(PARTIES, "steady"), "z": "human"}
    whole = Replay.open(SAVES / "example.weimar", lambda header: game)
    branch(whole, 300, tmp_path / "begun.weimar", players=players)
    app = watch("begun", moment=300)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert here(app).recording.viewers == ("z", None)
        assert "View Zentrum" in screen_text(app)
        await pilot.press("v", "v")
        assert here(app).recording.viewer == "z"


@pytest.mark.parametrize(("sizes", "lang"), SIZES_BY_LANGUAGE)
async def test_charts_stand_over_the_board_and_go_away(
    watch: Watch, sizes: Sequence[Size], lang: str
) -> None:
    app = watch(lang=lang, moment=400)
    async with app.run_test(size=sizes[0]) as pilot:
        words = app.loaded().words
        titles = {words.figure(name) for name in ("vp", "seats", "bases", "republic")}
        titles.add(words.replay("luck"))
        for size in sizes:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            board = screen_text(app)
            seen: set[str] = set()
            for _ in range(6):
                await pilot.press("g")
                if here(app).charts is None:
                    break
                text = screen_text(app)
                assert app.words.replay("pane-charts") in text
                seen |= {title for title in titles if title in text}
            assert seen == titles
            assert screen_text(app) == board
            await pilot.press("g", "escape")
            assert screen_text(app) == board


@pytest.mark.slow
async def test_a_recorded_game_can_be_seen_whole_at_every_size(watch: Watch) -> None:
    app = watch(lang="de")
    sizes = cycle(SIZES)
    async with app.run_test(size=SIZES[0]) as pilot:
        await pilot.pause()
        while not here(app).recording.at_end:
            size = next(sizes)
            await pilot.resize_terminal(*size)
            here(app).action_step(61)
            await pilot.pause()
            text = screen_text(app)
            assert all(len(row) <= size[0] for row in text.split("\n"))
            assert f"Zug {here(app).recording.moment} von" in text
        assert app.words.replay("over") in screen_text(app)


@pytest.mark.parametrize("name", sorted(FILES.values()))
def test_bar_and_chronicle_can_be_drawn_at_any_moment(name: str, game: WeimarGame) -> None:
    replay = Replay.open(SAVES / f"{name}.weimar", lambda header: game)
    recording = Recording(replay, LoadedGame(game, "en"), weimar_look())
    for moment in range(replay.first, replay.last + 1, 7):
        replay.jump(moment)
        bar, record = Canvas(80, 6, recording.look), Canvas(40, 20, recording.look)
        draw_bar(bar, recording, Running(False, 1.0))
        draw_recorded_lines(record, recording, recording.line_now())
        assert f"Pick {moment} of" in bar.text()
        marked = [row for row in record.text().split("\n") if row.startswith("▸")]
        assert len(marked) == 1
        now = recording.lines[recording.line_now()][1].text
        assert marked[0].lstrip("▸ ").split()[0] in now


async def test_resizing_keeps_the_moment(watch: Watch) -> None:
    app = watch(moment=250)
    async with app.run_test(size=(160, 48)) as pilot:
        for size in ((80, 24), (60, 20), (120, 40), (200, 60)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            if size != (60, 20):
                assert "Pick 250 of" in screen_text(app)
        await pilot.press("g")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Victory points" in screen_text(app)
        await pilot.press("g", "g")
        assert "Bases" in screen_text(app)
        await pilot.resize_terminal(160, 48)
        await pilot.pause()
        assert "Bases" in screen_text(app)
        assert "Victory points" in screen_text(app)


async def test_on_a_small_screen_panes_are_turned(watch: Watch) -> None:
    app = watch(moment=250)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("greater_than_sign")
        assert "F3 Parliament" in screen_text(app)
        await pilot.press("f6")
        assert "F6 Parties" in screen_text(app)
        await pilot.press("up")
        assert "F8 Chronicle" in screen_text(app)
        await pilot.press("less_than_sign")
        assert "F7 All hands" in screen_text(app)


async def test_ascii_stays_ascii(watch: Watch) -> None:
    app = watch(ascii_only=True, moment=250, lang="de")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("g")
        await pilot.pause()
        assert screen_text(app).isascii()


async def test_help_lists_the_keys(watch: Watch) -> None:
    app = watch()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark")
        await pilot.pause()
        assert "Moving through the game" in screen_text(app)
        await pilot.press("escape")
        assert isinstance(app.screen, ReplayScreen)


# --- taking away --------------------------------------------------------------------------------
async def test_exports_go_to_the_file_asked_for(
    watch: Watch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = watch(moment=100)
    monkeypatch.chdir(tmp_path)
    begins = {"new/a.md": "# Weimar: a recorded", "a.svg": "<svg", "new/a.csv": "after,round"}
    async with app.run_test(size=(120, 40)) as pilot:
        for digit, (name, begin) in enumerate(begins.items(), 1):
            for said in ("Written to", "already exists. Choose"):
                keys = ("e", str(digit), "enter", "ctrl+u", *_typed(Path(name)), "enter")
                await pilot.press(*keys)
                await until(pilot, lambda said=said: said in screen_text(app))  # type: ignore[misc]
                assert Path(name).read_text("utf-8").startswith(begin)
                await pilot.press("escape")
        assert here(app).recording.moment == 100
    picture = Path("a.svg").read_text("utf-8")
    assert "KPD" in picture
    assert "url(http" not in picture and "src" not in picture, "it fetches nothing"


def _typed(path: Path) -> list[str]:
    names = {"/": "slash", "-": "minus", "_": "underscore", ".": "full_stop"}
    return [names.get(char, char) for char in str(path)]


async def test_whoever_would_rather_not_writes_nothing_and_what_cannot_be_written_is_told(
    watch: Watch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = watch(moment=100)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("mine")
    async with app.run_test(size=(120, 40)) as pilot:
        there = sorted(tmp_path.rglob("*"))
        await pilot.press("e", "escape")
        assert isinstance(app.screen, ReplayScreen)
        for digit, name in (("1", "example.md"), ("2", "example-100.svg"), ("3", "example.csv")):
            await pilot.press("e", digit, "enter")
            await until(pilot, lambda name=name: name in screen_text(app))  # type: ignore[misc]
            await pilot.press("escape")
            assert isinstance(app.screen, ReplayScreen)
        await pilot.press("e", "3", "enter", "ctrl+u", *_typed(Path("file/below/it")), "enter")
        await until(pilot, lambda: app.words.text("cause-enotdir") in screen_text(app))
        assert sorted(tmp_path.rglob("*")) == there
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize(
    ("size", "lang", "line"),
    [((80, 24), "zh", "接著：SPD ▸ 柏林（"), ((160, 48), "de", "Danach: SPD ▸ Berlin (")],
)
async def test_the_last_line_tells_the_next_answer(
    watch: Watch, lang: str, line: str, size: tuple[int, int]
) -> None:
    app = watch(lang=lang, moment=56)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert line in screen_text(app)
        await pilot.press("right")
        assert line not in screen_text(app)
        shown = screen_text(app)
        assert " ▸ Berlin" in shown or " ▸ 柏林" in shown


async def test_an_answer_that_a_view_does_not_know_is_not_told_ahead(watch: Watch) -> None:
    app = watch(lang="en")
    async with app.run_test(size=(160, 48)) as pilot:
        await pilot.pause()
        recording = here(app).recording
        while (asked := recording.asked_next()) is None or asked.kind != "agenda":
            assert not recording.at_end
            recording.step(1)
        here(app).draw_all()
        secret = recording.answer_next()
        assert secret is not None and secret.text
        assert f"▸ {secret.text} (" in screen_text(app)
        recording.viewer = None
        here(app).draw_all()
        assert getattr(recording.answer_next(), "text", None) == ""
        assert f"▸ {secret.text}" not in screen_text(app)
        assert "Next: Waiting for " in screen_text(app)


async def test_playing_on_makes_a_new_save_and_opens_it(watch: Watch, tmp_path: Path) -> None:
    app = watch(moment=147)
    recorded = (tmp_path / "example.weimar").read_bytes()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("p")
        await pilot.pause()
        assert "Play on from pick 147" in screen_text(app)
        await pilot.press("home", "right", "down", "left", "end", "enter")
        await pilot.pause()
        screen = app.screen
        for _ in range(40):
            if isinstance(screen, GameScreen):
                break
            await pilot.pause(0.05)
            screen = app.screen
        made = tmp_path / "example-from-147.weimar"
        assert read_save(made).header.players == {
            "spd": "steady",
            "kpd": "human",
            "z": "steady",
            "dnvp": "steady",
        }
        tables = [s.table for s in app.screen_stack if isinstance(s, GameScreen)]
        assert tables
        assert tables[0].humans == ("kpd",)
        assert tables[0].path == made
    assert (tmp_path / "example.weimar").read_bytes() == recorded
    picks = read_save(tmp_path / "example.weimar").picks[:147]
    assert read_save(made).picks[:147] == picks


async def test_an_ended_game_is_not_played_on(watch: Watch, tmp_path: Path) -> None:
    app = watch("nsdap")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("end", "p")
        await pilot.pause()
        assert "over at this point" in screen_text(app)
    assert [path.name for path in tmp_path.glob("*.weimar")] == ["nsdap.weimar"]


def marked(app: LocalApp) -> str:
    """The first row of the chronicle line under the cursor."""
    rows = seen(app, "#chronicle").rows
    return next(row for row in rows if "▸" in row).lstrip("│ ▸")


def place(app: LocalApp) -> str:
    """The row of the bar with the position in the game, and whether it runs."""
    return seen(app, "#decision").rows[1].rstrip("│ ")


async def test_rounds_begin_where_they_begin(watch: Watch) -> None:
    app = watch()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        recording = here(app).recording
        first, second, third, *_, latest = recording.timeline.rounds.values()
        for begun, keys, places in (
            (second + 5, "RRrr", [second, first, second, third]),
            (latest, "rr", [recording.replay.last] * 2),
            (first, "RR", [recording.replay.first] * 2),
        ):
            recording.replay.jump(begun)
            shown = []
            for key in keys:
                await pilot.press(key)
                shown.append(place(app))
            assert [row.split()[1] for row in shown] == [str(moment) for moment in places]


async def test_a_number_typed_leads_to_its_pick(watch: Watch) -> None:
    app = watch(moment=250)
    say = app.words.replay
    async with app.run_test(size=(160, 48)) as pilot:
        await pilot.press(*"0012345678")
        assert say("go-to", pick="1234567") in screen_text(app)
        await pilot.press(*["backspace"] * 5, "space", "enter")
        assert "Pick 12 of 932" in place(app) and place(app).endswith("paused")
        assert say("go-to", pick="12") not in screen_text(app)
        for number, moment in ((933, 12), (932, 932), (1, 1)):
            await pilot.press(*str(number), "enter")
            assert f"Pick {moment} of 932" in place(app)
            none = say("go-to-none", pick=str(number), first="0", last="962")
            assert (none in screen_text(app)) == (number > 962)
        await pilot.press("7", "escape", "enter")
        assert "Pick 1 of 932" in place(app), "escape takes the number away"
        for other in "٣²":
            app.post_message(events.Key(other, other))
            await pilot.pause()
            assert say("go-to", pick=other) not in screen_text(app), "only these ten digits"


async def test_going_leaves_the_line_one_read(watch: Watch) -> None:
    app = watch(moment=300)
    async with app.run_test(size=(160, 48)) as pilot:
        await pilot.pause()
        now, recording = marked(app), here(app).recording
        await pilot.press("down")
        assert marked(app) != now
        await pilot.press("escape")
        assert marked(app) == now and isinstance(app.screen, ReplayScreen)
        for key in ("right", "pagedown", "R", "v", "f"):
            await pilot.press("up", "up", key)
            line = recording.lines[recording.line_now()][1].text
            assert line.startswith(marked(app).split("│")[0].rstrip()), key
        assert "F8 Chronicle · SPD" in screen_text(app)
        for key, by, place in (("up", -10_000, 0), ("down", 10_000, -1)):
            here(app).action_line(by)
            await pilot.press(key)
            line = recording.lines[place][1].text
            assert line.startswith(marked(app)[:20]), "not beyond the first or the last"


async def test_it_runs_at_the_speed_chosen_and_from_its_end_anew(watch: Watch) -> None:
    app = watch("overthrow-cities", moment=99)
    async with app.run_test(size=(200, 60)) as pilot:
        await pilot.press("minus", "space")
        speeds = []
        for keys in (("minus",), ("minus",), ("minus",), ("minus",), ("plus",) * 9):
            speeds.append(place(app).split()[-2:][0])
            await pilot.press(*keys)
        assert speeds == ["1", "2", "3", "3", "3"]
        assert place(app).endswith("0.1 s")
        await pilot.press("space", "end", "minus", "minus", "minus", "minus", "minus", "space")
        assert "Pick 0 of 194" in place(app) and "playing, 3 s" in place(app)
        await pilot.press("end")
        assert "Pick 194 of 194" in place(app) and place(app).endswith("paused")


@pytest.mark.parametrize(
    ("key", "heading"),
    [
        ("c", "Cards"),
        ("slash", "Search"),
        ("question_mark", "Watching"),
        ("p", "Play on"),
        ("e", "Export"),
    ],
)
async def test_pages_stop_the_game(watch: Watch, key: str, heading: str) -> None:
    app = watch(moment=250)
    async with app.run_test(size=(160, 48)) as pilot:
        await pilot.press("minus", "minus", "minus", "space")
        assert place(app).endswith("3 s")
        await pilot.press(key)
        await pilot.pause()
        assert heading in screen_text(app)
        await pilot.press("escape", *["escape"] * (key == "slash"))
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        assert place(app).endswith("paused")


async def test_what_stands_around_the_line_is_looked_up(watch: Watch) -> None:
    app = watch(moment=247)
    async with app.run_test(size=(160, 48)) as pilot:
        await pilot.pause()
        await pilot.press("space", "o")
        await until(pilot, lambda: "What would you like to look up?" in screen_text(app))
        asked = screen_text(app)
        assert "▸1 " in asked and "  2 " in asked and "  3 " in asked
        await pilot.press("escape")
        await pilot.pause()
        assert place(app).endswith("paused")
        await pilot.press("home", "o")
        await pilot.pause()
        assert "▸1 " in screen_text(app) and "4.3" not in screen_text(app)


async def test_panes_stand_instead_of_charts(watch: Watch) -> None:
    app = watch(moment=250)
    charts = app.words.replay("pane-charts")
    async with app.run_test(size=(80, 24)) as pilot:
        for key, pane in (("f3", "F3 Parliament"), ("alt+5", "F6 Parties"), ("up", "F8 Chronicle")):
            await pilot.press("g")
            assert charts in screen_text(app)
            await pilot.press(key)
            assert charts not in screen_text(app) and pane in screen_text(app)
        now = marked(app)
        await pilot.press("up")
        assert marked(app) != now, "once it is seen"
        await pilot.press("down", "g", "2")
        left = []
        for _ in range(3):
            await pilot.press("escape")
            left.append(
                (
                    app.words.replay("go-to", pick="2") in screen_text(app),
                    charts in screen_text(app),
                )
            )
        assert left == [(False, True), (False, True), (False, False)], "number, line, charts"
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, ReplayScreen)


async def test_a_game_is_looked_at_through_the_eyes_asked_for(watch: Watch) -> None:
    for view, name in (("kpd", "KPD"), (None, "spectator"), ("nobody", "everything open")):
        app = watch(moment=250, view=view)
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            assert f"View {name}" in place(app)


async def test_the_whole_screen(watch: Watch) -> None:
    app = watch(moment=250)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        same_as_snapshot("replay-screen-120", app)
        await pilot.press("g")
        same_as_snapshot("replay-screen-charts-120", app)


async def test_what_is_wrong_with_a_recording_is_said_in_the_language_chosen(
    watch: Watch, tmp_path: Path
) -> None:
    rows = (SAVES / "example.weimar").read_bytes().splitlines(keepends=True)
    (tmp_path / "cut.weimar").write_bytes(b"".join(rows[:40]) + rows[40][:20] + b"\n" + rows[41])
    app = watch("cut")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "Line 41" in screen_text(app)
        await pilot.press("f9", "right", "right", "escape")
        await pilot.pause()
        assert app.words.lang == "de" and "Zeile 41" in screen_text(app)
