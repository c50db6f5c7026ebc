"""How everybody stands, to be read during the game."""

from __future__ import annotations

from typing import ClassVar

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.screens.standing import StandingScreen


class PointsScreen(StandingScreen):
    """Where everybody's points came from so far."""

    TOPIC: ClassVar[str] = "points"

    def keys_line(self) -> str:
        return self.words.ui("points-keys")

    def write_head(self, page: Canvas) -> int:
        page.put(0, 1, self.words.ui("points-title"), "title")
        return 3
