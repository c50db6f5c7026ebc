"""A pane: its frame and title, what of it goes to the screen, where the mouse is heard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region, Size
from textual.screen import ModalScreen

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.layout import Place
from weimar_tui.tui.look import Look
from weimar_tui.tui.pane import GLOW, Drawing, Pane


def say(*rows: str) -> Drawing:
    """Draws these rows, and a spot."""

    def draw(canvas: Canvas) -> None:
        for y, row in enumerate(rows):
            canvas.put(0, y, row)
        canvas.spot("here", 1, 0)

    return draw


def first_letters(canvas: Canvas, y: int) -> str:
    """The first letter of the style of each cell of a row, a dot where there is none."""
    return "".join(style[:1] or "." for style in canvas.styles()[y])


# --- what stands around the drawing -------------------------------------------------------------
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
    """A pane on an otherwise empty screen."""

    def compose(self) -> ComposeResult:
        yield Pane(Look(), id="pane")
        yield Pane(Look(), id="other")


def texts(pane: Pane) -> list[str]:
    return [strip.text.rstrip() for strip in pane._strips]


async def test_a_pane_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Sheet().run_test(size=(40, 10)) as pilot:
        pane, other = (
            pilot.app.screen.query_one("#pane", Pane),
            pilot.app.screen.query_one("#other"),
        )
        assert isinstance(other, Pane)
        # A place: beside another pane there is a line, a frame has its own.
        pane.place(Place(1, 1, 4, 4))
        await pilot.pause()
        assert pane.bar and pane.inner_width == 2
        pane.framed = True
        assert pane.inner_width == 1, "never less"
        pane.framed = False
        pane.place(Place(5, 1, 12, 4))
        await pilot.pause()
        assert pane.region == Region(5, 1, 12, 4) and pane.bar and pane.display
        assert pane.inner_width == 10
        pane.place(Place(0, 1, 12, 4))
        assert not pane.bar and pane.inner_width == 12
        pane.framed = True
        pane.place(Place(5, 1, 12, 4))
        assert not pane.bar and pane.inner_width == 8
        pane.framed = False
        pane.place(Place(0, 1, 12, 4))
        pane.place(None)
        assert not pane.display
        pane.place(Place(0, 1, 12, 4))
        assert pane.display
        await pilot.pause()

        # Only rows that look otherwise are painted anew.
        pane.show(say("one", "two", "three"))
        painted: list[Any] = []
        monkeypatch.setattr(pane, "refresh", lambda *regions, **_: painted.append(regions))
        before = list(pane._strips)
        pane.show(say("one", "TWO", "three"))
        assert painted == [(Region(0, 1, 12, 1),)]
        assert texts(pane) == ["one", "TWO", "three", ""]
        assert [a is b for a, b in zip(pane._strips, before, strict=True)] == [
            True,
            False,
            True,
            True,
        ]
        pane.show()
        assert len(painted) == 1, "nothing has changed"
        pane.look.wear("light")
        pane.show()
        assert painted[1:] == [()], "in other colours it is painted whole"
        pane.show()
        assert len(painted) == 2
        pane.show(say("one", "TWO", "three!"))
        assert painted[2:] == [(Region(0, 2, 12, 1),)]
        pane.show(say("one", "TWO", "three"))
        monkeypatch.undo()

        # Rows as they were drawn, cut to what is asked for.
        assert pane.render_line(0).text == "one         "
        assert pane.render_line(99).text == " " * 12
        assert [strip.text for strip in pane.render_lines(Region(1, 0, 3, 2))] == ["ne ", "WO "]
        assert pane.render_lines(Region(0, 0, 12, 1))[0].text == "one         "

        # Another size draws everything anew.
        pane.place(Place(0, 1, 14, 2))
        await pilot.pause()
        assert texts(pane) == ["one", "TWO"] and pane._strips[0].cell_length == 14

        # What is hidden or has no room is not drawn.
        pane.display = False
        pane.show(say("hidden"))
        assert texts(pane) == ["one", "TWO"]
        for place in (Place(0, 1, 0, 2), Place(0, 1, 14, 0)):
            pane.place(place)
            await pilot.pause()
            pane.show(say("no room"))
            assert texts(pane) == ["one", "TWO"]
        pane.place(Place(0, 1, 1, 1))
        await pilot.pause()
        pane.show(say("1"))
        assert texts(pane) == ["1"]
        pane.place(Place(0, 1, 14, 2))
        await pilot.pause()
        pane.show(say("shown"))
        assert texts(pane) == ["shown", ""]

        # A title tells where the focus is.
        pane.title = "T"
        other.focus()
        await pilot.pause()
        pane.show()
        assert texts(pane)[0] == "─ T ──────────"
        pane.focus()
        await pilot.pause()
        assert pane.hears_keys
        assert texts(pane)[0] == "━ T ━━━━━━━━━━"
        assert first_letters(pane.draw(14, 2), 0)[1:4] == "aaa"
        other.focus()
        await pilot.pause()
        assert texts(pane)[0] == "─ T ──────────" and not pane.hears_keys
        pane.focus()
        pilot.app.push_screen(ModalScreen())
        await pilot.pause()
        assert pane.has_focus and not pane.hears_keys, "another screen lies over it"


def glowing(pane: Pane) -> str:
    """The letters that stand out."""
    sheet = pane._sheet
    assert sheet is not None
    return "".join(
        sheet.at(x, y)
        for y in range(sheet.height)
        for x in range(sheet.width)
        if "reverse" in sheet.styles()[y][x]
    )


class Bell:
    """A timer that goes off only when told to."""

    def __init__(self, seconds: float, ring: Callable[[], None]) -> None:
        self.seconds = seconds
        self.ring = ring
        self.stopped = False

    def stop(self) -> None:
        self.stopped = True


async def test_news_stands_out_until_it_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Sheet().run_test(size=(40, 10)) as pilot:
        pane = pilot.app.screen.query_one("#pane", Pane)
        pane.place(Place(0, 0, 12, 2))
        await pilot.pause()
        bells: list[Bell] = []

        def set_timer(seconds: float, ring: Callable[[], None]) -> Bell:
            bells.append(Bell(seconds, ring))
            return bells[-1]

        monkeypatch.setattr(pane, "set_timer", set_timer)
        pane.show(say("SPD 1", "KPD 1"))
        assert glowing(pane) == "" and not bells
        pane.show(say("SPD 2", "KPD 1"), fresh=True)
        assert glowing(pane) == "2" and [bell.seconds for bell in bells] == [GLOW]
        pane.show(say("SPD 2", "KPD 3"), fresh=True)
        assert glowing(pane) == "23"
        assert [bell.stopped for bell in bells] == [True, False], "from now on both stay as long"
        pane.show(say("SPD 2", "KPD 3"), fresh=True)
        assert glowing(pane) == "23" and len(bells) == 2, "nothing new"
        pane.show(say("SPD 4", "KPD 3"))
        assert glowing(pane) == "3", "what is no news does not stand out"
        bells[1].ring()
        assert glowing(pane) == "" and bells[1].stopped
        pane.settle()
        assert pane._glow_timer is None
        pane.show(say("SPD 5", "KPD 3"), fresh=True)
        pane.place(Place(0, 0, 14, 2))
        await pilot.pause()
        pane.show(say("SPD 5", "KPD 6"), fresh=True)
        assert glowing(pane) == "6", "on a sheet of another size all begins anew"


class Kept(Pane):
    """A pane without an app; what of it goes to the terminal is kept."""

    height = 3
    size = property(lambda self: Size(6, self.height))  # type: ignore[assignment]

    def __init__(self) -> None:
        super().__init__(Look())
        self.sent: list[Any] = []

    def refresh(self, *regions: Region, **_: Any) -> Any:  # type: ignore[override]
        self.sent.append([region.y for region in regions] if regions else "all")

    def says(self, *rows: str) -> list[Any]:
        """What is sent when it shows these rows."""
        self.sent.clear()
        self.show(say(*rows))
        blank = [""] * (self.height - len(rows))
        assert [strip.text.rstrip() for strip in self._strips] == [*rows, *blank]
        return self.sent


def test_only_rows_that_came_out_differently_go_to_the_terminal() -> None:
    pane = Kept()
    assert pane.says("one", "two") == ["all"]
    assert pane.says("one", "two") == []
    assert pane.says("one", "too") == [[1]]
    assert pane.says("six", "too", "ten") == [[0, 2]]
    pane.look.wear("light")
    assert pane.says("six", "too", "ten") == ["all"], "in other colours"
    assert pane.says("six", "too", "ten") == []
    for height in (4, 3):
        pane.height = height
        assert pane.says("six", "too", "ten") == ["all"], "it has another size"
    pane.display = False
    pane.show()
    pane.display = True
    assert pane.says("six", "too", "ten") == ["all"], "it was not there meanwhile"
