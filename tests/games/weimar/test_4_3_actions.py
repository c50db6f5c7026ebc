"""Rulebook 4.3: playing a card for actions in a single city, and the reserve."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import actions, impulse
from weimar_tui.games.weimar.rules.actions import legality
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def kinds(runner: WeimarRunner) -> set[str]:
    """The options of the open question, without units and cards."""
    return {option.split(":")[0] for option in t.options(runner)}


def points(runner: WeimarRunner) -> int:
    return runner.position.impulses[-1].ap


# --- action points ------------------------------------------------------------------------------
def test_the_large_circle_gives_the_action_points() -> None:
    runner = impulse(t.table(), "z", "Z14:actions")
    t.answer(runner, "muenchen", kind="action-city")
    assert t.asked(runner).subject.ap == 1, "1 in the large circle, 3 in the small one"


def test_example_3_ap_mobilize_demonstrate_and_reserve() -> None:
    runner = t.table()
    t.supply(runner, "government", police=5)
    impulse(runner, "spd", "S05:actions")
    t.answer(runner, "essen", "spd")
    t.answer(runner, "mobilize:police:supply", "spd")
    t.dice(runner, 4, 2, 1)
    t.answers(runner, "demonstrate", "reserve", "done")
    assert t.at_rest(runner)
    assert runner.position.cities["essen"].units == {"police": 1}
    assert runner.position.cities["essen"].bases == {"spd": 1}
    assert runner.position.reserve["spd"] == 1
    assert runner.position.discards["spd"] == ["S05"]


def test_a_single_city_is_chosen_for_all_actions() -> None:
    runner = actions(t.table(), "spd", 4)
    assert len(t.asked(runner).options) == 12, "eleven cities, or none"
    t.answer(runner, "essen")
    t.dice(runner, 4, 1, 1)
    t.answers(runner, "demonstrate", "pass")
    assert runner.position.cities["essen"].bases == {"spd": 1}
    assert t.asked(runner).subject.city == "essen"


def test_units_come_to_the_chosen_city_only() -> None:
    runner = t.table()
    t.city(runner, "koeln", units={"police": 1})
    t.city(runner, "essen", units={"police": 1})
    t.supply(runner, "government")
    actions(runner, "spd", 2, "essen")
    assert "mobilize:police:koeln" in t.options(runner)
    assert "mobilize:police:essen" not in t.options(runner)


def test_any_number_of_actions_until_the_points_are_spent() -> None:
    runner = actions(t.table(), "kpd", 3, "essen")
    for left in (2, 1, 0):
        t.answer(runner, "mobilize:workers:supply")
        assert t.at_rest(runner) if left == 0 else points(runner) == left
    assert runner.position.cities["essen"].units == {"workers": 3}


def test_points_that_are_not_spent_are_lost() -> None:
    runner = actions(t.table(), "kpd", 3, "essen")
    t.answer(runner, "done")
    assert t.at_rest(runner)
    assert runner.position.reserve["kpd"] == 0


# --- the reserve --------------------------------------------------------------------------------
def test_unused_points_are_stored_up_to_two() -> None:
    runner = actions(t.table(), "spd", 4, "essen")
    t.answers(runner, "reserve", "reserve")
    assert runner.position.reserve["spd"] == 2
    assert "reserve" not in t.options(runner)


def test_reserve_points_increase_the_action_points() -> None:
    runner = t.table()
    t.reserve(runner, spd=2)
    t.city(runner, "essen", threats=["uprising"], units={"police": 2})
    actions(runner, "spd", 2, "essen")
    t.dice(runner, 6, 1)
    t.answer(runner, "counter-coup")
    assert runner.position.reserve["spd"] == 0, "2 AP of the card and 2 of the reserve"


def test_points_of_the_card_are_spent_first() -> None:
    runner = t.table()
    t.reserve(runner, kpd=2)
    actions(runner, "kpd", 1, "essen")
    t.answer(runner, "mobilize:workers:supply")
    assert runner.position.reserve["kpd"] == 2
    t.answer(runner, "mobilize:workers:supply")
    assert runner.position.reserve["kpd"] == 1


def test_reserve_points_are_not_stored_again() -> None:
    runner = t.table()
    t.reserve(runner, kpd=1)
    actions(runner, "kpd", 1, "essen")
    t.answer(runner, "mobilize:workers:supply")
    assert "reserve" not in t.options(runner)


def test_reserve_points_remain_until_spent() -> None:
    runner = t.table()
    t.reserve(runner, kpd=2)
    actions(runner, "kpd", 1, "essen")
    t.answer(runner, "done")
    assert runner.position.reserve["kpd"] == 2


# --- costs (2.1) --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("action", "costs"),
    [
        ("mobilize", (1, 1, 1, 1)),
        ("demonstrate", (1, 1, 1, 1)),
        ("take-control", (3, 0, 2, 2)),
        ("fight", (2, 2, 2, 2)),
        ("negotiate", (2, 2, 2, 2)),
        ("coup", (0, 4, 0, 3)),
        ("counter-coup", (4, 0, 4, 0)),
    ],
)
def test_costs_of_the_boards(action: str, costs: tuple[int, ...]) -> None:
    runner = t.table()
    paid = tuple(legality.cost(runner, party, action) for party in ("spd", "kpd", "z", "dnvp"))
    assert paid == costs


def test_a_rule_may_lower_a_cost_but_not_below_1() -> None:
    runner = t.effects(t.table(), "rule cost-1 take-control self round", "dnvp")
    assert legality.cost(runner, "dnvp", "take-control") == 1
    t.effects(runner, "rule cost-1 take-control self round", "dnvp")
    assert legality.cost(runner, "dnvp", "take-control") == 1


def test_what_is_too_dear_is_not_offered() -> None:
    runner = t.table()
    t.city(runner, "essen", units={"workers": 2})
    assert "coup" not in kinds(actions(runner, "kpd", 3, "essen"))


# --- who may do what ----------------------------------------------------------------------------
def full_city() -> WeimarRunner:
    """Essen with everything that any action needs."""
    runner = t.table()
    t.city(
        runner,
        "essen",
        threats=["uprising"],
        units={"police": 3, "reichswehr-1": 1, "reichswehr-1-black": 1, "workers": 1},
    )
    return runner


def test_governing_spd_may_do_all_but_coup() -> None:
    runner = actions(full_city(), "spd", 5, "essen")
    assert kinds(runner) == {
        "demonstrate",
        "counter-coup",
        "fight",
        "take-control",
        "mobilize",
        "negotiate",
        "reserve",
        "done",
    }


def test_parties_in_opposition_neither_fight_nor_negotiate() -> None:
    runner = full_city()
    t.city(runner, "essen", units={"freikorps-2": 2, "workers": 1, "reichswehr-1": 1})
    offered = kinds(actions(runner, "dnvp", 5, "essen"))
    assert offered == {"demonstrate", "coup", "take-control", "mobilize", "reserve", "done"}


def test_spd_in_opposition_has_no_counter_coup_and_no_take_control() -> None:
    runner = full_city()
    runner.position.government, runner.position.chancellor = ("z", "dnvp"), "z"
    assert kinds(actions(runner, "spd", 5, "essen")) == {"demonstrate", "reserve", "done"}


def test_kpd_never_takes_control() -> None:
    runner = full_city()
    runner.position.government = ("spd", "kpd")
    assert "take-control" not in kinds(actions(runner, "kpd", 5, "essen"))


@pytest.mark.parametrize(
    ("party", "action"),
    [("spd", "demonstrate"), ("spd", "counter-coup"), ("spd", "fight:kpd"), ("dnvp", "coup")],
)
def test_demonstration_fight_and_coups_only_once_per_impulse(party: str, action: str) -> None:
    runner = full_city()
    if party == "dnvp":
        t.city(runner, "essen", threats=[], units={"freikorps-2": 3})
    actions(runner, party, 12, "essen")
    t.dice(runner, 3, 3, 3, 3, 3)
    t.answer(runner, action)
    if action == "fight:kpd":
        t.answer(runner, "refuse", "dnvp", kind="lend-reichswehr")
    t.answer(runner, "pass", kind="increase")
    assert action.split(":")[0] not in kinds(runner)


def test_mobilize_take_control_and_foreign_affairs_any_number_of_times() -> None:
    """R22: all effects above the roll happen each time."""
    runner = full_city()
    actions(runner, "spd", 9, "essen")
    for _ in range(2):
        t.dice(runner, 1)
        t.answer(runner, "negotiate:A11")
        t.answers(runner, "berlin", "berlin")
    assert runner.position.cities["berlin"].bases["dnvp"] == 4
    assert points(runner) == 5
    t.answer(runner, "take-control:reichswehr-1-black")
    assert points(runner) == 2


# --- foreign affairs in addition to the city ------------------------------------------------------
def test_foreign_affairs_in_addition_to_the_chosen_city() -> None:
    runner = actions(t.table(), "spd", 3, "essen")
    t.dice(runner, 1)
    t.answers(runner, "negotiate:A11", "berlin", "koeln")
    t.dice(runner, 4, 1, 1)
    t.answer(runner, "demonstrate")
    assert runner.position.cities["essen"].bases == {"spd": 1}


def test_no_city_need_be_chosen_for_reserve_and_foreign_affairs() -> None:
    runner = actions(t.table(), "spd", 3)
    t.answer(runner, "nowhere", kind="action-city")
    assert kinds(runner) == {"negotiate", "reserve", "done"}


# --- why not ------------------------------------------------------------------------------------
def test_an_action_that_is_not_possible_has_its_reason() -> None:
    runner = full_city()
    game = WeimarGame(runner.components.data)
    actions(runner, "dnvp", 2, "koeln")
    reasons = {a: r for a, r, _ in game.disabled_options(runner.position, t.asked(runner))}
    assert reasons == {
        "coup": "no-dice",
        "counter-coup": "never-yours",
        "fight": "government-only",
        "take-control": "no-reichswehr",
        "negotiate": "government-only",
    }


def test_an_enemy_too_strong_to_fight_is_not_called_absent() -> None:
    runner = t.table()
    t.city(runner, "koeln", units={"police": 1, "freikorps-2": 1, "freikorps-1": 1})
    actions(runner, "spd", 4, "koeln")
    reasons = {
        action: reason
        for action, reason, _ in WeimarGame(runner.components.data).disabled_options(
            runner.position, t.asked(runner)
        )
    }
    assert reasons["fight"] == "no-dice"
