"""Rulebook 9.8: carrying out state power."""

from __future__ import annotations

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import (
    answer,
    at_rest,
    options,
    phase,
    power,
    table,
    unrest,
)


def test_every_unused_card_removes_one_unrest() -> None:
    cards = [power("5", used=True), power("15"), power("51")]
    runner = phase(table(state_power=cards, unrest=by_code(SN=2, TH=1)), 8)
    assert options(runner, "remove-unrest", "east") == ("sachsen", "thueringen")
    answer(runner, "remove-unrest", "sachsen", "remove-unrest", "sachsen")
    assert unrest(runner) == by_code(TH=1)
    assert at_rest(runner)


def test_it_must() -> None:
    """Ruling W32."""
    runner = phase(table(state_power=["5"], unrest=by_code(SN=1)), 8)
    assert unrest(runner) == {}


def test_without_unrest_a_card_does_nothing() -> None:
    runner = phase(table(state_power=["5"], unrest=by_code(BY=2)), 8)
    assert at_rest(runner)
    assert unrest(runner) == by_code(BY=2)


def test_then_all_cards_are_fresh_for_the_next_decade() -> None:
    runner = phase(table(state_power=[power("5", used=True), power("15")], unrest=by_code(SN=1)), 8)
    assert runner.position.state_power == [power("5"), power("15")]
