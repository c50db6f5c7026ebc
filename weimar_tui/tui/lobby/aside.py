"""The right side of wide served screens: a game's picture, and what is selected in words."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.registry import plugin_of
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.emblem import Emblem
from weimar_tui.tui.look import Look

WIDE = 110
"""Columns from which there is a right side."""

_SPARE = 12
"""Rows below the picture that are kept for words."""

Words = tuple[str, str]
"""A paragraph and its style; an empty text is a blank line."""


class Aside:
    """Pictures of games. Screens call `paint` a little later, so that they show up first."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self._emblems: dict[str, Emblem | None] = {}

    def has(self, game: str) -> bool:
        """Whether a game's picture is ready."""
        return game in self._emblems

    def paint(self, game: str) -> bool:
        """Prepare a game's picture; return whether there is a new one."""
        if not game or game in self._emblems or not self.look.paints:
            return False
        emblem = plugin_of(game).emblem()
        self._emblems[game] = emblem.named(self.look) if emblem is not None else None
        return emblem is not None

    def draw(self, canvas: Canvas, game: str, words: Sequence[Words]) -> None:
        """Draw a game's picture and words below it."""
        y, emblem = 0, self._emblems.get(game)
        rows = min(canvas.width * 15 // 32, canvas.height - _SPARE)
        if emblem is not None and rows >= 6:
            picture = Canvas(canvas.width, rows, self.look)
            emblem.draw(picture)
            canvas.paste(0, 0, picture)
            y = rows
        for text, style in words:
            if not text:
                y += 1
            elif y < canvas.height:
                y = canvas.paragraph(1, y, text, style, rows=canvas.height - y)
