"""Previews a fight: who would fire at whom, by known sides, and the odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from . import odds
from .coup.common import side_shown
from .coup.fights import may_fire
from .coup.movement import movable
from .families import is_out
from .odds import SALVOS, FightOdds, Side
from .position import (
    Coup,
    Stack,
)
from .runner import JuntaRunner
from .subjects import JuntaDecision, UnitsOnMove, subject_of
from .units import dice_of, kinds_of, parties_at, units_of

Force = Mapping[str, Sequence[Stack]]
"""The units of each party in an area."""

LAST = 1_000_000
"""Later than any arrival."""


class FightPreview(Struct, frozen=True):
    """A fight in an area in which a family fires at `against`.

    `odds`: if families that have shown or announced their side fire and all others hold their fire;
    `helping` fire with the family, `joining` with its target. `worst`: if everyone who can fires at
    the family; None if that makes no difference.
    """

    area: str
    against: str
    odds: FightOdds
    helping: tuple[str, ...] = ()
    joining: tuple[str, ...] = ()
    worst: FightOdds | None = None


def fight(
    runner: JuntaRunner, area: str, seat: str, target: str, *, salvo: int = 1
) -> FightPreview:
    """Fire at a family with units in the same area; `salvo` is the next one."""
    force = {party: units_of(runner, area, party) for party in parties_at(runner, area)}
    return _fight(runner, area, seat, target, force, salvo)


def arrival(runner: JuntaRunner, decision: JuntaDecision, area: str) -> FightPreview | None:
    """Move everything that can move into an area, and fire at the strongest enemy there."""
    seat, subject = decision.seat, subject_of(decision, UnitsOnMove)
    if area in runner.components.embassies:
        return None
    party = subject.family or seat
    force: dict[str, Sequence[Stack]] = {
        one: units_of(runner, area, one) for one in parties_at(runner, area)
    }
    own = side_shown(runner.position, seat)
    enemies = [
        p for p in force if p != seat and not (own and side_shown(runner.position, p) == own)
    ]
    if not enemies:
        return None
    moving = [replace(stack, came=LAST) for stack in movable(runner, seat, party, subject.area)]
    force[seat] = [*force.get(seat, ()), *moving]
    strongest = max(enemies, key=lambda one: dice_of(runner, force[one]))
    return _fight(runner, area, seat, strongest, force, 1)


def _fight(
    runner: JuntaRunner, area: str, seat: str, target: str, force: Force, salvo: int
) -> FightPreview:
    coup = runner.position.coup
    assert coup is not None, "there are fights in coups only"
    held = coup.fight if coup.fight is not None and coup.fight.area == area else None
    announced = (
        {p: aim for p, aim in held.targets.items() if aim in force or not aim} if held else {}
    )
    mine = side_shown(runner.position, seat)
    friends = {p for p in force if mine and side_shown(runner.position, p) == mine}
    others = [target, *(party for party in force if party not in (seat, target))]
    aims = {seat: target} | {p: _aim(runner, coup, announced, seat, target, p) for p in others}
    worst = aims | {
        party: seat
        for party in force
        if party not in {seat, target, *announced, *friends} and may_fire(runner, party)
    }
    helping = tuple(p for p, aim in aims.items() if p != seat and aim == target)
    joining = tuple(p for p, aim in aims.items() if p != target and aim == seat)
    before = held.losses if held is not None else {}
    expected = _odds(runner, force, aims, salvo, before)
    feared = _odds(runner, force, worst, salvo, before) if worst != aims else None
    return FightPreview(area, target, expected, helping, joining, feared)


def _aim(
    runner: JuntaRunner,
    coup: Coup,
    announced: Mapping[str, str],
    seat: str,
    target: str,
    party: str,
) -> str:
    """The target of another family: as it has announced, otherwise by the side it has shown."""
    if announced.get(party):
        return announced[party]
    if party == target:
        return seat if _may_answer(runner, coup, party) else ""
    if party in announced or not may_fire(runner, party):
        return ""
    mine, theirs, its = (side_shown(runner.position, one) for one in (seat, target, party))
    if not its:
        return ""
    if its == mine or (theirs and its != theirs):
        return target
    return seat


def _may_answer(runner: JuntaRunner, coup: Coup, party: str) -> bool:
    """Whether a family can fire back; in the Rebellion phase all can except the President (J74)."""
    if may_fire(runner, party):
        return True
    return (
        coup.phase == 0
        and not is_out(runner.position, party)
        and party != runner.position.president
    )


def _odds(
    runner: JuntaRunner,
    force: Force,
    aims: Mapping[str, str],
    salvo: int,
    before: Mapping[str, int],
) -> FightOdds:
    """The odds for the first of `aims`, leaving out parties without any part in the fight."""
    hit = set(aims.values())
    parties = [party for party in aims if aims[party] or party in hit]
    first = parties[0]
    sides = tuple(_side(runner, force, party, aims[party], parties) for party in parties)
    friends = frozenset(
        number
        for number, party in enumerate(parties)
        if number and party != aims[first] and aims[party] != first
    )
    lost = tuple(before.get(party, 0) for party in parties)
    return odds.fight(sides, friends, SALVOS + 1 - salvo, lost)


def _side(runner: JuntaRunner, force: Force, party: str, aim: str, parties: Sequence[str]) -> Side:
    """A party with its target; its dice with opening fire are those that were there before."""
    stacks = force[party]
    side = side_of(runner, stacks)
    if not aim:
        return side
    came = min((stack.came for stack in force[aim]), default=0)
    early = dice_of(runner, [stack for stack in stacks if stack.came < came])
    opening = early if early < side.dice else -1
    return replace(side, target=parties.index(aim), opening=early > 0, early=opening)


def side_of(runner: JuntaRunner, stacks: Sequence[Stack]) -> Side:
    """Stacks as a party to a fight."""
    units = runner.components.units
    rifles = guards = crowd = 0
    for kind, number in kinds_of(stacks).items():
        unit = units[kind]
        if unit.per > 1:
            crowd += number
        elif unit.dice > 1:
            guards += number
        else:
            rifles += number
    return Side(rifles, guards, crowd)
