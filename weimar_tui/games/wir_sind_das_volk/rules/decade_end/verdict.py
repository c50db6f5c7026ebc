"""Checks whether a state collapses (rulebook 9.10)."""

from __future__ import annotations

from ..endings import finish
from ..events import DecadeGoesOn, MarkersCounted
from ..names import EAST, WEST
from ..runner import VolkRunner, VolkStep
from .phase import begin

COLLAPSE = 4
"""The number of mass-protest markers at which a state collapses."""


class Verdict(VolkStep, frozen=True, tag="verdict"):
    """9.10: count the markers; after the last decade the East has won (ruling W36)."""

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
