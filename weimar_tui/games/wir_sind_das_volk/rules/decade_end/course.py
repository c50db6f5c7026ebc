"""The ten phases in their order (rulebook 9)."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules.decade_end.attack import CompareEastWest
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.compare import CompareInside
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.currency import Currency
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.execute_power import ExecutePower
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.flight import Flight
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.hold_standard import HoldStandard
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.pay_power import PayPower
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.prestige import Prestige
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.socialists_phase import SocialistsPhase
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.verdict import Verdict
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner, VolkStep

PHASES: tuple[VolkStep, ...] = (
    Flight(),
    Prestige(),
    Currency(),
    PayPower(),
    HoldStandard(),
    CompareInside(),
    CompareEastWest(),
    ExecutePower(),
    SocialistsPhase(),
    Verdict(),
)
"""Phase 9.1 first."""


class EndOfDecade(VolkStep, frozen=True, tag="end-of-decade"):
    """All phases, one after the other."""

    def run(self, runner: VolkRunner) -> None:
        runner.push(*PHASES)
