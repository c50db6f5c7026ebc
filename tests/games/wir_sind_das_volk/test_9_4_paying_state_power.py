"""Rulebook 9.4: paying for state power."""

from __future__ import annotations

from tests.games.wir_sind_das_volk.table import answer, at_rest, options, phase, power, table


def test_one_point_a_card_red_or_pink_used_or_not_where_the_east_likes() -> None:
    cards = [power("5", used=True), power("51")]
    runner = phase(table(factories=["berlin", "jena", "leipzig"], state_power=cards), 4)
    assert options(runner, "dismantle", "east") == ("berlin", "leipzig", "jena")
    answer(runner, "dismantle", "jena", "dismantle", "berlin")
    assert at_rest(runner)
    assert set(runner.position.factories) == {"leipzig"}
    assert runner.position.state_power == cards, "the cards stay"


def test_without_cards_nothing() -> None:
    runner = phase(table(factories=["berlin"]), 4)
    assert set(runner.position.factories) == {"berlin"}
