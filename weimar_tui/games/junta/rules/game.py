"""Junta as the kernel's Game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from weimar_tui.kernel.codec import Codec
from weimar_tui.kernel.constraints import Names
from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.game import Chance, Disabled, Game
from weimar_tui.kernel.visibility import Viewer

from . import decision_types as dt, invariants
from .component_data import OFFICES, ComponentData
from .components import Components
from .determinize import determinize
from .disabled_options import disabled_options
from .loading import load_components
from .negotiation import clauses
from .negotiation.clause_types import CLAUSE_TYPES
from .negotiation.clauses import ALL
from .nothing_to_decide import is_no_question, may_hold_answer
from .position import ALIVE, DEAD, EXILE, JuntaPosition
from .preview import Preview, preview
from .runner import JuntaRunner
from .saves_of_1_0 import rewritten
from .scenario_data import load_scenario, scenario_ids
from .setup import seats_of, set_up
from .subjects import JuntaDecision


def names_of(components: Components, seats: Sequence[str]) -> Names:
    """The ids that are valid in a game with these seats, by kind."""
    return {
        "seat": seats,
        "seat or all": (*seats, ALL),
        "seats": seats,
        "owner": seats,
        "former": seats,
        "state of a family": (ALIVE, DEAD, EXILE),
        "card of the deck": components.cards,
        "office": OFFICES,
        "area": components.areas,
        "unit": components.units,
    }


# The set-up imports the phases, and these all they can lead to, so every Step is registered.
CODEC = Codec(JuntaPosition, "weimar_tui.games.junta.rules")

VIEWER = Viewer(JuntaPosition)

COMMON_WORDS = frozenset(
    [
        clauses.ALL,
        "threat",
        *(threat.partition(":")[0] for threat in clauses.DUE_THREAT),
        *(part for clause in clauses.every_word() for part in clause.id.split(":")),
        *(each.form.partition(":")[0] for each in CLAUSE_TYPES),
    ]
)
"""The parts of clauses, and the moments at which they are judged."""

USUAL_PLAYERS = 6


class JuntaGame(Game[JuntaPosition]):
    """The rules of Junta with one set of components."""

    id = "junta"
    codec = CODEC
    viewer = VIEWER
    questions = dt.DECISION_TYPES
    sealed_kinds = frozenset(kind for kind, asked in dt.DECISION_TYPES.items() if asked.sealed)
    reaction_kinds = frozenset((dt.RECOUNT.kind, dt.ALTERNATIVE.kind))

    def __init__(self, data: ComponentData) -> None:
        self.data = data
        self.digest = data.digest
        self.components = Components(data)

    @classmethod
    def load(cls, pack: Path | None = None) -> JuntaGame:
        """The game with the components of the box, or with a pack laid over them.

        Raises PackError if the pack cannot be used.
        """
        return cls(load_components(pack))

    def scenarios(self) -> tuple[str, ...]:
        """The scenarios, the full game first."""
        return scenario_ids()

    def players(self, scenario: str = "main") -> tuple[int, int]:
        """The smallest and largest number of families. Raises KernelError for an
        unknown scenario."""
        return load_scenario(scenario, self.data).players

    def seats(
        self, scenario: str = "main", options: Mapping[str, Any] | None = None
    ) -> tuple[str, ...]:
        """The families in seat order; the option `seats` gives their number.

        Raises KernelError for an unknown scenario, or a number that does not fit it.
        """
        loaded = load_scenario(scenario, self.data)
        least, most = loaded.players
        usual = min(max(USUAL_PLAYERS, least), most)
        return seats_of(self.components, loaded, int((options or {}).get("seats", usual)))

    def set_up(self, scenario: str, dice: Dice, options: Mapping[str, Any]) -> JuntaPosition:
        """The position before the first question.

        `options`: `seats` (number of families), `rounds`, `coup_phases`, and the table's choices
        (`setup.CHOICES`). Raises KernelError for an unknown scenario or a value that does not fit.
        """
        players = len(self.seats(scenario, options))
        return set_up(self.components, load_scenario(scenario, self.data), players, dice, options)

    def resume(self, position: JuntaPosition, listen: bool = True) -> JuntaRunner:
        """Continue from a position."""
        return JuntaRunner(position, self.components, listen=listen)

    def options_of(self, position: JuntaPosition) -> Mapping[str, Any]:
        """The number of families."""
        return {"seats": len(position.families)}

    def scenario_of(self, position: JuntaPosition) -> str:
        """The id of the scenario that the position belongs to."""
        return position.scenario

    def names(self, position: JuntaPosition) -> Names:
        seats = self.seats(position.scenario, self.options_of(position))
        return names_of(self.components, seats)

    def view(self, position: JuntaPosition, seat: str | None) -> JuntaPosition:
        """What the seat (None: a spectator) can know."""
        seen = super().view(position, seat)
        seen.viewer = seat or ""
        return seen

    def is_common(self, name: str) -> bool:
        """Whether a name can appear in public: anyone can pick clauses and their parts."""
        word, *details = name.split(":")
        return word in COMMON_WORDS or (not details and self._is_named_openly(word))

    def _is_named_openly(self, name: str) -> bool:
        return name.isdigit() or name in self.components.areas or name in self.components.units

    def from_older(self, data: bytes) -> bytes:
        """Decode a position from JSON, also as version 1.0 wrote it.

        Raises KernelError for anything else.
        """
        return rewritten(data)

    def question(self, decision: JuntaDecision) -> dt.JuntaDecisionType:
        """The kind of question: a link of a talk, or the decision itself."""
        return dt.question_of(decision)

    def chapter(self, position: JuntaPosition) -> int:
        """The current round; a checkpoint is written when it changes."""
        return position.round

    def nothing_to_decide(self, position: JuntaPosition, decision: JuntaDecision) -> str | None:
        """The only answer, apart from talk, if there is one; a family waiting for a
        reply is asked anyway."""
        made = position.families[decision.seat].made
        return decision.options[0] if is_no_question(decision, made) else None

    def may_hold_answer(self, view: JuntaPosition, decision: JuntaDecision) -> bool:
        """Whether this family could hold an unseen card that is an answer."""
        return may_hold_answer(self.resume(view, listen=False), decision)

    def late_answer(self, decision: JuntaDecision) -> str | None:
        """In a window, a silent family is ready and makes no offer."""
        if decision.kind != dt.TALK.kind:
            return None
        return next((option for option in (dt.READY, dt.DROP) if option in decision.options), None)

    def disabled_options(
        self, position: JuntaPosition, decision: JuntaDecision
    ) -> Sequence[Disabled]:
        """Options that a player might expect but that are not offered, and why."""
        return disabled_options(self.resume(position, listen=False), decision)

    def preview(
        self, position: JuntaPosition, decision: JuntaDecision, option: str
    ) -> Preview | None:
        """Exact chances of fights, shells, attempts and votes; works on views."""
        return preview(self.resume(position, listen=False), decision, option)

    def determinize(self, view: JuntaPosition, chance: Chance) -> JuntaPosition:
        """A legal position consistent with the view."""
        return determinize(self.components, view, chance)

    def check(self, position: JuntaPosition) -> list[str]:
        """One line for each invariant that does not hold."""
        return invariants.broken(self.resume(position, listen=False))
