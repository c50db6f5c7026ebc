"""The ground of the maps: Länder, seas, neighbours, the inner border, and unrest as heat.

`rules/wir_sind_das_volk/ground-*.txt` have a letter for every quarter cell; `docs/maps/ground.py`
makes them. The borders, and the hatching for protests, are computed once for each size; a move only
changes how hot each area is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from weimar_tui.data_files import data_folder
from weimar_tui.tui.ground import Raster
from weimar_tui.tui.paints import HEATS

from ..rules.names import SIDE_OF
from .maps import GAME, Cell, Name, map_of

if TYPE_CHECKING:
    from ..rules.area_figures import AreaFigures

AREA_LETTERS: Mapping[str, str] = {
    "S": "schleswig-holstein",
    "N": "niedersachsen",
    "W": "nordrhein-westfalen",
    "H": "hessen",
    "P": "rheinland-pfalz",
    "B": "baden-wuerttemberg",
    "Y": "bayern",
    "w": "west-berlin",
    "M": "mecklenburg",
    "D": "brandenburg",
    "o": "ost-berlin",
    "A": "sachsen-anhalt",
    "X": "sachsen",
    "T": "thueringen",
}
SEA = "~"

_WEST = frozenset(letter for letter, area in AREA_LETTERS.items() if SIDE_OF[area] == "west")
_EAST = frozenset(AREA_LETTERS) - _WEST

_COAST, _FRONTIER, _BORDER, _GAP, _EDGE, _HATCHED = "≈", "=", "!", "'", "-", "/"
"""Characters after a letter: shallow water; a border abroad; the inner border, and its gaps before
the Wall; a border between areas; and cells hatched during a protest."""
_MARKS = (_COAST, _FRONTIER, _BORDER, _GAP, _EDGE, _HATCHED)

_HATCH = 4
"""Every fourth diagonal of quarter cells is hatched."""
_ALIGHT = 4
"""The least heat of an area with a protest."""
_HATCH_HEAT = 2


@cache
def letters_of(name: Name) -> tuple[str, ...]:
    """The ground of a sheet and its surroundings: two rows and two letters for each cell."""
    path = data_folder("rules") / GAME / f"ground-{name}.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(line for line in lines if not line.startswith("#"))


def margin_of(name: Name) -> Cell:
    """How many cells of its ground are to the left of a sheet and above it."""
    letters, sheet = letters_of(name), map_of(name)
    return (len(letters[0]) // 2 - sheet.width) // 2, (len(letters) // 2 - sheet.height) // 2


@lru_cache(maxsize=8)
def ground_of(name: Name, width: int, height: int, x: int, y: int) -> Raster:
    """The ground of a canvas on which the sheet starts at the given cell; it continues
    beyond the edges."""
    letters, (beside, above) = letters_of(name), margin_of(name)
    bottom, right = len(letters) - 1, len(letters[0]) - 1
    columns = [min(right, max(0, column + 2 * (beside - x))) for column in range(2 * width)]
    rows = [letters[min(bottom, max(0, row + 2 * (above - y)))] for row in range(2 * height)]
    wide = ["".join(row[column] for column in columns) for row in rows]
    under = {letter + mark: letter for letter in {*"".join(wide)} for mark in _MARKS}
    return Raster.of(_keys(wide), under)


def _keys(rows: Sequence[str]) -> list[list[str]]:
    """A key for every quarter cell: its letter, and what else is there."""
    above, below = [rows[0], *rows[:-1]], [*rows[1:], rows[-1]]
    return [
        [
            letter + _mark(letter, up, left, {up, down, left, right}, x, y)
            for x, (letter, up, down, left, right) in enumerate(
                zip(row, over, under, row[0] + row[:-1], row[1:] + row[-1], strict=True)
            )
        ]
        for y, (row, over, under) in enumerate(zip(rows, above, below, strict=True))
    ]


def _mark(letter: str, up: str, left: str, around: set[str], x: int, y: int) -> str:
    if letter == SEA:
        return _COAST if around != {SEA} else ""
    if letter not in AREA_LETTERS:
        return _FRONTIER if {up, left} - {letter, SEA} else ""
    if letter in _EAST and around & _WEST:
        return _BORDER if (y + x // 2) % 3 else _GAP
    if {up, left} - {letter, SEA}:
        return _EDGE
    return "" if (x + y) % _HATCH else _HATCHED


@lru_cache(maxsize=4)
def both_states(width: int, height: int) -> Raster:
    """Both states for a sheet of this size, shown whole."""
    letters, right, bottom = letters_of("whole"), 2 * width - 1, 2 * height - 1
    (beside, above), sheet = margin_of("whole"), map_of("whole")
    rows = []
    for y in range(2 * height):
        row = letters[2 * above + y * (2 * sheet.height - 1) // bottom]
        places = (2 * beside + x * (2 * sheet.width - 1) // right for x in range(2 * width))
        rows.append("".join(row[place] for place in places))
    return Raster.of(_keys(rows))


def paint_of_areas(areas: Mapping[str, AreaFigures], *, wall: bool) -> dict[str, str]:
    """The colour of each key: how hot the areas are, and whether the border is a wall."""
    return paint_of_heats({area: heats_of(areas[area]) for area in areas}, wall=wall)


def paint_of_heats(heats: Mapping[str, tuple[int, int]], *, wall: bool) -> dict[str, str]:
    """The same by the heat of each area and of its hatching."""
    paint = {SEA: "ground.sea", SEA + _COAST: "ground.shoal"}
    for letter, area in AREA_LETTERS.items():
        heat, hatch = heats.get(area, (0, 0))
        side = SIDE_OF[area]
        whole = f"{side}.heat.{heat}"
        paint |= {
            letter: whole,
            letter + _HATCHED: f"{side}.heat.{hatch}",
            letter + _EDGE: f"{whole}.edge",
            letter + _BORDER: "ground.wall" if wall else "ground.border",
            letter + _GAP: "ground.wall" if wall else f"{whole}.edge",
        }
    return _with_abroad() | paint


def heats_of(figures: AreaFigures) -> tuple[int, int]:
    """The heat of an area, and of its hatching (the same without a protest)."""
    return heats(figures.unrest, protested=bool(figures.protests))


def heats(unrest: int, *, protested: bool) -> tuple[int, int]:
    """The same from its unrest, and whether there is a protest."""
    heat = min(HEATS, unrest)
    return (max(_ALIGHT, heat), _HATCH_HEAT) if protested else (heat, heat)


@cache
def _with_abroad() -> dict[str, str]:
    names: tuple[Name, ...] = ("west", "east", "middle", "whole")
    abroad = {*"".join("".join(letters_of(name)) for name in names)} - {SEA, *AREA_LETTERS}
    frontiers = (letter + _FRONTIER for letter in abroad)
    return dict.fromkeys(abroad, "ground.abroad") | dict.fromkeys(frontiers, "ground.frontier")
