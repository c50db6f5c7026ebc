"""The chronicle as lines: events worded, grouped by round, phase and card played."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.games.weimar import events as e
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
            self._events.append(event)
            self._texts.append(self._line(event))
        self.lines = tuple(line for line in self._texts if line is not None)

    def _line(self, event: Event) -> Line | None:
        seen = event.seen_by(self.viewer)
        text = self.words.event(seen)
        if not text:
            return None
        return Line(text, style_of(seen), level_of(seen))
