"""Dice, drawn as faces side by side."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.tui.canvas import Canvas

ROWS = 3
"""Rows a die takes."""

WIDTH = 6
"""Columns from one die to the next."""

UNKNOWN = "?"
"""The face of a die that has not fallen."""


def draw_dice(canvas: Canvas, x: int, y: int, faces: Sequence[int | str], style: str) -> None:
    """Draw dice in a row, or as a list of numbers where there is no room for faces."""
    if x + len(faces) * WIDTH - 1 > canvas.width:
        canvas.put(x, y + 1, " ".join(map(str, faces)), style)
        return
    for face in faces:
        canvas.frame(x, y, WIDTH - 1, ROWS, "frame")
        canvas.put(x + 2, y + 1, str(face), style)
        x += WIDTH
