"""Choosing the agenda of a round (rulebook 4.2)."""

from __future__ import annotations

from typing import ClassVar

from weimar_tui.games.weimar.screen.scene import WeimarScene
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.dialogs.interrupt import InterruptDialog


class AgendaDialog(InterruptDialog[WeimarScene]):
    """Which agenda? All reveal together."""

    heading_key: ClassVar[str] = "agenda"

    def facts(self, canvas: Canvas) -> int:
        """Where one stands: points, Reserve, seats and bases."""
        scene = self.scene
        view, seat = scene.view, self.decision.seat
        bases = sum(city.bases.get(seat, 0) for city in view.cities.values())
        text = scene.words.text(
            "dialog-standing",
            vp=view.vp[seat],
            reserve=view.reserve[seat],
            seats=view.seats[seat],
            bases=bases,
        )
        canvas.put(0, 0, text, seat)
        return 1
