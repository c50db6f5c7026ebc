"""The duel's display in the terminal: the piste; hand and chronicle are the standard ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from weimar_duel.rules import DuelPosition
from weimar_duel.words import DuelMessages
from weimar_tui.play.scene import Scene
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.game_view import Draw, GameView

_MOST = 4
"""Courage at the start."""


class DuelView(GameView[Scene, DuelMessages, DuelPosition]):
    """A pane of its own, in place of the table that lists every field."""

    panes: ClassVar[tuple[str, ...]] = ("piste", "hand", "chronicle")
    glowing: ClassVar[tuple[str, ...]] = ("head", "piste")

    @property
    def drawings(self) -> Mapping[str, Draw]:
        return {**super().drawings, "piste": draw_piste}


def draw_piste(canvas: Canvas, scene: Scene) -> None:
    """Draw a row per fencer: courage left, stance and rival."""
    for y, (seat, courage) in enumerate(scene.view.courage.items()):
        canvas.spot(seat, 0, 2 * y)
        style = "cursor" if seat in scene.pointed else f"{seat} bold"
        canvas.put(0, 2 * y, scene.words.seat(seat), style)
        canvas.put(12, 2 * y, "■" * max(courage, 0) + "□" * (_MOST - courage), seat)
        stance = scene.view.stances.get(seat)
        if stance is not None:
            canvas.put(20, 2 * y, scene.words.text(f"stance-{stance}"), "text")
        rival = scene.view.rivals.get(seat)
        if rival is not None:
            canvas.put(32, 2 * y, f"→ {scene.words.seat(rival)}", rival)
