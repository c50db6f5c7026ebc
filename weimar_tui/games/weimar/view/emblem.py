"""Germany as a picture: who leads in each region, and where it burns."""

from __future__ import annotations

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.emblem import Emblem

from ..rules.position import WeimarPosition
from .paints import PAINTS, STYLES
from .panes.map_ground import ground, paint, tints
from .panes.map_places import corners

_BEGINNING = {
    "spd": ("berlin", "hamburg", "leipzig", "breslau", "rostock"),
    "z": ("koeln", "muenchen"),
    "kpd": ("essen",),
    "dnvp": ("koenigsberg",),
}
"""The old strongholds of each party: who stands where in a game that nobody has begun."""


class WeimarEmblem(Emblem):
    """The land alone, without names."""

    styles = STYLES
    paints = PAINTS

    def draw(self, canvas: Canvas, view: WeimarPosition | None = None) -> None:
        """The land by who leads there."""
        picture = ground(canvas.width, canvas.height, corners(canvas.width, canvas.height))
        if view is None:
            beginning = {city: party for party, cities in _BEGINNING.items() for city in cities}
            canvas.lay(0, 0, picture, tints(beginning))
        else:
            canvas.lay(0, 0, picture, paint(view, canvas.look.theme))
