"""Drawing, discarding and reshuffling (rulebook 4.2, 4.3)."""

from __future__ import annotations

from .events import (
    CardDiscarded,
    CardRemoved,
    CardsDrawn,
    DeckShuffled,
    SetAdded,
)
from .runner import WeimarRunner


def draw(runner: WeimarRunner, party: str, deck: str, number: int) -> None:
    """Draw from a deck into the hand; an empty deck is rebuilt from its discards.

    If both run out, fewer cards are drawn.
    """
    position = runner.position
    cards = position.decks[deck]
    drawn = []
    for _ in range(number):
        if not cards:
            if not position.discards[deck]:
                break
            shuffle_together(runner, deck)
            cards = position.decks[deck]
        drawn.append(cards.pop())
    if drawn:
        position.hands[party] += drawn
        position.revealed += 1
        runner.emit(CardsDrawn(party, deck, tuple(drawn)))


def shuffle_together(runner: WeimarRunner, deck: str) -> None:
    """Shuffle the deck and its discards together into the new deck."""
    position = runner.position
    cards = sorted(position.decks[deck] + position.discards[deck])
    position.discards[deck] = []
    runner.position.dice.shuffle(cards)
    position.decks[deck] = cards
    position.revealed += 1
    runner.emit(DeckShuffled(deck))


def add_set(runner: WeimarRunner, party: str, letter: str) -> None:
    """Shuffle an expansion set into the party's deck and discards; does nothing the second time."""
    position = runner.position
    if not letter or letter in position.sets[party]:
        return
    position.sets[party] = (*position.sets[party], letter)
    position.decks[party] += position.set_aside.pop(f"{party}:{letter}", [])
    runner.emit(SetAdded(party, letter))
    shuffle_together(runner, party)


def discard(runner: WeimarRunner, card: str) -> None:
    """Put a card on the discard pile of its deck."""
    deck = runner.components.cards[card].deck
    runner.position.discards[deck].append(card)


def discard_from_hand(runner: WeimarRunner, party: str, card: str) -> None:
    runner.position.hands[party].remove(card)
    discard(runner, card)
    runner.emit(CardDiscarded(party, card))


def remove_from_game(runner: WeimarRunner, card: str) -> None:
    runner.position.removed.append(card)
    runner.emit(CardRemoved(card))
