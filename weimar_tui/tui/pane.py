"""The widget every pane is: a sheet of cells that repaints only the rows that changed."""

from __future__ import annotations

from collections.abc import Callable

from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.layout import Place
from weimar_tui.tui.look import Look

Drawing = Callable[[Canvas], None]


class Pane(Widget):
    """A sheet of cells at a place on the screen, with a title row if it has a title.

    `show` redraws it; only rows that came out differently go to the terminal.
    """

    DEFAULT_CSS = """
    Pane { position: absolute; width: 0; height: 0; }
    """

    def __init__(
        self,
        look: Look,
        drawing: Drawing | None = None,
        *,
        title: str = "",
        id: str | None = None,
        focusable: bool = True,
        framed: bool = False,
    ) -> None:
        super().__init__(id=id)
        self.can_focus = focusable
        self.look = look
        self.drawing = drawing
        self.title = title
        self.bar = False
        self.framed = framed
        self.keys = ""
        self._strips: list[Strip] = []
        self._blank = Strip.blank(1, look.style(""))

    def place(self, place: Place | None) -> None:
        """Move to a place on the screen, or go away."""
        self.display = place is not None
        if place is None:
            return
        self.bar = place.x > 0 and not self.framed
        self.styles.offset = (place.x, place.y)
        self.styles.width = place.width
        self.styles.height = place.height

    def show(self, drawing: Drawing | None = None) -> None:
        """Draw again."""
        if drawing is not None:
            self.drawing = drawing
        width, height = self.size
        if not self.display or width <= 0 or height <= 0:
            return
        strips = self.draw(width, height).strips()
        old = self._strips
        self._strips = strips
        if len(old) != len(strips) or (old and old[0].cell_length != width):
            self.refresh()
            return
        changed = [y for y, strip in enumerate(strips) if strip != old[y]]
        if changed:
            self.refresh(*(Region(0, y, width, 1) for y in changed))

    def draw(self, width: int, height: int) -> Canvas:
        """The whole pane as a sheet."""
        canvas = Canvas(width, height, self.look)
        if self.framed:
            return self._draw_framed(canvas)
        left = 1 if self.bar else 0
        top = 0
        if self.title:
            top = 1
            line = self.look.glyph("line")
            canvas.fill(0, 0, width, line, "frame")
            style = "active" if self.has_focus else "title"
            canvas.put(left + 1, 0, f" {self.title} ", style, width - 1)
        if self.bar:
            for y in range(top, height):
                canvas.put(0, y, self.look.glyph("bar"), "frame")
        inner = Canvas(
            max(1, width - left - (1 if self.bar else 0)), max(0, height - top), self.look
        )
        if self.drawing is not None:
            self.drawing(inner)
        canvas.paste(left + (1 if self.bar else 0), top, inner)
        return canvas

    def _draw_framed(self, canvas: Canvas) -> Canvas:
        """A box all around, as dialogs have it."""
        width, height = canvas.width, canvas.height
        canvas.frame(0, 0, width, height, "title")
        if self.title:
            canvas.put(2, 0, f" {self.title} ", "active", width - 2)
        if self.keys:
            canvas.right(height - 1, f" {self.keys} ", "muted", width - 2)
        inner = Canvas(max(1, width - 4), max(1, height - 2), self.look)
        if self.drawing is not None:
            self.drawing(inner)
        canvas.paste(2, 1, inner)
        return canvas

    def render_line(self, y: int) -> Strip:
        if y < len(self._strips):
            return self._strips[y]
        return Strip.blank(self.size.width, self.look.style(""))

    def on_resize(self) -> None:
        self.show()

    def on_focus(self) -> None:
        self.show()

    def on_blur(self) -> None:
        self.show()
