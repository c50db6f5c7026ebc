"""An issue on a space of two parties: both must agree on what follows (rulebook 5.3)."""

from __future__ import annotations

from typing import ClassVar

from weimar_tui.games.weimar.rules.opinion import OWNERS, half_wins
from weimar_tui.games.weimar.screen.panes.opinion import halves
from weimar_tui.games.weimar.screen.scene import WeimarScene
from weimar_tui.tui.canvas import Canvas, Piece
from weimar_tui.tui.dialogs.interrupt import InterruptDialog


class DividedIssueDialog(InterruptDialog[WeimarScene]):
    """What do you propose? Do you agree?"""

    heading_key: ClassVar[str] = "divided-issue"

    def facts(self, canvas: Canvas) -> int:
        """The issue, whose it is, and how many issues both hold."""
        scene = self.scene
        marker = self.decision.subject.issue
        cell = scene.view.issues.get(marker, "")
        if not cell:
            return 0
        row: list[Piece] = [(scene.words.issue(marker), "strong")]
        for party in OWNERS[cell]:
            wins, value = half_wins(scene.view, party)
            held = halves(wins, scene.look)
            row.append((f"  {scene.words.seat(party)} {held} ({value})", f"{party} bold"))
        canvas.pieces(0, 0, row)
        return 2
