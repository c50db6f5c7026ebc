"""Coast and borders as dots in character cells, for a map of any size.

The land is stretched a little so that labels have room: more columns between the Rhine and Saxony
and for East Prussia, fewer for the corridor. North stays up and west stays left of east.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache

from weimar_tui.tui.braille import Lines
from weimar_tui.tui.canvas import Canvas

from .map_outline import BORDERS, COASTS, Point

Knots = tuple[tuple[float, float], ...]

COLUMNS, ROWS = 60, 21
"""The map on which labels and projection are laid out; every canvas stretches it."""

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


def _between(knots: Knots, value: float) -> float:
    """Linear interpolation between the knots, continued beyond the first and the last."""
    after = bisect_left(knots, (value,), 1, len(knots) - 1)
    (start, low), (stop, high) = knots[after - 1], knots[after]
    return low + (value - start) * (high - low) / (stop - start)


def project(point: Point) -> tuple[float, float]:
    """Column and row of a place on a map of 60 columns and 21 rows."""
    return _between(_LONGITUDES, point[0]), _between(_LATITUDES, point[1])


@lru_cache(maxsize=16)
def outline(width: int, height: int) -> Lines:
    """Coast and borders on a canvas of this size; a cell with both counts as coast."""
    across, down = 2 * width / COLUMNS, 4 * height / ROWS
    lines = Lines()
    for parts, style in ((BORDERS, "border"), (COASTS, "coast")):
        for part in parts:
            lines.add([(u * across, v * down) for u, v in map(project, part)], style)
    return lines


def draw_outline(canvas: Canvas) -> None:
    """Draw coast and borders wherever they do not touch words."""
    outline(canvas.width, canvas.height).draw_apart(canvas)
