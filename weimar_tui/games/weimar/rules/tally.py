"""Victory points by round and by source, computed from the events of a game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from weimar_tui.kernel.events import Event

from .events import RoundStarted, VpChanged
from .position import PARTIES

ByRound = dict[int, dict[str, int]]


def _with_rounds(events: Iterable[Event]) -> Iterator[tuple[int, Event]]:
    """Each event with its round; events before the first round count for round 1."""
    number = 1
    for event in events:
        if isinstance(event, RoundStarted):
            number = event.round
        yield number, event


def by_round(events: Iterable[Event]) -> ByRound:
    """Points of each party in each round.

    >>> by_round([RoundStarted(1, "A01"), VpChanged("spd", 2, 2, "cards"), RoundStarted(2, "A02")])
    {1: {'spd': 2, 'kpd': 0, 'z': 0, 'dnvp': 0}, 2: {'spd': 0, 'kpd': 0, 'z': 0, 'dnvp': 0}}
    """
    table: ByRound = {}
    for number, event in _with_rounds(events):
        row = table.setdefault(number, dict.fromkeys(PARTIES, 0))
        if isinstance(event, VpChanged):
            row[event.party] += event.amount
    return table


def by_source_and_round(events: Iterable[Event], party: str) -> dict[str, dict[int, int]]:
    """Points of one party by source, and by round within it, the richest source first.

    >>> by_source_and_round([RoundStarted(2, "A02"), VpChanged("spd", 3, 3, "seats")], "spd")
    {'seats': {2: 3}}
    """
    table: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    for number, event in _with_rounds(events):
        if isinstance(event, VpChanged) and event.party == party:
            table[event.source][number] += event.amount
    rows = {source: dict(row) for source, row in table.items()}
    return dict(sorted(rows.items(), key=lambda item: -abs(sum(item[1].values()))))


def by_source(events: Iterable[Event]) -> dict[str, dict[str, int]]:
    """Points of each party by source, the richest source first.

    >>> by_source([VpChanged("kpd", 1, 1, "seats"), VpChanged("spd", 3, 3, "cards")])["cards"]
    {'spd': 3, 'kpd': 0, 'z': 0, 'dnvp': 0}
    """
    table: dict[str, dict[str, int]] = defaultdict(lambda: dict.fromkeys(PARTIES, 0))
    for event in events:
        if isinstance(event, VpChanged):
            table[event.source][event.party] += event.amount
    return dict(
        sorted(table.items(), key=lambda item: -sum(abs(points) for points in item[1].values()))
    )
