"""What the End of Decade would bring if it came now (rulebook 9).

Two columns: *as it stands* counts phases 9.1 to 9.4 without changing anything on the board and then
continues with the networks as they are; *played out* carries out all ten phases on a copy, with
each side following `standard_choices`. Nothing here looks at hidden cards, so it works on a View.
During the End of Decade itself, both columns show its remaining phases, played out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from weimar_tui.kernel.events import Event

from .components import Components
from .decade_end.course import PHASES
from .decade_end.currency import count_currency
from .decade_end.flight import WALL_COSTS, count_flight
from .decade_end.hold_standard import NO_LIMIT
from .decade_end.prestige import field_source
from .decision_types import VolkDecision
from .effects.vocabulary import Symbols
from .events import (
    Attacked,
    Compared,
    CurrencyCounted,
    FactoryDismantled,
    FactoryRundown,
    FlightCounted,
    HamburgNamed,
    LineDismantled,
    MarkersCounted,
    PhaseStarted,
    PowerUsed,
    PrestigeExecuted,
    SocialistMoved,
    SocialistsCounted,
    SocialistsLost,
    StandardChecked,
    StandardLost,
)
from .names import AREAS, EAST, TRACK_END, WEST
from .network import points
from .position import END_OF_DECADE, VolkPosition, prestige_advantage
from .rehearsal import after_action, after_phases
from .runner import VolkRunner
from .standard_choices import choose

Told = TypeVar("Told", bound=Event)
ByArea = tuple[tuple[str, int], ...]
"""Numbers by area, in board order, without zeros."""


class Demand(Struct, frozen=True, omit_defaults=True):
    """Points the East must give up in a phase (1 flight or Wall, 2 prestige, 3 currency, 4 power).

    `first`: the seat that begins, if the seats take turns; empty if one seat decides alone.
    """

    phase: int
    points: int
    first: str = ""


class Taken(Struct, frozen=True):
    """A piece of economy dismantled or made rundown in a phase, by a seat ("": automatically)."""

    phase: int
    site: str
    by: str
    rundown: bool = False


class ForecastChoice(Struct, frozen=True):
    """A decision in the played-out column: the seat and its choice."""

    phase: int
    seat: str
    kind: str
    option: str


class Column(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The ten phases with their figures.

    9.1 `flight` (None with the Wall), 9.2 `prestige_field` and `prestige_executed`, 9.3 `currency`,
    all demands in `demands`; `points`: what the East has at first, `spare`: what it has left after
    9.4 (negative: the demands exceed it). 9.5 `hamburg`, `holds` (the most that areas with living
    standard can hold), `lost`; 9.6 `internal`; 9.7 `attacks`; 9.8 `power_used`; 9.9 `gain`,
    `socialists_lost`, `socialists_moved`, `cadre_school`, `socialists`; 9.10 `markers_west`,
    `markers_east`. `unrest` and `standard` are the final values. `taken` and `choices`: only in the
    played-out column. `ending` is empty if the game continues, `phase` is the last phase.
    """

    flight: FlightCounted | None = None
    prestige_field: int = 0
    prestige_executed: int = 0
    currency: CurrencyCounted
    demands: tuple[Demand, ...] = ()
    points: int = 0
    spare: int = 0
    taken: tuple[Taken, ...] = ()
    hamburg: str = ""
    holds: ByArea = ()
    lost: ByArea = ()
    internal: ByArea = ()
    attacks: tuple[Attacked, ...] = ()
    power_used: tuple[str, ...] = ()
    gain: int = 0
    socialists_lost: int = 0
    socialists_moved: ByArea = ()
    cadre_school: int = 0
    socialists: int = 0
    standard: ByArea = ()
    unrest: ByArea = ()
    markers_west: int = 0
    markers_east: int = 0
    choices: tuple[ForecastChoice, ...] = ()
    ending: str = ""
    phase: int = 10

    @property
    def flight_points(self) -> int:
        """The cost of flight, 0 with the Wall."""
        return self.flight.points if self.flight is not None else 0


