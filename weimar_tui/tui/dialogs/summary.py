"""A page about a part of the game that is over, such as a phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.replay.narration import Summary
from weimar_tui.tui.canvas import Canvas, long_page
from weimar_tui.tui.dialogs.card import BoardActions, BoardCard, no_board
from weimar_tui.tui.dialogs.roll import HURRY
from weimar_tui.tui.layout import Place, size_class
from weimar_tui.tui.pane import Pane

DrawSummary = Callable[[Canvas], int]
"""Draws the whole page and returns the rows used."""

_MIDDLE = 100
"""Columns of the page in the middle of the screen."""
_EDGES = 2


class SummaryDialog(BoardCard):
    """A page to read and scroll. Enter continues; Space also skips cards until the next question.

    On a wide screen it leaves the first pane in view, so that players can compare.
    """

    DEFAULT_CSS = """
    SummaryDialog { background: black 0%; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", "help", id="summary.help"),
        Binding("escape", "peek", "look at the board", id="summary.peek"),
        Binding("enter", "next", "continue", id="summary.next"),
        Binding("space", "hurry", "skip to my turn", id="summary.hurry"),
        Binding("up,k", "scroll(-1)", "up", id="summary.up"),
        Binding("down,j", "scroll(1)", "down", id="summary.down"),
        Binding("pageup", "scroll(-10)", "page up", id="summary.page-up"),
        Binding("pagedown", "scroll(10)", "page down", id="summary.page-down"),
        Binding("home,g", "scroll(-999)", "first", id="summary.first"),
        Binding("end,G", "scroll(999)", "last", id="summary.last"),
    ]

    def __init__(
        self, summary: Summary, draw: DrawSummary, action_of_board: BoardActions = no_board
    ) -> None:
        super().__init__()
        self.summary = summary
        self.draw = draw
        self.action_of_board = action_of_board
        self.top = 0

    def compose(self) -> ComposeResult:
        pane = Pane(self.look, self._drawing, title=self.summary.title, id="summary", framed=True)
        pane.keys = self.words.text("dialog-summary-keys")
        yield pane

    def on_mount(self) -> None:
        self.query_one("#summary", Pane).focus()

    def place_all(self, width: int, height: int) -> None:
        pane = self.query_one("#summary", Pane)
        pane.place(self._place(width, height))
        pane.show()

    def _place(self, width: int, height: int) -> Place:
        if size_class(width, height) == "small":
            return Place(0, 0, width, height)
        places = self.here.places_now(width, height)
        board = [place for name, place in places.items() if name not in ("head", "foot")]
        first = min(board, key=lambda place: (place.y, place.x), default=None)
        if size_class(width, height) == "wide" and first is not None:
            x = first.x + first.width
            rows = self._rows(width - x - 2 * _EDGES) + _EDGES
            high = max(first.height, min(rows, height - 1 - first.y))
            return Place(x, first.y, width - x, high)
        wide = min(_MIDDLE, width)
        high = min(self._rows(wide - 2 * _EDGES) + _EDGES, height - 2)
        return Place((width - wide) // 2, max(1, (height - high) // 2), wide, high)

    def _rows(self, width: int) -> int:
        return long_page(max(1, width), self.look, self.draw)[1]

    def _drawing(self, canvas: Canvas) -> None:
        page, used = long_page(canvas.width, self.look, self.draw)
        self.top = max(0, min(self.top, used - canvas.height))
        canvas.paste(0, -self.top, page)
        if self.top:
            canvas.right(0, f" {self.look.glyph('more-up')}", "key")
        if self.top + canvas.height < used:
            canvas.right(canvas.height - 1, f" {self.look.glyph('more-down')}", "key")

    # --- keys -----------------------------------------------------------------------------------
    def action_scroll(self, by: int) -> None:
        self.top += by
        self.query_one("#summary", Pane).show()

    def action_next(self) -> None:
        """Continue."""
        self.dismiss(None)

    def on_click(self) -> None:
        self.action_next()

    def action_hurry(self) -> None:
        """Skip cards and pages until the next question."""
        self.dismiss(HURRY)

    def action_help(self) -> None:
        """Open its page of the handbook."""
        from weimar_tui.tui.help import show_help

        show_help(self.here, self.summary.topic)
