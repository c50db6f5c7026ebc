"""Changes are animated for less than half a second; keys skip them, and motion can be off."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from textual.events import Key
from textual.geometry import Region

from tests.games.weimar.view.moments import RECORDED
from tests.games.weimar.view.scenes import busy_position, weimar_look
from tests.make_saves import SAVES
from tests.tui.looking import put_cursor_on, screen_text, seen, until
from weimar_tui.games.weimar.rules.events import (
    BasePlaced,
    CardDiscarded,
    CardPlayed,
    DiceRolled,
    NegotiationEnded,
    RandomCityRolled,
    RoundStarted,
    StepStarted,
    StresemannTurned,
    VpChanged,
)
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.opinion import CELLS, PLACES
from weimar_tui.games.weimar.rules.position import WeimarPosition
from weimar_tui.games.weimar.view.motion import between, played, rolls, way
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.branch import branch
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.dialogs.roll import RollDialog
from weimar_tui.tui.motion import FALL, STRIDE, STRIDES
from weimar_tui.tui.pane import NEWS, Pane
from weimar_tui.tui.screens.game import GameScreen


def test_everything_takes_less_than_half_a_second() -> None:
    assert max(FALL, STRIDE * STRIDES, sum(NEWS)) < 0.5


@pytest.mark.parametrize("origin", CELLS)
def test_a_marker_walks_from_cell_to_cell(origin: str) -> None:
    for target in CELLS:
        cells = [PLACES[cell] for cell in (origin, *way(origin, target), target)]
        for (x, y), (next_x, next_y) in pairwise(cells):
            assert abs(next_x - x) + abs(next_y - y) == (origin != target)


def test_moments_between_lead_from_one_view_to_the_next(game: WeimarGame) -> None:
    before = busy_position(game)
    after = before.copy()
    after.issues["economy-1"] = "D2"
    after.economy = 4
    found = between(before, after)
    assert [moment.issues["economy-1"] for moment in found] == ["S1", "0", "D1"]
    assert [moment.economy for moment in found] == [3, 3, 3]
    assert after.issues["economy-1"] == "D2"


def test_nothing_lies_between_alike_views(game: WeimarGame) -> None:
    position = busy_position(game)
    assert between(position, position.copy()) == []


def test_each_roll_is_shown_with_what_came_of_it(game: WeimarGame) -> None:
    first = DiceRolled("spd", "demonstrate", (5,), 5, "essen")
    base = BasePlaced("spd", "essen")
    second = DiceRolled("kpd", "coup", (6, 6), 7, "berlin")
    assert rolls([base, first, base, second], game.data.tables) == [(first, [base]), (second, [])]


def test_a_roll_is_shown_without_what_begins_after_it(game: WeimarGame) -> None:
    treaty = DiceRolled("z", "negotiate", (4, 6), 7)
    done = NegotiationEnded("z", "A13", success=True)
    gained = VpChanged("z", 1, 13, "A13")
    city = RandomCityRolled((2, 6), "essen")
    lost = VpChanged("z", -1, 12, "unrest")
    told = [
        treaty,
        done,
        gained,
        StresemannTurned("active"),
        StepStarted(5),
        lost,
        DiceRolled("z", "city", (2, 6), 8),
        city,
        lost,
        CardDiscarded("z", "Z13"),
        lost,
    ]
    assert rolls(told, game.data.tables) == [(treaty, [done, gained]), (city, [lost])]


@pytest.mark.parametrize("name", RECORDED)
def test_treaties_in_recorded_games_end_with_their_own_effects(game: WeimarGame, name: str) -> None:
    replay = Replay.open(SAVES / f"{name}.weimar", lambda header: game)
    later = (StepStarted, StresemannTurned, CardDiscarded, DiceRolled, RoundStarted)
    for moment in range(replay.first + 1, replay.last + 1):
        for roll, after in rolls(replay.events_of(moment), game.data.tables):
            assert not any(isinstance(event, later) for event in after), roll


# --- news stands out ----------------------------------------------------------------------------
class Sheet(LocalApp):
    """An app with one pane."""

    def on_mount(self) -> None:
        self.screen.mount(Pane(weimar_look(), id="sheet"))


def glowing(pane: Pane) -> str:
    """The letters that are highlighted."""
    news = {pane.look.style("news.1"), pane.look.style("news.2")}
    lines = pane.render_lines(Region(0, 0, *pane.size))
    segments = [segment for strip in lines for segment in strip]
    return "".join(segment.text for segment in segments if segment.style in news)


def say(text: str) -> Any:
    def draw(canvas: Canvas) -> None:
        canvas.put(0, 0, text)

    return draw


async def test_what_has_changed_stands_out_for_a_moment() -> None:
    async with Sheet().run_test(size=(80, 24)) as pilot:
        pane = pilot.app.screen.query_one(Pane)
        pane.styles.width, pane.styles.height = 20, 1
        await pilot.pause()
        pane.show(say("Essen [SK·]"))
        assert glowing(pane) == ""
        pane.show(say("Essen [SKZ]"), fresh=True)
        assert glowing(pane) == "[SKZ]"
        pane.show(say("Essen [SKZ]"))
        assert glowing(pane) == "[SKZ]", "drawing it again does not end it"
        pane.show(say("Essen [SKD]"))
        assert glowing(pane) == "", "what is no news does not glow"
        pane.show(say("Essen [SKZ]"), fresh=True)
        await until(pilot, lambda: not glowing(pane))


# --- in a game ----------------------------------------------------------------------------------
def moving_app(game: WeimarGame, path: Any, *, motion: bool) -> LocalApp:
    app = LocalApp(lang="en", motion=motion, saves=path.parent)
    app.input_guard.wait = 0.0
    app.outcomes_stay = False
    app.loaded_games.add(game)
    return app


def on(pilot: Any, screen: type) -> Callable[[], bool]:
    return lambda: isinstance(pilot.app.screen, screen)


async def test_dice_fall_when_somebody_rolls(game: WeimarGame, before_a_roll: Any) -> None:
    app = moving_app(game, before_a_roll, motion=True)
    async with app.run_test(size=(120, 40)) as pilot:
        app.open_save(before_a_roll)
        await pilot.pause()
        await pilot.press("2", "enter")
        await until(pilot, on(pilot, RollDialog))
        title = next(row for row in screen_text(app).splitlines() if "┌─" in row)
        assert re.search(
            r"┌─ (Demonstration|Coup|March|Agitation) in \w+ · (SPD|KPD|Zentrum|DNVP)", title
        ), title
        await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(app.screen, RollDialog)


def _before_an_event_that_rolls(game: WeimarGame) -> tuple[Replay, int, str, str]:
    """A moment of a recorded game, a seat, and an event it can play that rolls dice at once."""
    for name in ("overthrow-cities", "example", "anarchy", "nsdap", "overthrow-seats"):
        replay = Replay.open(SAVES / f"{name}.weimar", lambda header: game)
        for moment in range(replay.first, replay.last):
            replay.jump(moment)
            for seat in game.seats():
                if option := _event_that_rolls(game, replay.position, seat):
                    return replay, moment, seat, option
    raise AssertionError("no recorded game has one")


def _event_that_rolls(game: WeimarGame, position: WeimarPosition, seat: str) -> str:
    """An event in this seat's hand that rolls dice at once, or ""."""
    decision = next((d for d in position.decisions if d.seat == seat), None)
    if decision is None or decision.kind != "play-card":
        return ""
    for option in decision.options:
        if option.endswith(":event"):
            runner = game.resume(position.copy(), listen=True)
            runner.pick(decision.number, option)
            if any(isinstance(event, DiceRolled) for event in runner.events or ()):
                return option
    return ""


