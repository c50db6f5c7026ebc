"""The Guillaume affair (rulebook 6.4, ruling W20)."""

from __future__ import annotations

from weimar_tui.kernel.decision_type import Word

from .. import decision_types as dt
from ..events import (
    GuillaumeLooked,
    GuillaumeRemoved,
    GuillaumeSwapped,
)
from ..names import EAST, WEST
from ..runner import VolkRunner, VolkStep
from ..subjects import Looked

TOP = 2
"""How many cards of the draw deck the East sees."""


class Guillaume(VolkStep, frozen=True, tag="guillaume"):
    """The East can look at West's hand or at the top of the draw deck."""

    def run(self, runner: VolkRunner) -> None:
        position = runner.position
        options = [dt.NONE]
        if position.hands[WEST]:
            options.append(dt.HAND)
        if position.deck:
            options.append(dt.DECK)
        runner.ask(self, EAST, dt.GUILLAUME, options)

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        if option == dt.NONE:
            runner.emit(GuillaumeLooked(option))
            return
        cards = _cards(runner, option)
        runner.position.revealed += 1
        runner.emit(GuillaumeLooked(option, cards))
        runner.push(GuillaumeSwap(option))


class GuillaumeSwap(VolkStep, frozen=True, tag="guillaume-swap"):
    """The East can swap one of these cards for its own, or remove one of the deck from the game."""

    where: str

    def run(self, runner: VolkRunner) -> None:
        theirs = _cards(runner, self.where)
        options = [dt.NONE]
        options += [dt.Swap(card, own).id for card in theirs for own in runner.position.hands[EAST]]
        if self.where == dt.DECK:
            options += [dt.Remove(card).id for card in theirs]
        runner.ask(
            self,
            EAST,
            dt.GUILLAUME_SWAP,
            options,
            Looked(self.where),
            private=Looked(self.where, theirs),
            always=True,
        )

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        answer = dt.GUILLAUME_SWAP.read(option)
        if isinstance(answer, Word):
            return
        position = runner.position
        pile = position.hands[WEST] if self.where == dt.HAND else position.deck
        position.revealed += 1
        match answer:
            case dt.Remove(card):
                pile.remove(card)
                position.discards[EAST].append(card)
                runner.emit(GuillaumeRemoved(card))
            case dt.Swap(card, own):
                hand = position.hands[EAST]
                pile[pile.index(card)] = own
                hand[hand.index(own)] = card
                runner.emit(GuillaumeSwapped(self.where, card, own))


def _cards(runner: VolkRunner, where: str) -> tuple[str, ...]:
    position = runner.position
    return tuple(position.hands[WEST] if where == dt.HAND else position.deck[:TOP])
