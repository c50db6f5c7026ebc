"""The names that may stand in a position."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.games.junta.rules.box import Box
from weimar_tui.games.junta.rules.components import OFFICES
from weimar_tui.games.junta.rules.negotiation.clauses import ALL
from weimar_tui.games.junta.rules.position import ALIVE, DEAD, EXILE
from weimar_tui.kernel.naming import Names


def names_of(box: Box, seats: Sequence[str]) -> Names:
    """The names that may stand in a position of a game with these seats, by kind."""
    return {
        "seat": seats,
        "seat or all": (*seats, ALL),
        "seats": seats,
        "owner": seats,
        "former": seats,
        "state of a family": (ALIVE, DEAD, EXILE),
        "card of the deck": box.cards,
        "office": OFFICES,
        "area": box.areas,
        "unit": box.units,
    }
