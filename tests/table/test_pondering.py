"""What answers itself takes its time, so that nobody can tell it from what was decided."""

from __future__ import annotations

from math import exp
from types import SimpleNamespace
from typing import Any

import pytest

from weimar_tui.kernel.decision import Decision, Subject
from weimar_tui.table.playing import time_to_ponder


def table(*, may_hold: bool = True) -> Any:
    """A table at which red may hold an answer that nobody sees."""
    game = SimpleNamespace(
        sealed_kinds={"recount"},
        view=lambda position, seat: position,
        may_hold_answer=lambda view, decision: may_hold,
    )
    seen = SimpleNamespace(decisions=[asked("attack")])
    return SimpleNamespace(game=game, view=lambda seat: seen)


def asked(kind: str) -> Decision:
    return Decision(1, "red", kind, ("pass",), Subject())


class Drawn:
    """As far from the usual as is said."""

    def __init__(self, deviations: float) -> None:
        self.deviations = deviations

    def lognormvariate(self, mu: float, sigma: float) -> float:
        return exp(mu + self.deviations * sigma)


@pytest.mark.parametrize(
    ("kind", "deviations", "seconds"),
    [
        ("attack", 0, 2.0),
        ("attack", 1, 3.3),
        ("attack", -1, 1.2),
        ("recount", 0, 3.2),
        ("recount", 1, 5.3),
        ("recount", 5, 9.6),
    ],
)
def test_a_while_that_is_longer_where_all_are_asked_at_once(
    kind: str, deviations: float, seconds: float
) -> None:
    time = time_to_ponder(table(), asked(kind), 1.6, Drawn(deviations))
    assert time == pytest.approx(seconds, abs=0.05)


def test_a_table_of_programs_does_not_wait() -> None:
    assert time_to_ponder(table(), asked("attack"), 0.0) == 0.0


def test_none_where_everybody_sees_that_there_is_nothing_to_hold() -> None:
    assert time_to_ponder(table(may_hold=False), asked("attack"), 1.6) == 0.0
