"""Rulebook 4.4 steps 3 and 4: the society track, and the parties' goals."""

from __future__ import annotations

import pytest

from tests.weimar.table import (
    answer,
    at_rest,
    city,
    dice,
    do,
    happened,
    options,
    reserve,
    seats,
    society,
    table,
)
from weimar_tui.games.weimar.rules.events import SocietyResolved, StresemannTurned
from weimar_tui.games.weimar.rules.phases.politics import PoliticsStep
from weimar_tui.games.weimar.rules.play import WeimarPlay


def resolve_track(play: WeimarPlay) -> WeimarPlay:
    return do(play, PoliticsStep(3))


def score(play: WeimarPlay) -> WeimarPlay:
    return do(play, PoliticsStep(4))


# --- step 3 -------------------------------------------------------------------------------------
def test_example_society_track() -> None:
    """KPD gains 1 VP from Soldiers; Zentrum 1 seat and the choice who loses one."""
    play = table()
    seats(play, spd=3, kpd=2)
    society(play, "O1", "armored-cruiser")
    resolve_track(play)
    assert play.position.vp["kpd"] == 1
    assert play.position.seats["z"] == 1
    assert options(play, "z") == {"1", "2"}
    answer(play, "1", "z", kind="choose-option")
    assert play.position.seats["spd"] == 2
    assert play.position.seats["kpd"] == 2


def test_markers_are_resolved_one_at_a_time_from_left_to_right_and_stay() -> None:
    play = table()
    society(play, "C3", "F1", "swimming-trunks", "W2")
    resolve_track(play)
    assert [e.marker for e in happened(play, SocietyResolved)] == [
        "C3",
        "F1",
        "swimming-trunks",
        "W2",
    ]
    assert play.position.seats["spd"] == 0
    assert play.position.seats["kpd"] == 1
    assert play.position.society == ["C3", "F1", "swimming-trunks", "W2"]


def test_an_empty_track_does_nothing() -> None:
    play = table()
    resolve_track(play)
    assert at_rest(play)
    assert happened(play, SocietyResolved) == []


def test_the_order_of_the_markers_matters() -> None:
    play = table()
    society(play, "swimming-trunks", "C3")
    resolve_track(play)
    assert play.position.seats["spd"] == 1


@pytest.mark.parametrize(("holder", "gains"), [("spd", "spd"), ("z", "z")])
def test_a_minor_partys_marker_serves_its_controller(holder: str, gains: str) -> None:
    play = table()
    play.position.minor_parties["ddp"] = holder
    society(play, "C1")
    resolve_track(play)
    assert play.position.vp[gains] == 1
    assert sum(play.position.vp.values()) == 1


def test_the_party_named_makes_the_choices_of_its_marker() -> None:
    play = table()
    society(play, "P1", "W3")
    resolve_track(play)
    answer(play, "essen", "dnvp", kind="choose-city")
    answer(play, "koeln", "z", kind="choose-city")
    assert play.position.cities["essen"].threats == ["unrest"]
    assert play.position.cities["koeln"].bases == {"z": 1}


def test_the_chancellor_dissolves_by_the_protecting_republic_law() -> None:
    play = table(chancellor="z", government=("z", "spd"))
    city(play, "berlin", units={"workers": 1, "police": 1, "freikorps-1": 1})
    society(play, "protecting-republic-law")
    resolve_track(play)
    assert options(play, "z") == {"workers:berlin", "freikorps-1:berlin"}
    answer(play, "freikorps-1:berlin", "z")
    assert play.position.dissolved == {"freikorps-1": 1}


def test_a_move_by_a_society_marker_is_optional() -> None:
    play = table()
    society(play, "R1")
    resolve_track(play)
    assert "pass" in options(play, "z")
    answer(play, "pass", "z")
    assert at_rest(play)


def test_a_society_issue_enters_for_the_next_round() -> None:
    play = table()
    society(play, "unemployment-insurance", "thule-society")
    resolve_track(play)
    assert play.position.issues == {"poverty": "S3", "stab-in-the-back": "D1"}


# --- step 4: goals ------------------------------------------------------------------------------
def goals(play: WeimarPlay) -> tuple[int, int, int, int]:
    vp = score(play).position.vp
    return vp["kpd"], vp["spd"], vp["z"], vp["dnvp"]


def test_an_untroubled_republic_pays_everybody() -> None:
    assert goals(table()) == (2, 4, 4, 2)


def test_kpd_two_vp_for_each_councils_and_others_lose_their_goal() -> None:
    play = table()
    city(play, "muenchen", threats=["councils"])
    city(play, "essen", threats=["councils"])
    assert goals(play) == (4 + 2, 4, 2, 0)


