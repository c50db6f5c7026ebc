"""Durations of animations, and falling dice.

Animations last less than half a second and end at a key press; with motion off (`--no-motion`, or
the settings) there are none.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from weimar_tui.tui.canvas import Canvas

STRIDES = 5
"""Maximum intermediate places of a moving piece."""

STRIDE = 0.06
"""Seconds at each of them."""

UNFOLDING = 3
"""Steps in which a played card unfolds."""

GLANCE = 0.45
"""The pause in seconds for a played card."""

LIES = 2.0
"""Seconds until a played card disappears."""

FALL = 0.4
"""Seconds for which dice fall."""

TUMBLE = 0.08
"""Seconds for which a falling die shows the same face."""


def tumbling(dice: tuple[int, ...], settled: int, chance: random.Random) -> tuple[int, ...]:
    """The faces of falling dice, of which the first `settled` have stopped.

    >>> tumbling((6, 2), 2, random.Random(1))
    (6, 2)
    """
    return tuple(
        face if index < settled else chance.randint(1, 6) for index, face in enumerate(dice)
    )


ROWS = 3
"""Rows that a die takes."""

WIDTH = 6
"""Columns from one die to the next."""

UNKNOWN = "?"
"""The face of a die that has not been rolled."""


def draw_dice(canvas: Canvas, x: int, y: int, faces: Sequence[int | str], style: str) -> None:
    """Draw dice in a row, or a list of numbers if dice do not fit."""
    if x + len(faces) * WIDTH - 1 > canvas.width:
        canvas.put(x, y + 1, " ".join(map(str, faces)), style)
        return
    for face in faces:
        canvas.frame(x, y, WIDTH - 1, ROWS, "frame")
        canvas.put(x + 2, y + 1, str(face), style)
        x += WIDTH
