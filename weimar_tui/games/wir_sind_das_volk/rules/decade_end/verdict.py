"""Checks whether a state collapses (rulebook 9.10)."""

from __future__ import annotations

from ..endings import finish
from ..events import DecadeGoesOn, MarkersCounted
from ..names import EAST, WEST
from ..runner import VolkRunner, VolkStep
from .phase import begin

COLLAPSE = 4
"""The number of mass-protest markers at which a state collapses."""


def verdict(west: int, east: int) -> str:
    """The collapse that these numbers of markers bring; empty if both states hold out."""
    if west >= COLLAPSE and east >= COLLAPSE:
        return "both-collapse"
    if east >= COLLAPSE:
        return "east-collapses"
    return "west-collapses" if west >= COLLAPSE else ""


class Verdict(VolkStep, frozen=True, tag="verdict"):
    """9.10: count the markers; after the last decade the East has won (ruling W36)."""

    def run(self, runner: VolkRunner) -> None:
        begin(runner, 10)
        position = runner.position
        west, east = len(position.protests[WEST]), len(position.protests[EAST])
        runner.emit(MarkersCounted(west, east))
        if collapse := verdict(west, east):
            finish(runner, collapse)
        if position.decade == position.last_decade:
            finish(runner, "four-decades")
        runner.emit(DecadeGoesOn(position.decade))
