"""A dialog for one line of text: a file name, a seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.tui.canvas import Canvas, wrap
from weimar_tui.tui.layout import Place
from weimar_tui.tui.line import LineInput
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarDialog, boxed

_PROMPT_ROWS = 3


class EntryDialog(WeimarDialog):
    """Asks for one line; returns it, even if empty, or None after Esc.

    Esc keeps what was typed for the next time the same is asked. Tab completes `names`.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "back"),
    ]

    def __init__(
        self, title: str, prompt: str, value: str = "", *, names: Sequence[str] = ()
    ) -> None:
        super().__init__()
        self.heading = title
        self.prompt = prompt
        self.value = value
        self.names = names

    def compose(self) -> ComposeResult:
        pane = Pane(
            self.look, self._drawing, title=self.heading, id="entry", framed=True, focusable=False
        )
        pane.keys = self.words.ui("entry-keys-names" if self.names else "entry-keys")
        yield pane
        yield LineInput(self.value, draft=self.here.drafts.of(*self._purpose), names=self.names)

    def on_mount(self) -> None:
        self.query_one(LineInput).focus()

    def _drawing(self, canvas: Canvas) -> None:
        canvas.paragraph(0, 0, self.prompt, "text", rows=_PROMPT_ROWS)

    def place_all(self, width: int, height: int) -> None:
        pane, box = self.query_one("#entry", Pane), boxed(width, height, 76, 9)
        pane.place(box)
        rows = min(_PROMPT_ROWS, len(wrap(self.look.plain(self.prompt), box.width - 4)))
        self.query_one(LineInput).place(Place(box.x + 2, box.y + rows + 2, box.width - 4, 1))
        pane.show()

    @on(LineInput.Submitted)
    def _typed(self, message: LineInput.Submitted) -> None:
        message.stop()
        self.here.drafts.keep("", *self._purpose)
        self.dismiss(message.value.strip())

    @property
    def _purpose(self) -> tuple[str, ...]:
        return self.heading, self.prompt, self.value

    def action_leave(self) -> None:
        typed = self.query_one(LineInput).value
        self.here.drafts.keep(typed if typed != self.value else "", *self._purpose)
        self.dismiss(None)
