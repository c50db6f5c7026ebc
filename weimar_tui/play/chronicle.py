"""The chronicle as lines: worded events, grouped by round, phase and card played."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

import msgspec

from weimar_tui.kernel.events import Event
from weimar_tui.play.scene import ChronicleLine
from weimar_tui.replay.narration import LINE, NarratedAct, Narration
from weimar_tui.text.messages import GameMessages


def line_of(event: Event, text: str, narration: Narration, seats: Sequence[str]) -> ChronicleLine:
    """An event as a line with the given text."""
    about = _kept_once(narration.seats(event, seats))
    return ChronicleLine(text, narration.style(event), narration.level(event), seats=about)


@cache
def _kept_once(seats: frozenset[str]) -> frozenset[str]:
    """Return the first set that equals this one: a long chronicle has over a thousand lines, but
    few different sets of seats."""
    return seats


def places_about(lines: Sequence[ChronicleLine], seat: str) -> list[int]:
    """The positions of the lines about a seat, each preceded by those of its headings.

    >>> headings = [ChronicleLine("Round 1", "", 0), ChronicleLine("A card", "", 1)]
    >>> places_about([*headings, ChronicleLine("A base")], "kpd")
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


def lines_about(lines: Sequence[ChronicleLine], seat: str) -> tuple[ChronicleLine, ...]:
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
    """The chronicle of one game as one seat can read it.

    A heading begins a part, and new events change only the lines of the last one.
    """

    def __init__(self, words: GameMessages, narration: Narration, seats: Sequence[str]) -> None:
        self.words = words
        self.narration = narration
        self.seats = seats
        self.viewer: str | None = None
        self.every: tuple[ChronicleLine, ...] = ()
        """All lines, those too that are left out unless readers ask for them."""
        self.lines: tuple[ChronicleLine, ...] = ()
        self._events: list[Event] = []
        self._sentences: list[tuple[Event, str]] = []
        self._parts: list[int] = []
        """The number of events before each part."""
        self._lines: list[tuple[ChronicleLine, ...]] = []
        """The lines of each part."""

    def read(self, events: Sequence[Event], viewer: str | None, words: GameMessages) -> None:
        """Add what happened since, or turn back after an undo."""
        if viewer != self.viewer or words is not self.words:
            self.viewer, self.words = viewer, words
            for kept in (self._events, self._sentences, self._parts, self._lines):
                kept.clear()
            self.every = self.lines = ()
        same = min(len(self._events), len(events))
        while same and self._events[same - 1] is not events[same - 1]:
            same -= 1
        if len(self._events) == same == len(events):
            return
        del self._events[same:], self._sentences[same:]
        while self._parts and self._parts[-1] >= same:
            self._parts.pop()
        del self._lines[max(0, len(self._parts) - 1) :]
        before = next((event for event, text in reversed(self._sentences) if text), None)
        for event in events[same:]:
            seen, text = self._sentence_of(before, event)
            if not self._parts or self.narration.level(seen) < LINE:
                self._parts.append(len(self._events))
            self._events.append(event)
            self._sentences.append((seen, text))
            before = seen if text else before
        for number in range(len(self._lines), len(self._parts)):
            self._lines.append(self._lines_of(number, len(events)))
        self.every = tuple(line for lines in self._lines for line in lines)
        self.lines = tuple(line for line in self.every if not line.minor)

    def until(self, count: int) -> tuple[ChronicleLine, ...]:
        """The lines of the first `count` events."""
        if count >= len(self._events):
            return self.lines
        number = bisect_left(self._parts, count)
        if not number:
            return ()
        last = self._lines_of(number - 1, count)
        every = (*(line for lines in self._lines[: number - 1] for line in lines), *last)
        return tuple(line for line in every if not line.minor)

    def _sentence_of(self, before: Event | None, event: Event) -> tuple[Event, str]:
        """An event as the viewer knows it, with its sentence; empty where there is none."""
        seen = event.seen_by(self.viewer)
        if self.narration.is_silent(seen) or self.narration.is_repeat(before, seen):
            return seen, ""
        return seen, self.words.event(seen)

    def _lines_of(self, number: int, count: int) -> tuple[ChronicleLine, ...]:
        """The lines of a part, as far as it is among the first `count` events."""
        first = self._parts[number]
        end = self._parts[number + 1] if number + 1 < len(self._parts) else len(self._sentences)
        narrated = [
            (*self._sentences[place], place + 1)
            for place in range(first, min(end, count))
            if self._sentences[place][1]
        ]
        acts = self.narration.acts([event for event, _, _ in narrated], self.words)
        return tuple(self._line(act, [narrated[place] for place in act.places]) for act in acts)

    def _line(self, act: NarratedAct, narrated: Sequence[tuple[Event, str, int]]) -> ChronicleLine:
        """An act as a line, from its events with their sentences and ends."""
        event = narrated[0][0]
        sentences = tuple(text for _, text, _ in narrated)
        end = narrated[-1][2]
        names = tuple(name for one, _, _ in narrated for name in _names(one))
        seats_of = [self.narration.seats(one, self.seats) for one, _, _ in narrated]
        if not act.is_short:
            line = line_of(event, sentences[0], self.narration, self.seats)
            return replace(line, names=names, end=end, minor=act.minor)
        seat = self.narration.owner(event)
        name = self.words.seat_short(seat) if seat else ""
        between = self.words.ui("chronicle-between")
        return ChronicleLine(
            between.join(filter(None, (name, act.what, act.dice, act.effect))),
            self.narration.style(event),
            seats=frozenset().union(*seats_of),
            seat=name,
            what=act.what,
            dice=act.dice,
            effect=act.effect,
            full=sentences,
            names=names,
            end=end,
            minor=act.minor,
        )


def _names(value: object) -> Iterator[str]:
    """Every text in the fields of an event: ids of seats, places and cards."""
    match value:
        case str() if value:
            yield value
        case tuple():
            for part in value:
                yield from _names(part)
        case msgspec.Struct():
            for field in value.__struct_fields__:
                yield from _names(getattr(value, field))
