"""Rulebook 5.4: crisis rolls."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from weimar_tui.games.weimar.rules.events import BaseRemoved, DiceRolled, SeatsChanged
from weimar_tui.games.weimar.rules.position import Rule
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def stocked(**fields: object) -> WeimarRunner:
    runner = t.table(**fields)
    t.seats(runner, spd=5)
    t.vp(runner, spd=5)
    t.city(runner, "berlin", bases={"spd": 1})
    return runner


def test_example_one_and_two_without_a_base_costs_only_the_seat() -> None:
    runner = t.table()
    t.seats(runner, spd=7)
    t.dice(runner, 1, 2)
    t.effects(runner, "crisis 1", "spd")
    assert runner.position.seats["spd"] == 6
    assert t.happened(runner, BaseRemoved) == []
    assert t.at_rest(runner)


def test_exactly_two_dice_are_rolled_and_the_highest_counts() -> None:
    runner = stocked()
    t.dice(runner, 3, 5)
    t.effects(runner, "crisis 1", "spd")
    assert t.happened(runner, DiceRolled) == [DiceRolled("spd", "crisis", (3, 5), 5)]


@pytest.mark.parametrize(
    ("highest", "vp_left", "seats_left", "bases_left"),
    [(1, 3, 4, 0), (2, 5, 4, 0), (3, 5, 4, 1), (4, 5, 5, 0), (5, 4, 5, 1), (6, 5, 5, 1)],
)
def test_the_table(highest: int, vp_left: int, seats_left: int, bases_left: int) -> None:
    runner = stocked()
    t.dice(runner, 1, highest)
    t.effects(runner, "crisis 1", "spd")
    position = runner.position
    assert position.vp["spd"] == vp_left
    assert position.seats["spd"] == seats_left
    assert position.cities["berlin"].bases.get("spd", 0) == bases_left


def test_two_equal_dice_count_once() -> None:
    runner = stocked()
    t.dice(runner, 3, 3)
    t.effects(runner, "crisis 1", "spd")
    assert runner.position.seats["spd"] == 4


def test_two_sixes_are_a_six() -> None:
    """Further sixes add to success rolls only (5.5)."""
    runner = stocked()
    t.dice(runner, 6, 6)
    t.effects(runner, "crisis 1", "spd")
    assert t.happened(runner, DiceRolled)[0].result == 6
    assert t.happened(runner, SeatsChanged) == []


def test_the_party_chooses_which_base_it_loses() -> None:
    runner = stocked()
    t.city(runner, "leipzig", bases={"spd": 1, "kpd": 1})
    t.dice(runner, 4, 1)
    t.effects(runner, "crisis 1", "spd")
    assert t.options(runner, "spd") == {"berlin", "leipzig"}
    t.answer(runner, "leipzig", "spd", kind="choose-city")
    assert runner.position.cities["leipzig"].bases == {"kpd": 1}


def test_several_rolls_are_made_one_after_the_other() -> None:
    runner = stocked()
    t.dice(runner, 3, 3, 2, 3, 1, 5)
    t.effects(runner, "crisis 3", "spd")
    assert [e.dice for e in t.happened(runner, DiceRolled)] == [(3, 3), (2, 3), (1, 5)]
    assert runner.position.seats["spd"] == 3
    assert runner.position.vp["spd"] == 4


def test_a_party_with_nothing_left_rolls_all_the_same() -> None:
    runner = t.table()
    t.dice(runner, 1, 1, 2, 2)
    t.effects(runner, "crisis 2", "z")
    assert len(t.happened(runner, DiceRolled)) == 2
    assert t.at_rest(runner)


def test_a_lasting_rule_is_added_to_the_highest_die_up_to_six() -> None:
    runner = stocked(rules=[Rule("result", 1, "crisis", "spd", 1, 1)])
    t.dice(runner, 2, 1, 6, 6)
    t.effects(runner, "crisis 2", "spd")
    assert [e.result for e in t.happened(runner, DiceRolled)] == [3, 6]
    assert runner.position.seats["spd"] == 4
    assert runner.position.cities["berlin"].bases == {"spd": 1}


def test_stresemann_may_have_it_repeated_also_by_its_own_owner() -> None:
    runner = stocked(stresemann="active")
    runner.position.minor_parties["dvp"] = "z"
    t.dice(runner, 1, 1, 6, 2)
    t.effects(runner, "crisis 1", "spd")
    t.answer(runner, "stresemann", "z", kind="react")
    assert runner.position.vp["spd"] == 5
    assert runner.position.stresemann == "inactive"
    t.dice(runner, 1, 1, 6, 3)
    runner.position.stresemann = "active"
    t.effects(runner, "crisis 1", "z")
    t.answer(runner, "stresemann", "z", kind="react")
    assert t.at_rest(runner)
