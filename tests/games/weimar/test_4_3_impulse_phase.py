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
    """The impulse phase begins; only hands set up by the caller hold cards."""
    return t.table(turn_order=order, agendas={**QUIET, **agendas})


# --- the order of impulses ----------------------------------------------------------------------
def test_players_play_one_card_at_a_time_in_turn_order() -> None:
    play = impulses(("z", "dnvp", "spd", "kpd"))
    for party, cards in (("spd", ("S05", "S09")), ("z", ("Z08", "Z09")), ("kpd", ("K08",))):
        t.hand(play, party, *cards)
    t.do(play, ImpulsePhase())
    for card in ("Z08", "S05", "K08", "Z09", "S09"):
        t.answer(play, f"{card}:debate")
    assert [e.card for e in t.happened(play, CardPlayed)] == ["Z08", "S05", "K08", "Z09", "S09"]


def test_players_without_cards_are_skipped_until_all_hands_are_empty() -> None:
    """Ruling 48; then the politics phase follows."""
    play = impulses()
    t.hand(play, "dnvp", "D05", "D06", "D07")
    t.do(play, ImpulsePhase())
    for card in ("D05", "D06"):
        t.answer(play, f"{card}:debate", "dnvp")
    assert play.position.hands["dnvp"] == ["D07"]
    t.answer(play, "D07:debate", "dnvp")
    assert [e.phase for e in t.happened(play, PhaseStarted)][:2] == ["impulse", "politics"]


def test_nobody_may_pass() -> None:
    play = impulses()
    t.hand(play, "spd", "S05")
    t.do(play, ImpulsePhase())
    assert t.options(play, "spd") == {"S05:event", "S05:debate", "S05:actions"}


# --- before the impulses ------------------------------------------------------------------------
def test_agendas_may_let_a_party_play_one_card_before_the_impulses_in_turn_order() -> None:
    play = impulses(("dnvp", "spd", "kpd", "z"), kpd="K01", dnvp="D01")
    t.hand(play, "kpd", "K05", "K06")
    t.hand(play, "dnvp", "D05", "D06")
    t.do(play, ImpulsePhase())
    t.answer(play, "D05:debate", "dnvp", kind="play-before")
    t.answer(play, "K05:debate", "kpd", kind="play-before")
    t.answer(play, "D06:debate", "dnvp", kind="play-card")
    told = {played.card: played.before for played in t.happened(play, CardPlayed)}
    assert told == {"D05": True, "K05": True, "D06": False}


def test_the_card_before_the_impulses_is_allowed_not_demanded() -> None:
    play = impulses(kpd="K01")
    t.hand(play, "kpd", "K05")
    t.do(play, ImpulsePhase())
    t.answer(play, "pass", "kpd", kind="play-before")
    assert play.position.hands["kpd"] == ["K05"]


def test_a_card_before_the_impulses_may_be_early_and_counts_as_no_impulse() -> None:
    """Ruling 49."""
    play = impulses(kpd="K01")
    t.hand(play, "kpd", "K13", "K05", "K06", "K26")
    t.do(play, ImpulsePhase())
    assert "K13:event" in t.options(play, "kpd")
    t.answer(play, "K05:debate", kind="play-before")
    t.answer(play, "K06:debate", kind="play-card")
    assert "K26:event" in t.options(play, "kpd"), "the second impulse"


def test_timeline_cards_may_be_played_before_the_impulses() -> None:
    """Ruling 49."""
    play = impulses(kpd="K01")
    t.hand(play, "kpd", "A30")
    t.do(play, ImpulsePhase())
    assert {"A30:debate", "A30:actions"} <= t.options(play, "kpd")


def test_an_early_event_only_in_the_first_or_second_impulse() -> None:
    play = impulses()
    t.hand(play, "kpd", "K05", "K06", "K13", "K18")
    t.do(play, ImpulsePhase())
    assert "K13:event" in t.options(play, "kpd")
    t.answer(play, "K05:debate")
    assert "K13:event" in t.options(play, "kpd")
    t.answer(play, "K06:debate")
    assert t.options(play, "kpd") == {"K13:debate", "K13:actions", "K18:debate", "K18:actions"}


