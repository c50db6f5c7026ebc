"""Effects in a city: who chooses which city, and which city `there` is (G2, G6 to G8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import decision_types as dt
from ..conditions import cities_at
from ..events import RandomCityRolled
from ..position import Attempt
from ..runner import WeimarRunner, WeimarStep
from ..subjects import Target
from ..windows import RollDice
from .run import FULL, NONE, far
from .vocabulary import AnyEffect, Place

APPLY_AT: dict[type, Callable[[WeimarRunner, Any, str, str], None]] = {}
"""By kind of effect: carry it out in one city, for the acting player."""

POSSIBLE_AT: dict[type, Callable[[WeimarRunner, Any, str], Callable[[str], bool]]] = {}
"""By kind of effect: return a test for the cities in which it would do anything."""

_FIXED = ("here", "there", "city")


def candidates(runner: WeimarRunner, effect: Any, actor: str) -> list[str]:
    """Cities that the effect's place allows and in which it would do something."""
    place: Place = effect.place
    possible = POSSIBLE_AT[type(effect)](runner, effect, actor)
    visited = runner.frame.visited if runner.position.frames else None
    return [
        city
        for city in cities_at(runner, place, actor)
        if possible(city) and not (visited and city in visited and place.kind not in _FIXED)
    ]


class ChooseCity(WeimarStep, frozen=True, tag="choose-city"):
    """`chooser` names a city for the effect, `left` times; with `diff`, no city in `used` again."""

    effect: AnyEffect
    actor: str
    chooser: str
    left: int = 1
    diff: bool = False
    used: tuple[str, ...] = ()

    def run(self, runner: WeimarRunner) -> None:
        effect: Any = self.effect
        options = candidates(runner, effect, self.actor)
        if self.diff and self.used:
            options = [city for city in options if city not in self.used]
        extra = EXTRA_OPTION.get(type(effect))
        if extra is not None and extra(runner, effect):
            options.append(dt.DR_BOX)
        if not options:
            allowed = cities_at(runner, effect.place, self.actor)
            if len(allowed) == 1:
                runner.frame.there = allowed[0]
            return
        frame = runner.frame
        subject = Target(
            do=effect.__struct_config__.tag,
            effect=effect,
            actor=self.actor,
            left=self.left,
            card=frame.source,
        )
        runner.ask(self, self.chooser, dt.CHOOSE_CITY, options, subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        effect: Any = self.effect
        if option != dt.DR_BOX:
            frame = runner.frame
            frame.there = option
            if frame.visited is not None and effect.place.kind not in _FIXED:
                frame.visited = (*frame.visited, option)
        if self.left > 1:
            runner.push(
                ChooseCity(
                    effect,
                    self.actor,
                    self.chooser,
                    self.left - 1,
                    self.diff,
                    (*self.used, option),
                )
            )
        APPLY_AT[type(effect)](runner, effect, self.actor, option)


EXTRA_OPTION: dict[type, Callable[[WeimarRunner, Any], bool]] = {}
"""Effects that can also happen in the DR box, and the condition for it."""


class ResolveRandomCity(WeimarStep, frozen=True, tag="resolve-random-city"):
    """Two dice on the city table give the city (rulebook 5.10); the effect then happens there."""

    effect: AnyEffect
    actor: str

    def run(self, runner: WeimarRunner) -> None:
        attempt = runner.position.attempts.pop()
        city = runner.components.city_by_sum[sum(attempt.rolled)]
        runner.frame.there = city
        runner.emit(RandomCityRolled(attempt.rolled, city))
        effect: Any = self.effect
        APPLY_AT[type(effect)](runner, effect, self.actor, city)


class RollCity(WeimarStep, frozen=True, tag="roll-city"):
    """Roll for a random city, one roll per marker (G7)."""

    effect: AnyEffect
    actor: str

    def run(self, runner: WeimarRunner) -> None:
        runner.position.attempts.append(Attempt(self.actor, "city", dice=2))
        runner.push(RollDice(), ResolveRandomCity(self.effect, self.actor))


def carry_out_at(runner: WeimarRunner, effect: Any, actor: str) -> None:
    """Carry out an effect in as many places as it says; the acting player chooses them."""
    times = getattr(effect, "times", 1)
    if effect.place.kind == "random":
        runner.push(*(RollCity(effect, actor) for _ in range(times)))
    else:
        runner.push(ChooseCity(effect, actor, actor, times))


def feasibility_at(runner: WeimarRunner, effect: Any, actor: str) -> int:
    """G4 for effects in a city; random cities count as possible (R2)."""
    if effect.place.kind == "random":
        return FULL
    possible = len(candidates(runner, effect, actor))
    extra = EXTRA_OPTION.get(type(effect))
    if extra is not None and extra(runner, effect):
        possible += 1
    return far(possible, getattr(effect, "times", 1)) if possible else NONE
