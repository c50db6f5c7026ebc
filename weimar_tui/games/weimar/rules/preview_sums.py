"""Sums up the important chances of a roll: the city falls, a base is placed, a unit is lost.

A result table has eight lines, but a player wants to know one thing. This module adds the chances
of all lines that bring that thing, to compare them with those under the other answer.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from .effects.vocabulary import (
    AnyEffect,
    Base,
    Cancel,
    Dice,
    Dissolve,
    Effects,
    PartyThreat,
    Poverty,
    Power,
    Result,
    Seat,
    Unrest,
    VictoryPoints,
)
from .position import Attempt
from .preview_rolls import Preview, ResultChance, Sum, roll_preview
from .random_city import InCity
from .runner import WeimarRunner
from .windows import MOST_DICE

TREATY = "treaty"
IN_CITY: tuple[InCity, ...] = ("first", "troubled", "eased", "calm", "dr", "dr-less", "ends")
"""What a marker in a random city can change, in the order of the columns."""

WHAT: dict[str, tuple[str, ...]] = {
    "demonstrate": ("base", "unrest-removed", "poverty-removed", "uprising", "councils"),
    "coup": ("regime", "councils"),
    "counter-coup": ("power",),
    "fight": ("dissolved",),
    "reaction": ("weakened",),
    "crisis": ("vp-lost", "seat-lost", "base-lost"),
}
"""By kind of roll: the outcomes that matter."""


def brings(effects: Effects, what: str) -> bool:
    """Whether a line of a table brings `what`."""
    return any(_is(effect, what) for effect in effects)


def _is(effect: AnyEffect, what: str) -> bool:
    match effect:
        case Base(amount=amount):
            return what == ("base" if amount > 0 else "base-lost")
        case Seat(amount=amount):
            return what == "seat-lost" and amount < 0
        case VictoryPoints(amount=amount):
            return what == "vp-lost" and amount < 0
        case Unrest(amount=amount):
            return what == "unrest-removed" and amount < 0
        case Poverty(amount=amount):
            return what == "poverty-removed" and amount < 0
        case PartyThreat(marker=marker, amount=amount):
            return what == (marker if amount > 0 else "power")
        case Power():
            return what == "power"
        case Dissolve():
            return what == "dissolved"
        case Result() | Dice() | Cancel():
            return what == "weakened"
        case _:
            return False


def summed(kind: str, chances: Iterable[ResultChance]) -> tuple[Sum, ...]:
    """The chances of a roll of this kind, added up by outcome; impossible ones are left out."""
    chances = tuple(chances)
    sums = (
        Sum(what, sum(each.probability for each in chances if brings(each.effects, what)))
        for what in WHAT.get(kind, ())
    )
    return tuple(each for each in sums if each.probability > 1e-9)


def sums_of(kind: str, preview: Preview) -> tuple[Sum, ...]:
    """The important chances of a previewed roll of this kind."""
    if preview.city is not None:
        chances = dict(preview.city.chances)
        return tuple(Sum(what, chances[what]) for what in IN_CITY if what in chances)
    if preview.needed:
        return (Sum(TREATY, preview.success),) if preview.dice > 0 else ()
    return summed(kind, preview.chances)


def after_reaction(runner: WeimarRunner, attempt: Attempt, reaction: Preview) -> tuple[Sum, ...]:
    """The important chances of an attempt after a party board's Reaction to it has been rolled."""
    total: dict[str, float] = {}
    for chance in reaction.chances:
        if any(isinstance(effect, Cancel) for effect in chance.effects):
            continue
        result = sum(each.amount for each in chance.effects if isinstance(each, Result))
        dice = sum(each.amount for each in chance.effects if isinstance(each, Dice))
        left = min(MOST_DICE, attempt.dice + dice)
        weaker = replace(attempt, dice=left, modifier=attempt.modifier + result)
        roll = roll_preview(runner, weaker, left, weaker.modifier)
        for each in summed(attempt.kind, roll.chances):
            total[each.what] = total.get(each.what, 0.0) + chance.probability * each.probability
    return tuple(Sum(what, total[what]) for what in WHAT.get(attempt.kind, ()) if what in total)
