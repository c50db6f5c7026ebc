"""Living standard compared inside each state (rulebook 9.6)."""

from __future__ import annotations

from ..events import Compared
from ..names import SEATS, WEST_BERLIN
from ..position import VolkPosition
from ..runner import VolkRunner, VolkStep
from ..standard import standards
from ..unrest import place_unrest
from .phase import begin


def compare(position: VolkPosition, side: str) -> list[Compared]:
    """What each area gets: the difference to the best one less 1, West Berlin all of it (9.6)."""
    standard = standards(position, side)
    best = max(standard.values())
    compared = []
    for area, own in standard.items():
        unrest = best - own if area == WEST_BERLIN else best - own - 1
        if unrest > 0:
            compared.append(Compared(area, best, own, unrest))
    return compared


class CompareInside(VolkStep, frozen=True, tag="compare-inside"):
    """9.6: both sides at once; West Berlin's markers are settled when all unrest lies (W30)."""

    def run(self, runner: VolkRunner) -> None:
        begin(runner, 6)
        for side in SEATS:
            for compared in compare(runner.position, side):
                runner.emit(compared)
                place_unrest(runner, compared.area, compared.unrest, "compare")
