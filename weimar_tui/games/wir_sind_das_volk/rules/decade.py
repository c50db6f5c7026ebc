"""The course of the game: decades and half-decades (rulebook 2, 3)."""

from __future__ import annotations

from itertools import combinations

from . import decision_types as dt
from .decade_end.course import EndOfDecade
from .events import CardsDiscarded, DecadeStarted
from .hands import (
    HAND,
    discard,
    draw,
    fill_display,
    special_card,
)
from .names import SEATS
from .position import (
    DEALING,
    END_OF_DECADE,
    prestige_advantage,
)
from .runner import VolkRunner, VolkStep
from .subjects import Pieces
from .turn import Turn


class StartDecade(VolkStep, frozen=True, tag="start-decade"):
    """Special card, draw deck, hands, display (rulebook 3, steps 1 and 2)."""

    decade: int

    def run(self, runner: VolkRunner) -> None:
        position = runner.position
        position.decade = self.decade
        position.half = DEALING
        position.phase = 0
        position.special = special_card(self.decade, position.wall)
        position.deck = runner.board.decade_cards(self.decade)
        position.dice.shuffle(position.deck)
        runner.emit(DecadeStarted(self.decade, position.special))
        runner.push(DiscardHands(), FillHands(), StartHalf(1))


class DiscardHands(VolkStep, frozen=True, tag="discard-hands"):
    """Players can discard cards kept from the last decade; of three they must discard one (3).

    Both choose at the same time, face down (rulings W1, W2).
    """

    def run(self, runner: VolkRunner) -> None:
        hands = runner.position.hands
        options = {seat: discard_options(hands[seat]) for seat in SEATS if hands[seat]}
        if options:
            subject = Pieces(left=HAND, why="discard")
            runner.ask_together(self, dt.HAND_LIMIT, options, subject)

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        runner.position.choices[seat] = option


def discard_options(hand: list[str]) -> list[str]:
    """Every set of cards that can be discarded, smallest first.

    >>> discard_options(["17", "5"]), discard_options(["17", "5", "33"])[:2]
    (['none', '5', '17', '5+17'], ['5', '17'])
    """
    cards = sorted(hand, key=int)
    fewest = max(0, len(cards) - HAND)
    return [
        dt.DiscardHand(chosen).id if chosen else dt.NONE
        for count in range(fewest, len(cards) + 1)
        for chosen in combinations(cards, count)
    ]


class FillHands(VolkStep, frozen=True, tag="fill-hands"):
    """Both seats discard what they chose and draw up to two cards (rulebook 3, step 1)."""

    def run(self, runner: VolkRunner) -> None:
        choices, runner.position.choices = runner.position.choices, {}
        for seat in SEATS:
            match dt.HAND_LIMIT.read(choices.get(seat, dt.NONE)):
                case dt.DiscardHand(cards):
                    for card in cards:
                        discard(runner, seat, card)
                    runner.emit(CardsDiscarded(seat, cards))
        for seat in SEATS:
            draw(runner, seat, HAND - len(runner.position.hands[seat]))


class StartHalf(VolkStep, frozen=True, tag="start-half"):
    """A half-decade: fill the display, then take turns until it is empty (3).

    The holder of the prestige advantage begins the first one; the player who did not have the last
    turn begins the second.
    """

    half: int

    def run(self, runner: VolkRunner) -> None:
        position = runner.position
        position.half = self.half
        fill_display(runner, self.half)
        if self.half == 1:
            position.active = prestige_advantage(position)
        runner.push(Turn(position.active), EndHalf(self.half))


class EndHalf(VolkStep, frozen=True, tag="end-half"):
    """After the last half-decade comes the End of Decade (rulebook 3)."""

    half: int

    def run(self, runner: VolkRunner) -> None:
        position = runner.position
        if self.half < position.halves:
            runner.push(StartHalf(self.half + 1))
        else:
            position.half = END_OF_DECADE
            runner.push(EndOfDecade(), AfterDecade())


class AfterDecade(VolkStep, frozen=True, tag="after-decade"):
    """Clear away the remaining cards and start the next decade (rulebook 9.10)."""

    def run(self, runner: VolkRunner) -> None:
        position = runner.position
        position.gone += position.deck
        position.deck = []
        if position.special:
            position.spent.append(position.special)
            position.special = ""
        runner.push(StartDecade(position.decade + 1))
