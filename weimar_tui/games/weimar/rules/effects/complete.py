"""Brings all effects together and sees that none is missing."""

from __future__ import annotations

from typing import get_args

from weimar_tui.games.weimar.rules.effects import (
    action_effects,
    combinators,
    figures,
    opinion_effects,
    state_effects,
    threat_effects,
    unit_effects,
)
from weimar_tui.games.weimar.rules.effects.run import EFFECT_HANDLERS, FEASIBILITY
from weimar_tui.games.weimar.rules.effects.vocabulary import AnyEffect

MODULES = (
    action_effects,
    combinators,
    figures,
    opinion_effects,
    state_effects,
    threat_effects,
    unit_effects,
)

_missing = {kind.__name__ for kind in get_args(AnyEffect)} - {
    kind.__name__ for kind in EFFECT_HANDLERS.keys() & FEASIBILITY.keys()
}
if _missing:
    raise RuntimeError(f"effects nobody carries out: {sorted(_missing)}")
