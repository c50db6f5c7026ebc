"""Rulebook 6.4: triggering the event of a card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.decades import by_code
from weimar_tui.games.wir_sind_das_volk.rules.components import Components
from weimar_tui.games.wir_sind_das_volk.rules.effects.event import (
    affordable as can_be_afforded,
    all_of,
)
from weimar_tui.games.wir_sind_das_volk.rules.effects.notation import parse_event
from weimar_tui.games.wir_sind_das_volk.rules.events import (
    ArrowBlocked,
    SymbolIgnored,
    SymbolVoided,
    TrackMoved,
)
from weimar_tui.games.wir_sind_das_volk.rules.names import EAST_AREAS, WEST_AREAS, WEST_GERMANY
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner


def events_offered(seat: str, *cards: str, **fields: object) -> set[str]:
    runner = t.turn(t.table(**fields), seat, *cards)
    return {option.split(":")[0] for option in t.asked(runner).options if option.endswith(":event")}


# --- who may trigger ----------------------------------------------------------------------------
def test_the_west_triggers_yellow_and_dual_the_east_red_and_dual_cards() -> None:
    cards = ("1", "13", "11", "2", "17", "54")
    fields = {"factories": ["berlin", "jena", "leipzig", "koeln", "bremen", "ulm", "kiel"]}
    assert events_offered("west", *cards, **fields) == {"13", "11", "17"}
    assert events_offered("east", *cards, **fields) == {"1", "2", "11", "54"}


def test_symbols_affect_the_side_of_their_colour() -> None:
    """The oil crisis is a red card, but affects the West."""
    runner = t.event(t.table(factories=["koeln", "berlin"]), "54", "east")
    assert set(runner.position.factories) == {"berlin"}


# --- all symbols --------------------------------------------------------------------------------
def test_a_text_must_be_followed() -> None:
    runner = t.effect(t.table(), "unrest+ west in bayern", "east")
    assert t.unrest(runner) == by_code(BY=1)


def test_a_text_holds_for_its_own_row_only() -> None:
    runner = t.effect(t.table(), "unrest+ west in bayern; unrest+ west x2", "east")
    assert t.unrest(runner) == by_code(BY=1)
    assert t.options(runner, "place-unrest", "east") == WEST_AREAS


def test_west_germany_is_without_west_berlin() -> None:
    """The rulebook's fourth example."""
    runner = t.effect(t.table(), "unrest+ west x2 in west-germany", "east")
    assert t.options(runner, "place-unrest", "east") == WEST_GERMANY
    t.answer(runner, "place-unrest", "hessen")
    assert t.options(runner, "place-unrest", "east") == WEST_GERMANY


def test_all_symbols_must_be_carried_out() -> None:
    runner = t.effect(t.table(unrest=by_code(SN=1, TH=1)), "unrest- east x2", "west")
    t.answer(runner, "remove-unrest", "sachsen")
    assert t.unrest(runner) == {}, "no symbol may be left out, even if one would like to"


def test_unrest_is_removed_only_where_there_is_some() -> None:
    """Ruling W55."""
    runner = t.effect(t.table(unrest=by_code(SN=1, TH=2)), "unrest- east", "west")
    assert t.options(runner, "remove-unrest", "west") == ("sachsen", "thueringen")


# --- dual cards ---------------------------------------------------------------------------------
def test_of_a_dual_card_one_arrow_or_one_symbol_may_be_void() -> None:
    runner = t.event(t.table(unrest=by_code(SN=2)), "30", "east")
    assert t.options(runner, "void", "east") == ("none", "symbol-1", "currency", "socialists")


def test_nothing_may_be_void_on_other_cards() -> None:
    runner = t.event(t.table(), "31", "east")
    assert runner.position.tracks["prestige"] == 2
    assert t.asked(runner).kind == "turn"


def test_one_arrow_of_two_is_void_the_other_is_not() -> None:
    """Ruling W11."""
    runner = t.event(t.table(), "30", "west")
    t.answer(runner, "void", "currency")
    assert runner.position.tracks == {"prestige": 0, "currency": 1, "socialists": -1}
    assert t.happened(runner, SymbolVoided) == [SymbolVoided("30", 2, "west")]


