"""A game's emblem: its picture on the start screen, in the lobby and on its last page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.look import Look
from weimar_tui.tui.paints import Paints


class Emblem:
    """Draws a game's current position, or a typical one, without loading rules or panes.

    `styles` and `paints` are the colours of the game's plugin that the picture needs.
    """

    styles: ClassVar[Mapping[str, str]] = {}
    paints: ClassVar[Mapping[str, Paints]] = {}

    def named(self, look: Look) -> Emblem:
        """Return this emblem after adding its colours to the look."""
        look.name_styles(self.styles)
        look.name_paints(self.paints)
        return self

    def draw(self, canvas: Canvas, view: Any = None) -> None:
        """Draw the game on the whole canvas, in the position of `view` if given."""
        raise NotImplementedError
