"""Figures: seats in parliament, bases in cities, and what is left in the supply (5.6, 5.7)."""

from __future__ import annotations

from .events import BasePlaced, BaseRemoved, SeatsChanged
from .points import source_of_change
from .position import CITIES, PARTIES, WeimarPosition
from .runner import WeimarRunner

FIGURES = 30
NSDAP_FIGURES = 10
FIXED_SEATS = 24


def bases(position: WeimarPosition, party: str) -> int:
    """Bases of the party in all cities."""
    return sum([city.bases.get(party, 0) for city in position.cities.values()])


def figures_left(position: WeimarPosition, party: str) -> int:
    """Figures in the party's supply: 30 less bases, seats and figures on the NSDAP track."""
    used = bases(position, party) + position.seats[party]
    if position.nsdap_track:
        used += position.nsdap_track.count(party)
    return FIGURES - used


def occupied(position: WeimarPosition) -> int:
    """Occupied seats, NSDAP and overflow included."""
    return sum(position.seats.values())


def has_half(position: WeimarPosition, *parties: str) -> bool:
    """Whether the parties together hold at least half of the occupied seats (4.4, step 8)."""
    held = sum(position.seats[party] for party in parties)
    return held > 0 and held * 2 >= occupied(position)


def seats_for_half(position: WeimarPosition) -> int:
    """How many seats are at least half of those occupied."""
    return max(1, (occupied(position) + 1) // 2)


def gain_seats(runner: WeimarRunner, party: str, number: int, source: str = "") -> int:
    """Up to `number` seats for a party or the NSDAP; returns how many came."""
    position = runner.position
    if party == "nsdap":
        number = min(number, NSDAP_FIGURES - position.seats["nsdap"])
    else:
        number = min(number, figures_left(position, party))
    if number > 0:
        position.seats[party] += number
        source = source or source_of_change(runner)
        runner.emit(SeatsChanged(party, number, position.seats[party], source))
    return number


def lose_seats(runner: WeimarRunner, party: str, number: int, source: str = "") -> int:
    """Take up to `number` seats from a party; returns how many went."""
    position = runner.position
    number = min(number, position.seats[party])
    if number > 0:
        position.seats[party] -= number
        source = source or source_of_change(runner)
        runner.emit(SeatsChanged(party, -number, position.seats[party], source))
    return number


def is_full(runner: WeimarRunner, city: str) -> bool:
    """No free base space in the city."""
    return sum(runner.position.cities[city].bases.values()) >= runner.components.spaces[city]


def place_base(runner: WeimarRunner, party: str, city: str) -> None:
    """A figure from the supply on a free space; the caller has checked both."""
    state = runner.position.cities[city].bases
    state[party] = state.get(party, 0) + 1
    runner.emit(BasePlaced(party, city))


def remove_base(runner: WeimarRunner, party: str, city: str, by: str = "") -> None:
    """A base back to its supply."""
    state = runner.position.cities[city].bases
    if state[party] == 1:
        del state[party]
    else:
        state[party] -= 1
    runner.emit(BaseRemoved(party, city, by))


def replaceable(position: WeimarPosition, party: str, city: str) -> tuple[str, ...]:
    """Parties whose base `party` may remove from a full city instead of placing (5.6)."""
    state = position.cities[city].bases
    return tuple(other for other in PARTIES if other != party and other in state)


def own_base_cities(position: WeimarPosition, party: str) -> list[str]:
    """Cities with a base of the party."""
    return [name for name in CITIES if party in position.cities[name].bases]


def holds_majority(position: WeimarPosition, party: str, city: str) -> bool:
    """More bases in the city than every other single party, at least one."""
    state = position.cities[city].bases
    own = state.get(party, 0)
    return own > 0 and all(own > count for other, count in state.items() if other != party)
