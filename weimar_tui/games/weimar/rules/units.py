"""Units: strength, command, and the ways they can move (rulebook 5.9)."""

from __future__ import annotations

from collections.abc import Iterable

from .components import BLACK, WHITE
from .events import (
    UnitDissolved,
    UnitFlipped,
    UnitMoved,
    UnitsReinforced,
    UnitWithdrawn,
)
from .position import CITIES, PARTIES
from .runner import WeimarRunner


def controlled(runner: WeimarRunner, party: str) -> tuple[str, ...]:
    """Kinds of unit the party commands: its own, and government units by rule 5.9.

    Governing parties command Police and white Reichswehr; Zentrum always commands Police.
    """
    if party in runner.position.government:
        return runner.components.own[party] + runner.components.government_units
    if party == "z":
        return ("police",)
    return runner.components.own[party]


def kinds(runner: WeimarRunner, units: str, actor: str) -> tuple[str, ...]:
    """The unit kinds that a UNITS word of the notation means for the acting party."""
    components = runner.components
    match units:
        case "own":
            return components.own[actor]
        case "controlled":
            return controlled(runner, actor)
        case "gov":
            return components.government_units
        case "police":
            return ("police",)
        case "reichswehr":
            return components.white_reichswehr
        case "any":
            return tuple(components.owner)
        case "enemy":
            return tuple(u for u, owner in components.owner.items() if owner != actor)
        case _:
            return components.own[units]


def strength(runner: WeimarRunner, city: str, which: Iterable[str]) -> int:
    """Dice that the given kinds of unit give in the city."""
    units = runner.position.cities[city].units
    if not units:
        return 0
    worth = runner.components.strength
    total = 0
    for unit in which:
        if unit in units:
            total += units[unit] * worth[unit]
    return total


def black_units(runner: WeimarRunner, city: str) -> list[str]:
    """Reichswehr on its black side in the city."""
    units = runner.position.cities[city].units
    return [unit for unit in WHITE if unit in units]


def parties_with_units(runner: WeimarRunner, city: str) -> list[str]:
    """Parties with units of their own colour in the city (black Reichswehr: DNVP)."""
    units = runner.position.cities[city].units
    owner = runner.components.owner
    present = {owner[unit] for unit in units}
    return [party for party in PARTIES if party in present]


def _take(pile: dict[str, int], unit: str) -> None:
    if pile[unit] == 1:
        del pile[unit]
    else:
        pile[unit] -= 1


def supply_of(runner: WeimarRunner, unit: str) -> dict[str, int]:
    """The supply a unit belongs to; Reichswehr belongs to the government's, white side up."""
    return runner.position.supply[runner.components.owner[WHITE.get(unit, unit)]]


def move_unit(runner: WeimarRunner, party: str, unit: str, origin: str, city: str) -> None:
    """Move one unit from `origin` (a city, `supply` or `dissolved`) to the city."""
    position = runner.position
    if origin == "supply":
        _take(supply_of(runner, unit), unit)
    elif origin == "dissolved":
        _take(position.dissolved, unit)
    else:
        _take(position.cities[origin].units, unit)
    target = position.cities[city].units
    target[unit] = target.get(unit, 0) + 1
    runner.emit(UnitMoved(party, unit, origin, city))


def movable(
    runner: WeimarRunner, which: Iterable[str], city: str = "", *, dissolved: bool = False
) -> list[tuple[str, str]]:
    """(unit, origin) pairs that could move to `city` (any city if empty).

    The origin is the supply or another city; with `dissolved`, only the dissolved area.
    """
    position = runner.position
    places = []
    wanted = tuple(which)
    if dissolved:
        return [(unit, "dissolved") for unit in wanted if unit in position.dissolved]
    supply, owner = position.supply, runner.components.owner
    for unit in wanted:
        if unit not in WHITE and unit in supply[owner[unit]]:
            places.append((unit, "supply"))
    for name in CITIES:
        units = position.cities[name].units
        if units and name != city:
            for unit in wanted:
                if unit in units:
                    places.append((unit, name))
    return places


def dissolvable(runner: WeimarRunner, unit: str) -> bool:
    """Whether the unit can be dissolved; government units never are, on either side (5.9)."""
    return unit not in WHITE and runner.components.owner[unit] != "government"


def dissolve(runner: WeimarRunner, unit: str, city: str) -> None:
    """Move a unit from the city to the dissolved area."""
    position = runner.position
    _take(position.cities[city].units, unit)
    position.dissolved[unit] = position.dissolved.get(unit, 0) + 1
    runner.emit(UnitDissolved(unit, city))


def withdraw(runner: WeimarRunner, unit: str, city: str) -> None:
    """Return a unit from the city to its supply; Reichswehr returns white."""
    _take(runner.position.cities[city].units, unit)
    supply = supply_of(runner, unit)
    white = WHITE.get(unit, unit)
    supply[white] = supply.get(white, 0) + 1
    runner.emit(UnitWithdrawn(unit, city))


def flip(runner: WeimarRunner, unit: str, city: str) -> None:
    """Turn a Reichswehr unit in the city to its other side."""
    units = runner.position.cities[city].units
    turned = BLACK.get(unit) or WHITE[unit]
    _take(units, unit)
    units[turned] = units.get(turned, 0) + 1
    runner.emit(UnitFlipped(turned, city))


def in_play(runner: WeimarRunner, unit: str) -> int:
    """How many of a kind (either side) are in supplies, cities or the dissolved area."""
    position = runner.position
    names = (unit, BLACK[unit]) if unit in BLACK else (unit,)
    total = supply_of(runner, unit).get(unit, 0) + position.dissolved.get(unit, 0)
    for city in position.cities.values():
        for name in names:
            total += city.units.get(name, 0)
    return total


def reinforcements_left(runner: WeimarRunner, unit: str) -> int:
    """Units of the kind that have not entered the game yet."""
    return runner.components.data.units[unit].number - in_play(runner, unit)


def reinforce(runner: WeimarRunner, unit: str, number: int) -> int:
    """Bring up to `number` units from outside the game into their supply."""
    number = min(number, reinforcements_left(runner, unit))
    if number > 0:
        supply = supply_of(runner, unit)
        supply[unit] = supply.get(unit, 0) + number
        runner.emit(UnitsReinforced(unit, number))
    return number
