"""Actions with one question per piece.

These are building the economy (rulebook 6.2), generating living standard (6.3) and passing it on to
West Berlin (10.2).
"""

from __future__ import annotations

from . import decision_types as dt
from .events import StandardTransferred
from .names import PATRON_STATES, WEST, WEST_BERLIN
from .network import build, building_sites
from .runner import VolkRunner, VolkStep
from .standard import (
    MOST_PLACED,
    can_transfer,
    payable_areas,
    place_standard,
    standard_of,
)
from .subjects import Pieces, Standard
from .unrest import remove_unrest


class BuildEconomy(VolkStep, frozen=True, tag="build-economy"):
    """Build points equal to the card's value; the player can leave any of them unused
    (ruling W4)."""

    seat: str
    card: str
    left: int

    def run(self, runner: VolkRunner) -> None:
        sites = building_sites(runner, self.seat) if self.left else []
        if sites:
            subject = Pieces(self.seat, self.left, "build", self.card)
            runner.ask(self, self.seat, dt.BUILD, [*sites, dt.STOP], subject)

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        if option != dt.STOP:
            build(runner, seat, option)
            if self.left > 1:
                runner.push(BuildEconomy(self.seat, self.card, self.left - 1))


class LivingStandard(VolkStep, frozen=True, tag="living-standard"):
    """Up to three living standard in different areas; unrest goes at the end (rulebook 6.3)."""

    seat: str
    card: str
    value: int
    placed: tuple[str, ...] = ()

    def run(self, runner: VolkRunner) -> None:
        areas: list[str] = []
        if len(self.placed) < MOST_PLACED:
            position = runner.position
            areas = payable_areas(runner.board, position, self.seat, self.placed, self.value)
        if areas:
            subject = Standard(self.card, self.value, self.placed)
            runner.ask(self, self.seat, dt.STANDARD, [*areas, dt.STOP], subject)
        else:
            self._finish(runner)

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        if option == dt.STOP:
            self._finish(runner)
            return
        place_standard(runner, option)
        placed = (*self.placed, option)
        runner.push(LivingStandard(self.seat, self.card, self.value, placed))

    def _finish(self, runner: VolkRunner) -> None:
        if self.placed:
            runner.push(Transfer(self.seat, self.card, self.value, self.placed))


class Transfer(VolkStep, frozen=True, tag="transfer"):
    """One supplier can pass its new living standard on to West Berlin (rulebook 10.2)."""

    seat: str
    card: str
    value: int
    placed: tuple[str, ...]

    def run(self, runner: VolkRunner) -> None:
        suppliers: list[str] = []
        if self.seat == WEST:
            placed, position = self.placed, runner.position
            suppliers = [s for s in PATRON_STATES if s in placed and can_transfer(position, s)]
        if suppliers:
            subject = Standard(self.card, self.value, self.placed)
            runner.ask(self, self.seat, dt.TRANSFER, [dt.NONE, *suppliers], subject)
        else:
            self.chosen(runner, self.seat, dt.NONE)

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        position = runner.position
        calmed = self.placed
        if option != dt.NONE:
            position.standard[option] -= 1
            position.sectors[option] += 1
            if option not in position.delivered:
                position.delivered.append(option)
            runner.emit(StandardTransferred(option, standard_of(position, WEST_BERLIN)))
            calmed = tuple(WEST_BERLIN if area == option else area for area in calmed)
        for area in calmed:
            remove_unrest(runner, area, 1, "standard")
