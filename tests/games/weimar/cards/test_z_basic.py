"""The twelve basic cards of the Zentrum, without its politicians."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.cards_table import gone, kept, play_event, rolled
from weimar_tui.games.weimar.rules.events import DiceRolled

OPPOSITION = {"government": ("spd", "kpd"), "chancellor": "spd"}


def test_z08_reinforces_moves_and_fights_there_with_one_more() -> None:
    play = t.table()
    t.city(play, "koeln", units={"freikorps-1": 1})
    t.city(play, "essen", units={"soldiers": 1, "police": 1})
    t.dice(play, 4, 1, 1)
    play_event(play, "Z08")
    assert play.position.supply["government"]["reichswehr-1"] == 2
    for unit in ("police", "reichswehr-1", "reichswehr-1"):
        t.answers(play, f"{unit}:supply", "koeln")
    assert rolled(play, "fight") == (3, 5)  # 1 + 3 - 1 dice; the fight is where the last unit went
    assert play.position.cities["koeln"].units == {"police": 1, "reichswehr-1": 2}
    assert play.position.dissolved == {"freikorps-1": 1}
    assert gone(play, "Z08")


def test_z08_in_opposition_only_reinforces() -> None:
    play = t.table(**OPPOSITION)
    t.city(play, "koeln", units={"freikorps-1": 1, "police": 1})
    play_event(play, "Z08")
    assert play.position.supply["government"]["reichswehr-1"] == 2
    assert gone(play, "Z08")


def test_z09_helps_the_economy_and_the_dnvp_chooses_its_base() -> None:
    play = play_event(t.table(economy=2), "Z09")
    t.answer(play, "koenigsberg", "dnvp")
    assert (play.position.economy, play.position.vp["z"]) == (3, 2)
    assert play.position.cities["koenigsberg"].bases == {"dnvp": 1}
    assert gone(play, "Z09")


def test_z10_places_two_bases_in_different_catholic_cities() -> None:
    play = t.table()
    t.city(play, "essen", threats=["unrest"])
    t.city(play, "koeln", threats=["unrest"])
    play_event(play, "Z10")
    assert t.options(play, "z") == {"muenchen", "koeln", "breslau", "essen"}
    t.answer(play, "essen", "z")
    assert t.options(play, "z") == {"muenchen", "koeln", "breslau"}
    t.answer(play, "koeln", "z")
    assert play.position.cities["essen"].bases == play.position.cities["koeln"].bases == {"z": 1}
    assert play.position.cities["essen"].threats == ["unrest"]
    assert play.position.cities["koeln"].threats == []
    assert (play.position.reserve["z"], play.position.vp["z"]) == (1, 1)
    assert kept(play, "Z10")


def test_z11_places_workers_and_demonstrates() -> None:
    play = t.table(society=["W2"])
    t.dice(play, 4, 1)
    play_event(play, "Z11")
    assert t.options(play, "z") == {"W1", "W3", "W4"}
    t.answers(play, "W3", "essen", "supply")  # one Police may come along
    assert play.position.society == ["W3", "W2"]
    assert rolled(play, "demonstrate") == (2, 4)
    assert play.position.cities["essen"].bases == {"z": 1}
    assert play.position.vp["z"] == 1
    assert kept(play, "Z11")


@pytest.mark.parametrize(
    ("faces", "box", "points"),
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
    play = t.table(dr_box=["inflation"])
    t.dice(play, *faces)
    play_event(play, "Z12")
    assert len(t.happened(play, DiceRolled)[-1].dice) == 3
    assert play.position.dr_box == components
    assert play.position.rentenmark == (points == 1)
    assert play.position.vp["z"] == points
    assert kept(play, "Z12")


@pytest.mark.parametrize("fields", [OPPOSITION, {"rentenmark": True}])
def test_z12_otherwise_debates(fields: dict[str, object]) -> None:
    play = t.table(**fields)
    t.issues(play, {"economy-1": "0"})
    play_event(play, "Z12")
    assert t.options(play, "z") == {"economy-1:Z1", "economy-1:Z2"}
    t.answer(play, "economy-1:Z2", "z")
    assert not t.happened(play, DiceRolled)
    assert kept(play, "Z12")


def test_z13_in_government_places_a_flag_and_negotiates_with_one_more() -> None:
    play = t.table()
    play.position.foreign_affairs.deck = ["A16"]
    t.dice(play, 5, 1)
    play_event(play, "Z13", "france")
    assert rolled(play, "negotiate") == (2, 6)
    assert play.position.flags == {"usuk": 0, "france": 1, "ussr": 0}
    assert play.position.seats["dnvp"] == 1  # above the roll
    assert (play.position.vp["z"], play.position.economy) == (3, 2)
    assert play.position.foreign_affairs.done == ["A16"]
    assert kept(play, "Z13")


def test_z13_in_opposition_places_foreign_affairs_and_debates() -> None:
    play = t.table(**OPPOSITION)
    play_event(play, "Z13", "foreign-affairs-1:Z3")
    assert play.position.issues == {"foreign-affairs-1": "Z3"}
    assert play.position.vp["z"] == 1
    assert play.position.flags == {"usuk": 0, "france": 0, "ussr": 0}
    assert kept(play, "Z13")


def test_z14_gives_a_seat_and_calms_muenchen() -> None:
    play = t.table()
    t.city(play, "muenchen", threats=["unrest"])
    t.city(play, "rostock", threats=["unrest"])
    play_event(play, "Z14")
    assert (play.position.seats["z"], play.position.vp["z"]) == (1, 1)
    assert play.position.cities["muenchen"].bases == {"z": 1}
    assert play.position.cities["muenchen"].threats == []
    assert kept(play, "Z14")


def test_z15_ends_councils_and_occupies_their_city() -> None:
    play = t.table(government=("z", "spd"), chancellor="z")
    t.seats(play, spd=2)
    t.city(play, "leipzig", threats=["councils"])
    t.city(play, "muenchen", threats=["councils"])
    t.city(play, "hamburg", threats=["uprising"])
    play_event(play, "Z15")
    assert t.options(play, "z") == {"leipzig", "muenchen"}
    t.answer(play, "leipzig", "z")
    assert t.asked(play, "z").subject.city == "leipzig"
    t.answers(play, "reichswehr-1:supply", "reichswehr-2:supply")
    cities = play.position.cities
    assert cities["leipzig"].units == {"reichswehr-1": 1, "reichswehr-2": 1}
    assert [cities[c].threats for c in ("leipzig", "muenchen", "hamburg")] == [
        [],
        ["councils"],
        [],
    ]
    assert play.position.seats["spd"] == 1
    assert gone(play, "Z15")


def test_z15_in_opposition_gives_reserve_points() -> None:
    play = t.table(**OPPOSITION)
    t.seats(play, spd=2)
    t.city(play, "leipzig", threats=["councils"])
    play_event(play, "Z15")
    assert play.position.reserve["z"] == 2
    assert play.position.cities["leipzig"].threats == ["councils"]
    assert play.position.seats["spd"] == 2
    assert gone(play, "Z15")


def test_z16_sends_police_and_ends_unrest_where_police_stand() -> None:
    play = t.table(**OPPOSITION)
    for name in ("berlin", "essen", "koeln"):
        t.city(play, name, threats=["unrest"])
    t.city(play, "leipzig", units={"reichswehr-1": 1}, threats=["unrest"])
    play_event(play, "Z16")
    for name in ("berlin", "essen", "koeln"):
        t.answer(play, "police:supply", "z", kind="move-unit")
        t.answer(play, name, "z", kind="move-to")
    assert t.options(play, "z") == {"berlin", "essen", "koeln"}
    t.answers(play, "essen", "koeln")
    cities = play.position.cities
    calm = [c for c in ("berlin", "essen", "koeln", "leipzig") if not cities[c].threats]
    assert calm == ["essen", "koeln"]
    assert play.position.vp["z"] == 2
    assert kept(play, "Z16")
