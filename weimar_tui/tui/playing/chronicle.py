"""The chronicle as it is read at a board: about whom, and how far back."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.kernel.events import Event
from weimar_tui.tui.book import Book, lines_about, next_filter
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.look import Look
from weimar_tui.tui.panes.chronicle import Reading, height_of
from weimar_tui.tui.scene import Line

_STEPS = {"up": 1, "k": 1, "down": -1, "j": -1, "pageup": 10, "pagedown": -10}


class Chronicle:
    """All lines one may read, or those about one seat (`only`)."""

    def __init__(self, loaded: LoadedGame, seats: Sequence[str]) -> None:
        self.loaded = loaded
        self.seats = seats
        self.only = ""
        self.reading = Reading()
        self._book = Book(loaded.words, loaded.narration, seats)

    def catch_up(self, events: Sequence[Event], viewer: str | None) -> None:
        """Read what was told meanwhile, as `viewer` may."""
        self._book.read(events, viewer, self.loaded.words)

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines to show."""
        return lines_about(self._book.lines, self.only)

    def until(self, count: int) -> tuple[Line, ...]:
        """The lines to show of the first `count` events."""
        return lines_about(self._book.until(count), self.only)

    def turn_filter(self) -> None:
        """Read about the next seat, after the last one about all again."""
        self.only = next_filter(self.only, self.seats)
        self.reading.follow()

    def scroll(self, key: str, width: int, look: Look) -> bool:
        """Go back or on in lines so wide; whether the key does that."""
        step = _STEPS.get(key, 0)
        if step:
            self.reading.scroll(step, self.lines, lambda lines: height_of(lines, width, look))
        return bool(step)
