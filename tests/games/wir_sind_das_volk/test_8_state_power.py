"""Rulebook 8: state power."""

from __future__ import annotations

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.decades import by_code
from weimar_tui.games.wir_sind_das_volk.rules.position import PowerCard


def test_cards_whose_symbol_was_carried_out_are_collected_open() -> None:
    runner = t.event(t.table(), "5", "east")
    assert runner.position.state_power == [PowerCard("5", "red")]


def test_red_or_pink() -> None:
    runner = t.event(t.table(), "51", "east")
    t.answer(runner, "void", "none")
    assert runner.position.state_power == [PowerCard("51", "pink")]


def test_each_removes_one_unrest_a_decade_in_addition_to_an_action() -> None:
    runner = t.turn(t.table(state_power=["5", "51"], unrest=by_code(SN=2, TH=1)), "east", "1", "2")
    assert {"power:sachsen", "power:thueringen"} <= set(t.asked(runner).options)
    t.answer(runner, "turn", "power:sachsen")
    assert t.unrest(runner) == by_code(SN=1, TH=1)
    assert runner.position.state_power == [t.power("5", used=True), t.power("51")]
    t.answer(runner, "turn", "power:sachsen")
    assert not any(option.startswith("power") for option in t.options(runner, "turn", "east"))
    t.answer(runner, "turn", "1:standard")
    assert t.asked(runner).seat == "west"


def test_only_in_an_action_of_its_own() -> None:
    runner = t.turn(t.table(state_power=["5"], unrest=by_code(SN=2)), "west", "1", "2")
    assert not any(option.startswith("power") for option in t.options(runner, "turn", "west"))


def test_only_its_own_unrest() -> None:
    runner = t.turn(t.table(state_power=["5"], unrest=by_code(BY=2)), "east", "1", "2")
    assert not any(option.startswith("power") for option in t.options(runner, "turn", "east"))


def test_once_more_after_an_action_that_put_unrest_into_the_east() -> None:
    """Before the socialists move (ruling W17)."""
    runner = t.event(t.table(state_power=["51"], unrest=by_code(SN=3)), "34", "east")
    t.answer(runner, "build", "jena")
    assert t.asked(runner).kind == "turn", "nothing new has happened"
    runner = t.table(state_power=["51"], unrest=by_code(SN=3), cadre_school=1)
    t.event(runner, "48", "east")
    t.answer(runner, "void", "none", "place-unrest", "sachsen")
    assert t.options(runner, "state-power", "east") == ("none", "sachsen")
    t.answer(runner, "state-power", "sachsen")
    assert runner.position.cadre_school == 1, "no protest is left for the socialist"
    assert t.asked(runner).seat == "west"


def test_once_more_after_an_event_has_calmed_a_protest() -> None:
    """Before it the use would have been wasted: 3 unrest stay in any case (ruling W17)."""
    runner = t.table(state_power=["51"], unrest=by_code(SN=6, TH=1), deck=["3"], cadre_school=0)
    t.event(runner, "I", "east")
    if t.asked(runner).kind == "remove-unrest":
        t.answer(runner, "remove-unrest", "sachsen", "remove-unrest", "thueringen")
    assert t.unrest(runner) == by_code(SN=2)
    assert t.options(runner, "state-power", "east") == ("none", "sachsen")
    t.answer(runner, "state-power", "sachsen")
    assert t.unrest(runner) == by_code(SN=1)
    assert runner.position.state_power == [t.power("51", used=True)]
    assert t.asked(runner).seat == "west"


def test_or_declined() -> None:
    runner = t.table(state_power=["51"], unrest=by_code(SN=3), cadre_school=1)
    t.event(runner, "48", "east")
    t.answer(runner, "void", "none", "place-unrest", "sachsen", "state-power", "none")
    assert runner.position.socialists["sachsen"] == 1
    assert runner.position.state_power == [t.power("51")]


def test_a_card_just_collected_may_be_used() -> None:
    runner = t.event(t.table(unrest=by_code(SN=2)), "49", "east")
    if t.asked(runner).kind == "remove-unrest":
        t.answer(runner, "remove-unrest", "sachsen")
    assert t.options(runner, "state-power", "east") == ("none", "sachsen")
    t.answer(runner, "state-power", "sachsen")
    assert runner.position.state_power == [t.power("49", used=True)]


def test_not_after_an_action_of_the_west() -> None:
    runner = t.table(state_power=["51"], unrest=by_code(SN=1))
    t.event(runner, "58", "west")
    t.answer(runner, "place-unrest", "sachsen")
    assert t.asked(runner).kind == "turn"


def test_once_more_before_the_cards_are_lost() -> None:
    """The West has calmed an area and the Stasi is about to be dissolved (ruling W54)."""
    runner = t.table(state_power=["51"], unrest=by_code(SN=5, TH=6))
    t.effect(runner, "dissolve; calm east by west", "east")
    t.answer(runner, "next-symbol", "symbol-2", "calm", "thueringen")
    assert t.options(runner, "state-power", "east") == ("none", "sachsen", "thueringen")
    t.answer(runner, "state-power", "sachsen")
    assert t.options(runner, "put-back", "east") == tuple(runner.position.socialists)
    t.answer(runner, "put-back", "mecklenburg")
    assert t.unrest(runner) == by_code(SN=4, TH=3, MV=1)


def test_who_does_not_want_it_once_more_is_asked_once_and_the_cards_are_lost() -> None:
    runner = t.table(state_power=["51"], unrest=by_code(SN=5, TH=6))
    t.effect(runner, "dissolve; calm east by west", "east")
    t.answer(runner, "next-symbol", "symbol-2", "calm", "thueringen", "state-power", "none")
    assert t.at_rest(runner)
    assert runner.position.state_power == [] and t.unrest(runner) == by_code(SN=5, TH=3)


def test_nor_if_the_west_triggers_the_event() -> None:
    runner = t.table(state_power=["51"], unrest=by_code(SN=5, TH=6))
    t.effect(runner, "dissolve; calm east by west", "west")
    t.answer(runner, "next-symbol", "symbol-2", "calm", "thueringen")
    assert t.at_rest(runner)
    assert runner.position.state_power == []


def test_but_not_if_nothing_has_happened_since_the_turn_began() -> None:
    runner = t.table(state_power=["51"], unrest=by_code(SN=5, TH=6))
    t.effect(runner, "dissolve; calm east by west", "east")
    t.answer(runner, "next-symbol", "symbol-1")
    assert runner.position.state_power == []
    assert t.asked(runner).kind == "calm"
