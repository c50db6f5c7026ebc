"""What a seat may know (architecture, promise 6)."""

from __future__ import annotations

from weimar_tui.games.weimar.rules.position import HIDDEN, WeimarPosition
from weimar_tui.kernel.dice import Dice


def view(position: WeimarPosition, seat: str | None) -> WeimarPosition:
    """The table as the seat (None: a spectator) sees it, hidden cards as `?`.

    Left out: the hands of others, the order and content of all decks, agendas not yet revealed,
    the dice with their seed, and the options of other seats' decisions.
    """
    seen = position.copy()
    seen.dice = Dice()
    seen.hands = {
        party: cards if party == seat else [HIDDEN] * len(cards)
        for party, cards in seen.hands.items()
    }
    seen.decks = {deck: [HIDDEN] * len(cards) for deck, cards in seen.decks.items()}
    seen.behaviour = {party: [HIDDEN] * len(cards) for party, cards in seen.behaviour.items()}
    if not seen.agendas_open:
        seen.agendas = {
            party: agenda if party == seat or not agenda else HIDDEN
            for party, agenda in seen.agendas.items()
        }
    seen.decisions = [decision.seen_by(seat) for decision in seen.decisions]
    return seen
