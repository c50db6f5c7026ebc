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

# The set-up imports the decade, and that whatever it can lead to: every Step is known by now.
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
        """The game with the components of the box, or of a pack laid over them.

        Raises PackError when the pack cannot be used.
        """
        return cls(load_components(pack))

    def seats(
        self, scenario: str = "main", options: Mapping[str, Any] | None = None
    ) -> tuple[str, ...]:
        """West and East."""
        return SEATS

    def set_up(self, scenario: str, dice: Dice, options: Mapping[str, Any]) -> VolkPosition:
        """The table before the first question. Raises KernelError for an unknown scenario."""
        return set_up(self.board, load_scenario(scenario), dice)

    def resume(self, position: VolkPosition, listen: bool = True) -> VolkRunner:
        """Go on from a position."""
        return VolkRunner(position, self.board, listen=listen)

    def scenario_of(self, position: VolkPosition) -> str:
        """The scenario that a position is one of."""
        return position.scenario

    def names(self, position: VolkPosition) -> Names:
        """Valid names in a position, by kind."""
        return self.board.names

    def chapter(self, position: VolkPosition) -> int:
        """The decade; a checkpoint is written when it changes."""
        return position.decade

    def check(self, position: VolkPosition) -> list[str]:
        """Invariants that do not hold, a line each."""
        return invariants.broken(self.board, position)

    def preview(self, position: VolkPosition, decision: Decision, option: str) -> Preview:
        """What an option would bring, on the board and at the end of the decade."""
        return preview(self.board, position, decision, option)

    def forecast(self, position: VolkPosition, so_far: Sequence[Event] = ()) -> Forecast:
        """What the End of Decade would bring if it came now.

        `so_far`: what has been told of one that is running.
        """
        return forecast(self.board, position, so_far)

    def disabled_options(self, position: VolkPosition, decision: Decision) -> list[Disabled]:
        """Visible but impossible options, with the reason's id and arguments."""
        return disabled_options(self.board, position, decision)

    def determinize(self, view: VolkPosition, chance: Chance) -> VolkPosition:
        """A legal position that the view could be of."""
        return determinize(self.board, view, chance)

    def key_figures(self, position: VolkPosition) -> dict[str, int]:
        """The figures worth following over a game."""
        return key_figures(self.board, position)