class Forecast(Struct, frozen=True):
    """Both columns; `running`: they show the rest of the End of Decade under way."""

    as_it_stands: Column
    played_out: Column
    running: bool = False

    @property
    def ending(self) -> str:
        """The ending that either column predicts, the played-out one first."""
        return self.played_out.ending or self.as_it_stands.ending


def forecast(board: Components, position: VolkPosition, so_far: Sequence[Event] = ()) -> Forecast:
    """Both columns for a position or a View.

    `so_far`: the events of the End of Decade under way; both columns then begin with what has
    really happened.
    """
    position = after_action(board, position)
    out = played_out(board, position, so_far)
    if position.half == END_OF_DECADE:
        return Forecast(out, out, running=True)
    return Forecast(as_it_stands(board, position), out)


# --- as it stands -------------------------------------------------------------------------------
def as_it_stands(board: Components, position: VolkPosition) -> Column:
    """Phases 9.1 to 9.4 only counted, the others on the networks as they are."""
    if position.wall:
        position = _after_the_wall(position)
    holder = prestige_advantage(position)
    currency = count_currency(board, position)
    flight = None if position.wall else count_flight(board, position)
    field = position.tracks["prestige"]
    demands = [Demand(1, flight.points, holder) if flight else Demand(1, WALL_COSTS)]
    clauses = [c for c in board.clauses[field_source(field)] if isinstance(c, Symbols)]
    symbols = [clause.symbol for clause in clauses]
    demands.append(Demand(2, symbols.count("dismantle") + symbols.count("rundown")))
    built = sum(c.count for c in clauses if c.symbol == "build" and c.side == EAST)
    demands.append(Demand(3, currency.missing, holder))
    demands.append(Demand(4, len(position.state_power)))
    has = points(board, position, EAST)
    broke = _bankrupt_in(demands, has, built)
    runner = after_phases(board, position, PHASES[4:], choose)
    events = runner.events or []
    outcome = runner.position.outcome
    ending = "bankruptcy" if broke else outcome.ending if outcome else ""
    return _column(
        runner.position,
        events,
        currency,
        (),
        flight=flight,
        prestige_field=field,
        prestige_executed=field,
        demands=tuple(demand for demand in demands if demand.points),
        points=has,
        spare=has + built - sum(demand.points for demand in demands),
        ending=ending,
        phase=broke or runner.position.phase,
    )


def _after_the_wall(position: VolkPosition) -> VolkPosition:
    """A copy with the step towards the West that the Wall costs; 9.2 starts from there
    (ruling W24)."""
    after = position.copy()
    after.tracks["prestige"] = max(-TRACK_END, after.tracks["prestige"] - 1)
    return after


def _bankrupt_in(demands: Sequence[Demand], points_left: int, built: int) -> int:
    """The phase in which the demands alone would make the East bankrupt; 0: none.

    `built`: what its field of prestige builds in 9.2. A factory made rundown costs a point like one
    dismantled, since it can no longer be dismantled.
    """
    for demand in demands:
        if demand.phase == 2:
            points_left += built
        if demand.points > points_left:
            return demand.phase
        points_left -= demand.points
    return 0


