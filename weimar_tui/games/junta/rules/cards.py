"""Political cards: drawing, the limit of six, giving away, playing (rules: Politische Karten)."""

from __future__ import annotations

from collections.abc import Iterable

from . import decision_types as dt, vocabulary as v
from .drafts import NO_DRAFT, EventDraft
from .events import (
    AccountSeen,
    CardDiscarded,
    CardGiven,
    CardPlayed,
    CardsDrawn,
    DeckShuffled,
    InfluenceDropped,
    InfluenceLaid,
)
from .families import acting, from_president, is_dead, is_out
from .money import donate
from .position import JuntaPosition
from .runner import JuntaRunner, JuntaStep
from .subjects import OfCard, OverLimit

LIMIT = 6
"""How many cards a family can hold, including its influence on the table."""


def draw(runner: JuntaRunner, seat: str, number: int) -> None:
    """Draw cards; an empty deck is rebuilt from the discards (ruling J2)."""
    position = runner.position
    drawn = []
    for _ in range(number):
        if not position.deck and position.discards:
            position.deck, position.discards = position.discards, []
            position.dice.shuffle(position.deck)
            runner.emit(DeckShuffled())
        if position.deck:
            drawn.append(position.deck.pop())
    if drawn:
        runner.family(seat).hand += drawn
        runner.emit(CardsDrawn(seat, tuple(drawn)))
        runner.reveal()


def held(position: JuntaPosition, seat: str) -> int:
    """The number of cards that count towards the limit."""
    family = position.families[seat]
    return len(family.hand) + len(family.table)


def unique(cards: list[str]) -> list[str]:
    """Each card once, in the order of the hand."""
    return list(dict.fromkeys(cards))


def discard(runner: JuntaRunner, seat: str, card: str) -> None:
    """Discard a card from hand."""
    runner.family(seat).hand.remove(card)
    runner.position.discards.append(card)
    runner.emit(CardDiscarded(seat, card))
    runner.reveal()


def give(runner: JuntaRunner, by: str, to: str, card: str) -> None:
    """Give a card from hand to hand; only the two families know which one (ruling J80)."""
    runner.family(by).hand.remove(card)
    runner.family(to).hand.append(card)
    runner.emit(CardGiven(by, to, card))
    runner.reveal()


def lay(runner: JuntaRunner, seat: str, card: str) -> None:
    """Put influence on the table, where it counts at once (ruling J43)."""
    family = runner.family(seat)
    family.hand.remove(card)
    family.table.append(card)
    runner.emit(InfluenceLaid(seat, card))
    runner.reveal()


def hand_of_type(runner: JuntaRunner, seat: str, kind: str) -> list[str]:
    """The hand cards of a type, each one once."""
    hand = runner.position.families[seat].hand
    fitting = runner.components.of_type[kind]
    if fitting.isdisjoint(hand):
        return []
    return [card for card in unique(hand) if card in fitting]


def spend_card(
    runner: JuntaRunner, seat: str, card: str, target: str = "", *, lies: bool = False
) -> None:
    """Play a card from hand (laid is played): discard it, or keep it on the table until
    the aftermath."""
    runner.family(seat).hand.remove(card)
    (runner.position.lying if lies else runner.position.discards).append(card)
    runner.emit(CardPlayed(seat, card, target))
    runner.reveal()


def needs_met(runner: JuntaRunner, seat: str, card: str) -> bool:
    """Whether a card's requirement is met: a card on the player's table, or acting for
    an office."""
    needs = runner.components.cards[card].needs
    if not needs:
        return True
    if needs.startswith("office:"):
        return acting(runner.position, needs.removeprefix("office:")) == seat
    return needs in runner.family(seat).table


def playable(runner: JuntaRunner, seat: str, *words: type[v.Effect]) -> list[str]:
    """Hand cards with one of these words and their requirements met, each one once."""
    hand = runner.position.families[seat].hand
    fitting = runner.components.with_words(words)
    if fitting.isdisjoint(hand):
        return []
    return [
        card for card in dict.fromkeys(hand) if card in fitting and needs_met(runner, seat, card)
    ]


def could_be_hidden(runner: JuntaRunner, word: type[v.Effect]) -> bool:
    """Whether, by open information, a card with this word could be in a hand or the deck.

    The game does not ask about cards whose copies are all visible (ruling J76).
    """
    position = runner.position
    open_cards = [*position.discards, *position.lying]
    return any(
        open_cards.count(card) < runner.components.cards[card].count
        for card in runner.components.with_word(word)
    )


def may_hold(runner: JuntaRunner, seat: str, cards: Iterable[str]) -> bool:
    """Whether, by open information, the family could hold and play one of these cards."""
    position = runner.position
    open_cards = [*position.discards, *position.lying]
    return bool(runner.family(seat).hand) and any(
        open_cards.count(card) < runner.components.cards[card].count
        and needs_met(runner, seat, card)
        for card in cards
    )


def forget_dead_influence(runner: JuntaRunner, seat: str) -> None:
    """End the effects that depend on a family's influence (rulings J68, J69)."""
    position = runner.position
    if position.borrowed == seat and is_dead(position, seat):
        position.borrowed = ""
    for card in runner.components.with_word(v.ExtraVotes):
        needs = runner.components.cards[card].needs
        if needs and needs not in runner.family(seat).table:
            position.extra_votes.pop(seat, None)


# --- events without a phase of their own ---
QUIET_EVENTS = (v.PeekAccount, v.DropInfluence)
"""Events that can be played in phase 1 and in the windows `offices` and `budget`."""


def targets_of(runner: JuntaRunner, seat: str, card: str) -> list[str]:
    """The families that a quiet event can be played on."""
    others = [other for other in runner.position.order if other != seat]
    if v.DropInfluence in runner.components.words[card]:
        return [other for other in others if runner.family(other).table]
    return others


