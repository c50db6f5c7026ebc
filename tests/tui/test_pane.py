"""A pane: its frame and title, what it sends to the screen, what it highlights."""

from __future__ import annotations

import asyncio
import string
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.pilot import Pilot
from textual.screen import ModalScreen

from tests.tui.looking import seen
from weimar_tui.tui import pane as pane_part
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.layout import Place
from weimar_tui.tui.look import Look
from weimar_tui.tui.pane import Drawing, Pane

pytestmark = pytest.mark.usefixtures("at_once")


def say(*rows: str) -> Drawing:
    """Draw these rows, and a spot."""

    def draw(canvas: Canvas) -> None:
        for y, row in enumerate(rows):
            canvas.put(0, y, row)
        canvas.spot("here", 1, 0)

    return draw


def first_letters(canvas: Canvas, y: int) -> str:
    """The first letter of each cell's style in a row, or a dot."""
    return "".join(style[:1] or "." for style in canvas.styles()[y])


# --- around the drawing -------------------------------------------------------------------------
def test_a_pane_without_a_title_is_its_drawing() -> None:
    pane = Pane(Look(), say("abcdefgh", "second"))
    assert pane.draw(6, 3).text() == "abcde…\nsecond\n"
    assert pane.drawn == {"here": (1, 0)}


def test_a_title_stands_in_a_line_of_its_own() -> None:
    pane = Pane(Look(), say("abc"), title="F2 Map")
    canvas = pane.draw(12, 2)
    assert canvas.text() == "─ F2 Map ───\nabc"
    assert first_letters(canvas, 0) == "fttttttttfff"
    assert pane.draw(8, 2).text() == "─ F2 M…─\nabc"


def test_a_pane_beside_another_has_a_line_on_its_left() -> None:
    pane = Pane(Look(), say("abcdefgh"), title="Map")
    pane.bar = True
    canvas = pane.draw(9, 3)
    assert canvas.text() == "── Map ──\n│ abcdef…\n│"
    assert first_letters(canvas, 1) == "f........"
    pane.title = ""
    assert pane.draw(9, 2).text() == "│ abcdef…\n│"


def test_a_framed_pane_has_title_and_keys_in_its_frame() -> None:
    pane = Pane(Look(), say("abcdefghijklm", "2", "3"), title="Question", framed=True)
    canvas = pane.draw(16, 4)
    assert canvas.text() == "┌─ Question ───┐\n│ abcdefghijk… │\n│ 2            │\n└──────────────┘"
    assert first_letters(canvas, 0) == "t" * 2 + "a" * 10 + "t" * 4
    pane.keys = "Esc back"
    canvas = pane.draw(16, 4)
    assert canvas.text().split("\n")[3] == "└─── Esc back ─┘"
    assert first_letters(canvas, 3) == "ttttmmmmmmmmmmtt"
    pane.title = pane.keys = "much too long a text"
    assert pane.draw(16, 4).text().split("\n")[0] == "┌─ much too l…─┐"


def test_the_drawing_has_the_room_that_is_left() -> None:
    sizes: list[tuple[int, int]] = []
    for title, bar, framed, size, room in [
        ("", False, False, (12, 5), (12, 5)),
        ("T", False, False, (12, 5), (12, 4)),
        ("T", True, False, (12, 5), (10, 4)),
        ("T", True, False, (2, 1), (1, 0)),
        ("T", False, True, (12, 5), (8, 3)),
        ("T", False, True, (4, 2), (1, 1)),
    ]:
        sizes.clear()
        pane = Pane(
            Look(),
            lambda canvas: sizes.append((canvas.width, canvas.height)),
            title=title,
            framed=framed,
        )
        pane.bar = bar
        pane.draw(*size)
        assert sizes == [room]


def test_nothing_to_draw_leaves_the_frame() -> None:
    assert Pane(Look(), framed=True).draw(4, 3).text() == "┌──┐\n│  │\n└──┘"
    assert Pane(Look(), title="T").draw(6, 2).text() == "─ T ──\n"
    assert Pane(Look(), say("a"), framed=True).draw(3, 2).width == 3


def test_the_ascii_look_has_plain_lines() -> None:
    pane = Pane(Look(ascii_only=True), say("abc"), title="Map")
    pane.bar = True
    assert pane.draw(9, 2).text() == "-- Map --\n| abc"


