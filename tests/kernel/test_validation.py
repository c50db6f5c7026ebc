"""Constraints declared for the fields of a position, and values that violate them."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from msgspec import UNSET, Struct, UnsetType, field

from tests.edited_positions import originals
from weimar_tui.kernel.constraints import (
    LARGEST,
    LARGEST_ORDINAL,
    Every,
    Name,
    Order,
    Ordinal,
    faults,
)
from weimar_tui.kernel.validation import admit
from weimar_tui.registry import load_game

Town = Annotated[str, Name("town")]
NAMES = {"town": ("rome", "ostia"), "gate": ("north",)}


class House(Struct):
    town: str = ""
    doors: int = 1


class Map(Struct):
    first: Town = "rome"
    second: Annotated[str, Name("town", or_none=True)] = ""
    people: Every[Town, int] = field(default_factory=lambda: {"rome": 3, "ostia": 0})
    roads: dict[Town, list[Town]] = field(default_factory=dict)
    order: Order[Town] = ("rome", "ostia")
    pairs: tuple[tuple[Town, int], ...] = ()
    houses: list[House] = field(default_factory=list)
    gate: str = ""
    title: str = ""
    count: Ordinal = 0
    later: list[Town] | UnsetType = UNSET
    rest: tuple[Town, ...] | None = None
    anything: list[Any] = field(default_factory=list)


def test_what_is_as_declared_has_no_faults() -> None:
    whole = Map(
        second="ostia",
        roads={"rome": ["ostia"]},
        pairs=(("rome", 1),),
        houses=[House("rome"), House()],
        gate="north",
        title="anything at all",
        count=LARGEST_ORDINAL,
        later=["rome"],
        rest=("ostia",),
        anything=[House("rome"), 3, "x"],
    )
    assert list(faults(Map(), NAMES)) == list(faults(whole, NAMES)) == []


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"first": "paris"}, "first: there is no town 'paris'"),
        ({"first": ""}, "first: there is no town ''"),
        ({"second": "paris"}, "second: there is no town 'paris'"),
        ({"people": {"rome": 1}}, "people: 'ostia' is missing"),
        ({"people": {"rome": 1, "ostia": 1, "x": 1}}, "people: there is no town 'x'"),
        ({"people": {"rome": LARGEST + 1, "ostia": 1}}, "people.rome: 1001 does not lie between"),
        ({"roads": {"rome": ["paris"]}}, "roads.rome[0]: there is no town 'paris'"),
        ({"order": ("rome",)}, "order: 'ostia' is missing"),
        ({"order": ("rome", "ostia", "rome")}, "order: a name stands there twice"),
        ({"pairs": (("rome", 1), ("x", 1))}, "pairs[1][0]: there is no town 'x'"),
        ({"pairs": (("rome", -1001),)}, "pairs[0][1]: -1001 does not lie between"),
        ({"houses": [House("x")]}, "houses[0].town: there is no town 'x'"),
        ({"houses": [House()] * (LARGEST + 1)}, "houses: 1001 entries"),
        ({"gate": "south"}, "gate: there is no gate 'south'"),
        ({"title": "x" * 100_001}, "title: a text of 100001 letters"),
        ({"count": LARGEST_ORDINAL + 1}, "count: 1000000000001 does not lie between 0"),
        ({"count": -1}, "count: -1 does not lie between 0"),
        ({"later": ["x"]}, "later[0]: there is no town 'x'"),
        ({"rest": ("x",)}, "rest[0]: there is no town 'x'"),
        ({"anything": [[House("x")]]}, "anything[0][0].town: there is no town 'x'"),
    ],
)
def test_what_cannot_stand_there_is_told_with_its_place(wrong: dict[str, Any], told: str) -> None:
    found = next(faults(Map(**wrong), NAMES))
    assert found.startswith(told)


@pytest.mark.parametrize("id", ["weimar", "wir_sind_das_volk", "junta"])
def test_every_position_of_a_game_is_read_back(id: str) -> None:
    """The declared ranges are wide enough for everything the rules store."""
    game = load_game(id)
    for data in originals(id):
        assert game.encode(admit(game, data)) == data
