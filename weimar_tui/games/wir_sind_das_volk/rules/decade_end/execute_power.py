"""Carries out state power (rulebook 9.8)."""

from __future__ import annotations

from .. import decision_types as dt
from ..names import EAST
from ..runner import VolkRunner, VolkStep
from ..state_power import (
    fresh_cards,
    refresh,
    usable_areas,
    use_power,
)
from ..subjects import Pieces
from .phase import begin


class ExecutePower(VolkStep, frozen=True, tag="execute-power"):
    """9.8: every unused card removes 1 unrest, even if the East would rather not (ruling W32)."""

    def run(self, runner: VolkRunner) -> None:
        begin(runner, 8)
        runner.push(UseFreshCards())


class UseFreshCards(VolkStep, frozen=True, tag="use-fresh-cards"):
    """Use card by card while there is unrest; then all cards become fresh again."""

    def run(self, runner: VolkRunner) -> None:
        areas = usable_areas(runner.position)
        if areas:
            subject = Pieces(EAST, fresh_cards(runner.position), "power")
            runner.ask(self, EAST, dt.REMOVE_UNREST, areas, subject)
        else:
            refresh(runner)

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        runner.push(self)
        use_power(runner, option)
