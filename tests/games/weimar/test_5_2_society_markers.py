"""Rulebook 5.2 and 6.4: society markers."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from weimar_tui.games.weimar.rules.events import SocietyPlaced, SocietyRemoved
from weimar_tui.games.weimar.rules.phases.politics import PoliticsStep
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def resolve(marker: str, play: WeimarRunner | None = None) -> WeimarRunner:
    play = play or t.table()
    t.society(play, marker)
    return t.do(play, PoliticsStep(3))


# --- placing ------------------------------------------------------------------------------------
def test_a_new_marker_is_pushed_in_from_the_left() -> None:
    play = t.table(society=["F1", "C1"])
    t.effects(play, "society LaborWelfare", "spd")
    assert play.position.society == ["labor-welfare", "F1", "C1"]


def test_of_a_group_the_player_chooses_an_available_marker() -> None:
    play = t.table(society=["R1"])
    t.effects(play, "society Rich", "dnvp")
    assert t.options(play, "dnvp") == {"R2", "R3"}
    t.answer(play, "R3", "dnvp", kind="choose-society")
    assert play.position.society == ["R3", "R1"]


def test_any_means_any_white_marker_never_a_yellow_one() -> None:
    """Ruling 67."""
    play = t.table(society=["W1"])
    t.effects(play, "society any", "spd")
    offered = t.options(play, "spd")
    assert len(offered) == 20
    assert "W1" not in offered
    assert not offered & {"uspd", "labor-welfare", "thule-society"}


def test_a_marker_pushed_out_of_a_full_track_returns_without_effect() -> None:
    play = t.table(society=["W1", "W2", "W3", "W4", "P1", "P2", "C3"])
    t.effects(play, "society ThuleSociety", "dnvp")
    assert play.position.society == ["thule-society", "W1", "W2", "W3", "W4", "P1", "P2"]
    assert t.happened(play, SocietyRemoved) == [SocietyRemoved("C3", pushed_out=True)]
    assert play.position.seats["spd"] == 0


def test_a_pushed_out_marker_is_available_again() -> None:
    play = t.table(society=["W1", "W2", "W3", "W4", "P1", "P2", "C3"])
    t.effects(play, "society ThuleSociety; society Citizens", "dnvp")
    assert "C3" in t.options(play, "dnvp")


def test_seven_markers_are_the_most() -> None:
    play = t.table(society=["W1", "W2", "W3", "W4", "P1", "P2"])
    t.effects(play, "society ThuleSociety", "dnvp")
    assert len(play.position.society) == 7
    assert t.happened(play, SocietyRemoved) == []


def test_a_group_with_no_marker_left_gives_nothing() -> None:
    play = t.table(society=["R1", "R2", "R3"])
    t.effects(play, "society Rich", "dnvp")
    assert t.at_rest(play)
    assert t.happened(play, SocietyPlaced) == []


def test_a_removed_marker_leaves_no_gap() -> None:
    play = t.table(society=["W1", "uspd", "W2"])
    t.effects(play, "society-off any", "kpd")
    t.answer(play, "uspd", "kpd", kind="remove-society")
    assert play.position.society == ["W1", "W2"]


# --- the listing: white markers -----------------------------------------------------------------
@pytest.mark.parametrize(
    ("marker", "party", "city_"),
    [
        ("W1", "spd", "leipzig"),
        ("P3", "spd", "leipzig"),
        ("O3", "spd", "leipzig"),
        ("W3", "z", "koeln"),
        ("P4", "kpd", "hamburg"),
        ("F2", "dnvp", "rostock"),
    ],
)
def test_markers_that_place_a_base(marker: str, party: str, city_: str) -> None:
    play = resolve(marker)
    t.answer(play, city_, party, kind="choose-city")
    assert play.position.cities[city_].bases == {party: 1}
    assert t.at_rest(play)


@pytest.mark.parametrize(("marker", "party"), [("W2", "kpd"), ("C3", "spd"), ("C4", "z")])
def test_markers_that_give_a_seat(marker: str, party: str) -> None:
    play = resolve(marker)
    assert play.position.seats[party] == 1
    assert sum(play.position.seats.values()) == 1


@pytest.mark.parametrize(
    ("marker", "party"),
    [
        ("F1", "z"),
        ("F3", "dnvp"),
        ("O1", "kpd"),
        ("R2", "dnvp"),
        ("W4", "kpd"),
        ("C1", "spd"),
        ("C2", "z"),
        ("R3", "z"),
    ],
)
def test_markers_that_give_a_victory_point(marker: str, party: str) -> None:
    play = resolve(marker)
    assert play.position.vp[party] == 1
    assert sum(play.position.vp.values()) == 1


@pytest.mark.parametrize(("marker", "party"), [("P1", "dnvp"), ("P2", "kpd")])
def test_the_poor_put_unrest_where_the_party_wants_it(marker: str, party: str) -> None:
    play = t.table()
    t.city(play, "berlin", threats=["unrest"])
    resolve(marker, play)
    assert "berlin" not in t.options(play, party)
    t.answer(play, "essen", party)
    assert play.position.cities["essen"].threats == ["unrest"]


def test_the_rich_let_zentrum_move_two_police_though_in_opposition() -> None:
    play = resolve("R1", t.table(government=("spd",)))
    t.answer(play, "police:supply", "z", kind="move-unit")
    t.answer(play, "berlin", "z", kind="move-to")
    t.answer(play, "police:supply", "z")
    t.answer(play, "koeln", "z")
    assert play.position.cities["berlin"].units == {"police": 1}
    assert play.position.cities["koeln"].units == {"police": 1}
    assert t.at_rest(play)


def test_soldiers_let_dnvp_move_two_own_units() -> None:
    play = t.table()
    t.city(play, "muenchen", units={"freikorps-2": 1, "workers": 1})
    resolve("O2", play)
    assert t.options(play, "dnvp") == {
        "freikorps-1:supply",
        "freikorps-2:supply",
        "freikorps-2:muenchen",
        "pass",
    }


# --- the listing: yellow markers ----------------------------------------------------------------
def test_red_flag_gives_a_base_for_an_uprising_in_that_city() -> None:
    play = t.table()
    t.city(play, "essen", bases={"kpd": 1})
    t.city(play, "berlin", bases={"kpd": 1, "spd": 1})
    resolve("red-flag", play)
    assert t.options(play, "kpd") == {"berlin", "essen"}, "no `may` in 6.4"
    t.answer(play, "essen", "kpd", kind="choose-city")
    assert play.position.cities["essen"].bases == {}
    assert play.position.cities["essen"].threats == ["uprising"]


def test_red_flag_without_a_base_does_nothing() -> None:
    play = resolve("red-flag")
    assert t.at_rest(play)
    assert not any(city.threats for city in play.position.cities.values())


def test_revolution_returns_a_dissolved_unit_of_kpd() -> None:
    play = t.table(dissolved={"workers": 1, "freikorps-1": 1})
    resolve("revolution", play)
    t.answer(play, "yes", "kpd", kind="may")
    t.answer(play, "hamburg", "kpd", kind="move-to")
    assert play.position.cities["hamburg"].units == {"workers": 1}
    assert play.position.dissolved == {"freikorps-1": 1}


def test_revolution_may_be_left_alone() -> None:
    play = resolve("revolution", t.table(dissolved={"workers": 1}))
    t.answer(play, "no", "kpd", kind="may")
    assert t.at_rest(play)
    assert play.position.dissolved == {"workers": 1}


def test_unemployment_insurance_brings_the_poverty_issue() -> None:
    assert resolve("unemployment-insurance").position.issues == {"poverty": "S3"}


def test_an_issue_already_on_the_track_is_not_moved() -> None:
    """Ruling 37."""
    play = t.table(issues={"poverty": "K2"})
    assert resolve("unemployment-insurance", play).position.issues == {"poverty": "K2"}


def test_thule_society_brings_stab_in_the_back() -> None:
    assert resolve("thule-society").position.issues == {"stab-in-the-back": "D1"}


def test_stinnes_legien_serves_spd_and_zentrum() -> None:
    play = resolve("stinnes-legien")
    t.answer(play, "essen", "z")
    assert play.position.seats["spd"] == 1
    assert play.position.cities["essen"].bases == {"z": 1}


def test_swimming_trunks_cost_spd_a_seat() -> None:
    play = t.table()
    t.seats(play, spd=4)
    assert resolve("swimming-trunks", play).position.seats["spd"] == 3


@pytest.mark.parametrize(
    ("marker", "party", "victims"),
    [("labor-welfare", "spd", ("z", "dnvp")), ("armored-cruiser", "z", ("spd", "kpd"))],
)
def test_a_seat_and_the_choice_who_loses_one(
    marker: str, party: str, victims: tuple[str, str]
) -> None:
    play = t.table()
    t.seats(play, spd=2, z=2, kpd=2, dnvp=2)
    resolve(marker, play)
    t.answer(play, "2", party, kind="choose-option")
    assert play.position.seats[party] == 3
    assert play.position.seats[victims[1]] == 1
    assert play.position.seats[victims[0]] == 2
