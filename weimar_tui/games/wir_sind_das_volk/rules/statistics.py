"""Figures over many games, computed from their events and final positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean

from msgspec import Struct, field

from weimar_tui.kernel.events import Event

from . import events as e
from .components import Components
from .decade_end.currency import count_currency
from .endings import WINNER
from .names import AREAS_OF, DECADES, SEATS
from .network import factory_values, points
from .position import VolkPosition
from .standard import standards

ACTIONS = ("event", "build", "standard", "unrest")

TARGETS: dict[str, tuple[float, float]] = {
    "winner.east": (0.45, 0.60),
    "last-decade.4": (0.50, 1.0),
    **{f"ending.{ending}": (0.001, 1.0) for ending in WINNER},
}
"""Target ranges for two steady players in the main scenario, as shares."""


class GameRecord(Struct):
    """One game's contribution to the figures; plain data that can be sent between processes.

    `actions`: cards by `seat.action`; `wall`: the decade in which it was built, 0 for never;
    `flight` and `missing`: points and currency by decade; `markers` by `decade.side`.
    """

    ending: str = ""
    winners: tuple[str, ...] = ()
    last_decade: int = 1
    turns: int = 0
    wall: int = 0
    actions: dict[str, int] = field(default_factory=dict)
    flight: dict[int, int] = field(default_factory=dict)
    missing: dict[int, int] = field(default_factory=dict)
    markers: dict[str, int] = field(default_factory=dict)
    standard: dict[str, int] = field(default_factory=dict)
    tracks: dict[str, int] = field(default_factory=dict)
    dismantled: int = 0
    rundown: int = 0


def record(start: VolkPosition, events: Iterable[Event], end: VolkPosition) -> GameRecord:
    """The record of a game from its starting position, its events, and its final position."""
    outcome = end.outcome
    game = GameRecord(
        ending=outcome.ending if outcome else "",
        winners=outcome.winners if outcome else (),
        last_decade=end.decade,
        standard={side: sum(standards(end, side).values()) for side in SEATS},
        tracks=dict(end.tracks),
    )
    actions: Counter[str] = Counter()
    decade = start.decade
    for event in events:
        match event:
            case e.DecadeStarted():
                decade = event.decade
            case e.CardTaken():
                game.turns += 1
                actions[f"{event.seat}.{event.action}"] += 1
            case e.WallBuilt():
                game.wall = decade
            case e.FlightCounted():
                game.flight[decade] = event.points
            case e.CurrencyCounted():
                game.missing[decade] = event.missing
            case e.MarkersCounted():
                game.markers[f"{decade}.west"] = event.west
                game.markers[f"{decade}.east"] = event.east
            case e.LineDismantled() | e.FactoryDismantled():
                game.dismantled += 1
            case e.FactoryRundown():
                game.rundown += 1
            case _:
                pass
    game.actions = dict(actions)
    return game


def played(event: Event) -> tuple[str, str] | None:
    """The side that plays a card, and the card; None for other events."""
    return (event.seat, event.card) if isinstance(event, e.CardTaken) else None


def report(games: Sequence[GameRecord]) -> dict[str, float]:
    """Every measure by id; shares are between 0 and 1. Empty without games."""
    if not games:
        return {}
    figures: dict[str, float] = {"games": len(games)}
    for ending in WINNER:
        figures[f"ending.{ending}"] = _share(game.ending == ending for game in games)
    for seat in SEATS:
        figures[f"winner.{seat}"] = _share(seat in game.winners for game in games)
    for decade in DECADES:
        figures[f"last-decade.{decade}"] = _share(game.last_decade == decade for game in games)
    figures["turns"] = fmean(game.turns for game in games)
    figures["wall-built"] = _share(game.wall > 0 for game in games)
    figures |= _by_decade(games) | _actions(games) | _at_the_end(games)
    return {name: round(value, 3) for name, value in figures.items()}


def _share(tests: Iterable[bool]) -> float:
    return fmean(tests)


def _by_decade(games: Sequence[GameRecord]) -> dict[str, float]:
    figures: dict[str, float] = {}
    for decade in DECADES:
        measured = {
            f"flight.{decade}": [g.flight[decade] for g in games if decade in g.flight],
            f"currency-missing.{decade}": [g.missing[decade] for g in games if decade in g.missing],
        }
        for side in SEATS:
            key = f"{decade}.{side}"
            measured[f"markers.{key}"] = [g.markers[key] for g in games if key in g.markers]
        figures |= {name: fmean(values) for name, values in measured.items() if values}
    return figures


def _actions(games: Sequence[GameRecord]) -> dict[str, float]:
    """Each side's share of every action."""
    figures: dict[str, float] = {}
    for seat in SEATS:
        taken = {a: sum(g.actions.get(f"{seat}.{a}", 0) for g in games) for a in ACTIONS}
        played = sum(taken.values())
        if played:
            figures |= {f"actions.{seat}.{a}": number / played for a, number in taken.items()}
    return figures


def _at_the_end(games: Sequence[GameRecord]) -> dict[str, float]:
    figures = {f"standard.{side}": fmean(game.standard[side] for game in games) for side in SEATS}
    for track in games[0].tracks:
        figures[f"track.{track}"] = fmean(game.tracks[track] for game in games)
    figures["dismantled"] = fmean(game.dismantled for game in games)
    figures["rundown"] = fmean(game.rundown for game in games)
    return figures


def key_figures(board: Components, position: VolkPosition) -> dict[str, int]:
    """Every figure by name, those of a side as `power.west`.

    `power`: the sum of all factory values; `points`: what could be dismantled; `exports`: eastern
    areas that would earn currency now. All of it is open information, so it works on any View.
    """
    values = factory_values(board, position)
    figures = {}
    for side in SEATS:
        figures[f"power.{side}"] = sum(values.get(city, 0) for city in board.cities[side])
        figures[f"points.{side}"] = points(board, position, side)
        figures[f"standard.{side}"] = sum(standards(position, side).values())
        figures[f"unrest.{side}"] = sum(position.unrest[area] for area in AREAS_OF[side])
        figures[f"markers.{side}"] = len(position.protests[side])
    figures |= {f"track.{track}": field for track, field in position.tracks.items()}
    figures["exports"] = len(count_currency(board, position).exports)
    figures["socialists"] = position.cadre_school + sum(position.socialists.values())
    figures["state-power"] = len(position.state_power)
    return figures
