"""The Reichstag as a half ring: a wedge for each seat, in its party's colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, hypot, pi, sin

from weimar_tui.tui.ground import Raster

INNER = 0.36
"""The radius of the floor, as a fraction of the whole."""
_NAME = 0.69
"""The distance of names from the middle, as a fraction of the radius."""
_GAP = 0.45
"""Columns between parties, on each side of the border."""
_ALTERNATE = 13
"""Per cent of the background colour in every second wedge."""
DIM = 52
"""Per cent of the background colour in seats outside the government."""

MAJORITY = "majority"


@dataclass(frozen=True)
class Ring:
    """The half ring of one size: its picture, middle column, floor and radius.

    The keys of the picture are the numbers of the seats from the left, followed by `<` or `>` for
    the edges of a wedge, and `majority` for the line in the middle.
    """

    raster: Raster
    middle: int
    radius: float

    def place(self, first: int, last: int, seats: int) -> tuple[int, int]:
        """Column and row for the name of a party on the seats from `first` to `last`."""
        angle = pi * (1 - (first + last + 1) / 2 / seats)
        across = self.radius * _NAME * cos(angle)
        up = self.radius * _NAME * sin(angle) / 2
        return round(self.middle + across), max(0, self.raster.height - 1 - round(up))


@lru_cache(maxsize=16)
def ring(width: int, height: int, seats: int) -> Ring:
    """The largest half ring that fits.

    >>> ring(46, 12, 24).place(0, 4, 24)
    (8, 9)
    """
    radius = min(width / 2 - 0.5, 2.0 * height)
    raster = Raster(width, height)
    for y in range(2 * height):
        up = 2 * height - y - 0.5
        for x in range(2 * width):
            across = (x + 0.5 - width) / 2
            far = hypot(across, up)
            if not INNER * radius <= far <= radius:
                continue
            place = (1 - atan2(up, across) / pi) * seats
            seat = min(seats - 1, int(place))
            breadth = pi * far / seats
            edge = "<" if (place - seat) * breadth < _GAP else ""
            edge = edge or (">" if (seat + 1 - place) * breadth < _GAP else "")
            raster.dot(x, y, f"{seat}{edge}")
    rim, floor = round(2 * height - radius), round(2 * height - INNER * radius)
    raster.fill(width, rim, 1, floor - rim, MAJORITY)
    return Ring(raster, width // 2, radius)


def paint(row: Sequence[str], lit: Sequence[str]) -> Mapping[str, str]:
    """The colour of every wedge. `row`: the party of each seat; `lit`: those in full colour."""
    colours = {MAJORITY: "title"}
    for seat, party in enumerate(row):
        bright = not lit or party in lit
        part = (0 if bright else DIM) + (_ALTERNATE if seat % 2 and bright else 6 * (seat % 2))
        colour = f"{party}.mix.{part}" if party else "ground.free"
        colours[f"{seat}"] = colour
        before, after = row[seat - 1 : seat], row[seat + 1 : seat + 2]
        colours[f"{seat}<"] = colour if [party] == list(before) or not before else ""
        colours[f"{seat}>"] = colour if [party] == list(after) or not after else ""
    return colours
