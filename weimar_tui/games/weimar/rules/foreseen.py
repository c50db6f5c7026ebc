"""What effects come to in a city as it is now: nothing that cannot happen, branches decided."""

from __future__ import annotations

from weimar_tui.games.weimar.rules.conditions import HERE, branch_at
from weimar_tui.games.weimar.rules.effects.vocabulary import (
    AnyEffect,
    Effects,
    If,
    PartyThreat,
    Poverty,
    Power,
    Prosperity,
    Unrest,
)
from weimar_tui.games.weimar.rules.play import WeimarPlay

_THREATS = (Unrest, Poverty, Prosperity, PartyThreat, Power)


def foreseen(play: WeimarPlay, effects: Effects, party: str, city: str) -> Effects:
    """The effects in the city, without those that remove what does not lie there.

    Once an effect has changed its threats the rest is left as it is written. Used to tell what a
    result would do (rulebook 5.5), never to carry it out.
    """
    kept: list[AnyEffect] = []
    untouched = True
    for effect in effects:
        if not untouched:
            kept.append(effect)
            continue
        match effect:
            case If() if all(each.word == HERE for each in effect.conditions):
                branch = branch_at(play, effect, party, city)
                kept += foreseen(play, branch, party, city)
                untouched = not any(isinstance(inner, _THREATS) for inner in branch)
            case _ if _in_vain(play, effect, city):
                pass
            case _:
                kept.append(effect)
                untouched = not isinstance(effect, _THREATS) or _removes(effect)
    return tuple(kept)


def _removes(effect: AnyEffect) -> bool:
    return isinstance(effect, Power) or getattr(effect, "amount", 0) < 0


def _in_vain(play: WeimarPlay, effect: AnyEffect, city: str) -> bool:
    """Whether the effect takes from the city a marker that does not lie there."""
    if not isinstance(effect, _THREATS) or effect.place.kind != HERE or not _removes(effect):
        return False
    threats = play.position.cities[city].threats
    match effect:
        case PartyThreat(marker=marker):
            return marker not in threats
        case Power():
            return not any(marker in threats for marker in ("uprising", "councils", "regime"))
        case _:
            return str(effect.__struct_config__.tag) not in threats
