"""Copies follow from the types of the fields, and share nothing that can change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType, field

from weimar_tui.kernel.copying import shared_parts
from weimar_tui.kernel.decision import Decision, Subject
from weimar_tui.kernel.position import Outcome, Position
from weimar_tui.kernel.visibility import Open, Viewer


class Card(Struct, frozen=True):
    name: str
    worth: tuple[int, ...] = ()
    under: Card | None = None


class Town(Struct):
    units: dict[str, int] = field(default_factory=dict)
    piles: list[list[str]] = field(default_factory=list)


class Table(Position, kw_only=True):
    round: int = 1
    mood: Literal["calm", "tense"] = "calm"
    cards: dict[str, list[Card]] = field(default_factory=dict)
    towns: dict[str, Town] = field(default_factory=dict)
    capital: Town | None = None
    last: Town | str = ""
    visited: set[str] = field(default_factory=set)


def table() -> Table:
    return Table(
        steps=["a step"],
        decisions=[Decision(1, "red", "go", ("a", "b"), Subject())],
        outcome=Outcome("won", ("red",)),
        cards={"red": [Card("a", (1, 2), Card("b"))]},
        towns={"ulm": Town({"tank": 1}, [["x"], ["y"]])},
        capital=Town(),
        last=Town({"tank": 2}),
        visited={"ulm"},
    )


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    truth = table()
    twin = truth.copy()
    assert type(twin) is Table
    assert twin == truth
    assert shared_parts(twin, truth) == []


@pytest.mark.parametrize(
    "change",
    [
        lambda twin: twin.dice.roll(2),
        lambda twin: twin.steps.clear(),
        lambda twin: twin.decisions.clear(),
        lambda twin: twin.cards["red"].clear(),
        lambda twin: twin.towns["ulm"].units.clear(),
        lambda twin: twin.towns["ulm"].piles[1].append("z"),
        lambda twin: twin.capital.piles.append([]),
        lambda twin: twin.last.units.clear(),
        lambda twin: twin.visited.clear(),
    ],
)
def test_changing_the_copy_leaves_the_other_as_it_was(change: Any) -> None:
    truth = table()
    change(truth.copy())
    assert truth == table()


def test_other_members_of_a_union_are_copied_too() -> None:
    assert Table(last="ulm").copy() == Table(last="ulm")
    assert Table(capital=None).copy() == Table(capital=None)


def test_shared_parts_names_each_place_where_two_copies_are_one() -> None:
    truth = table()
    twin = truth.copy()
    twin.towns["ulm"] = truth.towns["ulm"]
    twin.last.piles = truth.last.piles  # type: ignore[union-attr]
    twin.visited = truth.visited
    assert shared_parts(twin, truth) == ["towns['ulm']", "last.piles", "visited"]
    assert shared_parts(truth, truth) == ["the whole"]


class Unknown(Position, kw_only=True):
    thing: Any = None


def test_a_field_of_no_certain_type_cannot_be_copied() -> None:
    with pytest.raises(TypeError, match="declare it more closely"):
        Unknown().copy()


class Callback(Position, kw_only=True):
    thing: Callable[[], int] = int


def test_a_field_of_a_type_that_is_no_class_cannot_be_copied() -> None:
    with pytest.raises(TypeError, match="declare it more closely"):
        Callback().copy()


class Changing(Position, kw_only=True):
    towns: tuple[Town, ...] = ()


def test_a_tuple_must_not_hold_what_can_change() -> None:
    with pytest.raises(TypeError, match="holds something that can change"):
        Changing().copy()


def test_a_frozen_struct_may_hold_others_of_its_kind() -> None:
    card = Card("a", under=Card("b", under=Card("c")))
    copied = Table(cards={"red": [card]}).copy()
    assert copied.cards["red"][0] is card


def test_things_of_other_shapes_share_nothing() -> None:
    inner = [1]
    assert shared_parts({"a": inner}, [inner]) == []
    assert shared_parts(Town(piles=[["x"]]), Card("a")) == []
    assert shared_parts([inner], {"a": inner}) == []
    assert shared_parts([inner], 1) == shared_parts({"a": inner}, 1) == []


class Later(Position, kw_only=True):
    """A field that saves of an earlier version lack."""

    weather: Open[int | UnsetType] = UNSET


def test_a_field_added_later_is_not_written_until_it_says_something() -> None:
    plain = Later()
    assert b"weather" not in msgspec.json.encode(plain)
    assert msgspec.json.decode(msgspec.json.encode(plain), type=Later) == plain == plain.copy()
    assert Viewer(Later).view(plain, None).weather is UNSET
    assert b'"weather":3' in msgspec.json.encode(Later(weather=3).copy())
