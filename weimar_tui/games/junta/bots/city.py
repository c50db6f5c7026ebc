"""Units in a coup: moves, targets, bombardment."""

from __future__ import annotations

from msgspec.structs import replace

from weimar_tui.kernel.decision_type import Word

from ..rules import decision_types as dt, odds
from ..rules.coup.common import centres, side_shown, sides_so_far
from ..rules.coup.movement import movable
from ..rules.fight_preview import side_of
from ..rules.negotiation import clause_types as t
from ..rules.position import JUNTA, PRESIDENT
from ..rules.subjects import InArea, OnTurn, UnitAt, UnitsOnMove
from ..rules.units import dice_of, number_of, units_of
from . import coups
from .mind import Mind


# --- movement ---
def _foes(mind: Mind, area: str, side: str) -> int:
    """Dice of all units in the area that are not on the side's team."""
    return mind.dice_in_areas.get(area, (0, 0))[side == JUNTA]


def goals(mind: Mind, side: str) -> dict[str, float]:
    """How much a side wants each power centre: those it lacks first, then those in danger."""
    held = centres(mind.runner, sides_so_far(mind.runner))
    foes = {area: _foes(mind, area, side) for area, _ in held}
    lacks = {area: 1.2 / (1 + 0.15 * foes[area]) for area, holder in held if holder != side}
    return {area: 0.7 if foes[area] else 0.15 for area in foes} | lacks


def plan(mind: Mind, areas: list[str]) -> tuple[str, str]:
    """The best movement as (from, to); empty strings if none is worth making."""
    if coups.flees(mind):
        ways = ((area, to) for area in areas for to in mind.components.neighbours[area])
        if way := next((way for way in ways if way[1] in mind.components.embassies), None):
            return way
    side, near = coups.side_of(mind), mind.components.near
    best, move = 0.02, ("", "")
    wanted = [
        (goal, wish, _foes(mind, goal, side) + 0.5)
        for goal, wish in (goals(mind, side) if side else {}).items()
    ]
    owner = mind.about(OnTurn).family or mind.about(UnitsOnMove).family or mind.seat
    for area in areas:
        stacks = movable(mind.runner, mind.seat, owner, area)
        number = number_of(stacks)
        left = max(0, number - _staying(mind, area, number, side))
        going = dice_of(mind.runner, stacks) * left / max(1, number)
        here = near[area]
        wishes = [(goal, wish * min(1.0, (going + 0.5) / foes)) for goal, wish, foes in wanted]
        for to in mind.components.neighbours[area]:
            there = near[to]
            score = sum([wish * (there[goal] - here[goal]) for goal, wish in wishes])
            score *= 0.5 + min(1.0, going / 4)
            if left and score > best and to not in mind.components.embassies:
                best, move = score, (area, to)
    return move


def _staying(mind: Mind, area: str, number: int, side: str) -> int:
    """How many units hold a power centre: one, or all while it is contested.

    In the palace all guards stay while Rebels are near; otherwise two of four may go.
    """
    if area == mind.components.palace and mind.seat == mind.view.president:
        near = sum(_foes(mind, other, side) for other in (area, *mind.components.neighbours[area]))
        return number if near > 2 or number < 4 else number - 2
    if area not in mind.components.power:
        return 0
    return number if _foes(mind, area, side) else 1


def move(mind: Mind) -> str:
    """The next pick of a turn: flee, land, play, move, or stay."""
    coup, side = mind.coup, coups.side_of(mind)
    if coups.flees(mind) and mind.first("exile:"):
        mind.because("flees")
        return mind.first("exile:")
    if side and (more := mind.first("card:", "play:", "land:", "response")):
        return more
    bound = mind.seat in (coup.first, mind.view.president)
    bribes = bound and mind.pocket >= 2 and coup.phase >= 2 and mind.first("bribe:")
    if bribes and abs(coups.odds_now(mind)) < 2:
        mind.because("bribes")
        return bribes
    area, _ = plan(
        mind, [option for option in mind.options if option in mind.components.neighbours]
    )
    if area:
        mind.because("marches", area=area)
    return area or mind.first("stay") or mind.options[0]


