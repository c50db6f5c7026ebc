"""The maps as data: positions of cities, areas and connections on a sheet of cells.

`rules/wir_sind_das_volk/map-west.toml` and `map-east.toml` show half of Germany each, for small
screens; `map-middle.toml` and `map-whole.toml` show all of it, for medium and large ones. Every
connection has its own path of cells, which no name covers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field

from weimar_tui.data_files import data_folder
from weimar_tui.tui.canvas import width_of

GAME = "wir_sind_das_volk"
Name = Literal["west", "east", "middle", "whole"]
Cell = tuple[int, int]

AREA_WIDTH = 9
"""Columns reserved for the sign of an area."""

SIGNS = 2
"""Columns after the name of a city: a mark, and the value of its factory."""

STEPS = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}
"""Compass directions."""


class _Placed(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    at: Cell
    name: dict[str, str] = field(default_factory=dict)


class Label(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a sea or a neighbour, and its cell on the sheet."""

    kind: Literal["sea", "abroad", "west", "east"]
    at: Cell
    name: dict[str, str]


class _Way(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cells: Annotated[str, Meta(pattern=r"^\d+,\d+( [nesw]{1,2}\d*)*$")]


class _File(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    width: int
    height: int
    area_rows: int
    city: tuple[_Placed, ...]
    area: tuple[_Placed, ...]
    way: tuple[_Way, ...]
    label: tuple[Label, ...] = ()


class Map(Struct, frozen=True):
    """One map. `cities` and `areas`: where their signs begin; `names`: shorter names for cities
    whose name is too long, by language; `ways`: the cells of each connection; `labels`: seas and
    neighbours."""

    width: int
    height: int
    area_rows: int
    cities: dict[str, Cell]
    areas: dict[str, Cell]
    names: dict[str, dict[str, str]]
    ways: dict[str, tuple[Cell, ...]]
    labels: tuple[Label, ...]


@cache
def map_of(name: Name) -> Map:
    path = data_folder("rules") / GAME / f"map-{name}.toml"
    file = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File)
    return Map(
        file.width,
        file.height,
        file.area_rows,
        {city.id: city.at for city in file.city},
        {area.id: area.at for area in file.area},
        {city.id: city.name for city in file.city if city.name},
        {way.id: cells_of(way.cells) for way in file.way},
        file.label,
    )


@lru_cache(maxsize=512)
def widest(*texts: str) -> int:
    """Columns reserved for a name in any language."""
    return max(map(width_of, texts))


def cells_of(text: str) -> tuple[Cell, ...]:
    """The cells of a written path: its start, then compass directions with their lengths.

    >>> cells_of("3,1 e2 se")
    ((3, 1), (4, 1), (5, 1), (6, 2))
    """
    start, *runs = text.split()
    x, y = map(int, start.split(","))
    cells = [(x, y)]
    for run in runs:
        point = run.rstrip("0123456789")
        dx, dy = STEPS[point]
        for _ in range(int(run[len(point) :] or 1)):
            x, y = x + dx, y + dy
            cells.append((x, y))
    return tuple(cells)


@lru_cache(maxsize=512)
def slots(way: tuple[Cell, ...], lines: int) -> Sequence[Cell]:
    """The cells on a path that hold its lines, the first city's first.

    >>> slots(tuple((x, 0) for x in range(7)), 1), slots(tuple((x, 0) for x in range(8)), 2)
    ([(3, 0)], [(2, 0), (6, 0)])
    """
    return [way[len(way) * (2 * line + 1) // (2 * lines)] for line in range(lines)]


def stroke_sign(before: Cell, cell: Cell, after: Cell) -> str:
    """The sign for a cell of a working connection, from its neighbouring cells.

    >>> stroke_sign((0, 0), (1, 0), (2, 0)), stroke_sign((0, 2), (1, 1), (2, 0))
    ('line', 'rising')
    """
    dx, dy = after[0] - before[0], after[1] - before[1]
    if abs(dx) > abs(dy) or (cell == before and cell == after):
        return "line"
    if abs(dy) > abs(dx):
        return "bar"
    return "falling" if (dx > 0) == (dy > 0) else "rising"
