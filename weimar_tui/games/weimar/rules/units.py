"""Units: strength, command, and the few ways they move (rulebook 5.9)."""

from __future__ import annotations

from collections.abc import Iterable

from weimar_tui.games.weimar.rules.components import BLACK, WHITE
from weimar_tui.games.weimar.rules.events import (
    UnitDissolved,
    UnitFlipped,
    UnitMoved,
    UnitsReinforced,
    UnitWithdrawn,
)
from weimar_tui.games.weimar.rules.position import CITIES, PARTIES
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def controlled(play: WeimarRunner, party: str) -> tuple[str, ...]:
    """Kinds of unit the party commands: its own, and government units by rule 5.9.

    Governing parties command Police and white Reichswehr; Zentrum always commands Police.
    """
    if party in play.position.government:
        return play.components.own[party] + play.components.government_units
    if party == "z":
        return ("police",)
    return play.components.own[party]


def kinds(play: WeimarRunner, units: str, actor: str) -> tuple[str, ...]:
    """The unit kinds that a UNITS word of the notation means for the acting party."""
    components = play.components
    match units:
        case "own":
            return components.own[actor]
        case "controlled":
            return controlled(play, actor)
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


def strength(play: WeimarRunner, city: str, which: Iterable[str]) -> int:
    """Dice that the given kinds of unit give in the city."""
    units = play.position.cities[city].units
    if not units:
        return 0
    worth = play.components.strength
    total = 0
    for unit in which:
        if unit in units:
            total += units[unit] * worth[unit]
    return total


def black_units(play: WeimarRunner, city: str) -> list[str]:
    """Reichswehr on its black side in the city."""
    units = play.position.cities[city].units
    return [unit for unit in WHITE if unit in units]


def parties_with_units(play: WeimarRunner, city: str) -> list[str]:
    """Parties with units of their own colour in the city (black Reichswehr: DNVP)."""
    units = play.position.cities[city].units
    owner = play.components.owner
    present = {owner[unit] for unit in units}
    return [party for party in PARTIES if party in present]


def _take(pile: dict[str, int], unit: str) -> None:
    if pile[unit] == 1:
        del pile[unit]
    else:
        pile[unit] -= 1


def supply_of(play: WeimarRunner, unit: str) -> dict[str, int]:
    """The supply a unit belongs to; Reichswehr always the government's, white."""
    return play.position.supply[play.components.owner[WHITE.get(unit, unit)]]


def move_unit(play: WeimarRunner, party: str, unit: str, origin: str, city: str) -> None:
    """Move one unit from `origin` (a city, `supply` or `dissolved`) to the city."""
    position = play.position
    if origin == "supply":
        _take(supply_of(play, unit), unit)
    elif origin == "dissolved":
        _take(position.dissolved, unit)
    else:
        _take(position.cities[origin].units, unit)
    target = position.cities[city].units
    target[unit] = target.get(unit, 0) + 1
    play.emit(UnitMoved(party, unit, origin, city))


def movable(
    play: WeimarRunner, which: Iterable[str], city: str = "", *, dissolved: bool = False
) -> list[tuple[str, str]]:
    """(unit, origin) pairs that could move to `city` (any city when empty).

    From the supply or any other city; with `dissolved` from the dissolved area only.
    """
    position = play.position
    places = []
    wanted = tuple(which)
    if dissolved:
        return [(unit, "dissolved") for unit in wanted if unit in position.dissolved]
    supply, owner = position.supply, play.components.owner
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


def dissolvable(play: WeimarRunner, unit: str) -> bool:
    """Government units are never dissolved, on either side (5.9)."""
    return unit not in WHITE and play.components.owner[unit] != "government"


def dissolve(play: WeimarRunner, unit: str, city: str) -> None:
    """A unit from the city to the dissolved area."""
    position = play.position
    _take(position.cities[city].units, unit)
    position.dissolved[unit] = position.dissolved.get(unit, 0) + 1
    play.emit(UnitDissolved(unit, city))


def withdraw(play: WeimarRunner, unit: str, city: str) -> None:
    """A unit from the city back to its supply; Reichswehr goes back white."""
    _take(play.position.cities[city].units, unit)
    supply = supply_of(play, unit)
    white = WHITE.get(unit, unit)
    supply[white] = supply.get(white, 0) + 1
    play.emit(UnitWithdrawn(unit, city))


def flip(play: WeimarRunner, unit: str, city: str) -> None:
    """Turn a Reichswehr unit in the city to its other side."""
    units = play.position.cities[city].units
    turned = BLACK.get(unit) or WHITE[unit]
    _take(units, unit)
    units[turned] = units.get(turned, 0) + 1
    play.emit(UnitFlipped(turned, city))


def in_play(play: WeimarRunner, unit: str) -> int:
    """How many of a kind (either side) are in supplies, cities or the dissolved area."""
    position = play.position
    names = (unit, BLACK[unit]) if unit in BLACK else (unit,)
    total = supply_of(play, unit).get(unit, 0) + position.dissolved.get(unit, 0)
    for city in position.cities.values():
        for name in names:
            total += city.units.get(name, 0)
    return total


def reinforcements_left(play: WeimarRunner, unit: str) -> int:
    """Units of the kind still outside the game."""
    return play.components.data.units[unit].number - in_play(play, unit)


def reinforce(play: WeimarRunner, unit: str, number: int) -> int:
    """Bring up to `number` units from outside the game into their supply."""
    number = min(number, reinforcements_left(play, unit))
    if number > 0:
        supply = supply_of(play, unit)
        supply[unit] = supply.get(unit, 0) + number
        play.emit(UnitsReinforced(unit, number))
    return number
