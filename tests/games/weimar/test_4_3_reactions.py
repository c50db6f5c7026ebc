"""Rulebook 4.3: Reactions of the party boards, and politicians played as reactions."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import actions, impulse, roll_for
from weimar_tui.games.weimar.rules.events import (
    AttemptAnnounced,
    AttemptFailed,
    DiceRolled,
    Reacted,
)
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def in_berlin(bases: dict[str, int], units: dict[str, int] | None = None) -> WeimarRunner:
    """Berlin with these bases and units; every party has 2 reserve points except the active SPD."""
    runner = t.table()
    t.supply(runner, "government")
    t.city(runner, "berlin", bases=bases, units=units or {})
    t.reserve(runner, kpd=2, z=2, dnvp=2)
    return runner


def result_of(runner: WeimarRunner, purpose: str) -> int:
    return next(e.result for e in t.happened(runner, DiceRolled) if e.purpose == purpose)


# --- what can be reacted to ---------------------------------------------------------------------
@pytest.mark.parametrize("action", ["demonstrate", "fight:dnvp", "counter-coup"])
def test_demonstration_fight_and_counter_coup_can_be_reacted_to(action: str) -> None:
    runner = in_berlin({"kpd": 1}, {"workers": 1, "police": 3, "freikorps-1": 1})
    t.city(runner, "berlin", threats=["regime"])
    actions(runner, "spd", 4, "berlin")
    t.answer(runner, action)
    assert t.asked(runner, "kpd").kind == "react"
    assert t.options(runner, "kpd") == {"board", "pass"}


def test_a_coup_can_be_reacted_to() -> None:
    runner = in_berlin({"kpd": 1}, {"workers": 1, "freikorps-2": 3})
    actions(runner, "dnvp", 3, "berlin")
    t.answer(runner, "coup")
    t.answer(runner, "neutral", "kpd", kind="oppose-coup")
    assert t.options(runner, "kpd") == {"board", "pass"}


def test_other_actions_cannot() -> None:
    runner = in_berlin({"kpd": 1}, {"workers": 1, "reichswehr-1-black": 1})
    t.supply(runner, "government", police=1)
    actions(runner, "spd", 6, "berlin")
    t.answers(runner, "mobilize:police:supply", "take-control:reichswehr-1-black", "reserve")
    assert t.asked(runner, "spd").kind == "action"
    assert t.happened(runner, Reacted) == []


def test_debates_cannot_be_answered_with_a_party_board() -> None:
    runner = in_berlin({"kpd": 1}, {"workers": 1})
    runner.position.issues = {"media-1": "0"}
    impulse(runner, "spd", "S05:debate")
    t.answer(runner, "media-1:S1")
    assert t.at_rest(runner)


# --- what a Reaction needs ----------------------------------------------------------------------
def test_a_reaction_costs_one_reserve_point() -> None:
    runner = in_berlin({"kpd": 1}, {"workers": 1})
    t.effects(runner, "demonstrate Berlin", "spd")
    t.dice(runner, 1, 4, 1, 1)
    t.answer(runner, "board", "kpd")
    assert runner.position.reserve["kpd"] == 1


def test_no_reaction_without_a_reserve_point() -> None:
    runner = in_berlin({"kpd": 1}, {"workers": 1})
    t.reserve(runner, kpd=0)
    t.effects(runner, "demonstrate Berlin", "spd")
    assert t.at_rest(runner)


def test_no_reaction_without_a_base_in_the_city() -> None:
    runner = in_berlin({}, {"workers": 1})
    t.effects(runner, "demonstrate Berlin", "spd")
    assert t.at_rest(runner)


def test_no_reaction_without_dice() -> None:
    runner = in_berlin({"kpd": 1, "dnvp": 1})
    t.effects(runner, "demonstrate Berlin", "spd")
    assert t.at_rest(runner)


def test_it_is_not_possible_to_react_to_ones_own_actions() -> None:
    runner = in_berlin({"kpd": 1}, {"workers": 1})
    t.reserve(runner, spd=0)
    t.effects(runner, "demonstrate Berlin", "kpd")
    assert t.asked(runner, "kpd").kind == "increase"


def test_dice_are_the_strength_of_the_partys_units_in_the_city() -> None:
    runner = in_berlin({"dnvp": 1}, {"freikorps-2": 1, "stahlhelm": 1, "workers": 1})
    t.effects(runner, "demonstrate Berlin", "spd")
    t.answer(runner, "board", "dnvp")
    assert AttemptAnnounced("dnvp", "reaction", 3, "berlin") in t.happened(runner, AttemptAnnounced)


def test_dice_of_spd_are_its_bases_in_the_city() -> None:
    runner = in_berlin({"spd": 2}, {"reichsbanner": 3})
    t.reserve(runner, spd=1)
    t.effects(runner, "demonstrate Berlin", "kpd")
    t.answer(runner, "board", "spd")
    assert AttemptAnnounced("spd", "reaction", 2, "berlin") in t.happened(runner, AttemptAnnounced)


def test_zentrum_in_opposition_reacts_with_police_only() -> None:
    runner = in_berlin({"z": 1}, {"police": 1, "reichswehr-2": 1})
    runner.position.government = ("spd", "kpd")
    t.effects(runner, "demonstrate Berlin", "kpd")
    t.answer(runner, "board", "z")
    assert AttemptAnnounced("z", "reaction", 1, "berlin") in t.happened(runner, AttemptAnnounced)


# --- who is asked, and in what order ------------------------------------------------------------
def test_players_are_asked_clockwise_from_the_active_one_until_one_reacts() -> None:
    """R4 and R48; only one Reaction per trigger."""
    runner = in_berlin({"spd": 1, "z": 1, "dnvp": 1}, {"police": 1, "freikorps-1": 1})
    t.reserve(runner, spd=1)
    t.effects(runner, "demonstrate Berlin", "kpd")
    t.answer(runner, "pass", "z")
    t.dice(runner, 1, 1)
    t.answer(runner, "board", "dnvp")
    assert [e.party for e in t.happened(runner, Reacted)] == ["dnvp"], "SPD is asked no more"


def test_when_all_decline_the_action_goes_on() -> None:
    runner = in_berlin({"z": 1, "dnvp": 1}, {"police": 1, "freikorps-1": 1})
    t.effects(runner, "demonstrate Berlin", "kpd")
    t.dice(runner, 4)
    t.answers(runner, "pass", "pass")
    t.answer(runner, "pass", "kpd", kind="increase")
    assert runner.position.cities["berlin"].bases["kpd"] == 1


def test_the_reaction_takes_effect_before_the_action() -> None:
    runner = in_berlin({"kpd": 1}, {"workers": 1})
    t.effects(runner, "demonstrate Berlin", "spd")
    t.dice(runner, 5, 4, 1, 1)
    t.answer(runner, "board", "kpd")
    assert [e.purpose for e in t.happened(runner, DiceRolled)] == ["reaction", "demonstrate"]
    assert result_of(runner, "demonstrate") == 3
    assert "spd" not in runner.position.cities["berlin"].bases


# --- the tables of 2.5 --------------------------------------------------------------------------
MINUS = {
    "spd": ("0", "0", "0", "-1", "-1", "-2", "-3", "cancel"),
    "kpd": ("0", "0", "0", "-1", "-1", "-2", "-2", "cancel"),
    "z": ("0", "0", "0", "0", "-1", "-1", "-2", "cancel"),
    "dnvp": ("0", "0", "0", "-1", "-1", "-1", "-2", "cancel"),
}


@pytest.mark.parametrize("row", range(1, 9))
@pytest.mark.parametrize("party", ["spd", "kpd", "z", "dnvp"])
def test_each_row_of_the_reaction_tables(party: str, row: int) -> None:
    """The action: a Demonstration with three dice or more and the faces 5 5 5."""
    actor = "z" if party == "spd" else "spd"
    units = {"workers": 3, "police": 3, "freikorps-1": 3}
    runner = in_berlin({party: 3}, units)
    t.reserve(runner, spd=1, kpd=1, z=1, dnvp=1)
    t.effects(runner, "demonstrate Berlin", actor)
    roll_for(runner, row, 3)
    runner.position.dice.script += [5] * 5
    t.answer(runner, "board", party)
    meant = MINUS[party][row - 1]
    if meant == "cancel":
        assert t.happened(runner, AttemptFailed)
        assert len(t.happened(runner, DiceRolled)) == 1
    else:
        assert result_of(runner, "demonstrate") == 5 + int(meant)


@pytest.mark.parametrize(("row", "left"), [(3, 3), (4, 2), (5, 3), (6, 2), (7, 2)])
def test_zentrums_police_cordon_takes_dice(row: int, left: int) -> None:
    runner = in_berlin({"z": 1}, {"police": 3})
    t.effects(runner, "demonstrate Berlin", "spd")
    roll_for(runner, row, 3)
    t.answer(runner, "board", "z")
    rolled = next(e for e in t.happened(runner, DiceRolled) if e.purpose == "demonstrate")
    assert len(rolled.dice) == left


def test_kpd_barricade_7_brings_unrest() -> None:
    runner = in_berlin({"kpd": 1}, {"workers": 2})
    t.effects(runner, "demonstrate Berlin", "spd")
    roll_for(runner, 7, 2)
    t.answer(runner, "board", "kpd")
    assert "unrest" in runner.position.cities["berlin"].threats


def test_dnvp_street_fight_1_costs_its_own_unit() -> None:
    runner = in_berlin({"dnvp": 1}, {"freikorps-1": 1})
    t.effects(runner, "demonstrate Berlin", "spd")
    roll_for(runner, 1, 1)
    t.answer(runner, "board", "dnvp")
    assert runner.position.dissolved == {"freikorps-1": 1}


@pytest.mark.parametrize("row", [6, 7])
def test_dnvp_street_fight_6_and_7_cost_the_actor_a_base_there(row: int) -> None:
    runner = in_berlin({"dnvp": 1, "spd": 2}, {"freikorps-2": 1})
    t.effects(runner, "demonstrate Berlin", "spd")
    roll_for(runner, row, 2)
    runner.position.dice.script += [1, 1, 1]
    t.answer(runner, "board", "dnvp")
    assert runner.position.cities["berlin"].bases == {"dnvp": 1, "spd": 1}


def test_a_cancelled_action_fails_and_its_cost_stays_paid() -> None:
    runner = in_berlin({"kpd": 1}, {"workers": 3})
    actions(runner, "spd", 2, "berlin")
    t.answer(runner, "demonstrate")
    t.dice(runner, 6, 6, 6)
    t.answer(runner, "board", "kpd")
    assert runner.position.impulses[-1].ap == 1
    assert "demonstrate" not in t.options(runner, "spd")


def test_an_action_left_without_dice_fails_without_table_effect() -> None:
    """R5; the AP stay spent."""
    runner = in_berlin({"z": 1}, {"police": 3})
    runner.position.government, runner.position.chancellor = ("spd", "kpd"), "spd"
    actions(runner, "dnvp", 2, "berlin")
    t.dice(runner, 4, 1, 1, 6)
    t.answer(runner, "demonstrate")
    t.answer(runner, "board", "z")
    assert AttemptFailed("dnvp", "demonstrate", "berlin") in t.happened(runner, AttemptFailed)
    assert "dnvp" not in runner.position.cities["berlin"].bases
    assert runner.position.impulses[-1].ap == 1


# --- politicians --------------------------------------------------------------------------------
def test_a_politician_played_as_reaction_is_discarded_and_a_party_card_drawn() -> None:
    runner = in_berlin({})
    t.hand(runner, "z", "Z06")
    before = len(runner.position.decks["z"])
    t.effects(runner, "demonstrate Berlin", "dnvp")
    t.answer(runner, "Z06", "z", kind="react")
    assert runner.position.discards["z"] == ["Z06"]
    assert len(runner.position.hands["z"]) == 1
    assert len(runner.position.decks["z"]) == before - 1


def test_a_politician_needs_neither_reserve_nor_base() -> None:
    runner = in_berlin({})
    t.reserve(runner, z=0)
    t.hand(runner, "z", "Z06")
    t.dice(runner, 5)
    t.effects(runner, "demonstrate Berlin", "dnvp")
    t.answer(runner, "Z06", "z")
    t.answer(runner, "pass", "dnvp", kind="increase")
    assert result_of(runner, "demonstrate") == 3


def test_a_politician_answers_its_own_trigger_and_player_only() -> None:
    runner = in_berlin({})
    t.hand(runner, "z", "Z06")
    t.effects(runner, "demonstrate Berlin", "spd")
    assert t.at_rest(runner), "Wirth answers DNVP"


def test_only_one_reaction_per_trigger_board_or_politician() -> None:
    """R4."""
    runner = in_berlin({"kpd": 1}, {"workers": 1})
    t.hand(runner, "z", "Z06")
    t.hand(runner, "kpd", "K18")
    t.effects(runner, "demonstrate Berlin", "dnvp")
    t.dice(runner, 1, 4)
    t.answer(runner, "board", "kpd")
    assert t.asked(runner, "z").subject.trigger == "reaction", "it could be Adenauer"
    t.answer(runner, "pass", "z")
    assert t.asked(runner, "dnvp").kind == "increase", "neither Wirth nor Thälmann is asked for"


def test_a_politician_cannot_be_reacted_to() -> None:
    """R4: K07 could answer a Reaction, but not a politician."""
    runner = in_berlin({})
    t.hand(runner, "z", "Z06")
    t.hand(runner, "kpd", "K07")
    t.effects(runner, "demonstrate Berlin", "dnvp")
    t.answer(runner, "Z06", "z")
    assert t.asked(runner, "dnvp").kind == "increase"


def test_example_otto_wels_against_dnvps_street_fight() -> None:
    """Zentrum's Counter-Coup in Berlin; DNVP reacts; SPD lowers the Reaction by 1."""
    runner = t.table()
    t.supply(runner, "government")
    t.city(
        runner,
        "berlin",
        bases={"dnvp": 1},
        threats=["uprising"],
        units={"police": 3, "freikorps-1": 1},
    )
    t.reserve(runner, dnvp=1)
    t.hand(runner, "spd", "S06")
    t.effects(runner, "counter-coup Berlin", "z")
    t.answer(runner, "board", "dnvp", kind="react")
    t.dice(runner, 4, 6, 2, 1)
    t.answer(runner, "S06", "spd", kind="react")
    assert result_of(runner, "reaction") == 3, "4 less 1: nothing happens"
    assert result_of(runner, "counter-coup") == 6
    assert runner.position.cities["berlin"].threats == []


