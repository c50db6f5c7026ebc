"""The first guided game: hints during play, after a reload, and at its end."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual.binding import Binding

from tests.games.weimar.view.scenes import weimar_look
from tests.tui.looking import put_cursor_on, screen_text, seen, sizes_and_languages, until
from tests.tui.test_screens import choose
from weimar_tui.cli import main as command
from weimar_tui.games.weimar.rules.events import StepStarted
from weimar_tui.games.weimar.rules.scenario_data import load_scenario, scenario_ids
from weimar_tui.games.weimar.view.layout import places
from weimar_tui.games.weimar.words.lessons import FIRST_WINTER
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.position import Outcome
from weimar_tui.plain.game import COMMANDS
from weimar_tui.plain.lesson import command_of
from weimar_tui.plain.typed import TypedCommands
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.play.lessons import so_far
from weimar_tui.play.saves import latest_unfinished, list_saves
from weimar_tui.registry import game_ids, load_game
from weimar_tui.text.handbook import HINT_KEYS, hints, raw_hints, with_keys
from weimar_tui.text.lessons import Teacher
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.canvas import width_of
from weimar_tui.tui.dialogs.hint import Hint, HintDialog, hint_pages
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.dialogs.roll import RollDialog
from weimar_tui.tui.keys import plain_key
from weimar_tui.tui.layout import Place
from weimar_tui.tui.lessons import begin
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.screens.end import EndScreen
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.start import StartScreen
from weimar_tui.tui.settings import Preferences, Settings

FIRST = {"welcome", "look-around", "phase-republic", "phase-agenda"}


async def settle(pilot: Any) -> None:
    for _ in range(2):
        await pilot.pause()


def first_table(game: Any, path: Path) -> GameHandle:
    players = {"spd": "human", "kpd": "cards", "z": "cards", "dnvp": "cards"}
    return GameHandle.new(game, "first-winter", players, "7", lesson="first-winter", path=path)


async def take_first_lesson(app: LocalApp, pilot: Any) -> None:
    """If asked for a lesson, take the first one."""
    which = app.words.text("learn-which")
    if isinstance(app.screen, QuestionDialog) and which in screen_text(app):
        await pilot.press("enter")
        await settle(pilot)


async def read(app: LocalApp, pilot: Any) -> list[str]:
    """Read all present hints; of several lessons, take the first one."""
    found: list[str] = []
    await settle(pilot)
    await take_first_lesson(app, pilot)
    while isinstance(app.screen, HintDialog):
        found.append(app.screen.hints[app.screen.at].text)
        await pilot.press("enter")
        await settle(pilot)
    return found


async def test_it_begins_with_hints_over_the_board(make_app: Any) -> None:
    app = make_app("de")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("2", "enter")
        await settle(pilot)
        await take_first_lesson(app, pilot)
        assert isinstance(app.screen, HintDialog)
        text = screen_text(app)
        known = hints("weimar", "de")
        assert known["welcome"][:12] in text
        assert "1/" in text
        assert "SPD" in text.splitlines()[0], "the board is in view"
        await pilot.press("enter")
        await settle(pilot)
        assert "2/" in screen_text(app)
        await pilot.press("left")
        assert "1/" in screen_text(app)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog), "? helps during a hint too"
        await pilot.press("escape")
        assert "1/" in screen_text(app)
        assert set(await read(app, pilot)) >= {known[name] for name in FIRST}
        screen = app.screen_stack[-2]
        assert isinstance(screen, GameScreen)
        assert screen.board.asked is not None
        assert screen.board.asked.kind == "agenda"
        assert isinstance(app.screen, QuestionDialog), "the first question follows"
        table = screen.board.table
        assert isinstance(table, GameHandle) and table.session.header.options["free_undo"] is True


@pytest.mark.parametrize(("size", "lang"), sizes_and_languages())
@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("folder", ["", "whole-round"])
def test_no_hint_is_cut_off(
    lang: str, size: tuple[int, int], ascii_only: bool, folder: str
) -> None:
    look = weimar_look(ascii_only=ascii_only)
    for name, hint in hints("weimar", lang, folder).items():
        shown = Hint(hint, "Zentrum: Kommunistische Partei Deutschlands, 4")
        pages = hint_pages((shown,), *size, look, places(*size))
        (place,) = {page.place for page in pages}
        rows = shown.rows(place.width - 4, look)
        assert [row for page in pages for row in page.rows] == rows, name
        assert all(len(page.rows) <= place.height - 2 for page in pages), name
        assert place.y >= 1, name
        widths = [sum(width_of(text) for text, _ in row) for row in rows]
        assert max(widths) <= place.width - 4, name


@pytest.fixture
def laid_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many layouts have panes of the same width: each hint is laid out once for it."""
    monkeypatch.setattr(Hint, "rows", cache(Hint.rows))


