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
from weimar_tui.games.weimar.rules.subject import WeimarSubject


def form(play: WeimarRunner) -> WeimarRunner:
    return t.do(play, PoliticsStep(8))


def ending(play: WeimarRunner) -> tuple[str, tuple[str, ...]] | None:
    outcome = play.position.outcome
    return None if outcome is None else (outcome.ending, outcome.winners)


# --- overthrow ----------------------------------------------------------------------------------
def test_example_kpd_with_six_of_eleven_wins_at_once() -> None:
    play = t.table()
    t.seats(play, spd=3, z=1, kpd=6, dnvp=1)
    form(play)
    assert ending(play) == ("overthrow-seats", ("kpd",))
    assert t.happened(play, GovernmentFormed) == []


def test_exactly_half_of_the_occupied_seats_is_enough() -> None:
    play = t.table()
    t.seats(play, spd=3, z=2, kpd=0, dnvp=5)
    form(play)
    assert ending(play) == ("overthrow-seats", ("dnvp",))


def test_nsdap_seats_count_among_the_occupied_ones() -> None:
    play = t.table()
    t.seats(play, spd=3, z=2, kpd=0, dnvp=5, nsdap=1)
    form(play)
    assert play.position.outcome is None


def test_two_radical_parties_with_half_each_are_the_chancellors_choice() -> None:
    """Ruling 56."""
    play = t.table(chancellor="z")
    t.seats(play, kpd=5, dnvp=5)
    form(play)
    t.answer(play, "kpd", "z", kind="name-winner")
    assert ending(play) == ("overthrow-seats", ("kpd",))


def test_half_is_checked_in_this_step_only() -> None:
    play = t.table()
    t.seats(play, kpd=9, spd=2)
    for number in (1, 2, 3, 4, 6, 7):
        t.do(play, PoliticsStep(number))
    assert play.position.outcome is None


# --- absolute majority --------------------------------------------------------------------------
@pytest.mark.parametrize("party", ["spd", "z"])
def test_a_democratic_party_with_half_governs_alone(party: str) -> None:
    play = t.table()
    t.seats(play, kpd=2, dnvp=2, **{party: 4})
    form(play)
    assert play.position.government == (party,)
    assert play.position.chancellor == party
    assert t.happened(play, GovernmentFormed) == [
        GovernmentFormed((party,), party, "absolute-majority")
    ]


def test_two_democratic_parties_with_half_each_are_the_chancellors_choice() -> None:
    """Ruling 56."""
    play = t.table(chancellor="spd")
    t.seats(play, spd=6, z=6)
    form(play)
    assert t.options(play, "spd") == {"spd", "z"}
    t.answer(play, "z", "spd", kind="absolute-majority")
    assert play.position.government == ("z",)
    assert t.happened(play, TieBroken) == [TieBroken("spd", "z")]


# --- coalitions ---------------------------------------------------------------------------------
def test_example_weimar_minority_cabinet() -> None:
    """6/3/2/8: DNVP declines, SPD and Zentrum must; 9 of 19 seats are a minority."""
    play = t.table(chancellor="z", government=("z", "dnvp"))
    t.seats(play, spd=6, z=3, kpd=2, dnvp=8)
    form(play)
    decision = t.asked(play, "dnvp")
    assert decision.kind == "join-coalition"
    assert decision.subject == WeimarSubject(coalition="right", partner="z", seats=11)
    t.answer(play, "refuse", "dnvp")
    assert t.at_rest(play)
    position = play.position
    assert set(position.government) == {"spd", "z"}
    assert position.chancellor == "spd"
    assert position.dr_box == ["minority-cabinet"]
    assert t.happened(play, GovernmentFormed) == [GovernmentFormed(("spd", "z"), "spd", "minority")]
    assert t.happened(play, CoalitionAnswered) == [CoalitionAnswered("dnvp", "z", False)]