def test_otto_wels_cannot_support_the_counter_coup_once_it_was_reacted_to() -> None:
    runner = t.table()
    t.city(
        runner,
        "berlin",
        bases={"dnvp": 1},
        threats=["uprising"],
        units={"police": 3, "freikorps-1": 1},
    )
    t.reserve(runner, dnvp=1)
    t.hand(runner, "spd", "S06")
    t.effects(runner, "counter-coup Berlin", "z")
    t.answer(runner, "board", "dnvp")
    assert t.asked(runner, "spd").subject.trigger == "reaction"
    t.dice(runner, 1, 6, 1, 1)
    t.answer(runner, "pass", "spd")
    assert t.at_rest(runner)


def test_the_player_whose_action_is_reacted_to_may_answer_the_reaction() -> None:
    runner = in_berlin({"dnvp": 1}, {"freikorps-1": 1})
    t.hand(runner, "z", "Z24")
    t.effects(runner, "demonstrate Berlin", "z")
    t.answer(runner, "board", "dnvp")
    t.dice(runner, 4)
    t.answer(runner, "Z24", "z", kind="react")
    assert AttemptFailed("dnvp", "reaction", "berlin") in t.happened(runner, AttemptFailed)
    assert runner.position.reserve["dnvp"] == 1, "the cost stays paid"


