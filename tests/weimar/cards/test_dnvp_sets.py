"""The sets F and P of the DNVP, without its politician."""

from __future__ import annotations

import pytest

from tests.weimar.cards_table import gone, kept, play_event, ways_to_play
from tests.weimar.table import (
    answer,
    answers,
    asked,
    city,
    dice,
    happened,
    issues,
    options,
    seats,
    supply,
    table,
)
from weimar_tui.games.weimar.rules.events import AttemptAnnounced, DiceRolled


def test_d17_attempts_a_coup_in_berlin_and_another_elsewhere() -> None:
    play = table()
    city(play, "muenchen", units={"freikorps-1": 1}, threats=["unrest"])
    city(play, "koeln", units={"freikorps-1": 1})
    dice(play, 6, 1, 1, 6, 1)
    play_event(play, "D17")
    assert asked(play, "dnvp").subject.city == "berlin"
    answers(play, "freikorps-2:supply", "freikorps-1:supply")
    assert play.position.cities["berlin"].threats == ["regime"]  # 6 and 1
    assert options(play, "dnvp") == {"muenchen", "koeln"}
    answer(play, "muenchen", "dnvp")
    coups = happened(play, DiceRolled)
    assert [(len(c.dice), c.result, c.city) for c in coups] == [
        (3, 7, "berlin"),
        (2, 6, "muenchen"),
    ]
    assert gone(play, "D17")


def test_d17_makes_its_second_attempt_outside_berlin_also_after_a_failure() -> None:
    play = table()
    city(play, "muenchen", units={"freikorps-1": 1}, threats=["unrest"])
    dice(play, 3, 1, 6, 1)
    play_event(play, "D17", "freikorps-2:supply", "pass")
    assert play.position.cities["berlin"].units == {"freikorps-2": 1}
    assert play.position.cities["berlin"].threats == ["unrest"]  # 3 and 1
    assert play.position.cities["muenchen"].threats == ["unrest", "regime"]
    assert gone(play, "D17")


def test_d17_cannot_overthrow_its_own_government() -> None:
    play = table(government=("z", "dnvp"), chancellor="z")
    play_event(play, "D17", "freikorps-2:supply", "freikorps-1:supply")
    assert not happened(play, AttemptAnnounced)
    assert gone(play, "D17")


@pytest.mark.parametrize(("impulses", "early"), [(0, True), (1, True), (2, False)])
def test_d17_is_for_the_first_two_impulses(impulses: int, early: bool) -> None:
    assert ("event" in ways_to_play("D17", impulses_played=impulses)) == early
    assert "event" in ways_to_play("D18", impulses_played=impulses)


def test_d18_turns_reichswehr_and_brings_back_a_unit() -> None:
    play = table(dissolved={"freikorps-1": 2, "soldiers": 1})
    supply(play, "government")
    city(play, "berlin", units={"reichswehr-1": 1, "reichswehr-2": 1, "police": 1})
    city(play, "essen", units={"reichswehr-1": 1})
    play_event(play, "D18")
    assert options(play, "dnvp") == {
        "reichswehr-1:berlin",
        "reichswehr-2:berlin",
        "reichswehr-1:essen",
    }
    answers(play, "reichswehr-2:berlin", "reichswehr-1:essen", "leipzig")
    assert play.position.cities["berlin"].units == {
        "reichswehr-1": 1,
        "reichswehr-2-black": 1,
        "police": 1,
    }
    assert play.position.cities["essen"].units == {"reichswehr-1-black": 1}
    assert play.position.cities["leipzig"].units == {"freikorps-1": 1}
    assert play.position.dissolved == {"freikorps-1": 1, "soldiers": 1}
    assert kept(play, "D18")


def test_d19_brings_back_two_units_in_the_east() -> None:
    play = table(dissolved={"freikorps-1": 2, "freikorps-2": 1})
    play_event(play, "D19", "freikorps-2")
    assert options(play, "dnvp") == {"koenigsberg", "breslau", "rostock"}
    answers(play, "koenigsberg", "breslau")
    assert play.position.dissolved == {"freikorps-1": 1}
    assert play.position.cities["koenigsberg"].units == {"freikorps-2": 1}
    assert play.position.cities["breslau"].units == {"freikorps-1": 1}
    assert play.position.cities["breslau"].bases == {"dnvp": 1}  # where the last unit went
    assert kept(play, "D19")


