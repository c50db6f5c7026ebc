"""What the dialogs of the rules have in common: who is asked, what is at stake, and its help."""

from __future__ import annotations

from typing import ClassVar

from weimar_tui.kernel.decision import Decision
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice import Choice
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dice import ROWS, UNKNOWN, draw_dice
from weimar_tui.tui.scene import Scene


class InterruptDialog(QuestionDialog):
    """A question of the rules to one seat. `heading_key` names its title, the kind its help."""

    heading_key: ClassVar[str] = "asked"
    keys_key: ClassVar[str] = "dialog-keys"

    def __init__(self, choice: Choice, decision: Decision, scene: Scene) -> None:
        words = scene.words
        party = words.party(decision.seat)
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


class DiceDialog(InterruptDialog):
    """A question about a roll: its dice are on the table, fallen or not."""

    def facts(self, canvas: Canvas) -> int:
        """The dice of the roll; a question mark on each that has yet to fall."""
        attempts = self.scene.view.attempts
        if not attempts or attempts[-1].dice <= 0:
            return 0
        attempt = attempts[-1]
        faces = attempt.rolled or (UNKNOWN,) * attempt.dice
        draw_dice(canvas, 1, 0, faces, "strong" if attempt.rolled else "muted")
        return ROWS
