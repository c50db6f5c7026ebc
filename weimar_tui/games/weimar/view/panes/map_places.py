"""The positions of the cities on a map of any size."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from .map_lines import COLUMNS, ROWS, project
from .map_outline import WHERE

# Column and row of the start of each label, on a map of 60 columns and 13 rows (two rows per city)
# or 21 rows (three rows per city). Names are on land, close to their city. Adjacent labels start on
# the same row; otherwise the units of one would seem to belong to the threats of the other.
_SMALL = {
    "koenigsberg": (45, 2),
    "rostock": (25, 2),
    "hamburg": (6, 2),
    "berlin": (29, 4),
    "essen": (3, 4),
    "leipzig": (24, 6),
    "breslau": (42, 6),
    "koeln": (3, 6),
    "frankfurt": (8, 8),
    "muenchen": (27, 10),
    "stuttgart": (5, 10),
}
_LARGE = {
    "koenigsberg": (45, 1),
    "rostock": (28, 4),
    "hamburg": (11, 4),
    "berlin": (30, 7),
    "essen": (3, 7),
    "leipzig": (24, 10),
    "breslau": (42, 10),
    "koeln": (3, 10),
    "frankfurt": (9, 13),
    "muenchen": (26, 16),
    "stuttgart": (6, 16),
}
_BESIDE = (
    ("hamburg", "rostock"),
    ("essen", "berlin"),
    ("koeln", "leipzig", "breslau"),
    ("stuttgart", "muenchen"),
)
"""Cities whose labels share their rows at every size of the map."""
PLATE = 3
"""Columns to the left of a name for its number and a blank."""
LARGE = 19
"""With this many rows or more, a city has three rows."""


@lru_cache(maxsize=16)
def city_spots(width: int, height: int) -> Mapping[str, tuple[int, int]]:
    """The start of each city's label on a canvas of this size.

    The land grows with the canvas; a label keeps its distance from its city in cells.
    """
    grid, rows = (_LARGE, ROWS) if height >= LARGE else (_SMALL, 13)
    wider, higher = width / COLUMNS - 1, max(0, height / rows - 1)
    spots = {}
    for city, (x, y) in grid.items():
        column, _ = project(WHERE[city])
        beside = next((cities for cities in _BESIDE if city in cities), (city,))
        row = sum(project(WHERE[other])[1] for other in beside) / len(beside)
        spots[city] = max(PLATE, int(x + column * wider)), round(y + row * rows / ROWS * higher)
    return spots


def corners(width: int, height: int) -> tuple[tuple[str, int, int], ...]:
    """The start of each label, in the form that `ground` takes."""
    return tuple((city, x, y) for city, (x, y) in city_spots(width, height).items())
