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


def draw_dice(canvas: Canvas, x: int, y: int, faces: Sequence[int], counts: Sequence[bool]) -> int:
    """Draw dice side by side, bright those that count; return the next column.

    Without colours for pictures, they are in brackets.
    """
    for face, bright in zip(faces, counts, strict=True):
        if canvas.look.paints:
            text, style = f" {face} ", "place.now" if bright else "ink.soft @chart.now"
        else:
            text, style = f"[{face}]", "strong reverse" if bright else "muted"
        x = canvas.put(x, y, text, style) + 1
    return x
