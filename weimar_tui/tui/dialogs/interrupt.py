"""Base of the rules' dialogs: the seat, the stakes, and the help."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar

from textual.actions import SkipAction
from textual.binding import Binding, BindingType

from weimar_tui.kernel.decision import Decision
from weimar_tui.play.scene import Scene
from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.dialogs.question import BOARD, QuestionDialog
from weimar_tui.tui.layout import PANE_KEYS, size_class

S = TypeVar("S", bound=Scene)

_FEW = 2
"""Rows of a preview on a small screen."""


class InterruptDialog(QuestionDialog, Generic[S]):
    """A question of the rules to one seat. `heading_key` is its title, the kind determines its
    help.

    The board's look-up keys work here too: pages open over the question and return to it
    (`action_of_board` finds them); a switch to a pane puts the question off, as Esc does.
    """

    DEFAULT_CSS = """
    InterruptDialog { background: black 0%; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(key, f"over('{action}')", action, id=id)
            for key, action, id in (
                ("slash", "search", "game.search"),
                ("o", "look_up", "game.look-up"),
                ("c", "cards", "game.cards"),
                ("v", "points", "game.points"),
                ("r", "replay", "game.replay"),
                ("s", "since", "game.since"),
                ("t", "talk", "table.talk"),
                ("m", "table", "table.table"),
                ("i", "hint", "learn.hint"),
                ("l", "chronicle", "game.chronicle"),
                ("q", "menu", "game.menu"),
            )
        ),
        *(
            Binding(key, f"leave_for({action!r})", action, id=id)
            for key, action, id in (
                ("d", "pane('decision')", "game.decision"),
                ("e", "look_ahead", "game.outlook"),
                *(
                    (f"{key.lower()},alt+{n}", f"pane_number({n})", f"game.pane-{n}")
                    for n, key in enumerate(PANE_KEYS, 1)
                ),
            )
        ),
        Binding("f9", "app.settings", "settings", id="app.settings"),
        Binding("ctrl+s", "app.save_as", "save as", id="app.save-as"),
    ]

    heading_key: ClassVar[str] = "asked"

    can_undo = True
    """Whether the last pick can be undone, which its keys then offer."""

    def __init__(
        self,
        choice: Choice,
        decision: Decision,
        scene: S,
        action_of_board: Callable[[str], Callable[[], None] | None] = lambda name: None,
    ) -> None:
        words = scene.words
        seat_name = words.seat(decision.seat)
        title = words.text(f"dialog-{self.title_of(decision)}", seat=seat_name)
        super().__init__(choice, title, self.facts)
        self.seat = decision.seat
        self.decision = decision
        self.scene = scene
        self.action_of_board = action_of_board

    def action_over(self, action: str) -> None:
        """Open a page of the board over the question."""
        open_page = self.action_of_board(action)
        if open_page is None:
            raise SkipAction
        open_page()

    def action_leave_for(self, action: str) -> None:
        """Put the question off and run an action of the board."""
        self.dismiss(BOARD + action)

    def most_preview_rows(self, width: int, height: int) -> int:
        """Few rows on a small screen, so that the board stays in view."""
        few = size_class(width, height) == "small"
        return _FEW if few else super().most_preview_rows(width, height)

    def title_of(self, decision: Decision) -> str:
        """Return the message key of the title."""
        return self.heading_key

    def keys_text(self) -> str:
        return self.words.ui("dialog-keys", undo="yes" if self.can_undo else "no")

    def help_topic(self) -> str:
        """Return the handbook topic for this question."""
        return self.scene.words.help_topic(self.decision.kind)

    def facts(self, canvas: Canvas) -> int:
        """Draw the stakes above the question; return the rows used."""
        return 0
