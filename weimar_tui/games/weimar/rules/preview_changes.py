"""Figures that everybody sees, before and after effects: points, seats, bases, tracks."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from .economy import LEVELS, blocked_level
from .effects.vocabulary import (
    AnyEffect,
    As,
    Base,
    DrMarker,
    Economy,
    Effects,
    PlaceSociety,
    ReservePoints,
    Seat,
    VictoryPoints,
)
from .parliament import bases
from .points import RESERVE_LIMIT
from .position import PARTIES
from .runner import WeimarRunner
from .society import SPACES
from .threats import can_place_in_dr
from .who import parties

_NOT_YET = ("opp", "actor")
"""Parties that only an earlier step of the effects names."""


class Change(Struct, frozen=True):
    """A figure before and after: `vp`, `seats`, `reserve`, `bases` of a party `of`; `economy`,
    `dr-box`, `society`."""

    what: str
    before: int
    after: int
    of: str = ""


def changes(runner: WeimarRunner, effects: Effects, party: str) -> tuple[Change, ...]:
    """What the effects change for certain, each as if it were the only one."""
    found = (change for effect in effects for change in _changes(runner, effect, party))
    return tuple(change for change in found if change.before != change.after)


def _changes(runner: WeimarRunner, effect: AnyEffect, party: str) -> Iterator[Change]:
    position = runner.position
    match effect:
        case As(who=who, effect=inner) if who not in _NOT_YET:
            for actor in parties(runner, who, party):
                yield from changes(runner, inner, actor)
        case VictoryPoints() | Seat() | ReservePoints() | Base() if effect.who not in _NOT_YET:
            for each in parties(runner, effect.who, party):
                yield from _of_party(runner, effect, each)
        case Economy(amount=amount):
            blocked = blocked_level(position, amount)
            after = blocked - 1 if blocked else position.economy + amount
            yield Change("economy", position.economy, min(LEVELS, max(1, after)))
        case DrMarker(marker=marker, amount=amount):
            here, size = position.dr_box.count(marker), len(position.dr_box)
            if amount < 0:
                yield Change("dr-box", size, size - min(-amount, here))
            elif can_place_in_dr(position, marker):
                yield Change("dr-box", size, size + amount)
        case PlaceSociety():
            number = len(position.society)
            yield Change("society", number, min(SPACES, number + 1))


def _of_party(
    runner: WeimarRunner, effect: VictoryPoints | Seat | ReservePoints | Base, party: str
) -> Iterator[Change]:
    position = runner.position
    match effect:
        case VictoryPoints():
            what, before, most = "vp", position.vp[party], None
        case Seat():
            what, before, most = "seats", position.seats[party], None
        case ReservePoints():
            what, before, most = "reserve", position.reserve[party], RESERVE_LIMIT
        case Base():
            if effect.who != "self" and effect.who not in PARTIES:
                return
            what, before, most = "bases", bases(position, party), None
    after = max(0, before + effect.amount)
    yield Change(what, before, after if most is None else min(most, after), party)
