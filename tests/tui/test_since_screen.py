"""The page with the others' moves: its lines, reasons and outcomes, the board after each."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.games.weimar.view.scenes import busy_position
from tests.tui.looking import same_as_snapshot, screen_text, seen
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.replay.passages import PassageText
from weimar_tui.replay.since import Passage
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.since import SinceScreen
from weimar_tui.tui.screens.start import StartScreen

pytestmark = pytest.mark.usefixtures("at_once")


def line(
    view: bytes, number: int, *details: str, text: str = "", reason: str = "", style: str = ""
) -> PassageText:
    """A line with the board after it."""
    return PassageText(Passage(0, number, view), text or f"Line {number}", style, details, reason)


@pytest.fixture
def view(game: WeimarGame) -> bytes:
    """What the SPD sees of a busy board."""
    return game.encode(game.view(busy_position(game), "spd"))


@pytest.fixture
def told(game: WeimarGame) -> tuple[PassageText, ...]:
    """Three lines, after each of which Essen has one more base."""
    found = []
    for number in range(1, 4):
        position = busy_position(game)
        position.cities["essen"].bases = {"spd": number}
        view = game.view(position, "spd")
        found.append(
            PassageText(Passage(0, 4 * number, game.encode(view)), f"Line {number}", "kpd")
        )
    return tuple(found)


@asynccontextmanager
async def opened(
    make_app: Any, make_table: Any, told: tuple[PassageText, ...], size: tuple[int, int] = (120, 40)
) -> AsyncIterator[Any]:
    """The page over the start screen, opened by its pilot."""
    app = make_app()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await app.push_screen(SinceScreen(make_table(), app.loaded(), "spd", told))
        await pilot.pause()
        yield pilot


def rows(app: Any) -> list[str]:
    """The rows of the lines and of what is below them, within their borders."""
    return [row.rstrip("│ ") for row in seen(app, "#decision").rows[1:]]


async def test_the_line_looked_at_has_its_reason_and_what_came_of_it_below(
    make_app: Any, make_table: Any, view: bytes
) -> None:
    told = (
        line(view, 1),
        line(view, 2, "A base in Essen.", "2 vp.", reason="points", style="kpd"),
    )
    async with opened(make_app, make_table, told) as pilot:
        app = pilot.app
        assert app.screen.query_one("#decision").size.height > 6
        assert seen(app, "#decision").style("Line 2") == app.look.style("kpd")
        await pilot.press("down")
        assert rows(app)[:6] == [
            "Since your turn: 2 of 2",
            "  Line 1",
            "▸ Line 2",
            "    A base in Essen.",
            "    2 vp.",
            "    Why: points",
        ]
        shown = seen(app, "#decision")
        for text, style in (
            ("Since", "title"),
            ("Line 1", "text"),
            ("▸", "key bold"),
            ("Line 2", "kpd bold"),
            ("Why", "good"),
            ("A base", "text"),
        ):
            assert shown.style(text) == app.look.style(style), text


async def test_of_many_lines_half_of_the_rows_are_shown_around_the_one_looked_at(
    make_app: Any, make_table: Any, view: bytes
) -> None:
    told = tuple(line(view, number) for number in range(1, 21))
    async with opened(make_app, make_table, told) as pilot:
        height = pilot.app.screen.query_one("#decision").size.height
        room = (height - 2) // 2  # below the title and the heading
        windows = {}
        for place in range(1, 21):
            shown = rows(pilot.app)[1 : 1 + room]
            (here,) = (row for row in shown if row.startswith("▸"))
            assert here.split()[2] == str(place)
            windows[place] = (
                int(shown[0].replace("▸", "").split()[1]),
                shown[0][-1],
                shown[-1][-1],
            )
            assert not any(rows(pilot.app)[1 + room : height])
            await pilot.press("down")
        last = 20 - room + 1
        for place, (first, above, below) in windows.items():
            assert first == max(1, min(place - room // 2, last))
            assert (above == "↑", below == "↓") == (first > 1, first < last)


async def test_a_line_too_long_is_read_in_full_below_and_what_does_not_fit_is_marked(
    make_app: Any, make_table: Any, view: bytes
) -> None:
    letters = "abcdefghijklmnopqrst"
    long = "seven words that come again and again " * 5
    told = (
        line(view, 1, "and so on", text=long, style="spd"),
        line(view, 2, *letters),
    )
    async with opened(make_app, make_table, told) as pilot:
        app = pilot.app
        first, *below = rows(app)[1:]
        more = below[: below.index("    and so on")]
        whole = " ".join((first.removeprefix("▸"), *more))
        assert " ".join(whole.split()) == long.strip(), "once, not cut and whole again"
        assert below[len(more) + 1] == "  Line 2"  # the other lines follow below the details
        assert seen(app, "#decision").styles[3][5] == app.look.style("spd bold")
        await pilot.press("down")
        details = [row.split() for row in rows(app)[3:] if row.strip()]
        assert len(details) == app.screen.query_one("#decision").size.height - 4
        *whole_rows, last = details
        assert [[letter] for letter in letters[: len(whole_rows)]] == whole_rows
        assert last == [letters[len(whole_rows)], "↓"]


async def test_details_without_room_are_read_before_the_next_line(
    make_app: Any, make_table: Any, view: bytes
) -> None:
    many = [f"Detail {number}." for number in range(9)]
    async with opened(make_app, make_table, (line(view, 1, *many), line(view, 2))) as pilot:
        app = pilot.app
        seen_details: list[str] = []
        for _ in many:
            if "▸ Line 1" in rows(app):
                seen_details += [row.strip(" ↓↑") for row in rows(app) if "Detail" in row]
                await pilot.press("down")
        assert list(dict.fromkeys(seen_details)) == many
        assert "▸ Line 2" in rows(app)
        await pilot.press("up")
        assert "▸ Line 1" in rows(app) and any("Detail 0." in row for row in rows(app))


async def test_keys_lead_through_the_lines_and_back_to_the_game(
    make_app: Any, make_table: Any, told: tuple[PassageText, ...]
) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        below = app.screen
        screen = SinceScreen(make_table(), app.loaded(), "spd", told)
        await app.push_screen(screen)
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
        assert screen.shown == screen.game_view.panes[0], "all panes are seen anyway"
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is below


async def test_on_a_small_screen_panes_are_turned(
    make_app: Any, make_table: Any, told: tuple[PassageText, ...]
) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = SinceScreen(make_table(), app.loaded(), "spd", told)
        await app.push_screen(screen)
        await pilot.pause()
        same_as_snapshot("since-80", app)
        panes = screen.game_view.panes
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
    make_app: Any, make_table: Any, told: tuple[PassageText, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("weimar_tui.tui.pane.NEWS", (1000.0, 1000.0))
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        screen = SinceScreen(make_table(), app.loaded(), "spd", told)
        await app.push_screen(screen)
        await pilot.pause()

        def standing_out() -> int:
            news = app.look.style("news.1")
            return sum(cell == news for row in seen(app, "#map").styles for cell in row)

        usual = standing_out()
        await pilot.press("down")
        assert standing_out() == usual, "not with motion off"
        app.motion = True
        await pilot.press("down")
        glowing = standing_out()
        assert glowing > usual
        await pilot.press("down")
        assert standing_out() == usual, "a key ends the highlight, and it is the last line"


async def test_of_panes_that_share_a_place_the_other_can_be_seen(
    make_app: Any, tmp_path: Path
) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        loaded = app.loaded("wir_sind_das_volk")
        seats = dict.fromkeys(("west", "east"), "human")
        table = GameHandle.new(loaded.game, "main", seats, "7", path=tmp_path / "x.weimar")
        view = loaded.game.encode(table.view("west"))
        await app.push_screen(SinceScreen(table, loaded, "west", (line(view, 1),)))
        await pilot.pause()
        panes = {name: app.screen.query_one(f"#{name}") for name in ("west", "east", "forecast")}
        shown = []
        for key in ("f3", "f4", "f2", "alt+6", "f3", "greater_than_sign", "less_than_sign"):
            await pilot.press(key)
            shown.append([name for name, pane in panes.items() if pane.display])
        assert shown == [["east"], ["east"], ["west"], ["forecast"], ["east"], ["east"], ["west"]]
        table.close()


async def test_in_another_language_the_page_is_left(
    make_app: Any, make_table: Any, told: tuple[PassageText, ...]
) -> None:
    async with opened(make_app, make_table, told) as pilot:
        await pilot.press("f9", "escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SinceScreen)
        await pilot.press("f9", "right", "right", "escape")
        await pilot.pause()
        assert pilot.app.words.lang == "de" and isinstance(pilot.app.screen, StartScreen)
