"""Base of cards and pages that cover the board and take no answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.actions import SkipAction
from textual.binding import Binding, BindingType

from weimar_tui.tui.layout import PANE_KEYS
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarDialog

LOOK_UP: tuple[tuple[str, str, str], ...] = (
    ("slash", "search", "game.search"),
    ("o", "look_up", "game.look-up"),
    ("c", "cards", "game.cards"),
    ("v", "points", "game.points"),
    ("l", "chronicle", "game.chronicle"),
    ("i", "hint", "learn.hint"),
)
"""Keys of the board that open a page: the key, the action and the id."""

BoardActions = Callable[[str], Callable[[], None] | None]
"""Finds an action of the board by its name."""


def no_board(name: str) -> None:
    """Find no action, for use without a board."""


class BoardCard(WeimarDialog):
    """Something to read over the board.

    The board's look-up keys open their pages over it and return to it; pane keys show another pane
    behind it. Esc hides it until the next key.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"over('{action}')", action, id=id) for key, action, id in LOOK_UP),
        *(
            Binding(f"{key.lower()},alt+{n}", f"behind({n})", f"pane {n}", id=f"game.pane-{n}")
            for n, key in enumerate(PANE_KEYS, 1)
        ),
    ]

    action_of_board: BoardActions = staticmethod(no_board)
    """Finds what a key of the board does."""

    def action_over(self, action: str) -> None:
        """Open a page of the board over this one."""
        open_page = self.action_of_board(action)
        if open_page is None:
            raise SkipAction
        open_page()

    def action_behind(self, number: int) -> None:
        """Show a pane of the board behind this card."""
        show: Callable[..., None] | None = self.action_of_board("pane_behind")
        if show is None:
            raise SkipAction
        show(number)

    @property
    def is_hidden(self) -> bool:
        """Whether only the board is seen now."""
        return not self.query_one(Pane).display

    def action_peek(self) -> None:
        """Hide this card until the next key, to show the board."""
        self.query_one(Pane).display = False

    def on_key(self, event: events.Key) -> None:
        """Show the card again after a look at the board; that key does nothing else."""
        if self.is_hidden:
            event.stop()
            event.prevent_default()
            pane = self.query_one(Pane)
            pane.display = True
            pane.focus()
            pane.show()
