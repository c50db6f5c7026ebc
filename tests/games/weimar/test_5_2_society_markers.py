"""Rulebook 5.2 and 6.4: society markers."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from weimar_tui.games.weimar.rules.events import SocietyPlaced, SocietyRemoved
from weimar_tui.games.weimar.rules.phases.politics import PoliticsStep
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def resolve(marker: str, runner: WeimarRunner | None = None) -> WeimarRunner:
    runner = runner or t.table()
    t.society(runner, marker)
    return t.do(runner, PoliticsStep(3))


# --- placing ------------------------------------------------------------------------------------
def test_a_new_marker_is_pushed_in_from_the_left() -> None:
    runner = t.table(society=["F1", "C1"])
    t.effects(runner, "society LaborWelfare", "spd")
    assert runner.position.society == ["labor-welfare", "F1", "C1"]


def test_of_a_group_the_player_chooses_an_available_marker() -> None:
    runner = t.table(society=["R1"])
    t.effects(runner, "society Rich", "dnvp")
    assert t.options(runner, "dnvp") == {"R2", "R3"}
    t.answer(runner, "R3", "dnvp", kind="choose-society")
    assert runner.position.society == ["R3", "R1"]


def test_any_means_any_white_marker_never_a_yellow_one() -> None:
    runner = t.table(society=["W1"])
    t.effects(runner, "society any", "spd")
    offered = t.options(runner, "spd")
    assert len(offered) == 20
    assert "W1" not in offered
    assert not offered & {"uspd", "labor-welfare", "thule-society"}


def test_a_marker_pushed_out_of_a_full_track_returns_without_effect() -> None:
    runner = t.table(society=["W1", "W2", "W3", "W4", "P1", "P2", "C3"])
    t.effects(runner, "society ThuleSociety", "dnvp")
    assert runner.position.society == ["thule-society", "W1", "W2", "W3", "W4", "P1", "P2"]
    assert t.happened(runner, SocietyRemoved) == [SocietyRemoved("C3", pushed_out=True)]
    assert runner.position.seats["spd"] == 0


def test_a_pushed_out_marker_is_available_again() -> None:
    runner = t.table(society=["W1", "W2", "W3", "W4", "P1", "P2", "C3"])
    t.effects(runner, "society ThuleSociety; society Citizens", "dnvp")
    assert "C3" in t.options(runner, "dnvp")


def test_seven_markers_are_the_most() -> None:
    runner = t.table(society=["W1", "W2", "W3", "W4", "P1", "P2"])
    t.effects(runner, "society ThuleSociety", "dnvp")
    assert len(runner.position.society) == 7
    assert t.happened(runner, SocietyRemoved) == []


def test_a_group_with_no_marker_left_gives_nothing() -> None:
    runner = t.table(society=["R1", "R2", "R3"])
    t.effects(runner, "society Rich", "dnvp")
    assert t.at_rest(runner)
    assert t.happened(runner, SocietyPlaced) == []


def test_a_removed_marker_leaves_no_gap() -> None:
    runner = t.table(society=["W1", "uspd", "W2"])
    t.effects(runner, "society-off any", "kpd")
    t.answer(runner, "uspd", "kpd", kind="remove-society")
    assert runner.position.society == ["W1", "W2"]


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
    runner = resolve(marker)
    t.answer(runner, city_, party, kind="choose-city")
    assert runner.position.cities[city_].bases == {party: 1}
    assert t.at_rest(runner)


@pytest.mark.parametrize(("marker", "party"), [("W2", "kpd"), ("C3", "spd"), ("C4", "z")])
def test_markers_that_give_a_seat(marker: str, party: str) -> None:
    runner = resolve(marker)
    assert runner.position.seats[party] == 1
    assert sum(runner.position.seats.values()) == 1


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
    runner = resolve(marker)
    assert runner.position.vp[party] == 1
    assert sum(runner.position.vp.values()) == 1


@pytest.mark.parametrize(("marker", "party"), [("P1", "dnvp"), ("P2", "kpd")])
def test_the_poor_put_unrest_where_the_party_wants_it(marker: str, party: str) -> None:
    runner = t.table()
    t.city(runner, "berlin", threats=["unrest"])
    resolve(marker, runner)
    assert "berlin" not in t.options(runner, party)
    t.answer(runner, "essen", party)
    assert runner.position.cities["essen"].threats == ["unrest"]


def test_the_rich_let_zentrum_move_two_police_though_in_opposition() -> None:
    runner = resolve("R1", t.table(government=("spd",)))
    t.answer(runner, "police:supply", "z", kind="move-unit")
    t.answer(runner, "berlin", "z", kind="move-to")
    t.answer(runner, "police:supply", "z")
    t.answer(runner, "koeln", "z")
    assert runner.position.cities["berlin"].units == {"police": 1}
    assert runner.position.cities["koeln"].units == {"police": 1}
    assert t.at_rest(runner)


def test_soldiers_let_dnvp_move_two_own_units() -> None:
    runner = t.table()
    t.city(runner, "muenchen", units={"freikorps-2": 1, "workers": 1})
    resolve("O2", runner)
    assert t.options(runner, "dnvp") == {
        "freikorps-1:supply",
        "freikorps-2:supply",
        "freikorps-2:muenchen",
        "pass",
    }


# --- the listing: yellow markers ----------------------------------------------------------------
def test_red_flag_gives_a_base_for_an_uprising_in_that_city() -> None:
    runner = t.table()
    t.city(runner, "essen", bases={"kpd": 1})
    t.city(runner, "berlin", bases={"kpd": 1, "spd": 1})
    resolve("red-flag", runner)
    assert t.options(runner, "kpd") == {"berlin", "essen"}, "no `may` in 6.4"
    t.answer(runner, "essen", "kpd", kind="choose-city")
    assert runner.position.cities["essen"].bases == {}
    assert runner.position.cities["essen"].threats == ["uprising"]


def test_red_flag_without_a_base_does_nothing() -> None:
    runner = resolve("red-flag")
    assert t.at_rest(runner)
    assert not any(city.threats for city in runner.position.cities.values())


def test_revolution_returns_a_dissolved_unit_of_kpd() -> None:
    runner = t.table(dissolved={"workers": 1, "freikorps-1": 1})
    resolve("revolution", runner)
    t.answer(runner, "yes", "kpd", kind="may")
    t.answer(runner, "hamburg", "kpd", kind="move-to")
    assert runner.position.cities["hamburg"].units == {"workers": 1}
    assert runner.position.dissolved == {"freikorps-1": 1}


def test_revolution_may_be_left_alone() -> None:
    runner = resolve("revolution", t.table(dissolved={"workers": 1}))
    t.answer(runner, "no", "kpd", kind="may")
    assert t.at_rest(runner)
    assert runner.position.dissolved == {"workers": 1}


def test_unemployment_insurance_brings_the_poverty_issue() -> None:
    assert resolve("unemployment-insurance").position.issues == {"poverty": "S3"}


def test_an_issue_already_on_the_track_is_not_moved() -> None:
    runner = t.table(issues={"poverty": "K2"})
    assert resolve("unemployment-insurance", runner).position.issues == {"poverty": "K2"}


def test_thule_society_brings_stab_in_the_back() -> None:
    assert resolve("thule-society").position.issues == {"stab-in-the-back": "D1"}


def test_stinnes_legien_serves_spd_and_zentrum() -> None:
    runner = resolve("stinnes-legien")
    t.answer(runner, "essen", "z")
    assert runner.position.seats["spd"] == 1
    assert runner.position.cities["essen"].bases == {"z": 1}


def test_swimming_trunks_cost_spd_a_seat() -> None:
    runner = t.table()
    t.seats(runner, spd=4)
    assert resolve("swimming-trunks", runner).position.seats["spd"] == 3


@pytest.mark.parametrize(
    ("marker", "party", "victims"),
    [("labor-welfare", "spd", ("z", "dnvp")), ("armored-cruiser", "z", ("spd", "kpd"))],
)
def test_a_seat_and_the_choice_who_loses_one(
    marker: str, party: str, victims: tuple[str, str]
) -> None:
    runner = t.table()
    t.seats(runner, spd=2, z=2, kpd=2, dnvp=2)
    resolve(marker, runner)
    t.answer(runner, "2", party, kind="choose-option")
    assert runner.position.seats[party] == 3
    assert runner.position.seats[victims[1]] == 1
    assert runner.position.seats[victims[0]] == 2
