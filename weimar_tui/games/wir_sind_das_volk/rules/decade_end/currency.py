"""Western currency: income, shortfall, and its cost (rulebook 9.3)."""

from __future__ import annotations

from ..components import Components
from ..endings import finish
from ..events import CurrencyCounted
from ..names import (
    EAST,
    EAST_AREAS,
    HAMBURG_AREAS,
    WEST,
    WEST_GERMANY,
)
from ..network import (
    export_values,
    factory_values,
    make_rundown,
    points,
    sound_factories,
)
from ..position import VolkPosition, prestige_advantage
from ..runner import VolkRunner, VolkStep
from .phase import Alternate, begin

NO_FACTORY = -1
"""Stands for the worst western export factory if a western area has no factory."""


def count_currency(board: Components, position: VolkPosition) -> CurrencyCounted:
    """What the East earns and needs (rulebook 9.3; Hamburg counts where it helps the West, W28)."""
    values = factory_values(board, position)
    worst, hamburg = NO_FACTORY - 1, ""
    for area in HAMBURG_AREAS:
        exports = export_values(board, values, WEST, area)
        least = min(exports.values()) if len(exports) == len(WEST_GERMANY) else NO_FACTORY
        if least > worst:
            worst, hamburg = least, area
    east = export_values(board, values, EAST, "")
    exporting = tuple(area for area, value in east.items() if value >= worst)
    track = position.tracks["currency"]
    needed = sum(position.standard[area] for area in EAST_AREAS)
    missing = max(0, needed - track - len(exporting))
    return CurrencyCounted(track, worst, exporting, east, needed, missing, hamburg)


class Currency(VolkStep, frozen=True, tag="currency"):
    """9.3: seats in turn make a factory rundown for each missing one; then lines or
    Rheinsberg go."""

    def run(self, runner: VolkRunner) -> None:
        begin(runner, 3)
        position = runner.position
        counted = count_currency(runner.board, position)
        runner.emit(counted)
        holder = prestige_advantage(position)
        sound = sound_factories(runner.board, position)
        rest = counted.missing - len(sound)
        if rest < 0:
            runner.push(Alternate(holder, counted.missing, "rundown"))
            return
        for city in sound:
            make_rundown(runner, "", city, "rundown")
        # No factory is sound now, so all remaining points are infrastructure and Rheinsberg.
        if rest > points(runner.board, position, EAST):
            finish(runner, "bankruptcy")
        runner.push(Alternate(holder, rest, "currency"))