# --- three uses of a card -----------------------------------------------------------------------
def test_a_politician_in_its_owners_impulse_is_worth_its_values_only() -> None:
    """Ruling 68."""
    play = impulses()
    t.hand(play, "spd", "S06")
    t.do(play, PlayImpulse("spd"))
    assert t.options(play, "spd") == {"S06:debate", "S06:actions"}


def test_a_timeline_card_is_played_for_debate_or_actions_never_for_its_event_alone() -> None:
    play = impulses()
    t.hand(play, "spd", "A30")
    t.do(play, PlayImpulse("spd"))
    assert t.options(play, "spd") == {"A30:debate", "A30:actions"}


@pytest.mark.parametrize("order", ["event-first", "event-last"])
def test_a_timeline_cards_event_must_happen_before_or_after(order: str) -> None:
    """Ruling 51."""
    play = impulses()
    play.position.issues = {"economy-1": "0"}
    t.seats(play, spd=4)
    impulse(play, "spd", "A30:debate")
    t.answer(play, order, "spd", kind="event-order")
    assert t.asked(play).kind == "debate"
    assert play.position.vp["spd"] == (2 if order == "event-first" else 0)
    t.answer(play, "economy-1:S2")
    assert play.position.vp["spd"] == 2
    assert t.at_rest(play)


def test_a_timeline_event_before_the_actions_can_change_them() -> None:
    play = impulses()
    t.city(play, "berlin", units={"workers": 1})
    impulse(play, "kpd", "A46:actions")
    t.answers(play, "event-last", "berlin", "reserve")
    assert play.position.dr_box == []
    t.answer(play, "done")
    assert play.position.dr_box == ["inflation"]


# --- where the card goes ------------------------------------------------------------------------
def test_a_party_card_played_for_its_event_leaves_the_game_if_it_says_so() -> None:
    play = impulses()
    impulse(play, "spd", "S10:event")
    assert "S10" in play.position.removed
    assert play.position.discards["spd"] == []


def test_a_party_card_played_otherwise_is_only_discarded() -> None:
    play = impulses()
    impulse(play, "spd", "S10:debate")
    assert play.position.discards["spd"] == ["S10"]
    assert "S10" not in play.position.removed


def test_an_event_that_stays_goes_to_the_partys_own_discards() -> None:
    play = impulses()
    t.city(play, "berlin", threats=["poverty"])
    impulse(play, "spd", "S15:event")
    t.answers(play, "berlin")
    assert play.position.discards["spd"] == ["S15"]


def test_a_timeline_card_goes_to_the_timeline_discards() -> None:
    play = impulses()
    impulse(play, "spd", "A30:debate")
    t.answer(play, "event-first")
    assert play.position.discards["timeline"] == ["A30"]


def test_a_timeline_card_that_says_so_leaves_the_game_every_time() -> None:
    play = impulses()
    impulse(play, "spd", "A60:debate")
    t.answers(play, "event-first", "P2")
    assert "A60" in play.position.removed


def test_a_foreign_affairs_card_of_the_timeline_is_laid_beside_the_deck() -> None:
    play = impulses()
    impulse(play, "spd", "A33:debate")
    t.answer(play, "event-first")
    assert play.position.foreign_affairs.beside == ["A33"]
    assert play.position.discards["timeline"] == []


# --- events -------------------------------------------------------------------------------------
def test_example_1_pact_with_the_old_powers_from_top_to_bottom() -> None:
    """Two units are moved, a Fight is fought, Unrest leaves that city, the card the game."""
    play = impulses()
    t.city(play, "essen", units={"workers": 1}, threats=["unrest"])
    t.city(play, "berlin", threats=["unrest"])
    t.supply(play, "government", police=5)
    impulse(play, "spd", "S05:event")
    t.dice(play, 4, 1)
    t.answers(play, "police:supply", "essen", "police:supply", "essen")
    assert play.position.cities["essen"].units == {"police": 2}, "4 +1 against KPD dissolves"
    assert play.position.dissolved == {"workers": 1}
    assert t.at_rest(play)
    assert play.position.cities["essen"].threats == []
    assert play.position.cities["berlin"].threats == ["unrest"]
    assert "S05" in play.position.removed


def test_example_2_cell_of_order_bavaria_zentrum_must_choose_what_can_be_done() -> None:
    """A Regime lies in München already, so Zentrum loses its one seat."""
    play = impulses()
    t.city(play, "muenchen", threats=["regime"])
    t.seats(play, z=1, dnvp=3)
    impulse(play, "dnvp", "D10:event")
    assert play.position.seats["z"] == 0
    assert play.position.seats["dnvp"] == 5
    assert "D10" in play.position.removed


