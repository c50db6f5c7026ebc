"""A text in a box: help on a pane, a card, a message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.text.links import Links
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.prose import Row, draw_rows, lay_out, mark_links
from weimar_tui.tui.screen import WeimarDialog, boxed

if TYPE_CHECKING:
    from weimar_tui.kernel.errors import KernelError
    from weimar_tui.tui.weimar_app import WeimarApp


class ReadingDialog(WeimarDialog):
    """A title and a text to scroll, with links to other texts and a way back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            "escape,enter,q,question_mark,f1,space",
            "close",
            "close",
            id="reading.close",
        ),
        Binding("up,k", "scroll(-1)", "up", id="reading.up"),
        Binding("down,j", "scroll(1)", "down", id="reading.down"),
        Binding("pageup", "scroll(-10)", "page up", id="reading.page-up"),
        Binding("pagedown", "scroll(10)", "page down", id="reading.page-down"),
        Binding("o", "follow", "look up", id="reading.follow"),
        Binding("tab", "mark(1)", "next link", id="reading.mark"),
        Binding("shift+tab", "mark(-1)", "link before", id="reading.mark-before"),
        Binding("backspace", "return", "back", id="reading.return"),
    ]

    def __init__(self, title: str, text: str, links: Links | None = None) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.links = links
        self.top = 0
        self.marked = 0
        self.targets: list[tuple[int, str]] = []
        self.before: list[tuple[str, str, int, int]] = []

    def compose(self) -> ComposeResult:
        pane = Pane(self.look, self._drawing, title=self.heading, id="reading", framed=True)
        yield pane

    def on_mount(self) -> None:
        self.query_one("#reading", Pane).focus()

    def _rows(self, width: int) -> list[Row]:
        rows = lay_out(self.text, width, self.look)
        if self.links is not None:
            rows, self.targets = mark_links(rows, self.links, self.marked)
        return rows

    def _drawing(self, canvas: Canvas) -> None:
        rows = self._rows(canvas.width)
        self.top = max(0, min(self.top, len(rows) - canvas.height))
        draw_rows(canvas, rows, self.top, canvas.height)
        if self.top + canvas.height < len(rows):
            canvas.right(canvas.height - 1, self.look.glyph("more-down"), "key")

    def place_all(self, width: int, height: int) -> None:
        wide = min(84, width - 4)
        pane = self.query_one("#reading", Pane)
        rows = self._rows(wide - 4)
        pane.title = self.heading
        pane.keys = self._keys()
        pane.place(boxed(width, height, wide, len(rows) + 2))
        pane.show()

    def _keys(self) -> str:
        """Return the keys that work on this page."""
        keys = ["mark"] if len(self.targets) > 1 else []
        keys += ["follow"] if self.targets else []
        keys += ["return"] if self.before else []
        if not keys:
            return self.words.ui("reading-keys")
        keys_told = (self.words.ui(f"link-key-{key}") for key in (*keys, "close"))
        return self.words.ui("keys-between").join(keys_told)

    def action_scroll(self, by: int) -> None:
        self.top += by
        self.query_one("#reading", Pane).show()

    # --- links ----------------------------------------------------------------------------------
    def action_mark(self, by: int) -> None:
        """Mark another link, and scroll to it."""
        if not self.targets:
            return
        self.marked = (self.marked + by) % len(self.targets)
        row = self.targets[self.marked][0]
        room = self.query_one("#reading", Pane).size.height - 2
        self.top = min(max(self.top, row - room + 1), row)
        self.query_one("#reading", Pane).show()

    def action_follow(self) -> None:
        """Open the marked link."""
        if self.links is None or not self.targets:
            return
        target = self.targets[self.marked][1]
        self.before.append((self.heading, self.text, self.top, self.marked))
        self.heading, self.text = self.links.page(target)
        self.top = self.marked = 0
        self.place_all(*self.size)

    def action_return(self) -> None:
        """Go back to the previous text, or close the first one."""
        if not self.before:
            self.action_close()
            return
        self.heading, self.text, self.top, self.marked = self.before.pop()
        self.place_all(*self.size)

    def action_close(self) -> None:
        self.dismiss(None)


async def show_message(app: App[Any], title: str, text: str) -> None:
    """Show a message until it is closed."""
    await app.push_screen_wait(ReadingDialog(title, text))


def show_problem(app: WeimarApp, error: KernelError) -> None:
    """Show an error message."""
    app.run_worker(show_message(app, app.words.ui("problem"), app.words.problem(error)))