@pytest.mark.usefixtures("laid_out_once")
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("lang", ["en", "de", "zh"])
@pytest.mark.parametrize("id", game_ids())
def test_hints_leave_the_board_in_view(id: str, lang: str, size: tuple[int, int]) -> None:
    """A hint lies over the decision, whichever pane it explains, and covers no other; a long one
    has several pages."""
    look = weimar_look()
    loaded = LoadedGame(load_game(id), lang, look)
    view = loaded.game_view
    places_of = {
        (layout, pane): view.places_in(layout, *size, pane)
        for layout in view.layouts
        for pane in view.panes
    }
    texts = [
        text
        for lesson in loaded.plugin.lessons()
        for text in hints(id, lang, lesson.folder).values()
    ]
    for (layout, pane), where in places_of.items():
        seen = {name: one for name, one in where.items() if name not in ("decision", "foot")}
        for text in texts:
            pages = hint_pages((Hint(text),), *size, look, where)
            assert len(pages) <= 2, text
            for name, one in seen.items():
                assert not overlap(one, pages[0].place), (layout, pane, name, text)


def overlap(one: Place, other: Place) -> bool:
    return not (
        one.x + one.width <= other.x
        or other.x + other.width <= one.x
        or one.y + one.height <= other.y
        or other.y + other.height <= one.y
    )


@pytest.mark.usefixtures("laid_out_once")
@pytest.mark.parametrize("size", [(120, 40), (160, 48), (200, 60)])
@pytest.mark.parametrize("lang", ["en", "de", "zh"])
@pytest.mark.parametrize("id", game_ids())
def test_a_hint_about_a_question_covers_neither_answers_nor_what_they_are_about(
    id: str, lang: str, size: tuple[int, int]
) -> None:
    look = weimar_look()
    loaded = LoadedGame(load_game(id), lang, look)
    view = loaded.game_view
    texts = [
        text
        for lesson in loaded.plugin.lessons()
        for text in hints(id, lang, lesson.folder).values()
    ]
    for layout in view.layouts:
        for about in view.panes:
            where = view.places_in(layout, *size, about)
            kept = [place for name, place in where.items() if name in ("decision", "hand", about)]
            for text in texts:
                (page,) = hint_pages((Hint(text, asked=True),), *size, look, where, about)
                assert not any(overlap(place, page.place) for place in kept), (layout, about, text)


@pytest.mark.parametrize("id", game_ids())
async def test_no_hint_covers_the_pane_on_the_screen(make_app: Any, id: str) -> None:
    """Wherever the panes are at the moment: in another layout, or another pane than the first."""
    app = make_app(lang="en")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        loaded = app.loaded(id)
        begin(app, loaded.plugin.lessons()[-1], loaded)
        told = 0
        while told < 4:
            await settle(pilot)
            if isinstance(app.screen, HintDialog):
                told += 1
                box = app.screen.query_one("#hint").region
                (board,) = [one.board for one in app.screen_stack if isinstance(one, GameScreen)]
                for name in loaded.game_view.panes:
                    covers = board.is_seen(name) and board.panes[name].region.overlaps(box)
                    assert not covers, (name, screen_text(app))
            await pilot.press("enter")


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
@pytest.mark.parametrize("id", game_ids())
def test_hints_name_keys_by_their_bindings(id: str, lang: str) -> None:
    """A key in a hint follows the player's own keys; line mode names its command."""
    bindings = [one for one in GameScreen.BINDINGS if isinstance(one, Binding)]
    defaults = {one.id: one.key.split(",")[0] for one in bindings if one.id}
    for binding, usual in HINT_KEYS.items():
        assert plain_key(usual) == defaults[binding]
    loaded = LoadedGame(load_game(id), lang, weimar_look())
    command = command_of(loaded.words)
    typed = TypedCommands(loaded.words, COMMANDS)
    named = 0
    for lesson in loaded.plugin.lessons():
        for place, text in raw_hints(id, lang, lesson.folder).items():
            bare = with_keys(text, lambda binding, usual: "")
            assert "{" not in bare, (place, "names an unknown binding")
            assert not _NAMES_A_KEY.search(bare), (place, "names a key that may be another one")
            named += bare != text
            for binding, usual in HINT_KEYS.items():
                if f"{{{binding}}}" in text:
                    assert typed.understand(command(binding, usual)).command, (place, binding)
    assert named, "the help has a key"


