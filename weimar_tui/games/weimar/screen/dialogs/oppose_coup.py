"""Standing against a coup, or lending units to it (rulebook 4.3)."""

from __future__ import annotations

from typing import ClassVar

from weimar_tui.games.weimar.rules import questions as q
from weimar_tui.games.weimar.screen.dialogs.dice import DiceDialog
from weimar_tui.kernel.decision import Decision


class OpposeCoupDialog(DiceDialog):
    """Do your units there take dice away? Does the black Reichswehr fight with?"""

    heading_key: ClassVar[str] = "oppose-coup"

    def title_of(self, decision: Decision) -> str:
        """DNVP may be asked for its Reichswehr."""
        return decision.kind if decision.kind == q.LEND_REICHSWEHR.kind else self.heading_key

    def help_topic(self) -> str:
        """Both are told about together."""
        return "oppose-coup"