def test_dnvp_two_vp_for_each_regime_and_others_lose_their_goal() -> None:
    play = table()
    city(play, "muenchen", threats=["regime"])
    city(play, "breslau", threats=["regime"])
    city(play, "rostock", threats=["regime"])
    assert goals(play) == (0, 2, 4, 6 + 2)


def test_an_uprising_counts_as_neither() -> None:
    play = table()
    city(play, "muenchen", threats=["uprising"])
    assert goals(play) == (2, 4, 4, 2)


def test_spd_wants_two_poverty_at_most_counting_cities_and_the_dr_box() -> None:
    play = table(dr_box=["poverty"])
    city(play, "essen", threats=["poverty"])
    assert goals(play)[1] == 4
    play = table(dr_box=["poverty"])
    city(play, "essen", threats=["poverty"])
    city(play, "koeln", threats=["poverty"])
    assert goals(play)[1] == 2


def test_prosperity_does_not_reduce_poverty() -> None:
    """Ruling 72."""
    play = table()
    for name in ("essen", "koeln", "berlin"):
        city(play, name, threats=["poverty"])
    for name in ("hamburg", "rostock"):
        city(play, name, threats=["prosperity"])
    assert goals(play)[1] == 2


@pytest.mark.parametrize(("unrest", "vp"), [(2, 4), (3, 2)])
def test_zentrum_wants_two_unrest_at_most(unrest: int, vp: int) -> None:
    play = table()
    for name in ("berlin", "essen", "koeln")[:unrest]:
        city(play, name, threats=["unrest"])
    assert goals(play)[2] == vp


def test_face_down_markers_are_ignored_in_all_scoring() -> None:
    """KPD governs: its Councils neither pay it nor cost the others."""
    play = table(government=("spd", "kpd"))
    city(play, "muenchen", threats=["councils"])
    city(play, "essen", threats=["councils"])
    assert goals(play) == (2, 4, 4, 2)


def test_face_down_regimes_are_ignored_while_dnvp_governs() -> None:
    play = table(government=("z", "dnvp"), chancellor="z")
    city(play, "muenchen", threats=["regime"])
    assert goals(play) == (2, 4, 4, 2)


# --- step 4: minor parties ----------------------------------------------------------------------
def test_uspd_gives_a_reserve_point_up_to_two() -> None:
    play = table()
    reserve(play, kpd=1)
    score(play)
    assert play.position.reserve["kpd"] == 2
    score(play)
    assert play.position.reserve["kpd"] == 2


def test_uspd_marker_lets_spd_share_the_bonus() -> None:
    play = table(society=["uspd"])
    score(play)
    assert (play.position.reserve["kpd"], play.position.reserve["spd"]) == (1, 1)


def test_uspd_marker_gives_nothing_twice() -> None:
    """`share` adds nothing if SPD controls the USPD itself."""
    play = table(society=["uspd"])
    play.position.minor_parties["uspd"] = "spd"
    score(play)
    assert play.position.reserve == {"spd": 1, "kpd": 0, "z": 0, "dnvp": 0}


def test_ddp_may_give_a_base_for_a_foreign_affairs_action_in_government() -> None:
    play = table(round=2)
    play.position.foreign_affairs.deck.remove("A11")
    city(play, "frankfurt", bases={"spd": 1})
    dice(play, 4)
    score(play)
    answer(play, "yes", "spd", kind="pay")
    assert play.position.cities["frankfurt"].bases == {}
    assert play.position.foreign_affairs.done == ["A12"]


def test_ddp_bonus_may_be_declined() -> None:
    play = table()
    city(play, "frankfurt", bases={"spd": 1})
    score(play)
    answer(play, "no", "spd", kind="pay")
    assert play.position.cities["frankfurt"].bases == {"spd": 1}
    assert play.position.foreign_affairs.done == []


def test_ddp_bonus_does_not_apply_in_opposition() -> None:
    play = table(government=("z", "dnvp"), chancellor="z")
    city(play, "frankfurt", bases={"spd": 1})
    score(play)
    assert at_rest(play)


def test_ddp_bonus_needs_a_base() -> None:
    play = table()
    score(play)
    assert at_rest(play)


def test_dvp_turns_stresemann_to_his_active_side() -> None:
    play = table(stresemann="inactive")
    play.position.minor_parties["dvp"] = "dnvp"
    score(play)
    assert play.position.stresemann == "active"
    assert happened(play, StresemannTurned) == [StresemannTurned("active", "dnvp")]


@pytest.mark.parametrize("side", ["active", "out"])
def test_stresemann_stays_active_or_out(side: str) -> None:
    play = table(stresemann=side)
    score(play)
    assert play.position.stresemann == side
    assert happened(play, StresemannTurned) == []
