"""The positions of a city's areas on a sheet, their connections, and the river.

A pack can have its own map: everything follows from the two corners that `city.toml` gives each
area, one for narrow and one for wide terminals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from ...rules.component_data import Area

SMALL = (12, 2)
"""Columns and rows of an area without a frame: its name, with the units below."""

WIDE = (15, 4)
"""Columns and rows of an area with a frame."""

WIDEST = 24
"""The largest width of a framed area."""

KEPT = 2
"""Rows reserved below the map before unframed areas move apart."""

KEPT_WIDE = 3
"""Rows reserved below the map before framed areas move apart."""

FROM = 111
"""With this many columns or more, areas have frames, if the rows suffice."""


@dataclass(frozen=True)
class MapGrid:
    """The corner of each area on a sheet, and the common size of all areas."""

    corners: Mapping[str, tuple[int, int]]
    width: int
    height: int

    @property
    def framed(self) -> bool:
        return self.height > SMALL[1]


@dataclass(frozen=True)
class Stroke:
    """A line from cell to cell: the name of its sign, and its position."""

    sign: str
    cells: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class River:
    """Columns of water between two columns of areas, and the rows it runs through."""

    left: int
    right: int
    top: int
    bottom: int


def rows_needed(areas: Mapping[str, Area], width: int, height: int) -> int:
    """The rows of a sheet that the city needs, so that something can go below it."""
    grid = grid_of(areas, width, height)
    return max(y for _, y in grid.corners.values()) + grid.height


def grid_of(areas: Mapping[str, Area], width: int, height: int) -> MapGrid:
    """The areas on a sheet of this size; they move apart as it grows."""
    corners = tuple((area.id, area.small, area.wide) for area in areas.values())
    return _placed(corners, width, height)


@lru_cache(maxsize=16)
def _placed(
    corners: tuple[tuple[str, tuple[int, int], tuple[int, int]], ...], width: int, height: int
) -> MapGrid:
    rows = sorted({y for _, _, (_, y) in corners})
    steps = max(1, len(rows) - 1)
    if width >= FROM and height >= (WIDE[1] + 1) * steps + WIDE[1]:
        components = min(WIDEST, WIDE[0] * width // (FROM + 1))
        most = max(1, *(x for _, _, (x, _) in corners))
        pitch = max(WIDE[1] + 1, min(WIDE[1] + 3, (height - KEPT_WIDE - WIDE[1]) // steps))
        spots = {
            area: (x * (width - components) // most, rows.index(y) * pitch)
            for area, _, (x, y) in corners
        }
        return MapGrid(spots, components, WIDE[1])
    rows = sorted({y for _, (_, y), _ in corners})
    most = max(1, *(x for _, (x, _), _ in corners))
    end = max(1, width - SMALL[0])
    spare = height - (rows[-1] - rows[0] + SMALL[1])
    more = 1 if spare >= len(rows) - 1 + KEPT else 0
    spots = {
        area: (x * end // most, y - rows[0] + more * rows.index(y)) for area, (x, y), _ in corners
    }
    return MapGrid(spots, *SMALL)


def strokes(areas: Mapping[str, Area], grid: MapGrid) -> Iterator[Stroke]:
    """The lines between neighbouring areas, each pair once."""
    for area in areas.values():
        for other in area.next:
            if grid.corners[area.id] < grid.corners[other]:
                bridge = area.river and areas[other].river
                yield _stroke(grid, area.id, other, bridge=bridge)


def _stroke(grid: MapGrid, one: str, other: str, *, bridge: bool) -> Stroke:
    (x, y), (ox, oy) = grid.corners[one], grid.corners[other]
    if y == oy:
        row = y + 1
        start = x + (grid.width if grid.framed else grid.width - 4)
        start = min(start, ox - 4) if not grid.framed else start
        cells = tuple((column, row) for column in range(start, ox))
        return Stroke("double-line" if bridge else "line", cells)
    if y > oy:
        (x, y), (ox, oy) = (ox, oy), (x, y)
    rows = range(y + grid.height, oy)
    if x == ox:
        column = x + (grid.width // 2 if grid.framed else 4)
        return Stroke("bar", tuple((column, row) for row in rows))
    rightwards = ox > x
    start = x + grid.width - 3 if rightwards else x + 2
    end = ox + 2 if rightwards else ox + grid.width - 3
    cells = tuple(
        (start + (end - start) * (2 * place + 1) // (2 * len(rows)), row)
        for place, row in enumerate(rows)
    )
    return Stroke("falling" if rightwards else "rising", cells)


def river_of(areas: Mapping[str, Area], grid: MapGrid) -> River | None:
    """The river, placed where most bridges cross; None if a map has no such place."""
    columns = sorted({x for x, _ in grid.corners.values()})
    gaps = Counter(
        (x, ox)
        for area in areas.values()
        if area.river
        for other in area.next
        if areas[other].river
        for x, ox in [(grid.corners[area.id][0], grid.corners[other][0])]
        if (x, ox) in set(pairwise(columns)) and grid.corners[area.id][1] == grid.corners[other][1]
    )
    if not gaps:
        return None
    (x, ox), _ = gaps.most_common(1)[0]
    left, right = x + grid.width, ox
    water = max(1, (right - left) // 2)
    start = left + (right - left - water) // 2
    bottom = max(y for _, y in grid.corners.values()) + grid.height
    return River(start, start + water, 0, bottom)