_NAMES_A_KEY = re.compile(
    r"\b(Now )?[Pp]ress [a-z?]\b|\bThe [a-z?/] key|\b[Tt]aste [a-z?/](?!\w)"
    r"|[Dd]rücke? (jetzt )?[a-z?](?!\w)|[;,.] [b-z] (shows|lists|zeigt|opens)"
    r"|按「?[a-z?/]|\b(Enter|Esc|Tab|Ctrl|F\d+)\b"
)


@pytest.mark.slow
async def test_a_whole_lesson(make_app: Any, tmp_path: Path) -> None:
    lang = "zh"
    app = make_app(lang, opening=LocalApp.learn)
    told: list[str] = []
    async with app.run_test(size=(80, 24)) as pilot:
        stops: list[int] = []
        for _ in range(300):
            await settle(pilot)
            await take_first_lesson(app, pilot)
            if isinstance(app.screen, HintDialog):
                stops.append(len(app.screen.hints))
            told += await read(app, pilot)
            if isinstance(app.screen, EndScreen):
                break
            await pilot.press("enter")
        assert isinstance(app.screen, EndScreen)
        assert max(stops) <= 8, "no more than is read"
    known = hints("weimar", lang)
    names = {text: name for name, text in known.items()}
    assert len(told) == len(set(told)), "a hint is told once"
    assert len(told) > 30
    assert any(names[text].startswith("end-") for text in told[-1:])
    phases = [names[text] for text in told if names[text].startswith("phase-")]
    assert phases == ["phase-republic", "phase-agenda", "phase-impulse", "phase-politics"]
    (entry,) = list_saves(tmp_path)
    assert entry.lesson == "first-winter"
    assert entry.ending
    start = make_app("en")
    async with start.run_test(size=(160, 48)) as pilot:
        screen = start.screen
        assert isinstance(screen, StartScreen)
        await until(pilot, lambda: screen.is_painted)
        tiles = {game: seen(start, f"#picture-{game}").text for game in game_ids()}
        await choose(start, pilot, "new")
        about = seen(start, "#about").text
        assert "Learn: A whole round" in about and "New here" not in about
    told_on = {game for game, tile in tiles.items() if "lessons completed: 1 of" in tile}
    assert told_on == {"weimar"} and "not played yet" not in tiles["weimar"]


def played(game: Any, table: GameHandle, lessons: Teacher, picks: int) -> list[str]:
    """Play on with the first options; return all hints on the way, also those of questions."""
    found: list[str] = []
    told = len(table.events)
    for _ in range(picks):
        decision: Decision = table.human_decisions()[0]
        if table.silent_answer(decision) is None:
            found += lessons.of(decision)
        table.pick(decision.number, decision.options[0])
        for event in table.events[told:]:
            found += lessons.of(event.seen_by("spd"))
        told = len(table.events)
    return found


@pytest.mark.parametrize("picks", [0, 1, 6, 15])
def test_a_lesson_knows_what_was_told_before_a_reload(
    game: Any, tmp_path: Path, picks: int
) -> None:
    path = tmp_path / "learn.weimar"
    table = first_table(game, path)
    lessons = Teacher("weimar", FIRST_WINTER, "en")
    for event in table.events:
        lessons.of(event.seen_by("spd"))
    played(game, table, lessons, picks)
    table.close()
    again = GameHandle.open(path, lambda header: game)
    after = Teacher("weimar", FIRST_WINTER, "en")
    due = so_far(after, again, "spd")
    again.close()
    assert after.seen == lessons.seen
    if picks == 0:
        assert [text[:12] for text, _ in due] == [
            hints("weimar", "en")[n][:12] for n in sorted_first()
        ]
        assert all(event is None for _, event in due)
    else:
        assert len(due) < 8
        assert all(event is not None for _, event in due[:1]), "what happened is told with it"


def sorted_first() -> list[str]:
    return ["welcome", "look-around", "phase-republic", "phase-agenda"]


