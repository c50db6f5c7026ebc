"""Short texts one after the other, on as many rows as they need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from weimar_tui.tui.canvas import Canvas, width_of

_BETWEEN = " · "


class FlowEntry(NamedTuple):
    """A text with its style, and the thing it stands for: its key (none if empty) and value."""

    key: str
    value: object
    text: str
    style: str
    between: str = _BETWEEN
    """What separates it from the entry before."""


def rows_of_flow(canvas: Canvas, entries: Sequence[FlowEntry], width: int) -> int:
    """The rows that the entries need in this many columns."""
    rows, x = 1, 0
    for entry in entries:
        gap = width_of(entry.between) if x else 0
        size = width_of(canvas.look.plain(entry.text))
        if gap and x + gap + size > width:
            rows, x, gap = rows + 1, 0, 0
        x += gap + size
    return rows if entries else 0


def flow(
    canvas: Canvas, at: tuple[int, int], entries: Sequence[FlowEntry], end: int, rows: int
) -> int:
    """Write entries from a cell on; those that do not fit on a row begin the next one.

    The last row is cut. Returns the row below.
    """
    left, y = at
    x, bottom = left, min(canvas.height, y + rows)
    for entry in entries:
        gap = width_of(entry.between) if x > left else 0
        size = width_of(canvas.look.plain(entry.text))
        if gap and x + gap + size > end and y + 1 < bottom:
            if x + width_of(entry.between.rstrip()) <= end:
                canvas.put(x, y, entry.between.rstrip(), entry.style)
            x, y, gap = left, y + 1, 0
        if y >= bottom:
            break
        if gap:
            x = canvas.put(x, y, entry.between, entry.style, end)
        start, x = x, canvas.put(x, y, entry.text, entry.style, end)
        if entry.key:
            canvas.thing(entry.key, start, y, x, entry.value)
    return y + 1 if entries else y
