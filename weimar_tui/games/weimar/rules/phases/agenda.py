"""The agenda phase (rulebook 4.2)."""

from __future__ import annotations

from .. import decision_types as dt, decks, opinion
from ..effects.run import start_effects
from ..events import AgendaRevealed, FirstPlayerNamed
from ..position import PARTIES, clockwise
from ..runner import WeimarRunner, WeimarStep
from ..subjects import OfRound

TIMELINE_CARDS = 2
PARTY_CARDS = 3


class NameFirstPlayer(WeimarStep, frozen=True, tag="name-first-player"):
    """The winner of Reparations goes first; otherwise the Chancellor names the first player."""

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        if position.lead_next:
            leader, position.lead_next = position.lead_next, ""
            self._set(runner, leader)
        else:
            runner.ask(self, position.chancellor, dt.FIRST_PLAYER, PARTIES)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        self._set(runner, option)

    def _set(self, runner: WeimarRunner, party: str) -> None:
        runner.position.turn_order = clockwise(party)
        runner.position.active = party
        runner.emit(FirstPlayerNamed(party))


class DrawTimeline(WeimarStep, frozen=True, tag="draw-timeline"):
    """Each player draws two timeline cards."""

    def run(self, runner: WeimarRunner) -> None:
        for party in _with_hands(runner):
            decks.draw(runner, party, "timeline", TIMELINE_CARDS)


class ChooseAgendas(WeimarStep, frozen=True, tag="choose-agendas"):
    """All players choose in secret and reveal together; agendas that name issues come first."""

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        position.agendas = dict.fromkeys(PARTIES, "")
        position.agendas_open = False
        runner.ask_together(
            self,
            dt.AGENDA,
            {party: runner.components.party_agendas[party] for party in _with_hands(runner)},
            OfRound(position.round),
        )

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        position = runner.position
        position.agendas[seat] = option
        if position.decisions:
            return
        position.agendas_open = True
        position.revealed += 1
        order = _with_hands(runner)
        for party in order:
            runner.emit(AgendaRevealed(party, position.agendas[party]))
        for party in order:
            for kind, cell in runner.components.agendas[position.agendas[party]].issues:
                marker = opinion.free_marker(runner, kind)
                if marker:
                    opinion.place_issue(runner, marker, cell)
        runner.push(*(AgendaEffects(party) for party in order), *(DrawParty(p) for p in order))


def _with_hands(runner: WeimarRunner) -> tuple[str, ...]:
    """Players in turn order, without seats run by behaviour cards (they have no hand or agenda)."""
    position = runner.position
    return tuple(party for party in position.turn_order if party not in position.card_run)


class AgendaEffects(WeimarStep, frozen=True, tag="agenda-effects"):
    """The other effects of one agenda, then its expansion set if it is new."""

    begins_matter = True
    party: str

    def run(self, runner: WeimarRunner) -> None:
        agenda = runner.components.agendas[runner.position.agendas[self.party]]
        decks.add_set(runner, self.party, agenda.set)
        start_effects(runner, agenda.effect, self.party, source=agenda.id)


class DrawParty(WeimarStep, frozen=True, tag="draw-party"):
    """Each player draws three party cards, more by agenda or for Reparations won last round."""

    begins_matter = True
    party: str

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        agenda = runner.components.agendas[position.agendas[self.party]]
        number = PARTY_CARDS + agenda.draw + position.draw_next[self.party]
        position.draw_next[self.party] = 0
        decks.draw(runner, self.party, self.party, number)
