"""Rulebook 5.9: units and street fighting."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import actions, roll_for
from weimar_tui.games.weimar.rules.events import DiceRolled
from weimar_tui.games.weimar.rules.phases.politics import PoliticsStep
from weimar_tui.games.weimar.rules.runner import WeimarRunner
from weimar_tui.games.weimar.rules.units import controlled, in_play


def offered(runner: WeimarRunner, action: str) -> set[str]:
    """The options of the open question for one action: `mobilize` gives `police:supply` ..."""
    return {o.partition(":")[2] for o in t.options(runner) if o.split(":")[0] == action}


# --- control ------------------------------------------------------------------------------------
def test_government_units_are_controlled_by_all_governing_parties() -> None:
    runner = t.table(government=("spd", "kpd"))
    for party in ("spd", "kpd"):
        assert {"police", "reichswehr-1", "reichswehr-2"} <= set(controlled(runner, party))
    assert "police" not in controlled(runner, "dnvp")


def test_zentrum_always_controls_police_but_not_reichswehr() -> None:
    runner = t.table(government=("spd", "kpd"))
    assert controlled(runner, "z") == ("police",)
    runner.position.government = ("spd", "z")
    assert set(controlled(runner, "z")) == {"police", "reichswehr-1", "reichswehr-2"}


def test_spd_in_opposition_commands_only_its_own_units() -> None:
    runner = t.table(government=("z", "dnvp"), chancellor="z")
    assert controlled(runner, "spd") == ("reichsbanner",)


def test_white_units_of_a_governing_dnvp_stay_white_and_black_ones_its_own() -> None:
    runner = t.table(government=("z", "dnvp"), chancellor="z")
    t.city(runner, "essen", units={"reichswehr-1": 1})
    t.city(runner, "koeln", units={"reichswehr-2-black": 1})
    t.supply(runner, "government")
    t.supply(runner, "dnvp")
    actions(runner, "dnvp", 3, "berlin")
    t.answers(runner, "mobilize:reichswehr-1:essen", "mobilize:reichswehr-2-black:koeln")
    assert runner.position.cities["berlin"].units == {"reichswehr-1": 1, "reichswehr-2-black": 1}
    assert "reichswehr-2-black" not in controlled(runner, "z")


# --- supplies and reinforcements ----------------------------------------------------------------
def test_units_not_in_play_cannot_be_moved() -> None:
    runner = actions(t.table(), "kpd", 3, "berlin")
    assert offered(runner, "mobilize") == {"soldiers:supply", "workers:supply"}


def test_reinforcements_go_to_the_supply() -> None:
    runner = t.effects(t.table(), "reinforce Spartacists 3", "kpd")
    assert runner.position.supply["kpd"]["spartacists"] == 3


def test_reichswehr_reinforces_the_government_supply() -> None:
    runner = t.effects(t.table(), "reinforce Reichswehr2 1", "dnvp")
    assert runner.position.supply["government"]["reichswehr-2"] == 2


def test_only_units_still_outside_the_game_come() -> None:
    runner = t.effects(t.table(), "reinforce Freikorps1 3", "dnvp")
    assert in_play(runner, "freikorps-1") == 3


# --- moving -------------------------------------------------------------------------------------
def test_mobilize_moves_one_unit_from_the_supply_or_any_city_for_1_ap() -> None:
    runner = t.table()
    t.city(runner, "essen", units={"workers": 1})
    t.supply(runner, "kpd", workers=1)
    actions(runner, "kpd", 3, "berlin")
    t.answer(runner, "mobilize:workers:essen")
    assert runner.position.impulses[-1].ap == 2
    t.answer(runner, "mobilize:workers:supply")
    assert runner.position.cities["berlin"].units == {"workers": 2}


def test_mobilize_does_not_move_dissolved_units() -> None:
    runner = t.table(dissolved={"workers": 3})
    t.supply(runner, "kpd")
    actions(runner, "kpd", 3, "berlin")
    assert offered(runner, "mobilize") == set()


def test_any_number_of_units_in_a_city() -> None:
    runner = t.table()
    t.city(runner, "rostock", units={"workers": 3, "soldiers": 3, "police": 5})
    t.supply(runner, "kpd", spartacists=1)
    actions(runner, "kpd", 1, "rostock")
    t.answer(runner, "mobilize:spartacists:supply")
    assert sum(runner.position.cities["rostock"].units.values()) == 12


def test_move_two_means_up_to_two_and_no_unit_twice() -> None:
    """R13."""
    runner = t.table()
    t.supply(runner, "kpd", workers=1)
    t.effects(runner, "move 2 own any", "kpd")
    t.answers(runner, "workers:supply", "berlin")
    assert t.at_rest(runner), "the only unit has been moved by this step"
    assert runner.position.cities["berlin"].units == {"workers": 1}


def test_a_move_may_be_left_undone() -> None:
    """R13."""
    runner = t.effects(t.table(), "move 2 own any", "kpd")
    t.answer(runner, "pass", "kpd")
    assert t.at_rest(runner)


def test_each_unit_may_go_to_a_different_city() -> None:
    runner = t.effects(t.table(), "move 2 own of(Essen,Köln)", "kpd")
    t.answers(runner, "workers:supply", "essen", "workers:supply", "koeln")
    assert runner.position.cities["essen"].units == {"workers": 1}
    assert runner.position.cities["koeln"].units == {"workers": 1}


def test_a_card_that_names_police_lends_command_of_it() -> None:
    """See games/weimar/notation.md."""
    runner = t.effects(t.table(), "move 1 police Berlin", "kpd")
    t.answer(runner, "police:supply", "kpd")
    assert runner.position.cities["berlin"].units == {"police": 1}


def test_controlled_units_are_those_of_rule_5_9() -> None:
    runner = t.table(government=("spd", "kpd"))
    t.effects(runner, "move 1 controlled any", "z")
    assert t.options(runner, "z") == {"police:supply", "pass"}


# --- taking control -----------------------------------------------------------------------------
def test_dnvp_turns_a_white_reichswehr_black_for_2_ap_without_a_roll() -> None:
    runner = t.table()
    t.city(runner, "berlin", units={"reichswehr-2": 1, "police": 1})
    actions(runner, "dnvp", 3, "berlin")
    t.answer(runner, "take-control:reichswehr-2")
    assert runner.position.cities["berlin"].units == {"reichswehr-2-black": 1, "police": 1}
    assert runner.position.impulses[-1].ap == 1
    assert t.happened(runner, DiceRolled) == []
    assert "reichswehr-2-black" in controlled(runner, "dnvp")


@pytest.mark.parametrize(("party", "cost"), [("spd", 3), ("z", 2)])
def test_democrats_in_government_turn_it_back(party: str, cost: int) -> None:
    runner = t.table()
    t.city(runner, "berlin", units={"reichswehr-1-black": 1})
    actions(runner, party, 4, "berlin")
    t.answer(runner, "take-control:reichswehr-1-black")
    assert runner.position.cities["berlin"].units == {"reichswehr-1": 1}
    assert runner.position.impulses[-1].ap == 4 - cost


def test_democrats_in_opposition_cannot() -> None:
    runner = t.table(government=("spd", "kpd"))
    t.city(runner, "berlin", units={"reichswehr-1-black": 1})
    actions(runner, "z", 4, "berlin")
    assert offered(runner, "take-control") == set()


def test_dnvp_may_take_control_in_government_and_in_opposition() -> None:
    for government in (("spd", "z"), ("z", "dnvp")):
        runner = t.table(government=government, chancellor=government[0])
        t.city(runner, "berlin", units={"reichswehr-1": 1})
        actions(runner, "dnvp", 2, "berlin")
        assert offered(runner, "take-control") == {"reichswehr-1"}


def test_only_reichswehr_in_the_chosen_city() -> None:
    runner = t.table()
    t.city(runner, "berlin", units={"police": 1})
    t.city(runner, "essen", units={"reichswehr-1": 1})
    actions(runner, "dnvp", 4, "berlin")
    assert offered(runner, "take-control") == set()


# --- dissolving ---------------------------------------------------------------------------------
def test_a_dissolved_unit_goes_to_the_dissolved_area() -> None:
    runner = t.table()
    t.city(runner, "berlin", units={"workers": 2})
    t.effects(runner, "dissolve 1 KPD Berlin", "spd")
    assert runner.position.dissolved == {"workers": 1}
    assert runner.position.cities["berlin"].units == {"workers": 1}


def test_only_a_specific_effect_brings_it_back() -> None:
    runner = t.table(dissolved={"workers": 1})
    t.effects(runner, "redeploy 1 own any", "kpd")
    t.answer(runner, "essen")
    assert runner.position.cities["essen"].units == {"workers": 1}
    assert runner.position.dissolved == {}


def test_government_units_are_never_dissolved() -> None:
    runner = t.table()
    t.city(runner, "berlin", units={"police": 1, "reichswehr-1": 1})
    t.effects(runner, "dissolve 1 any Berlin by self", "dnvp")
    assert t.at_rest(runner)
    assert runner.position.dissolved == {}


def test_black_reichswehr_cannot_be_chosen_while_another_unit_could_be_hit() -> None:
    """R15."""
    runner = t.table()
    t.city(runner, "berlin", units={"reichswehr-1-black": 1, "freikorps-1": 1})
    t.effects(runner, "dissolve 1 DNVP Berlin by self", "spd")
    assert runner.position.dissolved == {"freikorps-1": 1}


@pytest.mark.parametrize("notation", ["dissolve 1 DNVP Berlin", "dissolve 1 any any by self"])
def test_black_reichswehr_is_neither_dissolved_nor_turned(notation: str) -> None:
    """R15: a government unit, whichever side is up; it cannot be chosen."""
    runner = t.table()
    t.city(runner, "berlin", units={"reichswehr-1-black": 1, "police": 1})
    assert t.at_rest(t.effects(runner, notation, "spd"))
    assert runner.position.cities["berlin"].units == {"reichswehr-1-black": 1, "police": 1}
    assert runner.position.dissolved == {}


@pytest.mark.parametrize("marker", ["protecting-republic-law"])
def test_no_marker_turns_black_reichswehr(marker: str) -> None:
    runner = t.table(society=[marker])
    t.city(runner, "berlin", units={"reichswehr-2-black": 1})
    assert t.at_rest(t.do(runner, PoliticsStep(3)))
    assert runner.position.cities["berlin"].units == {"reichswehr-2-black": 1}


def test_a_fight_of_7_spares_black_reichswehr() -> None:
    runner = t.table()
    t.city(runner, "essen", units={"police": 5, "freikorps-1": 1, "reichswehr-1-black": 1})
    roll_for(runner, 7, 4)
    actions(runner, "spd", 2, "essen")
    t.answer(runner, "fight:dnvp", "spd")
    assert runner.position.cities["essen"].units == {"police": 5, "reichswehr-1-black": 1}
    assert runner.position.dissolved == {"freikorps-1": 1}


def test_units_in_a_supply_cannot_be_dissolved() -> None:
    runner = t.effects(t.table(), "dissolve 1 KPD any by self", "spd")
    assert t.at_rest(runner)
    assert runner.position.supply["kpd"] == {"soldiers": 3, "workers": 3}


def test_the_owner_chooses_which_unit_it_loses() -> None:
    """R12."""
    runner = t.table()
    t.city(runner, "berlin", units={"workers": 1})
    t.city(runner, "essen", units={"soldiers": 1})
    t.effects(runner, "dissolve 1 KPD any", "spd")
    assert t.asked(runner, "kpd").kind == "choose-unit"


def test_reichswehr_withdrawn_goes_white_to_the_government_supply() -> None:
    runner = t.table()
    t.supply(runner, "government")
    t.city(runner, "berlin", units={"reichswehr-1-black": 1})
    t.effects(runner, "withdraw 1 DNVP Berlin by self", "spd")
    assert runner.position.supply["government"] == {"reichswehr-1": 1}


# --- the Fight ----------------------------------------------------------------------------------
def test_a_fight_costs_2_ap_for_governing_parties() -> None:
    runner = t.table()
    t.city(runner, "essen", units={"police": 1, "workers": 1})
    actions(runner, "z", 2, "essen")
    t.dice(runner, 4)
    t.answer(runner, "fight:kpd")
    assert t.at_rest(runner)


def test_the_target_is_a_party_in_opposition_with_a_unit_there() -> None:
    runner = t.table(government=("spd", "kpd"))
    units = {"police": 4, "workers": 1}
    t.city(runner, "essen", units=units)
    actions(runner, "spd", 2, "essen")
    assert offered(runner, "fight") == set(), "KPD governs"
    t.city(runner, "essen", units={**units, "stahlhelm": 1})
    actions(runner, "spd", 2, "essen")
    assert offered(runner, "fight") == {"dnvp"}


def test_black_reichswehr_makes_the_dnvp_an_opponent_and_can_be_sent_back() -> None:
    """R69: it is the DNVP's unit; a result of 4 returns it to the government's supply, white."""
    runner = t.table(supply={"government": {}, "spd": {}, "kpd": {}, "z": {}, "dnvp": {}})
    t.city(runner, "essen", units={"police": 3, "reichswehr-1-black": 1})
    roll_for(runner, 4, 3)
    actions(runner, "spd", 2, "essen")
    assert offered(runner, "fight") == {"dnvp"}
    t.answer(runner, "fight:dnvp", "spd")
    assert runner.position.cities["essen"].units == {"police": 3}
    assert runner.position.supply["government"] == {"reichswehr-1": 1}


def test_dice_are_1_and_government_strength_less_the_one_opponent() -> None:
    runner = t.table()
    t.city(runner, "essen", units={"police": 2, "reichswehr-2": 1, "workers": 2, "freikorps-2": 1})
    t.effects(runner, "fight Essen", "spd")
    t.answer(runner, "kpd", "spd", kind="fight-target")
    assert len(t.happened(runner, DiceRolled)[-1].dice) == 1 + 4 - 2


def test_own_units_of_spd_do_not_count_in_a_fight() -> None:
    runner = t.table()
    t.city(runner, "essen", units={"police": 1, "reichsbanner": 3, "workers": 1})
    t.effects(runner, "fight Essen", "spd")
    assert len(t.happened(runner, DiceRolled)[-1].dice) == 1


@pytest.mark.parametrize(("reply", "number"), [("lend", 3), ("refuse", 1)])
def test_black_reichswehr_helps_only_if_dnvp_agrees(reply: str, number: int) -> None:
    """R15."""
    runner = t.table()
    t.city(runner, "essen", units={"police": 1, "reichswehr-2-black": 1, "workers": 1})
    t.effects(runner, "fight Essen", "spd")
    t.answer(runner, reply, "dnvp", kind="lend-reichswehr")
    assert len(t.happened(runner, DiceRolled)[-1].dice) == number


def test_black_reichswehr_stands_against_a_fight_with_dnvp() -> None:
    """R15."""
    runner = t.table()
    t.city(runner, "essen", units={"police": 4, "reichswehr-1-black": 1, "freikorps-1": 1})
    t.effects(runner, "fight Essen", "spd")
    assert len(t.happened(runner, DiceRolled)[-1].dice) == 1 + 4 - 2


@pytest.mark.parametrize(("unit", "result"), [("workers", 5), ("stahlhelm", 4)])
def test_plus_1_against_kpd(unit: str, result: int) -> None:
    runner = t.table()
    t.city(runner, "essen", units={"police": 1, unit: 1})
    t.dice(runner, 4)
    t.effects(runner, "fight Essen", "spd")
    assert t.happened(runner, DiceRolled)[-1].result == result


@pytest.mark.parametrize(
    ("row", "left", "dissolved", "supplied", "threats"),
    [
        (1, 3, 0, 0, ["unrest"]),
        (2, 3, 0, 0, []),
        (3, 3, 0, 0, []),
        (4, 2, 0, 1, []),
        (5, 2, 1, 0, []),
        (6, 2, 1, 0, []),
        (7, 1, 2, 0, []),
        (8, 1, 2, 0, []),
    ],
)
def test_fight_row_by_row(
    row: int, left: int, dissolved: int, supplied: int, threats: list[str]
) -> None:
    runner = t.table()
    t.supply(runner, "dnvp")
    t.city(runner, "essen", units={"police": 5, "stahlhelm": 3}, threats=["unrest"] * (row == 8))
    roll_for(runner, row, 3)
    t.effects(runner, "fight Essen", "spd")
    assert runner.position.cities["essen"].units["stahlhelm"] == left
    assert runner.position.dissolved.get("stahlhelm", 0) == dissolved
    assert runner.position.supply["dnvp"].get("stahlhelm", 0) == supplied
    assert runner.position.cities["essen"].threats == threats


def test_a_fight_that_the_points_do_not_pay_is_not_offered() -> None:
    runner = t.table()
    t.city(runner, "essen", units={"police": 2, "workers": 1})
    actions(runner, "spd", 1, "essen")
    assert offered(runner, "fight") == set()
    actions(runner, "spd", 2, "essen")
    assert offered(runner, "fight") == {"kpd"}


# --- whose units an effect means ----------------------------------------------------------------
def test_the_enemys_are_all_others_until_an_opponent_is_named() -> None:
    runner = t.table()
    t.city(runner, "essen", units={"red-front": 1, "reichsbanner": 1, "stahlhelm": 1})
    t.vp(runner, spd=1, dnvp=1)
    t.effects(runner, "dissolve 1 enemy Essen; vp -1 opp; dissolve 1 enemy Essen", "kpd")
    assert t.options(runner, "kpd") == {"reichsbanner:essen", "stahlhelm:essen"}
    t.answers(runner, "stahlhelm:essen", "spd")
    assert t.at_rest(runner)
    left = runner.position.cities["essen"].units
    assert {unit for unit in left if left[unit]} == {"red-front"}


def test_nobody_but_the_opponent_loses_units_once_it_is_named() -> None:
    runner = t.table()
    t.city(runner, "essen", units={"red-front": 1, "stahlhelm": 1})
    t.vp(runner, spd=1, dnvp=1)
    t.effects(runner, "vp -1 opp; dissolve 1 enemy Essen", "kpd")
    t.answer(runner, "spd", "kpd")
    assert t.at_rest(runner)
    assert runner.position.cities["essen"].units.get("stahlhelm") == 1


def test_ones_own_units_stay_ones_own_against_an_opponent() -> None:
    runner = t.table()
    t.city(runner, "essen", units={"red-front": 1, "reichsbanner": 1})
    t.vp(runner, spd=1, dnvp=1)
    t.effects(runner, "vp -1 opp; dissolve 1 own Essen", "kpd")
    t.answer(runner, "spd", "kpd")
    assert t.at_rest(runner)
    assert runner.position.cities["essen"].units.get("reichsbanner") == 1
    assert not runner.position.cities["essen"].units.get("red-front")