def test_one_symbol_of_a_row_is_void_the_others_are_not() -> None:
    runner = t.event(t.table(unrest=by_code(SH=3)), "42", "east")
    t.answer(runner, "void", "symbol-1")
    assert t.unrest(runner) == by_code(SH=1)


def test_even_a_state_power_symbol() -> None:
    runner = t.event(t.table(), "51", "west")
    t.answer(runner, "void", "symbol-1")
    assert runner.position.state_power == []
    assert runner.position.pile == ["51"]


def test_the_rulebooks_second_example() -> None:
    """Transit Agreement: each side voids what it does not like."""
    runner = t.event(t.table(factories=["koeln"], unrest=by_code(BY=2)), "41", "west")
    t.answer(runner, "void", "currency")
    assert runner.position.tracks["currency"] == 1
    runner = t.event(t.table(factories=["koeln"], unrest=by_code(BY=2, HE=1)), "41", "east")
    t.answer(runner, "void", "symbol-1")
    assert t.options(runner, "remove-unrest", "west") == ("hessen", "bayern")
    assert runner.position.tracks["currency"] == 2


# --- order and place ----------------------------------------------------------------------------
def test_who_triggers_decides_the_order() -> None:
    runner = t.effect(
        t.table(factories=["leipzig"], unrest=by_code(SN=3)), "build east; unrest+ east", "west"
    )
    assert t.options(runner, "next-symbol", "west") == ("symbol-1", "symbol-2")
    t.answer(runner, "next-symbol", "symbol-2", "place-unrest", "sachsen")
    assert "dresden" not in t.options(runner, "build", "west"), "there is a protest now"


def test_a_row_once_begun_is_carried_out_to_its_end() -> None:
    """Ruling W12: interrupting it never helps."""
    runner = t.effect(
        t.table(factories=["leipzig"]), "unrest+ east by west; unrest+ west x2", "east"
    )
    t.answer(runner, "next-symbol", "symbol-2", "place-unrest", "bayern", "place-unrest", "bayern")
    assert t.options(runner, "place-unrest", "west") == EAST_AREAS


def test_it_is_asked_only_where_it_can_matter() -> None:
    """Ruling W12."""
    runner = t.effect(t.table(), "prestige +1; unrest+ west; dismantle west", "east")
    assert t.options(runner, "place-unrest", "east") == WEST_AREAS
    assert runner.position.tracks["prestige"] == 1
    t.answer(runner, "place-unrest", "bayern")
    assert t.at_rest(runner)


def test_between_building_and_unrest_only_where_a_protest_may_block_it() -> None:
    for in_saxony, is_asked in ((2, False), (3, True), (4, True)):
        runner = t.effect(t.table(unrest=by_code(SN=in_saxony)), "build east; unrest+ east", "east")
        assert (t.asked(runner).kind == "next-symbol") == is_asked


def test_dissolving_is_ordered_only_where_there_is_state_power() -> None:
    for cards, is_asked in (([], False), ([t.power("5")], True)):
        runner = t.effect(t.table(state_power=cards), "dissolve; unrest- east", "east")
        assert (t.asked(runner).kind == "next-symbol") == is_asked


@pytest.mark.parametrize(
    ("notation", "is_asked"),
    [
        ("build east x2 in cssr; build east x2 in polska", False),
        ("build east; build east x2 in polska", True),
        ("dismantle east; rundown east", True),
        ("dismantle west; dismantle east", False),
        ("standard+ east; unrest- east", True),
        ("standard~ east; unrest- east", False),
        ("standard~ west; standard- east", False),
        ("standard~ east; standard- east", True),
        ("unrest+ west; unrest+ east", False),
        ("unrest- west; unrest- east", False),
        ("unrest- east; move east", True),
        ("wall; unrest+ east", False),
        ("guillaume; unrest+ west", True),
    ],
)
def test_what_changes_the_same_thing_is_ordered(notation: str, is_asked: bool) -> None:
    """Ruling W12; the East triggers and decides everything."""
    runner = t.table(
        factories=["berlin", "jena", "schwedt", "karl-marx-stadt", "koeln", "ulm"],
        unrest=by_code(SN=2, TH=1, BY=2, HE=1),
        standard=by_code(SN=1, TH=1),
        hands={"west": ["58"], "east": ["53"]},
    )
    t.effect(runner, notation, "east")
    assert (t.asked(runner).kind == "next-symbol") == is_asked


