"""What effects that remove something could act on: markers, bases and units, with their cities."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from .effects.unit_effects import targets
from .effects.vocabulary import (
    AnyEffect,
    As,
    At,
    Base,
    Choose,
    Dissolve,
    Effects,
    First,
    Flip,
    May,
    PartyThreat,
    Pay,
    Place,
    Poverty,
    Power,
    Prosperity,
    Repeat,
    Unrest,
    Withdraw,
    with_branches,
)
from .position import CITIES, PARTIES
from .runner import WeimarRunner
from .threats import THREAT_PARTY

_WITHOUT_FRAME = ("any", "test", "city", "of")
"""Kinds of place that don't depend on an earlier step."""


class Found(Struct, frozen=True):
    """Cities with their numbers of a marker, a unit, or a party's bases (`of` is its id)."""

    of: str
    cities: tuple[tuple[str, int], ...]


def found(runner: WeimarRunner, effects: Effects, party: str) -> tuple[Found, ...]:
    """What the effects could remove or turn now, each thing once, for the acting party."""
    all_found = (one for effect in with_branches(effects) for one in _of(runner, effect, party))
    return tuple(dict.fromkeys(all_found))


def _of(runner: WeimarRunner, effect: AnyEffect, party: str) -> Iterator[Found]:
    cities = runner.position.cities
    place: Place | None = getattr(effect, "place", None)
    # In a city that an earlier step names, it could be any of those that have the marker.
    anywhere = isinstance(effect, Unrest | Poverty | Prosperity) and place and place.kind == "there"
    if place is not None and place.kind not in _WITHOUT_FRAME and not anywhere:
        return
    match effect:
        case Choose(options=options) | First(options=options):
            for option in options:
                yield from found(runner, option, party)
        case May(effect=inner) | Repeat(effect=inner) | At(effect=inner):
            yield from found(runner, inner, party)
        case Pay(price=price, then=then):
            yield from found(runner, price + then, party)
        case As(who=who, effect=inner):
            yield from found(runner, inner, who if who in PARTIES else party)
        case Unrest(amount=amount) | Poverty(amount=amount) | Prosperity(amount=amount):
            if amount < 0:
                yield _markers(runner, str(effect.__struct_config__.tag))
        case PartyThreat(marker=marker, amount=amount) if amount < 0:
            yield _markers(runner, marker)
        case Power():
            for marker in THREAT_PARTY:
                one = _markers(runner, marker)
                if one.cities:
                    yield one
        case Base(amount=amount, who=who) if amount < 0 and (who == "self" or who in PARTIES):
            owner = party if who == "self" else who
            held = ((city, cities[city].bases.get(owner, 0)) for city in CITIES)
            yield Found(owner, tuple((city, number) for city, number in held if number))
        case Dissolve() | Withdraw() | Flip():
            hit = targets(runner, effect, party)
            for unit in dict.fromkeys(unit for unit, _ in hit):
                there = (city for name, city in hit if name == unit)
                yield Found(unit, tuple((city, cities[city].units[unit]) for city in there))


def _markers(runner: WeimarRunner, marker: str) -> Found:
    cities = runner.position.cities
    having = (city for city in CITIES if marker in cities[city].threats)
    return Found(marker, tuple((city, 1) for city in having))
