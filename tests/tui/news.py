"""What a pane highlights after a change on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from weimar_tui.tui.canvas import Canvas


def things_on(draw: Callable[[Canvas, Any], None], scene: Any, size: tuple[int, int]) -> Canvas:
    """A pane on a canvas of this size."""
    canvas = Canvas(*size, scene.look)
    draw(canvas, scene)
    return canvas


def text_of(canvas: Canvas, key: str) -> str:
    """The text of a thing's cells."""
    thing = canvas.things[key]
    return "".join(canvas.at(x, thing.y) for x in range(thing.x, thing.end))


def news(
    draw: Callable[[Canvas, Any], None], before: Any, after: Any, size: tuple[int, int]
) -> dict[str, str]:
    """The keys highlighted when `after` is drawn over `before`, with their texts."""
    old, new = (things_on(draw, scene, size) for scene in (before, after))
    return {key: text_of(new, key) for key in new.changed_things(old)}
