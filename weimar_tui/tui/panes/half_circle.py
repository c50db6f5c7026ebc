"""The seats of a half circle: as blocks where there is room, as single letters where there is not.

A cell of a terminal is about twice as high as wide, so its upper and lower half are two square
points. Blocks are drawn on these points, with a thin gap around each seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, hypot, pi, sin

RINGS = 3
UPPER, LOWER = 1, 2
FULL = UPPER | LOWER
BLOCKS_FROM = (44, 9)
"""Columns and rows from which seats are blocks."""

_INNERMOST = 0.4
"""Radius of the floor in the middle, as a part of the whole."""
_BREADTH = 1.2
"""How much broader than high the house may be."""
_GAP = 0.5
"""Half the gap between two blocks, in points."""

Cell = tuple[int, int, int, int]
"""Column, row, seat, and which halves of the cell belong to it."""


@dataclass(frozen=True)
class House:
    """Seats counted from left to right: the cells of each, and the cell for its letter.

    `floor` is the lowest row, `centre` the column in the middle, `room` the columns free between
    the innermost seats on the two lowest rows.
    """

    spots: tuple[tuple[int, int], ...]
    cells: tuple[Cell, ...]
    centre: int
    floor: int
    room: int


def shares(seats: int, radii: tuple[float, ...]) -> tuple[int, ...]:
    """Seats for each ring from the outermost in, as its length demands.

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
    """The half circle as large as the sheet allows.

    >>> len(house(53, 10, 24).spots), len(house(25, 5, 24).cells)
    (24, 0)
    """
    if width >= BLOCKS_FROM[0] and height >= BLOCKS_FROM[1]:
        return _blocks(width, height, seats)
    return _letters(width, height, seats)


def _letters(width: int, height: int, seats: int) -> House:
    """One letter a seat, in rings whose ends stand on the floor."""
    across = min((width - 1) // 2, round(2.4 * (height - 1)) + 3)
    up = height - 1.0
    centre, floor = width // 2, height - 1
    radii = (1.0, 0.74, 0.48)
    found: list[tuple[float, int, int, int]] = []
    for ring, (radius, number) in enumerate(zip(radii, shares(seats, radii), strict=True)):
        for seat in range(number):
            angle = pi * seat / max(1, number - 1)
            x = centre - round(across * radius * cos(angle))
            y = floor - round(up * radius * sin(angle))
            found.append((angle, ring, x, y))
    spots = tuple((x, y) for _, _, x, y in sorted(found))
    return House(spots, (), centre, floor, 2 * round(across * radii[-1]) - 3)


def _blocks(width: int, height: int, seats: int) -> House:
    """Every seat a part of a ring, on points half a cell high."""
    up = min(2 * height, width // 2)
    columns = min(width, int(2 * _BREADTH * up))
    left, top = (width - columns) // 2, (2 * height - up) // 4 * 2
    depth = (1 - _INNERMOST) / RINGS
    radii = tuple(1 - depth * (ring + 0.5) for ring in range(RINGS))
    numbers = shares(seats, radii)
    order = sorted(
        ((seat + 0.5) / numbers[ring], ring, seat)
        for ring in range(RINGS)
        for seat in range(numbers[ring])
    )
    index = {(ring, seat): place for place, (_, ring, seat) in enumerate(order)}
    halves: dict[tuple[int, int, int], int] = {}
    for j in range(up):
        for i in range(columns):
            found = _seat_at(i, j, columns, up, numbers)
            if found is not None:
                at = (left + i, (top + j) // 2, index[found])
                halves[at] = halves.get(at, 0) | (LOWER if (top + j) % 2 else UPPER)
    # Where two seats meet in one cell, the one that fills it has it, or else the outer one.
    owners: dict[tuple[int, int], tuple[int, int]] = {}
    for (x, y, place), half in sorted(
        halves.items(), key=lambda item: (item[1], -order[item[0][2]][1])
    ):
        owners[x, y] = place, half
    cells = tuple((x, y, place, half) for (x, y), (place, half) in sorted(owners.items()))
    own: list[list[Cell]] = [[] for _ in order]
    for cell in cells:
        own[cell[2]].append(cell)
    spots = []
    for choice, (turn, ring, _) in zip(own, order, strict=True):
        column = left + columns / 2 * (1 - radii[ring] * cos(turn * pi)) - 0.5
        line = (top + up * (1 - radii[ring] * sin(turn * pi))) / 2 - 0.5
        spots.append(_letter_cell(choice, column, line))
    room = int(columns * _INNERMOST * 0.9) - 2
    return House(tuple(spots), cells, left + columns // 2, (top + up) // 2 - 1, room)


def _seat_at(
    column: int, row: int, columns: int, up: int, numbers: tuple[int, ...]
) -> tuple[int, int] | None:
    """The ring and the seat of a point; None on the floor, in a gap and outside."""
    across, rings = columns / 2, len(numbers)
    dx, dy = (column + 0.5) / across - 1, 1 - (row + 0.5) / up
    inward = (1 - hypot(dx, dy)) * rings / (1 - _INNERMOST)
    ring = int(inward) if inward >= 0 else rings
    if ring >= rings:
        return None
    number = numbers[ring]
    turn = atan2(dy, -dx) / pi * number
    seat = min(int(turn), number - 1)
    arc = hypot(dx, dy) * (across + up) / 2 * pi / number
    depth = up * (1 - _INNERMOST) / rings
    if (
        (inward - ring) * depth < 2 * _GAP
        or (seat > 0 and (turn - seat) * arc < _GAP)
        or (seat < number - 1 and (seat + 1 - turn) * arc < _GAP)
    ):
        return None
    return ring, seat


def _letter_cell(cells: list[Cell], x: float, y: float) -> tuple[int, int]:
    """The cell for the letter of a seat: a whole one if there is, as near its middle as can be."""
    whole = [cell for cell in cells if cell[3] == FULL] or cells
    if not whole:
        return round(x), round(y)
    best = min(whole, key=lambda cell: hypot(cell[0] - x, 2 * (cell[1] - y)))
    return best[:2]