def test_being_asked_betrays_no_hand() -> None:
    """R47: Zentrum holds a card that could be Wirth, so it is asked; it can only pass."""
    runner = in_berlin({})
    t.hand(runner, "z", "Z09")
    t.effects(runner, "demonstrate Berlin", "dnvp")
    assert t.options(runner, "z") == {"pass"}


# --- events -------------------------------------------------------------------------------------
def test_an_event_of_a_party_card_may_be_answered_but_not_cancelled() -> None:
    runner = t.table()
    t.seats(runner, spd=1)
    t.hand(runner, "spd", "S24")
    impulse(runner, "kpd", "K19:event")
    t.answer(runner, "S24", "spd", kind="react")
    t.answers(runner, "pass")
    assert runner.position.vp["kpd"] == 1
    assert runner.position.seats["spd"] == 0


def test_timeline_events_cannot_be_answered() -> None:
    runner = t.table()
    t.hand(runner, "spd", "S24")
    t.event(runner, "A34", "kpd")
    assert t.asked(runner, "spd").kind == "place-flag"


# --- unanswerable -------------------------------------------------------------------------------
def test_an_unanswerable_action_opens_no_window() -> None:
    runner = in_berlin({"kpd": 1}, {"workers": 1})
    t.effects(runner, "demonstrate Berlin unanswerable", "spd")
    assert t.at_rest(runner)
