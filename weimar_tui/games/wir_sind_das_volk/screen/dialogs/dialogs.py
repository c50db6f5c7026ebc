"""Which dialog asks which kind of question."""

from __future__ import annotations

from collections.abc import Mapping

from weimar_tui.games.wir_sind_das_volk.screen.dialogs.cards import (
    CardsDialog,
    GuillaumeDialog,
    PriceDialog,
    VoidDialog,
)
from weimar_tui.games.wir_sind_das_volk.screen.dialogs.end import (
    HamburgDialog,
    OverflowDialog,
    PrestigeDialog,
)
from weimar_tui.games.wir_sind_das_volk.screen.scene import VolkScene
from weimar_tui.tui.dialogs.interrupt import InterruptDialog

DIALOGS: Mapping[str, type[InterruptDialog[VolkScene]]] = {
    "discard-hand": CardsDialog,
    "price": PriceDialog,
    "void": VoidDialog,
    "guillaume": GuillaumeDialog,
    "guillaume-swap": GuillaumeDialog,
    "overflow": OverflowDialog,
    "prestige-field": PrestigeDialog,
    "hamburg": HamburgDialog,
}
"""The dialog of each kind of question that interrupts somebody; all others stand in the bar."""
