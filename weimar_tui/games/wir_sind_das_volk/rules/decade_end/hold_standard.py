"""Areas hold or lose their living standard (rulebook 9.5)."""

from __future__ import annotations

from .. import decision_types as dt
from ..components import Components
from ..events import HamburgNamed, StandardChecked
from ..names import (
    AREAS,
    EAST,
    HAMBURG_AREAS,
    PATRON_STATES,
    WEST,
    WEST_BERLIN,
)
from ..network import export_values, factory_values
from ..position import VolkPosition
from ..runner import VolkRunner, VolkStep
from ..standard import lose_standard, standard_of
from ..subjects import Losses, Pieces
from .phase import begin

NO_LIMIT = -1
"""In `limits` and in the event `StandardChecked`: the area can hold any living standard."""


def limits(board: Components, position: VolkPosition, hamburg: str) -> dict[str, int]:
    """The most living standard each area can hold, with Hamburg counted for one area.

    That is the value of its export factory; for West Berlin, of the worst one among the suppliers
    that have delivered (no limit if none has, ruling W29).
    """
    values = factory_values(board, position)
    exports = export_values(board, values, WEST, hamburg) | export_values(board, values, EAST, "")
    held = {area: exports.get(area, 0) for area in AREAS}
    delivered = [exports.get(patron_state, 0) for patron_state in position.delivered]
    held[WEST_BERLIN] = min(delivered, default=NO_LIMIT)
    return held


def losses(position: VolkPosition, held: dict[str, int]) -> dict[str, int]:
    """The living standard that each area has in excess."""
    losses = {}
    for area, limit in held.items():
        too_much = standard_of(position, area) - limit
        if too_much > 0 and limit != NO_LIMIT:
            losses[area] = too_much
    return losses


class HoldStandard(VolkStep, frozen=True, tag="hold-standard"):
    """9.5: all areas at the same time; asks where Hamburg counts only if it matters
    (ruling W29)."""

    def run(self, runner: VolkRunner) -> None:
        begin(runner, 5)
        board, position = runner.board, runner.position
        first, second = (losses(position, limits(board, position, a)) for a in HAMBURG_AREAS)
        options = HAMBURG_AREAS[:1] if first == second else HAMBURG_AREAS
        runner.ask(
            self, WEST, dt.HAMBURG, options, Losses(tuple(first.items()), tuple(second.items()))
        )

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        position = runner.position
        held = limits(runner.board, position, option)
        standard = {area: standard_of(position, area) for area in AREAS}
        runner.emit(HamburgNamed(option))
        runner.emit(StandardChecked(standard, held))
        for area, count in losses(position, held).items():
            if area == WEST_BERLIN:
                runner.push(LoseSectors(count))
            else:
                lose_standard(runner, area, count, "hold")


class LoseSectors(VolkStep, frozen=True, tag="lose-sectors"):
    """The West chooses which sectors of West Berlin lose living standard (rulebook 9.5)."""

    left: int

    def run(self, runner: VolkRunner) -> None:
        sectors = runner.position.sectors
        options = [patron_state for patron_state in PATRON_STATES if sectors[patron_state]]
        runner.ask(self, WEST, dt.LOSE_SECTOR, options, Pieces(WEST, self.left, "hold"))

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        lose_standard(runner, WEST_BERLIN, 1, "hold", option)
        if self.left > 1:
            runner.push(LoseSectors(self.left - 1))
