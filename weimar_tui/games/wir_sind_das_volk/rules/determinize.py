"""A legal position that a View could be of, for players that search ahead."""

from __future__ import annotations

from msgspec.structs import replace

from weimar_tui.games.wir_sind_das_volk.rules import questions as q
from weimar_tui.games.wir_sind_das_volk.rules.board import Board
from weimar_tui.games.wir_sind_das_volk.rules.decade import discard_options
from weimar_tui.games.wir_sind_das_volk.rules.names import SEATS
from weimar_tui.games.wir_sind_das_volk.rules.play import VolkPlay
from weimar_tui.games.wir_sind_das_volk.rules.position import VolkPosition
from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.game import Chance
from weimar_tui.kernel.step import Step
from weimar_tui.kernel.visibility import HIDDEN


def determinize(board: Board, view: VolkPosition, chance: Chance) -> VolkPosition:
    """The view with unseen cards dealt to every place that lies face down, and fresh dice.

    The draw deck holds cards of this decade, what was left of earlier draw decks cards of those;
    hands and discards hold any others. Open questions to seats whose options the view does not
    show are put anew.
    """
    position = view.copy()
    position.dice = Dice(seed=f"{chance.getrandbits(64):016x}")
    new, old = _unseen(board, position)
    chance.shuffle(new)
    chance.shuffle(old)
    position.deck = [new.pop() for _ in position.deck]
    position.gone = [old.pop() for _ in position.gone]
    rest = new + old
    chance.shuffle(rest)
    for cards in (position.hands, position.discards):
        for seat in SEATS:
            cards[seat] = [_deal(card, rest) for card in cards[seat]]
    for seat, choice in position.choices.items():
        if choice == HIDDEN:
            position.choices[seat] = chance.choice(discard_options(position.hands[seat]))
    if any(not decision.options for decision in position.decisions):
        _ask_anew(board, position)
    return position


def _deal(card: str, cards: list[str]) -> str:
    return cards.pop() if card == HIDDEN else card


def _unseen(board: Board, position: VolkPosition) -> tuple[list[str], list[str]]:
    """Normal cards that lie face down: those of this decade, and those of earlier ones."""
    seen = {held.card for held in position.state_power}
    seen.update(position.display, position.pile, position.spent, [position.playing])
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


def _ask_anew(board: Board, position: VolkPosition) -> None:
    """Put the open questions again, with the options that follow from the cards dealt."""
    decisions = position.decisions
    if decisions[0].kind == q.HAND_LIMIT.kind:
        position.decisions = [
            replace(asked, options=tuple(discard_options(position.hands[asked.seat])))
            for asked in decisions
        ]
        return
    position.decisions = []
    position.asked -= len(decisions)
    step: Step = position.steps.pop()
    step.run(VolkPlay(position, board, listen=False))
