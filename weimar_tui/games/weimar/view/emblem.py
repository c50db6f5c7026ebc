"""A map of Germany as the game's emblem: the leader of each region, and threats as fire."""

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
"""Each party's strongholds, used to colour the map when no game is given."""


class WeimarEmblem(Emblem):
    """The land alone, without names."""

    styles = STYLES
    paints = PAINTS

    def draw(self, canvas: Canvas, view: WeimarPosition | None = None) -> None:
        """Draw the regions in the colours of their leaders."""
        picture = ground(canvas.width, canvas.height, corners(canvas.width, canvas.height))
        if view is None:
            beginning = {city: party for party, cities in _BEGINNING.items() for city in cities}
            canvas.lay(0, 0, picture, tints(beginning))
        else:
            canvas.lay(0, 0, picture, paint(view, canvas.look.theme))
