"""The city as a picture: river, streets, and a block with buildings for every area.

The picture is made once for each size. A move only changes the holders of power centres, and where
units can go. Its keys: colours by name; `palace`, `palace#` and `palace'` for a plate, its
buildings and its windows; `palace=` for the ring around it; `palace/cathedral` for a street,
followed by `~` for its bridge.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import sin
from typing import TYPE_CHECKING

from weimar_tui.tui.ground import Raster

from ...rules.coup.common import holders
from ...rules.subjects import InArea, JuntaDecision, RetreatFrom, UnitAt, UnitsOnMove
from .map_grid import MapGrid, grid_of, river_of
from .silhouettes import WIDTH, silhouette_of

if TYPE_CHECKING:
    from ...rules.component_data import Area
    from ...scene import JuntaScene

EARTH, STREET = "ground.earth", "ground.street"
_RIVER, _BANK, _RIPPLE = "ground.river", "ground.bank", "ground.ripple"
_BRIDGE, _RAIL = "ground.bridge", "ground.rail"

_MOVES = frozenset({"move-to", "hop-to", "retreat", "respond-to"})
"""Questions that ask where the units of their area go."""


@dataclass(frozen=True)
class Ways:
    """The moves that the current question allows: from where, and to where."""

    origin: str = ""
    targets: frozenset[str] = frozenset()
    pointed: str = ""
    starts: frozenset[str] = frozenset()


def ways(scene: JuntaScene) -> Ways:
    """The possible moves, including the answer under the cursor."""
    decision, areas = scene.decision, scene.components.areas
    if decision is None:
        return Ways()
    marked = frozenset(area for area in areas if area in scene.marked)
    chosen = next((part for part in scene.chosen.split(":") if part in areas), "")
    if decision.kind in _MOVES:
        return Ways(_left(decision), marked, chosen)
    if decision.kind == "move-from":
        return Ways(chosen, frozenset(areas[chosen].next if chosen else ()), "", marked)
    return Ways(pointed=chosen, starts=marked)


def _left(decision: JuntaDecision) -> str:
    """The area that units would leave."""
    match decision.subject:
        case UnitsOnMove(area) | RetreatFrom(area):
            return area
        case UnitAt(area=area) | InArea(area):
            return area
    return ""


def paint(scene: JuntaScene, *, framed: bool) -> Mapping[str, str]:
    """The current colours of blocks, rings and streets."""
    here, held = ways(scene), holders(scene.runner)
    colours: dict[str, str] = {}
    for area in scene.components.areas.values():
        block = f"held.{held[area.id]}" if area.id in held else f"block.{area.kind}"
        ring = _ring(here, area.id)
        filled = ring if ring and (not framed or ring == "mark.pointed") else ""
        plate = f"{filled}.plate" if filled else block
        colours[area.id] = plate
        colours[f"{area.id}#"] = f"{block}.built"
        colours[f"{area.id}'"] = f"{block}.lit"
        colours[f"{area.id}="] = ring or plate
        for other in area.next:
            colours[street(area.id, other)] = STREET
            colours[f"{street(area.id, other)}~"] = _BRIDGE
    for target in here.targets:
        if here.origin and target in scene.components.areas[here.origin].next:
            lit = here.pointed in ("", target)
            for key in (street(here.origin, target), f"{street(here.origin, target)}~"):
                colours[key] = "street.pointed" if lit else "street.open"
    return colours


def _ring(here: Ways, area: str) -> str:
    if area == here.origin:
        return "mark.origin"
    if area == here.pointed:
        return "mark.pointed"
    if area in here.targets:
        return "mark.target"
    return "mark.start" if area in here.starts else ""


def street(one: str, other: str) -> str:
    """The key of the street between two areas."""
    return "/".join(sorted((one, other)))


def picture(areas: Mapping[str, Area], width: int, height: int, rows: int) -> Raster:
    """The city for a sheet of this size, on its upper `rows`."""
    return _picture(_City(areas), width, height, rows)


class _City:
    """Areas as a cache key: two are equal if everything drawn of them is."""

    def __init__(self, areas: Mapping[str, Area]) -> None:
        self.areas = areas
        self._drawn = tuple(
            (area.id, area.kind, area.next, area.river, area.small, area.wide)
            for area in areas.values()
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _City) and self._drawn == other._drawn

    def __hash__(self) -> int:
        return hash(self._drawn)


@lru_cache(maxsize=4)
def _picture(city: _City, width: int, height: int, rows: int) -> Raster:
    areas = city.areas
    grid = grid_of(areas, width, height)
    raster = Raster(width, rows, EARTH, under={f"{area}=": area for area in areas})
    _draw_river(raster, areas, grid)
    for area in areas.values():
        for other in area.next:
            if grid.corners[area.id] < grid.corners[other]:
                bridge = area.river and areas[other].river
                _draw_street(raster, grid, area.id, other, bridge=bridge)
    for area in areas.values():
        _draw_block(raster, grid, area)
    return raster


def _draw_river(raster: Raster, areas: Mapping[str, Area], grid: MapGrid) -> None:
    """Draw water that winds a little between its banks, with a few ripples."""
    river = river_of(areas, grid)
    if river is None:
        return
    swing, more = (1.6, 2) if grid.framed else (0.6, 0)
    for y in range(2 * river.top, 2 * min(river.bottom, raster.height)):
        aside = swing * sin(y / 6.3) + 0.5 * sin(y / 2.4)
        left = round(2 * river.left - more + aside)
        right = round(2 * river.right + more + aside + 0.6 * sin(y / 4.1))
        raster.fill(left, y, right - left, 1, _RIVER)
        raster.dot(left, y, _BANK)
        raster.dot(right - 1, y, _BANK)
        if y % 3 == 0 and right - left > 5:
            raster.fill(left + 2 + (5 * y) % (right - left - 4), y, 2, 1, _RIPPLE)


def _draw_street(raster: Raster, grid: MapGrid, one: str, other: str, *, bridge: bool) -> None:
    (x, y), (u, v) = grid.corners[one], grid.corners[other]
    key = street(one, other)
    if y == v:
        row, deep = (2 * y + 4, 2) if grid.framed else (2 * y, 2)
        left, right = 2 * (x + grid.width) - (0 if grid.framed else 2), 2 * u
        if bridge:
            if grid.framed:
                raster.fill(left, row - 1, right - left, deep + 2, _RAIL)
            raster.fill(left, row, right - left, deep, f"{key}~")
        else:
            raster.fill(left, row, right - left, deep, key)
        return
    if y > v:
        (x, y), (u, v) = (u, v), (x, y)
    for column, row in _downwards(grid, (x, y), (u, v)):
        raster.fill(column, row, 2, 1, key)


def _downwards(
    grid: MapGrid, upper: tuple[int, int], lower: tuple[int, int]
) -> Iterator[tuple[int, int]]:
    """The quarter cells of a street from a block to one below it, straight or diagonal."""
    (x, y), (u, v) = upper, lower
    top, bottom = 2 * (y + grid.height), 2 * v + (4 if grid.framed else 0)
    if x == u:
        start = end = 2 * x + (grid.width if grid.framed else 8)
    elif u > x:
        start, end = 2 * (x + grid.width) - 5, 2 * u + 4
    else:
        start, end = 2 * x + 3, 2 * (u + grid.width) - 6
    steps = max(1, 4 * (bottom - top))
    for step in range(steps):
        part = (step + 0.5) / steps
        yield round(start + (end - start) * part), top + int(part * (bottom - top))


def _draw_block(raster: Raster, grid: MapGrid, area: Area) -> None:
    """Draw a plate with buildings if there is room, leaving space around it for a ring."""
    x, y = grid.corners[area.id]
    left, top = 2 * x, 2 * y
    width, height = 2 * grid.width, 2 * grid.height
    if not grid.framed:
        raster.fill(left, top, width - 1, height, area.id)
        return
    raster.fill(left, top + 1, width, height - 1, area.id)
    aside = (width - WIDTH) // 2
    for row, dots in enumerate(silhouette_of(area.id, area.kind)):
        for column, dot in enumerate(dots):
            if dot != ".":
                sign = "#" if dot == "#" else "'"
                raster.dot(left + aside + column, top + row, f"{area.id}{sign}")
    ring = f"{area.id}="
    raster.fill(left, top + 3, 1, height - 3, ring)
    raster.fill(left + width - 1, top + 3, 1, height - 3, ring)
    raster.fill(left, top + height - 1, width, 1, ring)
    for column in (left, left + width - 1):
        raster.dot(column, top + 1, EARTH)