def play_on(runner: JuntaRunner, seat: str, card: str, target: str) -> None:
    """Carry out a quiet event; a family that must discard influence is asked after all
    have answered."""
    spend_card(runner, seat, card, target)
    if v.PeekAccount in runner.components.words[card]:
        total = runner.family(target).account.total
        runner.family(seat).accounts_seen[target] = total
        runner.emit(AccountSeen(seat, target, total))
    else:
        runner.position.queued.append((DROP, target, card))


DROP = "drop"
"""The key of the Steps queued for families that must discard influence."""


def queued_drops(runner: JuntaRunner) -> list[DropOneInfluence]:
    """Take the Steps for families that must discard influence out of the queue."""
    queued = runner.position.queued
    runner.position.queued = [entry for entry in queued if entry[0] != DROP]
    return [DropOneInfluence(seat) for kind, seat, _ in queued if kind == DROP]


class DropOneInfluence(JuntaStep, frozen=True, tag="drop-one-influence"):
    """The family discards one influence of its choice."""

    seat: str

    def run(self, runner: JuntaRunner) -> None:
        if runner.family(self.seat).table:
            runner.ask(self, self.seat, dt.DROP_INFLUENCE, tuple(runner.family(self.seat).table))

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        drop_influence(runner, self.seat, option)


def drop_influence(runner: JuntaRunner, seat: str, card: str) -> None:
    """Discard influence from the table."""
    runner.family(seat).table.remove(card)
    runner.position.discards.append(card)
    runner.emit(InfluenceDropped(seat, card))
    forget_dead_influence(runner, seat)
    runner.reveal()


class HandLimits(JuntaStep, frozen=True, tag="hand-limits"):
    """Families with more than six cards play, discard or give some away (ruling J5).

    All are asked at the same time. Cards can be given only to hands below six, so this ends; if
    another gift has filled that hand in the meantime, nothing is given and the giver is asked
    again. Only a family without hand cards discards influence from the table.
    """

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        over = [seat for seat in from_president(position) if _is_over(position, seat)]
        if over:
            options = {seat: self._options(runner, seat) for seat in over}
            private = {seat: _excess(position, seat) for seat in over}
            runner.ask_together(self, dt.OVER_LIMIT, options, private=private)

    def _ask_again(self, runner: JuntaRunner, seat: str) -> None:
        """Ask again while others may still be thinking."""
        draft = runner.family(seat).draft
        if not isinstance(draft, EventDraft):
            options, private = self._options(runner, seat), _excess(runner.position, seat)
            runner.ask_more(self, seat, dt.OVER_LIMIT, options, private=private)
            return
        targets = targets_of(runner, seat, draft.card)
        runner.ask_more(
            self,
            seat,
            dt.TARGET_OF_CARD,
            targets,
            private=OfCard(draft.card),
            seen_as=dt.OVER_LIMIT,
            link=True,
        )

    def _options(self, runner: JuntaRunner, seat: str) -> list[str]:
        position = runner.position
        cards = unique(runner.family(seat).hand)
        if not cards:
            return [dt.discard_card(card) for card in runner.family(seat).table]
        options = [dt.discard_card(card) for card in cards]
        options += [
            dt.give_card(card, other)
            for card in cards
            for other in position.order
            if other != seat and _has_room(position, other)
        ]
        if not is_out(position, seat):
            options += [dt.play_card(card) for card in playable(runner, seat, v.TakeNotes)]
            options += [
                dt.play_card(card)
                for card in playable(runner, seat, *QUIET_EVENTS)
                if targets_of(runner, seat, card)
            ]
        return options

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        self._carry_out(runner, seat, option)
        position = runner.position
        if _is_over(position, seat):
            self._ask_again(runner, seat)
        elif not position.decisions:
            runner.push(*queued_drops(runner), self)

    def _carry_out(self, runner: JuntaRunner, seat: str, option: str) -> None:
        family = runner.family(seat)
        if isinstance(family.draft, EventDraft):
            card, family.draft = family.draft.card, NO_DRAFT
            play_on(runner, seat, card, option)
            return
        match dt.OVER_LIMIT.read(option):
            case dt.DiscardCard(card) if card in family.hand:
                discard(runner, seat, card)
            case dt.DiscardCard(card):
                drop_influence(runner, seat, card)
            case dt.PlayCard(card):
                _play_from_hand(runner, seat, card)
            case dt.GiveCard(card, to) if _has_room(runner.position, to):
                give(runner, seat, to, card)


def _is_over(position: JuntaPosition, seat: str) -> bool:
    return held(position, seat) > LIMIT


def _has_room(position: JuntaPosition, seat: str) -> bool:
    return held(position, seat) < LIMIT and not is_dead(position, seat)


def _excess(position: JuntaPosition, seat: str) -> OverLimit:
    return OverLimit(held(position, seat) - LIMIT)


def _play_from_hand(runner: JuntaRunner, seat: str, card: str) -> None:
    """Play a donation, or a quiet event, which may need a target."""
    if runner.components.type_of[card] == "donation":
        spend_card(runner, seat, card)
        take_notes(runner, seat, card)
        return
    targets = targets_of(runner, seat, card)
    if len(targets) == 1:
        play_on(runner, seat, card, targets[0])
    elif targets:  # others may have discarded its target in the meantime
        runner.family(seat).draft = EventDraft(card)


def take_notes(runner: JuntaRunner, seat: str, card: str) -> None:
    """Take the notes of a donation."""
    for word in runner.components.effect(card):
        if isinstance(word, v.TakeNotes):
            donate(runner, seat, word.number)
