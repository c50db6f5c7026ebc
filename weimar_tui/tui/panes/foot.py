"""The foot line: warnings in words, a notice, and the keys."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.tui.canvas import Canvas, width_of


def draw_foot(
    canvas: Canvas, warnings: Sequence[str], keys: Sequence[tuple[str, str]], notice: str = ""
) -> None:
    """Warnings if there are any, a notice, and as many keys as there is room for.

    Where warnings and notice have no room together, warnings give way, the last ones first.
    """
    x = 0
    while warnings and notice and width_of(_warned(canvas, warnings) + notice) + 3 > canvas.width:
        warnings = warnings[:-1]
    if warnings:
        x = canvas.put(0, 0, _warned(canvas, warnings), "danger reverse") + 1
    if notice:
        x = canvas.put(x, 0, f" {notice} ", "title") + 1
    for key, label in keys:
        needed = width_of(key) + width_of(label) + 3
        if x + needed > canvas.width:
            break
        x = canvas.put(x, 0, f" {key}", "key")
        x = canvas.put(x, 0, f" {label} ", "muted")


def _warned(canvas: Canvas, warnings: Sequence[str]) -> str:
    return f" {canvas.look.glyph('warn')} {' · '.join(warnings)} "