def test_it_matters_if_different_players_decide() -> None:
    runner = t.effect(t.table(), "unrest+ west by east; unrest+ east by west", "west")
    assert t.options(runner, "next-symbol", "west") == ("symbol-1", "symbol-2")


def test_it_matters_if_an_arrow_is_blocked() -> None:
    runner = t.table(tracks={"currency": -6}, unrest=by_code(SN=1))
    t.effect(runner, "unrest- east; currency -1", "east")
    assert t.options(runner, "next-symbol", "east") == ("symbol-1", "currency")


def test_some_symbols_come_after_others() -> None:
    """Card I: calming before the removals, the arrows at any time (ruling W53)."""
    runner = t.table(unrest=by_code(SN=5, TH=2), tracks={"prestige": -6})
    t.effect(runner, "calm east then unrest- east; prestige -1", "east")
    assert t.options(runner, "next-symbol", "east") == ("symbol-1", "prestige")
    t.answer(runner, "next-symbol", "symbol-1")
    assert runner.position.unrest["sachsen"] == 3
    assert t.options(runner, "next-symbol", "east") == ("symbol-2", "prestige")


def test_who_triggers_decides_where() -> None:
    runner = t.effect(t.table(factories=["koeln", "dortmund"]), "dismantle west", "east")
    assert t.options(runner, "dismantle", "east") == ("dortmund", "koeln")


@pytest.mark.parametrize("trigger", ["west", "east"])
def test_a_coat_of_arms_always_decides_where(trigger: str) -> None:
    runner = t.effect(t.table(), "unrest+ west by east", trigger)
    assert t.options(runner, "place-unrest", "east") == WEST_AREAS
    runner = t.effect(t.table(factories=["berlin", "jena"]), "dismantle east by west", trigger)
    assert t.options(runner, "dismantle", "west") == ("berlin", "jena")


def test_a_state_power_symbol_puts_the_card_before_the_east_whoever_triggers() -> None:
    for seat in ("west", "east"):
        runner = t.event(t.table(), "51", seat)
        t.answer(runner, "void", "none")
        assert [held.card for held in runner.position.state_power] == ["51"]
        assert runner.position.pile == []


# --- arrows -------------------------------------------------------------------------------------
def test_arrows_move_a_marker_by_one_or_two_fields() -> None:
    runner = t.effect(t.table(), "prestige -2; currency +1; socialists +2", "west")
    assert runner.position.tracks == {"prestige": -2, "currency": 1, "socialists": 2}
    assert t.happened(runner, TrackMoved)[0] == TrackMoved("prestige", 0, -2)


@pytest.mark.parametrize("track", ["currency", "socialists"])
def test_for_a_red_arrow_that_cannot_be_carried_out_the_east_removes_unrest(track: str) -> None:
    runner = t.table(tracks={track: 6}, unrest=by_code(SN=2, TH=2))
    t.effect(runner, f"{track} +2", "west")
    assert t.options(runner, "remove-unrest", "east") == ("sachsen", "thueringen")
    t.answer(runner, "remove-unrest", "sachsen", "remove-unrest", "thueringen")
    assert t.unrest(runner) == by_code(SN=1, TH=1)


def test_only_for_the_arrows_that_are_blocked() -> None:
    runner = t.effect(t.table(tracks={"currency": 5}, unrest=by_code(SN=2)), "currency +2", "east")
    assert runner.position.tracks["currency"] == 6
    assert t.unrest(runner) == by_code(SN=1)
    assert t.happened(runner, ArrowBlocked) == [ArrowBlocked("currency", "east")]


@pytest.mark.parametrize("track", ["currency", "socialists"])
def test_for_a_yellow_one_the_west_places_unrest_in_the_east(track: str) -> None:
    runner = t.effect(t.table(tracks={track: -6}), f"{track} -1", "east")
    assert t.options(runner, "place-unrest", "west") == EAST_AREAS