# --- played out ---------------------------------------------------------------------------------
def played_out(board: Components, position: VolkPosition, so_far: Sequence[Event] = ()) -> Column:
    """All ten phases, with each side following the standard choices."""
    choices: list[ForecastChoice] = []

    def answer(
        runner: VolkRunner, seat: str, asked: VolkDecision, options: Sequence[str], subject: Any
    ) -> str:
        option = choose(runner, seat, asked, options, subject)
        choices.append(ForecastChoice(runner.position.phase, seat, asked.kind, option))
        return option

    has = points(board, position, EAST)
    rest = position.half == END_OF_DECADE
    runner = after_phases(board, position, () if rest else PHASES, answer)
    events = [*so_far, *(runner.events or [])]
    currency = _last(events, CurrencyCounted) or count_currency(board, runner.position)
    prestige = _last(events, PrestigeExecuted)
    taken = _taken(events, position.phase if rest and not so_far else 0)
    flight = _last(events, FlightCounted)
    outcome = runner.position.outcome
    demands = []
    if flight is not None:
        demands.append(Demand(1, flight.points, prestige_advantage(position)))
    elif position.wall:
        demands.append(Demand(1, WALL_COSTS))
    demands.append(Demand(2, sum(entry.phase == 2 for entry in taken)))
    demands.append(Demand(3, currency.missing, prestige_advantage(runner.position)))
    demands.append(Demand(4, len(position.state_power)))
    return _column(
        runner.position,
        events,
        currency,
        taken,
        flight=flight,
        prestige_field=prestige.field if prestige else 0,
        prestige_executed=prestige.executed if prestige else 0,
        demands=tuple(demand for demand in demands if demand.points),
        points=has,
        spare=points(board, runner.position, EAST),
        choices=tuple(choices),
        ending=outcome.ending if outcome else "",
        phase=runner.position.phase,
    )


def _taken(events: Sequence[Event], phase: int) -> tuple[Taken, ...]:
    """What was dismantled and made rundown, with its phase; the first events belong to `phase`."""
    taken = []
    for event in events:
        match event:
            case PhaseStarted():
                phase = event.phase
            case FactoryDismantled():
                taken.append(Taken(phase, event.city, event.by))
            case LineDismantled():
                taken.append(Taken(phase, event.connection, event.by))
            case FactoryRundown():
                taken.append(Taken(phase, event.city, event.by, rundown=True))
    return tuple(taken)


# --- both ---------------------------------------------------------------------------------------
def _column(
    position: VolkPosition,
    events: Sequence[Event],
    currency: CurrencyCounted,
    taken: tuple[Taken, ...],
    **figures: Any,
) -> Column:
    """A column from the events since 9.5, the final position and other figures."""
    counted = _last(events, SocialistsCounted)
    verdict = _last(events, MarkersCounted)
    hamburg = _last(events, HamburgNamed)
    markers = {side: len(laid) for side, laid in position.protests.items()}
    return Column(
        currency=currency,
        taken=taken,
        hamburg=hamburg.area if hamburg else "",
        holds=_holds(events),
        lost=_by_area((e.area, e.count) for e in events if isinstance(e, StandardLost)),
        internal=_by_area((e.area, e.unrest) for e in events if isinstance(e, Compared)),
        attacks=tuple(e for e in events if isinstance(e, Attacked)),
        power_used=tuple(e.area for e in events if isinstance(e, PowerUsed)),
        gain=counted.gain if counted else 0,
        socialists_lost=sum(e.count for e in events if isinstance(e, SocialistsLost)),
        socialists_moved=_by_area(
            (e.area, e.count) for e in events if isinstance(e, SocialistMoved)
        ),
        cadre_school=position.cadre_school,
        socialists=sum(position.socialists.values()),
        standard=_by_area(position.standard.items()),
        unrest=_by_area(position.unrest.items()),
        markers_west=verdict.west if verdict else markers[WEST],
        markers_east=verdict.east if verdict else markers[EAST],
        **figures,
    )


def _holds(events: Sequence[Event]) -> ByArea:
    """The most that areas with living standard can hold, for those with a limit."""
    checked = _last(events, StandardChecked)
    if checked is None:
        return ()
    held = checked.held
    return tuple(
        (area, held[area])
        for area, number in checked.standard.items()
        if number and held[area] != NO_LIMIT
    )


def _by_area(numbers: Iterable[tuple[str, int]]) -> ByArea:
    """Numbers summed by area."""
    summed = dict.fromkeys(AREAS, 0)
    for area, number in numbers:
        summed[area] += number
    return tuple((area, number) for area, number in summed.items() if number)


def _last(events: Sequence[Event], kind: type[Told]) -> Told | None:
    """The last event of a kind, or None."""
    return next((event for event in reversed(events) if isinstance(event, kind)), None)
