"""The ground of the map: sea, neighbours, and a region for each city, for a map of any size.

A region is the land nearest to its city's label, so labels are on their own land; two slow waves
keep its borders from being straight lines. The picture is made once for each size. A move only
changes the tint of the regions (by their leader) and the fire.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import sin
from sys import intern

from weimar_tui.tui.ground import Raster

from ...rules.position import CITIES, PARTIES, WeimarPosition
from ...rules.threats import THREAT_PARTY, is_active
from .map_lines import COLUMNS, ROWS, project
from .map_outline import (
    BALTIC,
    BALTIC_SEA,
    DANISH,
    EAST,
    EAST_PRUSSIAN_BORDER,
    EAST_PRUSSIAN_COAST,
    GERMAN_OCEAN,
    NORTH_SEA,
    SOUTH_EAST,
    SOUTH_WEST,
    WHERE,
    Point,
)

FIRE = 3
"""Steps of fire around a city: the rim, the glow and the core."""

_SEA, _SHOAL = "ground.sea", "ground.shoal"
ABROAD = "ground.abroad"
_REICH = (NORTH_SEA + DANISH + BALTIC + EAST + SOUTH_EAST + SOUTH_WEST,)
_PRUSSIA = (EAST_PRUSSIAN_COAST + EAST_PRUSSIAN_BORDER,)
_LABEL = (13, 3)
"""Columns and rows that a label is assumed to have when land is divided up."""
_CORE = (7.0, 2.6)
"""Half the columns and half the rows of the fire around a city."""
_WEAVE = ("", "'")
"""Every second quarter cell of a fire has its own key: a pattern for people who cannot
see its colour."""
WOVEN = "colour-blind"
"""The theme in which fire has a pattern."""

Spots = Mapping[str, tuple[int, int]]


@lru_cache(maxsize=32)
def ground(width: int, height: int, spots: tuple[tuple[str, int, int], ...]) -> Raster:
    """The picture for a map of this size. `spots`: the start of each city's label.

    Its keys are names of colours; for the land they are `berlin`, `berlin|` (its border) and
    `berlin^1` to `berlin^3` (higher numbers are nearer to the city).
    """
    land = _regions(width, height, spots)
    across, down = 2 * width, 2 * height
    rows = [[ABROAD] * across for _ in range(down)]
    for sea in (GERMAN_OCEAN, BALTIC_SEA):
        _fill(rows, sea, width, height, lambda x, y: _SEA)
    _shoals(rows, land)
    middles = {city: (2 * x + 9, 2 * y + 1) for city, x, y in spots}
    for y, row in enumerate(land):
        for x, city in enumerate(row):
            if city:
                rows[y][x] = _key(land, x, y, city, middles[city])
    return Raster.of(rows, under={f"{city}|": city for city in CITIES})


def _key(land: list[list[str]], x: int, y: int, city: str, middle: tuple[int, int]) -> str:
    """What a quarter cell of the land shows: a border, fire if the city burns, or the
    plain region."""
    if _differs(land, x, y, city, ((1, 0), (0, 1))):
        return intern(f"{city}|")  # one text for thousands of quarter cells
    if _differs(land, x, y, city, ((-3, 0), (3, 0), (0, -1), (0, 2))):
        return city
    aside, off = (x - middle[0]) / (2 * _CORE[0]), (y - middle[1]) / (2 * _CORE[1])
    wobble = 1 + 0.16 * sin(0.55 * x + 1.3 * y) + 0.1 * sin(1.9 * x - 0.7 * y)
    far = (aside * aside + off * off) ** 0.5 * wobble
    step = next((step for step, reach in ((3, 0.5), (2, 0.8), (1, 1.15)) if far < reach), 0)
    return intern(f"{city}^{step}{_WEAVE[(x + y) % 2]}") if step else city


def _differs(
    land: list[list[str]], x: int, y: int, city: str, beside: Sequence[tuple[int, int]]
) -> bool:
    """Whether one of the neighbouring quarter cells belongs to another region, or to none."""
    for dx, dy in beside:
        u, v = x + dx, y + dy
        if not (0 <= v < len(land) and 0 <= u < len(land[0])) or land[v][u] != city:
            return True
    return False


def _regions(width: int, height: int, spots: tuple[tuple[str, int, int], ...]) -> list[list[str]]:
    """The city that each quarter cell of the land belongs to; empty at sea and abroad."""
    land = [[""] * (2 * width) for _ in range(2 * height)]
    places = []
    for city, x, y in spots:
        u, v = project(WHERE[city])
        places.append((city, x, y, u * width / COLUMNS, v * height / ROWS))

    def nearest(x: int, y: int) -> str:
        column = x / 2 + 1.1 * sin(y * 0.37 + 1) + 0.6 * sin(y * 0.9)
        row = y / 2 + 0.5 * sin(x * 0.21) + 0.3 * sin(x * 0.47 + 2)
        best, least = "", 1e9
        for city, left, top, u, v in places:
            aside = max(left - column, 0.0, column - left - _LABEL[0])
            off = 2.1 * max(top - row, 0.0, row - top - _LABEL[1] + 1)
            far = (aside * aside + off * off) ** 0.5
            far += 0.25 * ((column - u) ** 2 + 4.4 * (row - v) ** 2) ** 0.5
            if far < least:
                best, least = city, far
        return best

    for shape in _REICH:
        _fill(land, shape, width, height, nearest)
    for shape in _PRUSSIA:
        _fill(land, shape, width, height, lambda x, y: "koenigsberg")
    return land


def _fill(
    rows: list[list[str]],
    shape: Sequence[Point],
    width: int,
    height: int,
    key: Callable[[int, int], str],
) -> None:
    """Give every quarter cell within a shape its key."""
    corners = [(u * 2 * width / COLUMNS, v * 2 * height / ROWS) for u, v in map(project, shape)]
    edges = list(zip(corners, corners[1:] + corners[:1], strict=True))
    for y, row in enumerate(rows):
        middle = y + 0.5
        passed = sorted(
            x0 + (middle - y0) * (x1 - x0) / (y1 - y0)
            for (x0, y0), (x1, y1) in edges
            if (y0 <= middle) != (y1 <= middle)
        )
        for start, end in zip(passed[::2], passed[1::2], strict=False):
            for x in range(max(0, round(start)), min(len(row), round(end))):
                row[x] = key(x, y)


def _shoals(rows: list[list[str]], land: list[list[str]]) -> None:
    """Add shallow water along the coast."""
    near = [[any(row[max(0, x - 4) : x + 5]) for x in range(len(row))] for row in land]
    for y, row in enumerate(rows):
        around = near[max(0, y - 3) : y + 4]
        for x, key in enumerate(row):
            if key == _SEA and any(line[x] for line in around):
                row[x] = _SHOAL


# --- colours ------------------------------------------------------------------------------------
def paint(view: WeimarPosition, theme: str) -> Mapping[str, str]:
    """The current colours of the land: each region's tint, and its fire."""
    colours = tints({city: leads(view, city) for city in CITIES})
    for city in CITIES:
        tint = colours[city]
        for step, flame in enumerate(_flames(view, city), 1):
            hot = f"heat.{2 * flame}" if flame else tint
            colours[f"{city}^{step}"] = hot
            colours[f"{city}^{step}'"] = "ground.plate" if flame and theme == WOVEN else hot
    return colours


def tints(leaders: Mapping[str, str]) -> dict[str, str]:
    """The colours of regions without fire, by the leading party, and of their borders."""
    colours: dict[str, str] = {}
    for city in CITIES:
        leader = leaders.get(city, "")
        tint = f"{leader}.tint" if leader else "ground.land"
        colours |= {city: tint, f"{city}|": f"{tint}.edge"}
        for step in range(1, FIRE + 1):
            colours |= {f"{city}^{step}": tint, f"{city}^{step}'": tint}
    return colours


def leads(view: WeimarPosition, city: str) -> str:
    """The party with more bases there than any other, or ""."""
    bases = view.cities[city].bases
    number, party = max((bases.get(party, 0), party) for party in PARTIES)
    alone = number and list(bases.values()).count(number) == 1
    return party if alone else ""


def _flames(view: WeimarPosition, city: str) -> tuple[int, int, int]:
    """How hot the fire is at the rim, in the glow and in the core, 0 to 3."""
    threats = [threat for threat in view.cities[city].threats if threat != "prosperity"]
    if any(threat in THREAT_PARTY and is_active(view, threat) for threat in threats):
        return 1, 2, 3
    return (0, 1, 2) if threats else (0, 0, 0)
