"""Questions that interrupt the game: reactions, votes, coalitions, agendas and the like."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import Canvas, width_of, wrap
from weimar_tui.tui.choice import FORESEEN
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.screen import WeimarDialog

UNDO = "\0undo"
BOARD = "\0board:"
"""Prefix of the result if the player leaves the question for an action of the board."""

_PREVIEW = 8
"""Maximum rows of a preview."""


class QuestionDialog(WeimarDialog):
    """One question in a box over the board. Esc or Tab puts it off to show the board."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,tab", "peek", "look at the board", id="dialog.peek"),
        Binding("u", "undo", "undo", id="dialog.undo"),
        Binding("question_mark,f1", "help", "help", id="dialog.help"),
    ]

    def __init__(
        self, choice: Choice, title: str, above: Callable[[Canvas], int] | None = None
    ) -> None:
        super().__init__()
        self.choice = choice
        self.heading = title
        self.seat = ""
        """The seat with the question, if it is for one seat of a game."""
        self.above = above

    def compose(self) -> ComposeResult:
        words = self.words
        pane = ChoicePane(
            self.look,
            title=self.heading,
            id="question",
            filter_label=words.ui("filter"),
            empty=words.ui("filter-empty"),
            above=self.above,
            framed=True,
        )
        pane.seat = self.seat
        pane.keys = self.keys_text()
        pane.choice = self.choice
        yield pane

    def on_mount(self) -> None:
        self.query_one(ChoicePane).focus()

    def place_all(self, width: int, height: int) -> None:
        wanted = self.wanted_size(width, height)
        pane = self.query_one(ChoicePane)
        pane.place(self.here.dialog_place(width, height, *wanted))
        pane.show()

    def wanted_size(self, width: int, height: int) -> tuple[int, int]:
        """Return the size that the question needs."""
        wide = self.here.dialog_place(width, height, 84, 9).width
        rows = len(wrap(self.choice.prompt, wide - 5))
        if self.choice.heads:
            rows += 1
        elif self.choice.context:
            rows += min(4, len(wrap(self.choice.context, wide - 5)))
        if self.above is not None:
            probe = Canvas(wide - 4, height, self.look)
            rows += self.above(probe)
        rows += min(len(self.choice.items), height // 3)
        texts = list(self.choice.preview.values())
        texts += [item.text for item in self.choice.items if width_of(item.text) > wide - 8]
        longest = max((len(wrap(text, wide - 6)) for text in texts), default=0)
        if self.choice.make_preview is not None:
            longest = max(longest, FORESEEN)
        most = self.most_preview_rows(width, height)
        return wide, rows + (min(longest, most) + 1 if longest else 0) + 2

    def most_preview_rows(self, width: int, height: int) -> int:
        """The maximum number of rows of a preview."""
        return _PREVIEW

    def on_choice_pane_picked(self, message: ChoicePane.Picked) -> None:
        message.stop()
        self.dismiss(message.option)

    def on_choice_pane_moved(self, message: ChoicePane.Moved) -> None:
        message.stop()

    def action_peek(self) -> None:
        self.dismiss(None)

    def action_undo(self) -> None:
        self.dismiss(UNDO)

    def action_help(self) -> None:
        from weimar_tui.tui.help import show_help

        show_help(self.here, self.help_topic())

    def keys_text(self) -> str:
        """Return the keys listed in the bottom border."""
        return self.words.ui("palette-keys")

    def help_topic(self) -> str:
        """Return the handbook topic for this question."""
        return "decision"
