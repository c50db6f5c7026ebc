"""Rulebook 5.5: success rolls."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import actions
from weimar_tui.games.weimar.rules.events import DiceRolled, ResultBought
from weimar_tui.games.weimar.rules.odds import chance_at_least
from weimar_tui.games.weimar.rules.results import highest_with_sixes
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def rolled(runner: WeimarRunner) -> DiceRolled:
    return t.happened(runner, DiceRolled)[-1]


def kpd_in_essen(units: dict[str, int]) -> WeimarRunner:
    runner = t.table()
    t.city(runner, "essen", units=units)
    return runner


# --- step 1: the number of dice -----------------------------------------------------------------
def test_each_unit_contributes_dice_by_its_strength() -> None:
    runner = kpd_in_essen({"workers": 1, "ruhr-army": 1})
    t.effects(runner, "demonstrate Essen", "kpd")
    assert len(rolled(runner).dice) == 1 + 1 + 2


def test_never_more_than_five_dice() -> None:
    runner = kpd_in_essen({"workers": 3, "soldiers": 3})
    t.effects(runner, "demonstrate Essen", "kpd")
    assert len(rolled(runner).dice) == 5


def test_five_is_the_limit_after_everything_was_counted() -> None:
    runner = kpd_in_essen({"workers": 3, "soldiers": 3, "police": 2})
    t.effects(runner, "coup Essen", "kpd")
    assert len(rolled(runner).dice) == 4, "6 less 2, not 5 less 2"


def test_with_0_dice_or_less_the_action_cannot_be_performed() -> None:
    for police in (1, 2):
        runner = kpd_in_essen({"workers": 1, "police": police})
        actions(runner, "kpd", 4, "essen")
        assert "coup" not in t.options(runner)


# --- step 2: a reaction -------------------------------------------------------------------------
def test_dice_are_fixed_before_the_reaction_which_then_changes_them() -> None:
    """R5."""
    runner = kpd_in_essen({"workers": 2, "police": 1})
    t.city(runner, "essen", bases={"z": 1})
    t.reserve(runner, z=1)
    t.effects(runner, "demonstrate Essen", "kpd")
    t.dice(runner, 4, 1, 1)
    t.answer(runner, "board", "z")
    assert len(rolled(runner).dice) == 2


# --- step 3: increase the result ----------------------------------------------------------------
def test_plus_1_for_2_action_points_before_the_roll() -> None:
    runner = kpd_in_essen({})
    actions(runner, "kpd", 3, "essen")
    t.dice(runner, 3)
    t.answers(runner, "demonstrate")
    t.answer(runner, "increase", "kpd", kind="increase")
    assert rolled(runner).result == 4
    assert runner.position.cities["essen"].bases == {"kpd": 1}
    assert t.at_rest(runner), "all 3 AP are spent"


def test_plus_1_only_once() -> None:
    """R6."""
    runner = kpd_in_essen({})
    actions(runner, "kpd", 5, "essen")
    t.dice(runner, 3)
    t.answers(runner, "demonstrate", "increase")
    assert len(t.happened(runner, ResultBought)) == 1
    assert rolled(runner).result == 4


def test_plus_1_is_decided_after_the_reaction() -> None:
    """R6."""
    runner = kpd_in_essen({})
    t.hand(runner, "spd", "S24")
    actions(runner, "kpd", 3, "essen")
    t.answer(runner, "demonstrate")
    t.answer(runner, "S24", "spd")
    t.dice(runner, 4)
    t.answer(runner, "increase", "kpd")
    assert rolled(runner).result == 3, "4 - 2 + 1"


def test_reserve_points_may_buy_it() -> None:
    runner = kpd_in_essen({})
    t.reserve(runner, kpd=1)
    actions(runner, "kpd", 2, "essen")
    t.answers(runner, "demonstrate", "increase")
    assert runner.position.reserve["kpd"] == 0


def test_inside_events_only_reserve_points_buy_it() -> None:
    """R6."""
    runner = kpd_in_essen({})
    t.effects(runner, "demonstrate Essen", "kpd")
    assert t.at_rest(runner)
    t.reserve(runner, kpd=2)
    t.effects(runner, "demonstrate Essen", "kpd")
    t.answer(runner, "increase", "kpd")
    assert runner.position.reserve["kpd"] == 0


def test_with_fewer_points_it_is_not_offered() -> None:
    runner = kpd_in_essen({})
    actions(runner, "kpd", 2, "essen")
    t.answer(runner, "demonstrate")
    assert t.asked(runner).kind == "action"


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
    runner = kpd_in_essen({"workers": 3, "freikorps-1": 1})
    t.city(runner, "essen", bases={"dnvp": 1})
    t.reserve(runner, dnvp=1)
    t.effects(runner, "demonstrate Essen", "kpd")
    t.dice(runner, 4, 3, 5, 6, 6)
    t.answer(runner, "board", "dnvp")
    assert rolled(runner).dice == (3, 5, 6, 6)
    assert rolled(runner).result == 6
    assert runner.position.cities["essen"].bases == {"dnvp": 1, "kpd": 1}
    assert runner.position.cities["essen"].threats == ["unrest"]


def test_a_modification_makes_no_six() -> None:
    runner = kpd_in_essen({"workers": 1})
    t.dice(runner, 5, 6)
    t.effects(runner, "demonstrate Essen result+1", "kpd")
    assert rolled(runner).result == 7, "6 +1; the 5 is no further six"


def test_modifications_add_up() -> None:
    runner = kpd_in_essen({})
    t.effects(runner, "rule result+1 demonstrate self round", "kpd")
    t.dice(runner, 2)
    t.effects(runner, "demonstrate Essen result+1", "kpd")
    assert rolled(runner).result == 4


def test_results_stay_between_1_and_8() -> None:
    runner = kpd_in_essen({"workers": 3})
    t.dice(runner, 6, 6, 6, 6)
    t.effects(runner, "demonstrate Essen result+1", "kpd")
    assert rolled(runner).result == 8
    t.dice(runner, 1, 1, 1, 1)
    t.effects(runner, "demonstrate Essen result-2", "kpd")
    assert rolled(runner).result == 1


def test_a_rule_for_one_use_is_gone_after_it() -> None:
    runner = kpd_in_essen({})
    t.effects(runner, "rule result+1 demonstrate self once", "kpd")
    t.dice(runner, 3, 3)
    t.effects(runner, "demonstrate Essen", "kpd")
    t.effects(runner, "demonstrate Essen", "kpd")
    assert [e.result for e in t.happened(runner, DiceRolled)] == [4, 3]


# --- step 5 and the chances of 2.11 -------------------------------------------------------------
def test_the_effect_of_the_final_result_is_carried_out_in_the_city() -> None:
    runner = t.table()
    t.supply(runner, "government")
    t.city(runner, "essen", threats=["unrest"])
    t.dice(runner, 6)
    t.effects(runner, "demonstrate Essen", "z")
    assert runner.position.cities["essen"].bases == {"z": 2}
    assert runner.position.cities["essen"].threats == []


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
    runner = t.table(stresemann="active")
    t.dice(runner, 6, 6, 6, 1, 1, 1)
    t.effects(runner, "demonstrate Essen", "spd")
    t.answer(runner, "stresemann", "z", kind="react")
    assert t.at_rest(runner), "a repeated roll cannot be repeated again"
    assert rolled(runner).result == 1
    assert runner.position.cities["essen"].bases == {}
