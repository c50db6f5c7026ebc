"""Everything in the box of Junta as Structs: deck, city, units, offices, families, money."""

from __future__ import annotations

from msgspec import Struct

from weimar_tui.games.junta.rules.vocabulary import Effects

Words = dict[str, str]
"""A text by language."""

GENERALS = ("general1", "general2", "general3")
OTHER_OFFICES = ("minister", "admiral", "air")
OFFICES = (*GENERALS, *OTHER_OFFICES)
"""The offices the President gives out, in the order in which he is asked (ruling J6)."""

PLACES = ("bank", "hq", "home", "lover", "club")
"""Where a family can spend the night (rules: Spieler wählen Ort)."""

CARD_TYPES = ("influence", "vote", "donation", "assassin", "bribe", "excuse", "event", "unit")

POWER_CENTRES = 3
"""How many of the power centres decide a coup (rules: Staatsstreich-Sieg)."""


class Card(Struct, frozen=True, kw_only=True):
    """A political card; `needs` is a card on one's own table or `office:ID`."""

    id: str
    name: Words
    type: str
    effect: Effects
    notation: str
    needs: str = ""
    count: int = 1
    source: str
    note: Words


class Area(Struct, frozen=True, kw_only=True):
    """An area of the city; `start` are the units standing there when all are at home."""

    id: str
    number: int
    name: Words
    short: Words
    kind: str
    next: tuple[str, ...]
    river: bool = False
    start: tuple[tuple[str, int], ...] = ()
    small: tuple[int, int]
    wide: tuple[int, int]


class Unit(Struct, frozen=True, kw_only=True):
    """A kind of unit: `dice` dice for every `per` units; `office` commands it, or who placed it."""

    id: str
    name: Words
    letter: str
    number: int
    dice: int = 1
    per: int = 1
    office: str = ""
    red: bool = False
    lands: str = ""
    moves: int = 1


class Gunboat(Struct, frozen=True):
    """Shells one area at the river in each coup phase."""

    office: str
    dice: int


class Strike(Struct, frozen=True):
    """Air strikes, each once in a coup."""

    office: str
    dice: int
    number: int


class Office(Struct, frozen=True):
    """An office of the government."""

    id: str
    name: Words
    short: Words


class FamilyName(Struct, frozen=True):
    """A family; seats sit clockwise in the order of the file."""

    id: str
    letter: str
    name: Words
    note: Words


class Components(Struct, frozen=True):
    """The whole box. `notes`: how many notes of 1, 2 and 3 million; `aid`: how many a round."""

    digest: str
    cards: dict[str, Card]
    areas: dict[str, Area]
    units: dict[str, Unit]
    offices: dict[str, Office]
    families: dict[str, FamilyName]
    gunboat: Gunboat
    strike: Strike
    notes: tuple[int, int, int]
    aid: int