async def test_the_card_that_is_rolled_for_is_told_before_its_dice(
    game: WeimarGame, tmp_path: Any
) -> None:
    replay, moment, seat, option = _before_an_event_that_rolls(game)
    path = tmp_path / "card.weimar"
    players = {other: "human" if other == seat else "random" for other in game.seats()}
    branch(replay, moment, path, players=players)
    card = option.partition(":")[0]
    app = moving_app(game, path, motion=True)
    async with app.run_test(size=(160, 48)) as pilot:
        app.open_save(path)
        await pilot.pause()
        board: Any = app.screen
        name = board.board.words.card(card)

        def drawn(pane: str) -> str:
            shown = board.query_one(f"#{pane}", Pane)
            rows = (shown.render_line(y).text for y in range(shown.size.height))
            return " ".join(" ".join(row.strip("│ ") for row in rows).split())

        word = max(name.split(), key=len)  # on a narrow card a name is broken
        assert word in drawn("hand")
        board.board.bar.choice.go(option)
        await pilot.press("enter")
        await until(pilot, on(pilot, RollDialog))
        assert word not in drawn("hand")
        assert f"plays “{name}”" in drawn("chronicle")
        rolling: Any = app.screen
        outcome = rolling.result_lines[0]
        assert outcome not in drawn("chronicle")
        await pilot.press("enter")
        await until(pilot, on(pilot, GameScreen))
        assert any(outcome in line.full for line in board.scene_now().chronicle)


