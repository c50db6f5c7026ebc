"""Drawing, discarding and reshuffling (rulebook 4.2, 4.3)."""

from __future__ import annotations

from weimar_tui.games.weimar.rules.events import (
    CardDiscarded,
    CardRemoved,
    CardsDrawn,
    DeckShuffled,
    SetAdded,
)
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def draw(play: WeimarRunner, party: str, deck: str, number: int) -> None:
    """Draw from a deck into the hand; an empty deck is made anew from its discards.

    With neither left, fewer cards are drawn.
    """
    position = play.position
    cards = position.decks[deck]
    drawn = []
    for _ in range(number):
        if not cards:
            if not position.discards[deck]:
                break
            shuffle_together(play, deck)
            cards = position.decks[deck]
        drawn.append(cards.pop())
    if drawn:
        position.hands[party] += drawn
        position.revealed += 1
        play.emit(CardsDrawn(party, deck, tuple(drawn)))


def shuffle_together(play: WeimarRunner, deck: str) -> None:
    """Deck and discards together, shuffled, become the deck."""
    position = play.position
    cards = sorted(position.decks[deck] + position.discards[deck])
    position.discards[deck] = []
    play.position.dice.shuffle(cards)
    position.decks[deck] = cards
    position.revealed += 1
    play.emit(DeckShuffled(deck))


def add_set(play: WeimarRunner, party: str, letter: str) -> None:
    """Shuffle an expansion set into the party's deck and discards; only the first time."""
    position = play.position
    if not letter or letter in position.sets[party]:
        return
    position.sets[party] = (*position.sets[party], letter)
    position.decks[party] += position.set_aside.pop(f"{party}:{letter}", [])
    play.emit(SetAdded(party, letter))
    shuffle_together(play, party)


def discard(play: WeimarRunner, card: str) -> None:
    """A card to the discard pile of its deck."""
    deck = play.components.cards[card].deck
    play.position.discards[deck].append(card)


def discard_from_hand(play: WeimarRunner, party: str, card: str) -> None:
    """A card from hand to its discard pile."""
    play.position.hands[party].remove(card)
    discard(play, card)
    play.emit(CardDiscarded(party, card))


def remove_from_game(play: WeimarRunner, card: str) -> None:
    """A card out of the game."""
    play.position.removed.append(card)
    play.emit(CardRemoved(card))
