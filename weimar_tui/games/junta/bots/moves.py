"""What an answer about units in a coup is good for, as the coach explains it.

Imagined games cannot tell such answers apart: a coup depends on too many dice. So moves are ranked
by what they do to the power centres. All steps of a move are ranked alike, and agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from weimar_tui.bots.bot import Advice
from weimar_tui.kernel.journal import NOTE, Reason

from ..rules import decision_types as dt
from ..rules.coup.common import centres, sides_so_far
from ..rules.coup.movement import movable
from ..rules.position import JUNTA, PRESIDENT, Stack
from ..rules.subjects import Bombarding, InArea, OnTurn, RetreatFrom, UnitAt, UnitsOnMove
from ..rules.units import at, dice_of, number_of, units_of
from . import city, coups
from .mind import Mind

_NEAR_FOES = 2
"""Steps within which enemies threaten a power centre."""
_CENTRE, _THREATENED, _SAFE, _APPROACH = 1.0, 0.6, 0.05, 0.25
"""What it is worth to win a power centre, to guard one that enemies can reach, to guard one that
they cannot, and to come next to one; all in power centres."""
_BEATEN = 0.2
"""What it costs to be beaten in a fight for one."""
_DIE = 0.01
"""What a die more brings, to prefer the stronger of two like moves."""


class _Found(NamedTuple):
    """An answer, what it is worth in power centres, and why."""

    worth: float
    option: str
    reasons: tuple[Reason, ...]


def advice(mind: Mind, by_rule: str, number: int) -> tuple[Advice, ...]:
    """The answers to advise to a question about units, the best first; () for other questions."""
    rank = _RANKS.get(mind.kind)
    if rank is None or mind.view.coup is None:
        return ()
    found = sorted(rank(mind, by_rule), key=lambda one: -one.worth)[:number]
    return tuple(Advice(option=one.option, reasons=one.reasons) for one in found)


# --- a place for units ---
class _Goals:
    """The power centres from the side of a family, which is the President's if it has none."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self.side = coups.side_of(mind) or PRESIDENT
        self.held = dict(centres(mind.runner, sides_so_far(mind.runner)))

    def foes(self, area: str) -> int:
        """Dice of the other side in an area."""
        return self._mind.dice_in_areas.get(area, (0, 0))[self.side == JUNTA]

    def _has_enemies(self, area: str) -> bool:
        rebels = self._mind.coup.rebels
        return any(
            stack.by and not stack.retreated and (stack.by in rebels) == (self.side != JUNTA)
            for stack in at(self._mind.view, area)
        )

    def nearby_foes(self, area: str) -> int:
        """Dice of the other side that can reach an area soon."""
        steps = self._mind.components.steps[area]
        return sum(self.foes(other) for other, far in steps.items() if 0 < far <= _NEAR_FOES)

    def worth(self, area: str, stacks: list[Stack], came_from: str = "") -> _Found:
        """Units coming to an area."""
        dice = dice_of(self._mind.runner, stacks)
        foes = self.foes(area)
        if area not in self.held:
            return self._on_the_way(area, dice, came_from)
        if self._has_enemies(area):
            chance = (dice + 0.5) ** 2 / ((dice + 0.5) ** 2 + foes**2)
            reason = _note("move-attacks", area=area, dice=dice, foes=foes)
            worth = _CENTRE * chance - _BEATEN * (1 - chance)
            return _Found(worth + _DIE * dice, area, (reason,))
        threat = self.nearby_foes(area)
        keeps = 0.5 + 0.5 * (dice + 1) / (dice + 1 + threat)
        if self.held[area] != self.side:
            reason = _note("move-takes", area=area)
            return _Found(_CENTRE * keeps + _DIE * dice, area, (reason,))
        is_held = any(stack.by for stack in at(self._mind.view, area))
        if threat and not is_held:
            reason = _note("move-guards", area=area)
            return _Found(_THREATENED * keeps + _DIE * dice, area, (reason,))
        worth = _APPROACH * threat / (threat + 4) if threat else _SAFE
        reason = _note("move-strengthens", area=area)
        return _Found(worth + _DIE * dice, area, (reason,))

    def _on_the_way(self, area: str, dice: int, came_from: str) -> _Found:
        """Units coming to an area without a power centre."""
        mind = self._mind
        steps, near = mind.components.steps[area], mind.components.near
        if area in mind.components.embassies:
            return _Found(-_APPROACH, area, (_note("move-nothing"),))
        wanted = self._wanted()
        before = near[came_from] if came_from else {}
        gain, goal = max(
            (wish * (near[area][goal] - before.get(goal, 0.0)), goal) for goal, wish in wanted
        )
        if gain <= 0:
            return _Found(-_SAFE, area, (_note("move-nothing"),))
        strength = min(1.0, (dice + 0.5) / (self.foes(goal) + 0.5))
        reason = _note("move-leads", area=goal, steps=steps[goal])
        return _Found(2 * _APPROACH * gain * strength + _DIE * dice, area, (reason,))

    def _wanted(self) -> list[tuple[str, float]]:
        """The power centres that the side lacks, otherwise those in danger."""
        lacking = [(area, 1.0) for area, side in self.held.items() if side != self.side]
        return lacking or [(area, 0.5 if self.nearby_foes(area) else 0.1) for area in self.held]

    def leaving(self, area: str, staying: int) -> tuple[float, tuple[Reason, ...]]:
        """What it costs to leave an area with `staying` units."""
        if staying or area not in self.held:
            return 0.0, ()
        contested = self.foes(area)
        if self.side == JUNTA and self.held[area] != JUNTA and not contested:
            return 0.0, ()
        in_danger = contested or self.side == JUNTA or self.nearby_foes(area)
        cost = _CENTRE if contested or self.side == JUNTA else _THREATENED if in_danger else _SAFE
        return cost, (_note("move-leaves", area=area),) if in_danger else ()


