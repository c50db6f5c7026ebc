"""The chronicle: what happened, grouped by round and by card played, the latest at the bottom."""

from __future__ import annotations

from weimar_tui.tui.canvas import Canvas, wrap
from weimar_tui.tui.scene import Line, Scene

_INDENT = (0, 0, 1)


def rows_of(canvas: Canvas, lines: tuple[Line, ...], wanted: int) -> list[tuple[str, str]]:
    """The last `wanted` rows as (text, style), long lines broken."""
    rows: list[tuple[str, str]] = []
    for line in reversed(lines):
        indent = " " * _INDENT[line.level]
        broken = wrap(canvas.look.plain(line.text), canvas.width - len(indent) - 1)
        style = ("title", "strong", "text")[line.level]
        style = f"{style} {line.style}".strip()
        for text in reversed(broken):
            rows.append((indent + text, style))
        if len(rows) >= wanted:
            break
    return rows[:wanted][::-1]


def draw_chronicle(canvas: Canvas, scene: Scene, back: int = 0) -> None:
    """Draw the chronicle, `back` rows before its end."""
    rows = rows_of(canvas, scene.chronicle, canvas.height + back)
    if back:
        rows = rows[: max(canvas.height, len(rows) - back)][: canvas.height]
    for y, (text, style) in enumerate(rows[: canvas.height]):
        canvas.put(0, y, text, style)
    if back:
        canvas.right(canvas.height - 1, scene.look.glyph("more-down"), "key")
    if not rows:
        canvas.put(0, 0, scene.words.ui("chronicle-empty"), "muted")
