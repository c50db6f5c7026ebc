"""What answers itself takes its time, so that nobody can tell it from what was decided."""

from __future__ import annotations

from math import exp
from types import SimpleNamespace
from typing import Any

import pytest

from weimar_tui.kernel.decision import Decision, Subject
from weimar_tui.table.pondering import time_to_ponder

TABLE: Any = SimpleNamespace(game=SimpleNamespace(sealed_kinds={"recount"}))


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
    asked = Decision(1, "red", kind, ("pass",), Subject())
    assert time_to_ponder(TABLE, asked, 1.6, Drawn(deviations)) == pytest.approx(seconds, abs=0.05)


def test_a_table_of_programs_does_not_wait() -> None:
    assert time_to_ponder(TABLE, Decision(1, "red", "attack", ("pass",), Subject()), 0.0) == 0.0
