"""The sets E and O of the Zentrum, without its politician."""

from __future__ import annotations

import pytest

from tests.games.weimar.cards_table import gone, kept, play_event
from tests.games.weimar.table import answer, answers, city, dice, issues, options, supply, table


def test_z17_helps_the_economy_and_moves_a_controlled_unit() -> None:
    runner = play_event(table(economy=2), "Z17")
    assert (runner.position.economy, runner.position.vp["z"]) == (3, 2)
    assert options(runner, "z") == {
        "police:supply",
        "reichswehr-1:supply",
        "reichswehr-2:supply",
        "pass",
    }
    answers(runner, "reichswehr-2:supply", "essen")
    assert runner.position.cities["essen"].units == {"reichswehr-2": 1}
    assert gone(runner, "Z17")


def test_z17_in_opposition_can_only_move_police() -> None:
    runner = play_event(table(government=("spd",)), "Z17")
    assert options(runner, "z") == {"police:supply", "pass"}


def test_z18_brings_prosperity_and_the_rich() -> None:
    runner = play_event(table(), "Z18")
    assert options(runner, "z") == {"frankfurt", "koeln", "leipzig"}
    answer(runner, "leipzig", "z")
    assert options(runner, "z") == {"R1", "R2", "R3"}
    answer(runner, "R1", "z")
    assert runner.position.cities["leipzig"].threats == ["prosperity"]
    assert runner.position.society == ["R1"]
    assert runner.position.vp["z"] == 2
    assert gone(runner, "Z18")


@pytest.mark.parametrize(("done", "points"), [([], 1), (["A11", "A12"], 1), (["A13"], 2)])
def test_z19_gives_a_second_point_after_the_dawes_plan(done: list[str], points: int) -> None:
    runner = table()
    runner.position.foreign_affairs.done = done
    city(runner, "essen", threats=["poverty"])
    city(runner, "koeln", threats=["poverty"])
    play_event(runner, "Z19", "berlin", "essen")
    assert runner.position.cities["berlin"].threats == ["prosperity"]
    assert runner.position.cities["essen"].threats == []
    assert runner.position.cities["koeln"].threats == ["poverty"]
    assert runner.position.vp["z"] == points
    assert kept(runner, "Z19")


def test_z20_builds_the_motorway_in_koeln() -> None:
    runner = table()
    city(runner, "koeln", threats=["poverty"])
    city(runner, "rostock", threats=["poverty"])
    play_event(runner, "Z20")
    assert runner.position.vp["z"] == 2
    assert runner.position.cities["koeln"].bases == {"z": 1}
    assert runner.position.cities["koeln"].threats == []
    assert gone(runner, "Z20")


def test_z21_gives_points_and_poverty_in_a_random_city() -> None:
    runner = table()
    dice(runner, 4, 4)
    play_event(runner, "Z21")
    assert options(runner, "z") == {"F1", "F2", "F3"}
    answer(runner, "F1", "z")
    assert runner.position.society == ["F1"]
    assert runner.position.vp["z"] == 2
    assert runner.position.cities["essen"].threats == ["poverty"]
    assert kept(runner, "Z21")


def test_z22_places_the_reich_school_law_and_two_bases() -> None:
    runner = play_event(table(), "Z22", "koeln")
    assert "koeln" not in options(runner, "z")
    answer(runner, "essen", "z")
    assert runner.position.issues == {"reich-school-law": "Z2"}
    assert (
        runner.position.cities["koeln"].bases == runner.position.cities["essen"].bases == {"z": 1}
    )
    assert gone(runner, "Z22")


def test_z23_gives_bases_and_a_seat() -> None:
    runner = play_event(table(), "Z23", "muenchen")  # any city, even the same one
    assert runner.position.cities["muenchen"].bases == {"z": 2}
    assert runner.position.seats["z"] == 1
    assert gone(runner, "Z23")


def test_z25_lets_the_spd_choose_its_base() -> None:
    runner = table(government=("z", "spd"), chancellor="z")
    city(runner, "essen", threats=["unrest"])
    city(runner, "koeln", threats=["unrest"])
    play_event(runner, "Z25")
    answer(runner, "koeln", "z", kind="choose-city")
    answer(runner, "berlin", "spd", kind="choose-city")
    assert options(runner, "z") == {"essen", "koeln"}
    answer(runner, "essen", "z")
    assert runner.position.seats["z"] == 1
    assert runner.position.cities["koeln"].bases == {"z": 1}
    assert runner.position.cities["berlin"].bases == {"spd": 1}
    assert runner.position.cities["essen"].threats == []
    assert kept(runner, "Z25")


def test_z26_dissolves_a_unit_of_each_radical_party() -> None:
    runner = table()
    city(runner, "berlin", units={"soldiers": 1, "freikorps-2": 1, "police": 1})
    city(runner, "essen", units={"workers": 1, "reichswehr-1-black": 1}, threats=["unrest"])
    city(runner, "rostock", units={"stahlhelm": 1})
    play_event(runner, "Z26")
    assert options(runner, "z") == {"soldiers:berlin", "workers:essen"}
    answer(runner, "workers:essen", "z")
    assert options(runner, "z") == {"freikorps-2:berlin", "stahlhelm:rostock"}
    answer(runner, "freikorps-2:berlin", "z")  # black Reichswehr cannot be chosen
    assert runner.position.dissolved == {"workers": 1, "freikorps-2": 1}
    assert runner.position.cities["berlin"].units == {"soldiers": 1, "police": 1}
    assert runner.position.cities["essen"].units == {"reichswehr-1-black": 1}
    assert runner.position.cities["essen"].threats == []
    assert kept(runner, "Z26")


def test_z26_spares_black_reichswehr_even_if_nothing_else_can_be_hit() -> None:
    runner = table()
    supply(runner, "government")
    city(runner, "essen", units={"reichswehr-1-black": 1})
    play_event(runner, "Z26")
    assert runner.position.cities["essen"].units == {"reichswehr-1-black": 1}
    assert runner.position.dissolved == {}
    assert kept(runner, "Z26")


def test_z26_in_opposition_debates() -> None:
    runner = table(government=("spd",))
    city(runner, "berlin", units={"soldiers": 1}, threats=["unrest"])
    issues(runner, {"economy-1": "0"})
    play_event(runner, "Z26", "economy-1:Z3")
    assert runner.position.cities["berlin"].units == {"soldiers": 1}
    assert runner.position.cities["berlin"].threats == ["unrest"]
    assert kept(runner, "Z26")
