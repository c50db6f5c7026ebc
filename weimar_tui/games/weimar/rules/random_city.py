"""What a marker does in a city named by two dice (rulebook 5.10), and how likely each city is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Literal

from msgspec import Struct

from weimar_tui.kernel.runner import StackReplaced

from .effects.at_city import APPLY_AT, ResolveRandomCity
from .position import WeimarPosition
from .runner import WeimarRunner
from .threats import threats_in

TROUBLED = 2
"""The number of threats in a city that costs the government seats (4.4 step 5)."""

InCity = Literal["first", "troubled", "eased", "calm", "dr", "dr-less", "ends", "same"]
"""What the marker changes: the city gets its first threat, its second, no longer has two, or no
longer any; the DR box has one marker more or fewer; the game ends; nothing that counts."""

DICE = 2
FACES = range(1, 7)


class RandomCity(Struct, frozen=True):
    """The marker at stake, with the chance of each change; `city` if the dice have named it."""

    marker: str
    chances: tuple[tuple[InCity, float], ...]
    city: str = ""


def pending(runner: WeimarRunner) -> ResolveRandomCity | None:
    """The marker that waits for its random city, or None."""
    steps = [step for step in runner.position.steps if isinstance(step, ResolveRandomCity)]
    return steps[-1] if steps else None


def named_city(runner: WeimarRunner) -> RandomCity | None:
    """What the marker changes in the city that the dice have named; None without a roll."""
    step = pending(runner)
    if step is None or not runner.position.attempts:
        return None
    city = runner.components.city_by_sum[sum(runner.position.attempts[-1].rolled)]
    return RandomCity(_marker(step), ((change_in(runner, step, city), 1.0),), city)


def any_city(runner: WeimarRunner) -> RandomCity | None:
    """The chances of what the marker would change after another roll; None without one."""
    step = pending(runner)
    if step is None:
        return None
    changes = {
        total: change_in(runner, step, city)
        for total, city in runner.components.city_by_sum.items()
    }
    chances: dict[InCity, float] = {}
    for dice in product(FACES, repeat=DICE):
        change = changes[sum(dice)]
        chances[change] = chances.get(change, 0.0) + 1 / len(FACES) ** DICE
    return RandomCity(_marker(step), tuple(sorted(chances.items(), key=lambda one: -one[1])))


def _marker(step: ResolveRandomCity) -> str:
    return str(step.effect.__struct_config__.tag)


def change_in(runner: WeimarRunner, step: ResolveRandomCity, city: str) -> InCity:
    """What the marker would change in this city, as far as it counts for a government."""
    position = runner.position.copy()
    there = type(runner)(position, runner.components)
    before, dr_before = _threats(position, city), len(position.dr_box)
    try:
        APPLY_AT[type(step.effect)](there, step.effect, step.actor, city)
    except StackReplaced:  # the end of the game drops everything still to happen
        return "ends"
    return next(_changes(position, before, _threats(position, city), dr_before))


def _changes(position: WeimarPosition, before: int, after: int, dr_before: int) -> Iterator[InCity]:
    if len(position.dr_box) != dr_before:
        yield "dr" if len(position.dr_box) > dr_before else "dr-less"
    if after > before:
        yield "troubled" if after == TROUBLED else "first"
    if after < before:
        yield "eased" if after else "calm"
    yield "same"


def _threats(position: WeimarPosition, city: str) -> int:
    return min(TROUBLED, threats_in(position, city))
