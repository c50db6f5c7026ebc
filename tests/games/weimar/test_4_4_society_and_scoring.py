"""Rulebook 4.4 steps 3 and 4: the society track, and the parties' goals."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from weimar_tui.games.weimar.rules.events import SocietyResolved, StresemannTurned
from weimar_tui.games.weimar.rules.phases.politics import PoliticsStep
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def resolve_track(play: WeimarRunner) -> WeimarRunner:
    return t.do(play, PoliticsStep(3))


def score(play: WeimarRunner) -> WeimarRunner:
    return t.do(play, PoliticsStep(4))


# --- step 3 -------------------------------------------------------------------------------------
def test_example_society_track() -> None:
    """KPD gains 1 VP from Soldiers; Zentrum 1 seat and the choice who loses one."""
    play = t.table()
    t.seats(play, spd=3, kpd=2)
    t.society(play, "O1", "armored-cruiser")
    resolve_track(play)
    assert play.position.vp["kpd"] == 1
    assert play.position.seats["z"] == 1
    assert t.options(play, "z") == {"1", "2"}
    t.answer(play, "1", "z", kind="choose-option")
    assert play.position.seats["spd"] == 2
    assert play.position.seats["kpd"] == 2


def test_markers_are_resolved_one_at_a_time_from_left_to_right_and_stay() -> None:
    play = t.table()
    t.society(play, "C3", "F1", "swimming-trunks", "W2")
    resolve_track(play)
    assert [e.marker for e in t.happened(play, SocietyResolved)] == [
        "C3",
        "F1",
        "swimming-trunks",
        "W2",
    ]
    assert play.position.seats["spd"] == 0
    assert play.position.seats["kpd"] == 1
    assert play.position.society == ["C3", "F1", "swimming-trunks", "W2"]


def test_an_empty_track_does_nothing() -> None:
    play = t.table()
    resolve_track(play)
    assert t.at_rest(play)
    assert t.happened(play, SocietyResolved) == []


def test_the_order_of_the_markers_matters() -> None:
    play = t.table()
    t.society(play, "swimming-trunks", "C3")
    resolve_track(play)
    assert play.position.seats["spd"] == 1


@pytest.mark.parametrize(("holder", "gains"), [("spd", "spd"), ("z", "z")])
def test_a_minor_partys_marker_serves_its_controller(holder: str, gains: str) -> None:
    play = t.table()
    play.position.minor_parties["ddp"] = holder
    t.society(play, "C1")
    resolve_track(play)
    assert play.position.vp[gains] == 1
    assert sum(play.position.vp.values()) == 1


def test_the_party_named_makes_the_choices_of_its_marker() -> None:
    play = t.table()
    t.society(play, "P1", "W3")
    resolve_track(play)
    t.answer(play, "essen", "dnvp", kind="choose-city")
    t.answer(play, "koeln", "z", kind="choose-city")
    assert play.position.cities["essen"].threats == ["unrest"]
    assert play.position.cities["koeln"].bases == {"z": 1}


def test_the_chancellor_dissolves_by_the_protecting_republic_law() -> None:
    play = t.table(chancellor="z", government=("z", "spd"))
    t.city(play, "berlin", units={"workers": 1, "police": 1, "freikorps-1": 1})
    t.society(play, "protecting-republic-law")
    resolve_track(play)
    assert t.options(play, "z") == {"workers:berlin", "freikorps-1:berlin"}
    t.answer(play, "freikorps-1:berlin", "z")
    assert play.position.dissolved == {"freikorps-1": 1}


def test_a_move_by_a_society_marker_is_optional() -> None:
    play = t.table()
    t.society(play, "R1")
    resolve_track(play)
    assert "pass" in t.options(play, "z")
    t.answer(play, "pass", "z")
    assert t.at_rest(play)


def test_a_society_issue_enters_for_the_next_round() -> None:
    play = t.table()
    t.society(play, "unemployment-insurance", "thule-society")
    resolve_track(play)
    assert play.position.issues == {"poverty": "S3", "stab-in-the-back": "D1"}


# --- step 4: goals ------------------------------------------------------------------------------
def goals(play: WeimarRunner) -> tuple[int, int, int, int]:
    vp = score(play).position.vp
    return vp["kpd"], vp["spd"], vp["z"], vp["dnvp"]


def test_an_untroubled_republic_pays_everybody() -> None:
    assert goals(t.table()) == (2, 4, 4, 2)


def test_kpd_two_vp_for_each_councils_and_others_lose_their_goal() -> None:
    play = t.table()
    t.city(play, "muenchen", threats=["councils"])
    t.city(play, "essen", threats=["councils"])
    assert goals(play) == (4 + 2, 4, 2, 0)


def test_dnvp_two_vp_for_each_regime_and_others_lose_their_goal() -> None:
    play = t.table()
    t.city(play, "muenchen", threats=["regime"])
    t.city(play, "breslau", threats=["regime"])
    t.city(play, "rostock", threats=["regime"])
    assert goals(play) == (0, 2, 4, 6 + 2)


def test_an_uprising_counts_as_neither() -> None:
    play = t.table()
    t.city(play, "muenchen", threats=["uprising"])
    assert goals(play) == (2, 4, 4, 2)


def test_spd_wants_two_poverty_at_most_counting_cities_and_the_dr_box() -> None:
    play = t.table(dr_box=["poverty"])
    t.city(play, "essen", threats=["poverty"])
    assert goals(play)[1] == 4
    play = t.table(dr_box=["poverty"])
    t.city(play, "essen", threats=["poverty"])
    t.city(play, "koeln", threats=["poverty"])
    assert goals(play)[1] == 2


def test_prosperity_does_not_reduce_poverty() -> None:
    """Ruling 72."""
    play = t.table()
    for name in ("essen", "koeln", "berlin"):
        t.city(play, name, threats=["poverty"])
    for name in ("hamburg", "rostock"):
        t.city(play, name, threats=["prosperity"])
    assert goals(play)[1] == 2


@pytest.mark.parametrize(("unrest", "vp"), [(2, 4), (3, 2)])
def test_zentrum_wants_two_unrest_at_most(unrest: int, vp: int) -> None:
    play = t.table()
    for name in ("berlin", "essen", "koeln")[:unrest]:
        t.city(play, name, threats=["unrest"])
    assert goals(play)[2] == vp


def test_face_down_markers_are_ignored_in_all_scoring() -> None:
    """KPD governs: its Councils neither pay it nor cost the others."""
    play = t.table(government=("spd", "kpd"))
    t.city(play, "muenchen", threats=["councils"])
    t.city(play, "essen", threats=["councils"])
    assert goals(play) == (2, 4, 4, 2)


def test_face_down_regimes_are_ignored_while_dnvp_governs() -> None:
    play = t.table(government=("z", "dnvp"), chancellor="z")
    t.city(play, "muenchen", threats=["regime"])
    assert goals(play) == (2, 4, 4, 2)


# --- step 4: minor parties ----------------------------------------------------------------------
def test_uspd_gives_a_reserve_point_up_to_two() -> None:
    play = t.table()
    t.reserve(play, kpd=1)
    score(play)
    assert play.position.reserve["kpd"] == 2
    score(play)
    assert play.position.reserve["kpd"] == 2


def test_uspd_marker_lets_spd_share_the_bonus() -> None:
    play = t.table(society=["uspd"])
    score(play)
    assert (play.position.reserve["kpd"], play.position.reserve["spd"]) == (1, 1)


def test_uspd_marker_gives_nothing_twice() -> None:
    """`share` adds nothing if SPD controls the USPD itself."""
    play = t.table(society=["uspd"])
    play.position.minor_parties["uspd"] = "spd"
    score(play)
    assert play.position.reserve == {"spd": 1, "kpd": 0, "z": 0, "dnvp": 0}


def test_ddp_may_give_a_base_for_a_foreign_affairs_action_in_government() -> None:
    play = t.table(round=2)
    play.position.foreign_affairs.deck.remove("A11")
    t.city(play, "frankfurt", bases={"spd": 1})
    t.dice(play, 4)
    score(play)
    t.answer(play, "yes", "spd", kind="pay")
    assert play.position.cities["frankfurt"].bases == {}
    assert play.position.foreign_affairs.done == ["A12"]


def test_ddp_bonus_may_be_declined() -> None:
    play = t.table()
    t.city(play, "frankfurt", bases={"spd": 1})
    score(play)
    t.answer(play, "no", "spd", kind="pay")
    assert play.position.cities["frankfurt"].bases == {"spd": 1}
    assert play.position.foreign_affairs.done == []


def test_ddp_bonus_does_not_apply_in_opposition() -> None:
    play = t.table(government=("z", "dnvp"), chancellor="z")
    t.city(play, "frankfurt", bases={"spd": 1})
    score(play)
    assert t.at_rest(play)


def test_ddp_bonus_needs_a_base() -> None:
    play = t.table()
    score(play)
    assert t.at_rest(play)


def test_dvp_turns_stresemann_to_his_active_side() -> None:
    play = t.table(stresemann="inactive")
    play.position.minor_parties["dvp"] = "dnvp"
    score(play)
    assert play.position.stresemann == "active"
    assert t.happened(play, StresemannTurned) == [StresemannTurned("active", "dnvp")]


@pytest.mark.parametrize("side", ["active", "out"])
def test_stresemann_stays_active_or_out(side: str) -> None:
    play = t.table(stresemann=side)
    score(play)
    assert play.position.stresemann == side
    assert t.happened(play, StresemannTurned) == []
