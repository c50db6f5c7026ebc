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


def threats(play: WeimarRunner, name: str) -> list[str]:
    return play.position.cities[name].threats


def test_s17_places_the_eight_hour_day() -> None:
    play = play_event(table(), "S17")
    assert play.position.issues == {"eight-hour-day": "S2"}
    assert play.position.vp["spd"] == 1
    assert gone(play, "S17")


@pytest.mark.parametrize(
    ("cities", "dr_box", "points"),
    [(2, 0, 2), (1, 1, 2), (2, 1, 1), (0, 2, 2), (3, 0, 1)],
)
def test_s18_gives_a_second_point_with_little_poverty(
    cities: int, dr_box: int, points: int
) -> None:
    play = table(dr_box=["poverty"] * dr_box)
    for name in ("berlin", "essen", "koeln")[:cities]:
        city(play, name, threats=["poverty"])
    city(play, "leipzig", threats=["prosperity"])  # does not reduce it (R42)
    play_event(play, "S18")
    assert play.position.society == ["unemployment-insurance"]
    assert play.position.vp["spd"] == points
    assert gone(play, "S18")


def test_s19_gives_points_and_a_base_but_unrest_in_berlin() -> None:
    play = play_event(table(), "S19", "breslau")
    assert play.position.vp["spd"] == 2
    assert play.position.cities["breslau"].bases == {"spd": 1}
    assert play.position.cities["berlin"].threats == ["unrest"]
    assert gone(play, "S19")


def test_s20_gives_a_point_a_seat_and_a_base() -> None:
    play = play_event(table(), "S20", "breslau")
    assert (play.position.vp["spd"], play.position.seats["spd"]) == (1, 1)
    assert play.position.cities["breslau"].bases == {"spd": 1}
    assert gone(play, "S20")


@pytest.mark.parametrize(
    ("government", "points"), [(("spd", "z"), 1), (("z",), 0), (("z", "dnvp"), 0)]
)
def test_s21_removes_poverty_and_gives_a_point_in_government(
    government: tuple[str, ...], points: int
) -> None:
    play = table(government=government, chancellor="z")
    city(play, "berlin", threats=["poverty"])
    city(play, "essen", threats=["poverty"])
    play_event(play, "S21", "essen")
    assert play.position.cities["essen"].threats == []
    assert play.position.cities["berlin"].threats == ["poverty"]
    assert play.position.vp["spd"] == points
    assert kept(play, "S21")


@pytest.mark.parametrize(("option", "seats_left"), [("1", (1, 1, 0, 1)), ("2", (1, 1, 1, 0))])
def test_s22_places_two_bases_in_different_cities_and_costs_an_opponent_a_seat(
    option: str, seats_left: tuple[int, ...]
) -> None:
    play = table()
    seats(play, spd=1, z=1, dnvp=1, kpd=1)
    play_event(play, "S22", "koeln")
    assert "koeln" not in options(play, "spd")
    answer(play, "essen", "spd")
    answer(play, option, "spd", kind="choose-option")
    assert play.position.cities["koeln"].bases == play.position.cities["essen"].bases == {"spd": 1}
    left = tuple(play.position.seats[party] for party in ("spd", "kpd", "z", "dnvp"))
    assert left == seats_left
    assert play.position.nsdap_shield
    assert gone(play, "S22")


def test_s22_must_hit_the_party_that_has_a_seat() -> None:
    play = table()
    seats(play, dnvp=1)
    play_event(play, "S22", "koeln", "essen")
    assert play.position.seats["dnvp"] == 0
    assert gone(play, "S22")


def test_s22_stops_the_next_nsdap_figure_but_not_the_rest_of_that_card() -> None:
    play = table()
    play_event(play, "S22", "koeln", "essen", "1")
    dice(play, 1)
    play_event(play, "K20", "yes")  # the price was paid, though no figure came
    assert play.position.nsdap_track == []
    assert play.position.vp["kpd"] == 3
    assert play.position.cities["berlin"].threats == ["unrest"]
    assert gone(play, "K20")
    effects(play, "nsdap; nsdap", "z")
    assert play.position.nsdap_track == ["z", "z"]


def test_s22_shields_do_not_add_up() -> None:
    play = table()
    play_event(play, "S22", "koeln", "essen", "1")
    play_event(play, "S22", "koeln", "essen", "1")
    effects(play, "nsdap; nsdap", "dnvp")
    assert play.position.nsdap_track == ["dnvp"]


def test_s23_sends_police_and_ends_unrest_where_police_stand() -> None:
    play = table(government=("z",), chancellor="z")  # the card lends command of the Police
    for name in ("berlin", "essen", "koeln"):
        city(play, name, threats=["unrest"])
    city(play, "leipzig", threats=["unrest"])
    play_event(play, "S23")
    for name in ("berlin", "essen", "koeln"):
        answer(play, "police:supply", "spd", kind="move-unit")
        answer(play, name, "spd", kind="move-to")
    assert options(play, "spd") == {"berlin", "essen", "koeln"}
    answer(play, "koeln", "spd")
    assert options(play, "spd") == {"berlin", "essen"}
    answer(play, "berlin", "spd")
    calm = [name for name in ("berlin", "essen", "koeln", "leipzig") if not threats(play, name)]
    assert calm == ["berlin", "koeln"]
    assert play.position.supply["government"]["police"] == 2
    assert play.position.reserve["spd"] == 1
    assert kept(play, "S23")


def test_s25_brings_the_reichsbanner_and_moves_three_own_units() -> None:
    play = table()
    play_event(play, "S25")
    assert options(play, "spd") == {"reichsbanner:supply", "pass"}
    for name in ("berlin", "berlin", "koeln"):
        answer(play, "reichsbanner:supply", "spd")
        answer(play, name, "spd", kind="move-to")
    assert play.position.cities["berlin"].units == {"reichsbanner": 2}
    assert play.position.cities["koeln"].units == {"reichsbanner": 1}
    assert not play.position.supply["spd"]
    assert gone(play, "S25")


def test_s25_brings_only_units_still_outside_the_game() -> None:
    play = table(dissolved={"reichsbanner": 1})
    supply(play, "spd", reichsbanner=1)
    play_event(play, "S25", "pass")
    assert play.position.supply["spd"] == {"reichsbanner": 2}


def test_s26_demonstrates_twice_with_more_and_ends_unrest_in_the_second_city() -> None:
    play = table()
    city(play, "berlin", threats=["unrest"])
    city(play, "essen", threats=["unrest"])
    dice(play, 3, 1, 1, 2, 1, 1)
    play_event(play, "S26", "berlin")
    assert "berlin" not in options(play, "spd")
    answer(play, "essen", "spd")
    assert play.position.cities["berlin"].bases == {"spd": 1}  # 3 and 1 more are 4
    assert play.position.cities["essen"].bases == {}
    assert play.position.cities["berlin"].threats == ["unrest"]
    assert play.position.cities["essen"].threats == []
    assert kept(play, "S26")
