"""The sets L and D of the SPD, without its politician."""

from __future__ import annotations

import pytest

from tests.games.weimar.cards_table import gone, kept, play_event
from tests.games.weimar.table import (
    answer,
    city,
    dice,
    effects,
    options,
    seats,
    supply,
    table as new_table,
)
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def table(**fields: object) -> WeimarRunner:
    """SPD governs, but is not the Chancellor's party."""
    return new_table(**{"government": ("z", "spd"), "chancellor": "z", **fields})


def threats(runner: WeimarRunner, name: str) -> list[str]:
    return runner.position.cities[name].threats


def test_s17_places_the_eight_hour_day() -> None:
    runner = play_event(table(), "S17")
    assert runner.position.issues == {"eight-hour-day": "S2"}
    assert runner.position.vp["spd"] == 1
    assert gone(runner, "S17")


@pytest.mark.parametrize(
    ("cities", "dr_box", "points"),
    [(2, 0, 2), (1, 1, 2), (2, 1, 1), (0, 2, 2), (3, 0, 1)],
)
def test_s18_gives_a_second_point_with_little_poverty(
    cities: int, dr_box: int, points: int
) -> None:
    runner = table(dr_box=["poverty"] * dr_box)
    for name in ("berlin", "essen", "koeln")[:cities]:
        city(runner, name, threats=["poverty"])
    city(runner, "leipzig", threats=["prosperity"])  # does not reduce it (R42)
    play_event(runner, "S18")
    assert runner.position.society == ["unemployment-insurance"]
    assert runner.position.vp["spd"] == points
    assert gone(runner, "S18")


def test_s19_gives_points_and_a_base_but_unrest_in_berlin() -> None:
    runner = play_event(table(), "S19", "breslau")
    assert runner.position.vp["spd"] == 2
    assert runner.position.cities["breslau"].bases == {"spd": 1}
    assert runner.position.cities["berlin"].threats == ["unrest"]
    assert gone(runner, "S19")


def test_s20_gives_a_point_a_seat_and_a_base() -> None:
    runner = play_event(table(), "S20", "breslau")
    assert (runner.position.vp["spd"], runner.position.seats["spd"]) == (1, 1)
    assert runner.position.cities["breslau"].bases == {"spd": 1}
    assert gone(runner, "S20")


@pytest.mark.parametrize(
    ("government", "points"), [(("spd", "z"), 1), (("z",), 0), (("z", "dnvp"), 0)]
)
def test_s21_removes_poverty_and_gives_a_point_in_government(
    government: tuple[str, ...], points: int
) -> None:
    runner = table(government=government, chancellor="z")
    city(runner, "berlin", threats=["poverty"])
    city(runner, "essen", threats=["poverty"])
    play_event(runner, "S21", "essen")
    assert runner.position.cities["essen"].threats == []
    assert runner.position.cities["berlin"].threats == ["poverty"]
    assert runner.position.vp["spd"] == points
    assert kept(runner, "S21")


@pytest.mark.parametrize(("option", "seats_left"), [("1", (1, 1, 0, 1)), ("2", (1, 1, 1, 0))])
def test_s22_places_two_bases_in_different_cities_and_costs_an_opponent_a_seat(
    option: str, seats_left: tuple[int, ...]
) -> None:
    runner = table()
    seats(runner, spd=1, z=1, dnvp=1, kpd=1)
    play_event(runner, "S22", "koeln")
    assert "koeln" not in options(runner, "spd")
    answer(runner, "essen", "spd")
    answer(runner, option, "spd", kind="choose-option")
    assert (
        runner.position.cities["koeln"].bases == runner.position.cities["essen"].bases == {"spd": 1}
    )
    left = tuple(runner.position.seats[party] for party in ("spd", "kpd", "z", "dnvp"))
    assert left == seats_left
    assert runner.position.nsdap_shield
    assert gone(runner, "S22")


