"""What effects would do in a city now: without the impossible ones, and with branches decided."""

from __future__ import annotations

from .conditions import HERE, branch_at
from .effects.vocabulary import (
    AnyEffect,
    Effects,
    If,
    PartyThreat,
    Poverty,
    Power,
    Prosperity,
    Unrest,
)
from .runner import WeimarRunner
from .threats import can_place, party_threat

_THREATS = (Unrest, Poverty, Prosperity, PartyThreat, Power)


_POWER = frozenset(("regime", "councils", "uprising", "party-threat", "threat"))
_TOUCHED: dict[type, frozenset[str]] = {
    Unrest: frozenset(("unrest", "threat")),
    Poverty: frozenset(("poverty", "prosperity", "threat")),
    Prosperity: frozenset(("poverty", "prosperity", "threat")),
    PartyThreat: _POWER,
    Power: _POWER,
}
"""By kind of effect: the tests of the city whose result it can change."""


def effects_now(
    runner: WeimarRunner,
    effects: Effects,
    party: str,
    city: str,
    touched: frozenset[str] = frozenset(),
) -> Effects:
    """The effects in the city, without those that would change nothing there; a party threat to
    remove is named.

    Whatever depends on threats that an earlier effect could have changed (`touched`) stays as
    written. Used to show what a result would do (rulebook 5.5), never to carry it out.
    """
    kept: list[AnyEffect] = []
    for effect in effects:
        match effect:
            case If() if _decided(effect, touched):
                branch = effects_now(
                    runner, branch_at(runner, effect, party, city), party, city, touched
                )
                kept += branch
                touched = touched.union(*(_touches(inner) for inner in branch))
                continue
            case _ if not _touches(effect) & touched and _in_vain(runner, effect, city):
                continue
            case Power(place) if place.kind == HERE and not touched & _POWER:
                effect = PartyThreat(party_threat(runner.position, city), -1, place)
        kept.append(effect)
        if not _removes(effect):
            touched |= _touches(effect)
    return tuple(kept)


def _touches(effect: AnyEffect) -> frozenset[str]:
    return _TOUCHED.get(type(effect), frozenset())


def _decided(effect: If, touched: frozenset[str]) -> bool:
    """Whether the city, as it is now, decides the branch."""
    return all(
        each.word == HERE and not any(atom.word in touched for atom in each.test)
        for each in effect.conditions
    )


def _removes(effect: AnyEffect) -> bool:
    return isinstance(effect, Power) or getattr(effect, "amount", 0) < 0


def _in_vain(runner: WeimarRunner, effect: AnyEffect, city: str) -> bool:
    """Whether the effect removes a marker the city does not have, or places one it cannot take."""
    if not isinstance(effect, _THREATS) or effect.place.kind != HERE:
        return False
    if not _removes(effect):
        marker = effect.marker if isinstance(effect, PartyThreat) else _tag(effect)
        return not can_place(runner, marker, city)
    threats = runner.position.cities[city].threats
    match effect:
        case PartyThreat(marker=marker):
            return marker not in threats
        case Power():
            return not party_threat(runner.position, city)
        case _:
            return _tag(effect) not in threats


def _tag(effect: AnyEffect) -> str:
    return str(effect.__struct_config__.tag)
