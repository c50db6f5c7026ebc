"""A plot: curves over the same moments, drawn as dots, areas or letters.

Used for recorded games, the start screen's panel, the result page and the comparison of games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from weimar_tui.tui.canvas import Canvas, Piece, width_of
from weimar_tui.tui.replay.curves import (
    Curve,
    CurveFrame,
    draw_bands,
    draw_curves,
    draw_flags,
    draw_limits,
    draw_stacked_areas,
)

_LABELS = 4
"""Columns for the numbers of the vertical axis."""


@dataclass(frozen=True)
class RoundStart:
    """A round and its first moment: its number, and its name for wide plots."""

    moment: int
    number: str
    name: str


@dataclass(frozen=True)
class Plot:
    """The contents of a plot: a title, and curves with values at the same moments.

    `now` is the present moment, with a future after it; None if all is past. `stacked`: the curves
    are shares of a whole. `reach` is the minimum range of the vertical axis, `flags` are moments
    numbered from 1, `together` explains the mark of meeting curves.
    """

    title: str
    curves: Sequence[Curve]
    now: int | None = None
    starts: Sequence[RoundStart] = ()
    stacked: bool = False
    reach: tuple[int, int] = (0, 3)
    flags: Sequence[int] = ()
    together: str = ""

    @property
    def last(self) -> int:
        return max((len(curve.values) - 1 for curve in self.curves), default=0)

    def column(self, moment: int, width: int) -> int:
        """Return the column of a moment in a plot of this width."""
        return moment * (width - 1) // max(1, self.last)

    def legend(self, *, letters: bool = True) -> list[Piece]:
        """Return the title, and each curve's present value by its letter or name."""
        now = self.last if self.now is None else self.now
        pieces: list[Piece] = [(f"{self.title} ", "title")]
        return pieces + [
            (f" {name} {curve.values[now]}", f"{curve.style} bold")
            for curve in self.curves
            for name in (curve.legend or (curve.letter if letters else curve.name),)
        ]

    def limits(self) -> Mapping[int, str]:
        """Return the values at which the game ends, in the style of their curve, or in alarm if
        shared."""
        styles: dict[int, str] = {}
        for curve in self.curves:
            if curve.limit is not None:
                styles[curve.limit] = "danger" if curve.limit in styles else curve.style
        return styles

    def bounds(self, rows: int = 0) -> tuple[int, int]:
        """Return the lowest and highest value on the vertical axis, at least `rows` apart."""
        values = [value for curve in self.curves for value in curve.values if value is not None]
        low = min([self.reach[0], *values])
        return low, max([low + rows, self.reach[1], *self.limits(), *values])


def draw_plot(canvas: Canvas, plot: Plot) -> None:
    """Draw a plot on the whole canvas: title and present values, curves, rounds below."""
    if canvas.look.paints:
        _paint(canvas, plot)
    else:
        _write(canvas, plot)


def draw_bare(canvas: Canvas, plot: Plot) -> None:
    """Draw only the curves and their names, for small areas."""
    if canvas.look.paints and plot.curves and plot.last:
        width = canvas.width - _names_width(plot.curves)
        frame = CurveFrame(0, 0, width, canvas.height, _now(plot, width))
        draw_curves(canvas, frame, plot.curves, *plot.bounds())


def _names_width(curves: Sequence[Curve]) -> int:
    """Return the columns for the names at the right, and the values after them."""
    return max((width_of(curve.ends) for curve in curves), default=0) + 2


def _now(plot: Plot, width: int) -> int | None:
    return None if plot.now is None else plot.column(plot.now, width)