async def test_below_a_hint_nobody_is_waited_for_when_it_is_ones_own_turn(make_app: Any) -> None:
    app = make_app(lang="en")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        loaded = app.loaded("junta")
        begin(app, loaded.plugin.lessons()[0], loaded)
        own = 0
        for _ in range(120):
            await settle(pilot)
            boards = [screen for screen in app.screen_stack if isinstance(screen, GameScreen)]
            table = boards[0].table
            if isinstance(app.screen, HintDialog) and table.bot_decision() is None:
                own += 1
                assert "Waiting for" not in screen_text(app)
            if boards[0].board.bar.choice.current is None:  # a question of giving something up
                await pilot.press("down")
            await pilot.press("enter")
            if own > 5:
                break
        assert own > 5


async def test_reload_goes_on_with_the_lesson(make_app: Any, game: Any, tmp_path: Path) -> None:
    table = first_table(game, tmp_path / "learn.weimar")
    lessons = Teacher("weimar", FIRST_WINTER, "en")
    for event in table.events:
        lessons.of(event)
    before = played(game, table, lessons, 8)
    number = table.human_decisions()[0].number
    table.close()
    entry = latest_unfinished(tmp_path, lesson="first-winter")
    assert entry is not None
    app = make_app(opening=LocalApp.learn)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await take_first_lesson(app, pilot)
        assert isinstance(app.screen, QuestionDialog)
        assert "Start over" in screen_text(app)
        await pilot.press("enter")
        told = await read(app, pilot)
        assert hints("weimar", "en")["welcome"] not in told
        assert hints("weimar", "en")["agenda"] not in told
        assert set(told) - set(before)
        screen = app.table_now()
        assert screen is not None
        assert screen.human_decisions()[0].number == number
    assert len(list_saves(tmp_path)) == 1


@pytest.mark.parametrize("picks", [0, 8])
async def test_the_hints_about_news_and_a_question_open_and_close_together(
    make_app: Any, game: Any, tmp_path: Path, picks: int
) -> None:
    """A second hint that comes up elsewhere would take keys meant for the board."""
    table = first_table(game, tmp_path / "learn.weimar")
    lessons = Teacher("weimar", FIRST_WINTER, "en")
    played(game, table, lessons, picks)
    table.close()
    app = make_app(opening=LocalApp.learn)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await take_first_lesson(app, pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, HintDialog)
        assert {hint.asked for hint in app.screen.hints} == {False, True}
        await pilot.press("escape")
        await settle(pilot)
        assert not isinstance(app.screen, HintDialog)
        await pilot.press("q")
        await settle(pilot)
        assert isinstance(app.screen, StartScreen)


