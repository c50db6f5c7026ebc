"""A game as a picture: on the start screen, at a table of the lobby, on the page of its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.look import Look
from weimar_tui.tui.paints import Paints


class Emblem:
    """Draws a game as it stands, or as it is known. It loads neither rules nor panes.

    `styles` and `paints` are those of the game's kit that the picture needs.
    """

    styles: ClassVar[Mapping[str, str]] = {}
    paints: ClassVar[Mapping[str, Paints]] = {}

    def named(self, look: Look) -> Emblem:
        """The same, once the look knows its colours."""
        look.name_styles(self.styles)
        look.name_paints(self.paints)
        return self

    def draw(self, canvas: Canvas, view: Any = None) -> None:
        """Draw the game on the whole canvas, in the position of `view` if there is one."""
        raise NotImplementedError
