"""A line to type on, with the keys one knows: arrows, Home, End, words, paste."""

from __future__ import annotations

from typing import ClassVar

from textual.widgets import Input

from weimar_tui.tui.layout import Place


class Line(Input):
    """Textual's input without a frame, placed by hand like a pane. Typing replaces its initial
    text.

    `most`: the maximum number of characters.
    """

    DEFAULT_CSS: ClassVar[str] = """
    Line, Line:focus {
        position: absolute; width: 0; height: 1; border: none; padding: 0;
        background: $background; color: $foreground; text-style: bold; background-tint: initial;
    }
    Line > .input--cursor { background: $foreground; color: $background; text-style: none; }
    Line > .input--selection { background: $foreground; color: $background; }
    """

    def __init__(self, value: str = "", *, id: str = "line", most: int = 0) -> None:
        super().__init__(value, id=id, max_length=most, select_on_focus=bool(value), compact=True)
        self.cursor_blink = False

    def place(self, place: Place | None) -> None:
        """Move to a place on the screen, or go away."""
        self.display = place is not None
        if place is None:
            return
        self.styles.offset = (place.x, place.y)
        self.styles.width = place.width
