"""What the colours of the map stand for, where there is room beside Germany."""

from __future__ import annotations

from weimar_tui.games.weimar.rules.opinion import ARM as LETTER
from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.games.weimar.screen.panes.map_ground import WOVEN
from weimar_tui.games.weimar.screen.scene import WeimarScene
from weimar_tui.tui.canvas import Canvas, Piece, width_of
from weimar_tui.tui.ground import Raster

_TILE = 3
"""Columns of a colour."""
ROWS = 24
"""Rows from which a map has a legend."""


def draw_legend(canvas: Canvas, scene: WeimarScene) -> None:
    """Who leads, where nobody does alone, where it burns: in the corner below, if it is free."""
    words = scene.words
    tiles = [(f" {LETTER[party]} ", f"ink.strong @{party}.tint") for party in PARTIES]
    blank = " " * _TILE
    rows: list[list[Piece]] = [
        [(words.ui("map-leads"), "ink.abroad")],
        tiles,
        [(blank, "@ground.land"), (f" {words.ui('map-nobody')}", "ink.abroad")],
        [(blank, ""), (f" {words.ui('map-threatened')}", "ink.abroad")],
    ]
    width = max(sum(width_of(text) for text, _ in row) for row in rows)
    x, top = canvas.width - width - 1, canvas.height - len(rows)
    if canvas.height < ROWS or not all(
        all(canvas.free(y)[x - 1 :]) for y in range(top, canvas.height)
    ):
        return
    for y, row in enumerate(rows, top):
        canvas.pieces(x, y, row)
    hot = ("heat.5", "ground.plate" if scene.look.theme == WOVEN else "heat.5")
    weave = [[hot[(column + row) % 2] for column in range(2 * _TILE)] for row in range(2)]
    canvas.lay(x, canvas.height - 1, Raster.of(weave))
