"""Rulebook 4.3: impulses, and playing a card for its event."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import impulse, roll_for
from weimar_tui.games.weimar.rules.events import CardPlayed, PhaseStarted
from weimar_tui.games.weimar.rules.phases.course import ImpulsePhase
from weimar_tui.games.weimar.rules.phases.impulse import PlayImpulse
from weimar_tui.games.weimar.rules.runner import WeimarRunner

QUIET = {"spd": "S03", "kpd": "K03", "z": "Z04", "dnvp": "D04"}


def impulses(order: tuple[str, ...] = ("spd", "kpd", "z", "dnvp"), **agendas: str) -> WeimarRunner:
    """Start the impulse phase; only hands set up by the caller have cards."""
    return t.table(turn_order=order, agendas={**QUIET, **agendas})


# --- the order of impulses ----------------------------------------------------------------------
def test_players_play_one_card_at_a_time_in_turn_order() -> None:
    runner = impulses(("z", "dnvp", "spd", "kpd"))
    for party, cards in (("spd", ("S05", "S09")), ("z", ("Z08", "Z09")), ("kpd", ("K08",))):
        t.hand(runner, party, *cards)
    t.do(runner, ImpulsePhase())
    for card in ("Z08", "S05", "K08", "Z09", "S09"):
        t.answer(runner, f"{card}:debate")
    assert [e.card for e in t.happened(runner, CardPlayed)] == ["Z08", "S05", "K08", "Z09", "S09"]


def test_players_without_cards_are_skipped_until_all_hands_are_empty() -> None:
    """R31; then the politics phase follows."""
    runner = impulses()
    t.hand(runner, "dnvp", "D05", "D06", "D07")
    t.do(runner, ImpulsePhase())
    for card in ("D05", "D06"):
        t.answer(runner, f"{card}:debate", "dnvp")
    assert runner.position.hands["dnvp"] == ["D07"]
    t.answer(runner, "D07:debate", "dnvp")
    assert [e.phase for e in t.happened(runner, PhaseStarted)][:2] == ["impulse", "politics"]


def test_nobody_may_pass() -> None:
    runner = impulses()
    t.hand(runner, "spd", "S05")
    t.do(runner, ImpulsePhase())
    assert t.options(runner, "spd") == {"S05:event", "S05:debate", "S05:actions"}


# --- before the impulses ------------------------------------------------------------------------
def test_agendas_may_let_a_party_play_one_card_before_the_impulses_in_turn_order() -> None:
    runner = impulses(("dnvp", "spd", "kpd", "z"), kpd="K01", dnvp="D01")
    t.hand(runner, "kpd", "K05", "K06")
    t.hand(runner, "dnvp", "D05", "D06")
    t.do(runner, ImpulsePhase())
    t.answer(runner, "D05:debate", "dnvp", kind="play-before")
    t.answer(runner, "K05:debate", "kpd", kind="play-before")
    t.answer(runner, "D06:debate", "dnvp", kind="play-card")
    told = {played.card: played.before for played in t.happened(runner, CardPlayed)}
    assert told == {"D05": True, "K05": True, "D06": False}


def test_the_card_before_the_impulses_is_allowed_not_demanded() -> None:
    runner = impulses(kpd="K01")
    t.hand(runner, "kpd", "K05")
    t.do(runner, ImpulsePhase())
    t.answer(runner, "pass", "kpd", kind="play-before")
    assert runner.position.hands["kpd"] == ["K05"]


def test_a_card_before_the_impulses_may_be_early_and_counts_as_no_impulse() -> None:
    """R34."""
    runner = impulses(kpd="K01")
    t.hand(runner, "kpd", "K13", "K05", "K06", "K26")
    t.do(runner, ImpulsePhase())
    assert "K13:event" in t.options(runner, "kpd")
    t.answer(runner, "K05:debate", kind="play-before")
    t.answer(runner, "K06:debate", kind="play-card")
    assert "K26:event" in t.options(runner, "kpd"), "the second impulse"


def test_timeline_cards_may_be_played_before_the_impulses() -> None:
    """R34."""
    runner = impulses(kpd="K01")
    t.hand(runner, "kpd", "A30")
    t.do(runner, ImpulsePhase())
    assert {"A30:debate", "A30:actions"} <= t.options(runner, "kpd")


def test_an_early_event_only_in_the_first_or_second_impulse() -> None:
    runner = impulses()
    t.hand(runner, "kpd", "K05", "K06", "K13", "K18")
    t.do(runner, ImpulsePhase())
    assert "K13:event" in t.options(runner, "kpd")
    t.answer(runner, "K05:debate")
    assert "K13:event" in t.options(runner, "kpd")
    t.answer(runner, "K06:debate")
    assert t.options(runner, "kpd") == {"K13:debate", "K13:actions", "K18:debate", "K18:actions"}


# --- three uses of a card -----------------------------------------------------------------------
def test_a_politician_in_its_owners_impulse_is_worth_its_values_only() -> None:
    """R36."""
    runner = impulses()
    t.hand(runner, "spd", "S06")
    t.do(runner, PlayImpulse("spd"))
    assert t.options(runner, "spd") == {"S06:debate", "S06:actions"}


def test_a_timeline_card_is_played_for_debate_or_actions_never_for_its_event_alone() -> None:
    runner = impulses()
    t.hand(runner, "spd", "A30")
    t.do(runner, PlayImpulse("spd"))
    assert t.options(runner, "spd") == {"A30:debate", "A30:actions"}


@pytest.mark.parametrize("order", ["event-first", "event-last"])
def test_a_timeline_cards_event_must_happen_before_or_after(order: str) -> None:
    """R51."""
    runner = impulses()
    runner.position.issues = {"economy-1": "0"}
    t.seats(runner, spd=4)
    impulse(runner, "spd", "A30:debate")
    t.answer(runner, order, "spd", kind="event-order")
    assert t.asked(runner).kind == "debate"
    assert runner.position.vp["spd"] == (2 if order == "event-first" else 0)
    t.answer(runner, "economy-1:S2")
    assert runner.position.vp["spd"] == 2
    assert t.at_rest(runner)


def test_a_timeline_event_before_the_actions_can_change_them() -> None:
    runner = impulses()
    t.city(runner, "berlin", units={"workers": 1})
    impulse(runner, "kpd", "A46:actions")
    t.answers(runner, "event-last", "berlin", "reserve")
    assert runner.position.dr_box == []
    t.answer(runner, "done")
    assert runner.position.dr_box == ["inflation"]


# --- where the card goes ------------------------------------------------------------------------
def test_a_party_card_played_for_its_event_leaves_the_game_if_it_says_so() -> None:
    runner = impulses()
    impulse(runner, "spd", "S10:event")
    assert "S10" in runner.position.removed
    assert runner.position.discards["spd"] == []


def test_a_party_card_played_otherwise_is_only_discarded() -> None:
    runner = impulses()
    impulse(runner, "spd", "S10:debate")
    assert runner.position.discards["spd"] == ["S10"]
    assert "S10" not in runner.position.removed


def test_an_event_that_stays_goes_to_the_partys_own_discards() -> None:
    runner = impulses()
    t.city(runner, "berlin", threats=["poverty"])
    impulse(runner, "spd", "S15:event")
    t.answers(runner, "berlin")
    assert runner.position.discards["spd"] == ["S15"]


def test_a_timeline_card_goes_to_the_timeline_discards() -> None:
    runner = impulses()
    impulse(runner, "spd", "A30:debate")
    t.answer(runner, "event-first")
    assert runner.position.discards["timeline"] == ["A30"]


def test_a_timeline_card_that_says_so_leaves_the_game_every_time() -> None:
    runner = impulses()
    impulse(runner, "spd", "A60:debate")
    t.answers(runner, "event-first", "P2")
    assert "A60" in runner.position.removed


def test_a_foreign_affairs_card_of_the_timeline_is_laid_beside_the_deck() -> None:
    runner = impulses()
    impulse(runner, "spd", "A33:debate")
    t.answer(runner, "event-first")
    assert runner.position.foreign_affairs.beside == ["A33"]
    assert runner.position.discards["timeline"] == []


# --- events -------------------------------------------------------------------------------------
def test_example_1_pact_with_the_old_powers_from_top_to_bottom() -> None:
    """Two units move, a Fight happens, Unrest leaves that city, and the card leaves the game."""
    runner = impulses()
    t.city(runner, "essen", units={"workers": 1}, threats=["unrest"])
    t.city(runner, "berlin", threats=["unrest"])
    t.supply(runner, "government", police=5)
    impulse(runner, "spd", "S05:event")
    t.dice(runner, 4, 1)
    t.answers(runner, "police:supply", "essen", "police:supply", "essen")
    assert runner.position.cities["essen"].units == {"police": 2}, "4 +1 against KPD dissolves"
    assert runner.position.dissolved == {"workers": 1}
    assert t.at_rest(runner)
    assert runner.position.cities["essen"].threats == []
    assert runner.position.cities["berlin"].threats == ["unrest"]
    assert "S05" in runner.position.removed


def test_example_2_cell_of_order_bavaria_zentrum_must_choose_what_can_be_done() -> None:
    """München already has a Regime, so Zentrum loses its one seat."""
    runner = impulses()
    t.city(runner, "muenchen", threats=["regime"])
    t.seats(runner, z=1, dnvp=3)
    impulse(runner, "dnvp", "D10:event")
    assert runner.position.seats["z"] == 0
    assert runner.position.seats["dnvp"] == 5
    assert "D10" in runner.position.removed


def test_the_option_that_can_be_done_in_full_comes_before_one_in_part() -> None:
    """R2: two seats cannot be lost, but the Regime can be placed."""
    runner = impulses()
    t.seats(runner, z=1)
    t.event(runner, "D10", "dnvp")
    assert runner.position.cities["muenchen"].threats == ["regime"]
    assert runner.position.seats["z"] == 1


def test_among_options_in_full_the_choice_is_free() -> None:
    """R2."""
    runner = impulses()
    t.seats(runner, z=2)
    t.event(runner, "D10", "dnvp")
    assert t.options(runner, "z") == {"1", "2"}


def test_random_steps_count_as_possible() -> None:
    """R2: two random Poverty, though all twelve markers are in use."""
    runner = impulses()
    t.event(runner, "A71", "z")
    assert t.options(runner, "spd") == {"1", "2"}


def test_all_effects_must_be_performed_as_far_as_possible() -> None:
    """R1: the impossible step does not stop the next one."""
    runner = impulses()
    runner.position.flags["usuk"] = 3
    t.city(runner, "berlin", threats=["poverty"])
    t.event(runner, "A76", "spd")
    assert runner.position.flags["usuk"] == 3
    assert runner.position.cities["berlin"].threats == []


def test_an_event_that_can_do_nothing_may_be_played() -> None:
    """R3."""
    runner = t.table(government=("spd", "kpd"), reserve={"spd": 0, "kpd": 0, "z": 2, "dnvp": 0})
    impulse(runner, "z", "Z15:event")
    assert t.at_rest(runner)
    assert runner.position.reserve["z"] == 2
    assert "Z15" in runner.position.removed


def test_actions_of_an_event_cost_no_action_points_but_keep_their_rules() -> None:
    runner = impulses()
    runner.position.government = ("spd", "kpd")
    t.city(runner, "leipzig", units={"workers": 2})
    impulse(runner, "kpd", "K13:event")
    assert "councils" not in runner.position.cities["leipzig"].threats, "no Coup while governing"
    assert runner.position.cities["leipzig"].threats == ["unrest"]


def test_a_party_card_is_not_used_for_debate_or_actions_after_its_event() -> None:
    runner = impulses()
    runner.position.issues = {"economy-1": "0"}
    impulse(runner, "spd", "S10:event")
    assert t.at_rest(runner)


# --- playing at somebody else's command ---------------------------------------------------------
def test_vox_house_a_forced_timeline_card_brings_its_event_and_its_use() -> None:
    """R35: both are mandatory, and the forced player chooses both."""
    runner = impulses()
    t.hand(runner, "spd", "A38")
    t.hand(runner, "kpd", "A60")
    t.do(runner, PlayImpulse("spd"))
    t.answers(runner, "A38:debate", "event-first")
    t.answer(runner, "kpd", "spd", kind="name-opponent")
    assert t.options(runner, "kpd") == {"A60:debate", "A60:actions"}
    t.answers(runner, "A60:debate", "event-first", "P1")
    assert runner.position.hands["kpd"] == []
    assert runner.position.society == ["P1"]
    assert runner.position.vp["dnvp"] == 2


def test_vox_house_play_is_nested_and_the_forced_hand_is_one_shorter() -> None:
    """R35: afterwards the game continues where it was, with SPD's debate."""
    runner = impulses()
    runner.position.issues = {"economy-1": "0"}
    t.hand(runner, "spd", "A38")
    t.hand(runner, "kpd", "K05", "K09")
    t.do(runner, PlayImpulse("spd"))
    t.answers(runner, "A38:debate", "event-first", "kpd", "K05:debate", "economy-1:K1")
    t.answer(runner, "economy-1:0", "spd", kind="debate")
    assert t.at_rest(runner)
    assert runner.position.impulses == []
    assert runner.position.discards["kpd"] == ["K05"]
    assert runner.position.hands["kpd"] == ["K09"]


def test_a_roll_of_an_event_is_a_success_roll() -> None:
    runner = impulses()
    runner.position.dr_box = ["inflation"]
    roll_for(runner, 5, 3)
    t.event(runner, "Z12", "z")
    assert runner.position.rentenmark
    assert runner.position.vp["z"] == 1
