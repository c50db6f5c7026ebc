"""One line to type in a box: a file name, a seed."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult

from weimar_tui.tui.canvas import Canvas, tail
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarDialog, boxed


class EntryDialog(WeimarDialog):
    """Asks for one line; gives it back, or nothing after Esc."""

    def __init__(self, title: str, prompt: str, value: str = "") -> None:
        super().__init__()
        self.heading = title
        self.prompt = prompt
        self.value = value

    def compose(self) -> ComposeResult:
        pane = Pane(self.look, self._drawing, title=self.heading, id="entry", framed=True)
        pane.keys = self.words.ui("entry-keys")
        yield pane

    def on_mount(self) -> None:
        self.query_one("#entry", Pane).focus()

    def _drawing(self, canvas: Canvas) -> None:
        y = canvas.paragraph(0, 0, self.prompt, "text", rows=3) + 1
        x = canvas.put(0, y, tail(self.value, canvas.width - 2), "strong")
        canvas.put(x, y, " ", "cursor")

    def place_all(self, width: int, height: int) -> None:
        pane = self.query_one("#entry", Pane)
        pane.place(boxed(width, height, 76, 9))
        pane.show()

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if event.key == "escape":
            self.dismiss(None)
            return
        if event.key == "enter":
            self.dismiss(self.value.strip() or None)
            return
        if event.key == "backspace":
            self.value = self.value[:-1]
        elif event.key == "ctrl+u":
            self.value = ""
        elif event.is_printable and event.character:
            self.value += event.character
        self.query_one("#entry", Pane).show()

    def on_paste(self, event: events.Paste) -> None:
        event.stop()
        self.value += "".join(event.text.splitlines()[:1])
        self.query_one("#entry", Pane).show()
