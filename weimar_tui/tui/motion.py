"""How long changes are shown, and falling dice.

All of it is for the eye: it lasts less than half a second, a key ends it, and with motion switched
off (`--no-motion`, or the settings) none of it is asked for.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from weimar_tui.tui.canvas import Canvas

STRIDES = 5
"""How many times a piece is seen on its way, at most."""

STRIDE = 0.06
"""Seconds it is seen there each time."""

UNFOLDING = 3
"""In so many strides a card that is played unfolds."""

GLANCE = 0.45
"""Seconds it can be seen before play goes on."""

LIES = 2.0
"""Seconds it lies there if nothing else happens."""

FALL = 0.4
"""Seconds the dice fall."""

TUMBLE = 0.08
"""Seconds a falling die shows the same face."""


def tumbling(dice: tuple[int, ...], settled: int, chance: random.Random) -> tuple[int, ...]:
    """The faces of falling dice of which the first `settled` lie still.

    >>> tumbling((6, 2), 2, random.Random(1))
    (6, 2)
    """
    return tuple(
        face if index < settled else chance.randint(1, 6) for index, face in enumerate(dice)
    )


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
