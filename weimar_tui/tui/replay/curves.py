"""Curves over a whole game as lines of dots, and seats as stacked areas.

The past is thick and in full colour, the future thin and pale; rounds are bands of background. Each
curve has its name at its right end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from weimar_tui.tui.braille import Dot, Lines, united
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.ground import Raster

BAND, NOW = "chart.band", "chart.now"
_PALE = 40
"""Per cent of background colour in the future."""
_CALM = 28
"""Per cent of background colour in a past area."""
_FAR = 62
"""Per cent of background colour in a future area."""


@dataclass(frozen=True)
class Curve:
    """A curve: its name, its style, and its values at evenly spaced moments.

    An unknown value is None. `letter` is the short name, `legend` the label of its present value if
    that is not the letter, `is_seat` whether the style is a seat's, `limit` the value at which the
    game ends.
    """

    name: str
    style: str
    values: Sequence[int | None]
    is_seat: bool = True
    letter: str = ""
    legend: str = ""
    limit: int | None = None

    def at(self, places: int) -> list[int | None]:
        """Return its values at `places` moments from the first to the last."""
        last = len(self.values) - 1
        return [self.values[place * last // max(1, places - 1)] for place in range(places)]

    @property
    def ends(self) -> str:
        """Its name with the last known value."""
        return f"{self.name} {next((v for v in reversed(self.values) if v is not None), '')}"

    def pale(self, part: int) -> str:
        """Return its style mixed with some background."""
        return f"{self.style}.mix.{part}" if self.is_seat else f"{self.style} dim"

    def by_letter(self) -> Curve:
        """Return the curve with its letter as its name."""
        return replace(self, name=self.letter)


@dataclass(frozen=True)
class CurveFrame:
    """The area for curves: column, row, width and height, and the column of the moment. Without a
    moment everything is past."""

    x: int
    y: int
    width: int
    height: int
    now: int | None = None

    @property
    def until(self) -> int:
        """The last past column of dots."""
        return 2 * (self.width - 1 if self.now is None else self.now)

    def dot(self, value: int, low: int, high: int) -> int:
        """Return the row of dots for a value, with `high` on the first and `low` on the last."""
        bottom = 4 * self.height - 1
        return round(bottom - (value - low) * bottom / max(1, high - low))

    def row(self, value: int, low: int, high: int) -> int:
        """Return the row of cells for a value, counted from the top of the frame."""
        return self.height - 1 - (value - low) * (self.height - 1) // max(1, high - low)


def draw_bands(canvas: Canvas, frame: CurveFrame, starts: Sequence[int]) -> None:
    """Draw every second round as a band; `starts` are the first columns of the rounds."""
    for place, start in enumerate(starts):
        end = starts[place + 1] if place + 1 < len(starts) else frame.x + frame.width
        if place % 2 == 0:
            canvas.wash(start, frame.y, end - start, frame.height, BAND)
    _wash_now(canvas, frame)


def _wash_now(canvas: Canvas, frame: CurveFrame) -> None:
    if frame.now is not None:
        canvas.wash(frame.x + frame.now, frame.y, 1, frame.height, NOW)


def draw_curves(
    canvas: Canvas, frame: CurveFrame, curves: Sequence[Curve], low: int, high: int
) -> None:
    """Draw curves between two values, with their names and last values at the right."""
    past: list[Lines] = []
    future: list[Lines] = []
    ends: list[int] = []
    for curve in curves:
        values = curve.at(2 * frame.width)
        rows = [None if value is None else frame.dot(value, low, high) for value in values]
        been, coming = Lines(), Lines()
        for points in _known(rows[: frame.until + 1], 0):
            been.add(points, f"{curve.style} bold", thick=True)
        for points in _known(rows[frame.until :], frame.until) if frame.now is not None else ():
            coming.add(points, curve.pale(_PALE))
        past.append(been)
        future.append(coming)
        ends.append(rows[-1] or 0)
    together = united([*past, *future])
    together.cells = {
        (x, y): dots
        for (x, y), dots in together.cells.items()
        if x < frame.width and y < frame.height
    }
    together.draw(canvas, frame.x, frame.y)
    if frame.now is not None:
        for curve in curves:
            value = curve.at(2 * frame.width)[frame.until]
            if value is not None:
                y = frame.y + frame.dot(value, low, high) // 4
                disc = canvas.look.glyph("round")
                canvas.put(frame.x + frame.now, y, disc, f"{curve.style} bold")
    _name_ends(canvas, frame, curves, ends)


def _known(rows: Sequence[int | None], first: int) -> Iterator[list[Dot]]:
    """Yield the points of a curve in runs without unknown values."""
    points: list[Dot] = []
    for x, y in enumerate(rows, first):
        if y is not None:
            points.append((float(x), float(y)))
        elif points:
            yield points
            points = []
    if points:
        yield points


def draw_flags(canvas: Canvas, frame: CurveFrame, columns: Sequence[int]) -> None:
    """Draw numbered moments with dotted lines; the numbers do not overlap."""
    free = 0
    for number, column in enumerate(columns, 1):
        line = Lines()
        line.add([(2 * column, 0), (2 * column, 4 * frame.height - 1)], "muted", every=4)
        line.draw(canvas, frame.x, frame.y)
        x = max(free, frame.x + column - 1)
        free = canvas.put(x, frame.y - 1, f" {number} ", "active") + 1


def draw_limits(
    canvas: Canvas, frame: CurveFrame, limits: Mapping[int, str], low: int, high: int
) -> None:
    """Draw a dashed line behind the curves at each value at which the game ends."""
    for limit, style in limits.items():
        dot = frame.dot(limit, low, high)
        line = Lines()
        line.add([(0, dot), (2 * frame.width - 1, dot)], style, every=3)
        line.draw(canvas, frame.x, frame.y)


def _name_ends(
    canvas: Canvas, frame: CurveFrame, curves: Sequence[Curve], rows: Sequence[int]
) -> None:
    """Write names and last values, one per row, in the order of the curves' ends."""
    order = sorted(range(len(curves)), key=lambda place: rows[place])
    y = 0
    for rank, place in enumerate(order):
        left = len(order) - rank
        y = max(y, min(rows[place] // 4, frame.height - left))
        curve = curves[place]
        canvas.put(frame.x + frame.width + 1, frame.y + y, curve.ends, f"{curve.style} bold")
        y += 1


def draw_stacked_areas(canvas: Canvas, frame: CurveFrame, curves: Sequence[Curve]) -> None:
    """Draw shares of a whole as stacked areas, the first at the bottom; a dashed line marks one
    half."""
    raster = Raster(frame.width, frame.height)
    rows = 2 * frame.height
    ends = [0] * len(curves)
    shares = [[value or 0 for value in curve.at(2 * frame.width)] for curve in curves]
    for x, values in enumerate(zip(*shares, strict=True)):
        whole, below = max(1, sum(values)), 0
        has_been = frame.now is None or x <= frame.until
        for place, (curve, value) in enumerate(zip(curves, values, strict=True)):
            top = below + value
            first, last = round(rows - top * rows / whole), round(rows - below * rows / whole)
            key = curve.pale(_CALM if has_been else _FAR)
            raster.fill(x, first, 1, last - first, key)
            if last > first:
                raster.dot(x, first, curve.style if has_been else curve.pale(_PALE))
            below, ends[place] = top, first + last
    canvas.lay(frame.x, frame.y, raster)
    half = Lines()
    half.add([(0, 2 * frame.height), (2 * frame.width - 1, 2 * frame.height)], "strong", every=3)
    half.draw(canvas, frame.x, frame.y)
    _wash_now(canvas, frame)
    _name_ends(canvas, frame, curves, ends)