def _left(mind: Mind) -> str:
    """The area that units, or the helicopter, leave."""
    return mind.about(UnitsOnMove).area or mind.about(UnitAt).area


def move_to(mind: Mind) -> str:
    """The destination in the plan."""
    return plan(mind, [_left(mind)])[1] or stand(mind)


def how_many(mind: Mind) -> str:
    """One unit stays in a power centre; in the palace, all guards but two can go."""
    area = _left(mind)
    guards = area == mind.components.palace and mind.seat == mind.view.president
    pair = [option for option in mind.options if option.endswith(":2") and guards]
    return mind.first(*pair, "all-but-1" if area in mind.components.power else "all", "all", "done")


def stand(mind: Mind) -> str:
    """Where units land, are placed or retreat to: near the side's goals, far from enemies."""
    side = coups.side_of(mind) or PRESIDENT
    wanted = goals(mind, side)

    def worth(area: str) -> float:
        near = max(wish / (1 + mind.components.steps[area][goal]) for goal, wish in wanted.items())
        return near / (1 + 0.5 * _foes(mind, area, side))

    return max(mind.options, key=worth)


# --- fire ---
def fire(mind: Mind) -> str:
    """The target to fire at, if any: by the odds, more boldly in power centres and late
    in the coup."""
    prefix = "fire:" if mind.kind == "fight" else ""
    enemies = [option.removeprefix(prefix) for option in mind.options if option != "hold"]
    worth, best = max((worth_of_fire(mind, enemy), enemy) for enemy in enemies)
    if worth <= 0:
        return "hold"
    mind.because("fires", family=best)
    return f"{prefix}{best}"


def worth_of_fire(mind: Mind, enemy: str) -> float:
    """How far the odds against an enemy exceed what the family asks for; 0 if it is none."""
    coup, area, side = mind.coup, mind.about(InArea).area, coups.side_of(mind)
    aims = coup.fight.targets if coup.fight is not None else {}
    if aims.get(enemy) == mind.seat and (coup.phase > 0 or side == JUNTA):
        return 2.0
    if not _hostile(mind, enemy):
        return 0.0
    mine, theirs = (
        side_of(mind.runner, units_of(mind.runner, area, s)) for s in (mind.seat, enemy)
    )
    taken = odds.fight((replace(mine, target=1), replace(theirs, target=0))).taken
    if area not in mind.components.power:
        return taken - 0.6
    if coup.phase >= mind.view.coup_phases - 1:
        return taken - (0.25 if side == PRESIDENT else 0.05)
    return taken - (0.45 if side == PRESIDENT else 0.3 if side_shown(mind.view, enemy) else 0.6)


def _hostile(mind: Mind, other: str) -> bool:
    """Whether the other family is not on the chosen side and has no promise of peace."""
    side = coups.side_of(mind)
    against = bool(side) and (other in mind.coup.rebels) == (side == PRESIDENT)
    return against and not mind.sworn(t.NoFire, to=other)


def worth_of_shells(mind: Mind, option: str) -> float:
    """Enemies in power centres first, by their number; families without a side only
    late in the coup."""
    answer = dt.BOMBARD.read(option)
    if isinstance(answer, Word):
        return 0.0
    area, target = answer.area, answer.family
    known = side_shown(mind.view, target) or mind.coup.phase >= 4
    if not known or not _hostile(mind, target):
        return 0.0
    return min(3, number_of(units_of(mind.runner, area, target))) + 3.0 * (
        area in mind.components.power
    )


def bombard(mind: Mind) -> str:
    """Bombard enemies in power centres; save the air strikes for them."""
    best = max(mind.options, key=lambda option: worth_of_shells(mind, option))
    if worth_of_shells(mind, best) > 2.5:
        return best
    return mind.first("hold-fire", mind.components.palace) or best


def bribe(mind: Mind) -> str:
    """Bribe the same targets as for bombardment, with one million up to half of the pocket."""
    if mind.kind == dt.BRIBE_AREA.kind:
        return max(mind.options, key=lambda option: worth_of_shells(mind, option))
    return max((o for o in mind.options if int(o) <= 1 + mind.pocket // 2), key=int)
