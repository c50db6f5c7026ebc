"""Whether a card surely names the city that its `there` means (G6)."""

from __future__ import annotations

from typing import Any

from weimar_tui.games.weimar.rules.effects import vocabulary as v
from weimar_tui.games.weimar.rules.effects.vocabulary import Effects

_FIXED = ("city", "of", "here", "random")


def names_a_city(effect: Any) -> bool | None:
    """True if the step names a city, False if it may find none, None if it has none to name.

    What has to be there first (a test to pass, a marker to remove, a unit to hit) may be nowhere.
    Moves and actions say where they go, and gains find a city as good as always.
    """
    place: v.Place | None = getattr(effect, "place", None)
    match effect:
        case v.At():
            return True
        case v.Choose():
            return _of_all(effect.options)
        case v.If():
            return _of_all((effect.then, effect.otherwise))
        case v.Repeat() | v.As():
            return after(None, effect.effect)
    if place is None or place.kind == "there":
        return None
    if place.kind in _FIXED:
        return True
    goes = isinstance(effect, v.Move | v.Redeploy | v.FreeAction)
    gains = getattr(effect, "amount", getattr(effect, "sign", 0)) > 0
    return place.kind != "test" and (gains or goes)


def after(named: bool | None, effects: Effects) -> bool | None:
    """Whether a city has surely been named after these steps; `named`: what was so before."""
    for effect in effects:
        names = names_a_city(effect)
        if names is not None:
            named = bool(named) or names
    return named


def _of_all(blocks: tuple[Effects, ...]) -> bool | None:
    answers = [after(None, block) for block in blocks]
    if all(each is None for each in answers):
        return None
    return all(answers)