def _paint(canvas: Canvas, plot: Plot) -> None:
    """Draw dotted curves or areas over bands of rounds, with names at their ends."""
    curves = plot.curves
    title: list[Piece] = [(plot.title, "title")]
    legend = plot.legend(letters=False)
    if sum(width_of(text) for text, _ in legend) > canvas.width:
        legend = plot.legend()
    top = _title(canvas, legend if canvas.height > 8 else title) if plot.title else 0
    top += bool(plot.flags)
    if max((width_of(curve.name) for curve in curves), default=0) + 4 > canvas.width // 3:
        curves = [curve.by_letter() for curve in curves]
    width, height = canvas.width - _LABELS - _names_width(curves), canvas.height - top - 1
    if width < 8 or height < 3 or not curves:
        return
    frame = CurveFrame(_LABELS, top, width, height, _now(plot, width))
    draw_bands(canvas, frame, [_LABELS + plot.column(start.moment, width) for start in plot.starts])
    if plot.stacked:
        draw_stacked_areas(canvas, frame, curves)
        canvas.right(top + height // 2, canvas.look.glyph("half"), "muted", _LABELS - 1)
    else:
        low, high = plot.bounds()
        draw_curves(canvas, frame, curves, low, high)
        _axis(canvas, top, height, low, high)
        draw_limits(canvas, frame, plot.limits(), low, high)
        for limit, style in plot.limits().items():
            _name_limit(canvas, top + frame.dot(limit, low, high) // 4, limit, style)
    draw_flags(canvas, frame, [plot.column(moment, width) for moment in plot.flags])
    _rounds(canvas, plot, width)


def _write(canvas: Canvas, plot: Plot) -> None:
    """Draw the same with letters."""
    legend = plot.legend()
    if len(plot.curves) > 1 and plot.together:
        legend.append((f"  {plot.together}", "muted"))
    top = _title(canvas, legend) + bool(plot.flags)
    columns, rows = canvas.width - _LABELS, canvas.height - top - 2
    if columns < 8 or rows < 3:
        return
    low, high = plot.bounds(rows - 1)
    for y in range(rows):
        canvas.put(_LABELS - 1, top + y, canvas.look.glyph("bar"), "frame")
    _axis(canvas, top, rows, low, high)
    line = canvas.look.glyph("line")
    canvas.fill(_LABELS - 1, top + rows, canvas.width - _LABELS + 1, line, "frame")
    flags = [plot.column(moment, columns) for moment in plot.flags]
    for number, column in enumerate(flags, 1):
        canvas.put(_LABELS + column, top - 1, str(number), "key bold")
    frame = CurveFrame(_LABELS, top, columns, rows, _now(plot, columns))
    limits = {top + frame.row(limit, low, high): style for limit, style in plot.limits().items()}
    draw_letters(canvas, frame, plot.curves, low, high)
    for y, style in limits.items():
        for x in range(_LABELS, canvas.width, 2):
            if canvas.at(x, y) == " ":
                canvas.put(x, y, "-", style)
    for limit, style in plot.limits().items():
        _name_limit(canvas, top + frame.row(limit, low, high), limit, style)
    _rounds(canvas, plot, columns)


def _title(canvas: Canvas, pieces: list[Piece]) -> int:
    """Write title and values on one row or two; return the row below."""
    x = y = 0
    for text, style in pieces:
        if x + width_of(text) > canvas.width and y == 0:
            x, y = 1, 1
        x = canvas.put(x, y, text, style)
    return y + 1


def _axis(canvas: Canvas, top: int, rows: int, low: int, high: int) -> None:
    for y in {0, rows // 2, rows - 1}:
        value = high - (high - low) * y // max(1, rows - 1)
        canvas.right(top + y, str(value), "muted", _LABELS - 1)


def _name_limit(canvas: Canvas, y: int, limit: int, style: str) -> None:
    """Write a limit's number on the vertical axis, over any other number there."""
    canvas.fill(0, y, _LABELS - 1, " ", style)
    canvas.right(y, str(limit), f"{style} bold", _LABELS - 1)


def _rounds(canvas: Canvas, plot: Plot, width: int) -> None:
    """Write the rounds' names below their first moments; if not all fit, say what the numbers
    are."""
    y = canvas.height - 1
    places = [(start, _LABELS + plot.column(start.moment, width)) for start in plot.starts]
    ends = [*(x for _, x in places), canvas.width][1:]
    fit = [width_of(start.name) < end - x for (start, x), end in zip(places, ends, strict=True)]
    first = fit.index(True) if True in fit else len(fit)
    named = [all(fit) or place == first for place in range(len(fit))]
    free = 0
    for (start, x), is_named in zip(places, named, strict=True):
        if x >= free:
            free = canvas.put(x, y, start.name if is_named else start.number, "muted") + 1


AGAIN = 16
"""Columns after which overlapping curves are labelled again."""


def draw_letters(
    canvas: Canvas, frame: CurveFrame, curves: Sequence[Curve], low: int, high: int
) -> None:
    """Draw curves between two values; a vertical line marks the present moment."""
    if frame.now is not None:
        for y in range(frame.y, frame.y + frame.height):
            canvas.put(frame.x + frame.now, y, canvas.look.glyph("bar"), "key")
    rows = [
        (curve, [frame.y + frame.row(value or 0, low, high) for value in curve.at(frame.width)])
        for curve in curves
    ]
    _leaps(canvas, frame, rows)
    _letters(canvas, frame, rows)


def _leaps(canvas: Canvas, frame: CurveFrame, curves: Sequence[tuple[Curve, list[int]]]) -> None:
    """Draw a thin line where a curve jumps by more than a row."""
    for curve, rows in curves:
        for column, (before, after) in enumerate(pairwise(rows), start=1):
            for y in range(min(before, after) + 1, max(before, after)):
                canvas.put(frame.x + column, y, canvas.look.glyph("bar"), curve.style)


def _letters(canvas: Canvas, frame: CurveFrame, curves: Sequence[tuple[Curve, list[int]]]) -> None:
    """Draw the letters of the curves."""
    together: dict[tuple[int, str], int] = {}
    for column in range(frame.width if curves else 0):
        meeting: dict[int, list[Curve]] = {}
        for curve, rows in curves:
            meeting.setdefault(rows[column], []).append(curve)
        before, together = together, {}
        for y, met in meeting.items():
            letters = "".join(curve.letter for curve in met)
            place = together[y, letters] = before.get((y, letters), -1) + 1
            letter, style = met[0].letter, met[0].style
            if len(met) > 1:
                turn = place % AGAIN
                many = turn >= len(met)
                letter = canvas.look.glyph("diamond") if many else letters[turn]
                style = "strong" if many else met[turn].style
            here = f"{style} reverse" if column == frame.now else style
            canvas.put(frame.x + column, y, letter, here)
