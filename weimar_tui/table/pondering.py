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

    Mostly soon, now and then late; at once where everybody can see that nothing could be held.
    `ponder` comes with the server (`ssh.config`).
    """
    if not _may_hold_answer(table, decision):
        return 0.0
    usual = _TOGETHER if decision.kind in table.game.sealed_kinds else _ALONE
    return ponder * min(usual * chance.lognormvariate(0.0, _SPREAD), _LONGEST)


def _may_hold_answer(table: Table, decision: Decision) -> bool:
    """Whether a spectator has to think so; nothing that only the seat knows is looked at."""
    seen = table.game.view(table.view(decision.seat), None)
    same = (decision.seat, decision.kind)
    asked = (each for each in seen.decisions if (each.seat, each.kind) == same)
    return all(table.game.may_hold_answer(seen, each) for each in asked)
