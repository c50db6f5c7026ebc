"""Groups events into the lines of the chronicle: what a card or a phase changes, side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from weimar_tui.kernel.events import Event
from weimar_tui.replay.narration import NarratedAct

from ..rules import events as e
from ..words.wording import VolkMessages

_MINOR = (e.CardsDiscarded, e.HandFilled)
"""Moves of cards, shown on request."""

_COMPARED = (e.Compared, e.Attacked)
"""Comparisons, whose unrest belongs to them."""

_COUNTED = (e.FlightCounted, e.CurrencyCounted, e.MarkersCounted)
"""Counts with a line of their own."""

_OF_UNREST = (e.UnrestPlaced, e.UnrestRemoved, e.ProtestStarted, e.ProtestEnded, e.ProtestImported)

_MOST = 3
"""Effects on one line; more would not fit on most screens."""


@dataclass
class _Line:
    """A line being gathered: the event that began it, whose it is, its events by their places."""

    begun: Event
    owner: str
    is_short: bool
    places: list[int] = field(default_factory=list)


def acts_of(
    events: Sequence[Event], words: VolkMessages, owner: Callable[[Event], str]
) -> list[NarratedAct]:
    """The lines for the events below one heading; `owner` names the side of an event."""
    lines: list[_Line] = []
    for place, event in enumerate(events):
        short = bool(words.short.effect(event))
        last = lines[-1] if lines else None
        if last is not None and _belongs(event, last, short=short, owner=owner(event)):
            last.places.append(place)
        else:
            lines.append(_Line(event, owner(event), short, [place]))
    return [act for line in lines for act in _acts(line, events, words)]


def _belongs(event: Event, line: _Line, *, short: bool, owner: str) -> bool:
    """Whether an event continues a line."""
    match line.begun:
        case e.Compared(area=area) | e.Attacked(to=area):
            return isinstance(event, _OF_UNREST) and getattr(event, "area", area) == area
        case e.PowerUsed() | e.SocialistMoved():
            return isinstance(event, _OF_UNREST)
        case _:
            fits = len(line.places) < _MOST and not isinstance(event, e.PowerUsed)
            return short and line.is_short and fits and owner in ("", line.owner)


def _acts(line: _Line, events: Sequence[Event], words: VolkMessages) -> list[NarratedAct]:
    """A line as an act; what has no short form becomes sentences, one act each."""
    begun, told, short = line.begun, [events[place] for place in line.places], words.short
    if isinstance(begun, _MINOR):
        return [NarratedAct(line.places, minor=True)]
    if isinstance(begun, _COUNTED):
        return [NarratedAct(line.places, short.what(begun), effect=short.counted(begun))]
    if isinstance(begun, _COMPARED):
        return [NarratedAct(line.places, short.what(begun), effect=short.effects(told[1:]))]
    effect = short.effects(told)
    return (
        [NarratedAct(line.places, effect=effect)]
        if effect
        else [NarratedAct([p]) for p in line.places]
    )
