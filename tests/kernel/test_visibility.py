"""Each field declares what a seat can know, and views follow the declarations."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from msgspec import Struct, field

from weimar_tui.kernel.decision import Decision, Subject
from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.visibility import (
    OPEN,
    OWNER,
    SEATED,
    UNCOUNTED,
    FaceDown,
    Open,
    Owned,
    Seated,
    Undeclared,
    Viewer,
    Visibility,
    by,
)


def when_shown(holder: Any, seat: str | None) -> Visibility:
    return OPEN if holder.shown else OWNER


class Card(Struct, frozen=True):
    name: str
    value: int


class Purse(Struct):
    """The property of one seat."""

    place: Open[str] = "home"
    coins: Owned[int] = 0
    account: Owned[list[str]] = field(default_factory=list)
    order: Annotated[str | None, by(when_shown)] = None
    shown: Open[bool] = False
    letters: Annotated[list[str], OWNER, UNCOUNTED] = field(default_factory=list)


class Table(Position, kw_only=True):
    round: Open[int] = 1
    pile: Open[list[str]] = field(default_factory=list)
    hands: Owned[dict[str, list[str]]] = field(default_factory=dict)
    votes: Annotated[dict[str, str], by(when_shown)] = field(default_factory=dict)
    deck: FaceDown[list[Card]] = field(default_factory=list)
    envelope: FaceDown[tuple[str, ...]] = ()
    purses: Seated[dict[str, Purse]] = field(default_factory=dict)
    shown: Open[bool] = False
    notes: Annotated[dict[str, list[str]], OWNER, UNCOUNTED] = field(default_factory=dict)


VIEWER = Viewer(Table)


def table() -> Table:
    return Table(
        dice=Dice("secret", 7),
        pile=["a"],
        hands={"red": ["b", "c"], "blue": ["d"]},
        votes={"red": "yes", "blue": ""},
        deck=[Card("e", 3)],
        envelope=("f", "g"),
        purses={"red": Purse(coins=5, account=["h"], order="flee"), "blue": Purse(place="hut")},
        decisions=[
            Decision(1, "red", "vote", ("yes", "no"), Subject(), Subject()),
            Decision(2, "blue", "vote", ("yes", "no"), Subject()),
        ],
    )


def test_open_fields_are_seen_by_all() -> None:
    for seat in ("red", "blue", None):
        assert VIEWER.view(table(), seat).pile == ["a"]


def test_an_entry_is_seen_by_its_owner_and_lies_face_down_for_others() -> None:
    assert VIEWER.view(table(), "red").hands == {"red": ["b", "c"], "blue": ["?"]}
    assert VIEWER.view(table(), "blue").hands == {"red": ["?", "?"], "blue": ["d"]}
    assert VIEWER.view(table(), None).hands == {"red": ["?", "?"], "blue": ["?"]}


def test_a_deck_is_seen_by_nobody_but_counted_by_all() -> None:
    for seat in ("red", "blue", None):
        seen = VIEWER.view(table(), seat)
        assert seen.deck == [Card("?", 0)]
        assert seen.envelope == ("?", "?")


def test_visibility_can_depend_on_the_position() -> None:
    hidden = table()
    assert VIEWER.view(hidden, "blue").votes == {"red": "?", "blue": ""}
    assert VIEWER.view(hidden, "red").votes == {"red": "yes", "blue": ""}
    hidden.shown = True
    assert VIEWER.view(hidden, None).votes == {"red": "yes", "blue": ""}


def test_a_seats_own_struct_declares_its_own_fields() -> None:
    hidden = table()
    seen = VIEWER.view(hidden, "blue").purses
    assert seen == {"red": Purse(account=["?"], order="?"), "blue": Purse(place="hut")}
    assert VIEWER.view(hidden, "red").purses == hidden.purses
    hidden.purses["red"].shown = True
    assert VIEWER.view(hidden, None).purses["red"].order == "flee"


def test_dice_and_the_options_of_others_are_never_seen() -> None:
    seen = VIEWER.view(table(), "blue")
    assert seen.dice == Dice()
    assert [decision.options for decision in seen.decisions] == [(), ("yes", "no")]
    assert [decision.private for decision in seen.decisions] == [None, None]
    assert VIEWER.view(table(), "red").decisions[0].private == Subject()


def test_a_view_shares_nothing_that_play_changes() -> None:
    truth = table()
    seen = VIEWER.view(truth, "red")
    seen.pile.append("x")
    seen.hands["red"].append("x")
    seen.hands["blue"].append("x")
    seen.purses["red"].account.append("x")
    seen.purses["red"].coins = 9
    seen.decisions.clear()
    seen.steps.append(None)
    assert truth == table()


def test_a_field_that_does_not_declare_itself_is_refused() -> None:
    class Careless(Position, kw_only=True):
        secret: str = ""

    with pytest.raises(Undeclared, match=r"Careless\.secret does not say who may see it"):
        Viewer(Careless)


def test_a_field_of_a_seats_struct_that_does_not_declare_itself_is_refused() -> None:
    with pytest.raises(Undeclared, match=r"Card\.name does not say"):
        Viewer(SeatsWithoutDeclarations)


class SeatsWithoutDeclarations(Position, kw_only=True):
    cards: Seated[dict[str, Card]] = field(default_factory=dict)


@pytest.mark.parametrize("visibility", [OWNER, SEATED])
def test_only_dicts_have_owners(visibility: Visibility) -> None:
    class Ownerless(Position, kw_only=True):
        cards: Annotated[list[str], visibility] = field(default_factory=list)

    Ownerless.__annotations__["cards"] = Annotated[list[str], visibility]
    with pytest.raises(Undeclared, match="must be a dict by seat"):
        Viewer(Ownerless)


class Mutable(Struct, frozen=True):
    names: list[str] = field(default_factory=list)


class HoldsMutable(Position, kw_only=True):
    mutable: Open[Mutable] = field(default_factory=Mutable)


def test_what_is_frozen_must_not_hold_what_can_change() -> None:
    with pytest.raises(TypeError, match=r"Mutable\.names can change though its Struct is frozen"):
        Viewer(HoldsMutable)


def test_what_is_uncounted_is_not_there_for_others() -> None:
    position = table()
    position.purses = {"red": Purse(letters=["one", "two"])}
    position.notes = {"red": ["three"]}
    assert VIEWER.view(position, "blue").purses["red"].letters == []
    assert VIEWER.view(position, "blue").notes == {"red": []}
    assert VIEWER.view(position, "red").purses["red"].letters == ["one", "two"]
    assert VIEWER.view(position, "red").notes == {"red": ["three"]}


class TwiceDeclared(Position, kw_only=True):
    cards: Annotated[int, OPEN, OWNER] = 0


class SeatsOfNumbers(Position, kw_only=True):
    seats: Seated[dict[str, int]] = field(default_factory=dict)


class SeatsOfLists(Position, kw_only=True):
    seats: Seated[dict[str, list[str]]] = field(default_factory=dict)


class CoveredUnion(Position, kw_only=True):
    secret: FaceDown[int | str] = 0


class CoveredPair(Position, kw_only=True):
    secret: FaceDown[tuple[str, int]] = ("", 0)


class CoveredBytes(Position, kw_only=True):
    secret: FaceDown[bytes] = b""


class CoveredSet(Position, kw_only=True):
    secret: FaceDown[set[str]] = field(default_factory=set)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (TwiceDeclared, r"TwiceDeclared\.cards does not say"),
        (SeatsOfNumbers, "must be a dict of Structs by seat"),
        (SeatsOfLists, "must be a dict of Structs by seat"),
        (CoveredUnion, "has no face-down form"),
        (CoveredPair, "has no face-down form"),
        (CoveredBytes, "has no face-down form"),
        (CoveredSet, "has no face-down form"),
    ],
)
def test_what_cannot_be_shown_as_declared_is_refused(position: type[Position], words: str) -> None:
    with pytest.raises(Undeclared, match=words):
        Viewer(position)


def test_a_declaration_says_what_it_is() -> None:
    names = [repr(VIEWER.declared[name]) for name in ("round", "hands", "deck", "votes", "purses")]
    assert names == ["OPEN", "OWNER", "NOBODY", "by(when_shown)", "SEATED"]


class Weighed(Position, kw_only=True):
    """Fractional numbers, in every place that can be hidden."""

    odds: FaceDown[float] = 0.25
    bids: Owned[dict[str, float]] = field(default_factory=lambda: {"red": 0.5, "blue": 0.75})
    rolls: FaceDown[list[float]] = field(default_factory=lambda: [0.125, 0.5])


def test_a_number_with_a_fraction_lies_face_down_like_any_other() -> None:
    seen = Viewer(Weighed).view(Weighed(), "red")
    assert (seen.odds, seen.bids, seen.rolls) == (0.0, {"red": 0.5, "blue": 0.0}, [0.0, 0.0])
