"""How long answers take that need no thought, so that nobody can tell them from those that do."""

from __future__ import annotations

import random
from typing import Protocol

from weimar_tui.kernel.decision import Decision
from weimar_tui.table.interface import Table


class Ponders(Protocol):
    """Where such times come from: the module `random` is one."""

    def lognormvariate(self, mu: float, sigma: float) -> float: ...


_ALONE, _TOGETHER, _LONGEST = 1.25, 2.0, 6.0
"""The time that is as often too short as too long, and the longest, in units of `ponder`. Together
it is longer: there it costs everybody only the longest of them."""

_SPREAD = 0.5


def time_to_ponder(
    table: Table,
    decision: Decision,
    ponder: float,
    chance: Ponders = random,
) -> float:
    """Seconds after which a client answers by itself, as people do who look at their cards again.

    Mostly soon, now and then late. `ponder` comes with the server (`ssh.config`).
    """
    usual = _TOGETHER if decision.kind in table.game.sealed_kinds else _ALONE
    return ponder * min(usual * chance.lognormvariate(0.0, _SPREAD), _LONGEST)
