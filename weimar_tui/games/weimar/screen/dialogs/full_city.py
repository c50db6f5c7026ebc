"""A base comes to a city without a free space: another one must go (rulebook 5.6)."""

from __future__ import annotations

from typing import ClassVar

from weimar_tui.games.weimar.screen.panes.map_labels import bases
from weimar_tui.games.weimar.screen.scene import WeimarScene
from weimar_tui.tui.canvas import Canvas, Piece
from weimar_tui.tui.dialogs.interrupt import InterruptDialog


class FullCityDialog(InterruptDialog[WeimarScene]):
    """Whose base is removed?"""

    heading_key: ClassVar[str] = "full-city"

    def facts(self, canvas: Canvas) -> int:
        """The city with its bases."""
        scene = self.scene
        city = self.decision.subject.city
        if city not in scene.view.cities:
            return 0
        row: list[Piece] = [(f"{scene.words.city(city)} ", "strong")]
        canvas.pieces(0, 0, row + bases(scene, city))
        return 2
