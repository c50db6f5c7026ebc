"""Political cards: drawing, the limit of six, giving away, playing (rules: Politische Karten)."""

from __future__ import annotations

from collections.abc import Iterable

from weimar_tui.games.junta.rules import decision_types as q, vocabulary as v
from weimar_tui.games.junta.rules.events import (
    AccountSeen,
    CardDiscarded,
    CardGiven,
    CardPlayed,
    CardsDrawn,
    DeckShuffled,
    InfluenceDropped,
    InfluenceLaid,
)
from weimar_tui.games.junta.rules.families import acting, from_president, is_dead, is_out
from weimar_tui.games.junta.rules.money import donate
from weimar_tui.games.junta.rules.position import Asked, Draft, JuntaPosition
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep

LIMIT = 6
"""Cards a family may hold, its table influence included."""


def draw(play: JuntaRunner, seat: str, number: int) -> None:
    """Draw cards; an empty deck is made anew of the discards (ruling J2)."""
    position = play.position
    drawn = []
    for _ in range(number):
        if not position.deck and position.discards:
            position.deck, position.discards = position.discards, []
            position.dice.shuffle(position.deck)
            play.emit(DeckShuffled())
        if position.deck:
            drawn.append(position.deck.pop())
    if drawn:
        play.family(seat).hand += drawn
        play.emit(CardsDrawn(seat, tuple(drawn)))
        play.reveal()


def held(position: JuntaPosition, seat: str) -> int:
    """Cards that count towards the limit."""
    family = position.families[seat]
    return len(family.hand) + len(family.table)


def unique(cards: list[str]) -> list[str]:
    """Each card once, in the order of the hand."""
    return list(dict.fromkeys(cards))


def discard(play: JuntaRunner, seat: str, card: str) -> None:
    """A card from the hand to the discards."""
    play.family(seat).hand.remove(card)
    play.position.discards.append(card)
    play.emit(CardDiscarded(seat, card))
    play.reveal()


def give(play: JuntaRunner, by: str, to: str, card: str) -> None:
    """A card from hand to hand; only the two know which (ruling J80)."""
    play.family(by).hand.remove(card)
    play.family(to).hand.append(card)
    play.emit(CardGiven(by, to, card))
    play.reveal()


def lay(play: JuntaRunner, seat: str, card: str) -> None:
    """Influence goes on the table and counts at once (ruling J43)."""
    family = play.family(seat)
    family.hand.remove(card)
    family.table.append(card)
    play.emit(InfluenceLaid(seat, card))
    play.reveal()


def hand_of_type(play: JuntaRunner, seat: str, kind: str) -> list[str]:
    """The hand cards of a type, each once."""
    hand = play.position.families[seat].hand
    fitting = play.components.of_type[kind]
    if fitting.isdisjoint(hand):
        return []
    return [card for card in unique(hand) if card in fitting]


def use_up(
    play: JuntaRunner, seat: str, card: str, target: str = "", *, lies: bool = False
) -> None:
    """Play a card from the hand: laid is played. It is discarded, or lies until the aftermath."""
    play.family(seat).hand.remove(card)
    (play.position.lying if lies else play.position.discards).append(card)
    play.emit(CardPlayed(seat, card, target))
    play.reveal()


def needs_met(play: JuntaRunner, seat: str, card: str) -> bool:
    """Whether what a card needs is there: a card on one's own table, or acting for an office."""
    needs = play.components.cards[card].needs
    if not needs:
        return True
    if needs.startswith("office:"):
        return acting(play.position, needs.removeprefix("office:")) == seat
    return needs in play.family(seat).table


def playable(play: JuntaRunner, seat: str, *words: type[v.Effect]) -> list[str]:
    """Hand cards that hold one of the words and whose needs are met, each once."""
    hand = play.position.families[seat].hand
    fitting = play.components.with_words(words)
    if fitting.isdisjoint(hand):
        return []
    return [card for card in dict.fromkeys(hand) if card in fitting and needs_met(play, seat, card)]


def could_be_hidden(play: JuntaRunner, word: type[v.Effect]) -> bool:
    """Whether, for all that everybody can see, a card with this word may be in a hand or the deck.

    So nobody need be asked about a card that lies open (ruling J76).
    """
    position = play.position
    open_cards = [*position.discards, *position.lying]
    return any(
        open_cards.count(card) < play.components.cards[card].count
        for card in play.components.with_word(word)
    )


def may_hold(play: JuntaRunner, seat: str, cards: Iterable[str]) -> bool:
    """Whether, for all that everybody can see, the family may hold and play one of these cards."""
    position = play.position
    open_cards = [*position.discards, *position.lying]
    return bool(play.family(seat).hand) and any(
        open_cards.count(card) < play.components.cards[card].count and needs_met(play, seat, card)
        for card in cards
    )


def forget_dead_influence(play: JuntaRunner, seat: str) -> None:
    """Effects that hang on a family's influence end with it (rulings J68, J69)."""
    position = play.position
    if position.borrowed == seat and is_dead(position, seat):
        position.borrowed = ""
    for card in play.components.with_word(v.ExtraVotes):
        needs = play.components.cards[card].needs
        if needs and needs not in play.family(seat).table:
            position.extra_votes.pop(seat, None)


# --- events without a phase of their own ---
QUIET_EVENTS = (v.PeekAccount, v.DropInfluence)
"""Events that may be played in phase 1 and in the windows `offices` and `budget`."""