# --- on the screen ------------------------------------------------------------------------------
class Sheet(App[None]):
    """A pane on an otherwise empty screen, and another one that can have the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.pane = Pane(Look(), id="pane")
        self.other = Pane(Look(), id="other")

    def compose(self) -> ComposeResult:
        yield self.pane
        yield self.other

    @property
    def rows(self) -> list[str]:
        return seen(self, "#pane").rows


@asynccontextmanager
async def showing(place: Place, *rows: str) -> AsyncIterator[tuple[Sheet, Pilot[None]]]:
    """A pane at a place on the screen with these rows."""
    app = Sheet()
    async with app.run_test(size=(40, 10)) as pilot:
        app.pane.place(place)
        await pilot.pause()
        app.pane.show(say(*rows))
        await pilot.pause()
        yield app, pilot


async def test_no_key_that_can_be_typed_calls_a_method_by_its_name() -> None:
    """Textual calls `key_at` for `@`: the program ended when somebody typed it."""
    async with showing(Place(0, 0, 40, 10), "one") as (app, pilot):
        app.pane.focus()
        await pilot.press(*string.punctuation, "ä", "漢")
        assert seen(app).rows[0] == "one" and app.is_running


async def test_a_pane_stands_where_it_was_placed() -> None:
    async with showing(Place(5, 1, 12, 4), "one", "two") as (app, pilot):
        assert seen(app).rows[:5] == ["", "     │ one", "     │ two", "     │", "     │"]
        assert app.pane.inner_width == 10
        app.pane.place(Place(0, 2, 12, 4))
        await pilot.pause()
        app.pane.show()
        await pilot.pause()
        assert seen(app).rows[:5] == ["", "", "one", "two", ""], "nothing stands beside it"
        assert app.pane.inner_width == 12
        app.pane.framed = True
        app.pane.place(Place(5, 1, 12, 4))
        await pilot.pause()
        app.pane.show()
        await pilot.pause()
        assert seen(app).rows[2] == "     │ one      │" and app.pane.inner_width == 8
        app.pane.place(Place(5, 1, 4, 4))
        await pilot.pause()
        assert app.pane.inner_width == 1, "never less"
        app.pane.place(None)
        await pilot.pause()
        assert not any(seen(app).rows)


async def test_another_size_draws_everything_anew() -> None:
    async with showing(Place(0, 1, 12, 4), "one", "two", "three") as (app, pilot):
        for place, rows in [
            (Place(0, 1, 4, 2), ["one", "two"]),
            (Place(0, 1, 4, 3), ["one", "two", "thr…"]),
            (Place(0, 1, 1, 1), ["…"]),
        ]:
            app.pane.place(place)
            await pilot.pause()
            assert app.rows == rows


@pytest.mark.parametrize("place", [None, Place(0, 1, 0, 2), Place(0, 1, 14, 0)])
async def test_what_was_shown_meanwhile_is_there_when_there_is_room_again(
    place: Place | None,
) -> None:
    async with showing(Place(0, 1, 14, 2), "before") as (app, pilot):
        app.pane.place(place)
        await pilot.pause()
        app.pane.show(say("hidden"))
        await pilot.pause()
        assert "hidden" not in seen(app).text
        app.pane.place(Place(0, 1, 14, 2))
        await pilot.pause()
        app.pane.show(say("shown"))
        await pilot.pause()
        assert app.rows == ["shown", ""]


async def test_a_title_tells_where_the_focus_is() -> None:
    async with showing(Place(0, 1, 14, 2), "one") as (app, pilot):
        app.pane.title = "T"
        for focused, line, style in ((app.other, "─", "title"), (app.pane, "━", "active")):
            focused.focus()
            await pilot.pause()
            assert app.rows[0] == f"{line} T {line * 10}"
            assert seen(app, "#pane").style("T") == app.pane.look.style(style)
            assert app.pane.hears_keys == (focused is app.pane)
        await app.push_screen(ModalScreen())
        await pilot.pause()
        assert app.pane.has_focus and not app.pane.hears_keys, "another screen lies over it"


async def test_only_rows_that_look_otherwise_go_to_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with showing(Place(0, 0, 6, 3), "one", "two") as (app, pilot):
        painted: list[Any] = []
        refresh = app.pane.refresh

        def kept(*regions: Region, **options: Any) -> Any:
            painted.append([region.y for region in regions] if regions else "all")
            return refresh(*regions, **options)

        monkeypatch.setattr(app.pane, "refresh", kept)

        async def sent(*rows: str) -> list[Any]:
            """What is painted when it shows these rows."""
            painted.clear()
            app.pane.show(say(*rows))
            said = list(painted)
            await pilot.pause()
            assert [row for row in app.rows if row] == list(rows)
            return said

        assert await sent("one", "two") == []
        assert await sent("one", "too") == [[1]]
        assert await sent("six", "too", "ten") == [[0, 2]]
        app.pane.look.wear("light")
        assert await sent("six", "too", "ten") == ["all"], "in other colours"
        assert await sent("six", "too", "ten") == []


async def test_a_part_of_it_is_drawn_as_the_whole() -> None:
    async with showing(Place(0, 0, 12, 3), "one", "two") as (app, _):
        assert [app.pane.render_line(y).text for y in (0, 99)] == ["one".ljust(12), " " * 12]
        lines = app.pane.render_lines(Region(1, 0, 3, 2))
        assert [line.text for line in lines] == ["ne ", "wo "]


# --- news ---------------------------------------------------------------------------------------
def highlighted(app: Sheet, step: int = 1) -> str:
    """The letters in the style of a step of the highlight."""
    shown = seen(app, "#pane")
    news = app.pane.look.style(f"news.{step}")
    return "".join(
        char
        for row, styles in zip(shown.rows, shown.styles, strict=True)
        for char, style in zip(row, styles, strict=False)
        if style == news
    )


async def test_changed_words_are_highlighted_until_a_key_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pane_part, "NEWS", (3600.0, 3600.0))
    async with showing(Place(0, 0, 12, 2), "SPD 12", "KPD 1") as (app, pilot):

        async def stands_out(*rows: str, fresh: bool = True) -> str:
            app.pane.show(say(*rows), fresh=fresh)
            await pilot.pause()
            return highlighted(app)

        assert highlighted(app) == ""
        assert await stands_out("SPD 13", "KPD 1") == "13"
        assert await stands_out("SPD 13", "KPD 3") == "133"
        assert await stands_out("SPD 13", "KPD 3") == "133", "nothing new"
        assert await stands_out("SPD 14", "KPD 3", fresh=False) == "3", "a preview is no news"
        app.pane.settle()
        await pilot.pause()
        assert highlighted(app) == ""
        assert await stands_out("SPD 15", "KPD 3") == "15"
        app.pane.place(Place(0, 0, 12, 3))
        await pilot.pause()
        app.pane.place(Place(0, 0, 12, 2))
        await pilot.pause()
        app.pane.show(say("SPD 15", "KPD 3"))
        assert await stands_out("SPD 15", "KPD 6") == "6", "on another sheet all begins anew"


def tag(unrest: int, x: int = 0) -> Drawing:
    """Draw a city with its unrest, if any."""

    def draw(canvas: Canvas) -> None:
        end = canvas.put(x, 0, "Essen")
        canvas.thing("essen", x, 0, end, "")
        if unrest:
            start = end + 1
            end = canvas.put(start, 0, f"!{unrest}")
            canvas.thing("essen/unrest", start, 0, end, unrest)

    return draw


async def test_things_are_highlighted_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pane_part, "NEWS", (3600.0, 3600.0))
    async with showing(Place(0, 0, 20, 1)) as (app, pilot):

        async def stands_out(drawing: Drawing, *, fresh: bool = True) -> str:
            app.pane.show(drawing, fresh=fresh)
            await pilot.pause()
            return highlighted(app)

        assert await stands_out(tag(0), fresh=False) == ""
        assert await stands_out(tag(1)) == "!1"
        assert await stands_out(tag(1, 4)) == "!1", "it moves with its thing"
        app.pane.settle()
        assert await stands_out(tag(1, 0)) == "", "a thing that only moved is no news"
        assert await stands_out(tag(12)) == "!12"
        assert await stands_out(tag(3), fresh=False) == "", "a preview is no news"
        app.pane.settle()
        assert await stands_out(tag(0)) == "Essen", "what it was part of stands for what is gone"


async def test_a_highlight_fades_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pane_part, "NEWS", (0.01, 3600.0))
    async with showing(Place(0, 0, 12, 2), "SPD 1") as (app, pilot):
        app.pane.show(say("SPD 2"), fresh=True)
        async with asyncio.timeout(30):
            while not highlighted(app, 2):
                await pilot.pause(0.01)
        assert (highlighted(app, 2), highlighted(app)) == ("2", "")
        monkeypatch.setattr(pane_part, "NEWS", (0.01, 0.01))
        app.pane.show(say("SPD 3"), fresh=True)
        async with asyncio.timeout(30):
            while highlighted(app) or highlighted(app, 2) or app.rows[0] != "SPD 3":
                await pilot.pause(0.01)
