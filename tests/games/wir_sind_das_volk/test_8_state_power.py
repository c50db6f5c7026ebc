"""Rulebook 8: state power."""

from __future__ import annotations

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.decades import by_code
from weimar_tui.games.wir_sind_das_volk.rules.position import PowerCard


def test_cards_whose_symbol_was_carried_out_are_collected_open() -> None:
    play = t.event(t.table(), "5", "east")
    assert play.position.state_power == [PowerCard("5", "red")]


def test_red_or_pink() -> None:
    play = t.event(t.table(), "51", "east")
    t.answer(play, "void", "none")
    assert play.position.state_power == [PowerCard("51", "pink")]


def test_each_removes_one_unrest_a_decade_in_addition_to_an_action() -> None:
    play = t.turn(t.table(state_power=["5", "51"], unrest=by_code(SN=2, TH=1)), "east", "1", "2")
    assert {"power:sachsen", "power:thueringen"} <= set(t.asked(play).options)
    t.answer(play, "turn", "power:sachsen")
    assert t.unrest(play) == by_code(SN=1, TH=1)
    assert play.position.state_power == [t.power("5", used=True), t.power("51")]
    t.answer(play, "turn", "power:sachsen")
    assert not any(option.startswith("power") for option in t.options(play, "turn", "east"))
    t.answer(play, "turn", "1:standard")
    assert t.asked(play).seat == "west"


def test_only_in_an_action_of_its_own() -> None:
    play = t.turn(t.table(state_power=["5"], unrest=by_code(SN=2)), "west", "1", "2")
    assert not any(option.startswith("power") for option in t.options(play, "turn", "west"))


def test_only_its_own_unrest() -> None:
    play = t.turn(t.table(state_power=["5"], unrest=by_code(BY=2)), "east", "1", "2")
    assert not any(option.startswith("power") for option in t.options(play, "turn", "east"))


def test_once_more_after_an_action_that_put_unrest_into_the_east() -> None:
    """Before the socialists move (ruling W17)."""
    play = t.event(t.table(state_power=["51"], unrest=by_code(SN=3)), "34", "east")
    t.answer(play, "build", "jena")
    assert t.asked(play).kind == "turn", "nothing new has happened"
    play = t.table(state_power=["51"], unrest=by_code(SN=3), cadre_school=1)
    t.event(play, "48", "east")
    t.answer(play, "void", "none", "place-unrest", "sachsen")
    assert t.options(play, "state-power", "east") == ("none", "sachsen")
    t.answer(play, "state-power", "sachsen")
    assert play.position.cadre_school == 1, "no protest is left for the socialist"
    assert t.asked(play).seat == "west"


def test_once_more_after_an_event_has_calmed_a_protest() -> None:
    """Before it the use would have been for nothing: 3 unrest stay in any case (ruling W17)."""
    play = t.table(state_power=["51"], unrest=by_code(SN=6, TH=1), deck=["3"], cadre_school=0)
    t.event(play, "I", "east")
    if t.asked(play).kind == "remove-unrest":
        t.answer(play, "remove-unrest", "sachsen", "remove-unrest", "thueringen")
    assert t.unrest(play) == by_code(SN=2)
    assert t.options(play, "state-power", "east") == ("none", "sachsen")
    t.answer(play, "state-power", "sachsen")
    assert t.unrest(play) == by_code(SN=1)
    assert play.position.state_power == [t.power("51", used=True)]
    assert t.asked(play).seat == "west"


def test_or_declined() -> None:
    play = t.table(state_power=["51"], unrest=by_code(SN=3), cadre_school=1)
    t.event(play, "48", "east")
    t.answer(play, "void", "none", "place-unrest", "sachsen", "state-power", "none")
    assert play.position.socialists["sachsen"] == 1
    assert play.position.state_power == [t.power("51")]


def test_a_card_just_collected_may_be_used() -> None:
    play = t.event(t.table(unrest=by_code(SN=2)), "49", "east")
    if t.asked(play).kind == "remove-unrest":
        t.answer(play, "remove-unrest", "sachsen")
    assert t.options(play, "state-power", "east") == ("none", "sachsen")
    t.answer(play, "state-power", "sachsen")
    assert play.position.state_power == [t.power("49", used=True)]


def test_not_after_an_action_of_the_west() -> None:
    play = t.table(state_power=["51"], unrest=by_code(SN=1))
    t.event(play, "58", "west")
    t.answer(play, "place-unrest", "sachsen")
    assert t.asked(play).kind == "turn"


def test_once_more_before_the_cards_are_lost() -> None:
    """The West has calmed an area, the Stasi is about to be dissolved (ruling W54)."""
    play = t.table(state_power=["51"], unrest=by_code(SN=5, TH=6))
    t.effect(play, "dissolve; calm east by west", "east")
    t.answer(play, "next-symbol", "symbol-2", "calm", "thueringen")
    assert t.options(play, "state-power", "east") == ("none", "sachsen", "thueringen")
    t.answer(play, "state-power", "sachsen")
    assert t.options(play, "put-back", "east") == tuple(play.position.socialists)
    t.answer(play, "put-back", "mecklenburg")
    assert t.unrest(play) == by_code(SN=4, TH=3, MV=1)


def test_who_does_not_want_it_once_more_is_asked_once_and_the_cards_are_lost() -> None:
    play = t.table(state_power=["51"], unrest=by_code(SN=5, TH=6))
    t.effect(play, "dissolve; calm east by west", "east")
    t.answer(play, "next-symbol", "symbol-2", "calm", "thueringen", "state-power", "none")
    assert t.at_rest(play)
    assert play.position.state_power == [] and t.unrest(play) == by_code(SN=5, TH=3)


def test_nor_if_the_west_triggers_the_event() -> None:
    play = t.table(state_power=["51"], unrest=by_code(SN=5, TH=6))
    t.effect(play, "dissolve; calm east by west", "west")
    t.answer(play, "next-symbol", "symbol-2", "calm", "thueringen")
    assert t.at_rest(play)
    assert play.position.state_power == []


def test_but_not_if_nothing_has_happened_since_the_turn_began() -> None:
    play = t.table(state_power=["51"], unrest=by_code(SN=5, TH=6))
    t.effect(play, "dissolve; calm east by west", "east")
    t.answer(play, "next-symbol", "symbol-1")
    assert play.position.state_power == []
    assert t.asked(play).kind == "calm"