async def test_keys_typed_before_a_hint_came_up_do_not_close_it(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.input_guard.wait = 1000.0
        await app.push_screen(HintDialog((Hint("Read me."),)))
        await pilot.pause()
        await pilot.press("q", "escape", "enter")
        assert isinstance(app.screen, HintDialog)
        app.input_guard.wait = 0.0
        await pilot.press("q")
        await pilot.pause()
        assert not isinstance(app.screen, HintDialog)


async def test_hints_can_be_read_again_and_undo_tells_nothing_twice(make_app: Any) -> None:
    app = make_app(opening=LocalApp.learn)
    async with app.run_test(size=(120, 40)) as pilot:
        first = await read(app, pilot)
        assert first
        if isinstance(app.screen, QuestionDialog):
            await pilot.press("escape")
            await settle(pilot)
        screen = app.screen
        assert isinstance(screen, GameScreen)
        assert "i hint" in screen_text(app)
        await pilot.press("i")
        await settle(pilot)
        assert isinstance(app.screen, HintDialog)
        assert "i hint" not in screen_text(app), "below a hint no key of the board works"
        for key in ("s", "e", "v"):
            await pilot.press(key)
            assert "Esc closes the hint; then this key works" in screen_text(app)
            assert isinstance(app.screen, HintDialog)
        again = await read(app, pilot)
        assert again[-1] == first[-1]
        await pilot.press("enter")
        told = await read(app, pilot)
        screen.action_undo()
        assert not set(await read(app, pilot)) & {*first, *told}


async def test_where_several_play_there_are_no_hints(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        app.play(make_table(humans=("spd", "kpd")))
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, GameScreen)
        assert "i hint" not in screen_text(app)


# --- all scenarios ------------------------------------------------------------------------------
@pytest.mark.parametrize("scenario", sorted(scenario_ids()))
async def test_every_scenario_can_be_chosen_and_begun(
    make_app: Any, tmp_path: Path, scenario: str
) -> None:
    app = make_app()
    name = load_scenario(scenario).name["en"]
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1", "enter")
        await pilot.pause()
        put_cursor_on(app, "scenario")
        for _ in range(len(scenario_ids())):
            if name in screen_text(app):
                break
            await pilot.press("right")
            await pilot.pause()
        assert name in screen_text(app)
        put_cursor_on(app, "fold:details")
        await pilot.press("enter")
        await pilot.pause()
        text = screen_text(app)
        by_cards = load_scenario(scenario).card_run
        assert text.count("played by behaviour cards") == len(by_cards)
        put_cursor_on(app, "begin")
        await pilot.press("enter")
        await settle(pilot)
        screen = app.table_now()
        assert screen is not None
    (entry,) = list_saves(tmp_path)
    assert entry.scenario == scenario
    assert {seat for seat, who in entry.players.items() if who == "cards"} == set(by_cards)


@pytest.mark.parametrize("scenario", sorted(set(scenario_ids()) - {"main"}))
def test_bots_can_play_every_scenario(scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["simulate", "--scenario", scenario, "-n", "1", "--bots", "random"]) == 0
    assert f"({scenario})" in capsys.readouterr().out


# --- the command --------------------------------------------------------------------------------
def test_learn_runs_the_app_on_the_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {}
    monkeypatch.setattr("weimar_tui.tui.app.run", lambda **options: asked.update(options) or 0)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert command.main(["--ascii", "learn", "--lang", "zh", "--seed", "3"]) == 0
    assert asked["learn"]
    assert (asked["lang"], asked["seed"], asked["ascii_only"]) == ("zh", "3", True)
    assert asked["motion"]


def test_learn_needs_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["learn"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("reason", "lang"),
    [("lost-power", "en"), ("lost-threats", "de"), ("limping", "zh"), ("outstanding", "de")],
)
async def test_the_end_says_how_the_winter_went(
    make_app: Any, game: Any, tmp_path: Path, lang: str, reason: str
) -> None:
    app = make_app(lang)
    table = first_table(game, tmp_path / "learn.weimar")
    winners = () if reason.startswith("lost") else ("spd",)
    outcome = table.session.position.outcome = Outcome("republic-survived", winners, reason)
    async with app.run_test(size=(120, 40)) as pilot:
        loaded = app.loaded()
        await app.push_screen(EndScreen(table, loaded, lambda: begin(app, FIRST_WINTER, loaded)))
        ended = loaded.words.ended(outcome, table.view(None), "spd")
        reasons = loaded.words.why(outcome, table.view(None), table.events)
        await until(pilot, lambda: ended.title in screen_text(app))
        rows = screen_text(app).split("\n")
        assert rows[1].strip().startswith(ended.title)
        for sentence in (ended.text, *reasons):
            assert any(sentence[:12] in row for row in rows), sentence
        assert loaded.words.ending_name("republic-survived") not in rows[1]
        assert loaded.words.ui("end-key-again").strip() in rows[-1]
        await pilot.press("a")
        assert app.table_now() is not table, "the lesson begins anew"
    table.close()


def test_a_list_of_saves_tells_a_loser_that_he_lost(game: Any) -> None:
    words = WeimarMessages("en", game.data, strict=True)
    assert words.ending_name("republic-survived", won=False) == "You lost the winter"
    assert words.ending_name("republic-survived", won=True) == "The republic has survived"


async def test_which_game_is_learnt_is_asked_whatever_was_played_last(make_app: Any) -> None:
    app = make_app("en", game="junta", opening=LocalApp.learn_any)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.pause()
        text = screen_text(app)
        assert "Which game would you like to learn?" in text
        for name in ("Weimar", "Junta", "Wir sind das Volk!"):
            assert name in text
        await pilot.press("enter")
        await pilot.pause()
        assert "The First Winter" in screen_text(app), "Weimar stands first"


async def test_the_name_of_the_next_lesson_is_whole_on_the_start_screen(make_app: Any) -> None:
    app = make_app("de", game="junta")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("2")
        await pilot.pause()
        name = app.loaded().words.text("learn-game-one-night")
        told = seen(app, "#about").text.replace("▌", "")
        assert "".join(name.split()) in "".join(told.split())


@pytest.mark.parametrize(("place", "lang"), [(0, "zh"), (1, "de")])
async def test_the_end_of_a_lesson_leads_to_the_next(make_app: Any, lang: str, place: int) -> None:
    app = make_app(lang, game="wir_sind_das_volk")
    loaded = app.loaded()
    lesson, following = loaded.plugin.lessons()[place], loaded.plugin.lessons()[1]
    async with app.run_test(size=(100, 40)) as pilot:
        begin(app, lesson, loaded)
        await settle(pilot)
        app.table_now().session.position.outcome = Outcome("lesson-over", (), "")
        while not isinstance(app.screen, EndScreen):
            await read(app, pilot)
            await pilot.press("enter")
        await pilot.press("enter")
        await settle(pilot)
        name = loaded.words.text(f"learn-game-{following.id}")
        assert (name in screen_text(app)) == (lesson != following)
        if lesson != following:
            put_cursor_on(app, "next")
            await pilot.press("enter")
            await settle(pilot)
            assert app.table_now().session.header.scenario == following.scenario


async def test_a_hint_names_the_keys_that_work_now(make_app: Any) -> None:
    """No way back before the second hint, and the last one is closed."""
    app = make_app("en")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("2", "enter")
        await settle(pilot)
        await take_first_lesson(app, pilot)
        dialog = app.screen
        assert isinstance(dialog, HintDialog)

        def keys() -> str:
            return seen(app, "#hint").rows[-1]

        assert "Enter next" in keys() and "back" not in keys() and "Esc close" in keys()
        await pilot.press("enter")
        assert "Enter next" in keys() and "back" in keys()
        for _ in dialog.hints[2:]:
            await pilot.press("enter")
        assert "next" not in keys() and "back" in keys() and "Enter close" in keys()


async def test_a_digit_goes_on_to_the_next_hint_and_answers_nothing(make_app: Any) -> None:
    app = make_app("en", opening=LocalApp.learn)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await take_first_lesson(app, pilot)
        assert isinstance(app.screen, HintDialog)
        hints_open = app.screen
        number = len(hints_open.hints)
        await pilot.press("2")
        assert hints_open.at == 1
        await pilot.press(*"3" * (number - 1))
        await settle(pilot)
        assert isinstance(app.screen, QuestionDialog), "the question is still open"


@pytest.mark.parametrize(("chosen", "key"), [({}, "s"), ({"game.since": "z"}, "z")])
async def test_a_key_of_the_board_is_told_that_the_hint_comes_first(
    make_app: Any, chosen: dict[str, str], key: str
) -> None:
    """Whatever key the player has given it."""
    app = make_app("en", opening=LocalApp.learn, preferences=Preferences(Settings(keys=chosen)))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await take_first_lesson(app, pilot)
        await pilot.press(key)
        assert "Esc closes the hint" in seen(app, "#hint").rows[-1]
        await pilot.press("enter")
        assert "Enter next" in seen(app, "#hint").rows[-1]
        await pilot.press("escape")
        assert not isinstance(app.screen, HintDialog)


async def test_a_digit_goes_to_the_answer_if_the_hint_leaves_the_answers_visible(
    make_app: Any,
) -> None:
    """Enter would otherwise take another answer than the one whose number was typed."""
    app = make_app("en", opening=LocalApp.learn)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await take_first_lesson(app, pilot)
        await read(app, pilot)
        put_cursor_on(app, "S02")
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, HintDialog), "a hint about the city"
        await pilot.press("5")
        await settle(pilot)
        assert not isinstance(app.screen, HintDialog)
        rows = [row for row in screen_text(app).split("\n") if "▸" in row]
        assert any("▸ 5 Berlin" in row for row in rows), rows


