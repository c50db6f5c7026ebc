"""Which dialog asks which kind of question."""

from __future__ import annotations

from collections.abc import Mapping

from weimar_tui.games.wir_sind_das_volk.rules import questions as q
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
    q.HAND_LIMIT.kind: CardsDialog,
    q.PRICE.kind: PriceDialog,
    q.VOID.kind: VoidDialog,
    q.GUILLAUME.kind: GuillaumeDialog,
    q.GUILLAUME_SWAP.kind: GuillaumeDialog,
    q.OVERFLOW.kind: OverflowDialog,
    q.PRESTIGE_FIELD.kind: PrestigeDialog,
    q.HAMBURG.kind: HamburgDialog,
}
"""The dialog of each kind of question that interrupts somebody; all others stand in the bar."""
