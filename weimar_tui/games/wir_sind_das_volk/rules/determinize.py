"""Samples a legal position consistent with a View, for players that search ahead."""

from __future__ import annotations

from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.game import Chance
from weimar_tui.kernel.visibility import HIDDEN
from weimar_tui.kernel.worlds import ask_anew

from .components import Components
from .decade import discard_options
from .names import SEATS, WEST
from .position import VolkPosition
from .runner import VolkRunner
from .subjects import Looked


def determinize(board: Components, view: VolkPosition, chance: Chance) -> VolkPosition:
    """The view with unseen cards dealt to every face-down place, and fresh dice.

    Leftovers of earlier draw decks get cards of those decades, the draw deck gets cards of this
    decade (and others that the East has put there); hands and discards can get any. Cards being
    looked at stay where they are.
    """
    position = view.copy()
    position.dice = Dice(seed=f"{chance.getrandbits(64):016x}")
    looked_at = _lay_what_is_looked_at(position)
    new, old = _unseen(board, position)
    chance.shuffle(new)
    chance.shuffle(old)
    position.gone = [old.pop() for _ in position.gone]
    position.deck = [*looked_at, *((new or old).pop() for _ in position.deck[len(looked_at) :])]
    rest = new + old
    chance.shuffle(rest)
    for cards in (position.hands, position.discards):
        for seat in SEATS:
            cards[seat] = [_deal(card, rest) for card in cards[seat]]
    for seat, choice in position.choices.items():
        if choice == HIDDEN:
            position.choices[seat] = chance.choice(discard_options(position.hands[seat]))
    ask_anew(position, lambda world: VolkRunner(world, board, listen=False))
    return position


def _lay_what_is_looked_at(position: VolkPosition) -> tuple[str, ...]:
    """Insert West's hand as the East sees it in the Guillaume affair; return the deck's
    cards it sees."""
    for asked in position.decisions:
        if isinstance(looked := asked.private, Looked):
            if looked.where == "hand":
                position.hands[WEST] = list(looked.cards)
                return ()
            position.deck[: len(looked.cards)] = looked.cards
            return looked.cards
    return ()


def _deal(card: str, cards: list[str]) -> str:
    return cards.pop() if card == HIDDEN else card


def _unseen(board: Components, position: VolkPosition) -> tuple[list[str], list[str]]:
    """Normal cards that are face down: those of this decade, and those of earlier ones."""
    seen = {held.card for held in position.state_power}
    seen.update(position.display, position.pile, position.spent, [position.playing])
    seen.update(position.deck)
    for cards in (*position.hands.values(), *position.discards.values()):
        seen.update(cards)
    old = [
        card
        for decade in range(position.first_decade, position.decade)
        for card in board.decade_cards(decade)
        if card not in seen
    ]
    new = [card for card in board.decade_cards(position.decade) if card not in seen]
    return new, old
