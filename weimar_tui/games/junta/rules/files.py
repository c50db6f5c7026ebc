"""What may stand in the files of `rules/junta/`: one strict Struct for each kind of entry.

They only say which fields there are and which values these may have. `loading` turns them into
`components` and sees whether they fit together.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from weimar_tui.games.junta.rules.components import Words

Filled = Annotated[str, Meta(min_length=1)]
Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]
Count = Annotated[int, Meta(ge=1)]
Number = Annotated[int, Meta(ge=0)]
Spot = tuple[Number, Number]
Letter = Annotated[str, Meta(min_length=1, max_length=1)]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry in which an unknown field is an error."""


class Text(Strict, frozen=True):
    """A text in every language; English and German must be there, ours are in Chinese too."""

    en: Filled
    de: Filled
    zh: str = ""

    def words(self) -> Words:
        """The languages that are filled in.

        >>> Text("Harbour", "Hafen").words()
        {'en': 'Harbour', 'de': 'Hafen'}
        """
        filled = {"en": self.en, "de": self.de, "zh": self.zh}
        return {language: text for language, text in filled.items() if text}


class Named(Strict, frozen=True):
    """An entry with an id and a name."""

    id: Id
    name: Text


class CardEntry(Named, frozen=True, kw_only=True):
    """`deck.toml`."""

    type: Literal["influence", "vote", "donation", "assassin", "bribe", "excuse", "event", "unit"]
    effect: Filled
    needs: str = ""
    count: Count = 1
    source: Literal["fact", "original"]
    note: Text


class AreaEntry(Named, frozen=True, kw_only=True):
    """`city.toml`; `start` is a unit and how many, as in `army1 6`."""

    number: Count
    short: Text
    kind: Literal[
        "slum", "suburb", "middle", "landmark", "barracks", "precinct", "embassy", "power"
    ]
    next: tuple[str, ...]
    river: bool = False
    start: Annotated[str, Meta(pattern=r"^([a-z][a-z0-9-]* [1-9][0-9]?)?$")] = ""
    small: Spot
    wide: Spot


class UnitEntry(Named, frozen=True, kw_only=True):
    """`units.toml`: one kind of unit."""

    letter: Letter
    number: Count
    dice: Count = 1
    per: Count = 1
    office: str = ""
    red: bool = False
    lands: Literal["", "river", "any"] = ""
    moves: Annotated[int, Meta(ge=1, le=2)] = 1


class GunboatEntry(Strict, frozen=True):
    """`units.toml`: the gunboat."""

    office: str
    dice: Count


class StrikeEntry(Strict, frozen=True):
    """`units.toml`: the air strikes."""

    office: str
    dice: Count
    number: Count


class OfficeEntry(Named, frozen=True):
    """`offices.toml`."""

    short: Text


class FamilyEntry(Named, frozen=True):
    """`families.toml`."""

    letter: Letter
    note: Text


class DeckFile(Strict, frozen=True):
    """`deck.toml`."""

    card: tuple[CardEntry, ...]


class CityFile(Strict, frozen=True):
    """`city.toml`."""

    area: tuple[AreaEntry, ...]


class UnitsFile(Strict, frozen=True):
    """`units.toml`."""

    unit: tuple[UnitEntry, ...]
    gunboat: GunboatEntry
    strike: StrikeEntry


class OfficesFile(Strict, frozen=True):
    """`offices.toml`."""

    office: tuple[OfficeEntry, ...]


class FamiliesFile(Strict, frozen=True):
    """`families.toml`."""

    family: tuple[FamilyEntry, ...]


class MoneyFile(Strict, frozen=True):
    """`money.toml`: how many notes of each value, and how many are the foreign aid of a round."""

    notes: dict[Literal["1", "2", "3"], Count]
    aid: Count


FILES: dict[str, type[Strict]] = {
    "deck.toml": DeckFile,
    "city.toml": CityFile,
    "units.toml": UnitsFile,
    "offices.toml": OfficesFile,
    "families.toml": FamiliesFile,
    "money.toml": MoneyFile,
}
"""Every component file, and what may stand in it."""