def test_if_both_agree_they_govern() -> None:
    play = t.table()
    t.seats(play, spd=6, z=3, kpd=2, dnvp=8)
    form(play)
    t.answer(play, "agree", "dnvp")
    t.answer(play, "agree", "z", kind="join-coalition")
    assert play.position.government == ("dnvp", "z")
    assert play.position.chancellor == "dnvp"
    assert play.position.dr_box == []


def test_the_party_with_more_seats_is_asked_first_and_the_other_may_still_refuse() -> None:
    """Ruling 55."""
    play = t.table()
    t.seats(play, spd=6, z=3, kpd=2, dnvp=8)
    form(play)
    t.answer(play, "agree", "dnvp")
    t.answer(play, "refuse", "z")
    assert set(play.position.government) == {"spd", "z"}


def test_spd_and_zentrum_may_not_refuse() -> None:
    play = t.table(government=("z", "dnvp"), chancellor="z")
    t.seats(play, spd=6, z=5, kpd=4, dnvp=3)
    form(play)
    assert t.at_rest(play)
    assert play.position.government == ("spd", "z")


def test_coalitions_are_tried_from_the_largest_to_the_smallest() -> None:
    play = t.table()
    t.seats(play, spd=4, z=1, kpd=7, dnvp=8)
    form(play)
    assert t.asked(play).subject.coalition == "left"  # 11
    t.answer(play, "refuse", "kpd")
    assert t.asked(play).subject.coalition == "right"  # 9
    t.answer(play, "refuse", "dnvp")
    assert play.position.government == ("spd", "z")  # 5


def test_equal_coalitions_are_ordered_by_the_chancellor() -> None:
    play = t.table(chancellor="z")
    t.seats(play, spd=4, z=4, kpd=5, dnvp=5)
    form(play)
    assert t.options(play, "z") == {"left", "right"}
    t.answer(play, "right", "z", kind="order-coalitions")
    t.answer(play, "refuse", "dnvp")
    t.answer(play, "agree", "kpd")
    t.answer(play, "agree", "spd")
    assert set(play.position.government) == {"kpd", "spd"}


def test_a_party_that_a_card_forbids_coalitions_counts_as_refusing() -> None:
    """Ruling 54."""
    play = t.table(round=2, rules=[Rule("forbid", 0, "coalition", "dnvp", 2, 2)])
    t.seats(play, spd=6, z=3, kpd=2, dnvp=8)
    form(play)
    assert t.at_rest(play)
    assert t.happened(play, CoalitionAnswered) == [CoalitionAnswered("dnvp", "z", False)]
    assert play.position.government == ("spd", "z")


def test_a_rule_for_another_round_forbids_nothing() -> None:
    play = t.table(round=2, rules=[Rule("forbid", 0, "coalition", "dnvp", 3, 3)])
    t.seats(play, spd=6, z=3, kpd=2, dnvp=8)
    form(play)
    assert t.asked(play).seat == "dnvp"


# --- Chancellor ---------------------------------------------------------------------------------
def test_equal_seats_let_the_previous_chancellor_name_the_new_one() -> None:
    play = t.table(chancellor="dnvp", government=("z", "dnvp"))
    t.seats(play, spd=5, z=5, kpd=1, dnvp=2)
    form(play)
    assert t.options(play, "dnvp") == {"spd", "z"}
    t.answer(play, "z", "dnvp", kind="name-chancellor")
    assert play.position.chancellor == "z"
    assert play.position.government == ("z", "spd")
    assert t.happened(play, TieBroken) == [TieBroken("dnvp", "z")]


# --- minority cabinet ---------------------------------------------------------------------------
def test_exactly_half_is_a_majority_government() -> None:
    play = t.table()
    t.seats(play, spd=3, z=3, kpd=2, dnvp=2, nsdap=2)
    form(play)
    t.answer(play, "spd", "spd")
    assert play.position.dr_box == []


def test_the_minority_marker_leaves_with_the_next_majority_government() -> None:
    play = t.table(dr_box=["minority-cabinet", "blockade"])
    t.seats(play, spd=5, z=4, kpd=2, dnvp=2)
    form(play)
    assert play.position.dr_box == ["blockade"]


