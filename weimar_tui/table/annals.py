"""A recorded game of Weimar as it is told afterwards: what belongs together, and the figures.

The replay screen and the exports read a Replay through this: which events every pick told, where
impulses and rounds begin, and how points, seats and threats stood at every moment.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property

from msgspec import Struct

from weimar_tui.games.weimar.rules import events as e
from weimar_tui.games.weimar.rules.parliament import bases
from weimar_tui.games.weimar.rules.position import PARTIES, WeimarPosition
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.history import replay_pick
from weimar_tui.kernel.replay import Replay

THREATS = ("unrest", "poverty", "prosperity", "uprising", "councils", "regime")
"""The kinds of threat marker that lie in cities."""

Head = e.RoundStarted | e.PhaseStarted | e.StepStarted | e.CardPlayed
_HEADS = (e.RoundStarted, e.PhaseStarted, e.StepStarted, e.CardPlayed)


class Figures(Struct, frozen=True):
    """How things stand at one moment. `threats` counts the markers in cities by kind."""

    round: int
    phase: str
    vp: dict[str, int]
    seats: dict[str, int]
    bases: dict[str, int]
    reserve: dict[str, int]
    threats: dict[str, int]
    dr_box: int
    economy: int
    nsdap: int
    government: tuple[str, ...]
    chancellor: str

    @property
    def in_cities(self) -> int:
        """Threat markers in cities; Prosperity is none."""
        return sum(self.threats.values()) - self.threats["prosperity"]


def figures_of(position: WeimarPosition) -> Figures:
    """The figures of a position."""
    threats = Counter(threat for city in position.cities.values() for threat in city.threats)
    return Figures(
        round=position.round,
        phase=position.phase,
        vp=dict(position.vp),
        seats=dict(position.seats),
        bases={party: bases(position, party) for party in PARTIES},
        reserve=dict(position.reserve),
        threats={threat: threats[threat] for threat in THREATS},
        dr_box=len(position.dr_box),
        economy=position.economy,
        nsdap=len(position.nsdap_track),
        government=position.government,
        chancellor=position.chancellor,
    )


def advance(figures: Figures, events: Iterable[Event]) -> Figures:
    """The figures after some more events."""
    vp, seats, reserve = dict(figures.vp), dict(figures.seats), dict(figures.reserve)
    held, threats = dict(figures.bases), dict(figures.threats)
    dr_box, economy, nsdap = figures.dr_box, figures.economy, figures.nsdap
    government, chancellor = figures.government, figures.chancellor
    number_of_round, phase = figures.round, figures.phase
    for event in events:
        match event:
            case e.RoundStarted():
                number_of_round = event.round
            case e.PhaseStarted():
                phase = event.phase
            case e.VpChanged():
                vp[event.party] = event.total
            case e.SeatsChanged():
                seats[event.party] = event.total
            case e.ReserveChanged():
                reserve[event.party] = event.total
            case e.BasePlaced():
                held[event.party] += 1
            case e.BaseRemoved():
                held[event.party] -= 1
            case e.ThreatPlaced():
                threats[event.threat] += 1
            case e.ThreatRemoved():
                threats[event.threat] -= 1
            case e.DrMarkerPlaced() | e.DrMarkerRemoved():
                dr_box = event.total
            case e.EconomyMoved():
                economy = event.level
            case e.NsdapFigurePlaced():
                nsdap += 1
            case e.GovernmentFormed():
                government, chancellor = event.parties, event.chancellor
    return Figures(
        round=number_of_round,
        phase=phase,
        vp=vp,
        seats=seats,
        bases=held,
        reserve=reserve,
        threats=threats,
        dr_box=dr_box,
        economy=economy,
        nsdap=nsdap,
        government=government,
        chancellor=chancellor,
    )


class Stretch(Struct, frozen=True):
    """What happens under one heading: an impulse, a phase or a step of it, or the set-up.

    `head` is the event that begins it (None: set-up), `round` and `phase` where it lies,
    `number` counts impulses within the round (0: no impulse). `first` and `last` are indexes of
    events, `last` being the first that no longer belongs to it; `begins` and `ends` are moments.
    """

    head: Head | None
    round: int
    phase: str
    number: int
    first: int
    last: int
    begins: int
    ends: int


class Annals:
    """A Replay with its events sorted to moments and headings."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.first = replay.first
        self.last = replay.last
        self.events: Sequence[Event] = replay.events_until(replay.last)
        # told[i] events had been told at moment first + i.
        self._told = [
            len(replay.events_until(moment)) for moment in range(self.first, self.last + 1)
        ]

    def told(self, moment: int) -> int:
        """How many events had been told at a moment."""
        return self._told[moment - self.first]

    def moment_of(self, index: int) -> int:
        """The moment right after event `index` was told."""
        return min(self.last, self.first + bisect_right(self._told, index))

    # --- headings -------------------------------------------------------------------------------
    @cached_property
    def stretches(self) -> list[Stretch]:
        """The game under its headings, in order, nothing left out."""
        found: list[Stretch] = []
        opening = self._position(self.first)
        number_of_round, phase, impulse = opening.round, opening.phase, 0
        head: Head | None = None
        first = 0
        for index, event in enumerate((*self.events, None)):
            if event is not None and not isinstance(event, _HEADS):
                continue
            if index > first or head is not None:
                number = impulse if isinstance(head, e.CardPlayed) else 0
                begins = self.moment_of(first)
                ends = max(begins, self._end_of(index))
                found.append(
                    Stretch(head, number_of_round, phase, number, first, index, begins, ends)
                )
            match event:
                case e.RoundStarted():
                    number_of_round, phase, impulse = event.round, "republic", 0
                case e.PhaseStarted():
                    phase = event.phase
                case e.CardPlayed():
                    impulse += 1
            head, first = event, index
        return found

    def _end_of(self, index: int) -> int:
        """The last moment at which nothing from event `index` on had been told."""
        if index >= len(self.events):
            return self.last
        return max(self.first, self.moment_of(index) - 1)

    @cached_property
    def starts(self) -> list[int]:
        """The moments at which a heading begins."""
        return sorted({stretch.begins for stretch in self.stretches})

    @cached_property
    def rounds(self) -> dict[int, int]:
        """The moment at which each round begins."""
        return {
            event.round: self.moment_of(index)
            for index, event in enumerate(self.events)
            if isinstance(event, e.RoundStarted)
        }

    def stretch_at(self, moment: int) -> Stretch | None:
        """The heading a moment stands under: the last one that had begun."""
        begun = [stretch for stretch in self.stretches if stretch.first < self.told(moment)]
        return begun[-1] if begun else None

    def leap(self, moment: int, by: int) -> int:
        """The moment at which the next heading begins, or this one, or the one before."""
        if by > 0:
            place = bisect_right(self.starts, moment)
            return self.starts[place] if place < len(self.starts) else self.last
        place = bisect_left(self.starts, moment) - 1
        return self.starts[place] if place >= 0 else self.first

    # --- figures --------------------------------------------------------------------------------
    @cached_property
    def figures(self) -> list[Figures]:
        """The figures at every moment, from the first on."""
        game = self.replay.game
        play = game.resume(self._position(self.first), False)
        found = [figures_of(play.position)]
        for moment in range(self.first + 1, self.last + 1):
            pick = self.replay.pick_at(moment)
            assert pick is not None
            replay_pick(play, pick)
            found.append(figures_of(play.position))
        return found

    def figures_at(self, moment: int) -> Figures:
        """The figures at a moment."""
        return self.figures[moment - self.first]

    def figures_before(self, index: int) -> Figures:
        """The figures when event `index` had not yet happened, also amid a pick."""
        if index >= len(self.events):
            return self.figures[-1]
        moment = self.moment_of(index) - 1
        if moment < self.first:
            return self.figures[0]
        return advance(self.figures_at(moment), self.events[self.told(moment) : index])

    def _position(self, moment: int) -> WeimarPosition:
        now = self.replay.moment
        self.replay.jump(moment)
        position: WeimarPosition = self.replay.position
        self.replay.jump(now)
        return position
