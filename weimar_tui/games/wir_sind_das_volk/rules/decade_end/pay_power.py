"""State power is paid for (rulebook 9.4)."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules.decade_end.phase import begin
from weimar_tui.games.wir_sind_das_volk.rules.endings import demand
from weimar_tui.games.wir_sind_das_volk.rules.events import PowerCounted
from weimar_tui.games.wir_sind_das_volk.rules.names import EAST
from weimar_tui.games.wir_sind_das_volk.rules.network import points
from weimar_tui.games.wir_sind_das_volk.rules.pieces import Dismantle
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner, VolkStep


class PayPower(VolkStep, frozen=True, tag="pay-power"):
    """9.4: the East dismantles 1 point for each card it has collected."""

    def run(self, runner: VolkRunner) -> None:
        begin(runner, 4)
        cards = len(runner.position.state_power)
        runner.emit(PowerCounted(cards, points(runner.board, runner.position, EAST)))
        demand(runner, cards)
        runner.push(Dismantle(EAST, cards, "power"))