def test_with_prestige_the_favoured_side_has_the_choice() -> None:
    """Ruling W14."""
    runner = t.effect(t.table(tracks={"prestige": 6}, unrest=by_code(SN=1)), "prestige +1", "west")
    assert t.options(runner, "overflow", "east") == ("remove", "place")
    t.answer(runner, "overflow", "place")
    assert t.options(runner, "place-unrest", "east") == WEST_AREAS
    runner = t.effect(t.table(tracks={"prestige": -6}, unrest=by_code(BY=1)), "prestige -1", "west")
    t.answer(runner, "overflow", "remove")
    assert t.unrest(runner) == {}


def test_without_unrest_only_placing_is_left() -> None:
    runner = t.effect(t.table(tracks={"prestige": 6}), "prestige +1", "east")
    assert t.options(runner, "place-unrest", "east") == WEST_AREAS
    runner = t.effect(t.table(tracks={"currency": 6}), "currency +1", "east")
    assert t.at_rest(runner)


# --- symbols that cannot be carried out ---------------------------------------------------------
def test_a_symbol_that_cannot_be_carried_out_is_ignored() -> None:
    runner = t.effect(
        t.table(), "unrest- west; raze in polska; standard- east; prestige +1", "east"
    )
    assert t.at_rest(runner)
    assert runner.position.tracks["prestige"] == 1
    assert {ignored.clause for ignored in t.happened(runner, SymbolIgnored)} == {1, 2, 3}


def test_never_an_event_that_dismantles_more_of_ones_own_than_there_is() -> None:
    assert events_offered("west", "12", "14", factories=[]) == {"14"}
    assert events_offered("west", "12", factories=["koeln"]) == {"12"}


def test_what_may_be_void_counts() -> None:
    """Ruling W15."""
    assert events_offered("east", "15", factories=[]) == {"15"}
    runner = t.event(t.table(), "15", "east")
    assert t.asked(runner).kind == "build", "the dismantling must be void, there is no other choice"
    t.answer(runner, "build", "koeln")
    assert [held.card for held in runner.position.state_power] == ["15"]
    assert runner.position.tracks["socialists"] == 1


@pytest.mark.parametrize(
    ("notation", "factories", "affordable"),
    [
        ("dismantle east x2", {"berlin": "sound"}, False),
        ("dismantle east x2", {"berlin": "sound", "jena": "sound"}, True),
        ("rundown east", {"berlin": "sound"}, True),
        ("rundown east", {"berlin": "rundown"}, False),
        ("rundown east", {"berlin": "rundown", "rheinsberg": "rundown"}, True),
        ("repair east; rundown east", {"berlin": "rundown"}, True),
        ("repair east in sachsen; rundown east", {"berlin": "rundown"}, False),
        ("dismantle west", {"berlin": "sound"}, True),
    ],
)
def test_what_an_event_demands_of_its_own_side(
    notation: str, factories: dict[str, str], affordable: bool
) -> None:
    """A rundown symbol counts only if nothing is sound and nothing can be repaired (W15)."""
    clauses = parse_event(notation)
    board = Components(t.board().data)
    board.clauses["test"] = clauses
    position = t.table(factories=factories).position
    assert can_be_afforded(board, position, "test", "east", all_of(clauses)) == affordable


def test_the_opponents_economy_is_no_hindrance() -> None:
    assert events_offered("west", "17", factories=[]) == {"17"}
    assert events_offered("east", "54", factories=[]) == {"54"}


# --- the symbols without arrow ------------------------------------------------------------------
def test_a_build_point_must_be_used_as_far_as_possible() -> None:
    """Ruling W4."""
    runner = t.effect(t.table(), "build west x2", "west")
    assert "stop" not in t.options(runner, "build", "west")


def test_unrest_into_or_out_of_an_area_of_the_side() -> None:
    runner = t.effect(t.table(), "unrest+ east", "west")
    assert t.options(runner, "place-unrest", "west") == EAST_AREAS


