"""What an hour of play leaves behind: nothing of the pages and dialogs that were closed."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from textual.geometry import Region
from textual.strip import Strip

from tests.tui.looking import until
from tests.tui.playing import begun
from tests.tui.test_pane import showing
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.layout import Place
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.game import GameScreen

pytestmark = pytest.mark.usefixtures("at_once")


def rows() -> int:
    """How many rows of cells there are, pieces of rows included."""
    gc.collect()
    return sum(isinstance(thing, Strip) for thing in gc.get_objects())


async def test_a_row_that_stays_keeps_no_pieces_of_what_was_cut_from_it() -> None:
    """Whatever covers a pane cuts its rows elsewhere; some rows never change."""
    async with showing(Place(0, 0, 40, 10), *("a row that never changes",) * 10) as (app, _):
        app.pane.render_lines(Region(0, 0, 40, 10))
        before = rows()
        for width in range(1, 40):
            app.pane.render_lines(Region(1, 0, width, 10))
        assert rows() <= before


async def test_closed_pages_and_dialogs_leave_no_rows(make_app: Any, make_table: Any) -> None:
    """Each page left a screenful of rows."""
    app = make_app("en")
    async with app.run_test(size=(100, 30)) as pilot:
        await begun(app, pilot, make_table())
        await until(pilot, lambda: isinstance(app.screen, GameScreen))

        async def look_around(number: int) -> None:
            for page in (CodexScreen(app.loaded()), ReadingDialog("x" * number, "y" * number)):
                await app.push_screen(page)
                await pilot.pause()
                await app.pop_screen()
                await pilot.pause()

        for number in range(2):
            await look_around(number)
        before = rows()
        for number in range(10, 40, 6):
            await look_around(number)
        assert rows() < before + 50
