"""A list to choose from by keyboard or mouse: the decision bar, every dialog and every menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.message import Message

from weimar_tui.text.choice import DIGITS, Choice
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice import draw_choice
from weimar_tui.tui.look import Look
from weimar_tui.tui.pane import Pane

if TYPE_CHECKING:
    from weimar_tui.tui.input_guard import InputGuard
    from weimar_tui.tui.keys_in_order import KeysInOrder


class ChoicePane(Pane):
    """A question and its options. It only posts `Moved` and `Picked`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", "up", id="choice.up"),
        Binding("down,j", "move(1)", "down", id="choice.down"),
        Binding("left", "side(-1)", "left", id="choice.left"),
        Binding("right", "side(1)", "right", id="choice.right"),
        Binding("pageup", "page(-8)", "page up", id="choice.page-up"),
        Binding("pagedown", "page(8)", "page down", id="choice.page-down"),
        Binding("home,g", "page(-999)", "first", id="choice.first"),
        Binding("end,G", "page(999)", "last", id="choice.last"),
        Binding("enter", "take", "choose", id="choice.take"),
        Binding("f", "filter", "filter", id="choice.filter"),
    ]

    class Moved(Message):
        """The cursor is on another option."""

        def __init__(self, pane: ChoicePane, option: str) -> None:
            super().__init__()
            self.pane = pane
            self.option = option

    class Picked(Message):
        """An option was chosen."""

        def __init__(self, pane: ChoicePane, number: int, option: str) -> None:
            super().__init__()
            self.pane = pane
            self.number = number
            self.option = option

    def __init__(
        self,
        look: Look,
        *,
        title: str = "",
        id: str | None = None,
        filter_label: str = "/",
        empty: str = "",
        above: Callable[[Canvas], int] | None = None,
        framed: bool = False,
        idle: Callable[[Canvas], None] | None = None,
    ) -> None:
        super().__init__(look, self._drawing, title=title, id=id, framed=framed)
        self.choice = Choice()
        self.filter_label = filter_label
        self.empty = empty
        self.above = above
        self.quiet = False
        self.one_cursor = False
        """Whether the cursor is only drawn while the pane has the focus."""
        self.above_first: Callable[[], None] | None = None
        """Called by Up on the first row, instead of going around."""
        self._top = 0
        self.idle = idle

    def ask(self, choice: Choice) -> None:
        """Ask a question. If Enter now takes something else than before, it is delayed."""
        before, self.choice = self.choice, choice
        if choice.answer != before.answer and choice.items and self.screen.is_active:
            self._guard.came_up()
        self.show()

    def ask_again(self, choice: Choice) -> None:
        """Ask the same question with other options; the cursor stays if possible."""
        at = self.choice.current
        if at is not None:
            choice.go(at.id)
        elif self.choice.unchosen:
            choice.choose_first(self.choice.unchosen)
        self.ask(choice)

    def go_to(self, option: str) -> None:
        """Move the cursor to an option, into its group if it is in one."""
        self.choice.clear_filter()
        self.choice.go(option)
        self._moved()

    @property
    def _guard(self) -> InputGuard:
        return cast("KeysInOrder[object]", self.app).input_guard

    def _drawing(self, canvas: Canvas) -> None:
        if self.idle is not None and (self.quiet or not self.choice.items):
            self.idle(canvas)
            return
        top = self._top = self.above(canvas) if self.above is not None else 0
        inner = Canvas(canvas.width, max(1, canvas.height - top), canvas.look)
        draw_choice(
            inner,
            self.choice,
            focus=self.hears_keys,
            filter_label=self.filter_label,
            empty=self.empty,
            cursor=self.has_focus or not self.one_cursor,
        )
        canvas.paste(0, top, inner)

    # --- keys -----------------------------------------------------------------------------------
    def on_key(self, event: events.Key) -> None:
        choice = self.choice
        if choice.filtering:
            if event.key == "escape":
                choice.clear_filter()
            elif event.key == "backspace":
                choice.type("\b")
            elif event.is_printable:
                choice.type(str(event.character))
            else:
                return
        elif event.key == "escape" and choice.filter:
            choice.clear_filter()
        elif event.key in ("escape", "backspace") and choice.within:
            choice.leave()
        elif event.character in DIGITS and choice.items:
            choice.digit(event.character)
        else:
            return
        event.stop()
        event.prevent_default()
        self._moved()

    def type_digit(self, char: str) -> bool:
        """Type a digit of an option's number, from another pane; return whether the
        list has options."""
        if self.quiet or not self.choice.items:
            return False
        self.choice.digit(char)
        self._moved()
        return True

    def on_paste(self, event: events.Paste) -> None:
        """Use pasted text only as a filter, so that it cannot answer several questions."""
        event.stop()
        if self.choice.filtering:
            self.choice.type(" ".join(event.text.split()))
            self._moved()

    def on_click(self, event: events.Click) -> None:
        """Select an option by a click; a second click on it picks it."""
        event.stop()
        self.focus()
        left = 2 if self.framed or self.bar else 0
        top = self._top + (1 if self.framed or self.title else 0)
        width = self.size.width - left * (2 if self.framed else 1)
        index = self.choice.item_at(event.x - left, event.y - top, width)
        if index is None:
            return
        again = index == self.choice.cursor
        self.choice.page(index - self.choice.cursor)
        self._moved()
        if again and self._guard.takes(event.time):
            self.action_take()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.action_page(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.action_page(-1)

    def action_move(self, by: int) -> None:
        if by < 0 and self.choice.cursor <= 0 and self.above_first is not None:
            self.above_first()
            return
        self.choice.move(by)
        self._moved()

    def action_page(self, by: int) -> None:
        self.choice.page(by)
        self._moved()

    def action_side(self, by: int) -> None:
        """Move to the neighbouring column, or to the next thing that options name."""
        if self.choice.columns == 1:
            if not self.choice.leap(by):
                raise SkipAction  # the screen handles the key
            self._moved()
            return
        rows = -(-len(self.choice.shown) // self.choice.columns)
        self.choice.page(by * rows)
        self._moved()

    def action_filter(self) -> None:
        """Start typing a filter."""
        self.choice.filtering = bool(self.choice.items)
        self.show()

    def action_take(self) -> None:
        item = self.choice.current
        self.choice.filtering = False
        if item is None or item.refused:
            self.show()
            return
        if item.id in self.choice.groups:
            self.choice.enter(item.id)
            self._guard.came_up()
            self._moved()
            return
        self.post_message(self.Picked(self, self.choice.number, item.id))

    def _moved(self) -> None:
        self.show()
        item = self.choice.current
        self.post_message(self.Moved(self, item.id if item is not None else ""))
