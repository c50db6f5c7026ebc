"""Passing the keyboard: hides all hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarScreen


class HandOverScreen(WeimarScreen):
    """Names the next player and waits for them; they can also leave the game (`leave`)."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "ready", "ready", id="hand-over.ready"),
        Binding("escape,q", "leave", "leave", id="hand-over.leave"),
    ]

    def __init__(
        self, seat: str, seat_name: str, why: str = "", leave: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__()
        self.leave = leave
        self.why = why
        self.seat = seat
        self.seat_name = seat_name
        self._notice = ""

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self._drawing, id="hand-over")

    def on_mount(self) -> None:
        self.query_one("#hand-over", Pane).focus()

    def _drawing(self, canvas: Canvas) -> None:
        words = self.words
        y = canvas.height // 2 - 2
        canvas.middle(y, words.ui("hand-over", seat=self.seat_name), f"{self.seat} bold")
        canvas.middle(y + 2, self.why, "text")
        canvas.middle(y + 4, words.ui("hand-over-key"), "muted")
        canvas.middle(y + 6, words.ui("hand-over-leave"), "muted")
        canvas.middle(canvas.height - 1, self._notice, "title")

    def place_all(self, width: int, height: int) -> None:
        pane = self.query_one("#hand-over", Pane)
        pane.place(Place(0, 0, width, height))
        pane.show()

    def too_soon(self) -> None:
        """Say why a key was ignored."""
        self._notice = self.words.ui("just-came")
        self.query_one("#hand-over", Pane).show()

    def action_ready(self) -> None:
        self.dismiss(None)

    def action_leave(self) -> None:
        """Return to the start screen without showing a hand."""
        self.dismiss(None)
        self.leave()
