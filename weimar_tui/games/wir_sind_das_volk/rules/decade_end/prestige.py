"""Carries out the prestige track (rulebook 9.2)."""

from __future__ import annotations

from .. import decision_types as dt
from ..effects.event import CarryOutEvent, all_of
from ..events import PrestigeExecuted
from ..position import prestige_advantage
from ..runner import VolkRunner, VolkStep
from ..subjects import Field
from .phase import begin


def field_source(number: int) -> str:
    """The name of a field's event.

    >>> field_source(-6), field_source(0), field_source(2)
    ('prestige:-6', 'prestige:0', 'prestige:+2')
    """
    return f"prestige:{number:+d}" if number else "prestige:0"


FULL, NEARER = dt.Execute("full").id, dt.Execute("nearer").id


class Prestige(VolkStep, frozen=True, tag="prestige"):
    """9.2: the holder of the advantage carries out the field, or the one closer to the
    centre (W26)."""

    def run(self, runner: VolkRunner) -> None:
        begin(runner, 2)
        position = runner.position
        number = position.tracks["prestige"]
        holder = prestige_advantage(position)
        if not number:
            runner.emit(PrestigeExecuted(0, 0, holder))
            return
        clauses = runner.board.clauses
        same = clauses[field_source(number)] == clauses[field_source(_nearer(number))]
        options = (FULL,) if same else (FULL, NEARER)
        runner.ask(self, holder, dt.PRESTIGE_FIELD, options, Field(number))

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        number = runner.position.tracks["prestige"]
        executed = number if option == FULL else _nearer(number)
        runner.emit(PrestigeExecuted(number, executed, seat))
        source = field_source(executed)
        runner.push(CarryOutEvent(source, seat, all_of(runner.board.clauses[source])))


def _nearer(number: int) -> int:
    return number - 1 if number > 0 else number + 1