def _ways(mind: Mind, goals: _Goals, area: str, owner: str) -> Iterator[_Found]:
    """The destinations of the units in an area; the option is the destination."""
    stacks = movable(mind.runner, mind.seat, owner, area)
    there = [s for s in at(mind.view, area) if s.by == owner]
    number = number_of(stacks)
    stays = number_of(there) - number + (number > 1 and area in goals.held)
    cost, why = goals.leaving(area, stays)
    for to in mind.components.neighbours[area]:
        came = goals.worth(to, stacks, area)
        yield came._replace(worth=came.worth - cost, reasons=(*came.reasons, *why))


def _flight(mind: Mind, options: tuple[str, ...]) -> Iterator[_Found]:
    """Embassies, for a Rebel who had better flee."""
    if coups.flees(mind):
        for option in options:
            if option in mind.components.embassies or option.startswith("exile:"):
                yield _Found(2 * _CENTRE, option, (_note("rule-flees"),))


def _move_from(mind: Mind, by_rule: str) -> Iterator[_Found]:
    """The best way out of each area, and what can be done besides."""
    goals, owner = _Goals(mind), mind.about(OnTurn).family or mind.seat
    flights = list(_flight(mind, mind.options))
    fled = {one.option for one in flights}
    yield from flights
    for option in mind.options:
        if option in mind.components.neighbours:
            way = max(_ways(mind, goals, option, owner), key=lambda one: one.worth)
            lost = next(_flight(mind, mind.components.neighbours[option]), None)
            yield (lost or way)._replace(option=option)
        elif option == dt.STAY:
            can_move = any(area in mind.components.neighbours for area in mind.options)
            yield _Found(0.0, option, (_note("move-stays" if can_move else "move-none"),))
        elif option == by_rule and option not in fled:
            is_bribe = option.startswith("bribe:")
            reason = _note("rule-bribes" if is_bribe else "move-first")
            yield _Found(1.5 * _CENTRE, option, (reason,))


def _move_to(mind: Mind, _: str) -> Iterator[_Found]:
    move = mind.about(UnitsOnMove)
    yield from _flight(mind, mind.options)
    yield from (
        one
        for one in _ways(mind, _Goals(mind), move.area, move.family or mind.seat)
        if one.option in mind.options
        and not (coups.flees(mind) and one.option in mind.components.embassies)
    )


