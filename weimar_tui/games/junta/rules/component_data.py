"""Everything in the box of Junta (deck, city, units, offices, families, money) as loaded data.

The files are in `rules/junta/`; these Structs define their fields and values. `loading` reads the
files, `checks` checks that they fit together.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from weimar_tui.packs.component import ONLY_READ, Component, Notated, Words
from weimar_tui.packs.texts import Filled

from .vocabulary import Effects

GENERALS = ("general1", "general2", "general3")
OTHER_OFFICES = ("minister", "admiral", "air")
OFFICES = (*GENERALS, *OTHER_OFFICES)
"""The offices that the President gives out, in order (ruling J6)."""

PLACES = ("bank", "hq", "home", "lover", "club")
"""The places where a family can spend the night (rules: Spieler wählen Ort)."""

CARD_TYPES = ("influence", "vote", "donation", "assassin", "bribe", "excuse", "event", "unit")

POWER_CENTRES = 3
"""How many power centres decide a coup (rules: Staatsstreich-Sieg)."""

Count = Annotated[int, Meta(ge=1)]
Number = Annotated[int, Meta(ge=0)]
Spot = Annotated[tuple[Number, Number], ONLY_READ]
Letter = Annotated[str, Meta(min_length=1, max_length=1), ONLY_READ]


class Card(Component, frozen=True, kw_only=True):
    """A political card (`deck.toml`); `needs` is a card on the player's table or `office:ID`."""

    id: Filled
    name: Words
    type: Literal["influence", "vote", "donation", "assassin", "bribe", "excuse", "event", "unit"]
    effect: Annotated[Effects, Notated("effects", kept_as="notation")]
    notation: Annotated[str, ONLY_READ] = ""
    needs: str = ""
    count: Count = 1
    source: Annotated[Literal["fact", "original"], ONLY_READ]
    note: Words


class Area(Component, frozen=True, kw_only=True):
    """An area of the city (`city.toml`); `start`: its home units, such as `army1 6`."""

    id: Filled
    number: Count
    name: Words
    short: Words
    kind: Literal[
        "slum", "suburb", "middle", "landmark", "barracks", "precinct", "embassy", "power"
    ]
    next: tuple[str, ...]
    river: bool = False
    start: Annotated[str, Meta(pattern=r"^([a-z][a-z0-9-]* [1-9][0-9]?)?$")] = ""
    small: Spot
    wide: Spot

    @property
    def standing(self) -> tuple[tuple[str, int], ...]:
        """The home units: kind and number."""
        unit, _, number = self.start.partition(" ")
        return ((unit, int(number)),) if unit else ()


class Unit(Component, frozen=True, kw_only=True):
    """A kind of unit (`units.toml`): `dice` dice for every `per` units.

    Its `office` commands it, or the family that placed it; `lands`: where it can land from its box
    off the map.
    """

    id: Filled
    name: Words
    short: Words
    letter: Letter
    number: Count
    dice: Count = 1
    per: Count = 1
    office: str = ""
    red: bool = False
    lands: Literal["", "river", "any"] = ""
    moves: Annotated[int, Meta(ge=1, le=2)] = 1


class Gunboat(Component, frozen=True):
    """Fires at one area on the river in each coup phase."""

    office: str
    dice: Count


class Strike(Component, frozen=True):
    """Air strikes, each usable once per coup."""

    office: str
    dice: Count
    number: Count


class Office(Component, frozen=True):
    """An office of the government (`offices.toml`)."""

    id: Filled
    name: Words
    short: Words


class FamilyName(Component, frozen=True):
    """A family (`families.toml`); seats sit clockwise in the order of the file."""

    id: Filled
    letter: Letter
    name: Words
    note: Words


class Money(Component, frozen=True):
    """`money.toml`: the number of notes of each value, and the number in a round's aid."""

    notes: dict[Literal["1", "2", "3"], Count]
    aid: Count


class ComponentData(Component, frozen=True):
    """Everything in the box."""

    digest: Annotated[str, ONLY_READ]
    cards: dict[str, Card]
    areas: dict[str, Area]
    units: dict[str, Unit]
    offices: dict[str, Office]
    families: dict[str, FamilyName]
    gunboat: Gunboat
    strike: Strike
    money: Money

    @property
    def notes(self) -> tuple[int, int, int]:
        """The number of notes of 1, 2 and 3 million."""
        counts = self.money.notes
        return counts.get("1", 0), counts.get("2", 0), counts.get("3", 0)

    @property
    def aid(self) -> int:
        """The number of notes the President draws each round."""
        return self.money.aid
