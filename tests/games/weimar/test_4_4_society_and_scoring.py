"""Rulebook 4.4 steps 3 and 4: the society track, and the parties' goals."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from weimar_tui.games.weimar.rules.events import SocietyResolved, StresemannTurned
from weimar_tui.games.weimar.rules.phases.politics import PoliticsStep
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def resolve_track(runner: WeimarRunner) -> WeimarRunner:
    return t.do(runner, PoliticsStep(3))


def score(runner: WeimarRunner) -> WeimarRunner:
    return t.do(runner, PoliticsStep(4))


# --- step 3 -------------------------------------------------------------------------------------
def test_example_society_track() -> None:
    """KPD gains 1 VP from Soldiers; Zentrum gains 1 seat and chooses who loses one."""
    runner = t.table()
    t.seats(runner, spd=3, kpd=2)
    t.society(runner, "O1", "armored-cruiser")
    resolve_track(runner)
    assert runner.position.vp["kpd"] == 1
    assert runner.position.seats["z"] == 1
    assert t.options(runner, "z") == {"1", "2"}
    t.answer(runner, "1", "z", kind="choose-option")
    assert runner.position.seats["spd"] == 2
    assert runner.position.seats["kpd"] == 2


def test_markers_are_resolved_one_at_a_time_from_left_to_right_and_stay() -> None:
    runner = t.table()
    t.society(runner, "C3", "F1", "swimming-trunks", "W2")
    resolve_track(runner)
    assert [e.marker for e in t.happened(runner, SocietyResolved)] == [
        "C3",
        "F1",
        "swimming-trunks",
        "W2",
    ]
    assert runner.position.seats["spd"] == 0
    assert runner.position.seats["kpd"] == 1
    assert runner.position.society == ["C3", "F1", "swimming-trunks", "W2"]


def test_an_empty_track_does_nothing() -> None:
    runner = t.table()
    resolve_track(runner)
    assert t.at_rest(runner)
    assert t.happened(runner, SocietyResolved) == []


def test_the_order_of_the_markers_matters() -> None:
    runner = t.table()
    t.society(runner, "swimming-trunks", "C3")
    resolve_track(runner)
    assert runner.position.seats["spd"] == 1


@pytest.mark.parametrize(("holder", "gains"), [("spd", "spd"), ("z", "z")])
def test_a_minor_partys_marker_serves_its_controller(holder: str, gains: str) -> None:
    runner = t.table()
    runner.position.minor_parties["ddp"] = holder
    t.society(runner, "C1")
    resolve_track(runner)
    assert runner.position.vp[gains] == 1
    assert sum(runner.position.vp.values()) == 1


def test_the_party_named_makes_the_choices_of_its_marker() -> None:
    runner = t.table()
    t.society(runner, "P1", "W3")
    resolve_track(runner)
    t.answer(runner, "essen", "dnvp", kind="choose-city")
    t.answer(runner, "koeln", "z", kind="choose-city")
    assert runner.position.cities["essen"].threats == ["unrest"]
    assert runner.position.cities["koeln"].bases == {"z": 1}


def test_the_chancellor_dissolves_by_the_protecting_republic_law() -> None:
    runner = t.table(chancellor="z", government=("z", "spd"))
    t.city(runner, "berlin", units={"workers": 1, "police": 1, "freikorps-1": 1})
    t.society(runner, "protecting-republic-law")
    resolve_track(runner)
    assert t.options(runner, "z") == {"workers:berlin", "freikorps-1:berlin"}
    t.answer(runner, "freikorps-1:berlin", "z")
    assert runner.position.dissolved == {"freikorps-1": 1}


def test_a_move_by_a_society_marker_is_optional() -> None:
    runner = t.table()
    t.society(runner, "R1")
    resolve_track(runner)
    assert "pass" in t.options(runner, "z")
    t.answer(runner, "pass", "z")
    assert t.at_rest(runner)


def test_a_society_issue_enters_for_the_next_round() -> None:
    runner = t.table()
    t.society(runner, "unemployment-insurance", "thule-society")
    resolve_track(runner)
    assert runner.position.issues == {"poverty": "S3", "stab-in-the-back": "D1"}


# --- step 4: goals ------------------------------------------------------------------------------
def goals(runner: WeimarRunner) -> tuple[int, int, int, int]:
    vp = score(runner).position.vp
    return vp["kpd"], vp["spd"], vp["z"], vp["dnvp"]


def test_an_untroubled_republic_pays_everybody() -> None:
    assert goals(t.table()) == (2, 4, 4, 2)


def test_kpd_two_vp_for_each_councils_and_others_lose_their_goal() -> None:
    runner = t.table()
    t.city(runner, "muenchen", threats=["councils"])
    t.city(runner, "essen", threats=["councils"])
    assert goals(runner) == (4 + 2, 4, 2, 0)


def test_dnvp_two_vp_for_each_regime_and_others_lose_their_goal() -> None:
    runner = t.table()
    t.city(runner, "muenchen", threats=["regime"])
    t.city(runner, "breslau", threats=["regime"])
    t.city(runner, "rostock", threats=["regime"])
    assert goals(runner) == (0, 2, 4, 6 + 2)


def test_an_uprising_counts_as_neither() -> None:
    runner = t.table()
    t.city(runner, "muenchen", threats=["uprising"])
    assert goals(runner) == (2, 4, 4, 2)


def test_spd_wants_two_poverty_at_most_counting_cities_and_the_dr_box() -> None:
    runner = t.table(dr_box=["poverty"])
    t.city(runner, "essen", threats=["poverty"])
    assert goals(runner)[1] == 4
    runner = t.table(dr_box=["poverty"])
    t.city(runner, "essen", threats=["poverty"])
    t.city(runner, "koeln", threats=["poverty"])
    assert goals(runner)[1] == 2


def test_prosperity_does_not_reduce_poverty() -> None:
    """R42."""
    runner = t.table()
    for name in ("essen", "koeln", "berlin"):
        t.city(runner, name, threats=["poverty"])
    for name in ("hamburg", "rostock"):
        t.city(runner, name, threats=["prosperity"])
    assert goals(runner)[1] == 2


@pytest.mark.parametrize(("unrest", "vp"), [(2, 4), (3, 2)])
def test_zentrum_wants_two_unrest_at_most(unrest: int, vp: int) -> None:
    runner = t.table()
    for name in ("berlin", "essen", "koeln")[:unrest]:
        t.city(runner, name, threats=["unrest"])
    assert goals(runner)[2] == vp


def test_face_down_markers_are_ignored_in_all_scoring() -> None:
    """KPD governs: its Councils neither score for it nor cost the others anything."""
    runner = t.table(government=("spd", "kpd"))
    t.city(runner, "muenchen", threats=["councils"])
    t.city(runner, "essen", threats=["councils"])
    assert goals(runner) == (2, 4, 4, 2)


def test_face_down_regimes_are_ignored_while_dnvp_governs() -> None:
    runner = t.table(government=("z", "dnvp"), chancellor="z")
    t.city(runner, "muenchen", threats=["regime"])
    assert goals(runner) == (2, 4, 4, 2)


# --- step 4: minor parties ----------------------------------------------------------------------
def test_uspd_gives_a_reserve_point_up_to_two() -> None:
    runner = t.table()
    t.reserve(runner, kpd=1)
    score(runner)
    assert runner.position.reserve["kpd"] == 2
    score(runner)
    assert runner.position.reserve["kpd"] == 2


def test_uspd_marker_lets_spd_share_the_bonus() -> None:
    runner = t.table(society=["uspd"])
    score(runner)
    assert (runner.position.reserve["kpd"], runner.position.reserve["spd"]) == (1, 1)


def test_uspd_marker_gives_nothing_twice() -> None:
    """`share` adds nothing if SPD controls the USPD itself."""
    runner = t.table(society=["uspd"])
    runner.position.minor_parties["uspd"] = "spd"
    score(runner)
    assert runner.position.reserve == {"spd": 1, "kpd": 0, "z": 0, "dnvp": 0}


def test_ddp_may_give_a_base_for_a_foreign_affairs_action_in_government() -> None:
    runner = t.table(round=2)
    runner.position.foreign_affairs.deck.remove("A11")
    t.city(runner, "frankfurt", bases={"spd": 1})
    t.dice(runner, 4)
    score(runner)
    t.answer(runner, "yes", "spd", kind="pay")
    assert runner.position.cities["frankfurt"].bases == {}
    assert runner.position.foreign_affairs.done == ["A12"]


def test_ddp_bonus_may_be_declined() -> None:
    runner = t.table()
    t.city(runner, "frankfurt", bases={"spd": 1})
    score(runner)
    t.answer(runner, "no", "spd", kind="pay")
    assert runner.position.cities["frankfurt"].bases == {"spd": 1}
    assert runner.position.foreign_affairs.done == []


def test_ddp_bonus_does_not_apply_in_opposition() -> None:
    runner = t.table(government=("z", "dnvp"), chancellor="z")
    t.city(runner, "frankfurt", bases={"spd": 1})
    score(runner)
    assert t.at_rest(runner)


def test_ddp_bonus_needs_a_base() -> None:
    runner = t.table()
    score(runner)
    assert t.at_rest(runner)


def test_dvp_turns_stresemann_to_his_active_side() -> None:
    runner = t.table(stresemann="inactive")
    runner.position.minor_parties["dvp"] = "dnvp"
    score(runner)
    assert runner.position.stresemann == "active"
    assert t.happened(runner, StresemannTurned) == [StresemannTurned("active", "dnvp")]


@pytest.mark.parametrize("side", ["active", "out"])
def test_stresemann_stays_active_or_out(side: str) -> None:
    runner = t.table(stresemann=side)
    score(runner)
    assert runner.position.stresemann == side
    assert t.happened(runner, StresemannTurned) == []