def _hop_to(mind: Mind, _: str) -> Iterator[_Found]:
    """A helicopter alone is a unit with one die or none; it is worth most in an empty area."""
    goals, left = _Goals(mind), mind.about(UnitAt).area
    flying = [
        s for s in at(mind.view, left) if s.by == mind.seat and s.kind in mind.components.flying
    ]
    yield from (goals.worth(to, flying[:1], left) for to in mind.options)


def _how_many(mind: Mind, by_rule: str) -> Iterator[_Found]:
    """All units, or all but one where a power centre is to be held."""
    area = mind.about(UnitsOnMove).area
    holds = by_rule != dt.ALL_OF_THEM and area in mind.components.power
    yield _Found(1.0, by_rule, (_note("move-holds" if holds else "move-all", area=area),))


def _stand(mind: Mind, _: str) -> Iterator[_Found]:
    """Where units land or are placed."""
    goals, unit = _Goals(mind), mind.about(UnitAt)
    kind = mind.components.units[unit.unit]
    came = [Stack(unit.unit, mind.seat, kind.number)]
    yield from (goals.worth(area, came) for area in mind.options)


def _retreat(mind: Mind, _: str) -> Iterator[_Found]:
    goals, fled = _Goals(mind), mind.about(RetreatFrom)
    stacks = [s for s in at(mind.view, fled.area) if s.by == (fled.family or mind.seat)]
    yield from (goals.worth(area, stacks) for area in mind.options)


# --- fire ---
def _fire(mind: Mind, by_rule: str) -> Iterator[_Found]:
    """Whom to fire at, by the odds of a duel."""
    area = mind.about(InArea).area
    prefix = "fire:" if mind.kind == dt.FIGHT.kind else ""
    for option in mind.options:
        best = 1.0 if option == by_rule else 0.0
        if option == dt.HOLD:
            yield _Found(best, option, (_note("fire-hold"),) if best else ())
            continue
        enemy = option.removeprefix(prefix)
        mine, theirs = (
            dice_of(mind.runner, units_of(mind.runner, area, seat)) for seat in (mind.seat, enemy)
        )
        reason = _note("fire-dice", dice=mine, foes=theirs, family=enemy)
        yield _Found(best + _DIE * city.worth_of_fire(mind, enemy), option, (reason,))


def _bombard(mind: Mind, by_rule: str) -> Iterator[_Found]:
    """Targets by what is at stake there; the rule bot's answer first."""
    for option in mind.options:
        best = 100.0 if option == by_rule else 0.0
        answer = dt.BOMBARD.read(option)
        if not isinstance(answer, dt.UnitsOf):
            left = mind.about(Bombarding).left
            if best or left:
                yield _Found(best, option, (_note("shells-wait"),))
            continue
        number = number_of(units_of(mind.runner, answer.area, answer.family))
        is_centre = "yes" if answer.area in mind.components.power else "no"
        reason = _note(
            "shells", number=number, family=answer.family, area=answer.area, centre=is_centre
        )
        yield _Found(best + city.worth_of_shells(mind, option), option, (reason,))


# --- the end ---
def _settle(mind: Mind, by_rule: str) -> Iterator[_Found]:
    held = sum(side == JUNTA for _, side in centres(mind.runner, sides_so_far(mind.runner)))
    yield _Found(1.0, by_rule, (_note("settle", held=held),))


def _casualty(mind: Mind, by_rule: str) -> Iterator[_Found]:
    yield _Found(1.0, by_rule, (_note("casualty"),))


def _note(id: str, **arguments: str | int) -> Reason:
    return Reason(NOTE + id, arguments)


_RANKS: dict[str, Callable[[Mind, str], Iterator[_Found]]] = {
    dt.MOVE_FROM.kind: _move_from,
    dt.MOVE_TO.kind: _move_to,
    dt.HOP_TO.kind: _hop_to,
    dt.HOW_MANY.kind: _how_many,
    dt.LAND_AT.kind: _stand,
    dt.PLACE_AT.kind: _stand,
    dt.RETREAT.kind: _retreat,
    dt.FIGHT.kind: _fire,
    dt.TARGET.kind: _fire,
    dt.BOMBARD.kind: _bombard,
    dt.SETTLE.kind: _settle,
    dt.CASUALTY.kind: _casualty,
}
"""How to rank the answers of each kind of question."""
