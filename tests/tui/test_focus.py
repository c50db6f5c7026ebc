"""Where the focus is, and what a key does there."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.tui.looking import style_rows
from tests.tui.playing import begun, begun_to_agenda, picked
from weimar_tui.games.weimar.view.layout import PANES
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.settings import Preferences, Settings, Theme
from weimar_tui.tui.themes import THEMES

WIDE, MIDDLE, SMALL = (160, 48), (120, 40), (80, 24)
BOARD = ("decision", *PANES)


def looks_focused(app: Any, heavy: str = "━") -> list[str]:
    """The panes drawn as if they had the focus, by the strips on the screen."""
    return [
        str(pane.id)
        for pane in app.screen.query(Pane)
        if pane.display and pane.id in BOARD and pane.title and heavy in pane.render_line(0).text
    ]


@pytest.mark.parametrize("size", [WIDE, MIDDLE])
async def test_the_pane_that_has_the_focus_looks_so_and_no_other(
    make_app: Any, make_table: Any, size: tuple[int, int]
) -> None:
    app = make_app()
    async with app.run_test(size=size) as pilot:
        await begun(app, pilot, make_table())
        assert looks_focused(app) == ["decision"]
        for n, pane in enumerate(PANES, 2):
            await pilot.press(f"f{n}")
            assert looks_focused(app) == [pane]
        for _ in range(len(BOARD)):
            await pilot.press("tab")
            assert looks_focused(app) == [app.screen.focused.id]
        await pilot.press("f2", "f3", "d")
        assert looks_focused(app) == ["decision"]


async def test_the_focus_is_seen_again_after_the_window_was_too_small(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await begun(app, pilot, make_table())
        await pilot.press("f4")
        await pilot.resize_terminal(40, 10)
        await pilot.pause()
        await pilot.resize_terminal(*MIDDLE)
        await pilot.pause()
        assert app.screen.focused.id == "opinion"
        assert looks_focused(app) == ["opinion"]


async def test_under_a_dialog_nothing_looks_focused(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await begun_to_agenda(app, pilot, make_table())
        board = app.screen_stack[-2]
        assert board.focused.id == "decision"
        assert "━" not in board.focused.render_line(0).text
        await pilot.press("escape")
        assert looks_focused(app) == ["decision"]


@pytest.mark.parametrize("theme", [*THEMES, "plain", "ascii"])
async def test_focus_and_cursor_are_seen_in_every_theme(
    game: Any, tmp_path: Any, make_table: Any, monkeypatch: pytest.MonkeyPatch, theme: str
) -> None:
    if theme == "plain":
        monkeypatch.setenv("NO_COLOR", "1")
    chosen = Settings() if theme in ("plain", "ascii") else Settings(theme=cast("Theme", theme))
    app = LocalApp(
        lang="en",
        motion=False,
        saves=tmp_path,
        preferences=Preferences(chosen),
        ascii_only=theme == "ascii",
    )
    app.loaded_games.add(game)
    async with app.run_test(size=MIDDLE) as pilot:
        await begun(app, pilot, make_table())
        heavy = "=" if theme == "ascii" else "━"
        pane = app.screen.query_one(ChoicePane)
        row = next(y for y in range(pane.size.height) if "1 K" in line(pane, y))
        here = cursor_style(app, pane, row)
        await pilot.press("f2")
        assert looks_focused(app, heavy) == ["map"]
        there = cursor_style(app, pane, row)
        other = cursor_style(app, pane, row + 1)
        assert len({here, there, other}) == 3


def line(pane: Pane, y: int) -> str:
    return str(pane.render_line(y).text)


def cursor_style(app: Any, pane: Pane, row: int) -> str:
    """The style of a row of the list, on the screen."""
    return style_rows(app)[pane.region.y + row][pane.region.x + 4]


async def test_digits_are_numbers_of_the_list_wherever_the_focus_is(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun(app, pilot, make_table())
        await pilot.press("f5", "3")
        assert looks_focused(app) == ["decision"]
        assert app.screen.board.bar.choice.cursor == 2
        third = app.screen.board.bar.choice.current.id
        assert picked(table) == []
        await pilot.press("enter")
        await pilot.pause()
        assert picked(table) == [third]


async def test_f_filters_the_list_but_in_the_chronicle_its_lines(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await begun(app, pilot, make_table())
        await pilot.press("f2", "f", *"ham")
        assert [item.id for item in app.screen.board.bar.choice.shown] == ["hamburg"]
        await pilot.press("escape", "f8", "f")
        assert app.screen.board.chronicle.only == "spd"
        assert app.screen.board.bar.choice.filter == ""