def lesson_before_step(game: Any, path: Path, number: int) -> None:
    """Save the first lesson at the last answer before a step of the Politics Phase."""
    table = first_table(game, path.with_name("whole.weimar"))
    picks: list[str] = []
    while not any(
        isinstance(event, StepStarted) and event.number == number for event in table.events
    ):
        decision = table.human_decisions()[0]
        picks.append(decision.options[0])
        table.pick(decision.number, picks[-1])
    table.close()
    table = first_table(game, path)
    for option in picks[:-1]:
        table.pick(table.human_decisions()[0].number, option)
    table.close()


async def test_a_step_is_explained_before_the_card_about_its_dice(
    make_app: Any, game: Any, tmp_path: Path
) -> None:
    path = tmp_path / "late" / "learn.weimar"
    path.parent.mkdir()
    lesson_before_step(game, path, 5)
    app = make_app("en", opening=lambda app: app.open_save(path))
    app.outcomes_stay = True
    told: list[str] = []
    async with app.run_test(size=(120, 40)) as pilot:
        for _ in range(60):
            told += await read(app, pilot)
            if isinstance(app.screen, RollDialog) and "Crisis" in screen_text(app):
                break
            await pilot.press("enter")
        assert isinstance(app.screen, RollDialog)
        assert hints("weimar", "en")["step-5"] in told
