"""The Guillaume affair (rulebook 6.4, ruling W20)."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules import decision_types as q
from weimar_tui.games.wir_sind_das_volk.rules.events import (
    GuillaumeLooked,
    GuillaumeRemoved,
    GuillaumeSwapped,
)
from weimar_tui.games.wir_sind_das_volk.rules.names import EAST, WEST
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner, VolkStep
from weimar_tui.games.wir_sind_das_volk.rules.subjects import Looked
from weimar_tui.kernel.decision_type import Word

TOP = 2
"""How many cards of the draw deck the East looks at."""


class Guillaume(VolkStep, frozen=True, tag="guillaume"):
    """The East may look at West's hand or at the top of the draw deck."""

    def run(self, play: VolkRunner) -> None:
        position = play.position
        options = [q.NONE]
        if position.hands[WEST]:
            options.append(q.HAND)
        if position.deck:
            options.append(q.DECK)
        play.ask(self, EAST, q.GUILLAUME, options)

    def chosen(self, play: VolkRunner, seat: str, option: str) -> None:
        if option == q.NONE:
            play.emit(GuillaumeLooked(option))
            return
        cards = _cards(play, option)
        play.position.revealed += 1
        play.emit(GuillaumeLooked(option, cards))
        play.push(GuillaumeSwap(option))


class GuillaumeSwap(VolkStep, frozen=True, tag="guillaume-swap"):
    """It may swap one of these cards for one of its own, or put one of the deck out of the game."""

    where: str

    def run(self, play: VolkRunner) -> None:
        theirs = _cards(play, self.where)
        options = [q.NONE]
        options += [q.Swap(card, own).id for card in theirs for own in play.position.hands[EAST]]
        if self.where == q.DECK:
            options += [q.Remove(card).id for card in theirs]
        play.ask(
            self,
            EAST,
            q.GUILLAUME_SWAP,
            options,
            Looked(self.where),
            private=Looked(self.where, theirs),
            always=True,
        )

    def chosen(self, play: VolkRunner, seat: str, option: str) -> None:
        answer = q.GUILLAUME_SWAP.read(option)
        if isinstance(answer, Word):
            return
        position = play.position
        pile = position.hands[WEST] if self.where == q.HAND else position.deck
        position.revealed += 1
        match answer:
            case q.Remove(card):
                pile.remove(card)
                position.discards[EAST].append(card)
                play.emit(GuillaumeRemoved(card))
            case q.Swap(card, own):
                hand = position.hands[EAST]
                pile[pile.index(card)] = own
                hand[hand.index(own)] = card
                play.emit(GuillaumeSwapped(self.where, card, own))


def _cards(play: VolkRunner, where: str) -> tuple[str, ...]:
    position = play.position
    return tuple(position.hands[WEST] if where == q.HAND else position.deck[:TOP])
