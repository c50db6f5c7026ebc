"""Both German states as the game's emblem: unrest as heat, with the border or the Wall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.emblem import Emblem

from ..rules.names import AREAS, SIDE_OF
from ..rules.position import VolkPosition
from .ground import both_states, heats, paint_of_heats

_LATE: Mapping[str, int] = {
    "bayern": 4, "hessen": 2, "nordrhein-westfalen": 3, "niedersachsen": 1, "sachsen": 6,
    "sachsen-anhalt": 4, "brandenburg": 3, "mecklenburg": 5, "thueringen": 2, "ost-berlin": 6,
}  # fmt: skip
"""The heat of areas when no game is given: a typical late decade."""


class VolkEmblem(Emblem):
    """The land alone, without names."""

    styles: ClassVar[Mapping[str, str]] = {"west": "side-1", "east": "side-2", "foreign": "seat-2"}

    def draw(self, canvas: Canvas, view: VolkPosition | None = None) -> None:
        """Draw both states by their unrest."""
        if view is None:
            hot, wall = {area: (heat, heat) for area, heat in _LATE.items()}, True
        else:
            hot, wall = {area: _heats(view, area) for area in AREAS}, view.wall
        picture = both_states(canvas.width, canvas.height)
        canvas.lay(0, 0, picture, paint_of_heats(hot, wall=wall))


def _heats(view: VolkPosition, area: str) -> tuple[int, int]:
    return heats(view.unrest[area], protested=area in view.protests[SIDE_OF[area]])
