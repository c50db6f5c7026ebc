"""Rulebook 5.5: success rolls."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import actions
from weimar_tui.games.weimar.rules.events import DiceRolled, ResultBought
from weimar_tui.games.weimar.rules.odds import chance_at_least
from weimar_tui.games.weimar.rules.results import highest_with_sixes
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def rolled(play: WeimarRunner) -> DiceRolled:
    return t.happened(play, DiceRolled)[-1]


def kpd_in_essen(units: dict[str, int]) -> WeimarRunner:
    play = t.table()
    t.city(play, "essen", units=units)
    return play


# --- step 1: the number of dice -----------------------------------------------------------------
def test_each_unit_contributes_dice_by_its_strength() -> None:
    play = kpd_in_essen({"workers": 1, "ruhr-army": 1})
    t.effects(play, "demonstrate Essen", "kpd")
    assert len(rolled(play).dice) == 1 + 1 + 2


def test_never_more_than_five_dice() -> None:
    play = kpd_in_essen({"workers": 3, "soldiers": 3})
    t.effects(play, "demonstrate Essen", "kpd")
    assert len(rolled(play).dice) == 5


def test_five_is_the_limit_after_everything_was_counted() -> None:
    play = kpd_in_essen({"workers": 3, "soldiers": 3, "police": 2})
    t.effects(play, "coup Essen", "kpd")
    assert len(rolled(play).dice) == 4, "6 less 2, not 5 less 2"


def test_with_0_dice_or_less_the_action_cannot_be_performed() -> None:
    for police in (1, 2):
        play = kpd_in_essen({"workers": 1, "police": police})
        actions(play, "kpd", 4, "essen")
        assert "coup" not in t.options(play)


# --- step 2: a reaction -------------------------------------------------------------------------
def test_dice_are_fixed_before_the_reaction_which_then_changes_them() -> None:
    """Ruling 7."""
    play = kpd_in_essen({"workers": 2, "police": 1})
    t.city(play, "essen", bases={"z": 1})
    t.reserve(play, z=1)
    t.effects(play, "demonstrate Essen", "kpd")
    t.dice(play, 4, 1, 1)
    t.answer(play, "board", "z")
    assert len(rolled(play).dice) == 2


# --- step 3: increase the result ----------------------------------------------------------------
def test_plus_1_for_2_action_points_before_the_roll() -> None:
    play = kpd_in_essen({})
    actions(play, "kpd", 3, "essen")
    t.dice(play, 3)
    t.answers(play, "demonstrate")
    t.answer(play, "increase", "kpd", kind="increase")
    assert rolled(play).result == 4
    assert play.position.cities["essen"].bases == {"kpd": 1}
    assert t.at_rest(play), "all 3 AP are spent"


def test_plus_1_only_once() -> None:
    """Ruling 8."""
    play = kpd_in_essen({})
    actions(play, "kpd", 5, "essen")
    t.dice(play, 3)
    t.answers(play, "demonstrate", "increase")
    assert len(t.happened(play, ResultBought)) == 1
    assert rolled(play).result == 4


def test_plus_1_is_decided_after_the_reaction() -> None:
    """Ruling 8."""
    play = kpd_in_essen({})
    t.hand(play, "spd", "S24")
    actions(play, "kpd", 3, "essen")
    t.answer(play, "demonstrate")
    t.answer(play, "S24", "spd")
    t.dice(play, 4)
    t.answer(play, "increase", "kpd")
    assert rolled(play).result == 3, "4 - 2 + 1"


def test_reserve_points_may_buy_it() -> None:
    play = kpd_in_essen({})
    t.reserve(play, kpd=1)
    actions(play, "kpd", 2, "essen")
    t.answers(play, "demonstrate", "increase")
    assert play.position.reserve["kpd"] == 0


def test_inside_events_only_reserve_points_buy_it() -> None:
    """Ruling 8."""
    play = kpd_in_essen({})
    t.effects(play, "demonstrate Essen", "kpd")
    assert t.at_rest(play)
    t.reserve(play, kpd=2)
    t.effects(play, "demonstrate Essen", "kpd")
    t.answer(play, "increase", "kpd")
    assert play.position.reserve["kpd"] == 0


def test_with_fewer_points_it_is_not_offered() -> None:
    play = kpd_in_essen({})
    actions(play, "kpd", 2, "essen")
    t.answer(play, "demonstrate")
    assert t.asked(play).kind == "action"


# --- step 4: the result -------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("faces", "result"),
    [
        ((1,), 1),
        ((2, 5, 3), 5),
        ((5, 5, 5), 5),
        ((6, 1), 6),
        ((6, 6), 7),
        ((3, 5, 6, 6), 7),
        ((6, 6, 6), 8),
        ((6, 6, 6, 6, 6), 10),
    ],
)
def test_only_the_highest_die_counts_and_each_further_six_adds_1(
    faces: tuple[int, ...], result: int
) -> None:
    assert highest_with_sixes(faces) == result


def test_example_3_5_6_6_makes_7_and_the_reaction_6() -> None:
    play = kpd_in_essen({"workers": 3, "freikorps-1": 1})
    t.city(play, "essen", bases={"dnvp": 1})
    t.reserve(play, dnvp=1)
    t.effects(play, "demonstrate Essen", "kpd")
    t.dice(play, 4, 3, 5, 6, 6)
    t.answer(play, "board", "dnvp")
    assert rolled(play).dice == (3, 5, 6, 6)
    assert rolled(play).result == 6
    assert play.position.cities["essen"].bases == {"dnvp": 1, "kpd": 1}
    assert play.position.cities["essen"].threats == ["unrest"]


def test_a_modification_makes_no_six() -> None:
    play = kpd_in_essen({"workers": 1})
    t.dice(play, 5, 6)
    t.effects(play, "demonstrate Essen result+1", "kpd")
    assert rolled(play).result == 7, "6 +1; the 5 is no further six"


def test_modifications_add_up() -> None:
    play = kpd_in_essen({})
    t.effects(play, "rule result+1 demonstrate self round", "kpd")
    t.dice(play, 2)
    t.effects(play, "demonstrate Essen result+1", "kpd")
    assert rolled(play).result == 4


def test_results_stay_between_1_and_8() -> None:
    play = kpd_in_essen({"workers": 3})
    t.dice(play, 6, 6, 6, 6)
    t.effects(play, "demonstrate Essen result+1", "kpd")
    assert rolled(play).result == 8
    t.dice(play, 1, 1, 1, 1)
    t.effects(play, "demonstrate Essen result-2", "kpd")
    assert rolled(play).result == 1


def test_a_rule_for_one_use_is_gone_after_it() -> None:
    play = kpd_in_essen({})
    t.effects(play, "rule result+1 demonstrate self once", "kpd")
    t.dice(play, 3, 3)
    t.effects(play, "demonstrate Essen", "kpd")
    t.effects(play, "demonstrate Essen", "kpd")
    assert [e.result for e in t.happened(play, DiceRolled)] == [4, 3]


# --- step 5 and the chances of 2.11 -------------------------------------------------------------
def test_the_effect_of_the_final_result_is_carried_out_in_the_city() -> None:
    play = t.table()
    t.supply(play, "government")
    t.city(play, "essen", threats=["unrest"])
    t.dice(play, 6)
    t.effects(play, "demonstrate Essen", "z")
    assert play.position.cities["essen"].bases == {"z": 2}
    assert play.position.cities["essen"].threats == []


@pytest.mark.parametrize(
    ("number", "row"),
    [
        (1, (83, 67, 50, 33, 17, 0, 0)),
        (2, (97, 89, 75, 56, 31, 3, 0)),
        (3, (100, 96, 88, 70, 42, 7, 0)),
        (4, (100, 99, 94, 80, 52, 13, 2)),
        (5, (100, 100, 97, 87, 60, 20, 4)),
    ],
)
def test_chances_of_the_table(number: int, row: tuple[int, ...]) -> None:
    chances = tuple(round(100 * chance_at_least(number, needed)) for needed in range(2, 9))
    assert chances == row


def test_plus_1_is_one_column_to_the_left() -> None:
    for number in range(1, 6):
        for needed in range(3, 8):
            bought = chance_at_least(number, needed, 1)
            assert bought == pytest.approx(chance_at_least(number, needed - 1))


def test_stresemann_may_have_any_success_roll_repeated_and_the_new_one_stands() -> None:
    play = t.table(stresemann="active")
    t.dice(play, 6, 6, 6, 1, 1, 1)
    t.effects(play, "demonstrate Essen", "spd")
    t.answer(play, "stresemann", "z", kind="react")
    assert t.at_rest(play), "a repeated roll cannot be repeated again"
    assert rolled(play).result == 1
    assert play.position.cities["essen"].bases == {}
