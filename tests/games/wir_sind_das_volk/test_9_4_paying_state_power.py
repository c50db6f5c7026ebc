"""Rulebook 9.4: state power is paid for."""

from __future__ import annotations

from tests.games.wir_sind_das_volk.table import answer, at_rest, options, phase, power, table


def test_one_point_a_card_red_or_pink_used_or_not_where_the_east_likes() -> None:
    cards = [power("5", used=True), power("51")]
    play = phase(table(factories=["berlin", "jena", "leipzig"], state_power=cards), 4)
    assert options(play, "dismantle", "east") == ("berlin", "leipzig", "jena")
    answer(play, "dismantle", "jena", "dismantle", "berlin")
    assert at_rest(play)
    assert set(play.position.factories) == {"leipzig"}
    assert play.position.state_power == cards, "the cards stay"


def test_without_cards_nothing() -> None:
    play = phase(table(factories=["berlin"]), 4)
    assert set(play.position.factories) == {"berlin"}
