"""Living standard: its places, and which areas can get more by an action (rulebook 6.3, 10)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from msgspec import Struct

from .components import Components
from .events import StandardLost, StandardPlaced
from .names import (
    AREAS_OF,
    EAST_AREAS,
    HAMBURG,
    HAMBURG_AREAS,
    PATRON_STATES,
    WEST,
    WEST_BERLIN,
    WEST_GERMANY,
)
from .network import Values, factory_values, works
from .position import VolkPosition
from .runner import VolkRunner

POWER_EACH = 3
"""Economic power an area needs for each living standard."""

MOST_FROM_CARD = 2
"""Missing economic power of one area that a card can make up for."""

MOST_PLACED = 3

Powers = dict[str, int]
"""Economic power by area."""


class Assignment(Struct, frozen=True):
    """Economic power under one choice for Hamburg and the external factories.

    `lent`: the area for which Hamburg and each external factory count, by city.
    """

    powers: Powers
    lent: dict[str, str]


def standard_of(position: VolkPosition, area: str) -> int:
    """Living standard of an area; West Berlin as a whole (rulebook 10.2)."""
    if area == WEST_BERLIN:
        return sum(position.sectors.values())
    return position.standard[area]


def standards(position: VolkPosition, side: str) -> dict[str, int]:
    """Living standard of every area of a side."""
    return {area: standard_of(position, area) for area in AREAS_OF[side]}


def place_standard(runner: VolkRunner, area: str, sector: str = "") -> None:
    """Place 1 living standard; in West Berlin, in a sector."""
    position = runner.position
    if sector:
        position.sectors[sector] += 1
    else:
        position.standard[area] += 1
    runner.emit(StandardPlaced(area, standard_of(position, area), sector))


def lose_standard(runner: VolkRunner, area: str, count: int, why: str, sector: str = "") -> None:
    """Take living standard off the board."""
    position = runner.position
    if sector:
        position.sectors[sector] -= count
    else:
        position.standard[area] -= count
    runner.emit(StandardLost(area, count, why, sector))


def sectors_to_fill(position: VolkPosition) -> list[str]:
    """The sectors of West Berlin with the least living standard (rulebook 10.2)."""
    sectors = position.sectors
    fewest = min(sectors.values())
    return [patron_state for patron_state in PATRON_STATES if sectors[patron_state] == fewest]


def can_transfer(position: VolkPosition, patron_state: str) -> bool:
    """Whether a supplier can pass on living standard just placed in it (rulebook 10.2)."""
    sectors = position.sectors
    return position.standard[patron_state] > sum(sectors.values()) and sectors[patron_state] == min(
        sectors.values()
    )


# --- economic power -----------------------------------------------------------------------------
def own_power(board: Components, values: Values, side: str) -> Powers:
    """Economic power of the areas of a side, without Hamburg and external factories."""
    powers = {}
    for area in WEST_GERMANY if side == WEST else EAST_AREAS:
        power = 0
        for city in board.cities_of[area]:
            if city in values:
                power += values[city]
        powers[area] = power
    return powers


def assignments(board: Components, position: VolkPosition, side: str) -> Iterator[Assignment]:
    """Every way to count Hamburg and the external factories (rulebook 10.3, 10.5; ruling W8)."""
    values = factory_values(board, position)
    powers = own_power(board, values, side)
    lendable: list[tuple[str, tuple[str, ...]]] = []
    if side == WEST:
        if values.get(HAMBURG):
            lendable.append((HAMBURG, HAMBURG_AREAS))
    else:
        lendable = [
            (city, areas)
            for city in board.foreign
            if city in values and (areas := _lent_to(board, position, city))
        ]
        lendable.sort()
    if not lendable:
        yield Assignment(powers, {})
        return
    for chosen in product(*(areas for _, areas in lendable)):
        lent = {city: area for (city, _), area in zip(lendable, chosen, strict=True)}
        counted = powers.copy()
        for city, area in lent.items():
            counted[area] += values[city]
        yield Assignment(counted, lent)


def _lent_to(board: Components, position: VolkPosition, city: str) -> tuple[str, ...]:
    """The areas to which an external factory has a working connection, in board order."""
    areas = {
        board.areas_of[board.ends[connection][0]][0]
        for connection in board.connections_of[city]
        if works(board, position, connection)
    }
    return tuple(area for area in EAST_AREAS if area in areas)


# --- the action ---------------------------------------------------------------------------------
class Payment(Struct, frozen=True):
    """How a set of areas can be paid for: points of the card used by area, and what is lent."""

    points: dict[str, int]
    lent: dict[str, str]

    @property
    def total(self) -> int:
        return sum(self.points.values())


def missing_power(position: VolkPosition, powers: Powers, area: str) -> int:
    """How much power an area lacks for its next living standard."""
    return max(0, POWER_EACH * (position.standard[area] + 1) - powers[area])


def payment(
    board: Components,
    position: VolkPosition,
    side: str,
    placed: tuple[str, ...],
    more: tuple[str, ...],
    value: int,
) -> Payment | None:
    """The cheapest way to pay for the living standard of one action, or None if there is none.

    `placed`: areas that have received theirs in this action; `more`: areas still to receive one.
    Rulebook 6.3; ruling W8.
    """
    best: Payment | None = None
    for way in assignments(board, position, side):
        powers, standard = way.powers, position.standard
        points = {area: max(0, POWER_EACH * standard[area] - powers[area]) for area in placed}
        points |= {area: missing_power(position, powers, area) for area in more}
        if max(points.values(), default=0) <= MOST_FROM_CARD:
            payment = Payment(points, way.lent)
            if payment.total <= value and (best is None or payment.total < best.total):
                best = payment
    return best


def payable_areas(
    board: Components, position: VolkPosition, side: str, placed: tuple[str, ...], value: int
) -> list[str]:
    """The areas that can still receive 1 living standard in this action, besides those `placed`."""
    areas = WEST_GERMANY if side == WEST else EAST_AREAS
    standard = position.standard
    payable: set[str] = set()
    for way in assignments(board, position, side):
        left = value
        powers = way.powers
        for area in placed:
            missing = POWER_EACH * standard[area] - powers[area]
            if missing > MOST_FROM_CARD:
                break
            if missing > 0:
                left -= missing
        else:
            if left >= 0:
                limit = min(left, MOST_FROM_CARD)
                for area in areas:
                    if POWER_EACH * (standard[area] + 1) - powers[area] <= limit:
                        payable.add(area)
    return [area for area in areas if area in payable and area not in placed]


def most_at_once(
    board: Components, position: VolkPosition, side: str, areas: list[str], value: int
) -> int:
    """How many of the payable `areas` one action can raise together (rulebook 6.3)."""
    for number in range(min(len(areas), MOST_PLACED), 1, -1):
        for chosen in combinations(areas, number):
            if payment(board, position, side, (), chosen, value) is not None:
                return number
    return min(len(areas), 1)
