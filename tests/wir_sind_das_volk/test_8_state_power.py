"""Rulebook 8: state power."""

from __future__ import annotations

from tests.wir_sind_das_volk.decades import by_code
from tests.wir_sind_das_volk.table import (
    answer,
    asked,
    at_rest,
    effect,
    event,
    options,
    power,
    table,
    turn,
    unrest,
)
from weimar_tui.games.wir_sind_das_volk.rules.position import PowerCard


def test_cards_whose_symbol_was_carried_out_are_collected_open() -> None:
    play = event(table(), "5", "east")
    assert play.position.state_power == [PowerCard("5", "red")]


def test_red_or_pink() -> None:
    play = event(table(), "51", "east")
    answer(play, "void", "none")
    assert play.position.state_power == [PowerCard("51", "pink")]


def test_each_removes_one_unrest_a_decade_in_addition_to_an_action() -> None:
    play = turn(table(state_power=["5", "51"], unrest=by_code(SN=2, TH=1)), "east", "1", "2")
    assert {"power:sachsen", "power:thueringen"} <= set(asked(play).options)
    answer(play, "turn", "power:sachsen")
    assert unrest(play) == by_code(SN=1, TH=1)
    assert play.position.state_power == [power("5", used=True), power("51")]
    answer(play, "turn", "power:sachsen")
    assert not any(option.startswith("power") for option in options(play, "turn", "east"))
    answer(play, "turn", "1:standard")
    assert asked(play).seat == "west"


def test_only_in_an_action_of_its_own() -> None:
    play = turn(table(state_power=["5"], unrest=by_code(SN=2)), "west", "1", "2")
    assert not any(option.startswith("power") for option in options(play, "turn", "west"))


def test_only_its_own_unrest() -> None:
    play = turn(table(state_power=["5"], unrest=by_code(BY=2)), "east", "1", "2")
    assert not any(option.startswith("power") for option in options(play, "turn", "east"))


def test_once_more_after_an_action_that_put_unrest_into_the_east() -> None:
    """Before the socialists move (ruling W17)."""
    play = event(table(state_power=["51"], unrest=by_code(SN=3)), "34", "east")
    answer(play, "build", "jena")
    assert asked(play).kind == "turn", "nothing new has happened"
    play = table(state_power=["51"], unrest=by_code(SN=3), box=1)
    event(play, "48", "east")
    answer(play, "void", "none", "place-unrest", "sachsen")
    assert options(play, "state-power", "east") == ("none", "sachsen")
    answer(play, "state-power", "sachsen")
    assert play.position.box == 1, "no protest is left for the socialist"
    assert asked(play).seat == "west"


def test_or_declined() -> None:
    play = table(state_power=["51"], unrest=by_code(SN=3), box=1)
    event(play, "48", "east")
    answer(play, "void", "none", "place-unrest", "sachsen", "state-power", "none")
    assert play.position.socialists["sachsen"] == 1
    assert play.position.state_power == [power("51")]


def test_a_card_just_collected_may_be_used() -> None:
    play = event(table(unrest=by_code(SN=2)), "49", "east")
    if asked(play).kind == "remove-unrest":
        answer(play, "remove-unrest", "sachsen")
    assert options(play, "state-power", "east") == ("none", "sachsen")
    answer(play, "state-power", "sachsen")
    assert play.position.state_power == [power("49", used=True)]


def test_not_after_an_action_of_the_west() -> None:
    play = table(state_power=["51"], unrest=by_code(SN=1))
    event(play, "58", "west")
    answer(play, "place-unrest", "sachsen")
    assert asked(play).kind == "turn"


def test_once_more_before_the_cards_are_lost() -> None:
    """The West has calmed an area, the Stasi is about to be dissolved (ruling W54)."""
    play = table(state_power=["51"], unrest=by_code(SN=5, TH=6))
    effect(play, "dissolve; calm east by west", "east")
    answer(play, "next-symbol", "symbol-2", "calm", "thueringen")
    assert options(play, "state-power", "east") == ("none", "sachsen", "thueringen")
    answer(play, "state-power", "sachsen")
    assert options(play, "put-back", "east") == tuple(play.position.socialists)
    answer(play, "put-back", "mecklenburg")
    assert unrest(play) == by_code(SN=4, TH=3, MV=1)


def test_nor_if_the_west_triggers_the_event() -> None:
    play = table(state_power=["51"], unrest=by_code(SN=5, TH=6))
    effect(play, "dissolve; calm east by west", "west")
    answer(play, "next-symbol", "symbol-2", "calm", "thueringen")
    assert at_rest(play)
    assert play.position.state_power == []


def test_but_not_if_nothing_has_happened_since_the_turn_began() -> None:
    play = table(state_power=["51"], unrest=by_code(SN=5, TH=6))
    effect(play, "dissolve; calm east by west", "east")
    answer(play, "next-symbol", "symbol-1")
    assert play.position.state_power == []
    assert asked(play).kind == "calm"
