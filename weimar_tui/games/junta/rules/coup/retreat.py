"""After a fight: who must leave, and where to (rules: Feuereröffnung, Rückzüge)."""

from __future__ import annotations

from .. import decision_types as dt
from ..coup_events import FightEnded, Retreated, UnitsGone
from ..position import Stack
from ..runner import JuntaRunner, JuntaStep
from ..subjects import RetreatFrom
from ..units import arrival, at, parties_at, party_of, units_of
from .common import decider, the_coup


class AfterFight(JuntaStep, frozen=True, tag="after-fight"):
    """The party with the fewest losses stays, the others retreat; if equal, nobody does
    (J55, J73)."""

    salvos: int

    def run(self, runner: JuntaRunner) -> None:
        coup = the_coup(runner)
        fight, coup.fight = coup.fight, None
        assert fight is not None
        runner.emit(FightEnded(fight.area, self.salvos))
        survivors = [party for party in parties_at(runner, fight.area) if party in fight.losses]
        if len(survivors) < 2:
            return
        fewest = min(fight.losses[party] for party in survivors)
        losers = [p for p in coup.order if p in survivors and fight.losses[p] > fewest]
        runner.push(*(Retreat(fight.area, party) for party in losers))


class Retreat(JuntaStep, frozen=True, tag="retreat"):
    """To a neighbouring area without units, or where every party there allows it (ruling J56)."""

    area: str
    party: str
    refused: tuple[str, ...] = ()

    def run(self, runner: JuntaRunner) -> None:
        options = [a for a in runner.components.neighbours[self.area] if a not in self.refused]
        if options:
            subject = RetreatFrom(self.area, self.party, items=self.refused)
            runner.ask(self, decider(runner, self.party), dt.RETREAT, options, subject)
        else:
            leave(runner, self.area, self.party)
            runner.emit(UnitsGone(self.party, self.area))
            runner.reveal()

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        strangers = [p for p in _everybody_at(runner, option) if p != self.party]
        if strangers:
            runner.push(AskLeave(self.area, self.party, option, self.refused))
        else:
            retreat(runner, self.area, self.party, option)


def _everybody_at(runner: JuntaRunner, area: str) -> list[str]:
    """All parties in an area, including those in retreat."""
    parties = {party_of(runner, stack) for stack in at(runner.position, area)}
    return [seat for seat in runner.position.order if seat in parties]


class AskLeave(JuntaStep, frozen=True, tag="ask-leave"):
    """Ask all parties in the area that a party wants to retreat to."""

    area: str
    party: str
    to: str
    refused: tuple[str, ...]

    def run(self, runner: JuntaRunner) -> None:
        strangers = [p for p in _everybody_at(runner, self.to) if p != self.party]
        asked = list(dict.fromkeys(decider(runner, party) for party in strangers))
        asked = [seat for seat in asked if seat != decider(runner, self.party)]
        subject = RetreatFrom(self.area, self.party, self.to)
        if asked:
            runner.ask_together(
                self, dt.ALLOW_RETREAT, dict.fromkeys(asked, (dt.YES, dt.NO)), subject
            )
        else:
            retreat(runner, self.area, self.party, self.to)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        if not runner.keep_answer(seat, option):
            return
        answers = runner.take_answers(runner.position.families)
        runner.reveal()
        if dt.NO in answers.values():
            runner.push(Retreat(self.area, self.party, (*self.refused, self.to)))
        else:
            retreat(runner, self.area, self.party, self.to)


def retreat(runner: JuntaRunner, area: str, party: str, to: str) -> None:
    """Move the units away; they take no further part in fights of this segment."""
    going = leave(runner, area, party)
    came = arrival(runner)
    for stack in going:
        stack.came = came
        stack.retreated = True
    runner.position.areas.setdefault(to, []).extend(going)
    runner.emit(Retreated(party, area, to))
    runner.reveal()


def leave(runner: JuntaRunner, area: str, party: str) -> list[Stack]:
    position = runner.position
    going = units_of(runner, area, party)
    names = {id(stack) for stack in going}
    staying = [stack for stack in at(position, area) if id(stack) not in names]
    if staying:
        position.areas[area] = staying
    else:
        del position.areas[area]
    return going
