"""The twelve basic cards of the Zentrum, without its politicians."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.cards_table import gone, kept, play_event, rolled
from weimar_tui.games.weimar.rules.events import DiceRolled

OPPOSITION = {"government": ("spd", "kpd"), "chancellor": "spd"}


def test_z08_reinforces_moves_and_fights_there_with_one_more() -> None:
    runner = t.table()
    t.city(runner, "koeln", units={"freikorps-1": 1})
    t.city(runner, "essen", units={"soldiers": 1, "police": 1})
    t.dice(runner, 4, 1, 1)
    play_event(runner, "Z08")
    assert runner.position.supply["government"]["reichswehr-1"] == 2
    for unit in ("police", "reichswehr-1", "reichswehr-1"):
        t.answers(runner, f"{unit}:supply", "koeln")
    assert rolled(runner, "fight") == (
        3,
        5,
    )  # 1 + 3 - 1 dice; the fight is in the city where the last unit went
    assert runner.position.cities["koeln"].units == {"police": 1, "reichswehr-1": 2}
    assert runner.position.dissolved == {"freikorps-1": 1}
    assert gone(runner, "Z08")


def test_z08_in_opposition_only_reinforces() -> None:
    runner = t.table(**OPPOSITION)
    t.city(runner, "koeln", units={"freikorps-1": 1, "police": 1})
    play_event(runner, "Z08")
    assert runner.position.supply["government"]["reichswehr-1"] == 2
    assert gone(runner, "Z08")


def test_z09_helps_the_economy_and_the_dnvp_chooses_its_base() -> None:
    runner = play_event(t.table(economy=2, dr_box=["inflation", "blockade"]), "Z09")
    t.answer(runner, "koenigsberg", "dnvp")
    assert (runner.position.economy, runner.position.vp["z"]) == (3, 2)
    assert runner.position.dr_box == ["blockade"]
    assert runner.position.cities["koenigsberg"].bases == {"dnvp": 1}
    assert gone(runner, "Z09")


def test_z10_places_two_bases_in_different_catholic_cities() -> None:
    runner = t.table()
    t.city(runner, "essen", threats=["unrest"])
    t.city(runner, "koeln", threats=["unrest"])
    play_event(runner, "Z10")
    assert t.options(runner, "z") == {"muenchen", "koeln", "breslau", "essen"}
    t.answer(runner, "essen", "z")
    assert t.options(runner, "z") == {"muenchen", "koeln", "breslau"}
    t.answer(runner, "koeln", "z")
    assert (
        runner.position.cities["essen"].bases == runner.position.cities["koeln"].bases == {"z": 1}
    )
    assert runner.position.cities["essen"].threats == ["unrest"]
    assert runner.position.cities["koeln"].threats == []
    assert (runner.position.reserve["z"], runner.position.vp["z"]) == (1, 1)
    assert kept(runner, "Z10")


def test_z11_places_workers_and_demonstrates() -> None:
    runner = t.table(society=["W2"])
    t.dice(runner, 4, 1)
    play_event(runner, "Z11")
    assert t.options(runner, "z") == {"W1", "W3", "W4"}
    t.answers(runner, "W3", "essen", "supply")  # one Police can move too
    assert runner.position.society == ["W3", "W2"]
    assert rolled(runner, "demonstrate") == (2, 4)
    assert runner.position.cities["essen"].bases == {"z": 1}
    assert runner.position.vp["z"] == 1
    assert kept(runner, "Z11")


@pytest.mark.parametrize(
    ("faces", "components", "points"),
    [
        ((1, 1, 1), ["inflation", "inflation"], 0),
        ((2, 1, 1), ["inflation", "inflation"], 0),
        ((3, 3, 1), ["inflation"], 0),
        ((4, 1, 1), ["inflation"], 0),
        ((5, 1, 1), [], 1),
        ((6, 6, 6), [], 1),
    ],
)
def test_z12_may_end_the_inflation(
    faces: tuple[int, ...], components: list[str], points: int
) -> None:
    runner = t.table(dr_box=["inflation"])
    t.dice(runner, *faces)
    play_event(runner, "Z12")
    assert len(t.happened(runner, DiceRolled)[-1].dice) == 3
    assert runner.position.dr_box == components
    assert runner.position.rentenmark == (points == 1)
    assert runner.position.vp["z"] == points
    assert kept(runner, "Z12")


@pytest.mark.parametrize("fields", [OPPOSITION, {"rentenmark": True}])
def test_z12_otherwise_debates(fields: dict[str, object]) -> None:
    runner = t.table(**fields)
    t.issues(runner, {"economy-1": "0"})
    play_event(runner, "Z12")
    assert t.options(runner, "z") == {"economy-1:Z1", "economy-1:Z2"}
    t.answer(runner, "economy-1:Z2", "z")
    assert not t.happened(runner, DiceRolled)
    assert kept(runner, "Z12")


def test_z13_in_government_places_a_flag_and_negotiates_with_one_more() -> None:
    runner = t.table()
    runner.position.foreign_affairs.deck = ["A16"]
    t.dice(runner, 5, 1)
    play_event(runner, "Z13", "france")
    assert rolled(runner, "negotiate") == (2, 6)
    assert runner.position.flags == {"usuk": 0, "france": 1, "ussr": 0}
    assert runner.position.seats["dnvp"] == 1  # above the roll
    assert (runner.position.vp["z"], runner.position.economy) == (3, 2)
    assert runner.position.foreign_affairs.done == ["A16"]
    assert kept(runner, "Z13")


def test_z13_in_opposition_places_foreign_affairs_and_debates() -> None:
    runner = t.table(**OPPOSITION)
    play_event(runner, "Z13", "foreign-affairs-1:Z3")
    assert runner.position.issues == {"foreign-affairs-1": "Z3"}
    assert runner.position.vp["z"] == 1
    assert runner.position.flags == {"usuk": 0, "france": 0, "ussr": 0}
    assert kept(runner, "Z13")


def test_z14_gives_a_seat_and_calms_muenchen() -> None:
    runner = t.table()
    t.city(runner, "muenchen", threats=["unrest"])
    t.city(runner, "rostock", threats=["unrest"])
    play_event(runner, "Z14")
    assert (runner.position.seats["z"], runner.position.vp["z"]) == (1, 1)
    assert runner.position.cities["muenchen"].bases == {"z": 1}
    assert runner.position.cities["muenchen"].threats == []
    assert kept(runner, "Z14")


def test_z15_ends_councils_and_occupies_their_city() -> None:
    runner = t.table(government=("z", "spd"), chancellor="z")
    t.seats(runner, spd=2)
    t.city(runner, "leipzig", threats=["councils"])
    t.city(runner, "muenchen", threats=["councils"])
    t.city(runner, "hamburg", threats=["uprising"])
    play_event(runner, "Z15")
    assert t.options(runner, "z") == {"leipzig", "muenchen"}
    t.answer(runner, "leipzig", "z")
    assert t.asked(runner, "z").subject.city == "leipzig"
    t.answers(runner, "reichswehr-1:supply", "reichswehr-2:supply")
    cities = runner.position.cities
    assert cities["leipzig"].units == {"reichswehr-1": 1, "reichswehr-2": 1}
    assert [cities[c].threats for c in ("leipzig", "muenchen", "hamburg")] == [
        [],
        ["councils"],
        [],
    ]
    assert runner.position.seats["spd"] == 1
    assert gone(runner, "Z15")


def test_z15_in_opposition_gives_reserve_points() -> None:
    runner = t.table(**OPPOSITION)
    t.seats(runner, spd=2)
    t.city(runner, "leipzig", threats=["councils"])
    play_event(runner, "Z15")
    assert runner.position.reserve["z"] == 2
    assert runner.position.cities["leipzig"].threats == ["councils"]
    assert runner.position.seats["spd"] == 2
    assert gone(runner, "Z15")


def test_z16_sends_police_and_ends_unrest_where_police_stand() -> None:
    runner = t.table(**OPPOSITION)
    for name in ("berlin", "essen", "koeln"):
        t.city(runner, name, threats=["unrest"])
    t.city(runner, "leipzig", units={"reichswehr-1": 1}, threats=["unrest"])
    play_event(runner, "Z16")
    for name in ("berlin", "essen", "koeln"):
        t.answer(runner, "police:supply", "z", kind="move-unit")
        t.answer(runner, name, "z", kind="move-to")
    assert t.options(runner, "z") == {"berlin", "essen", "koeln"}
    t.answers(runner, "essen", "koeln")
    cities = runner.position.cities
    calm = [c for c in ("berlin", "essen", "koeln", "leipzig") if not cities[c].threats]
    assert calm == ["essen", "koeln"]
    assert runner.position.vp["z"] == 2
    assert kept(runner, "Z16")
