"""The course of the game: the four phases of a round, its end, and the next one (rulebook 4)."""

from __future__ import annotations

from .. import decks, lasting_rules
from ..actions.negotiation import VERSAILLES
from ..effects.run import start_effects
from ..effects.vocabulary import Score
from ..endings import finish, finish_by_vp
from ..events import (
    PhaseStarted,
    PresidentCardTurned,
    RoundStarted,
    StageChanged,
)
from ..position import PARTIES, clockwise
from ..runner import WeimarRunner, WeimarStep
from ..solo import IMPULSES, LOST, grade
from ..threats import place_in_dr
from .agenda import (
    ChooseAgendas,
    DrawTimeline,
    NameFirstPlayer,
)
from .impulse import PlayImpulse, TurnBehaviour
from .politics import STEPS, PoliticsStep

STAGES = {3: ("yellow", "orange"), 5: ("orange", "brown")}
"""Before these rounds, one colour of timeline cards leaves and another enters."""

SURVIVED = "republic-survived"


class RepublicPhase(WeimarStep, frozen=True, tag="republic-phase"):
    """Begin the current round: change the stage, then carry out the round card (rulebook 4.1)."""

    begins_matter = True

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        position.phase = "republic"
        card = runner.components.data.rounds[position.round - 1]
        runner.emit(RoundStarted(position.round, card.id))
        runner.emit(PhaseStarted("republic"))
        if position.round in STAGES:
            change_stage(runner, *STAGES[position.round])
        runner.push(AgendaPhase())
        start_effects(runner, card.effect, position.chancellor, source=card.id)


def change_stage(runner: WeimarRunner, out: str, into: str) -> None:
    """Take one colour out of deck and discards, add the next, and shuffle everything together."""
    position = runner.position
    cards = runner.components.cards
    leaving = {
        card
        for pile in (position.decks["timeline"], position.discards["timeline"])
        for card in pile
        if cards[card].set == out
    }
    entering = position.set_aside.pop(f"timeline:{into}", [])
    if not leaving and not entering:
        return
    for piles in (position.decks, position.discards):
        piles["timeline"] = [card for card in piles["timeline"] if card not in leaving]
    position.removed += sorted(leaving)
    position.decks["timeline"] += entering
    runner.emit(StageChanged(out, into))
    decks.shuffle_together(runner, "timeline")


class AgendaPhase(WeimarStep, frozen=True, tag="agenda-phase"):
    """First player, two timeline cards each, agendas in secret, their effects, party cards."""

    def run(self, runner: WeimarRunner) -> None:
        runner.position.phase = "agenda"
        runner.emit(PhaseStarted("agenda"))
        runner.push(NameFirstPlayer(), DrawTimeline(), ChooseAgendas(), ImpulsePhase())


class ImpulsePhase(WeimarStep, frozen=True, tag="impulse-phase"):
    """Cards played before the impulses, in turn order; then impulses, round the table."""

    begins_matter = True

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        position.phase = "impulse"
        runner.emit(PhaseStarted("impulse"))
        early = [
            PlayImpulse(party, before_phase=True)
            for party in position.turn_order
            if position.agendas[party]
            and runner.components.agendas[position.agendas[party]].pre_impulse
        ]
        runner.push(*early, NextImpulse(position.turn_order[0]))


class NextImpulse(WeimarStep, frozen=True, tag="next-impulse"):
    """The next party that still has a card plays one; when none has, politics begins."""

    begins_matter = True
    party: str

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        for party in clockwise(self.party):
            if party in position.card_run:
                if position.impulses_played[party] < IMPULSES and position.behaviour[party]:
                    runner.push(TurnBehaviour(party), NextImpulse(clockwise(party)[1]))
                    return
            elif position.hands[party]:
                runner.push(PlayImpulse(party), NextImpulse(clockwise(party)[1]))
                return
        runner.push(PoliticsPhase())


class PoliticsPhase(WeimarStep, frozen=True, tag="politics-phase"):
    """The last phase of a round: scoring, and a new government."""

    begins_matter = True

    def run(self, runner: WeimarRunner) -> None:
        runner.position.phase = "politics"
        runner.emit(PhaseStarted("politics"))
        runner.push(*(PoliticsStep(number) for number in STEPS), EndOfRound(), NextRound())


class EndOfRound(WeimarStep, frozen=True, tag="end-of-round"):
    """The end of the round: its effects, and rules that expire."""

    begins_matter = True

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        if VERSAILLES in position.foreign_affairs.deck:
            place_in_dr(runner, "blockade")
        if position.president_card == "inactive":
            position.president_card = "active"
            runner.emit(PresidentCardTurned(position.president))
        lasting_rules.drop_expired(position)
        position.agendas = dict.fromkeys(PARTIES, "")
        position.agendas_open = False
        position.impulses_played = dict.fromkeys(PARTIES, 0)


class NextRound(WeimarStep, frozen=True, tag="next-round"):
    """After the last round the republic has survived; otherwise the next round begins."""

    begins_matter = True

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        if position.round < position.last_round:
            position.round += 1
            runner.push(RepublicPhase())
            return
        runner.push(LastCount())
        if position.final_scores:
            scores = tuple(Score(kind) for kind in position.final_scores)
            start_effects(runner, scores, position.chancellor, source="final-scores")


class LastCount(WeimarStep, frozen=True, tag="last-count"):
    """The republic has survived: the most VP win. In a solo game the player's VP give the grade."""

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        if not position.card_run:
            finish_by_vp(runner, SURVIVED)
            return
        player = next(party for party in PARTIES if party not in position.card_run)
        how = grade(position, player)
        finish(runner, SURVIVED, () if how in LOST else (player,), reason=how)
