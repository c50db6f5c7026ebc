"""Conditions of cards and tests of cities (games/weimar/notation.md)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weimar.table import city, seats, table
from weimar_tui.games.weimar.rules.conditions import cities_at, holds
from weimar_tui.games.weimar.rules.effects.notation import parse_effects
from weimar_tui.games.weimar.rules.effects.vocabulary import If, Unrest
from weimar_tui.games.weimar.rules.position import Frame
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def met(runner: WeimarRunner, condition: str, actor: str = "kpd") -> bool:
    (effect,) = parse_effects(f"if {condition} {{ vp +1 }} else {{ vp -1 }}")
    runner.position.frames.append(Frame(source="S05", here="leipzig"))
    assert isinstance(effect, If)
    return holds(runner, effect.conditions, actor)


def passing(runner: WeimarRunner, place: str, actor: str = "kpd") -> set[str]:
    """The cities that a place allows."""
    (effect,) = parse_effects(f"unrest + {place}")
    assert isinstance(effect, Unrest)
    return set(cities_at(runner, effect.place, actor))


def some_cities() -> WeimarRunner:
    runner = table()
    city(runner, "leipzig", bases={"spd": 2, "dnvp": 1}, threats=["unrest", "councils"])
    city(runner, "berlin", bases={"kpd": 1}, threats=["prosperity"], units={"police": 1})
    city(runner, "koeln", threats=["poverty"])
    return runner


# --- tests of cities ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("place", "cities"),
    [
        ("(unrest)", {"leipzig"}),
        ("(poverty)", {"koeln"}),
        ("(prosperity)", {"berlin"}),
        ("(councils)", {"leipzig"}),
        ("(regime)", set()),
        ("(party-threat)", {"leipzig"}),
        ("(threat)", {"leipzig", "koeln"}),
        ("(base:KPD)", {"berlin"}),
        ("(base:self)", {"berlin"}),
        ("(base:SPD>=2)", {"leipzig"}),
        ("(base:DNVP>=2)", set()),
        ("(majority:SPD)", {"leipzig"}),
        ("(majority:DNVP)", set()),
        ("(unit:police)", {"berlin"}),
        ("(unit:any)", {"berlin"}),
        ("(unit:own)", set()),
        ("(unrest & !base:SPD)", set()),
        ("(threat & !unrest)", {"koeln"}),
        ("of(Berlin,Köln)", {"berlin", "koeln"}),
        ("Köln", {"koeln"}),
    ],
)
def test_a_place_allows_the_cities_that_pass_its_test(place: str, cities: set[str]) -> None:
    runner = some_cities()
    runner.position.frames.append(Frame(source="S05"))
    assert passing(runner, place) == cities


def test_full_and_free_cities() -> None:
    runner = table()
    runner.position.frames.append(Frame(source="S05"))
    spaces = runner.components.spaces["koeln"]
    city(runner, "koeln", bases={"z": spaces - 1})
    assert "koeln" in passing(runner, "(free)") - passing(runner, "(full)")
    city(runner, "koeln", bases={"z": spaces})
    assert passing(runner, "(full)") == {"koeln"}
    assert "koeln" not in passing(runner, "(free)")


def test_a_party_threat_of_a_governing_party_is_no_threat() -> None:
    """It is face down (4.4); the test for this threat still finds it."""
    runner = table(government=("spd", "kpd"))
    runner.position.frames.append(Frame(source="S05"))
    city(runner, "koeln", threats=["councils"])
    assert passing(runner, "(threat)") == set()
    assert passing(runner, "(councils)") == {"koeln"}
    assert not met(runner, "count:councils>=1")


def test_places_named_before() -> None:
    runner = table()
    frame = Frame(source="S05", here="leipzig")
    runner.position.frames.append(frame)
    assert passing(runner, "here") == {"leipzig"}
    assert (
        len(passing(runner, "there")) == len(passing(runner, "any")) == len(runner.position.cities)
    )
    frame.named = ("berlin", "koeln")
    assert passing(runner, "there") == {"berlin", "koeln"}
    frame.there = "berlin"
    assert passing(runner, "there") == {"berlin"}
    assert passing(runner, "other") == passing(runner, "random") - {"berlin"}


# --- conditions ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("fields", "condition", "actor", "expected"),
    [
        ({}, "in-gov", "spd", True),
        ({}, "in-gov", "kpd", False),
        ({}, "in-gov:Z", "kpd", True),
        ({}, "!in-gov:DNVP", "kpd", True),
        ({}, "is:KPD", "kpd", True),
        ({}, "is:chancellor", "kpd", False),
        ({"president": "dnvp"}, "president:DNVP", "kpd", True),
        ({"president": "ebert"}, "president:SPD", "spd", False),
        ({"rentenmark": True}, "rentenmark", "spd", True),
        ({}, "rentenmark", "spd", False),
        ({"economy": 3}, "economy>=3", "spd", True),
        ({"economy": 3}, "economy>=4", "spd", False),
        ({"economy": 3}, "economy<=3", "spd", True),
        ({"economy": 3}, "economy<=2", "spd", False),
        ({"round": 4}, "round>=4", "spd", True),
        ({"round": 4}, "round<=3", "spd", False),
        ({"nsdap_track": ["spd", "z"]}, "nsdap>=2", "spd", True),
        ({"nsdap_track": ["spd", "z"]}, "nsdap>=3", "spd", False),
        ({"flags": {"usuk": 0, "france": 2, "ussr": 0}}, "flags:France>=2", "spd", True),
        ({"flags": {"usuk": 0, "france": 2, "ussr": 0}}, "flags:USSR>=1", "spd", False),
        ({"dr_box": ["inflation", "inflation"]}, "count:inflation>=2", "spd", True),
        ({"dr_box": ["inflation"]}, "count:inflation>=2", "spd", False),
        ({"economy": 3}, "economy>=3 & round>=2", "spd", False),
    ],
)
def test_a_condition(fields: dict[str, Any], condition: str, actor: str, expected: bool) -> None:
    assert met(table(**fields), condition, actor) is expected


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("exists(poverty)", True),
        ("exists(regime)", False),
        ("Berlin(base:KPD)", True),
        ("Köln(base:KPD)", False),
        ("here(unrest)", True),
        ("here(poverty)", False),
        ("count:poverty>=1", True),
        ("count:unrest>=2", False),
        ("count:unrest<=1", True),
    ],
)
def test_a_condition_of_cities(condition: str, expected: bool) -> None:
    assert met(some_cities(), condition) is expected


def test_foreign_affairs_that_are_done() -> None:
    runner = table()
    assert not met(runner, "fa-done:Locarno")
    runner.position.foreign_affairs.done.append("A14")
    assert met(runner, "fa-done:Locarno")


def test_most_seats_and_most_bases_may_be_several() -> None:
    runner = some_cities()
    seats(runner, spd=3, z=3, kpd=1)
    assert [met(runner, "is:most-seats", seat) for seat in ("spd", "kpd", "z")] == [
        True,
        False,
        True,
    ]
    assert [met(runner, "is:most-bases", seat) for seat in ("spd", "kpd", "z")] == [
        True,
        False,
        False,
    ]