def test_the_minority_marker_stays_under_a_new_minority_government() -> None:
    play = t.table(dr_box=["minority-cabinet"])
    t.seats(play, spd=4, z=3, kpd=1, dnvp=1, nsdap=10)
    form(play)
    assert play.position.dr_box == ["minority-cabinet"]
    assert t.happened(play, GovernmentFormed)[0].form == "minority"


def test_as_the_seventh_marker_it_ends_the_game() -> None:
    """The new government pays for it: 8 VP each."""
    play = t.table(
        dr_box=["blockade"] * 3 + ["inflation"] * 3, government=("z", "dnvp"), chancellor="z"
    )
    t.seats(play, spd=4, z=3, kpd=1, dnvp=1, nsdap=10)
    t.vp(play, spd=9, z=9, kpd=2, dnvp=3)
    form(play)
    assert ending(play) == ("anarchy", ("dnvp",))
    assert play.position.vp == {"spd": 1, "z": 1, "kpd": 2, "dnvp": 3}


def test_an_existing_minority_marker_is_no_seventh() -> None:
    play = t.table(dr_box=["blockade"] * 3 + ["inflation"] * 2 + ["minority-cabinet"])
    t.seats(play, spd=4, z=3, kpd=1, dnvp=1, nsdap=10)
    form(play)
    assert play.position.outcome is None


# --- radicals in government ---------------------------------------------------------------------
def left_wing(play: WeimarRunner) -> WeimarRunner:
    t.seats(play, spd=5, z=2, kpd=5, dnvp=2)
    form(play)
    t.answer(play, "agree")
    return t.answer(play, "agree")


def test_a_radical_party_in_government_turns_its_markers_face_down() -> None:
    play = t.table()
    t.city(play, "essen", threats=["councils"])
    left_wing(play)
    t.answer(play, "spd", "spd", kind="name-chancellor")
    assert t.happened(play, PartyThreatsTurned) == [PartyThreatsTurned("kpd", False)]
    assert play.position.cities["essen"].threats == ["councils"]


def test_without_markers_nothing_is_turned() -> None:
    play = left_wing(t.table())
    t.answer(play, "spd")
    assert t.happened(play, PartyThreatsTurned) == []


def test_leaving_government_turns_the_markers_up() -> None:
    play = t.table(government=("spd", "kpd"))
    t.city(play, "essen", threats=["uprising"])
    t.seats(play, spd=6, z=5, kpd=2, dnvp=2)
    form(play)
    assert t.happened(play, PartyThreatsTurned) == [PartyThreatsTurned("kpd", True)]


def test_turned_up_markers_can_end_the_game_at_once() -> None:
    """Ruling 29."""
    play = t.table(government=("z", "dnvp"), chancellor="z")
    for name in ("berlin", "rostock", "muenchen"):
        t.city(play, name, threats=["regime"])
    t.seats(play, spd=6, z=5, kpd=2, dnvp=2)
    form(play)
    assert ending(play) == ("overthrow-cities", ("dnvp",))


def test_turned_up_markers_can_lower_the_economy_at_once() -> None:
    """Ruling 29."""
    play = t.table(government=("z", "dnvp"), chancellor="z", economy=5)
    for name in ("rostock", "muenchen", "breslau"):
        t.city(play, name, threats=["regime"])
    t.seats(play, spd=6, z=5, kpd=2, dnvp=2)
    form(play)
    assert t.happened(play, EconomyMoved) == [EconomyMoved(-1, 4), EconomyMoved(-1, 3)]


def test_a_party_that_stays_in_government_turns_nothing() -> None:
    play = t.table(government=("z", "dnvp"), chancellor="z")
    t.city(play, "rostock", threats=["regime"])
    t.seats(play, spd=2, z=5, kpd=2, dnvp=4)
    form(play)
    t.answer(play, "agree", "z")
    t.answer(play, "agree", "dnvp")
    assert t.happened(play, PartyThreatsTurned) == []