def test_a_face_down_card_leaves_its_hand_too(game: WeimarGame) -> None:
    before = busy_position(game)
    before.hands["kpd"] = ["?", "?", "?"]
    card = before.hands["spd"][1]
    now = played(before, [CardPlayed("kpd", "K05", "event"), CardPlayed("spd", card, "debate")])
    assert len(now.hands["kpd"]) == 2
    assert card not in now.hands["spd"]
    assert card in before.hands["spd"]


async def test_no_dice_fall_with_motion_off(game: WeimarGame, before_a_roll: Any) -> None:
    app = moving_app(game, before_a_roll, motion=False)
    async with app.run_test(size=(120, 40)) as pilot:
        app.open_save(before_a_roll)
        await pilot.pause()
        table = app.table_now()
        assert table is not None
        screens = set()

        def rolled() -> bool:
            screens.add(type(app.screen))
            fallen = any(isinstance(event, DiceRolled) for event in table.events)
            return fallen and bool(table.human_decisions())

        await pilot.press("2")
        app.post_message(Key("enter", None))
        await until(pilot, rolled)
        assert RollDialog not in screens


async def test_after_the_space_bar_nothing_is_waited_for_until_the_next_question(
    game: WeimarGame, before_a_roll: Any
) -> None:
    app = moving_app(game, before_a_roll, motion=True)
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_save(before_a_roll)
        await pilot.pause()
        await pilot.press("f7")
        await pilot.pause()
        assert not app.screen.query_one("#map").region.area
        await pilot.press("escape", "2", "enter")
        await until(pilot, on(pilot, RollDialog))
        board: Any = app.screen_stack[-2]
        assert board.query_one("#map").region.area, "where it happens is seen on a small screen"
        await pilot.press("space")
        table = app.table_now()
        assert table is not None
        await until(pilot, lambda: bool(table.human_decisions()))
        await until(pilot, lambda: not isinstance(app.screen, RollDialog))


async def test_markers_are_seen_on_their_way_and_what_is_new_stands_out(
    game: WeimarGame, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a moment of the recorded game when a pick moves a marker across a cell."""
    monkeypatch.setattr("weimar_tui.tui.playing.showing.STRIDE", 0.3)
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    for moment in range(replay.first, replay.last):
        replay.jump(moment)
        pick = replay.pick_at(moment + 1)
        if pick is None:
            continue
        before = game.view(replay.position, pick.seat)
        replay.jump(moment + 1)
        rolled = any(isinstance(event, DiceRolled) for event in replay.events_of(moment + 1))
        if between(before, game.view(replay.position, pick.seat)) and not rolled:
            break
    assert pick is not None
    path = tmp_path / "walk.weimar"
    players = {seat: "human" if seat == pick.seat else "random" for seat in game.seats()}
    branch(replay, moment, path, players=players)
    app = moving_app(game, path, motion=True)
    async with app.run_test(size=(160, 48)) as pilot:
        app.open_save(path)
        await pilot.pause()
        board: Any = app.screen
        drawn: list[str] = []

        def watched() -> bool:
            panes = "".join(seen(app, f"#{name}").text for name in ("opinion", "tracks"))
            if not drawn or drawn[-1] != panes:
                drawn.append(panes)
            return len(drawn) > 2

        watched()
        put_cursor_on(app, pick.option)
        board.board.bar.focus()
        app.post_message(Key("enter", None))
        await until(pilot, watched)
        assert len({*drawn}) > 2, "neither as it was nor as it is now"
