"""What the dialogs of the rules have in common: who is asked, what is at stake, and its help."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from weimar_tui.kernel.decision import Decision
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice import Choice
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.scene import Scene

S = TypeVar("S", bound=Scene)


class InterruptDialog(QuestionDialog, Generic[S]):
    """A question of the rules to one seat. `heading_key` names its title, the kind its help."""

    heading_key: ClassVar[str] = "asked"
    keys_key: ClassVar[str] = "dialog-keys"

    def __init__(self, choice: Choice, decision: Decision, scene: S) -> None:
        words = scene.words
        party = words.seat(decision.seat)
        title = words.text(f"dialog-{self.title_of(decision)}", party=party)
        super().__init__(choice, title, self.facts)
        self.decision = decision
        self.scene = scene

    def title_of(self, decision: Decision) -> str:
        """The key of the title."""
        return self.heading_key

    def help_topic(self) -> str:
        """The topic of the handbook that tells about this question."""
        return self.decision.kind

    def facts(self, canvas: Canvas) -> int:
        """Draw above the question what is at stake; returns the rows used."""
        return 0
