"""The page of what the others did: its lines, why and what came of it, the board after each."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from textual import events

from tests.tui.looking import same_as_snapshot, screen_text, seen
from tests.weimar.screen.scenes import busy_position, weimar_look
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.registry import load_game
from weimar_tui.table.since import Passage
from weimar_tui.table.told import Told
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.look import Look
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.since import SinceScreen

pytestmark = pytest.mark.usefixtures("at_once")


class Unshown(SinceScreen):
    """The page without an app; only its lines can be drawn."""

    @property
    def look(self) -> Look:
        return weimar_look()


def line(number: int, *details: str, reason: str = "", style: str = "") -> Told:
    return Told(Passage(0, number, b""), f"Line {number}", style, details, reason)


@pytest.fixture
def page(game: WeimarGame, make_table: Any) -> Any:
    def make(told: tuple[Told, ...], place: int = 0) -> SinceScreen:
        screen = Unshown(make_table(), Playset(game, "en"), "spd", told)
        screen.place_now = place
        return screen

    return make


def drawn(screen: SinceScreen, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height, weimar_look())
    screen._draw_lines(canvas)
    return canvas


def test_the_line_looked_at_has_its_reason_and_what_came_of_it_below(page: Any) -> None:
    told = (line(1), line(2, "A base in Essen.", "2 vp.", reason="points", style="kpd"))
    canvas = drawn(page(told, 1), 40, 9)
    assert canvas.text().split("\n") == [
        "Since your turn: 2 of 2",
        "  Line 1",
        "▸ Line 2",
        "    Why: points",
        "    A base in Essen.",
        "    2 vp.",
        "",
        "",
        "",
    ]
    assert [canvas.styles()[y][x] for y, x in ((0, 0), (1, 2), (2, 0), (2, 2), (3, 4), (4, 4))] == [
        "title",
        "text",
        "key bold",
        "kpd bold",
        "good",
        "text",
    ]
    assert drawn(page(told, 0), 40, 9).styles()[2][2] == "kpd"


def test_of_many_lines_half_of_the_rows_are_shown_around_the_one_looked_at(page: Any) -> None:
    told = tuple(line(number) for number in range(1, 8))
    seen = {}
    for place in range(7):
        canvas = drawn(page(told, place), 20, 9)
        rows = canvas.text().split("\n")
        seen[place] = (
            [row.split()[-1] if row[-1] not in "↑↓" else row.split()[-2] for row in rows[1:5]],
            canvas.at(19, 1) + canvas.at(19, 4),
        )
        assert rows[1 + place - int(seen[place][0][0]) + 1].startswith("▸")
        assert not any(rows[5:])
    assert seen == {
        0: (["1", "2", "3", "4"], " ↓"),
        1: (["1", "2", "3", "4"], " ↓"),
        2: (["1", "2", "3", "4"], " ↓"),
        3: (["2", "3", "4", "5"], "↑↓"),
        4: (["3", "4", "5", "6"], "↑↓"),
        5: (["4", "5", "6", "7"], "↑ "),
        6: (["4", "5", "6", "7"], "↑ "),
    }
    canvas = drawn(page(told, 6), 20, 4)
    assert canvas.text().split("\n")[1:] == ["  Line 6           ↑", "▸ Line 7", ""]


def test_a_line_too_long_is_read_in_full_below(page: Any) -> None:
    told = (Told(Passage(0, 1, b""), "One two three four five six", "spd", ("and so on",)),)
    canvas = drawn(page(told), 20, 6)
    assert canvas.text().split("\n")[1:] == [
        "▸ One two three fou…",
        "    One two three",
        "    four five six",
        "    and so on",
        "",
    ]
    assert canvas.styles()[2][4] == "spd bold"
    assert drawn(page(told), 29, 6).text().split("\n")[1:3] == [
        "▸ One two three four five six",
        "    and so on",
    ]


def test_what_does_not_fit_is_marked(page: Any) -> None:
    told = (line(1, "a", "b", "c"),)
    assert drawn(page(told), 20, 5).text().split("\n")[2:] == ["    a", "    b", "    c"]
    rows = drawn(page(told), 20, 4).text().split("\n")
    assert rows[2:] == ["    a", "    b              ↓"]
    assert "↓" not in drawn(page(told), 20, 2).text()


@pytest.fixture
def told(game: WeimarGame) -> tuple[Told, ...]:
    """Three lines after which another base stands in Essen each."""
    found = []
    for number in range(1, 4):
        position = busy_position(game)
        position.cities["essen"].bases = {"spd": number}
        view = game.view(position, "spd")
        found.append(Told(Passage(0, 4 * number, game.encode(view)), f"Line {number}", "kpd"))
    return tuple(found)


async def test_keys_lead_through_the_lines_and_back_to_the_game(
    make_app: Any, make_table: Any, told: tuple[Told, ...]
) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        below = app.screen
        screen = SinceScreen(make_table(), app.playset(), "spd", told)
        app.push_screen(screen)
        await pilot.pause()
        same_as_snapshot("since-120", app)
        places = []
        for key in ("down", "j", "right", "up", "h", "left", "end", "home", "l", "k", "enter"):
            await pilot.press(key)
            places.append(screen.place_now)
        assert places == [1, 2, 2, 1, 0, 0, 2, 0, 1, 0, 1]
        essen = next(row for row in screen_text(app).split("\n") if "Essen" in row)
        assert "SS·" in essen, "the board as it was after the line"
        assert len(screen.scene().events) == min(8, len(screen.events))
        await pilot.press("c")
        assert isinstance(app.screen, CodexScreen)
        await pilot.press("escape", "question_mark")
        assert isinstance(app.screen, ReadingDialog)
        await pilot.press("escape", "space")
        same_as_snapshot("since-last-120", app)
        await pilot.press("f3")
        assert screen.shown == screen.kit.panes[0], "all panes are seen anyway"
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is below


async def test_on_a_small_screen_panes_are_turned(
    make_app: Any, make_table: Any, told: tuple[Told, ...]
) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = SinceScreen(make_table(), app.playset(), "spd", told)
        app.push_screen(screen)
        await pilot.pause()
        same_as_snapshot("since-80", app)
        panes = screen.kit.panes
        shown = []
        for key in ("greater_than_sign", "comma", "less_than_sign", "full_stop", "f4", "alt+1"):
            await pilot.press(key)
            shown.append(screen.shown)
        assert shown == [panes[1], panes[0], panes[-1], panes[0], panes[2], panes[0]]
        await pilot.press("f9", "escape")
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        await pilot.press("down")
        assert screen.place_now == 0, "what is not seen is not walked through"
        await pilot.resize_terminal(80, 24)
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is not screen


async def test_what_has_changed_from_line_to_line_stands_out(
    make_app: Any, make_table: Any, told: tuple[Told, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("weimar_tui.tui.pane.GLOW", 1000.0)
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        screen = SinceScreen(make_table(), app.playset(), "spd", told)
        app.push_screen(screen)
        await pilot.pause()

        def standing_out() -> int:
            return sum(bool(cell.reverse) for row in seen(app, "#map").styles for cell in row)

        usual = standing_out()
        await pilot.press("down")
        assert standing_out() == usual, "not with motion off"
        app.motion = True
        await pilot.press("down")
        glowing = standing_out()
        assert glowing > usual
        await pilot.press("down")
        assert standing_out() == glowing, "it is the last line"


class Turned(Unshown):
    """The page without an app; which panes are seen is as the game's layout says."""

    size = (120, 40)  # type: ignore[assignment]

    def query_one(self, name: Any, kind: Any = None) -> Any:
        return SimpleNamespace(display=name[1:] in self.kit.places(*self.size, self.shown))

    def place_all(self, width: int, height: int) -> None:
        self.turns = (*getattr(self, "turns", ()), self.shown)


def test_of_panes_that_share_a_place_the_other_can_be_seen(make_table: Any) -> None:
    playset = Playset(load_game("wir_sind_das_volk"), "en")
    table: Any = SimpleNamespace(events=[], seats=("west", "east"), players={})
    screen = Turned(table, playset, "west", (line(1),))
    for key in ("f3", "f3", "f4", "f2", "alt+6"):
        screen.on_key(events.Key(key, None))
    assert screen.turns == ("east", "west", "forecast"), "areas are seen anyway"
    screen.shown = "west"
    screen.action_turn(1)
    screen.action_turn(-1)
    assert screen.turns[3:] == ("east", "west")


def test_in_another_language_the_page_is_opened_anew(page: Any) -> None:
    screen = page((line(1),))
    did: list[str] = []
    screen.refit = lambda: did.append("drawn")
    screen.dismiss = lambda answer: did.append("left")
    screen.follow_settings()
    screen.playset.speak("de")
    screen.follow_settings()
    assert did == ["drawn", "left"]
