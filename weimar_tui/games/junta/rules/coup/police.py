"""The police respond to red units of the Rebellion phase (rules: Polizei-Erwidern)."""

from __future__ import annotations

from .. import decision_types as dt
from ..coup_events import PoliceResponded
from ..families import acting
from ..position import Stack
from ..runner import JuntaRunner, JuntaStep
from ..subjects import InArea
from ..units import add, arrival, commanded, take
from .common import the_coup


def may_respond(runner: JuntaRunner, seat: str, owner: str) -> bool:
    """Whether the Minister can send police in phase 1 against red units of the Rebellion phase."""
    coup = the_coup(runner)
    return (
        coup.phase == 1
        and bool(coup.red_areas)
        and not coup.responded
        and acting(runner.position, "minister") == seat
        and "minister" in runner.family(owner).offices
        and any(_police(runner, seat, owner, area) for area in runner.position.areas)
    )


def _police(runner: JuntaRunner, seat: str, owner: str, area: str) -> list[Stack]:
    return [
        stack
        for stack in commanded(runner, seat, owner, area)
        if stack.kind in runner.components.police and stack.moved == 0
    ]


class RespondTo(JuntaStep, frozen=True, tag="respond-to"):
    """One of the areas, then any number of police from anywhere (rules)."""

    seat: str
    owner: str

    def run(self, runner: JuntaRunner) -> None:
        coup = the_coup(runner)
        if not coup.responded:
            runner.ask(self, self.seat, dt.RESPOND_TO, tuple(coup.red_areas))
            return
        to = coup.responded
        areas = [a for a in runner.position.areas if a != to and self._there(runner, a)]
        if areas:
            options = (*areas, dt.DONE)
            runner.ask(self, self.seat, dt.RESPOND_FROM, options, InArea(to), always=True)

    def _there(self, runner: JuntaRunner, area: str) -> list[Stack]:
        return _police(runner, self.seat, self.owner, area)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        coup = the_coup(runner)
        if not coup.responded:
            coup.responded = option
            runner.push(self)
        elif option != dt.DONE:
            stack = self._there(runner, option)[0]
            kind = stack.kind
            take(runner, option, stack, 1)
            add(runner, coup.responded, kind, self.owner, 1, moved=1, came=arrival(runner))
            runner.emit(PoliceResponded(seat, option, coup.responded))
            runner.push(self)
