"""The outline as dots in character cells, for a map of any size.

The land is stretched a little so that labels have room: more columns between the Rhine and Saxony
and for East Prussia, fewer for the corridor. North stays up, west stays left of east.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from weimar_tui.games.weimar.screen.panes.map_outline import BORDERS, COASTS, Point
from weimar_tui.tui.canvas import Canvas

Knots = tuple[tuple[float, float], ...]

COLUMNS, ROWS = 60, 21
"""The map that labels and projection are laid out on; every canvas is a stretch of it."""

_LONGITUDES: Knots = (
    (5.9, 0.6), (7.0, 4.0), (8.7, 10.5), (10.0, 15.3), (11.6, 24.0), (12.4, 27.0), (13.4, 31.0),
    (15.0, 36.5), (17.0, 41.5), (18.05, 43.3), (18.9, 45.4), (20.5, 51.5), (22.85, 59.5),
)  # fmt: skip
_LATITUDES: Knots = (
    (47.3, 20.7),
    (48.1, 18.4),
    (51.4, 10.0),
    (53.5, 5.1),
    (54.0, 3.6),
    (55.3, 0.6),
)

_DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""The bits of a braille pattern: two columns of four dots (Unicode, block 2800)."""
_UPPER = 0x01 | 0x02 | 0x08 | 0x10
_LOWER = 0xFF ^ _UPPER
_BRAILLE = 0x2800
_LEAST = 3
"""Cells a line must have to be drawn."""

Cell = tuple[int, int, int, str]
"""Column, row, the dots set in the cell, and its style."""


def _between(knots: Knots, value: float) -> float:
    """Straight lines through the knots, continued beyond the first and the last."""
    after = bisect_left(knots, (value,), 1, len(knots) - 1)
    (start, low), (stop, high) = knots[after - 1], knots[after]
    return low + (value - start) * (high - low) / (stop - start)


def project(point: Point) -> tuple[float, float]:
    """Column and row of a place on a map of 60 columns and 21 rows."""
    return _between(_LONGITUDES, point[0]), _between(_LATITUDES, point[1])


def _dots(line: Sequence[Point], width: int, height: int) -> Iterator[tuple[int, int]]:
    """The dots a line passes, one for every step along its longer side."""
    across, down = 2 * width / COLUMNS, 4 * height / ROWS
    points = [(u * across, v * down) for u, v in map(project, line)]
    for (x0, y0), (x1, y1) in pairwise(points):
        steps = max(1, round(max(abs(x1 - x0), abs(y1 - y0))))
        for step in range(steps + 1):
            part = step / steps
            yield int(x0 + (x1 - x0) * part), int(y0 + (y1 - y0) * part)


@lru_cache(maxsize=16)
def outline(width: int, height: int) -> tuple[Cell, ...]:
    """Every cell of a canvas that coast or border pass."""
    bits: dict[tuple[int, int], int] = {}
    wet: set[tuple[int, int]] = set()
    for lines, coast in ((COASTS, True), (BORDERS, False)):
        for line in lines:
            for x, y in _dots(line, width, height):
                cell = x // 2, y // 4
                bits[cell] = bits.get(cell, 0) | _DOTS[x % 2][y % 4]
                if coast:
                    wet.add(cell)
    return tuple(
        (x, y, dots, "coast" if (x, y) in wet else "border")
        for (x, y), dots in sorted(bits.items())
    )


def _sign(dots: int, ascii_only: bool) -> str:
    if not ascii_only:
        return chr(_BRAILLE + dots)
    if dots & _UPPER and dots & _LOWER:
        return ":"
    return "'" if dots & _UPPER else "."


def draw_outline(canvas: Canvas) -> None:
    """Draw coast and borders where nothing is written yet.

    A column before and after every word stays free, and half a row above and below it, which
    is as much to the eye.
    """
    ascii_only = canvas.look.ascii_only
    bottom = canvas.height - 1
    clear = [_clear(canvas.free(y)) for y in range(canvas.height)]
    found: dict[tuple[int, int], tuple[int, str]] = {}
    for x, y, dots, style in outline(canvas.width, canvas.height):
        if not clear[y][x]:
            continue
        if y > 0 and not clear[y - 1][x]:
            dots &= _LOWER
        if y < bottom and not clear[y + 1][x]:
            dots &= _UPPER
        if dots:
            found[x, y] = dots, style
    for x, y in _without_crumbs(found):
        dots, style = found[x, y]
        canvas.put(x, y, _sign(dots, ascii_only), style)


def _clear(free: list[bool]) -> list[bool]:
    """Of each column, whether it and those beside it are free."""
    return [
        left and here and right
        for left, here, right in zip([True, *free[:-1]], free, [*free[1:], True], strict=True)
    ]


def _without_crumbs(cells: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Leave out what words have cut off so short that it no longer looks like a line."""
    rest = set(cells)
    while rest:
        piece = [rest.pop()]
        for x, y in piece:
            for beside in [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]:
                if beside in rest:
                    rest.remove(beside)
                    piece.append(beside)
        if len(piece) >= _LEAST:
            yield from piece
