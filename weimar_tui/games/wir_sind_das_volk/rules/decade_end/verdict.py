"""Does a state collapse? (rulebook 9.10)"""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules.decade_end.phase import begin
from weimar_tui.games.wir_sind_das_volk.rules.endings import finish
from weimar_tui.games.wir_sind_das_volk.rules.events import DecadeGoesOn, MarkersCounted
from weimar_tui.games.wir_sind_das_volk.rules.names import EAST, WEST
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner, VolkStep

COLLAPSE = 4
"""With so many mass-protest markers a state collapses."""


class Verdict(VolkStep, frozen=True, tag="verdict"):
    """9.10: markers are counted; after the last decade the East has won (ruling W36)."""

    def run(self, runner: VolkRunner) -> None:
        begin(runner, 10)
        position = runner.position
        west, east = len(position.protests[WEST]), len(position.protests[EAST])
        runner.emit(MarkersCounted(west, east))
        if west >= COLLAPSE and east >= COLLAPSE:
            finish(runner, "both-collapse")
        if east >= COLLAPSE:
            finish(runner, "east-collapses")
        if west >= COLLAPSE:
            finish(runner, "west-collapses")
        if position.decade == position.last_decade:
            finish(runner, "four-decades")
        runner.emit(DecadeGoesOn(position.decade))
