"""What a Politics Phase changed and why, gathered from its events (rulebook 4.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from weimar_tui.kernel.events import Event
from weimar_tui.packs.scenarios import ScenarioError

from . import events as e
from .parliament import bases
from .phases.politics import governing
from .position import PARTIES, WeimarPosition
from .scenario_data import load_scenario

FIGURES = ("vp", "seats", "bases", "reserve")

Change = tuple[str, str, int]
"""A figure, whose it is, and by how much it changed."""

_SHORT_CAUSES = {"minor-seats": "minor-seats", "society": "society", "minor": "bonus"}
"""Sources that count as one cause, by their prefix."""

_OTHER = (
    e.NsdapFigurePlaced,
    e.EconomyMoved,
    e.RentenmarkIntroduced,
    e.FlagChanged,
    e.UnitDissolved,
    e.UnitWithdrawn,
    e.UnitMoved,
)
"""Events whose effect has no block of its own."""


@dataclass
class CrisisRoll:
    """The result of a crisis roll, and what it cost."""

    party: str
    result: int
    cost: list[Event] = field(default_factory=list)


@dataclass
class PoliticsResults:
    """What one Politics Phase changed.

    `begin` and `end` are the numbers of events before it and up to its end. `changes` is by figure,
    cause and party; a cause is a source of events, `bonus` for the minor parties' bonuses, or
    `step-<number>`. `before` and `after` are figures by party. `cities` is by threat and city,
    `dr_box` by threat. `is_over`: not the phase under way. A government lists its Chancellor first.
    """

    round: int
    end: int
    changes: dict[str, dict[str, dict[str, int]]]
    before: dict[str, dict[str, int]] = field(default_factory=dict)
    after: dict[str, dict[str, int]] = field(default_factory=dict)
    calm: int = 0
    troubled: int = 0
    cities: Counter[tuple[str, str]] = field(default_factory=Counter)
    dr_box: Counter[str] = field(default_factory=Counter)
    markers: tuple[int, int] = (0, 0)
    """Markers in the DR box before and after."""
    rolls: list[CrisisRoll] = field(default_factory=list)
    governments: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    other: list[Event] = field(default_factory=list)
    begin: int = 0
    is_over: bool = True


def last_politics_phase(
    events: Sequence[Event], view: WeimarPosition, since: int = 0
) -> PoliticsResults | None:
    """The latest Politics Phase that is over, if it ended after the first `since` events.

    `view` is the position after all events.
    """
    phase = next(filter(None, (_phase_before(events, end) for end in _ends(events, since))), None)
    if phase is None:
        return None
    return _results(events, *phase, view)


def politics_phase_so_far(events: Sequence[Event], view: WeimarPosition) -> PoliticsResults | None:
    """What the Politics Phase under way has changed until now; None in another phase."""
    for first in reversed(range(len(events))):
        match events[first]:
            case e.RoundStarted() | e.GameEnded():
                return None
            case e.PhaseStarted(phase=phase):
                if phase != "politics":
                    return None
                results = _results(events, first, len(events), view)
                results.is_over = False
                return results
    return None


def _results(
    events: Sequence[Event], first: int, end: int, view: WeimarPosition
) -> PoliticsResults:
    """The results of the phase between these numbers of events; `view` is after all of them."""
    number = next(
        (
            event.round
            for place in reversed(range(first))
            if isinstance(event := events[place], e.RoundStarted)
        ),
        1,
    )
    results = _gather(events[first:end], number, end)
    results.begin = first
    _compare(results, events, first, view)
    return results


def _ends(events: Sequence[Event], since: int) -> Iterator[int]:
    """Where rounds or the game ended, the latest first."""
    for place in reversed(range(since, len(events))):
        if isinstance(events[place], e.RoundStarted | e.GameEnded):
            yield place


def _phase_before(events: Sequence[Event], end: int) -> tuple[int, int] | None:
    """The first event of the Politics Phase that ended there; None if another phase did."""
    for place in reversed(range(end)):
        event = events[place]
        if isinstance(event, e.PhaseStarted):
            return (place, end) if event.phase == "politics" else None
    return None


def _gather(events: Sequence[Event], number: int, end: int) -> PoliticsResults:
    results = PoliticsResults(number, end, {figure: {} for figure in FIGURES})
    cause = ""
    for event in events:
        cause = _cause_after(event, cause)
        change = _change(event)
        if change is not None:
            figure, party, amount = change
            source = short_cause(getattr(event, "source", "")) or cause
            row = results.changes[figure].setdefault(source, dict.fromkeys(PARTIES, 0))
            row[party] += amount
        match event:
            case e.GovernmentDeclared(calm=calm, troubled=troubled):
                results.calm, results.troubled = calm, troubled
            case e.ThreatPlaced(threat=threat, city=city):
                results.cities[threat, city] += 1
            case e.ThreatRemoved(threat=threat, city=city):
                results.cities[threat, city] -= 1
            case e.DrMarkerPlaced(threat=threat):
                results.dr_box[threat] += 1
            case e.DrMarkerRemoved(threat=threat):
                results.dr_box[threat] -= 1
            case e.DiceRolled(party=party, purpose="crisis", result=result):
                results.rolls.append(CrisisRoll(party, result))
                continue
            case e.RollRepeated() if results.rolls and cause == "crisis":
                results.rolls.pop()
            case e.SeatsChanged(party="nsdap"):
                results.other.append(event)
            case _ if isinstance(event, _OTHER):
                results.other.append(event)
        if cause == "crisis" and results.rolls and _hurts(event):
            results.rolls[-1].cost.append(event)
    for rows in results.changes.values():
        for source in [source for source, row in rows.items() if not any(row.values())]:
            del rows[source]
    return results


def _cause_after(event: Event, cause: str) -> str:
    """What changes from this event on, where they have no source of their own."""
    match event:
        case e.StepStarted(number=number):
            return "bonus" if number == 4 else f"step-{number}"
        case e.IssueMajorityWon(place=place):
            return f"majority-{place}"
        case e.IssueResolved(issue=issue):
            return f"issue:{issue}"
        case e.SocietyResolved():
            return "society"
        case e.GovernmentDeclared():
            return "declaration"
        case e.DiceRolled(purpose="crisis"):
            return "crisis"
        case _:
            return cause


def short_cause(source: str) -> str:
    """The cause that a source of points or seats counts as.

    >>> short_cause("society:W4"), short_cause("issue:media-1"), short_cause("goals")
    ('society', 'issue:media-1', 'goals')
    """
    return _SHORT_CAUSES.get(source.partition(":")[0], source)


def _change(event: Event) -> Change | None:
    """The figure of a party that an event changed."""
    match event:
        case e.VpChanged(party=party, amount=amount):
            return "vp", party, amount
        case e.SeatsChanged(party=party, amount=amount) if party in PARTIES:
            return "seats", party, amount
        case e.ReserveChanged(party=party, amount=amount):
            return "reserve", party, amount
        case e.BasePlaced(party=party):
            return "bases", party, 1
        case e.BaseRemoved(party=party):
            return "bases", party, -1
        case _:
            return None


def _hurts(event: Event) -> bool:
    """Whether an event is something that a crisis roll cost."""
    change = _change(event)
    worse = e.ThreatPlaced | e.DrMarkerPlaced | e.NsdapFigurePlaced
    return isinstance(event, worse) or (change is not None and change[2] < 0)


def _compare(
    results: PoliticsResults, events: Sequence[Event], first: int, view: WeimarPosition
) -> None:
    """Add the figures before and after the phase, computed back from the present ones."""
    figures = {
        "vp": dict(view.vp),
        "seats": {party: view.seats[party] for party in PARTIES},
        "bases": {party: bases(view, party) for party in PARTIES},
        "reserve": dict(view.reserve),
    }
    markers = len(view.dr_box)
    for event in events[results.end :]:
        change = _change(event)
        if change is not None:
            figure, party, amount = change
            figures[figure][party] -= amount
        markers += isinstance(event, e.DrMarkerRemoved) - isinstance(event, e.DrMarkerPlaced)
    results.after = figures
    results.before = {
        figure: {
            party: total - sum(row[party] for row in results.changes[figure].values())
            for party, total in totals.items()
        }
        for figure, totals in figures.items()
    }
    results.markers = (markers - sum(results.dr_box.values()), markers)
    after = _government(events[: results.end]) or governing(view)
    results.governments = (_government(events[:first]) or _first_government(view) or after, after)


def _first_government(view: WeimarPosition) -> tuple[str, ...]:
    """The government that the scenario begins with; empty if its file is not on this computer."""
    try:
        return tuple(str(party) for party in load_scenario(view.scenario).government)
    except ScenarioError:
        return ()


def _government(events: Sequence[Event]) -> tuple[str, ...]:
    """The latest government formed, the Chancellor first; empty if none was."""
    return next((ev.parties for ev in reversed(events) if isinstance(ev, e.GovernmentFormed)), ())
