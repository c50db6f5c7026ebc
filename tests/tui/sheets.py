"""Panes drawn without an app: one on a canvas of its own, or a whole screen of them."""

from __future__ import annotations

from typing import Any

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.game_view import GameView


def sheet(game_view: GameView, scene: Any, pane: str, width: int, height: int) -> Canvas:
    """A pane on a canvas of its own."""
    canvas = Canvas(width, height, scene.look)
    game_view.drawings[pane](canvas, scene)
    return canvas


def board(
    game_view: GameView, scene: Any, width: int, height: int, shown: str, *, without: str = ""
) -> Canvas:
    """All panes of a screen in their places, without frames and titles."""
    whole = Canvas(width, height, scene.look)
    layout = game_view.layout_of(scene.view)
    for name, place in game_view.places_in(layout, width, height, shown).items():
        if name not in game_view.drawings or name == without:
            continue
        bare = name in ("head", "handline")
        left, above = (0 if bare or not place.x else 2), (0 if bare else 1)
        drawn = sheet(game_view, scene, name, place.width - left, place.height - above)
        whole.paste(place.x + left, place.y + above, drawn)
    return whole
