"""Automatic answers take time, so that they look like decisions."""

from __future__ import annotations

from math import exp
from typing import Any, ClassVar

import pytest
from weimar_duel.rules import Duel

from weimar_tui.kernel.decision import Decision
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.play.game_loop import time_to_ponder


class Sealed(Duel):
    """A duel that hides who has chosen a stance."""

    sealed_kinds: ClassVar[frozenset[str]] = frozenset({"stance"})


class Shown(Sealed):
    """A duel in which everyone sees that there is nothing to hold."""

    def may_hold_answer(self, view: Any, decision: Decision[Any]) -> bool:
        return False


def asked(kind: str, game: Duel) -> tuple[GameHandle, Decision]:
    """A table at which a person is asked this."""
    table = GameHandle.new(game, "main", {"red": "human", "blue": "human"}, "7")
    while (decision := table.human_decisions()[0]).kind != kind:
        table.pick(decision.number, decision.options[0])
    return table, decision


class Drawn:
    """A random number as far from the usual as given."""

    def __init__(self, deviations: float) -> None:
        self.deviations = deviations

    def lognormvariate(self, mu: float, sigma: float) -> float:
        return exp(mu + self.deviations * sigma)


@pytest.mark.parametrize(
    ("kind", "deviations", "seconds"),
    [
        ("strike", 0, 2.0),
        ("strike", 1, 3.3),
        ("strike", -1, 1.2),
        ("stance", 0, 3.2),
        ("stance", 1, 5.3),
        ("stance", 5, 9.6),
    ],
)
def test_a_while_that_is_longer_where_all_are_asked_at_once(
    kind: str, deviations: float, seconds: float
) -> None:
    time = time_to_ponder(*asked(kind, Sealed()), 1.6, Drawn(deviations))
    assert time == pytest.approx(seconds, abs=0.05)


def test_a_table_of_programs_does_not_wait() -> None:
    assert time_to_ponder(*asked("strike", Sealed()), 0.0) == 0.0


def test_none_where_everybody_sees_that_there_is_nothing_to_hold() -> None:
    assert time_to_ponder(*asked("strike", Shown()), 1.6) == 0.0
