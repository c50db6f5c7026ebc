"""The game's emblem: the palace of Puerto Plátano against the setting sun, and the river.

The President's flag flies over the palace; in a coup, sky and windows are on fire.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import hypot
from typing import ClassVar

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.emblem import Emblem
from weimar_tui.tui.ground import Raster

from ..rules.position import FAMILIES, JuntaPosition
from .paints import PAINTS

_SKIES = 6
_SKYLINE = (3, 3, 5, 5, 2, 4, 4, 6, 3, 3, 5, 2, 2, 4, 6, 6, 3, 4, 4, 2)
"""The height of the houses on both sides of the palace, in quarter cells at the smallest size."""


_ON_FIRE: Mapping[str, str] = {
    "emblem.sky.4": "heat.3",
    "emblem.sky.5": "heat.5",
    "emblem.sky.6": "heat.6",
    "emblem.window": "emblem.fire",
    "emblem.sun": "emblem.fire",
    "emblem.glitter": "heat.6",
}


class JuntaEmblem(Emblem):
    """The palace, showing the President and whether a coup is on."""

    styles: ClassVar[Mapping[str, str]] = {
        family: f"seat-{number}" for number, family in enumerate(FAMILIES, 1)
    }
    paints = PAINTS

    def draw(self, canvas: Canvas, view: JuntaPosition | None = None) -> None:
        """Draw the palace and the river."""
        paint = dict(_ON_FIRE) if view is not None and view.coup is not None else {}
        if view is not None and view.president:
            paint["emblem.flag"] = view.president
        canvas.lay(0, 0, _picture(canvas.width, canvas.height), paint)


@lru_cache(maxsize=4)
def _picture(width: int, height: int) -> Raster:
    """The picture for a sheet of this size; its keys are colours."""
    across, down = 2 * width, 2 * height
    raster = Raster(width, height, "emblem.sky.1")
    shore = down * 2 // 3
    for y in range(shore):
        raster.fill(0, y, across, 1, f"emblem.sky.{1 + y * _SKIES // shore}")
    middle, radius = across / 2, across / 7
    for y in range(shore):
        for x in range(across):
            if hypot(x + 0.5 - middle, 2.0 * (y - shore * 0.62)) < radius:
                raster.dot(x, y, "emblem.sun")
    _houses(raster, across, shore)
    _palace(raster, across, shore)
    raster.fill(0, shore, across, 1, "emblem.bank")
    for y in range(shore + 1, down):
        raster.fill(0, y, across, 1, f"emblem.water.{1 + (y - shore) * 3 // (down - shore + 1)}")
        half = round(radius * (1 - 0.5 * (y - shore) / (down - shore)))
        if y % 2:
            raster.fill(round(middle) - half // 2, y, half, 1, "emblem.glitter")
    return raster


def _houses(raster: Raster, across: int, shore: int) -> None:
    """Draw a skyline, dark against the sky, with a few lit windows."""
    scale = max(1, shore // 14)
    breadth = max(2, across // len(_SKYLINE))
    for place in range(-(-across // breadth)):
        high = scale * _SKYLINE[place % len(_SKYLINE)]
        raster.fill(place * breadth, shore - high, breadth - (place % 2), high, "emblem.house")
        for floor in range(2, high - 1, 3):
            if (place * 5 + floor) % 4 == 0:
                raster.dot(place * breadth + 1, shore - floor, "emblem.window")


def _palace(raster: Raster, across: int, shore: int) -> None:
    """Draw a dome over a long front with lit windows, and a flag."""
    wide, high = across * 2 // 5, max(4, shore // 4)
    left = (across - wide) // 2
    raster.fill(left, shore - high, wide, high, "emblem.palace")
    for step in range(high):
        part = wide // 3 - (step * wide) // (4 * high)
        raster.fill((across - part) // 2, shore - high - 1 - step // 2, part, 1, "emblem.palace")
    raster.fill(across // 2, shore - 2 * high, 1, high, "emblem.palace")
    raster.fill(across // 2 + 1, shore - 2 * high, max(2, wide // 12), 2, "emblem.flag")
    for x in range(left + 1, left + wide - 1, 3):
        raster.fill(x, shore - high // 2, 1, max(1, high // 4), "emblem.window")
