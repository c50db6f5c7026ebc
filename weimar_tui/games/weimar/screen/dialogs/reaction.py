"""Reacting to what somebody does, and to how the dice fell (rulebook 4.3, 5.14)."""

from __future__ import annotations

from typing import ClassVar

from weimar_tui.games.weimar.screen.dialogs.dice import DiceDialog
from weimar_tui.kernel.decision import Decision


class ReactionDialog(DiceDialog):
    """React, with the board or a politician? Once dice have fallen: have them rolled again?"""

    heading_key: ClassVar[str] = "reaction"

    def title_of(self, decision: Decision) -> str:
        """Stresemann and his like have a title of their own."""
        return "second-roll" if decision.subject.trigger == "roll" else self.heading_key

    def help_topic(self) -> str:
        """A second roll is told about where rolls are."""
        return "roll" if self.decision.subject.trigger == "roll" else "react"
