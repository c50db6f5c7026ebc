"""Seats in a half circle: blocks if there is room, otherwise single letters.

A block is a rectangle of whole cells with its letter in the middle, plus half a cell above it, or
above and below. The largest block that leaves a gap around every seat is used.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from math import cos, pi, sin

UPPER, LOWER = 1, 2
FULL = UPPER | LOWER
BLOCKS_FROM = (44, 9)
"""Columns and rows needed to draw seats as blocks."""

_BREADTHS = (2.4, 2.6, 2.8, 3.0)
"""Columns per row of the house, the roundest first: a cell is about twice as high as wide."""
_INNER = (0.49, 0.46, 0.43, 0.4, 0.37, 0.34)
_MIDDLE = (0.7, 0.73, 0.67, 0.76, 0.64, 0.79)
"""Radii of the inner rings relative to the outermost: the widest floor and most even gaps first."""
_CROWDED = (0.0, 0.25)
"""How much closer seats can be on the inner rings: not at all, or by up to a quarter."""

Cell = tuple[int, int, int, int]
"""Column, row, seat, and the halves of the cell that belong to the seat."""


@dataclass(frozen=True)
class _Block:
    """A seat's shape: columns on each side of its letter, and half cells above and below it.

    `apart` is the number of rows needed between two letters if their blocks share a column.
    """

    side: int
    above: bool
    below: bool
    apart: int


_SHAPES = (
    _Block(side=3, above=True, below=True, apart=3),
    _Block(side=3, above=True, below=False, apart=2),
    _Block(side=2, above=True, below=True, apart=3),
    _Block(side=2, above=True, below=False, apart=2),
    _Block(side=1, above=True, below=False, apart=2),
    _Block(side=1, above=False, below=False, apart=1),
)
"""Largest first."""


@dataclass(frozen=True)
class House:
    """Seats counted from left to right: the cells of each, and the cell for its letter.

    `floor` is the lowest row, `centre` the middle column, `room` the free columns between the
    innermost seats on the two lowest rows, 0 if seats are letters.
    """

    spots: tuple[tuple[int, int], ...]
    cells: tuple[Cell, ...]
    centre: int
    floor: int
    room: int


def shares(seats: int, radii: tuple[float, ...]) -> tuple[int, ...]:
    """Seats of each ring in proportion to its length, outermost first.

    >>> shares(24, (5.0, 4.0, 3.0))
    (10, 8, 6)
    """
    exact = [seats * radius / sum(radii) for radius in radii]
    given = [int(part) for part in exact]
    short = sorted(range(len(radii)), key=lambda ring: given[ring] - exact[ring])
    for ring in short[: seats - sum(given)]:
        given[ring] += 1
    return tuple(given)


@lru_cache(maxsize=64)
def house(width: int, height: int, seats: int) -> House:
    """The largest half circle that fits.

    >>> len(house(53, 10, 24).spots), len(house(25, 5, 24).cells)
    (24, 0)
    """
    if width >= BLOCKS_FROM[0] and height >= BLOCKS_FROM[1]:
        for block, breadth, inner, middle, crowded in product(
            _SHAPES, _BREADTHS, _INNER, _MIDDLE, _CROWDED
        ):
            radii = (1.0, middle, inner)
            numbers = shares(seats, tuple(radius + (1 - radius) * crowded for radius in radii))
            blocks = _blocks(width, height, radii, numbers, block, breadth)
            if blocks is not None:
                return blocks
    return _letters(width, height, seats)


def _rings(
    radii: tuple[float, ...], numbers: tuple[int, ...], across: int, up: int
) -> list[tuple[float, int, int, int]]:
    """Each seat from the left: angle, ring, columns left of the middle, rows above the floor.

    Both ends of every ring are on the floor; left and right are mirror images.
    """
    places = []
    for ring, (radius, number) in enumerate(zip(radii, numbers, strict=True)):
        for seat in range(number):
            angle = pi * seat / (number - 1)
            aside = round(across * radius * abs(cos(angle)))
            left = aside if 2 * seat < number else -aside
            places.append((angle, ring, left, round(up * radius * sin(angle))))
    return sorted(places)


def _letters(width: int, height: int, seats: int) -> House:
    """One letter per seat, in rings with both ends on the floor."""
    across = min((width - 1) // 2, round(_BREADTHS[0] * (height - 1)) + 3)
    centre, floor = width // 2, height - 1
    radii = (1.0, 0.74, 0.48)
    rings = _rings(radii, shares(seats, radii), across, height - 1)
    spots = tuple((centre - left, floor - up) for _, _, left, up in rings)
    return House(spots, (), centre, floor, 0)


def _blocks(
    width: int,
    height: int,
    radii: tuple[float, ...],
    numbers: tuple[int, ...],
    block: _Block,
    breadth: float,
) -> House | None:
    """Every seat as a block, or None if two would touch."""
    centre = (width - 1) // 2
    up = height - 1 - block.above - block.below
    across = min(centre - block.side, round(breadth * up))
    floor = height - 1 - block.below
    rings = _rings(radii, numbers, across, up)
    spots = tuple((centre - left, floor - above) for _, _, left, above in rings)
    for (x, y), (x2, y2) in combinations(spots, 2):
        if abs(x - x2) <= 2 * block.side + 1 and abs(y - y2) < block.apart:
            return None
    cells = []
    for seat, (x, y) in enumerate(spots):
        for column in range(x - block.side, x + block.side + 1):
            if block.above:
                cells.append((column, y - 1, seat, LOWER))
            cells.append((column, y, seat, FULL))
            if block.below:
                cells.append((column, y + 1, seat, UPPER))
    beside = min(abs(x - centre) for x, y in spots if y >= floor - 1)
    return House(spots, tuple(cells), centre, floor, 2 * (beside - block.side) - 3)
