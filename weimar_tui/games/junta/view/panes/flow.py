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

    If they need more rows, the last one ends with the number of those left out. Returns the row
    below.
    """
    left, y = at
    bottom = min(canvas.height, y + rows)
    rest = list(entries)
    while rest and y < bottom:
        last = y + 1 >= bottom
        shown, rest = _row_of(canvas, rest, end - left, count=last)
        x = left
        for entry in shown:
            if x > left:
                x = canvas.put(x, y, entry.between, entry.style, end)
            start, x = x, canvas.put(x, y, entry.text, entry.style, end)
            if entry.key:
                canvas.thing(entry.key, start, y, x, entry.value)
        if rest and last:
            canvas.put(x, y, f" {_left_out(rest)}", rest[0].style, end)
        elif rest and x + width_of(rest[0].between.rstrip()) <= end:
            canvas.put(x, y, rest[0].between.rstrip(), rest[0].style)
        y += 1
    return max(y, at[1] + 1) if entries else y


def beginning(
    canvas: Canvas, entries: Sequence[FlowEntry], width: int
) -> tuple[list[FlowEntry], list[FlowEntry]]:
    """The entries of a first row this wide, at least one, and those for further rows."""
    return _row_of(canvas, entries, width, count=False)


def _left_out(entries: Sequence[FlowEntry]) -> str:
    return f"+{len(entries)}"


def _row_of(
    canvas: Canvas, entries: Sequence[FlowEntry], width: int, *, count: bool
) -> tuple[list[FlowEntry], list[FlowEntry]]:
    """Entries for a row, at least one, and the others; with `count`, room is kept for
    their number."""
    ends, x = list[int](), 0
    for entry in entries:
        x += width_of(entry.between) if x else 0
        x += width_of(canvas.look.plain(entry.text))
        ends.append(x)
    number = len(ends)
    while number > 1:
        marker = 1 + len(_left_out(entries[number:])) if count and number < len(ends) else 0
        if ends[number - 1] + marker <= width:
            break
        number -= 1
    return list(entries[:number]), list(entries[number:])
