"""The chronicle as lines: events worded, grouped by round, phase and card played."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from weimar_tui.games.weimar.rules import events as e
from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.kernel.events import Event
from weimar_tui.tui.scene import Line
from weimar_tui.tui.words import Words

_ROUND = (e.RoundStarted, e.GameEnded)
_HEADS = (e.PhaseStarted, e.StepStarted, e.CardPlayed, e.CardEventStarted, e.AgendaRevealed)
_ALARMS = (e.DrMarkerPlaced, e.NsdapFigurePlaced, e.GameEnded)


def level_of(event: Event) -> int:
    """How deep an event stands in the chronicle."""
    if isinstance(event, _ROUND):
        return 0
    return 1 if isinstance(event, _HEADS) else 2


def style_of(event: Event) -> str:
    """The party an event belongs to, or alarm."""
    if isinstance(event, _ALARMS):
        return "danger"
    party = getattr(event, "party", "")
    return party if isinstance(party, str) else ""


def parties_of(event: Event) -> frozenset[str]:
    """The parties an event speaks of.

    >>> sorted(parties_of(e.BaseRemoved("kpd", "essen")))
    ['kpd']
    """
    named: set[str] = set()
    for value in msgspec.structs.asdict(event).values():
        match value:
            case str():
                named.add(value)
            case tuple():
                named.update(part for part in value if isinstance(part, str))
    return frozenset(named).intersection(PARTIES)


def line_of(event: Event, text: str) -> Line:
    """An event as a line that says `text`."""
    return Line(text, style_of(event), level_of(event), parties=parties_of(event))


def places_about(lines: Sequence[Line], party: str) -> list[int]:
    """The places of the lines about a party, each with the heads it stands under.

    >>> round_one, card, base = Line("Round 1", "", 0), Line("A card", "", 1), Line("A base")
    >>> places_about([round_one, card, base], "kpd")
    [0]
    """
    found: list[int] = []
    head: int | None = None
    for place, line in enumerate(lines):
        about = party in line.parties
        if line.level == 1:
            head = None if about else place
        if line.level == 0:
            head = None
            found.append(place)
        elif about:
            if head is not None:
                found.append(head)
                head = None
            found.append(place)
    return found


def lines_about(lines: Sequence[Line], party: str) -> tuple[Line, ...]:
    """The chronicle of one party; all of it if no party is named."""
    if not party:
        return tuple(lines)
    return tuple(lines[place] for place in places_about(lines, party))


def is_repeat(before: Event | None, event: Event) -> bool:
    """Whether an event says what another one says: a card played for its event, a random city.

    The dice for a random city are told together with the city.
    """
    if isinstance(event, e.DiceRolled):
        return event.purpose == "city"
    return (
        isinstance(before, e.CardPlayed)
        and isinstance(event, e.CardEventStarted)
        and (before.party, before.card, before.use) == (event.party, event.card, "event")
    )


FILTERS = ("", *PARTIES)
"""What the chronicle can be filtered by, in the order the key goes through them."""


def next_filter(party: str) -> str:
    """The filter after this one.

    >>> next_filter(""), next_filter("dnvp")
    ('spd', '')
    """
    return FILTERS[(FILTERS.index(party) + 1) % len(FILTERS)]


class Book:
    """The chronicle of one game as one seat may read it."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.viewer: str | None = None
        self.lines: tuple[Line, ...] = ()
        self._events: list[Event] = []
        self._texts: list[Line | None] = []

    def read(self, events: Sequence[Event], viewer: str | None, words: Words) -> None:
        """Catch up with the events told, or turn back after an undo."""
        if viewer != self.viewer or words is not self.words:
            self.viewer, self.words = viewer, words
            self._events.clear()
            self._texts.clear()
        count = len(self._events)
        if len(events) == count and (not count or events[-1] is self._events[-1]):
            return
        same = min(count, len(events))
        while same and self._events[same - 1] is not events[same - 1]:
            same -= 1
        del self._events[same:], self._texts[same:]
        for event in events[same:]:
            repeats = is_repeat(self._events[-1] if self._events else None, event)
            self._events.append(event)
            self._texts.append(None if repeats else self._line(event))
        self.lines = tuple(line for line in self._texts if line is not None)

    def _line(self, event: Event) -> Line | None:
        seen = event.seen_by(self.viewer)
        text = self.words.event(seen)
        if not text:
            return None
        return line_of(seen, text)
