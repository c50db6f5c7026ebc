"""The foot line: warnings in words, a notice, and the keys."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.tui.canvas import Canvas, width_of


def draw_foot(
    canvas: Canvas, warnings: Sequence[str], keys: Sequence[tuple[str, str]], notice: str = ""
) -> None:
    """Warnings if there are any, a notice, and as many keys as there is room for."""
    x = 0
    if warnings:
        sign = canvas.look.glyph("warn")
        x = canvas.put(0, 0, f" {sign} {' · '.join(warnings)} ", "danger reverse") + 1
    if notice:
        x = canvas.put(x, 0, f" {notice} ", "title") + 1
    for key, label in keys:
        needed = width_of(key) + width_of(label) + 3
        if x + needed > canvas.width:
            break
        x = canvas.put(x, 0, f" {key}", "key")
        x = canvas.put(x, 0, f" {label} ", "muted")
