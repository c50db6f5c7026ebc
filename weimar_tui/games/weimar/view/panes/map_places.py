"""Where the cities lie on a map of any size."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from .map_lines import COLUMNS, ROWS, project
from .map_outline import WHERE

# Column and row where each label begins, on a map of 60 columns and 13 rows (two rows a city) or
# 21 rows (three rows a city). Names stand on the land, close to where the city lies. Labels beside
# each other begin on the same row, or one's units would seem to belong to the other's threats.
_SMALL = {
    "koenigsberg": (45, 2),
    "rostock": (25, 2),
    "hamburg": (6, 2),
    "berlin": (29, 4),
    "essen": (2, 4),
    "leipzig": (24, 6),
    "breslau": (42, 6),
    "koeln": (2, 6),
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
"""Cities whose labels stay on the same rows, however large the map."""
LARGE = 20
"""Rows from which a city has three rows of its own."""


@lru_cache(maxsize=16)
def city_spots(width: int, height: int) -> Mapping[str, tuple[int, int]]:
    """Where the label of each city begins on a canvas of this size.

    The land grows with the canvas; a label keeps its distance in cells from its city.
    """
    grid, rows = (_LARGE, ROWS) if height >= LARGE else (_SMALL, 13)
    wider, higher = width / COLUMNS - 1, max(0, height / rows - 1)
    spots = {}
    for city, (x, y) in grid.items():
        column, _ = project(WHERE[city])
        beside = next((cities for cities in _BESIDE if city in cities), (city,))
        row = sum(project(WHERE[other])[1] for other in beside) / len(beside)
        spots[city] = int(x + column * wider), round(y + row * rows / ROWS * higher)
    return spots


def corners(width: int, height: int) -> tuple[tuple[str, int, int], ...]:
    """Where each label begins, as the ground asks for it."""
    return tuple((city, x, y) for city, (x, y) in city_spots(width, height).items())
