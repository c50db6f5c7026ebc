"""The sets F and P of the DNVP, without its politician."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.cards_table import gone, kept, play_event, ways_to_play
from weimar_tui.games.weimar.rules.events import AttemptAnnounced, DiceRolled


def test_d17_attempts_a_coup_in_berlin_and_another_elsewhere() -> None:
    runner = t.table()
    t.city(runner, "muenchen", units={"freikorps-1": 1}, threats=["unrest"])
    t.city(runner, "koeln", units={"freikorps-1": 1})
    t.dice(runner, 6, 1, 1, 6, 1)
    play_event(runner, "D17")
    assert t.asked(runner, "dnvp").subject.city == "berlin"
    t.answers(runner, "freikorps-2:supply", "freikorps-1:supply")
    assert runner.position.cities["berlin"].threats == ["regime"]  # 6 and 1
    assert t.options(runner, "dnvp") == {"muenchen", "koeln"}
    t.answer(runner, "muenchen", "dnvp")
    coups = t.happened(runner, DiceRolled)
    assert [(len(c.dice), c.result, c.city) for c in coups] == [
        (3, 7, "berlin"),
        (2, 6, "muenchen"),
    ]
    assert gone(runner, "D17")


def test_d17_makes_its_second_attempt_outside_berlin_also_after_a_failure() -> None:
    runner = t.table()
    t.city(runner, "muenchen", units={"freikorps-1": 1}, threats=["unrest"])
    t.dice(runner, 3, 1, 6, 1)
    play_event(runner, "D17", "freikorps-2:supply", "pass")
    assert runner.position.cities["berlin"].units == {"freikorps-2": 1}
    assert runner.position.cities["berlin"].threats == ["unrest"]  # 3 and 1
    assert runner.position.cities["muenchen"].threats == ["unrest", "regime"]
    assert gone(runner, "D17")


def test_d17_cannot_overthrow_its_own_government() -> None:
    runner = t.table(government=("z", "dnvp"), chancellor="z")
    play_event(runner, "D17", "freikorps-2:supply", "freikorps-1:supply")
    assert not t.happened(runner, AttemptAnnounced)
    assert gone(runner, "D17")


@pytest.mark.parametrize(("impulses", "early"), [(0, True), (1, True), (2, False)])
def test_d17_is_for_the_first_two_impulses(impulses: int, early: bool) -> None:
    assert ("event" in ways_to_play("D17", impulses_played=impulses)) == early
    assert "event" in ways_to_play("D18", impulses_played=impulses)


def test_d18_turns_reichswehr_and_brings_back_a_unit() -> None:
    runner = t.table(dissolved={"freikorps-1": 2, "soldiers": 1})
    t.supply(runner, "government")
    t.city(runner, "berlin", units={"reichswehr-1": 1, "reichswehr-2": 1, "police": 1})
    t.city(runner, "essen", units={"reichswehr-1": 1})
    play_event(runner, "D18")
    assert t.options(runner, "dnvp") == {
        "reichswehr-1:berlin",
        "reichswehr-2:berlin",
        "reichswehr-1:essen",
    }
    t.answers(runner, "reichswehr-2:berlin", "reichswehr-1:essen", "leipzig")
    assert runner.position.cities["berlin"].units == {
        "reichswehr-1": 1,
        "reichswehr-2-black": 1,
        "police": 1,
    }
    assert runner.position.cities["essen"].units == {"reichswehr-1-black": 1}
    assert runner.position.cities["leipzig"].units == {"freikorps-1": 1}
    assert runner.position.dissolved == {"freikorps-1": 1, "soldiers": 1}
    assert kept(runner, "D18")


def test_d19_brings_back_two_units_in_the_east() -> None:
    runner = t.table(dissolved={"freikorps-1": 2, "freikorps-2": 1})
    play_event(runner, "D19", "freikorps-2")
    assert t.options(runner, "dnvp") == {"koenigsberg", "breslau", "rostock"}
    t.answers(runner, "koenigsberg", "breslau")
    assert runner.position.dissolved == {"freikorps-1": 1}
    assert runner.position.cities["koenigsberg"].units == {"freikorps-2": 1}
    assert runner.position.cities["breslau"].units == {"freikorps-1": 1}
    assert runner.position.cities["breslau"].bases == {
        "dnvp": 1
    }  # the city where the last unit went
    assert kept(runner, "D19")


def test_d21_demonstrates_three_times_with_one_more() -> None:
    runner = t.table()
    t.city(runner, "berlin", units={"freikorps-2": 1})
    t.dice(runner, 5, 1, 1, 3, 2)
    play_event(runner, "D21", "berlin", "essen")
    assert not {"berlin", "essen"} & t.options(runner, "dnvp")
    t.answer(runner, "hamburg", "dnvp")
    cities = runner.position.cities
    assert cities["berlin"].bases == {"dnvp": 2}  # 5 and 1
    assert cities["essen"].bases == {"dnvp": 1}  # 3 and 1
    assert cities["hamburg"].threats == ["unrest"]  # 2 and 1
    assert kept(runner, "D21")


@pytest.mark.parametrize(("president", "points"), [("ebert", 2), ("z", 2), ("dnvp", 3)])
def test_d22_gives_a_third_point_to_the_presidents_party(president: str, points: int) -> None:
    runner = t.table(president=president)
    t.issues(runner, {"economy-1": "0"})
    play_event(runner, "D22", "economy-1:D2")
    assert runner.position.issues == {"economy-1": "D2"}
    assert runner.position.vp["dnvp"] == points
    assert kept(runner, "D22")


def test_d23_pays_for_the_harzburg_front_with_an_nsdap_figure() -> None:
    runner = t.table()
    play_event(runner, "D23", "berlin")
    assert "berlin" not in t.options(runner, "dnvp")
    t.answer(runner, "essen", "dnvp")
    assert runner.position.vp["dnvp"] == 1
    t.answer(runner, "yes", "dnvp", kind="pay")
    assert runner.position.nsdap_track == ["dnvp"]
    assert (runner.position.vp["dnvp"], runner.position.seats["dnvp"]) == (3, 2)
    for name in ("berlin", "essen"):
        assert runner.position.cities[name].bases == {"dnvp": 1}
    assert gone(runner, "D23")


def test_d23_without_the_figure_gives_one_point() -> None:
    runner = play_event(t.table(), "D23", "berlin", "essen", "no")
    assert runner.position.nsdap_track == []
    assert (runner.position.vp["dnvp"], runner.position.seats["dnvp"]) == (1, 0)
    assert gone(runner, "D23")


def test_d23_the_sixth_figure_ends_the_game_for_all() -> None:
    runner = t.table(nsdap_track=["dnvp", "kpd", "dnvp", "z", "spd"])
    play_event(runner, "D23", "berlin", "essen", "yes")
    outcome = runner.position.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.enablers) == ("nsdap", (), ("dnvp",))
    assert runner.position.vp["dnvp"] == 1  # nothing more is carried out


def test_d24_places_eastern_aid() -> None:
    runner = play_event(t.table(), "D24")
    assert t.options(runner, "dnvp") == {"koenigsberg", "breslau", "rostock"}
    t.answer(runner, "koenigsberg", "dnvp")
    assert runner.position.issues == {"eastern-aid": "D1"}
    assert runner.position.vp["dnvp"] == 2
    assert runner.position.cities["koenigsberg"].bases == {"dnvp": 1}
    assert gone(runner, "D24")


@pytest.mark.parametrize(("president", "points"), [("ebert", 2), ("spd", 2), ("dnvp", 3)])
def test_d25_costs_the_chancellor_a_seat(president: str, points: int) -> None:
    runner = t.table(government=("z", "spd"), chancellor="z", president=president)
    t.seats(runner, spd=2, z=2)
    play_event(runner, "D25")
    assert (runner.position.seats["z"], runner.position.seats["spd"]) == (1, 2)
    assert runner.position.vp["dnvp"] == points
    assert kept(runner, "D25")


def test_d27_brings_the_stahlhelm() -> None:
    runner = t.table()
    t.supply(runner, "dnvp")
    t.city(runner, "koeln", units={"reichswehr-1-black": 1})
    play_event(runner, "D27")
    assert t.options(runner, "dnvp") == {"stahlhelm:supply", "reichswehr-1-black:koeln", "pass"}
    t.answers(runner, "stahlhelm:supply", "berlin", "stahlhelm:supply", "essen")
    t.answers(runner, "reichswehr-1-black:koeln", "essen")
    assert runner.position.cities["berlin"].units == {"stahlhelm": 1}
    assert runner.position.cities["essen"].units == {"stahlhelm": 1, "reichswehr-1-black": 1}
    assert runner.position.supply["dnvp"] == {"stahlhelm": 1}
    assert runner.position.vp["dnvp"] == 1
    assert gone(runner, "D27")