def test_s22_must_hit_the_party_that_has_a_seat() -> None:
    runner = table()
    seats(runner, dnvp=1)
    play_event(runner, "S22", "koeln", "essen")
    assert runner.position.seats["dnvp"] == 0
    assert gone(runner, "S22")


def test_s22_stops_the_next_nsdap_figure_but_not_the_rest_of_that_card() -> None:
    runner = table()
    play_event(runner, "S22", "koeln", "essen", "1")
    dice(runner, 1)
    play_event(runner, "K20", "yes")  # the price was paid, though no figure was placed
    assert runner.position.nsdap_track == []
    assert runner.position.vp["kpd"] == 3
    assert runner.position.cities["berlin"].threats == ["unrest"]
    assert gone(runner, "K20")
    effects(runner, "nsdap; nsdap", "z")
    assert runner.position.nsdap_track == ["z", "z"]


def test_s22_shields_do_not_add_up() -> None:
    runner = table()
    play_event(runner, "S22", "koeln", "essen", "1")
    play_event(runner, "S22", "koeln", "essen", "1")
    effects(runner, "nsdap; nsdap", "dnvp")
    assert runner.position.nsdap_track == ["dnvp"]


def test_s23_sends_police_and_ends_unrest_where_police_stand() -> None:
    runner = table(government=("z",), chancellor="z")  # the card gives command of the Police
    for name in ("berlin", "essen", "koeln"):
        city(runner, name, threats=["unrest"])
    city(runner, "leipzig", threats=["unrest"])
    play_event(runner, "S23")
    for name in ("berlin", "essen", "koeln"):
        answer(runner, "police:supply", "spd", kind="move-unit")
        answer(runner, name, "spd", kind="move-to")
    assert options(runner, "spd") == {"berlin", "essen", "koeln"}
    answer(runner, "koeln", "spd")
    assert options(runner, "spd") == {"berlin", "essen"}
    answer(runner, "berlin", "spd")
    calm = [name for name in ("berlin", "essen", "koeln", "leipzig") if not threats(runner, name)]
    assert calm == ["berlin", "koeln"]
    assert runner.position.supply["government"]["police"] == 2
    assert runner.position.reserve["spd"] == 1
    assert kept(runner, "S23")


def test_s25_brings_the_reichsbanner_and_moves_three_own_units() -> None:
    runner = table()
    play_event(runner, "S25")
    assert options(runner, "spd") == {"reichsbanner:supply", "pass"}
    for name in ("berlin", "berlin", "koeln"):
        answer(runner, "reichsbanner:supply", "spd")
        answer(runner, name, "spd", kind="move-to")
    assert runner.position.cities["berlin"].units == {"reichsbanner": 2}
    assert runner.position.cities["koeln"].units == {"reichsbanner": 1}
    assert not runner.position.supply["spd"]
    assert gone(runner, "S25")


def test_s25_brings_only_units_still_outside_the_game() -> None:
    runner = table(dissolved={"reichsbanner": 1})
    supply(runner, "spd", reichsbanner=1)
    play_event(runner, "S25", "pass")
    assert runner.position.supply["spd"] == {"reichsbanner": 2}


def test_s26_demonstrates_twice_with_more_and_ends_unrest_in_the_second_city() -> None:
    runner = table()
    city(runner, "berlin", threats=["unrest"])
    city(runner, "essen", threats=["unrest"])
    dice(runner, 3, 1, 1, 2, 1, 1)
    play_event(runner, "S26", "berlin")
    assert "berlin" not in options(runner, "spd")
    answer(runner, "essen", "spd")
    assert runner.position.cities["berlin"].bases == {"spd": 1}  # 3 and 1 more are 4
    assert runner.position.cities["essen"].bases == {}
    assert runner.position.cities["berlin"].threats == ["unrest"]
    assert runner.position.cities["essen"].threats == []
    assert kept(runner, "S26")