def test_at_most_two_in_one_area() -> None:
    """The limit counts this event's pieces only (ruling W40)."""
    runner = t.effect(t.table(unrest=by_code(SN=5)), "unrest+ east x4 max 2", "west")
    t.answer(runner, "place-unrest", "sachsen", "place-unrest", "sachsen")
    assert "sachsen" not in t.asked(runner).options
    t.answer(runner, "place-unrest", "thueringen", "place-unrest", "thueringen")
    assert t.unrest(runner) == by_code(SN=7, TH=2)


def test_unrest_is_moved_to_another_area() -> None:
    """Ruling W47."""
    runner = t.effect(t.table(unrest=by_code(SN=1)), "move east", "west")
    assert t.options(runner, "move-to", "west") == tuple(a for a in EAST_AREAS if a != "sachsen")
    t.answer(runner, "move-to", "ost-berlin")
    assert t.unrest(runner) == by_code(OB=1)


def test_a_protest_is_calmed_down_to_three() -> None:
    runner = t.table(unrest=by_code(SN=7, TH=4, BB=3), socialists=by_code(SN=1))
    t.effect(runner, "calm east", "east")
    assert t.options(runner, "calm", "east") == ("sachsen", "thueringen")
    t.answer(runner, "calm", "sachsen")
    assert t.unrest(runner) == by_code(SN=3, TH=4, BB=3)
    assert runner.position.socialists["sachsen"] == 1, "they stay (ruling W48)"


def test_or_only_in_a_place_that_is_named() -> None:
    runner = t.table(unrest=by_code(SN=7, TH=5))
    t.effect(runner, "calm east in thueringen", "east")
    assert t.unrest(runner) == by_code(SN=7, TH=3)


def test_living_standard_whatever_the_economic_power_with_an_unrest() -> None:
    runner = t.effect(t.table(unrest=by_code(SN=2)), "standard+ east in sachsen", "east")
    assert runner.position.standard["sachsen"] == 1
    assert t.unrest(runner) == by_code(SN=1)


def test_living_standard_in_a_triangle_removes_no_unrest() -> None:
    runner = t.effect(t.table(unrest=by_code(BY=2)), "standard~ west in bayern", "west")
    assert runner.position.standard["bayern"] == 1
    assert t.unrest(runner) == by_code(BY=2)


def test_living_standard_is_lost() -> None:
    runner = t.effect(t.table(standard=by_code(SN=1, TH=2)), "standard- east", "west")
    assert t.options(runner, "lose-standard", "west") == ("sachsen", "thueringen")


def test_a_factory_goes_with_all_its_infrastructure() -> None:
    runner = t.table(
        factories=["schwedt", "polska-s", "polska-n", "berlin"],
        lines=["schwedt/polska-s", "berlin/polska-s", "schwedt/polska-n"],
    )
    t.effect(runner, "raze in polska", "west")
    assert t.options(runner, "raze", "west") == ("polska-n", "polska-s")
    t.answer(runner, "raze", "polska-s")
    assert set(runner.position.factories) == {"schwedt", "polska-n", "berlin"}
    assert runner.position.lines == {"schwedt/polska-n": 1}


def test_wall_and_its_opening() -> None:
    runner = t.effect(t.table(), "wall", "east")
    assert runner.position.wall
    t.effect(runner, "open-wall", "east")
    assert not runner.position.wall


# --- the Stasi is dissolved ---------------------------------------------------------------------
def dissolved(*areas: str) -> VolkRunner:
    cards = [t.power("5", used=True), t.power("21", used=True), t.power("51")]
    runner = t.effect(t.table(state_power=cards), "dissolve", "east")
    for area in areas:
        t.answer(runner, "put-back", area)
    return runner


def test_all_state_power_cards_go_and_none_can_be_collected_any_more() -> None:
    runner = dissolved("sachsen", "thueringen")
    assert runner.position.state_power == []
    assert runner.position.spent == ["5", "21", "51"], "they lay open (ruling W57)"
    t.event(runner, "49", "east")
    t.answer(runner, "remove-unrest", "sachsen")
    assert runner.position.state_power == []
    assert runner.position.pile == ["49"], "the card goes to the pile (ruling W18)"