def test_d21_demonstrates_three_times_with_one_more() -> None:
    play = table()
    city(play, "berlin", units={"freikorps-2": 1})
    dice(play, 5, 1, 1, 3, 2)
    play_event(play, "D21", "berlin", "essen")
    assert not {"berlin", "essen"} & options(play, "dnvp")
    answer(play, "hamburg", "dnvp")
    cities = play.position.cities
    assert cities["berlin"].bases == {"dnvp": 2}  # 5 and 1
    assert cities["essen"].bases == {"dnvp": 1}  # 3 and 1
    assert cities["hamburg"].threats == ["unrest"]  # 2 and 1
    assert kept(play, "D21")


@pytest.mark.parametrize(("president", "points"), [("ebert", 2), ("z", 2), ("dnvp", 3)])
def test_d22_gives_a_third_point_to_the_presidents_party(president: str, points: int) -> None:
    play = table(president=president)
    issues(play, {"economy-1": "0"})
    play_event(play, "D22", "economy-1:D2")
    assert play.position.issues == {"economy-1": "D2"}
    assert play.position.vp["dnvp"] == points
    assert kept(play, "D22")


def test_d23_pays_for_the_harzburg_front_with_an_nsdap_figure() -> None:
    play = table()
    play_event(play, "D23", "berlin")
    assert "berlin" not in options(play, "dnvp")
    answer(play, "essen", "dnvp")
    assert play.position.vp["dnvp"] == 1
    answer(play, "yes", "dnvp", kind="pay")
    assert play.position.nsdap_track == ["dnvp"]
    assert (play.position.vp["dnvp"], play.position.seats["dnvp"]) == (3, 2)
    for name in ("berlin", "essen"):
        assert play.position.cities[name].bases == {"dnvp": 1}
    assert gone(play, "D23")


def test_d23_without_the_figure_gives_one_point() -> None:
    play = play_event(table(), "D23", "berlin", "essen", "no")
    assert play.position.nsdap_track == []
    assert (play.position.vp["dnvp"], play.position.seats["dnvp"]) == (1, 0)
    assert gone(play, "D23")


def test_d23_the_sixth_figure_ends_the_game_for_all() -> None:
    play = table(nsdap_track=["dnvp", "kpd", "dnvp", "z", "spd"])
    play_event(play, "D23", "berlin", "essen", "yes")
    outcome = play.position.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.enablers) == ("nsdap", (), ("dnvp",))
    assert play.position.vp["dnvp"] == 1  # nothing further is carried out


def test_d24_places_eastern_aid() -> None:
    play = play_event(table(), "D24")
    assert options(play, "dnvp") == {"koenigsberg", "breslau", "rostock"}
    answer(play, "koenigsberg", "dnvp")
    assert play.position.issues == {"eastern-aid": "D1"}
    assert play.position.vp["dnvp"] == 2
    assert play.position.cities["koenigsberg"].bases == {"dnvp": 1}
    assert gone(play, "D24")


@pytest.mark.parametrize(("president", "points"), [("ebert", 2), ("spd", 2), ("dnvp", 3)])
def test_d25_costs_the_chancellor_a_seat(president: str, points: int) -> None:
    play = table(government=("z", "spd"), chancellor="z", president=president)
    seats(play, spd=2, z=2)
    play_event(play, "D25")
    assert (play.position.seats["z"], play.position.seats["spd"]) == (1, 2)
    assert play.position.vp["dnvp"] == points
    assert kept(play, "D25")


def test_d27_brings_the_stahlhelm() -> None:
    play = table()
    supply(play, "dnvp")
    city(play, "koeln", units={"reichswehr-1-black": 1})
    play_event(play, "D27")
    assert options(play, "dnvp") == {"stahlhelm:supply", "reichswehr-1-black:koeln", "pass"}
    answers(play, "stahlhelm:supply", "berlin", "stahlhelm:supply", "essen")
    answers(play, "reichswehr-1-black:koeln", "essen")
    assert play.position.cities["berlin"].units == {"stahlhelm": 1}
    assert play.position.cities["essen"].units == {"stahlhelm": 1, "reichswehr-1-black": 1}
    assert play.position.supply["dnvp"] == {"stahlhelm": 1}
    assert play.position.vp["dnvp"] == 1
    assert gone(play, "D27")
