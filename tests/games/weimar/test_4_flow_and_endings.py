"""Rulebook, chapter 4: ties, and the five endings, each at its moment."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from weimar_tui.games.weimar.rules.events import GameEnded, PhaseStarted, TieBroken
from weimar_tui.games.weimar.rules.phases.course import NextRound, RepublicPhase
from weimar_tui.games.weimar.rules.phases.government import FormGovernment
from weimar_tui.games.weimar.rules.runner import WeimarRunner

SIX = ["inflation", "inflation", "inflation", "blockade", "blockade", "instable-state"]


def ending(runner: WeimarRunner) -> tuple[str, tuple[str, ...]]:
    outcome = runner.position.outcome
    assert outcome is not None, "the game goes on"
    return outcome.ending, outcome.winners


# --- rounds and ties ----------------------------------------------------------------------------
def test_a_round_is_four_phases_in_order() -> None:
    runner = t.table()
    runner.position.hands["spd"] = []
    t.do(runner, RepublicPhase())
    t.answer(runner, "spd", "spd")
    for party, agenda in (("spd", "S03"), ("kpd", "K03"), ("z", "Z04"), ("dnvp", "D02")):
        t.answer(runner, agenda, party)
    while t.happened(runner, PhaseStarted)[-1].phase != "politics":
        question = t.asked(runner)
        choice = question.options[-1]
        t.answer(runner, choice)
    assert [e.phase for e in t.happened(runner, PhaseStarted)] == [
        "republic",
        "agenda",
        "impulse",
        "politics",
    ]


def test_golden_rule_the_chancellor_decides_a_tie() -> None:
    runner = t.table(government=("z", "dnvp"), chancellor="z")
    t.seats(runner, spd=4, kpd=4, z=2)
    t.effects(runner, "seat -1 most-seats", "dnvp")
    assert set(t.asked(runner, "z").options) == {"spd", "kpd"}
    t.answer(runner, "kpd", "z")
    assert runner.position.seats["kpd"] == 3
    assert t.happened(runner, TieBroken)


def test_golden_rule_holds_for_the_chancellor_himself() -> None:
    runner = t.table()
    t.seats(runner, spd=4, kpd=4)
    t.effects(runner, "seat -1 most-seats", "dnvp")
    assert set(t.asked(runner, "spd").options) == {"spd", "kpd"}


# --- E: the republic has survived ---------------------------------------------------------------
def test_after_round_6_the_party_with_most_vp_wins() -> None:
    runner = t.table(round=6)
    t.vp(runner, spd=31, kpd=40, z=39, dnvp=12)
    t.do(runner, NextRound())
    assert ending(runner) == ("republic-survived", ("kpd",))


def test_before_round_6_the_next_round_begins() -> None:
    runner = t.table(round=5)
    t.do(runner, NextRound())
    assert runner.position.outcome is None
    assert runner.position.round == 6


def test_tied_vp_at_the_end_are_decided_by_the_chancellor() -> None:
    runner = t.table(round=6, government=("z",), chancellor="z")
    t.vp(runner, spd=40, kpd=40, z=12)
    t.do(runner, NextRound())
    assert set(t.asked(runner, "z").options) == {"spd", "kpd"}
    t.answer(runner, "spd", "z")
    assert ending(runner) == ("republic-survived", ("spd",))


# --- A: overthrow by seats ----------------------------------------------------------------------
@pytest.mark.parametrize("party", ["kpd", "dnvp"])
def test_half_of_the_seats_in_step_8_is_an_overthrow(party: str) -> None:
    runner = t.table()
    t.seats(runner, **{"spd": 3, "z": 2, party: 5})
    t.do(runner, FormGovernment())
    assert ending(runner) == ("overthrow-seats", (party,))


def test_just_under_half_is_none() -> None:
    runner = t.table()
    t.seats(runner, spd=4, z=2, kpd=5)
    t.do(runner, FormGovernment())
    assert runner.position.outcome is None


def test_nsdap_seats_count_among_the_occupied_ones() -> None:
    runner = t.table()
    t.seats(runner, spd=3, z=2, kpd=5, nsdap=2)
    t.do(runner, FormGovernment())
    assert runner.position.outcome is None


def test_half_of_the_seats_at_any_other_time_means_nothing() -> None:
    runner = t.table()
    t.seats(runner, spd=2)
    t.effects(runner, "seat +3 KPD", "kpd")
    assert t.at_rest(runner)


def test_two_radicals_with_half_each_the_chancellor_decides() -> None:
    """R27."""
    runner = t.table()
    t.seats(runner, kpd=5, dnvp=5)
    t.do(runner, FormGovernment())
    assert set(t.asked(runner, "spd").options) == {"kpd", "dnvp"}
    t.answer(runner, "dnvp")
    assert ending(runner) == ("overthrow-seats", ("dnvp",))


# --- B: overthrow in the cities -----------------------------------------------------------------
@pytest.mark.parametrize(("marker", "party"), [("councils", "kpd"), ("regime", "dnvp")])
def test_a_marker_in_any_four_cities(marker: str, party: str) -> None:
    runner = t.table()
    for name in ("koeln", "essen", "rostock"):
        t.city(runner, name, threats=[marker])
    t.effects(runner, f"{marker} + Leipzig", party)
    assert ending(runner) == ("overthrow-cities", (party,))


@pytest.mark.parametrize(("marker", "party"), [("councils", "kpd"), ("regime", "dnvp")])
def test_berlin_and_two_others(marker: str, party: str) -> None:
    runner = t.table()
    for name in ("berlin", "essen"):
        t.city(runner, name, threats=[marker])
    t.effects(runner, f"{marker} + Leipzig", party)
    assert ending(runner) == ("overthrow-cities", (party,))


def test_three_without_berlin_are_not_enough() -> None:
    runner = t.table()
    for name in ("koeln", "essen"):
        t.city(runner, name, threats=["councils"])
    t.effects(runner, "councils + Leipzig", "kpd")
    assert t.at_rest(runner)


def test_berlin_may_come_last() -> None:
    runner = t.table()
    for name in ("koeln", "essen"):
        t.city(runner, name, threats=["regime"])
    t.effects(runner, "regime + Berlin", "dnvp")
    assert ending(runner) == ("overthrow-cities", ("dnvp",))


def test_councils_and_regimes_do_not_add_up() -> None:
    runner = t.table()
    t.city(runner, "koeln", threats=["councils"])
    t.city(runner, "essen", threats=["councils"])
    t.city(runner, "rostock", threats=["regime"])
    t.effects(runner, "regime + Leipzig", "dnvp")
    assert t.at_rest(runner)


def test_an_uprising_is_no_councils() -> None:
    """R18."""
    runner = t.table()
    for name in ("berlin", "koeln", "essen"):
        t.city(runner, name, threats=["uprising"])
    t.effects(runner, "uprising + Leipzig", "kpd")
    assert t.at_rest(runner)


def test_the_overthrow_comes_even_when_somebody_else_places_the_marker() -> None:
    runner = t.table()
    for name in ("berlin", "essen"):
        t.city(runner, name, threats=["regime"])
    t.effects(runner, "choose by Z { seat -2 Z; seat +2 DNVP / regime + München }", "dnvp")
    assert ending(runner) == ("overthrow-cities", ("dnvp",)), "Zentrum has no seat to lose"


# --- C: the NSDAP seizes power ------------------------------------------------------------------
def test_the_sixth_figure_ends_the_game_and_all_lose() -> None:
    runner = t.table(nsdap_track=["dnvp", "kpd", "dnvp", "z", "spd"])
    t.vp(runner, kpd=50)
    t.effects(runner, "nsdap self; seat +1", "kpd")
    outcome = runner.position.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("nsdap", ())
    assert runner.position.seats["kpd"] == 0, "nothing further is carried out (R26)"


def test_the_party_with_most_figures_made_it_possible() -> None:
    runner = t.table(nsdap_track=["dnvp", "kpd", "dnvp", "z", "spd"])
    t.effects(runner, "nsdap self", "dnvp")
    assert t.happened(runner, GameEnded)[-1].enablers == ("dnvp",)


def test_tied_for_most_figures_all_of_them_are_named() -> None:
    """R45."""
    runner = t.table(nsdap_track=["dnvp", "kpd", "dnvp", "z", "spd"])
    t.effects(runner, "nsdap self", "kpd")
    assert runner.position.outcome is not None
    assert set(runner.position.outcome.enablers) == {"kpd", "dnvp"}


def test_the_fifth_figure_does_not_end_the_game() -> None:
    runner = t.table(nsdap_track=["dnvp"] * 4)
    t.effects(runner, "nsdap self", "dnvp")
    assert t.at_rest(runner)


# --- D: anarchy ---------------------------------------------------------------------------------
def test_the_seventh_dr_marker_ends_the_game_instead_of_being_placed() -> None:
    runner = t.table(dr_box=list(SIX))
    t.vp(runner, spd=15, kpd=9, z=10, dnvp=3)
    t.effects(runner, "dr violent-peace +1; vp +9 DNVP", "dnvp")
    assert ending(runner) == ("anarchy", ("kpd",))
    assert runner.position.vp == {"spd": 7, "kpd": 9, "z": 2, "dnvp": 3}
    assert len(runner.position.dr_box) == 6


def test_anarchy_takes_8_vp_of_each_governing_party_but_not_below_zero() -> None:
    """R21."""
    runner = t.table(dr_box=list(SIX))
    t.vp(runner, spd=5, kpd=1, z=20)
    t.effects(runner, "dr violent-peace +1", "dnvp")
    assert runner.position.vp == {"spd": 0, "kpd": 1, "z": 12, "dnvp": 0}
    assert ending(runner) == ("anarchy", ("z",))


def test_tied_vp_in_anarchy_are_decided_by_the_chancellor() -> None:
    runner = t.table(dr_box=list(SIX))
    t.vp(runner, spd=8, kpd=4, dnvp=4)
    t.effects(runner, "dr violent-peace +1", "dnvp")
    assert set(t.asked(runner, "spd").options) == {"kpd", "dnvp"}
    t.answer(runner, "kpd", "spd")
    assert ending(runner) == ("anarchy", ("kpd",))


def test_a_seventh_marker_that_would_not_be_placed_does_no_harm() -> None:
    """R20: all three Inflation markers are there already."""
    runner = t.table(dr_box=list(SIX))
    t.effects(runner, "dr inflation +1", "dnvp")
    assert t.at_rest(runner)


def test_the_sixth_marker_is_still_allowed() -> None:
    runner = t.table(dr_box=SIX[:5])
    t.effects(runner, "dr violent-peace +1", "dnvp")
    assert t.at_rest(runner)
    assert len(runner.position.dr_box) == 6


# --- the moment of the check --------------------------------------------------------------------
def test_the_end_comes_inside_an_effect_and_the_first_ending_met_decides() -> None:
    """R26: the Regime comes before the Instable State of the same result."""
    runner = t.table(dr_box=list(SIX))
    for name in ("berlin", "essen"):
        t.city(runner, name, threats=["regime"])
    t.city(runner, "koeln", units={"freikorps-2": 1})
    t.dice(runner, 6, 6)
    t.effects(runner, "coup Köln result+1", "dnvp")
    assert ending(runner) == ("overthrow-cities", ("dnvp",))


def test_a_successful_coup_can_end_in_anarchy() -> None:
    runner = t.table(dr_box=[*SIX[:5], "violent-peace"])
    t.city(runner, "koeln", units={"freikorps-2": 1})
    t.vp(runner, dnvp=1)
    t.dice(runner, 6, 6)
    t.effects(runner, "coup Köln", "dnvp")
    assert "regime" in runner.position.cities["koeln"].threats
    assert ending(runner) == ("anarchy", ("dnvp",))


def test_after_the_end_nobody_is_asked_anything() -> None:
    runner = t.table(dr_box=list(SIX))
    t.vp(runner, kpd=1)
    t.effects(runner, "dr violent-peace +1; base +1 any", "dnvp")
    assert runner.position.decisions == []
    assert runner.position.steps == []
