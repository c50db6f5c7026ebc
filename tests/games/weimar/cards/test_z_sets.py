"""The sets E and O of the Zentrum, without its politician."""

from __future__ import annotations

import pytest

from tests.games.weimar.cards_table import gone, kept, play_event
from tests.games.weimar.table import answer, answers, city, dice, issues, options, supply, table


def test_z17_helps_the_economy_and_moves_a_controlled_unit() -> None:
    play = play_event(table(economy=2), "Z17")
    assert (play.position.economy, play.position.vp["z"]) == (3, 2)
    assert options(play, "z") == {
        "police:supply",
        "reichswehr-1:supply",
        "reichswehr-2:supply",
        "pass",
    }
    answers(play, "reichswehr-2:supply", "essen")
    assert play.position.cities["essen"].units == {"reichswehr-2": 1}
    assert gone(play, "Z17")


def test_z17_in_opposition_can_only_move_police() -> None:
    play = play_event(table(government=("spd",)), "Z17")
    assert options(play, "z") == {"police:supply", "pass"}


def test_z18_brings_prosperity_and_the_rich() -> None:
    play = play_event(table(), "Z18")
    assert options(play, "z") == {"frankfurt", "koeln", "leipzig"}
    answer(play, "leipzig", "z")
    assert options(play, "z") == {"R1", "R2", "R3"}
    answer(play, "R1", "z")
    assert play.position.cities["leipzig"].threats == ["prosperity"]
    assert play.position.society == ["R1"]
    assert play.position.vp["z"] == 2
    assert gone(play, "Z18")


@pytest.mark.parametrize(("done", "points"), [([], 1), (["A11", "A12"], 1), (["A13"], 2)])
def test_z19_gives_a_second_point_after_the_dawes_plan(done: list[str], points: int) -> None:
    play = table()
    play.position.foreign_affairs.done = done
    city(play, "essen", threats=["poverty"])
    city(play, "koeln", threats=["poverty"])
    play_event(play, "Z19", "berlin", "essen")
    assert play.position.cities["berlin"].threats == ["prosperity"]
    assert play.position.cities["essen"].threats == []
    assert play.position.cities["koeln"].threats == ["poverty"]
    assert play.position.vp["z"] == points
    assert kept(play, "Z19")


def test_z20_builds_the_motorway_in_koeln() -> None:
    play = table()
    city(play, "koeln", threats=["poverty"])
    city(play, "rostock", threats=["poverty"])
    play_event(play, "Z20")
    assert play.position.vp["z"] == 2
    assert play.position.cities["koeln"].bases == {"z": 1}
    assert play.position.cities["koeln"].threats == []
    assert gone(play, "Z20")


def test_z21_gives_points_and_poverty_in_a_random_city() -> None:
    play = table()
    dice(play, 4, 4)
    play_event(play, "Z21")
    assert options(play, "z") == {"F1", "F2", "F3"}
    answer(play, "F1", "z")
    assert play.position.society == ["F1"]
    assert play.position.vp["z"] == 2
    assert play.position.cities["essen"].threats == ["poverty"]
    assert kept(play, "Z21")


def test_z22_places_the_reich_school_law_and_two_bases() -> None:
    play = play_event(table(), "Z22", "koeln")
    assert "koeln" not in options(play, "z")
    answer(play, "essen", "z")
    assert play.position.issues == {"reich-school-law": "Z2"}
    assert play.position.cities["koeln"].bases == play.position.cities["essen"].bases == {"z": 1}
    assert gone(play, "Z22")


def test_z23_gives_bases_and_a_seat() -> None:
    play = play_event(table(), "Z23", "muenchen")  # anywhere, also the same city
    assert play.position.cities["muenchen"].bases == {"z": 2}
    assert play.position.seats["z"] == 1
    assert gone(play, "Z23")


def test_z25_lets_the_spd_choose_its_base() -> None:
    play = table(government=("z", "spd"), chancellor="z")
    city(play, "essen", threats=["unrest"])
    city(play, "koeln", threats=["unrest"])
    play_event(play, "Z25")
    answer(play, "koeln", "z", kind="choose-city")
    answer(play, "berlin", "spd", kind="choose-city")
    assert options(play, "z") == {"essen", "koeln"}
    answer(play, "essen", "z")
    assert play.position.seats["z"] == 1
    assert play.position.cities["koeln"].bases == {"z": 1}
    assert play.position.cities["berlin"].bases == {"spd": 1}
    assert play.position.cities["essen"].threats == []
    assert kept(play, "Z25")


def test_z26_dissolves_a_unit_of_each_radical_party() -> None:
    play = table()
    city(play, "berlin", units={"soldiers": 1, "freikorps-2": 1, "police": 1})
    city(play, "essen", units={"workers": 1, "reichswehr-1-black": 1}, threats=["unrest"])
    city(play, "rostock", units={"stahlhelm": 1})
    play_event(play, "Z26")
    assert options(play, "z") == {"soldiers:berlin", "workers:essen"}
    answer(play, "workers:essen", "z")
    assert options(play, "z") == {"freikorps-2:berlin", "stahlhelm:rostock"}
    answer(play, "freikorps-2:berlin", "z")  # black Reichswehr could not be chosen
    assert play.position.dissolved == {"workers": 1, "freikorps-2": 1}
    assert play.position.cities["berlin"].units == {"soldiers": 1, "police": 1}
    assert play.position.cities["essen"].units == {"reichswehr-1-black": 1}
    assert play.position.cities["essen"].threats == []
    assert kept(play, "Z26")


def test_z26_spares_black_reichswehr_even_if_nothing_else_can_be_hit() -> None:
    play = table()
    supply(play, "government")
    city(play, "essen", units={"reichswehr-1-black": 1})
    play_event(play, "Z26")
    assert play.position.cities["essen"].units == {"reichswehr-1-black": 1}
    assert play.position.dissolved == {}
    assert kept(play, "Z26")


def test_z26_in_opposition_debates() -> None:
    play = table(government=("spd",))
    city(play, "berlin", units={"soldiers": 1}, threats=["unrest"])
    issues(play, {"economy-1": "0"})
    play_event(play, "Z26", "economy-1:Z3")
    assert play.position.cities["berlin"].units == {"soldiers": 1}
    assert play.position.cities["berlin"].threats == ["unrest"]
    assert kept(play, "Z26")
