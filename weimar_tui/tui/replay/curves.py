"""Curves over a whole game as lines of dots, and seats as areas on one another.

What has been is thick and in full colour, what is to come thin and pale; rounds are bands of
ground. Each curve has its name at its right end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from weimar_tui.tui.braille import Lines, united
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.ground import Raster

BAND, NOW = "chart.band", "chart.now"
_PALE = 40
"""Per cent of the background in what is to come."""
_CALM = 28
"""Per cent of the background in an area that has been."""
_FAR = 62
"""Per cent of the background in an area that is to come."""


@dataclass(frozen=True)
class Curve:
    """A curve: its name and letter, its style, whether that is a seat's, and its values.

    There are two values for each column of the sheet.
    """

    name: str
    style: str
    values: Sequence[int]
    is_seat: bool = True

    def pale(self, part: int) -> str:
        """Its style with a part of the background mixed in."""
        return f"{self.style}.mix.{part}" if self.is_seat else f"{self.style} dim"


@dataclass(frozen=True)
class Frame:
    """Where curves are drawn: column, row, width and height, and the column of the moment."""

    x: int
    y: int
    width: int
    height: int
    now: int

    def dot(self, value: int, low: int, high: int) -> int:
        """The row of dots for a value, with `high` on the first one and `low` on the last one."""
        bottom = 4 * self.height - 1
        return round(bottom - (value - low) * bottom / max(1, high - low))


def draw_bands(canvas: Canvas, frame: Frame, starts: Sequence[int]) -> None:
    """Every second round as a band of ground; `starts` are the columns at which rounds begin."""
    for place, start in enumerate(starts):
        end = starts[place + 1] if place + 1 < len(starts) else frame.x + frame.width
        if place % 2 == 0:
            canvas.wash(start, frame.y, end - start, frame.height, BAND)
    canvas.wash(frame.x + frame.now, frame.y, 1, frame.height, NOW)


def draw_curves(canvas: Canvas, frame: Frame, curves: Sequence[Curve], low: int, high: int) -> None:
    """Curves between two values, with their names and last values at the right."""

    def dot(value: int) -> int:
        return frame.dot(value, low, high)

    past: list[Lines] = []
    future: list[Lines] = []
    for curve in curves:
        points = [(float(x), float(dot(value))) for x, value in enumerate(curve.values)]
        until = 2 * frame.now + 1
        been, coming = Lines(), Lines()
        been.add(points[: until + 1], f"{curve.style} bold", thick=True)
        coming.add(points[until:], curve.pale(_PALE))
        past.append(been)
        future.append(coming)
    together = united([*past, *future])
    together.cells = {cell: dots for cell, dots in together.cells.items() if cell[1] < frame.height}
    together.draw(canvas, frame.x, frame.y)
    for curve in curves:
        y = frame.y + dot(curve.values[min(2 * frame.now, len(curve.values) - 1)]) // 4
        canvas.put(frame.x + frame.now, y, canvas.look.glyph("round"), f"{curve.style} bold")
    _name_ends(canvas, frame, curves, [dot(curve.values[-1]) // 4 for curve in curves])


def draw_limits(
    canvas: Canvas, frame: Frame, limits: Mapping[int, str], low: int, high: int
) -> None:
    """A dashed line at each value at which the game ends, in its style, behind the curves."""
    for limit, style in limits.items():
        dot = frame.dot(limit, low, high)
        line = Lines()
        line.add([(0, dot), (2 * frame.width - 1, dot)], style, every=3)
        line.draw(canvas, frame.x, frame.y)


def _name_ends(canvas: Canvas, frame: Frame, curves: Sequence[Curve], rows: Sequence[int]) -> None:
    """Names and last values, pushed apart to a row each in the order of their ends."""
    order = sorted(range(len(curves)), key=lambda place: (rows[place], place))
    y = 0
    for rank, place in enumerate(order):
        left = len(order) - rank
        y = max(y, min(rows[place], frame.height - left))
        curve = curves[place]
        text = f"{curve.name} {curve.values[-1]}"
        canvas.put(frame.x + frame.width + 1, frame.y + y, text, f"{curve.style} bold")
        y += 1


def draw_areas(canvas: Canvas, frame: Frame, curves: Sequence[Curve]) -> None:
    """Shares of a whole, one area on the other, the first below; a dashed line at one half."""
    raster = Raster(frame.width, frame.height)
    rows = 2 * frame.height
    ends = [0] * len(curves)
    for x in range(2 * frame.width):
        whole = max(1, sum(curve.values[x] for curve in curves))
        below = 0
        for place, curve in enumerate(curves):
            top = below + curve.values[x]
            first, last = round(rows - top * rows / whole), round(rows - below * rows / whole)
            has_been = x <= 2 * frame.now
            key = curve.pale(_CALM if has_been else _FAR)
            raster.fill(x, first, 1, last - first, key)
            if last > first:
                raster.dot(x, first, curve.style if has_been else curve.pale(_PALE))
            below, ends[place] = top, (first + last) // 4
    canvas.lay(frame.x, frame.y, raster)
    half = Lines()
    half.add([(0, 2 * frame.height), (2 * frame.width - 1, 2 * frame.height)], "strong", every=3)
    half.draw(canvas, frame.x, frame.y)
    canvas.wash(frame.x + frame.now, frame.y, 1, frame.height, NOW)
    _name_ends(canvas, frame, curves, ends)
