"""A text to read in a box: help on a pane, a card, a message."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.prose import Row, draw_rows, lay_out
from weimar_tui.tui.screen import WeimarDialog, boxed


class ReadingDialog(WeimarDialog):
    """A title and a text to scroll."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            "escape,enter,q,question_mark,f1,space",
            "close",
            "close",
            id="reading.close",
            show=False,
        ),
        Binding("up,k", "scroll(-1)", "up", id="reading.up", show=False),
        Binding("down,j", "scroll(1)", "down", id="reading.down", show=False),
        Binding("pageup", "scroll(-10)", "page up", id="reading.page-up", show=False),
        Binding("pagedown", "scroll(10)", "page down", id="reading.page-down", show=False),
    ]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.top = 0

    def compose(self) -> ComposeResult:
        pane = Pane(self.look, self._drawing, title=self.heading, id="reading", framed=True)
        pane.keys = self.words.ui("reading-keys")
        yield pane

    def on_mount(self) -> None:
        self.query_one("#reading", Pane).focus()

    def _rows(self, width: int) -> list[Row]:
        return lay_out(self.text, width, self.look)

    def _drawing(self, canvas: Canvas) -> None:
        rows = self._rows(canvas.width)
        self.top = max(0, min(self.top, len(rows) - canvas.height))
        draw_rows(canvas, rows, self.top, canvas.height)
        if self.top + canvas.height < len(rows):
            canvas.right(canvas.height - 1, self.look.glyph("more-down"), "key")

    def place_all(self, width: int, height: int) -> None:
        wide = min(84, width - 4)
        pane = self.query_one("#reading", Pane)
        pane.place(boxed(width, height, wide, len(self._rows(wide - 4)) + 2))
        pane.show()

    def action_scroll(self, by: int) -> None:
        self.top += by
        self.query_one("#reading", Pane).show()

    def action_close(self) -> None:
        self.dismiss(None)
