"""Checks that the components fit together: numbers of pieces, and that every id exists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ..component_data import ComponentData
from ..effects.vocabulary import Arrows, Clauses, Symbols
from ..names import (
    AREAS,
    AREAS_OF,
    COUNTRIES,
    DECADES,
    EAST,
    HAMBURG,
    HAMBURG_AREAS,
    PATRON_STATES,
    SIDE_OF,
    SPECIAL_CARDS,
    WEST_BERLIN,
    YARDS,
)


def component_problems(data: ComponentData, events: Iterable[tuple[str, Clauses]]) -> Iterator[str]:
    """One line for each problem; `events` come with the words that say where they are."""
    yield from _board_problems(data)
    yield from _card_problems(data)
    for where, event in events:
        for problem in _event_problems(event):
            yield f"{where}: {problem}."


def _board_problems(data: ComponentData) -> Iterator[str]:
    if tuple(data.areas) != AREAS:
        yield f"areas.toml: here must stand, in this order, {', '.join(AREAS)}."
    for area in data.areas.values():
        if SIDE_OF.get(area.id, area.side) != area.side:
            yield f"areas.toml: {area.id}: the side of this area cannot be changed."
        if bool(area.sector) != (area.id in PATRON_STATES):
            yield f"areas.toml: {area.id}: exactly {', '.join(PATRON_STATES)} have a `sector`."
        for other in area.neighbours:
            beside = data.areas.get(other)
            if beside is None or beside.side == area.side or area.id not in beside.neighbours:
                yield f"areas.toml: {area.id}: no neighbour on the other side: {other}."
    order = list(data.cities)
    for city in data.cities.values():
        if any(area not in data.areas or area == WEST_BERLIN for area in city.areas):
            yield f"cities.toml: {city.id}: `areas` names no area that can hold a city."
        if (city.kind == "foreign") != bool(city.country) or bool(city.areas) == bool(city.country):
            yield f"cities.toml: {city.id}: a foreign city has a `country` and no `areas`."
        if city.areas != HAMBURG_AREAS if city.id == HAMBURG else len(city.areas) > 1:
            yield f"cities.toml: {city.id}: only Hamburg lies in two areas, always the same ones."
    for connection in data.connections.values():
        first, second = connection.ends
        if first not in data.cities or second not in data.cities:
            yield f"connections.toml: {connection.id}: there is no such city."
        elif order.index(first) >= order.index(second):
            yield f"connections.toml: {connection.id}: the cities must stand in board order."
        elif _sides(data, first) | _sides(data, second) not in ({"west"}, {"east"}):
            yield f"connections.toml: {connection.id}: both cities must be of one side."


def _sides(data: ComponentData, city: str) -> set[str]:
    """The side of a city; foreign cities are the East's (rulebook 10.5)."""
    return {data.areas[area].side for area in data.cities[city].areas if area in data.areas} or {
        EAST
    }


def _card_problems(data: ComponentData) -> Iterator[str]:
    decades = Counter[int](card.decade for card in data.cards.values() if card.colour != "special")
    for decade in DECADES:
        if decades[decade] != 20:
            yield f"decade-{decade}.toml: 20 normal cards are needed, {decades[decade]} stand here."
    special = tuple(card.id for card in data.cards.values() if card.colour == "special")
    if special != SPECIAL_CARDS:
        yield f"the special cards must be {', '.join(SPECIAL_CARDS)}."
    for card in data.cards.values():
        where = f"decade-{card.decade}.toml: {card.id}"
        if (card.colour == "special") != (card.west == card.east == 0):
            yield f"{where}: normal cards have values for west and east, special cards have none."
        if not card.event:
            yield f"{where}: the event is empty."


def _event_problems(event: Clauses) -> Iterator[str]:
    tracks = Counter(clause.track for clause in event if isinstance(clause, Arrows))
    for track, number in tracks.items():
        if number > 1:
            yield f"`{track}` may stand only once in an event"
    for clause in event:
        if isinstance(clause, Symbols):
            yield from _clause_problems(clause)
    if sum(isinstance(c, Symbols) and c.symbol.startswith("power-") for c in event) > 1:
        yield "`power` may stand only once in an event"


def _clause_problems(clause: Symbols) -> Iterator[str]:
    symbol, side, place = clause.symbol, clause.side, clause.place
    allowed: tuple[str, ...] = ()
    if symbol in ("build", "dismantle") and side == EAST:
        allowed = (*AREAS_OF[EAST], *(COUNTRIES if symbol == "build" else ()))
    elif symbol in ("build", "dismantle"):
        allowed = (*AREAS_OF[side], YARDS)
    elif symbol in ("unrest+", "unrest-", "standard+", "standard~", "standard-"):
        allowed = AREAS_OF[side] if side == EAST else (*AREAS_OF[side], "west-germany")
    elif symbol in ("calm", "rundown", "repair"):
        allowed = AREAS_OF[EAST]
    elif symbol == "raze":
        allowed = COUNTRIES
    if place == "rheinsberg":
        if (symbol, side, clause.count) != ("build", EAST, 2):
            yield "`rheinsberg` stands only in `build east x2 in rheinsberg`"
    elif place and place not in allowed:
        yield f"`{symbol}` cannot be `in {place}`"
    if symbol == "raze" and not place:
        yield "`raze` needs `in cssr` or `in polska`"
    if clause.most and symbol not in ("unrest+", "unrest-", "standard+", "standard~"):
        yield f"`{symbol}` cannot be limited by area"
