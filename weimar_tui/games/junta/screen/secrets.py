"""Whether a position shows everything."""

from __future__ import annotations

from weimar_tui.games.junta.rules.position import HIDDEN, JuntaPosition


def is_whole(position: JuntaPosition) -> bool:
    """Whether it is the position itself: views show neither the stack nor cards to come."""
    piles = (position.deck, *(family.hand for family in position.families.values()))
    return bool(position.stack) or not any(HIDDEN in pile for pile in piles)
