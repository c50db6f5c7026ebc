"""Curves with letters, for terminals without colours for pictures.

Every curve is its letter, joined by thin lines where it leaps. Where several run together their
letters stand once, then a mark that the legend explains, until they part.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.replay.curves import Curve, Frame

AGAIN = 16
"""After so many columns curves that run together are named again."""


def draw_letters(
    canvas: Canvas, frame: Frame, curves: Sequence[Curve], low: int, high: int
) -> None:
    """Curves between two values; the moment looked at is an upright line."""
    if frame.now is not None:
        for y in range(frame.y, frame.y + frame.height):
            canvas.put(frame.x + frame.now, y, canvas.look.glyph("bar"), "key")
    rows = [
        (curve, [frame.y + frame.row(value or 0, low, high) for value in curve.at(frame.width)])
        for curve in curves
    ]
    _leaps(canvas, frame, rows)
    _letters(canvas, frame, rows)


def _leaps(canvas: Canvas, frame: Frame, curves: Sequence[tuple[Curve, list[int]]]) -> None:
    """A thin line where a curve leaps by more than a row."""
    for curve, rows in curves:
        for column, (before, after) in enumerate(pairwise(rows), start=1):
            for y in range(min(before, after) + 1, max(before, after)):
                canvas.put(frame.x + column, y, canvas.look.glyph("bar"), curve.style)


def _letters(canvas: Canvas, frame: Frame, curves: Sequence[tuple[Curve, list[int]]]) -> None:
    """The curves themselves."""
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
