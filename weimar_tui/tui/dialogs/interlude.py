"""A page between two moves, for example a phase and its results."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.tui.canvas import Canvas, wrap
from weimar_tui.tui.dialogs.card import BoardActions, BoardCard, no_board
from weimar_tui.tui.dialogs.roll import HURRY
from weimar_tui.tui.game_view import Interlude
from weimar_tui.tui.pane import Pane

_WIDE = 72


class InterludeDialog(BoardCard):
    """Enter continues; Space also skips further pages until the next question."""

    DEFAULT_CSS = """
    InterludeDialog { background: black 0%; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", "help", id="interlude.help"),
        Binding("escape", "peek", "look at the board", id="interlude.peek"),
        Binding("enter", "next", "continue", id="interlude.next"),
        Binding("space", "hurry", "hurry on", id="interlude.hurry"),
    ]

    def __init__(self, interlude: Interlude, action_of_board: BoardActions = no_board) -> None:
        super().__init__()
        self.interlude = interlude
        self.action_of_board = action_of_board

    def compose(self) -> ComposeResult:
        pane = Pane(
            self.look, self._drawing, title=self.interlude.title, id="interlude", framed=True
        )
        pane.keys = self.words.text("dialog-roll-keys")
        yield pane

    def on_mount(self) -> None:
        self.query_one("#interlude", Pane).focus()

    def place_all(self, width: int, height: int) -> None:
        pane = self.query_one("#interlude", Pane)
        wide = self.here.dialog_place(width, height, _WIDE, 3).width
        rows = len(self._rows(wide - 4))
        pane.place(self.here.dialog_place(width, height, _WIDE, min(rows, height - 6) + 2))
        pane.show()

    def _rows(self, width: int) -> list[str]:
        return [row for line in self.interlude.lines for row in wrap(self.look.plain(line), width)]

    def _drawing(self, canvas: Canvas) -> None:
        """Draw the events; a mark shows that more follows."""
        rows = self._rows(canvas.width)
        for y, row in enumerate(rows[: canvas.height]):
            canvas.put(0, y, row, "text")
        if len(rows) > canvas.height:
            canvas.right(canvas.height - 1, f" {self.look.more}", "key")

    # --- keys -----------------------------------------------------------------------------------
    def action_next(self) -> None:
        """Continue."""
        self.dismiss(None)

    def on_click(self) -> None:
        self.action_next()

    def action_hurry(self) -> None:
        """Skip further pages until the next question."""
        self.dismiss(HURRY)

    def action_help(self) -> None:
        """Open its page of the handbook."""
        from weimar_tui.tui.help import show_help

        show_help(self.here, self.interlude.topic)
