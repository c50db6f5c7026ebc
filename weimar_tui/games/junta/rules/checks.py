"""Checks that the components fit together: ids, the map, the supply, the windows of cards."""

from __future__ import annotations

from collections.abc import Iterator

from . import component_data as c, vocabulary as v

RED = "red"
"""In a bribe, stands for every unarmed kind of unit."""


def problems_of(data: c.ComponentData) -> list[str]:
    """One line for each thing that does not fit together."""
    return [*_cards(data), *_city(data), *_units(data), *_lists(data)]


def words_of(effects: v.Effects) -> Iterator[v.AnyEffect]:
    """Every word of an effect, including those in choices, tables and conditions."""
    for word in effects:
        yield word
        match word:
            case v.Choose(options):
                for option in options:
                    yield from words_of(option)
            case v.Roll(rows):
                for row in rows:
                    yield from words_of(row.effect)
            case v.IfHas(_, then, otherwise):
                yield from words_of(then)
                yield from words_of(otherwise)


def _cards(data: c.ComponentData) -> Iterator[str]:
    for card in data.cards.values():
        where = f"deck.toml: {card.id}"
        office = card.needs.removeprefix("office:")
        if card.needs.startswith("office:"):
            if office not in data.offices:
                yield f"{where}: needs: there is no office `{office}`."
        elif card.needs and card.needs not in data.cards:
            yield f"{where}: needs: there is no card `{card.needs}`."
        if card.type in ("influence", "vote") and not any(
            isinstance(word, v.Votes) for word in card.effect
        ):
            yield f"{where}: a card of this type has `votes`."
        for word in words_of(card.effect):
            yield from (f"{where}: {problem}" for problem in _word(data, word))


def _word(data: c.ComponentData, word: v.AnyEffect) -> Iterator[str]:
    match word:
        case v.Votes(_, partner) if partner and partner not in data.cards:
            yield f"there is no card `{partner}`."
        case v.IfHas(card) if card not in data.cards:
            yield f"there is no card `{card}`."
        case v.Attempt(protected):
            for office in protected:
                if office not in data.offices:
                    yield f"there is no office `{office}`."
        case v.Bribe(units) if units != RED and units not in data.units:
            yield f"there are no units `{units}`."
        case v.PlaceUnits(_, unit, areas):
            if unit not in data.units:
                yield f"there are no units `{unit}`."
            for area in areas:
                if area not in data.areas:
                    yield f"there is no area `{area}`."
        case v.Roll(rows):
            faces = [face for row in rows for face in range(row.low, row.high + 1)]
            if faces != [1, 2, 3, 4, 5, 6]:
                yield "the results of a roll must be 1 to 6, each once and in order."


def _city(data: c.ComponentData) -> Iterator[str]:
    areas = data.areas
    for area in areas.values():
        where = f"city.toml: {area.id}"
        for other in area.next:
            if other not in areas:
                yield f"{where}: next: there is no area `{other}`."
            elif area.id not in areas[other].next:
                yield f"{where}: next: {other} does not name it in return."
        for unit, _ in area.standing:
            if unit not in data.units:
                yield f"{where}: start: there are no units `{unit}`."
    if areas:
        first = next(iter(areas))
        reached = {first}
        todo = [first]
        while todo:
            for other in areas[todo.pop()].next:
                if other in areas and other not in reached:
                    reached.add(other)
                    todo.append(other)
        cut = [area for area in areas if area not in reached]
        if cut:
            yield f"city.toml: {cut[0]}: no way leads there from {first}."
    for kind, least in (("power", c.POWER_CENTRES), ("embassy", 1)):
        if sum(area.kind == kind for area in areas.values()) < least:
            yield f"city.toml: at least {least} of the areas must be of kind `{kind}`."


def _units(data: c.ComponentData) -> Iterator[str]:
    for unit in data.units.values():
        if unit.office and unit.office not in data.offices:
            yield f"units.toml: {unit.id}: there is no office `{unit.office}`."
        standing = sum(
            number
            for area in data.areas.values()
            for kind, number in area.standing
            if kind == unit.id
        )
        if standing > unit.number:
            yield f"city.toml: {standing} {unit.id} stand there, but there are only {unit.number}."


def _lists(data: c.ComponentData) -> Iterator[str]:
    wanted = {"president", *c.OFFICES}
    if set(data.offices) != wanted:
        yield f"offices.toml: the offices must be {', '.join(sorted(wanted))}."
    if not 4 <= len(data.families) <= 7:
        yield "families.toml: there must be 4 to 7 families."
    for card in data.cards.values():
        if card.type in ("influence", "donation") and card.needs:
            yield f"deck.toml: {card.id}: a card of this type has no `needs`."