def targets_of(play: JuntaRunner, seat: str, card: str) -> list[str]:
    """Whom a quiet event can be played on."""
    others = [other for other in play.position.order if other != seat]
    if v.DropInfluence in play.components.words[card]:
        return [other for other in others if play.family(other).table]
    return others


def play_on(play: JuntaRunner, seat: str, card: str, target: str) -> None:
    """Carry out a quiet event; who discards influence is asked for it when all have answered."""
    use_up(play, seat, card, target)
    if v.PeekAccount in play.components.words[card]:
        total = play.family(target).account.total
        play.family(seat).accounts_seen[target] = total
        play.emit(AccountSeen(seat, target, total))
    else:
        play.position.queued.append((DROP, target, card))


DROP = "drop"
"""What is queued for somebody who is to discard influence."""


def queued_drops(play: JuntaRunner) -> list[DropOneInfluence]:
    """Who is to discard influence now: taken out of the queue."""
    queued = play.position.queued
    play.position.queued = [entry for entry in queued if entry[0] != DROP]
    return [DropOneInfluence(seat) for kind, seat, _ in queued if kind == DROP]


class DropOneInfluence(JuntaStep, frozen=True, tag="drop-one-influence"):
    """The family discards one influence of its choice."""

    seat: str

    def run(self, play: JuntaRunner) -> None:
        if play.family(self.seat).table:
            play.ask(self, self.seat, q.DROP_INFLUENCE, tuple(play.family(self.seat).table))

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        drop_influence(play, self.seat, option)


def drop_influence(play: JuntaRunner, seat: str, card: str) -> None:
    """Influence from the table to the discards."""
    play.family(seat).table.remove(card)
    play.position.discards.append(card)
    play.emit(InfluenceDropped(seat, card))
    forget_dead_influence(play, seat)
    play.reveal()


class HandLimits(JuntaStep, frozen=True, tag="hand-limits"):
    """Whoever holds more than six cards plays, discards or gives some away (ruling J5).

    All are asked together. Cards are given only to hands below six, so that this ends; to one that
    another has filled meanwhile nothing passes, and who meant to give is asked again. Influence
    that lies on the table is discarded only by who has nothing else.
    """

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        over = [seat for seat in from_president(position) if _is_over(position, seat)]
        if over:
            options = {seat: self._options(play, seat) for seat in over}
            private = {seat: _excess(position, seat) for seat in over}
            play.ask_together(self, q.OVER_LIMIT, options, private=private)

    def _ask_again(self, play: JuntaRunner, seat: str) -> None:
        """While others may still be thinking."""
        card = play.family(seat).draft.played
        if not card:
            options, private = self._options(play, seat), _excess(play.position, seat)
            play.ask_more(self, seat, q.OVER_LIMIT, options, private=private)
            return
        targets, private = targets_of(play, seat, card), Asked(card=card)
        play.ask_more(
            self,
            seat,
            q.TARGET_OF_CARD,
            targets,
            private=private,
            seen_as=q.OVER_LIMIT,
            link=True,
        )

    def _options(self, play: JuntaRunner, seat: str) -> list[str]:
        position = play.position
        cards = unique(play.family(seat).hand)
        if not cards:
            return [q.discard_card(card) for card in play.family(seat).table]
        options = [q.discard_card(card) for card in cards]
        options += [
            q.give_card(card, other)
            for card in cards
            for other in position.order
            if other != seat and _has_room(position, other)
        ]
        if not is_out(position, seat):
            options += [q.play_card(card) for card in playable(play, seat, v.TakeNotes)]
            options += [
                q.play_card(card)
                for card in playable(play, seat, *QUIET_EVENTS)
                if targets_of(play, seat, card)
            ]
        return options

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        self._carry_out(play, seat, option)
        position = play.position
        if _is_over(position, seat):
            self._ask_again(play, seat)
        elif not position.decisions:
            play.push(*queued_drops(play), self)

    def _carry_out(self, play: JuntaRunner, seat: str, option: str) -> None:
        family = play.family(seat)
        if card := family.draft.played:
            family.draft = Draft()
            play_on(play, seat, card, option)
            return
        match q.OVER_LIMIT.read(option):
            case q.DiscardCard(card) if card in family.hand:
                discard(play, seat, card)
            case q.DiscardCard(card):
                drop_influence(play, seat, card)
            case q.PlayCard(card):
                _play_from_hand(play, seat, card)
            case q.GiveCard(card, to) if _has_room(play.position, to):
                give(play, seat, to, card)


def _is_over(position: JuntaPosition, seat: str) -> bool:
    return held(position, seat) > LIMIT


def _has_room(position: JuntaPosition, seat: str) -> bool:
    return held(position, seat) < LIMIT and not is_dead(position, seat)


def _excess(position: JuntaPosition, seat: str) -> Asked:
    return Asked(left=held(position, seat) - LIMIT)


def _play_from_hand(play: JuntaRunner, seat: str, card: str) -> None:
    """Play a donation, or a quiet event, which may need to be told on whom."""
    if play.components.type_of[card] == "donation":
        use_up(play, seat, card)
        take_notes(play, seat, card)
        return
    targets = targets_of(play, seat, card)
    if len(targets) == 1:
        play_on(play, seat, card, targets[0])
    elif targets:  # others may have discarded what it was to be played on meanwhile
        play.family(seat).draft = Draft(card=card)


def take_notes(play: JuntaRunner, seat: str, card: str) -> None:
    """What a donation brings."""
    for word in play.components.effect(card):
        if isinstance(word, v.TakeNotes):
            donate(play, seat, word.number)
