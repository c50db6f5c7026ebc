"""Checks that the components fit together: numbers of pieces, and that every id exists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

from weimar_tui.packs.reader import Notations

from ..component_data import Card, ComponentData
from ..effects import vocabulary as v

CELLS = frozenset(
    ("0", "SK", "KZ", "ZD", "DS", *(f"{arm}{step}" for arm in "SKZD" for step in range(1, 7)))
)
"""The 29 cells of the opinion track."""

SETS = {"spd": ("L", "D"), "z": ("E", "O"), "kpd": ("M", "R"), "dnvp": ("F", "P")}
"""The two expansion sets of each party, in the order of their numbers."""


def box_problems(components: ComponentData, notations: Notations) -> Iterator[str]:
    """Everything that does not fit together; if there are basic problems, only those."""
    cards = list(card_problems(components))
    if cards:
        yield from cards
        return
    yield from count_problems(components)
    yield from reference_problems(components)
    yield from effect_problems(components, notations)


def card_problems(components: ComponentData) -> Iterator[str]:
    """Fields that a card of its kind cannot have."""
    for card in components.cards.values():
        where = f"{card.deck}.toml: {card.id}"
        if card.deck == "timeline" and (card.kind != "event" or card.reactions or card.early):
            yield f"{where}: only party cards have a `kind`, `reactions` or `early`."
        if card.kind == "politician" and (card.effect or not card.reactions):
            yield f"{where}: a politician has `reactions`, not an `event`."
        if card.kind == "event" and (card.reactions or not card.notation):
            yield f"{where}: an event card has an `event`, not `reactions`."


def count_problems(components: ComponentData) -> Iterator[str]:
    """Wrong numbers of pieces (rulebook, game materials)."""
    cards = components.cards.values()
    decks = Counter[str](card.deck for card in cards)
    sets = Counter[tuple[str, str]]((card.deck, card.set) for card in cards)
    issues = Counter(kind.colour for kind in components.issues.values() for _ in kind.markers)
    society = Counter(marker.colour for marker in components.society.values())
    agendas = Counter[str](agenda.party for agenda in components.agendas.values())
    beside = [card for card in components.foreign_affairs.values() if card.order == 0]
    counts: list[tuple[str, str, int, int]] = [
        ("cities.toml", "cities", len(components.cities), 11),
        ("cities.toml", "base spaces", sum(city.spaces for city in components.cities.values()), 32),
        ("units.toml", "units", sum(unit.number for unit in components.units.values()), 37),
        (
            "threats.toml",
            "threats",
            sum(threat.number for threat in components.threats.values()),
            48,
        ),
        ("issues.toml", "white issues", issues["white"], 14),
        ("issues.toml", "yellow issues", issues["yellow"], 9),
        ("society.toml", "white society markers", society["white"], 21),
        ("society.toml", "yellow society markers", society["yellow"], 10),
        ("timeline.toml", "timeline cards", decks["timeline"], 48),
        ("round-cards.toml", "round cards", len(components.rounds), 6),
        (
            "foreign-affairs.toml",
            "cards of the deck",
            len(components.foreign_affairs) - len(beside),
            7,
        ),
        ("foreign-affairs.toml", "cards beside the deck", len(beside), 2),
        ("minor-parties.toml", "minor parties", len(components.minor_parties), 3),
        ("specials.toml", "special cards", len(components.specials), 2),
        ("scenario-cards.toml", "scenario cards", len(components.scenario_cards), 13),
    ]
    for colour, number in (("gray", 24), ("yellow", 8), ("orange", 8), ("brown", 8)):
        counted = sets["timeline", colour]
        counts.append(("timeline.toml", f"{colour} timeline cards", counted, number))
    for party, (first, second) in SETS.items():
        file = f"{party}.toml"
        counts.append((file, "party cards", decks[party], 22))
        counts.append((file, "basic cards", sets[party, "basic"], 12))
        counts.append((file, f"cards of set {first}", sets[party, first], 5))
        counts.append((file, f"cards of set {second}", sets[party, second], 5))
        counts.append(("agendas.toml", f"agendas of {party}", agendas[party], 4))
    for file, what, counted, number in counts:
        if counted != number:
            yield f"{file}: {counted} {what} instead of {number}."
    if [card.round for card in components.rounds] != [1, 2, 3, 4, 5, 6]:
        yield "round-cards.toml: the cards must be those of rounds 1 to 6, in this order."
    if sorted(city.dice for city in components.cities.values()) != list(range(2, 13)):
        yield "cities.toml: each number from 2 to 12 must belong to one city."


def reference_problems(components: ComponentData) -> Iterator[str]:
    """Ids that do not exist, and markers without their counterpart."""
    cards = {*components.cards, *(card.id for card in components.rounds)}
    for unit in components.units.values():
        for card in unit.reinforced_by:
            if card not in cards:
                yield f"units.toml: {unit.id}: there is no card `{card}`."
        if unit.start > unit.number:
            yield f"units.toml: {unit.id}: more at the start than there are."
    for file, markers in (("issues.toml", components.issues), ("society.toml", components.society)):
        for marker in markers.values():
            if marker.card and marker.card not in cards:
                yield f"{file}: {marker.id}: there is no card `{marker.card}`."
            if (marker.colour == "yellow") != bool(marker.card):
                yield f"{file}: {marker.id}: yellow markers, and only these, name a card."
    for society in components.society.values():
        if (society.colour == "white") != bool(society.group):
            yield f"society.toml: {society.id}: white markers, and only these, have a group."
    yield from _agenda_problems(components)
    for minor, party in components.minor_parties.items():
        if party.eligible[0] == party.eligible[1]:
            yield f"minor-parties.toml: {minor}: two different parties must be eligible."
    yield from _beside_problems(components)


def _agenda_problems(components: ComponentData) -> Iterator[str]:
    for agenda in components.agendas.values():
        where = f"agendas.toml: {agenda.id}"
        for issue, cell in agenda.issues:
            if issue not in components.issues:
                yield f"{where}: there is no issue `{issue}`."
            if cell not in CELLS:
                yield f"{where}: there is no cell `{cell}` on the opinion track."
        if agenda.set and agenda.set not in SETS[agenda.party]:
            yield f"{where}: {agenda.party} has no set `{agenda.set}`."


def effect_problems(
    components: ComponentData, effects: Iterable[tuple[str, v.Effects | tuple[v.React, ...]]]
) -> Iterator[str]:
    """Ids in an effect that are not in the box."""
    for where, parts in effects:
        for part in parts:
            for problem in _named(components, part):
                yield f"{where}: {problem}"


def _beside_problems(components: ComponentData) -> Iterator[str]:
    """Timeline cards laid next to the deck without their foreign affairs card, and vice versa."""
    laid = {card.id for card in components.cards.values() if _lies_beside(card)}
    beside = {card.id for card in components.foreign_affairs.values() if card.order == 0}
    for card in sorted(laid ^ beside):
        yield f"timeline.toml: {card}: it must lie beside the foreign affairs deck in both files."


def _lies_beside(card: Card) -> bool:
    return card.after == "beside"


def _named(components: ComponentData, part: Struct) -> Iterator[str]:
    """Problems of an effect and of all the effects inside it."""
    groups = {marker.group for marker in components.society.values() if marker.group}
    checks: list[tuple[str, str, Iterable[str]]] = []
    match part:
        case v.PlaceIssue(issue=issue, cell=cell):
            checks += [("issue", issue, (*components.issues, "any-white")), ("cell", cell, CELLS)]
        case v.PlaceSociety(marker=marker) | v.RemoveSociety(marker=marker):
            checks.append(("society marker", marker, {*components.society, *groups, "any"}))
        case v.DrMarker(marker=marker) | v.PartyThreat(marker=marker):
            checks.append(("threat", marker, components.threats))
        case v.Reinforce(unit=unit):
            checks.append(("unit", unit, components.units))
        case v.MinorParty(party=party) | v.Share(party=party):
            checks.append(("minor party", party, components.minor_parties))
        case v.Place(cities=cities):
            checks += [("city", city, components.cities) for city in cities]
        case v.Condition(word="fa-done", subject=card):
            checks.append(("foreign affairs card", card, components.foreign_affairs))
        case v.Condition(word="city", subject=city):
            checks.append(("city", city, components.cities))
    for what, name, known in checks:
        if name not in known:
            yield f"there is no {what} `{name}`."
    for inner in _inside(part):
        yield from _named(components, inner)


def _inside(part: Struct) -> Iterator[Struct]:
    for name in part.__struct_fields__:
        yield from _structs(getattr(part, name))


def _structs(value: object) -> Iterator[Struct]:
    if isinstance(value, Struct):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _structs(item)
