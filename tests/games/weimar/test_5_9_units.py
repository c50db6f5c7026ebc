"""Rulebook 5.9: units and street fighting."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import actions, roll_for
from weimar_tui.games.weimar.rules.events import DiceRolled
from weimar_tui.games.weimar.rules.phases.politics import PoliticsStep
from weimar_tui.games.weimar.rules.runner import WeimarRunner
from weimar_tui.games.weimar.rules.units import controlled, in_play


def offered(play: WeimarRunner, action: str) -> set[str]:
    """What the open question offers for one action: `mobilize` gives `police:supply` ..."""
    return {o.partition(":")[2] for o in t.options(play) if o.split(":")[0] == action}


# --- control ------------------------------------------------------------------------------------
def test_government_units_are_controlled_by_all_governing_parties() -> None:
    play = t.table(government=("spd", "kpd"))
    for party in ("spd", "kpd"):
        assert {"police", "reichswehr-1", "reichswehr-2"} <= set(controlled(play, party))
    assert "police" not in controlled(play, "dnvp")


def test_zentrum_always_controls_police_but_not_reichswehr() -> None:
    play = t.table(government=("spd", "kpd"))
    assert controlled(play, "z") == ("police",)
    play.position.government = ("spd", "z")
    assert set(controlled(play, "z")) == {"police", "reichswehr-1", "reichswehr-2"}


def test_spd_in_opposition_commands_only_its_own_units() -> None:
    play = t.table(government=("z", "dnvp"), chancellor="z")
    assert controlled(play, "spd") == ("reichsbanner",)


def test_white_units_of_a_governing_dnvp_stay_white_and_black_ones_its_own() -> None:
    """Ruling 22."""
    play = t.table(government=("z", "dnvp"), chancellor="z")
    t.city(play, "essen", units={"reichswehr-1": 1})
    t.city(play, "koeln", units={"reichswehr-2-black": 1})
    t.supply(play, "government")
    t.supply(play, "dnvp")
    actions(play, "dnvp", 3, "berlin")
    t.answers(play, "mobilize:reichswehr-1:essen", "mobilize:reichswehr-2-black:koeln")
    assert play.position.cities["berlin"].units == {"reichswehr-1": 1, "reichswehr-2-black": 1}
    assert "reichswehr-2-black" not in controlled(play, "z")


# --- supplies and reinforcements ----------------------------------------------------------------
def test_units_not_in_play_cannot_be_moved() -> None:
    play = actions(t.table(), "kpd", 3, "berlin")
    assert offered(play, "mobilize") == {"soldiers:supply", "workers:supply"}


def test_reinforcements_go_to_the_supply() -> None:
    play = t.effects(t.table(), "reinforce Spartacists 3", "kpd")
    assert play.position.supply["kpd"]["spartacists"] == 3


def test_reichswehr_reinforces_the_government_supply() -> None:
    play = t.effects(t.table(), "reinforce Reichswehr2 1", "dnvp")
    assert play.position.supply["government"]["reichswehr-2"] == 2


def test_only_units_still_outside_the_game_come() -> None:
    play = t.effects(t.table(), "reinforce Freikorps1 3", "dnvp")
    assert in_play(play, "freikorps-1") == 3


# --- moving -------------------------------------------------------------------------------------
def test_mobilize_moves_one_unit_from_the_supply_or_any_city_for_1_ap() -> None:
    play = t.table()
    t.city(play, "essen", units={"workers": 1})
    t.supply(play, "kpd", workers=1)
    actions(play, "kpd", 3, "berlin")
    t.answer(play, "mobilize:workers:essen")
    assert play.position.impulses[-1].ap == 2
    t.answer(play, "mobilize:workers:supply")
    assert play.position.cities["berlin"].units == {"workers": 2}


def test_mobilize_does_not_move_dissolved_units() -> None:
    play = t.table(dissolved={"workers": 3})
    t.supply(play, "kpd")
    actions(play, "kpd", 3, "berlin")
    assert offered(play, "mobilize") == set()


def test_any_number_of_units_in_a_city() -> None:
    play = t.table()
    t.city(play, "rostock", units={"workers": 3, "soldiers": 3, "police": 5})
    t.supply(play, "kpd", spartacists=1)
    actions(play, "kpd", 1, "rostock")
    t.answer(play, "mobilize:spartacists:supply")
    assert sum(play.position.cities["rostock"].units.values()) == 12


def test_move_two_means_up_to_two_and_no_unit_twice() -> None:
    """Ruling 19."""
    play = t.table()
    t.supply(play, "kpd", workers=1)
    t.effects(play, "move 2 own any", "kpd")
    t.answers(play, "workers:supply", "berlin")
    assert t.at_rest(play), "the only unit has been moved by this step"
    assert play.position.cities["berlin"].units == {"workers": 1}


def test_a_move_may_be_left_undone() -> None:
    """Ruling 19."""
    play = t.effects(t.table(), "move 2 own any", "kpd")
    t.answer(play, "pass", "kpd")
    assert t.at_rest(play)


def test_each_unit_may_go_to_a_different_city() -> None:
    play = t.effects(t.table(), "move 2 own of(Essen,Köln)", "kpd")
    t.answers(play, "workers:supply", "essen", "workers:supply", "koeln")
    assert play.position.cities["essen"].units == {"workers": 1}
    assert play.position.cities["koeln"].units == {"workers": 1}


def test_a_card_that_names_police_lends_command_of_it() -> None:
    """Ruling 21."""
    play = t.effects(t.table(), "move 1 police Berlin", "kpd")
    t.answer(play, "police:supply", "kpd")
    assert play.position.cities["berlin"].units == {"police": 1}


def test_controlled_units_are_those_of_rule_5_9() -> None:
    """Ruling 21."""
    play = t.table(government=("spd", "kpd"))
    t.effects(play, "move 1 controlled any", "z")
    assert t.options(play, "z") == {"police:supply", "pass"}


# --- taking control -----------------------------------------------------------------------------
def test_dnvp_turns_a_white_reichswehr_black_for_2_ap_without_a_roll() -> None:
    play = t.table()
    t.city(play, "berlin", units={"reichswehr-2": 1, "police": 1})
    actions(play, "dnvp", 3, "berlin")
    t.answer(play, "take-control:reichswehr-2")
    assert play.position.cities["berlin"].units == {"reichswehr-2-black": 1, "police": 1}
    assert play.position.impulses[-1].ap == 1
    assert t.happened(play, DiceRolled) == []
    assert "reichswehr-2-black" in controlled(play, "dnvp")


@pytest.mark.parametrize(("party", "cost"), [("spd", 3), ("z", 2)])
def test_democrats_in_government_turn_it_back(party: str, cost: int) -> None:
    play = t.table()
    t.city(play, "berlin", units={"reichswehr-1-black": 1})
    actions(play, party, 4, "berlin")
    t.answer(play, "take-control:reichswehr-1-black")
    assert play.position.cities["berlin"].units == {"reichswehr-1": 1}
    assert play.position.impulses[-1].ap == 4 - cost


def test_democrats_in_opposition_cannot() -> None:
    play = t.table(government=("spd", "kpd"))
    t.city(play, "berlin", units={"reichswehr-1-black": 1})
    actions(play, "z", 4, "berlin")
    assert offered(play, "take-control") == set()


def test_dnvp_may_take_control_in_government_and_in_opposition() -> None:
    """Ruling 22."""
    for government in (("spd", "z"), ("z", "dnvp")):
        play = t.table(government=government, chancellor=government[0])
        t.city(play, "berlin", units={"reichswehr-1": 1})
        actions(play, "dnvp", 2, "berlin")
        assert offered(play, "take-control") == {"reichswehr-1"}


def test_only_reichswehr_in_the_chosen_city() -> None:
    play = t.table()
    t.city(play, "berlin", units={"police": 1})
    t.city(play, "essen", units={"reichswehr-1": 1})
    actions(play, "dnvp", 4, "berlin")
    assert offered(play, "take-control") == set()


# --- dissolving ---------------------------------------------------------------------------------
def test_a_dissolved_unit_goes_to_the_dissolved_area() -> None:
    play = t.table()
    t.city(play, "berlin", units={"workers": 2})
    t.effects(play, "dissolve 1 KPD Berlin", "spd")
    assert play.position.dissolved == {"workers": 1}
    assert play.position.cities["berlin"].units == {"workers": 1}


def test_only_a_specific_effect_brings_it_back() -> None:
    play = t.table(dissolved={"workers": 1})
    t.effects(play, "redeploy 1 own any", "kpd")
    t.answer(play, "essen")
    assert play.position.cities["essen"].units == {"workers": 1}
    assert play.position.dissolved == {}


def test_government_units_are_never_dissolved() -> None:
    play = t.table()
    t.city(play, "berlin", units={"police": 1, "reichswehr-1": 1})
    t.effects(play, "dissolve 1 any Berlin by self", "dnvp")
    assert t.at_rest(play)
    assert play.position.dissolved == {}


def test_black_reichswehr_cannot_be_chosen_while_another_unit_could_be_hit() -> None:
    """Ruling 23."""
    play = t.table()
    t.city(play, "berlin", units={"reichswehr-1-black": 1, "freikorps-1": 1})
    t.effects(play, "dissolve 1 DNVP Berlin by self", "spd")
    assert play.position.dissolved == {"freikorps-1": 1}


@pytest.mark.parametrize("notation", ["dissolve 1 DNVP Berlin", "dissolve 1 any any by self"])
def test_black_reichswehr_is_neither_dissolved_nor_turned(notation: str) -> None:
    """R15: a government unit, whichever side is up; it cannot be chosen."""
    play = t.table()
    t.city(play, "berlin", units={"reichswehr-1-black": 1, "police": 1})
    assert t.at_rest(t.effects(play, notation, "spd"))
    assert play.position.cities["berlin"].units == {"reichswehr-1-black": 1, "police": 1}
    assert play.position.dissolved == {}


@pytest.mark.parametrize("marker", ["protecting-republic-law"])
def test_no_marker_turns_black_reichswehr(marker: str) -> None:
    play = t.table(society=[marker])
    t.city(play, "berlin", units={"reichswehr-2-black": 1})
    assert t.at_rest(t.do(play, PoliticsStep(3)))
    assert play.position.cities["berlin"].units == {"reichswehr-2-black": 1}


def test_a_fight_of_7_spares_black_reichswehr() -> None:
    play = t.table()
    t.city(play, "essen", units={"police": 5, "freikorps-1": 1, "reichswehr-1-black": 1})
    roll_for(play, 7, 4)
    actions(play, "spd", 2, "essen")
    t.answer(play, "fight:dnvp", "spd")
    assert play.position.cities["essen"].units == {"police": 5, "reichswehr-1-black": 1}
    assert play.position.dissolved == {"freikorps-1": 1}


def test_units_in_a_supply_cannot_be_dissolved() -> None:
    play = t.effects(t.table(), "dissolve 1 KPD any by self", "spd")
    assert t.at_rest(play)
    assert play.position.supply["kpd"] == {"soldiers": 3, "workers": 3}


def test_the_owner_chooses_which_unit_it_loses() -> None:
    """Ruling 18."""
    play = t.table()
    t.city(play, "berlin", units={"workers": 1})
    t.city(play, "essen", units={"soldiers": 1})
    t.effects(play, "dissolve 1 KPD any", "spd")
    assert t.asked(play, "kpd").kind == "choose-unit"


def test_reichswehr_withdrawn_goes_white_to_the_government_supply() -> None:
    play = t.table()
    t.supply(play, "government")
    t.city(play, "berlin", units={"reichswehr-1-black": 1})
    t.effects(play, "withdraw 1 DNVP Berlin by self", "spd")
    assert play.position.supply["government"] == {"reichswehr-1": 1}


# --- the Fight ----------------------------------------------------------------------------------
def test_a_fight_costs_2_ap_for_governing_parties() -> None:
    play = t.table()
    t.city(play, "essen", units={"police": 1, "workers": 1})
    actions(play, "z", 2, "essen")
    t.dice(play, 4)
    t.answer(play, "fight:kpd")
    assert t.at_rest(play)


def test_the_target_is_a_party_in_opposition_with_a_unit_there() -> None:
    play = t.table(government=("spd", "kpd"))
    units = {"police": 4, "workers": 1}
    t.city(play, "essen", units=units)
    actions(play, "spd", 2, "essen")
    assert offered(play, "fight") == set(), "KPD governs"
    t.city(play, "essen", units={**units, "stahlhelm": 1})
    actions(play, "spd", 2, "essen")
    assert offered(play, "fight") == {"dnvp"}


def test_black_reichswehr_makes_the_dnvp_an_opponent_and_can_be_sent_back() -> None:
    """R69: it is the DNVP's unit; a result of 4 returns it to the government's supply, white."""
    play = t.table(supply={"government": {}, "spd": {}, "kpd": {}, "z": {}, "dnvp": {}})
    t.city(play, "essen", units={"police": 3, "reichswehr-1-black": 1})
    roll_for(play, 4, 3)
    actions(play, "spd", 2, "essen")
    assert offered(play, "fight") == {"dnvp"}
    t.answer(play, "fight:dnvp", "spd")
    assert play.position.cities["essen"].units == {"police": 3}
    assert play.position.supply["government"] == {"reichswehr-1": 1}


def test_dice_are_1_and_government_strength_less_the_one_opponent() -> None:
    play = t.table()
    t.city(play, "essen", units={"police": 2, "reichswehr-2": 1, "workers": 2, "freikorps-2": 1})
    t.effects(play, "fight Essen", "spd")
    t.answer(play, "kpd", "spd", kind="fight-target")
    assert len(t.happened(play, DiceRolled)[-1].dice) == 1 + 4 - 2


def test_own_units_of_spd_do_not_count_in_a_fight() -> None:
    play = t.table()
    t.city(play, "essen", units={"police": 1, "reichsbanner": 3, "workers": 1})
    t.effects(play, "fight Essen", "spd")
    assert len(t.happened(play, DiceRolled)[-1].dice) == 1


@pytest.mark.parametrize(("reply", "number"), [("lend", 3), ("refuse", 1)])
def test_black_reichswehr_helps_only_if_dnvp_agrees(reply: str, number: int) -> None:
    """Ruling 25."""
    play = t.table()
    t.city(play, "essen", units={"police": 1, "reichswehr-2-black": 1, "workers": 1})
    t.effects(play, "fight Essen", "spd")
    t.answer(play, reply, "dnvp", kind="lend-reichswehr")
    assert len(t.happened(play, DiceRolled)[-1].dice) == number


def test_black_reichswehr_stands_against_a_fight_with_dnvp() -> None:
    """Rulings 24 and 25."""
    play = t.table()
    t.city(play, "essen", units={"police": 4, "reichswehr-1-black": 1, "freikorps-1": 1})
    t.effects(play, "fight Essen", "spd")
    assert len(t.happened(play, DiceRolled)[-1].dice) == 1 + 4 - 2


@pytest.mark.parametrize(("unit", "result"), [("workers", 5), ("stahlhelm", 4)])
def test_plus_1_against_kpd(unit: str, result: int) -> None:
    play = t.table()
    t.city(play, "essen", units={"police": 1, unit: 1})
    t.dice(play, 4)
    t.effects(play, "fight Essen", "spd")
    assert t.happened(play, DiceRolled)[-1].result == result


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
    play = t.table()
    t.supply(play, "dnvp")
    t.city(play, "essen", units={"police": 5, "stahlhelm": 3}, threats=["unrest"] * (row == 8))
    roll_for(play, row, 3)
    t.effects(play, "fight Essen", "spd")
    assert play.position.cities["essen"].units["stahlhelm"] == left
    assert play.position.dissolved.get("stahlhelm", 0) == dissolved
    assert play.position.supply["dnvp"].get("stahlhelm", 0) == supplied
    assert play.position.cities["essen"].threats == threats


def test_a_fight_that_the_points_do_not_pay_is_not_offered() -> None:
    play = t.table()
    t.city(play, "essen", units={"police": 2, "workers": 1})
    actions(play, "spd", 1, "essen")
    assert offered(play, "fight") == set()
    actions(play, "spd", 2, "essen")
    assert offered(play, "fight") == {"kpd"}


# --- whose units an effect means ----------------------------------------------------------------
def test_the_enemys_are_all_others_until_an_opponent_is_named() -> None:
    play = t.table()
    t.city(play, "essen", units={"red-front": 1, "reichsbanner": 1, "stahlhelm": 1})
    t.vp(play, spd=1, dnvp=1)
    t.effects(play, "dissolve 1 enemy Essen; vp -1 opp; dissolve 1 enemy Essen", "kpd")
    assert t.options(play, "kpd") == {"reichsbanner:essen", "stahlhelm:essen"}
    t.answers(play, "stahlhelm:essen", "spd")
    assert t.at_rest(play)
    left = play.position.cities["essen"].units
    assert {unit for unit in left if left[unit]} == {"red-front"}


def test_nobody_but_the_opponent_loses_units_once_it_is_named() -> None:
    play = t.table()
    t.city(play, "essen", units={"red-front": 1, "stahlhelm": 1})
    t.vp(play, spd=1, dnvp=1)
    t.effects(play, "vp -1 opp; dissolve 1 enemy Essen", "kpd")
    t.answer(play, "spd", "kpd")
    assert t.at_rest(play)
    assert play.position.cities["essen"].units.get("stahlhelm") == 1


def test_ones_own_units_stay_ones_own_against_an_opponent() -> None:
    play = t.table()
    t.city(play, "essen", units={"red-front": 1, "reichsbanner": 1})
    t.vp(play, spd=1, dnvp=1)
    t.effects(play, "vp -1 opp; dissolve 1 own Essen", "kpd")
    t.answer(play, "spd", "kpd")
    assert t.at_rest(play)
    assert play.position.cities["essen"].units.get("reichsbanner") == 1
    assert not play.position.cities["essen"].units.get("red-front")
