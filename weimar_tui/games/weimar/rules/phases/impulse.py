"""The impulse phase: one card at a time until all hands are empty (rulebook 4.3)."""

from __future__ import annotations

from weimar_tui.kernel.decision_type import Word

from .. import decision_types as dt, decks
from ..actions.menu import TakeActions
from ..effects.opinion_effects import DebateMove
from ..effects.run import start_effects
from ..events import (
    BehaviourTurned,
    CardDiscarded,
    CardEventStarted,
    CardPlayed,
    PresidentCardUsed,
)
from ..position import Impulse
from ..runner import WeimarRunner, WeimarStep
from ..subjects import OfCard, UseOfCard
from ..windows import Window

EARLY_IMPULSES = 2
"""`early` events can be chosen before or during the first two impulses."""


class TurnBehaviour(WeimarStep, frozen=True, tag="turn-behaviour"):
    """A card-run seat turns up and carries out its next behaviour card (solo scenario)."""

    party: str

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        position.active = self.party
        position.impulses_played[self.party] += 1
        card = runner.components.data.scenario_cards[position.behaviour[self.party].pop()]
        position.revealed += 1
        position.removed.append(card.id)
        position.impulses.append(Impulse(self.party, card.id))
        runner.emit(BehaviourTurned(self.party, card.id))
        runner.push(EndImpulse())
        start_effects(runner, card.effect, self.party, source=card.id)


class PlayImpulse(WeimarStep, frozen=True, tag="play-impulse"):
    """One party plays exactly one card; it can pass only before the phase."""

    begins_matter = True
    party: str
    before_phase: bool = False

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        position.active = self.party
        hand = position.hands[self.party]
        if not hand:
            return
        options = []
        cards = runner.components.cards
        for card in hand:
            printed = cards[card]
            if (
                printed.kind == "event"
                and printed.deck != "timeline"
                and (
                    not printed.early
                    or self.before_phase
                    or position.impulses_played[self.party] < EARLY_IMPULSES
                )
            ):
                options.append(dt.play_card(card, "event"))
            options += dt.values_of(card)
        if self.before_phase:
            options.append(dt.PASS)
        question = dt.PLAY_BEFORE if self.before_phase else dt.PLAY_CARD
        runner.ask(self, self.party, question, options)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        played = dt.PLAY_BEFORE.read(option)
        if isinstance(played, Word):
            return
        card, use = played.card, played.use
        position = runner.position
        position.hands[seat].remove(card)
        if not self.before_phase:
            position.impulses_played[seat] += 1
        position.impulses.append(Impulse(seat, card))
        runner.emit(CardPlayed(seat, card, use, self.before_phase))
        if runner.components.cards[card].deck == "timeline":
            runner.push(OrderTimeline(card, use))
        elif use == "event":
            runner.push(
                Window("event", seat, card=card),
                CardEvent(card),
                FinishCard(card, by_event=True),
                PresidentDebate(card),
                EndImpulse(),
            )
        elif use == "actions":
            runner.push(UseCard(card, use), FinishCard(card), PresidentDebate(card), EndImpulse())
        else:
            runner.push(UseCard(card, use), FinishCard(card), EndImpulse())


class OrderTimeline(WeimarStep, frozen=True, tag="order-timeline"):
    """The event of a timeline card must happen, before or after its debate or actions."""

    card: str
    use: str

    def run(self, runner: WeimarRunner) -> None:
        party = runner.position.impulses[-1].party
        subject = UseOfCard(self.card, self.use)
        runner.ask(self, party, dt.EVENT_ORDER, (dt.EVENT_FIRST, dt.EVENT_LAST), subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        use, event = UseCard(self.card, self.use), CardEvent(self.card)
        parts = (event, use) if option == "event-first" else (use, event)
        runner.push(*parts, FinishCard(self.card, by_event=True), EndImpulse())


class CardEvent(WeimarStep, frozen=True, tag="card-event"):
    """Carry out the card's event from top to bottom."""

    begins_matter = True
    card: str

    def run(self, runner: WeimarRunner) -> None:
        party = runner.position.impulses[-1].party
        runner.emit(CardEventStarted(party, self.card))
        start_effects(runner, runner.components.cards[self.card].effect, party, source=self.card)


class UseCard(WeimarStep, frozen=True, tag="use-card"):
    """Use the card's values: a debate with both, or actions with the larger one."""

    begins_matter = True
    card: str
    use: str

    def run(self, runner: WeimarRunner) -> None:
        impulse = runner.position.impulses[-1]
        card = runner.components.cards[self.card]
        if self.use == "debate":
            runner.push(DebateMove(impulse.party, (card.large, card.small), self.card))
        else:
            impulse.ap = card.large
            runner.push(TakeActions())


class FinishCard(WeimarStep, frozen=True, tag="finish-card"):
    """Put the card where its bottom line says: out of the game, next to a deck, or discarded."""

    begins_matter = True
    card: str
    by_event: bool = False

    def run(self, runner: WeimarRunner) -> None:
        card = runner.components.cards[self.card]
        if self.by_event and card.after == "removed":
            decks.remove_from_game(runner, self.card)
        elif not (self.by_event and card.after == "beside"):
            decks.discard(runner, self.card)
            runner.emit(CardDiscarded(runner.position.impulses[-1].party, self.card))


class PresidentDebate(WeimarStep, frozen=True, tag="president-debate"):
    """The Reichspräsident can debate with the party card just resolved, once a round (5.14)."""

    begins_matter = True
    card: str

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        party = position.impulses[-1].party
        if position.president == party and position.president_card == "active":
            runner.ask(
                self,
                party,
                dt.PRESIDENT_DEBATE,
                (dt.DEBATE, dt.PASS),
                OfCard(self.card),
            )

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        if option == dt.PASS:
            return
        runner.position.president_card = "inactive"
        runner.emit(PresidentCardUsed(seat))
        card = runner.components.cards[self.card]
        runner.push(DebateMove(seat, (card.large, card.small), self.card))


class EndImpulse(WeimarStep, frozen=True, tag="end-impulse"):
    begins_matter = True

    def run(self, runner: WeimarRunner) -> None:
        runner.position.impulses.pop()
