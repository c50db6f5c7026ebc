"""After a fight: who must leave, and where to (rules: Feuereröffnung, Rückzüge)."""

from __future__ import annotations

from weimar_tui.games.junta.rules import decision_types as q
from weimar_tui.games.junta.rules.coup.common import decider, the_coup
from weimar_tui.games.junta.rules.events import FightEnded, Retreated, UnitsGone
from weimar_tui.games.junta.rules.position import Asked, Stack
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep
from weimar_tui.games.junta.rules.units import arrival, at, parties_at, party_of, units_of


class AfterFight(JuntaStep, frozen=True, tag="after-fight"):
    """The fewest losses stay, all others retreat; if all are equal nobody does (J55, J73)."""

    salvos: int

    def run(self, play: JuntaRunner) -> None:
        coup = the_coup(play)
        fight, coup.fight = coup.fight, None
        assert fight is not None
        play.emit(FightEnded(fight.area, self.salvos))
        survivors = [party for party in parties_at(play, fight.area) if party in fight.losses]
        if len(survivors) < 2:
            return
        fewest = min(fight.losses[party] for party in survivors)
        losers = [p for p in coup.order if p in survivors and fight.losses[p] > fewest]
        play.push(*(Retreat(fight.area, party) for party in losers))


class Retreat(JuntaStep, frozen=True, tag="retreat"):
    """To a neighbouring area without units, or where all who stand there allow it (ruling J56)."""

    area: str
    party: str
    refused: tuple[str, ...] = ()

    def run(self, play: JuntaRunner) -> None:
        options = [a for a in play.components.neighbours[self.area] if a not in self.refused]
        if options:
            subject = Asked(area=self.area, family=self.party, items=self.refused)
            play.ask(self, decider(play, self.party), q.RETREAT, options, subject)
        else:
            leave(play, self.area, self.party)
            play.emit(UnitsGone(self.party, self.area))
            play.reveal()

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        strangers = [p for p in _everybody_at(play, option) if p != self.party]
        if strangers:
            play.push(AskLeave(self.area, self.party, option, self.refused))
        else:
            retreat(play, self.area, self.party, option)


def _everybody_at(play: JuntaRunner, area: str) -> list[str]:
    """All parties in an area, those in retreat too."""
    parties = {party_of(play, stack) for stack in at(play.position, area)}
    return [seat for seat in play.position.order if seat in parties]


class AskLeave(JuntaStep, frozen=True, tag="ask-leave"):
    """All who stand where a party wants to retreat to are asked together."""

    area: str
    party: str
    to: str
    refused: tuple[str, ...]

    def run(self, play: JuntaRunner) -> None:
        strangers = [p for p in _everybody_at(play, self.to) if p != self.party]
        asked = list(dict.fromkeys(decider(play, party) for party in strangers))
        asked = [seat for seat in asked if seat != decider(play, self.party)]
        subject = Asked(area=self.area, place=self.to, family=self.party)
        if asked:
            play.ask_together(self, q.ALLOW_RETREAT, dict.fromkeys(asked, (q.YES, q.NO)), subject)
        else:
            retreat(play, self.area, self.party, self.to)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        if not play.keep_answer(seat, option):
            return
        answers = play.take_answers(play.position.families)
        play.reveal()
        if q.NO in answers.values():
            play.push(Retreat(self.area, self.party, (*self.refused, self.to)))
        else:
            retreat(play, self.area, self.party, self.to)


def retreat(play: JuntaRunner, area: str, party: str, to: str) -> None:
    """The units leave and take no part in any further fight of this segment."""
    going = leave(play, area, party)
    came = arrival(play)
    for stack in going:
        stack.came = came
        stack.retreated = True
    play.position.areas.setdefault(to, []).extend(going)
    play.emit(Retreated(party, area, to))
    play.reveal()


def leave(play: JuntaRunner, area: str, party: str) -> list[Stack]:
    """Take a party's units out of an area."""
    position = play.position
    going = units_of(play, area, party)
    names = {id(stack) for stack in going}
    staying = [stack for stack in at(position, area) if id(stack) not in names]
    if staying:
        position.areas[area] = staying
    else:
        del position.areas[area]
    return going
