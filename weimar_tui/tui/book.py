"""The chronicle as lines: worded events, grouped by round, phase and card played."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.kernel.events import Event
from weimar_tui.play.scene import Line
from weimar_tui.replay.narration import Narration
from weimar_tui.text.messages import GameMessages


def line_of(event: Event, text: str, narration: Narration, seats: Sequence[str]) -> Line:
    """An event as a line with the given text."""
    return Line(
        text, narration.style(event), narration.level(event), seats=narration.seats(event, seats)
    )


def places_about(lines: Sequence[Line], seat: str) -> list[int]:
    """The positions of the lines about a seat, each preceded by those of its headings.

    >>> round_one, card, base = Line("Round 1", "", 0), Line("A card", "", 1), Line("A base")
    >>> places_about([round_one, card, base], "kpd")
    [0]
    """
    places: list[int] = []
    head: int | None = None
    for place, line in enumerate(lines):
        about = seat in line.seats
        if line.level == 1:
            head = None if about else place
        if line.level == 0:
            head = None
            places.append(place)
        elif about:
            if head is not None:
                places.append(head)
                head = None
            places.append(place)
    return places


def lines_about(lines: Sequence[Line], seat: str) -> tuple[Line, ...]:
    """The chronicle of one seat, or all of it for an empty seat."""
    if not seat:
        return tuple(lines)
    return tuple(lines[place] for place in places_about(lines, seat))


def next_filter(seat: str, seats: Sequence[str]) -> str:
    """The chronicle's next filter: seat by seat, then everything ("").

    >>> next_filter("", ("spd", "kpd")), next_filter("kpd", ("spd", "kpd"))
    ('spd', '')
    """
    filters = ("", *seats)
    return filters[(filters.index(seat) + 1) % len(filters)]


class Book:
    """The chronicle of one game as one seat can read it."""

    def __init__(self, words: GameMessages, narration: Narration, seats: Sequence[str]) -> None:
        self.words = words
        self.narration = narration
        self.seats = seats
        self.viewer: str | None = None
        self.lines: tuple[Line, ...] = ()
        self._events: list[Event] = []
        self._texts: list[tuple[Event, Line] | None] = []

    def read(self, events: Sequence[Event], viewer: str | None, words: GameMessages) -> None:
        """Add new events, or drop lines after an undo."""
        if viewer != self.viewer or words is not self.words:
            self.viewer, self.words = viewer, words
            self._events.clear()
            self._texts.clear()
            self.lines = ()
        same = min(len(self._events), len(events))
        while same and self._events[same - 1] is not events[same - 1]:
            same -= 1
        if len(self._events) == same == len(events):
            return
        del self._events[same:], self._texts[same:]
        before = next(
            (line_told[0] for line_told in reversed(self._texts) if line_told is not None), None
        )
        for event in events[same:]:
            line_told = self._told(before, event)
            self._events.append(event)
            self._texts.append(line_told)
            before = line_told[0] if line_told is not None else before
        self.lines = self.until(len(events))

    def until(self, count: int) -> tuple[Line, ...]:
        """The lines of the first `count` events."""
        return tuple(line_told[1] for line_told in self._texts[:count] if line_told is not None)

    def _told(self, before: Event | None, event: Event) -> tuple[Event, Line] | None:
        """An event as the viewer can read it, with its line; None if nothing is shown."""
        seen = event.seen_by(self.viewer)
        if self.narration.is_silent(seen) or self.narration.is_repeat(before, seen):
            return None
        text = self.words.event(seen)
        return (seen, line_of(seen, text, self.narration, self.seats)) if text else None
