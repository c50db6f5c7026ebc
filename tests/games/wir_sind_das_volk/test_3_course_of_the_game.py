"""Rulebook 3: decades and half-decades, display and hands, the special card."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.test_random_games import game
from weimar_tui.games.wir_sind_das_volk.rules.decade import (
    AfterDecade,
    EndHalf,
    StartDecade,
    StartHalf,
)
from weimar_tui.games.wir_sind_das_volk.rules.events import CardsDiscarded, HandFilled
from weimar_tui.games.wir_sind_das_volk.rules.hands import last_turn
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner
from weimar_tui.games.wir_sind_das_volk.rules.turn import NextTurn


def play_cards(runner: VolkRunner, count: int) -> None:
    """Use the next cards of the display to build nothing."""
    for _ in range(count):
        decision = t.asked(runner)
        assert decision.kind == "turn"
        card = runner.position.display[0]
        runner.pick(decision.number, f"{card}:build")
        if t.asked(runner).kind == "build":
            t.answer(runner, "build", "stop")


# --- the first half-decade ----------------------------------------------------------------------
def test_four_decades_of_two_half_decades() -> None:
    position = game().start("main", "1").position
    assert (position.first_decade, position.last_decade, position.halves) == (1, 4, 2)


def test_step_1_special_card_draw_deck_and_two_hand_cards_each() -> None:
    position = game().start("main", "1").position
    assert position.special == "I"
    assert {seat: len(cards) for seat, cards in position.hands.items()} == {"west": 2, "east": 2}
    cards = [*position.deck, *position.display, *position.hands["west"], *position.hands["east"]]
    assert sorted(cards) == sorted(t.board().decade_cards(1))


def test_the_deck_is_shuffled() -> None:
    displays = {tuple(game().start("main", str(n)).position.display) for n in range(5)}
    assert len(displays) == 5


def test_step_2_seven_cards_of_the_deck_are_laid_out() -> None:
    position = game().start("main", "1").position
    assert len(position.display) == 7
    assert len(position.deck) == 20 - 4 - 7


@pytest.mark.parametrize(("prestige", "first"), [(-1, "west"), (0, "west"), (1, "east")])
def test_step_3_the_holder_of_the_advantage_begins_the_first_half(
    prestige: int, first: str
) -> None:
    runner = t.do(t.table(tracks={"prestige": prestige}), StartDecade(1))
    assert t.asked(runner).seat == first


def test_one_card_of_the_display_or_the_hand() -> None:
    runner = t.table(hands={"west": ["20"], "east": ["31"]})
    t.turn(runner, "west", "1", "13")
    cards = {option.split(":")[0] for option in t.options(runner, "turn", "west")}
    assert cards == {"1", "13", "20"}


def test_then_the_other_player_in_turns() -> None:
    runner = game().start("main", "1")
    assert isinstance(runner, VolkRunner)
    seats = []
    for _ in range(7):
        seats.append(t.asked(runner).seat)
        play_cards(runner, 1)
    assert seats == ["west", "east"] * 3 + ["west"]


def test_only_the_east_may_choose_the_special_card() -> None:
    runner = t.turn(t.table(deck=["3"]), "west", "1", "II")
    assert not any(option.startswith("II:") for option in t.options(runner, "turn", "west"))
    runner = t.turn(t.table(deck=["3"]), "east", "1", "II")
    assert "II:event" in t.options(runner, "turn", "east")


def test_of_the_special_card_only_the_event_can_be_used() -> None:
    runner = t.turn(t.table(deck=["3"]), "east", "1", "II")
    found = [option for option in t.options(runner, "turn", "east") if option.startswith("II:")]
    assert found == ["II:event"]


def test_its_price_is_a_hand_card_or_a_card_for_the_west() -> None:
    runner = t.table(deck=["3", "5"], hands={"west": ["20"], "east": ["31", "34"]})
    t.turn(runner, "east", "1", "II")
    t.answer(runner, "turn", "II:event")
    assert t.options(runner, "price", "east") == ("draw", "discard:31", "discard:34")
    t.answer(runner, "price", "discard:34")
    assert runner.position.hands == {"west": ["20"], "east": ["31"]}
    assert runner.position.discards["east"] == ["34"], "face down (ruling W1)"
    assert runner.position.wall


def test_the_west_draws_the_top_card_as_an_additional_hand_card() -> None:
    runner = t.table(deck=["3", "5"], hands={"west": ["20", "19"], "east": ["31"]})
    t.turn(runner, "east", "1", "II")
    t.answer(runner, "turn", "II:event", "price", "draw")
    assert runner.position.hands == {"west": ["20", "19", "3"], "east": ["31"]}
    assert runner.position.deck == ["5"]
    assert runner.position.wall


def test_only_a_price_that_can_be_paid_is_offered() -> None:
    """Ruling W21."""
    runner = t.table(hands={"east": ["31", "34"]})
    t.turn(runner, "east", "1", "II")
    t.answer(runner, "turn", "II:event")
    assert t.options(runner, "price", "east") == ("discard:31", "discard:34")
    runner = t.turn(t.table(deck=["3"]), "east", "1", "II")
    t.answer(runner, "turn", "II:event")
    assert runner.position.hands["west"] == ["3"]
    runner = t.turn(t.table(), "east", "1", "II")
    t.answer(runner, "turn", "II:event")
    assert runner.position.wall, "free, if neither is possible"


def test_the_price_is_paid_before_the_event() -> None:
    runner = t.table(deck=["3"], hands={"east": ["31"]}, unrest={"sachsen": 4, "thueringen": 4})
    t.turn(runner, "east", "1", "I")
    t.answer(runner, "turn", "I:event")
    assert t.asked(runner).kind == "price"
    t.answer(runner, "price", "draw")
    assert t.asked(runner).kind == "calm"


def test_step_4_the_half_ends_with_the_last_normal_card_of_the_display() -> None:
    runner = game().start("main", "1")
    assert isinstance(runner, VolkRunner)
    play_cards(runner, 7)
    position = runner.position
    assert position.half == 2
    assert position.special == "I", "the special card may still lie there"
    assert [len(cards) for cards in position.hands.values()] == [2, 2], "so may hand cards"


def test_a_hand_card_does_not_end_it() -> None:
    runner = t.turn(t.table(hands={"west": ["20"]}), "west", "1")
    t.answer(runner, "turn", "20:standard")
    assert t.asked(runner).seat == "east"
    assert runner.position.display == ["1"]


@pytest.mark.parametrize(("left", "last"), [(1, "east"), (2, "west"), (7, "east")])
def test_who_would_take_the_last_card(left: int, last: str) -> None:
    cards = ["1", "2", "3", "4", "6", "8", "10"][:left]
    assert last_turn(t.table(active="east", display=cards).position) == last


# --- the second half-decade ---------------------------------------------------------------------
def test_the_second_half_has_no_new_deck_and_no_new_hands() -> None:
    runner = game().start("main", "1")
    assert isinstance(runner, VolkRunner)
    hands = {seat: list(cards) for seat, cards in runner.position.hands.items()}
    deck = list(runner.position.deck)
    play_cards(runner, 7)
    assert runner.position.hands == hands
    assert runner.position.display == deck[:7]
    assert runner.position.deck == deck[7:]


def test_the_player_who_did_not_have_the_last_turn_begins_it() -> None:
    runner = game().start("main", "1")
    assert isinstance(runner, VolkRunner)
    play_cards(runner, 7)
    assert t.asked(runner).seat == "east"
    for seat, other in (("west", "east"), ("east", "west")):
        runner = t.table(deck=["3", "5"])
        t.do(runner, NextTurn(seat), EndHalf(1))
        assert t.asked(runner).seat == other


def test_the_second_half_ends_in_the_same_way_with_the_end_of_decade() -> None:
    runner = game().start("main", "1")
    assert isinstance(runner, VolkRunner)
    play_cards(runner, 14)
    assert runner.position.decade == 2, "nothing had to be decided in the phases"
    assert [len(cards) for cards in runner.position.hands.values()] == [2, 2]


def test_played_cards_lie_in_the_pile_with_their_flight_symbols() -> None:
    runner = t.turn(t.table(), "west", "2", "3")
    t.answer(runner, "turn", "2:standard")
    assert runner.position.pile == ["2"]
    assert runner.board.cards["2"].flight == 1


def test_but_a_state_power_card_lies_before_the_east() -> None:
    runner = t.turn(t.table(), "east", "5", "3")
    t.answer(runner, "turn", "5:event")
    assert runner.position.pile == []
    assert [held.card for held in runner.position.state_power] == ["5"]


# --- the next decade ----------------------------------------------------------------------------
def test_the_rest_of_the_deck_and_an_unused_special_card_are_discarded() -> None:
    runner = t.table(deck=["3", "5"], special="I")
    t.do(runner, AfterDecade())
    position = runner.position
    assert position.gone == ["3", "5"], "face down (ruling W1)"
    assert position.spent == ["I"], "it lay open (ruling W57)"
    assert (position.decade, position.special) == (2, "II")


def test_from_decade_two_hands_are_filled_up_to_two() -> None:
    runner = t.table(hands={"west": ["17"]})
    t.do(runner, StartDecade(2))
    t.answer(runner, "discard-hand", "none")
    hands = runner.position.hands
    assert hands["west"][0] == "17"
    assert [len(cards) for cards in hands.values()] == [2, 2]


def test_kept_cards_may_be_discarded_before() -> None:
    runner = t.table(hands={"west": ["17", "5"], "east": ["20"]})
    t.do(runner, StartDecade(2))
    by_seat = {decision.seat: decision.options for decision in runner.position.decisions}
    assert by_seat == {"west": ("none", "5", "17", "5+17"), "east": ("none", "20")}


def test_both_choose_at_once_and_face_down() -> None:
    """Rulings W1 and W2."""
    runner = t.table(hands={"west": ["17", "5"], "east": ["20"]})
    t.do(runner, StartDecade(2))
    runner.pick(runner.position.decisions[0].number, "5+17")
    seen = game().view(runner.position, "east")
    assert len(seen.hands["west"]) == 2, "nothing is seen before the other has chosen"
    assert seen.choices == {"west": "?"}
    runner.pick(t.asked(runner).number, "none")
    assert runner.position.discards == {"west": ["5", "17"], "east": []}
    assert len(runner.position.hands["west"]) == 2
    (told,) = t.happened(runner, CardsDiscarded)
    assert told.seen_by("east") == CardsDiscarded("west", ("?", "?"))
    drawn = [event for event in t.happened(runner, HandFilled) if event.seat == "west"]
    assert drawn[0].seen_by(None) == HandFilled("west", ("?", "?"))


def test_who_holds_three_must_discard_at_least_one() -> None:
    runner = t.do(t.table(hands={"west": ["17", "5", "20"]}), StartDecade(2))
    assert "none" not in t.options(runner, "discard-hand", "west")
    assert len(t.asked(runner).options) == 7
    t.answer(runner, "discard-hand", "17")
    assert runner.position.hands["west"] == ["5", "20"], "no card is drawn for a full hand"


@pytest.mark.parametrize(
    ("decade", "wall", "special"),
    [(1, False, "I"), (2, False, "II"), (3, True, "III"), (4, True, "IVb"), (4, False, "IVa")],
)
def test_the_special_card_of_each_decade(decade: int, wall: bool, special: str) -> None:
    runner = t.do(t.table(wall=wall), StartDecade(decade))
    assert runner.position.special == special


def test_while_hands_are_discarded_no_half_and_no_phase_has_begun() -> None:
    runner = t.do(t.table(decade=1, half=3, phase=10, hands={"west": ["1"]}), StartDecade(2))
    assert t.asked(runner).kind == "discard-hand"
    assert (runner.position.half, runner.position.phase) == (0, 0)


def test_what_the_other_player_has_seen_cannot_be_taken_back() -> None:
    """Ruling W58: a card from hand, a card drawn, a display laid out."""

    def revealed(runner: VolkRunner, *answers: str) -> int:
        before = runner.position.revealed
        t.answer(runner, *answers)
        return runner.position.revealed - before

    open_card = t.turn(t.table(hands={"west": ["3"]}), "west", "1", "2")
    assert revealed(open_card, "turn", "1:standard") == 0
    own_card = t.turn(t.table(hands={"west": ["3"]}), "west", "1", "2")
    assert revealed(own_card, "turn", "3:standard") > 0
    drawn = t.turn(t.table(deck=["5"], hands={"east": ["3"]}), "east", "I", "2")
    t.answer(drawn, "turn", "I:event")
    assert revealed(drawn, "price", "draw") > 0
    before = t.table(deck=["5", "6"])
    assert t.do(before, StartHalf(2)).position.revealed > 0
