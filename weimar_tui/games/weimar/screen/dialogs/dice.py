"""Questions about a roll, with its dice."""

from __future__ import annotations

from weimar_tui.games.weimar.screen.scene import WeimarScene
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.dialogs.interrupt import InterruptDialog
from weimar_tui.tui.dice import ROWS, UNKNOWN, draw_dice


class DiceDialog(InterruptDialog[WeimarScene]):
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
