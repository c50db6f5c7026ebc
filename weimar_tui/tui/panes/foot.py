"""The footer: warnings, a notice, and the keys."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.tui.canvas import Canvas, clip, width_of
from weimar_tui.tui.clicked_keys import KEY

_LEAST_NOTICE = 24
"""Columns that further warnings leave to a notice: the width of a clock."""


def draw_foot(
    canvas: Canvas,
    warnings: Sequence[str],
    keys: Sequence[tuple[str, str]],
    notice: str = "",
    always: str = "",
) -> None:
    """Draw warnings, a notice, and as many keys as fit.

    The first warning and the key `always` have priority; further warnings are dropped for the start
    of a notice, the last ones first, and the notice is cut if it does not fit.
    """
    kept = next((_width(key) for key in keys if key[0] == always), 0)
    x, room = 0, canvas.width - kept
    least = min(width_of(notice) + 3, _LEAST_NOTICE) if notice else 0
    while len(warnings) > 1 and width_of(_warned(canvas, warnings)) + 1 + least > room:
        warnings = warnings[:-1]
    if warnings:
        x = canvas.put(0, 0, _warned(canvas, warnings), "danger reverse", room - 1) + 1
    if notice and x + min(least, 8) <= room:
        cut = clip(canvas.look.plain(notice), room - x - 3, canvas.look.more)
        x = canvas.put(x, 0, f" {cut} ", "title") + 1
    full = False
    for name, label in keys:
        if name == always:
            kept = 0
        else:
            full = full or x + _width((name, label)) + kept > canvas.width
            if full:
                continue
        begins = x
        x = canvas.put(x, 0, f" {name}", "key")
        x = canvas.put(x, 0, f" {label} ", "muted")
        canvas.thing(f"{KEY}{name}", begins, 0, x, name)


def _width(key: tuple[str, str]) -> int:
    name, label = key
    return width_of(name) + width_of(label) + 3


def _warned(canvas: Canvas, warnings: Sequence[str]) -> str:
    return f" {canvas.look.glyph('warn')} {' · '.join(warnings)} "
