"""Compares living standard within each state (rulebook 9.6)."""

from __future__ import annotations

from ..events import Compared
from ..names import SEATS, WEST_BERLIN
from ..position import VolkPosition
from ..runner import VolkRunner, VolkStep
from ..standard import standards
from ..unrest import place_unrest
from .phase import begin


def compare(position: VolkPosition, side: str) -> list[Compared]:
    """The unrest each area gets: its gap to the best area less 1; West Berlin the whole
    gap (9.6)."""
    standard = standards(position, side)
    best = max(standard.values())
    compared = []
    for area, own in standard.items():
        unrest = best - own if area == WEST_BERLIN else best - own - 1
        if unrest > 0:
            compared.append(Compared(area, best, own, unrest))
    return compared


class CompareInside(VolkStep, frozen=True, tag="compare-inside"):
    """9.6: both sides at the same time; West Berlin's markers are settled after all
    unrest (W30)."""

    def run(self, runner: VolkRunner) -> None:
        begin(runner, 6)
        for side in SEATS:
            for compared in compare(runner.position, side):
                runner.emit(compared)
                place_unrest(runner, compared.area, compared.unrest, "compare")
