"""Draw deck, hands, display, and the places for used cards (rulebook 3)."""

from __future__ import annotations

from .events import DisplayFilled, HandFilled
from .names import OPPONENT, SEATS, SPECIAL_CARDS
from .position import VolkPosition
from .runner import VolkRunner

DISPLAY = 7
HAND = 2


def draw(runner: VolkRunner, seat: str, count: int) -> None:
    position = runner.position
    cards = position.deck[:count]
    if cards:
        del position.deck[: len(cards)]
        position.hands[seat] += cards
        position.revealed += 1
        runner.emit(HandFilled(seat, tuple(cards)))


def fill_display(runner: VolkRunner, half: int) -> None:
    """Lay out the next seven cards."""
    position = runner.position
    cards = position.deck[:DISPLAY]
    del position.deck[: len(cards)]
    position.display += cards
    position.revealed += 1
    runner.emit(DisplayFilled(half, tuple(cards)))


def take(runner: VolkRunner, card: str) -> str:
    """Take a card for an action; return where it was: display, hand or special."""
    position = runner.position
    position.playing = card
    if card in position.display:
        position.display.remove(card)
        return "display"
    if card == position.special:
        position.special = ""
        return "special"
    for seat in SEATS:
        if card in position.hands[seat]:
            position.hands[seat].remove(card)
            position.revealed += 1
            return "hand"
    raise ValueError(f"card {card} is in no pile")


def put_away(runner: VolkRunner) -> None:
    """Move the card played to the pile, unless it stays in front of the East (rulebook 6.4)."""
    position = runner.position
    card, position.playing = position.playing, ""
    if card not in [held.card for held in position.state_power]:
        position.pile.append(card)


def discard(runner: VolkRunner, seat: str, card: str) -> None:
    """Remove a hand card from the game face down (ruling W1)."""
    position = runner.position
    position.hands[seat].remove(card)
    position.discards[seat].append(card)


def special_card(decade: int, wall: bool) -> str:
    """The special card of a decade; in the last one, its side depends on the Wall (rulebook 3)."""
    if decade < len(SPECIAL_CARDS) - 1:
        return SPECIAL_CARDS[decade - 1]
    return "IVb" if wall else "IVa"


def last_turn(position: VolkPosition) -> str:
    """The seat that would take the last card of the display if only display cards were used.

    The other player begins the second half (rulebook 3).
    """
    return position.active if len(position.display) % 2 else OPPONENT[position.active]
