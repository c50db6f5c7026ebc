"""The ten phases in order (rulebook 9)."""

from __future__ import annotations

from ..runner import VolkRunner, VolkStep
from .attack import CompareEastWest
from .compare import CompareInside
from .currency import Currency
from .execute_power import ExecutePower
from .flight import Flight
from .hold_standard import HoldStandard
from .pay_power import PayPower
from .prestige import Prestige
from .socialists_phase import SocialistsPhase
from .verdict import Verdict

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
"""Starting with phase 9.1."""


class EndOfDecade(VolkStep, frozen=True, tag="end-of-decade"):
    def run(self, runner: VolkRunner) -> None:
        runner.push(*PHASES)
