"""Rulebook 4.4 step 8: form a new government."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from weimar_tui.games.weimar.rules.events import (
    CoalitionAnswered,
    EconomyMoved,
    GovernmentFormed,
    PartyThreatsTurned,
    TieBroken,
)
from weimar_tui.games.weimar.rules.phases.politics import PoliticsStep
from weimar_tui.games.weimar.rules.position import Rule
from weimar_tui.games.weimar.rules.runner import WeimarRunner
from weimar_tui.games.weimar.rules.subjects import OfCoalition


def form(runner: WeimarRunner) -> WeimarRunner:
    return t.do(runner, PoliticsStep(8))


def ending(runner: WeimarRunner) -> tuple[str, tuple[str, ...]] | None:
    outcome = runner.position.outcome
    return None if outcome is None else (outcome.ending, outcome.winners)


# --- overthrow ----------------------------------------------------------------------------------
def test_example_kpd_with_six_of_eleven_wins_at_once() -> None:
    runner = t.table()
    t.seats(runner, spd=3, z=1, kpd=6, dnvp=1)
    form(runner)
    assert ending(runner) == ("overthrow-seats", ("kpd",))
    assert t.happened(runner, GovernmentFormed) == []


def test_exactly_half_of_the_occupied_seats_is_enough() -> None:
    runner = t.table()
    t.seats(runner, spd=3, z=2, kpd=0, dnvp=5)
    form(runner)
    assert ending(runner) == ("overthrow-seats", ("dnvp",))


def test_nsdap_seats_count_among_the_occupied_ones() -> None:
    runner = t.table()
    t.seats(runner, spd=3, z=2, kpd=0, dnvp=5, nsdap=1)
    form(runner)
    assert runner.position.outcome is None


def test_two_radical_parties_with_half_each_are_the_chancellors_choice() -> None:
    """R27."""
    runner = t.table(chancellor="z")
    t.seats(runner, kpd=5, dnvp=5)
    form(runner)
    t.answer(runner, "kpd", "z", kind="name-winner")
    assert ending(runner) == ("overthrow-seats", ("kpd",))


def test_half_is_checked_in_this_step_only() -> None:
    runner = t.table()
    t.seats(runner, kpd=9, spd=2)
    for number in (1, 2, 3, 4, 6, 7):
        t.do(runner, PoliticsStep(number))
    assert runner.position.outcome is None


# --- absolute majority --------------------------------------------------------------------------
@pytest.mark.parametrize("party", ["spd", "z"])
def test_a_democratic_party_with_half_governs_alone(party: str) -> None:
    runner = t.table()
    t.seats(runner, kpd=2, dnvp=2, **{party: 4})
    form(runner)
    assert runner.position.government == (party,)
    assert runner.position.chancellor == party
    assert t.happened(runner, GovernmentFormed) == [
        GovernmentFormed((party,), party, "absolute-majority")
    ]


def test_two_democratic_parties_with_half_each_are_the_chancellors_choice() -> None:
    """R27."""
    runner = t.table(chancellor="spd")
    t.seats(runner, spd=6, z=6)
    form(runner)
    assert t.options(runner, "spd") == {"spd", "z"}
    t.answer(runner, "z", "spd", kind="absolute-majority")
    assert runner.position.government == ("z",)
    assert t.happened(runner, TieBroken) == [TieBroken("spd", "z")]


# --- coalitions ---------------------------------------------------------------------------------
def test_example_weimar_minority_cabinet() -> None:
    """6/3/2/8: DNVP declines, SPD and Zentrum must govern; 9 of 19 seats are a minority."""
    runner = t.table(chancellor="z", government=("z", "dnvp"))
    t.seats(runner, spd=6, z=3, kpd=2, dnvp=8)
    form(runner)
    decision = t.asked(runner, "dnvp")
    assert decision.kind == "join-coalition"
    assert decision.subject == OfCoalition(coalition="right", partner="z", seats=11)
    t.answer(runner, "refuse", "dnvp")
    assert t.at_rest(runner)
    position = runner.position
    assert set(position.government) == {"spd", "z"}
    assert position.chancellor == "spd"
    assert position.dr_box == ["minority-cabinet"]
    assert t.happened(runner, GovernmentFormed) == [
        GovernmentFormed(("spd", "z"), "spd", "minority")
    ]
    assert t.happened(runner, CoalitionAnswered) == [CoalitionAnswered("dnvp", "z", False)]


def test_if_both_agree_they_govern() -> None:
    runner = t.table()
    t.seats(runner, spd=6, z=3, kpd=2, dnvp=8)
    form(runner)
    t.answer(runner, "agree", "dnvp")
    t.answer(runner, "agree", "z", kind="join-coalition")
    assert runner.position.government == ("dnvp", "z")
    assert runner.position.chancellor == "dnvp"
    assert runner.position.dr_box == []


def test_the_party_with_more_seats_is_asked_first_and_the_other_may_still_refuse() -> None:
    """R24."""
    runner = t.table()
    t.seats(runner, spd=6, z=3, kpd=2, dnvp=8)
    form(runner)
    t.answer(runner, "agree", "dnvp")
    t.answer(runner, "refuse", "z")
    assert set(runner.position.government) == {"spd", "z"}


def test_spd_and_zentrum_may_not_refuse() -> None:
    runner = t.table(government=("z", "dnvp"), chancellor="z")
    t.seats(runner, spd=6, z=5, kpd=4, dnvp=3)
    form(runner)
    assert t.at_rest(runner)
    assert runner.position.government == ("spd", "z")


def test_coalitions_are_tried_from_the_largest_to_the_smallest() -> None:
    runner = t.table()
    t.seats(runner, spd=4, z=1, kpd=7, dnvp=8)
    form(runner)
    assert t.asked(runner).subject.coalition == "left"  # 11
    t.answer(runner, "refuse", "kpd")
    assert t.asked(runner).subject.coalition == "right"  # 9
    t.answer(runner, "refuse", "dnvp")
    assert runner.position.government == ("spd", "z")  # 5


def test_equal_coalitions_are_ordered_by_the_chancellor() -> None:
    runner = t.table(chancellor="z")
    t.seats(runner, spd=4, z=4, kpd=5, dnvp=5)
    form(runner)
    assert t.options(runner, "z") == {"left", "right"}
    t.answer(runner, "right", "z", kind="order-coalitions")
    t.answer(runner, "refuse", "dnvp")
    t.answer(runner, "agree", "kpd")
    t.answer(runner, "agree", "spd")
    assert set(runner.position.government) == {"kpd", "spd"}


def test_a_party_that_a_card_forbids_coalitions_counts_as_refusing() -> None:
    """R24."""
    runner = t.table(round=2, rules=[Rule("forbid", 0, "coalition", "dnvp", 2, 2)])
    t.seats(runner, spd=6, z=3, kpd=2, dnvp=8)
    form(runner)
    assert t.at_rest(runner)
    assert t.happened(runner, CoalitionAnswered) == [CoalitionAnswered("dnvp", "z", False)]
    assert runner.position.government == ("spd", "z")


def test_a_rule_for_another_round_forbids_nothing() -> None:
    runner = t.table(round=2, rules=[Rule("forbid", 0, "coalition", "dnvp", 3, 3)])
    t.seats(runner, spd=6, z=3, kpd=2, dnvp=8)
    form(runner)
    assert t.asked(runner).seat == "dnvp"


# --- Chancellor ---------------------------------------------------------------------------------
def test_equal_seats_let_the_previous_chancellor_name_the_new_one() -> None:
    runner = t.table(chancellor="dnvp", government=("z", "dnvp"))
    t.seats(runner, spd=5, z=5, kpd=1, dnvp=2)
    form(runner)
    assert t.options(runner, "dnvp") == {"spd", "z"}
    t.answer(runner, "z", "dnvp", kind="name-chancellor")
    assert runner.position.chancellor == "z"
    assert runner.position.government == ("z", "spd")
    assert t.happened(runner, TieBroken) == [TieBroken("dnvp", "z")]


# --- minority cabinet ---------------------------------------------------------------------------
def test_exactly_half_is_a_majority_government() -> None:
    runner = t.table()
    t.seats(runner, spd=3, z=3, kpd=2, dnvp=2, nsdap=2)
    form(runner)
    t.answer(runner, "spd", "spd")
    assert runner.position.dr_box == []


def test_the_minority_marker_leaves_with_the_next_majority_government() -> None:
    runner = t.table(dr_box=["minority-cabinet", "blockade"])
    t.seats(runner, spd=5, z=4, kpd=2, dnvp=2)
    form(runner)
    assert runner.position.dr_box == ["blockade"]


def test_the_minority_marker_stays_under_a_new_minority_government() -> None:
    runner = t.table(dr_box=["minority-cabinet"])
    t.seats(runner, spd=4, z=3, kpd=1, dnvp=1, nsdap=10)
    form(runner)
    assert runner.position.dr_box == ["minority-cabinet"]
    assert t.happened(runner, GovernmentFormed)[0].form == "minority"


def test_as_the_seventh_marker_it_ends_the_game() -> None:
    """The new government pays: 8 VP each."""
    runner = t.table(
        dr_box=["blockade"] * 3 + ["inflation"] * 3, government=("z", "dnvp"), chancellor="z"
    )
    t.seats(runner, spd=4, z=3, kpd=1, dnvp=1, nsdap=10)
    t.vp(runner, spd=9, z=9, kpd=2, dnvp=3)
    form(runner)
    assert ending(runner) == ("anarchy", ("dnvp",))
    assert runner.position.vp == {"spd": 1, "z": 1, "kpd": 2, "dnvp": 3}


def test_an_existing_minority_marker_is_no_seventh() -> None:
    runner = t.table(dr_box=["blockade"] * 3 + ["inflation"] * 2 + ["minority-cabinet"])
    t.seats(runner, spd=4, z=3, kpd=1, dnvp=1, nsdap=10)
    form(runner)
    assert runner.position.outcome is None


# --- radicals in government ---------------------------------------------------------------------
def left_wing(runner: WeimarRunner) -> WeimarRunner:
    t.seats(runner, spd=5, z=2, kpd=5, dnvp=2)
    form(runner)
    t.answer(runner, "agree")
    return t.answer(runner, "agree")


def test_a_radical_party_in_government_turns_its_markers_face_down() -> None:
    runner = t.table()
    t.city(runner, "essen", threats=["councils"])
    left_wing(runner)
    t.answer(runner, "spd", "spd", kind="name-chancellor")
    assert t.happened(runner, PartyThreatsTurned) == [PartyThreatsTurned("kpd", False)]
    assert runner.position.cities["essen"].threats == ["councils"]


def test_without_markers_nothing_is_turned() -> None:
    runner = left_wing(t.table())
    t.answer(runner, "spd")
    assert t.happened(runner, PartyThreatsTurned) == []


def test_leaving_government_turns_the_markers_up() -> None:
    runner = t.table(government=("spd", "kpd"))
    t.city(runner, "essen", threats=["uprising"])
    t.seats(runner, spd=6, z=5, kpd=2, dnvp=2)
    form(runner)
    assert t.happened(runner, PartyThreatsTurned) == [PartyThreatsTurned("kpd", True)]


def test_turned_up_markers_can_end_the_game_at_once() -> None:
    """R17."""
    runner = t.table(government=("z", "dnvp"), chancellor="z")
    for name in ("berlin", "rostock", "muenchen"):
        t.city(runner, name, threats=["regime"])
    t.seats(runner, spd=6, z=5, kpd=2, dnvp=2)
    form(runner)
    assert ending(runner) == ("overthrow-cities", ("dnvp",))


def test_turned_up_markers_can_lower_the_economy_at_once() -> None:
    """R17."""
    runner = t.table(government=("z", "dnvp"), chancellor="z", economy=5)
    for name in ("rostock", "muenchen", "breslau"):
        t.city(runner, name, threats=["regime"])
    t.seats(runner, spd=6, z=5, kpd=2, dnvp=2)
    form(runner)
    assert t.happened(runner, EconomyMoved) == [EconomyMoved(-1, 4), EconomyMoved(-1, 3)]


def test_a_party_that_stays_in_government_turns_nothing() -> None:
    runner = t.table(government=("z", "dnvp"), chancellor="z")
    t.city(runner, "rostock", threats=["regime"])
    t.seats(runner, spd=2, z=5, kpd=2, dnvp=4)
    form(runner)
    t.answer(runner, "agree", "z")
    t.answer(runner, "agree", "dnvp")
    assert t.happened(runner, PartyThreatsTurned) == []