def test_the_option_that_can_be_done_in_full_comes_before_one_in_part() -> None:
    """Ruling 2: two seats cannot be lost, the Regime can be placed."""
    play = impulses()
    t.seats(play, z=1)
    t.event(play, "D10", "dnvp")
    assert play.position.cities["muenchen"].threats == ["regime"]
    assert play.position.seats["z"] == 1


def test_among_options_in_full_the_choice_is_free() -> None:
    """Ruling 2."""
    play = impulses()
    t.seats(play, z=2)
    t.event(play, "D10", "dnvp")
    assert t.options(play, "z") == {"1", "2"}


def test_random_steps_count_as_possible() -> None:
    """Ruling 3: two random Poverty, though twelve markers lie out already."""
    play = impulses()
    t.event(play, "A71", "z")
    assert t.options(play, "spd") == {"1", "2"}


def test_all_effects_must_be_performed_as_far_as_possible() -> None:
    """Ruling 1: the impossible step does not stop the next one."""
    play = impulses()
    play.position.flags["usuk"] = 3
    t.city(play, "berlin", threats=["poverty"])
    t.event(play, "A76", "spd")
    assert play.position.flags["usuk"] == 3
    assert play.position.cities["berlin"].threats == []


def test_an_event_that_can_do_nothing_may_be_played() -> None:
    """Ruling 4."""
    play = t.table(government=("spd", "kpd"), reserve={"spd": 0, "kpd": 0, "z": 2, "dnvp": 0})
    impulse(play, "z", "Z15:event")
    assert t.at_rest(play)
    assert play.position.reserve["z"] == 2
    assert "Z15" in play.position.removed


def test_actions_of_an_event_cost_no_action_points_but_keep_their_rules() -> None:
    play = impulses()
    play.position.government = ("spd", "kpd")
    t.city(play, "leipzig", units={"workers": 2})
    impulse(play, "kpd", "K13:event")
    assert "councils" not in play.position.cities["leipzig"].threats, "no Coup while governing"
    assert play.position.cities["leipzig"].threats == ["unrest"]


def test_a_party_card_is_not_used_for_debate_or_actions_after_its_event() -> None:
    play = impulses()
    play.position.issues = {"economy-1": "0"}
    impulse(play, "spd", "S10:event")
    assert t.at_rest(play)


# --- playing at somebody else's command ---------------------------------------------------------
def test_vox_house_a_forced_timeline_card_brings_its_event_and_its_use() -> None:
    """Ruling 50 and the digest: both are mandatory, and the forced player chooses both."""
    play = impulses()
    t.hand(play, "spd", "A38")
    t.hand(play, "kpd", "A60")
    t.do(play, PlayImpulse("spd"))
    t.answers(play, "A38:debate", "event-first")
    t.answer(play, "kpd", "spd", kind="name-opponent")
    assert t.options(play, "kpd") == {"A60:debate", "A60:actions"}
    t.answers(play, "A60:debate", "event-first", "P1")
    assert play.position.hands["kpd"] == []
    assert play.position.dr_box == ["inflation", "instable-state", "instable-state"]


def test_vox_house_play_is_nested_and_the_forced_hand_is_one_shorter() -> None:
    """Ruling 50: afterwards the game goes on where it was, with SPD's debate."""
    play = impulses()
    play.position.issues = {"economy-1": "0"}
    t.hand(play, "spd", "A38")
    t.hand(play, "kpd", "K05", "K09")
    t.do(play, PlayImpulse("spd"))
    t.answers(play, "A38:debate", "event-first", "kpd", "K05:debate", "economy-1:K1")
    t.answer(play, "economy-1:0", "spd", kind="debate")
    assert t.at_rest(play)
    assert play.position.impulses == []
    assert play.position.discards["kpd"] == ["K05"]
    assert play.position.hands["kpd"] == ["K09"]


def test_a_roll_of_an_event_is_a_success_roll() -> None:
    play = impulses()
    play.position.dr_box = ["inflation"]
    roll_for(play, 5, 3)
    t.event(play, "Z12", "z")
    assert play.position.rentenmark
    assert play.position.vp["z"] == 1
