"""A screen that fits its panes to the terminal: too small, the focus, other pages over it."""

from __future__ import annotations

from typing import Any

import pytest
from textual.app import ComposeResult

from tests.tui.looking import seen
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarScreen

pytestmark = pytest.mark.usefixtures("at_once")
ROOM, LESS, NONE = (80, 24), (60, 20), (30, 6)


class Two(WeimarScreen):
    """Two panes side by side; on few columns only the first."""

    def compose(self) -> ComposeResult:
        for name in ("first", "second"):
            yield Pane(self.look, self._drawn, title=name, id=name)

    def _drawn(self, canvas: Canvas) -> None:
        canvas.put(0, 0, "something")

    def place_all(self, width: int, height: int) -> None:
        second = Place(40, 0, 40, height) if width > 80 else None
        self.put({"first": Place(0, 0, 40, height), "second": second})


async def shown_at(app: Any, pilot: Any, size: tuple[int, int]) -> list[str]:
    """The screen at another size."""
    await pilot.resize_terminal(*size)
    while app.screen.size != size:
        await pilot.pause(0.01)
    await pilot.pause()
    await pilot.pause()
    return seen(app).rows


async def test_where_there_is_no_room_one_sheet_says_so_and_takes_no_focus(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=ROOM) as pilot:
        await app.push_screen(Two())
        await pilot.pause()
        app.screen.set_focus(None)
        await pilot.pause()
        assert seen(app).rows[:2] == [f"─ first {'─' * 32}", "something"], "no line on its left"
        for size in (LESS, NONE, LESS):
            rows = await shown_at(app, pilot, size)
            told = " ".join(" ".join(rows).split())
            assert f"{size[0]}×{size[1]}" in told and "80×24" in told and "something" not in told
            assert seen(app).styles[0][0] == app.look.style("strong")
            assert app.focused is None
        assert (await shown_at(app, pilot, ROOM))[1] == "something"
        assert not any(str(ROOM[0]) in row for row in seen(app).rows)
        assert app.focused is None, "nothing had the focus"


async def test_the_focus_comes_back_with_the_room_where_it_is_still_shown(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await app.push_screen(Two())
        await pilot.pause()
        assert "│" not in seen(app).text, "no line parts them, as on a board"
        for pane, back, size in [
            ("first", "first", (120, 40)),
            ("second", "second", (120, 40)),
            ("first", "first", ROOM),
            ("second", "", ROOM),
        ]:
            await shown_at(app, pilot, (120, 40))
            app.screen.query_one(f"#{pane}").focus()
            await pilot.pause()
            await shown_at(app, pilot, LESS)
            await shown_at(app, pilot, NONE)
            await shown_at(app, pilot, size)
            focused = app.focused.id if app.focused is not None else ""
            assert focused == back, (pane, size)


async def test_a_pane_looks_focused_only_while_no_other_page_lies_over_it(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        screen = Two()
        await app.push_screen(screen)
        await pilot.pause()
        pane = screen.query_one("#first", Pane)
        pane.focus()
        await pilot.pause()
        lines = [pane.render_line(0).text[0]]
        await app.push_screen(ReadingDialog("Title", "Text"))
        await pilot.pause()
        lines.append(pane.render_line(0).text[0])
        await pilot.press("escape")
        await pilot.pause()
        lines.append(pane.render_line(0).text[0])
        assert lines == ["━", "─", "━"]
