"""The East pays for state power (rulebook 9.4)."""

from __future__ import annotations

from ..endings import demand
from ..events import PowerCounted
from ..names import EAST
from ..network import points
from ..pieces import Dismantle
from ..runner import VolkRunner, VolkStep
from .phase import begin


class PayPower(VolkStep, frozen=True, tag="pay-power"):
    """9.4: the East dismantles 1 point for each card it has collected."""

    def run(self, runner: VolkRunner) -> None:
        begin(runner, 4)
        cards = len(runner.position.state_power)
        runner.emit(PowerCounted(cards, points(runner.board, runner.position, EAST)))
        demand(runner, cards)
        runner.push(Dismantle(EAST, cards, "power"))
