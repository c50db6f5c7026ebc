"""The comparison of East and West: areas attack their neighbours (rulebook 9.7)."""

from __future__ import annotations

from msgspec import Struct

from .. import decision_types as dt
from ..components import Components
from ..events import Attacked
from ..names import AREAS, SIDE_OF, WEST_BERLIN
from ..position import VolkPosition
from ..runner import VolkRunner, VolkStep
from ..standard import standard_of
from ..subjects import Attack
from ..unrest import (
    markers,
    place_unrest,
    settle_protests,
)
from .phase import begin


class Attacker(Struct, frozen=True):
    """An area, its usable living standard, and the unrest that each neighbour would get."""

    area: str
    usable: int
    targets: tuple[tuple[str, int], ...]


def attackers(board: Components, position: VolkPosition) -> tuple[Attacker, ...]:
    """The areas that could place unrest, West first, in board order (ruling W31).

    Each mass-protest marker makes 1 living standard of the attacker unusable; markers count as they
    are at the start of the phase.
    """
    attackers = []
    for area in AREAS:
        usable = standard_of(position, area) - markers(position, area)
        if usable > 0:
            targets = tuple(
                (other, unrest)
                for other in board.neighbours[area]
                if (unrest := usable - standard_of(position, other)) > 0
            )
            if targets:
                attackers.append(Attacker(area, usable, targets))
    return tuple(attackers)


class CompareEastWest(VolkStep, frozen=True, tag="compare-east-west"):
    """9.7: all attacks, then the markers."""

    def run(self, runner: VolkRunner) -> None:
        begin(runner, 7)
        runner.push(Attacks(attackers(runner.board, runner.position)), SettleMarkers())


class Attacks(VolkStep, frozen=True, tag="attacks"):
    """Each area in turn attacks one neighbour; West Berlin attacks both."""

    waiting: tuple[Attacker, ...]

    def run(self, runner: VolkRunner) -> None:
        if not self.waiting:
            return
        attacker = self.waiting[0]
        targets = tuple(area for area, _ in attacker.targets)
        if attacker.area == WEST_BERLIN:
            self._attack(runner, targets)
            return
        seat = SIDE_OF[attacker.area]
        subject = Attack(attacker.area, attacker.usable)
        runner.ask(self, seat, dt.ATTACK, targets, subject)

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        self._attack(runner, (option,))

    def _attack(self, runner: VolkRunner, targets: tuple[str, ...]) -> None:
        attacker = self.waiting[0]
        runner.push(Attacks(self.waiting[1:]))
        for target, unrest in attacker.targets:
            if target not in targets:
                continue
            runner.emit(Attacked(attacker.area, target, attacker.usable, unrest))
            place_unrest(runner, target, unrest, "attack", settle=False)


class SettleMarkers(VolkStep, frozen=True, tag="settle-markers"):
    """Set the markers after both sides have attacked (rulebook 9.7)."""

    def run(self, runner: VolkRunner) -> None:
        settle_protests(runner)