def test_unrest_on_them_comes_back_one_to_an_area_where_the_east_says() -> None:
    runner = dissolved()
    assert t.options(runner, "put-back", "east") == EAST_AREAS
    t.answer(runner, "put-back", "sachsen")
    assert "sachsen" not in t.options(runner, "put-back", "east")
    t.answer(runner, "put-back", "thueringen")
    assert t.unrest(runner) == by_code(SN=1, TH=1)
    assert t.at_rest(runner)


# --- Guillaume ----------------------------------------------------------------------------------
def looked(where: str, **fields: object) -> VolkRunner:
    runner = t.effect(t.table(**fields), "guillaume", "east")
    return t.answer(runner, "guillaume", where) if t.asked(runner).kind == "guillaume" else runner


def test_the_hand_of_the_west_or_the_two_top_cards_of_the_deck() -> None:
    hands = {"west": ["58", "59"], "east": ["53"]}
    runner = t.effect(t.table(hands=hands, deck=["55", "56", "57"]), "guillaume", "east")
    assert t.options(runner, "guillaume", "east") == ("none", "hand", "deck")
    t.answer(runner, "guillaume", "hand")
    assert t.options(runner, "guillaume-swap", "east") == ("none", "58:53", "59:53")
    runner = looked("deck", hands=hands, deck=["55", "56", "57"])
    assert t.options(runner, "guillaume-swap", "east") == (
        *("none", "55:53", "56:53"),
        *("remove:55", "remove:56"),
    )


def test_one_is_swapped_for_a_card_of_ones_own() -> None:
    runner = looked("hand", hands={"west": ["58", "59"], "east": ["53"]})
    t.answer(runner, "guillaume-swap", "59:53")
    assert runner.position.hands == {"west": ["58", "53"], "east": ["59"]}
    runner = looked("deck", hands={"east": ["53"]}, deck=["55", "56", "57"])
    t.answer(runner, "guillaume-swap", "56:53")
    assert runner.position.deck == ["55", "53", "57"], "it takes the other's place (ruling W20)"
    assert runner.position.hands["east"] == ["56"]


def test_or_one_of_the_deck_is_put_out_of_the_game() -> None:
    runner = looked("deck", deck=["55", "56", "57"])
    t.answer(runner, "guillaume-swap", "remove:55")
    assert runner.position.deck == ["56", "57"]


def test_looking_obliges_to_nothing() -> None:
    runner = looked("hand", hands={"west": ["58"], "east": ["53"]})
    t.answer(runner, "guillaume-swap", "none")
    assert runner.position.hands == {"west": ["58"], "east": ["53"]}
    assert t.at_rest(t.effect(t.table(), "guillaume", "east")), "with nothing to look at"


def test_what_is_seen_is_for_the_east_alone() -> None:
    runner = looked("hand", hands={"west": ["58"], "east": ["53"]})
    decision = t.asked(runner)
    private: Any = decision.private
    assert private.cards == ("58",)
    assert decision.subject.cards == ()
    assert decision.seen_by("west").options == ()
    assert decision.seen_by("west").private is None


def test_what_has_been_looked_at_cannot_be_taken_back() -> None:
    """Ruling W58."""
    hands = {"west": ["58"], "east": ["53"]}
    runner = looked("hand", hands=hands, deck=["55", "56"])
    assert runner.has_revealed
    assert t.answer(runner, "guillaume-swap", "58:53").has_revealed
    assert t.answer(looked("deck", deck=["55"]), "guillaume-swap", "remove:55").has_revealed
    assert not looked("none", hands=hands, deck=["55", "56"]).has_revealed


def test_whoever_can_look_at_one_thing_only_is_asked_for_that() -> None:
    runner = t.effect(t.table(hands={"west": ["58"], "east": ["53"]}), "guillaume", "east")
    assert t.options(runner, "guillaume", "east") == ("none", "hand")
    runner = t.effect(t.table(deck=["55"]), "guillaume", "east")
    assert t.options(runner, "guillaume", "east") == ("none", "deck")


def test_a_card_put_out_of_the_game_is_known_to_the_east_alone() -> None:
    runner = looked("deck", deck=["55", "56", "57"])
    t.answer(runner, "guillaume-swap", "remove:55")
    assert runner.position.discards == {"west": [], "east": ["55"]}
