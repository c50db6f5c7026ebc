"""*Wir sind das Volk!* as the kernel's Game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from weimar_tui.kernel.codec import Codec
from weimar_tui.kernel.constraints import Names
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.game import Chance, Disabled, Game

from . import invariants
from .component_data import ComponentData
from .components import Components
from .decision_types import DECISION_TYPES
from .determinize import determinize
from .disabled import disabled_options
from .forecast import Forecast, forecast
from .names import SEATS
from .packs import GAME, load_components
from .position import VIEWER, VolkPosition
from .preview import Preview, preview
from .runner import VolkRunner
from .scenario_data import load_scenario
from .setup import set_up
from .statistics import key_figures

# The set-up imports the decade, and that everything it can lead to, so every Step is registered.
CODEC = Codec(VolkPosition, "weimar_tui.games.wir_sind_das_volk.rules")


class VolkGame(Game[VolkPosition]):
    """The rules of *Wir sind das Volk!* with one set of components."""

    id = GAME
    codec = CODEC
    viewer = VIEWER
    questions = DECISION_TYPES

    def __init__(self, data: ComponentData) -> None:
        self.data = data
        self.digest = data.digest
        self.board = Components(data)

    @classmethod
    def load(cls, pack: Path | None = None) -> VolkGame:
        """The game with the components of the box, or with a pack laid over them.

        Raises PackError if the pack cannot be used.
        """
        return cls(load_components(pack))

    def seats(
        self, scenario: str = "main", options: Mapping[str, Any] | None = None
    ) -> tuple[str, ...]:
        return SEATS

    def set_up(self, scenario: str, dice: Dice, options: Mapping[str, Any]) -> VolkPosition:
        """The position before the first question. Raises KernelError for an unknown scenario."""
        return set_up(self.board, load_scenario(scenario), dice)

    def resume(self, position: VolkPosition, listen: bool = True) -> VolkRunner:
        """Continue from a position."""
        return VolkRunner(position, self.board, listen=listen)

    def scenario_of(self, position: VolkPosition) -> str:
        """The id of the scenario that the position belongs to."""
        return position.scenario

    def names(self, position: VolkPosition) -> Names:
        return self.board.names

    def chapter(self, position: VolkPosition) -> int:
        """The current decade; a checkpoint is written when it changes."""
        return position.decade

    def check(self, position: VolkPosition) -> list[str]:
        """One line for each invariant that does not hold."""
        return invariants.broken(self.board, position)

    def preview(self, position: VolkPosition, decision: Decision, option: str) -> Preview:
        """What an option would bring, on the board and at the end of the decade."""
        return preview(self.board, position, decision, option)

    def forecast(self, position: VolkPosition, so_far: Sequence[Event] = ()) -> Forecast:
        """What the End of Decade would bring if it came now.

        `so_far`: the events of one that is under way.
        """
        return forecast(self.board, position, so_far)

    def disabled_options(self, position: VolkPosition, decision: Decision) -> list[Disabled]:
        """Visible options that are not possible now, with the reason's id and arguments."""
        return disabled_options(self.board, position, decision)

    def determinize(self, view: VolkPosition, chance: Chance) -> VolkPosition:
        """A legal position consistent with the view."""
        return determinize(self.board, view, chance)

    def key_figures(self, position: VolkPosition) -> dict[str, int]:
        """The figures worth following over a game."""
        return key_figures(self.board, position)
