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
    """The number of the party's bases in all cities."""
    return sum([city.bases.get(party, 0) for city in position.cities.values()])


def figures_left(position: WeimarPosition, party: str) -> int:
    """Figures in the party's supply: 30 less bases, seats and figures on the NSDAP track."""
    used = bases(position, party) + position.seats[party]
    if position.nsdap_track:
        used += position.nsdap_track.count(party)
    return FIGURES - used


def occupied(position: WeimarPosition) -> int:
    """The number of occupied seats, including the NSDAP's and overflow."""
    return sum(position.seats.values())


def has_half(position: WeimarPosition, *parties: str) -> bool:
    """Whether `parties` together hold at least half of the occupied seats (4.4, step 8)."""
    held = sum(position.seats[party] for party in parties)
    return held > 0 and held * 2 >= occupied(position)


def seats_for_half(position: WeimarPosition) -> int:
    """The smallest number of seats that is half of those occupied."""
    return max(1, (occupied(position) + 1) // 2)


def gain_seats(runner: WeimarRunner, party: str, number: int, source: str = "") -> int:
    """Give a party or the NSDAP up to `number` seats; return how many it gained."""
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
    """Take up to `number` seats from a party; return how many it lost."""
    position = runner.position
    number = min(number, position.seats[party])
    if number > 0:
        position.seats[party] -= number
        source = source or source_of_change(runner)
        runner.emit(SeatsChanged(party, -number, position.seats[party], source))
    return number


def is_full(runner: WeimarRunner, city: str) -> bool:
    """Whether every base space in the city is taken."""
    return sum(runner.position.cities[city].bases.values()) >= runner.components.spaces[city]


def place_base(runner: WeimarRunner, party: str, city: str) -> None:
    """Move a figure from the supply to a free space; the caller has checked that both exist."""
    state = runner.position.cities[city].bases
    state[party] = state.get(party, 0) + 1
    runner.emit(BasePlaced(party, city))


def remove_base(runner: WeimarRunner, party: str, city: str, by: str = "") -> None:
    """Return a base to its party's supply."""
    state = runner.position.cities[city].bases
    if state[party] == 1:
        del state[party]
    else:
        state[party] -= 1
    runner.emit(BaseRemoved(party, city, by))


def replaceable(position: WeimarPosition, party: str, city: str) -> tuple[str, ...]:
    """Parties whose base `party` can remove from a full city instead of placing one (5.6)."""
    state = position.cities[city].bases
    return tuple(other for other in PARTIES if other != party and other in state)


def own_base_cities(position: WeimarPosition, party: str) -> list[str]:
    return [name for name in CITIES if party in position.cities[name].bases]


def holds_majority(position: WeimarPosition, party: str, city: str) -> bool:
    """Whether the party has more bases in the city than any other party, and at least one."""
    state = position.cities[city].bases
    own = state.get(party, 0)
    return own > 0 and all(own > count for other, count in state.items() if other != party)
