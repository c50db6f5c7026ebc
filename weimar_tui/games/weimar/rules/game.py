"""Weimar as the kernel's Game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, get_args

from weimar_tui.kernel.codec import Codec
from weimar_tui.kernel.constraints import Names
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.game import Chance, Disabled, Game

from . import decision_types as dt, invariants
from .actions import legality, menu
from .attempts import RULE_SCOPES
from .component_data import ComponentData
from .components import Components
from .determinize import determinize
from .effects import (
    action_effects,
    combinators,
    figures,
    opinion_effects,
    state_effects,
    threat_effects,
    unit_effects,
)
from .effects.notation.names import NATIONS
from .effects.opinion_effects import ANY_WHITE
from .effects.run import EFFECT_HANDLERS, FEASIBILITY
from .effects.vocabulary import AnyEffect
from .opinion import CELLS
from .packs import load_components
from .position import CITIES, PARTIES, VIEWER, WeimarPosition
from .preview import Preview, preview
from .rerolls import reroll_matters
from .runner import WeimarRunner
from .saves_of_1_0 import rewritten
from .scenario_data import load_scenario
from .setup import set_up
from .solo import CardRunRunner
from .subjects import Trigger, subject_of

ATTEMPTS = (*RULE_SCOPES, "reaction", "roll", "crisis", "vote", "city")
"""Kinds of attempts (`position.Attempt`)."""

LISTS = ("economy", "final-scores", "nsdap")
"""Other sources of effects, besides cards, markers and rolls."""


@cache
def names_of(components: Components) -> Names:
    """The ids that are valid in a position, by kind."""
    data = components.data
    issues = (*data.issues, *components.issue_kind)
    sources = [
        *(f"issue:{issue}" for issue in issues),
        *(f"society:{marker}" for marker in data.society),
        *(f"minor:{minor}" for minor in data.minor_parties),
        *ATTEMPTS,
        *LISTS,
    ]
    return {
        "seat": PARTIES,
        "actor": PARTIES,
        "chooser": PARTIES,
        "party": (*PARTIES, *data.minor_parties),
        "bench": (*PARTIES, "nsdap"),
        "city": CITIES,
        "city of an impulse": (*CITIES, "-"),
        "unit": components.owner,
        "owner of units": {*components.owner.values(), "government"},
        "threat": data.threats,
        "DR marker": data.threats,
        "kind of attempt": ATTEMPTS,
        "issue": (*issues, ANY_WHITE),
        "issue marker": components.issue_kind,
        "cell": CELLS,
        "society marker": data.society,
        "minor": data.minor_parties,
        "power": NATIONS.values(),
        "nation": (*NATIONS.values(), "any"),
        "deck": (*PARTIES, "timeline"),
        "agenda": components.agendas,
        "foreign affairs card": {*components.foreign_affairs, *components.cards},
        "card of a deck": components.cards,
        "behaviour card": {*components.cards, *data.scenario_cards},
        "card": {
            *components.cards,
            *components.agendas,
            *components.foreign_affairs,
            *(card.id for card in data.rounds),
            *data.scenario_cards,
            *data.specials,
            *sources,
        },
    }


EFFECTS = (
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
    raise RuntimeError(f"effects without a handler: {sorted(_missing)}")

# The effects and the set-up import the phases, so every Step is registered by now.
CODEC = Codec(WeimarPosition, "weimar_tui.games.weimar.rules")


class WeimarGame(Game[WeimarPosition]):
    """The rules of Weimar with one set of components."""

    id = "weimar"
    common_defeat = True
    codec = CODEC
    viewer = VIEWER
    questions = dt.DECISION_TYPES
    reaction_kinds = frozenset((dt.REACT.kind,))

    def __init__(self, data: ComponentData) -> None:
        self.data = data
        self.digest = data.digest
        self.components = Components(data)

    @classmethod
    def load(cls, pack: Path | None = None) -> WeimarGame:
        """The game with the components of the box, or with a pack laid over them.

        Raises PackError if the pack cannot be used.
        """
        return cls(load_components(pack))

    def seats(
        self, scenario: str = "main", options: Mapping[str, Any] | None = None
    ) -> tuple[str, ...]:
        return PARTIES

    def set_up(self, scenario: str, dice: Dice, options: Mapping[str, Any]) -> WeimarPosition:
        """The position before the first question. Raises KernelError for an unknown scenario."""
        return set_up(self.components, load_scenario(scenario), dice)

    def resume(self, position: WeimarPosition, listen: bool = True) -> WeimarRunner:
        """Continue from a position."""
        kind = CardRunRunner if position.card_run else WeimarRunner
        return kind(position, self.components, listen=listen)

    def from_older(self, data: bytes) -> bytes:
        """Convert a position of 1.0. Raises msgspec.MsgspecError if it is not one."""
        return rewritten(data)

    def determinize(self, view: WeimarPosition, chance: Chance) -> WeimarPosition:
        """A legal position consistent with the view."""
        return determinize(
            view, self.components, chance, lambda world: self.resume(world, listen=False)
        )

    def scenario_of(self, position: WeimarPosition) -> str:
        """The id of the scenario that the position belongs to."""
        return position.scenario

    def names(self, position: WeimarPosition) -> Names:
        return names_of(self.components)

    def chapter(self, position: WeimarPosition) -> int:
        """The current round; a checkpoint is written when it changes."""
        return position.round

    def victory_points(self, position: WeimarPosition) -> Mapping[str, int]:
        """The points of the four parties (rulebook 5.1)."""
        return position.vp

    def check(self, position: WeimarPosition) -> list[str]:
        """One line for each invariant that does not hold."""
        return invariants.broken(self.resume(position, False))

    def preview(self, position: WeimarPosition, decision: Decision, option: str) -> Preview | None:
        """Dice, exact chances and dangers of an option, where they can be computed in advance."""
        return preview(self.resume(position, False), decision, option)

    def matters(self, position: WeimarPosition, decision: Decision) -> bool:
        """Whether the option to roll again is worth a question (5.14, R7)."""
        if decision.kind != dt.REACT.kind or subject_of(decision, Trigger).trigger != "roll":
            return True
        return reroll_matters(self.resume(position, False))

    def disabled_options(self, position: WeimarPosition, decision: Decision) -> Sequence[Disabled]:
        """Actions that are not possible now, with the reason's id and arguments."""
        if decision.kind != dt.ACTION.kind or not position.impulses:
            return []
        impulse = position.impulses[-1]
        runner = self.resume(position, False)
        points = impulse.ap + position.reserve[impulse.party]
        return [
            (
                action,
                reason,
                {
                    "party": impulse.party,
                    "cost": legality.cost(runner, impulse.party, action),
                    "points": points,
                    "city": impulse.city,
                },
            )
            for action, reason in menu.disabled_options(runner, impulse)
        ]
