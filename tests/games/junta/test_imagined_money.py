"""In simulated worlds, the money of others is dealt according to open information."""

from __future__ import annotations

import pytest

from benchmarks.junta_money import OWN, TRUE, WORLDS, guesses
from tests.games.junta import table as t
from weimar_tui.games.junta.rules.determinize import fortune
from weimar_tui.games.junta.rules.position import Budget, Motion, Night
from weimar_tui.games.junta.rules.runner import JuntaRunner


@pytest.mark.slow
def test_worlds_guess_accounts_no_worse_than_the_bots_reckon() -> None:
    """Over 20 games 6.72 against 6.76; in a sample of 10 they are about equal.

    On average the worlds contain as much money in Switzerland as there really is.
    """
    found = guesses(10, share=0.1)
    assert len(found.errors[WORLDS]) > 100
    assert found.error(WORLDS) <= 1.05 * found.error(OWN)
    assert abs(found.sums[WORLDS] / found.sums[TRUE] - 1) < 0.15


# --- what a family may have, by budgets and visits to the bank -----------------------------------
def seen() -> JuntaRunner:
    """In round 1, bravo's budget gave cortina 3 and delgado 4; cortina was at the bank."""
    runner = t.table(5, round=2, viewer="aguado")
    runner.position.budgets = [Budget(1, "bravo", (("cortina", 3), ("delgado", 4)))]
    runner.position.history = [Night(1, (("cortina", "bank"), ("delgado", "club")), True)]
    return runner


def test_who_gave_out_the_aid_kept_what_is_left_of_thirteen() -> None:
    account, pocket = fortune(seen().position, "bravo")
    assert (account, pocket) == (0, pytest.approx(0.3 + 13 - 7))


def test_who_was_at_the_bank_has_banked_all_but_small_change() -> None:
    assert fortune(seen().position, "cortina") == (pytest.approx(3.3), 0.5)
    assert fortune(seen().position, "delgado") == (0, pytest.approx(4.3))
    closed = seen()
    closed.position.history = [Night(1, (("cortina", "bank"),), False)]
    assert fortune(closed.position, "cortina") == (0, pytest.approx(3.3))


def test_of_a_pocket_less_is_left_each_round() -> None:
    runner = seen()
    runner.position.budgets.append(Budget(2, "espino", ()))
    assert fortune(runner.position, "delgado")[1] == pytest.approx(0.6 * 4.3)


def test_what_a_spy_has_seen_counts_at_least() -> None:
    runner = seen()
    t.family(runner, "A").accounts_seen = {"cortina": 7, "delgado": 0}
    assert fortune(runner.position, "cortina")[0] == 7
    assert fortune(runner.position, "delgado")[0] == 0
    t.family(runner, "A").accounts_seen = {"cortina": 2}
    assert fortune(runner.position, "cortina")[0] == pytest.approx(3.3)


def test_the_dead_carry_nothing_and_ones_own_is_known() -> None:
    runner = seen()
    t.dead(runner, "D")
    t.pocket(runner, "A", 3, 1)
    t.account(runner, "A", 2)
    assert fortune(runner.position, "delgado") == (0, 0)
    assert fortune(runner.position, "aguado") == (2, 4)


def test_who_has_announced_a_budget_holds_the_rest_of_it() -> None:
    runner = seen()
    runner.position.motion = Motion("budget", t.seat("E"))
    runner.position.announced = {"bravo": 4, "cortina": 2}
    for state, more in (("announced", 7), ("rejected", 7), ("paid", 0)):
        runner.position.budget = state
        assert fortune(runner.position, "espino")[1] == pytest.approx(0.3 + more)
