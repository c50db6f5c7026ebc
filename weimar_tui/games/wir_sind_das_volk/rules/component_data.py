"""Everything in the box (board, tracks and cards) as loaded data.

The files are in `rules/wir_sind_das_volk/`; these Structs define their fields and values. `packs`
reads the files, `packs.check` checks that they fit together. Nothing here changes during a game: a
Position only refers to these things by id.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from weimar_tui.packs.component import ONLY_READ, Component, Notated, Words
from weimar_tui.packs.texts import Filled

from .effects.vocabulary import Clauses, power_colour

Number = Annotated[int, Meta(ge=0)]
Value = Annotated[int, Meta(ge=0, le=9)]
Year = Annotated[str, Meta(pattern=r"^\d{4}(-\d{2})?$"), ONLY_READ]
Source = Annotated[Literal["rulebook", "report", "original"], ONLY_READ]
Side = Literal["west", "east"]
FieldEvent = Annotated[Clauses, Notated("event")]


class Area(Component, frozen=True):
    """An area. `neighbours`: the opposing areas it can attack (rulebook 9.7).

    `sector`: the name of the sector of West Berlin that it supplies (rulebook 10.2).
    """

    id: Filled
    name: Words
    code: Annotated[Filled, ONLY_READ]
    side: Side
    unrest: Number
    neighbours: tuple[str, ...] = ()
    sector: Words = field(default_factory=dict)


class City(Component, frozen=True):
    """A building site. `areas`: one area, two for Hamburg, none for a foreign city of a `country`.

    `start`: has a factory at set-up.
    """

    id: Filled
    name: Words
    areas: tuple[str, ...]
    kind: Literal["ordinary", "rheinsberg", "foreign"] = "ordinary"
    start: bool = False
    country: Literal["", "polska", "cssr"] = ""


class Connection(Component, frozen=True):
    """A connection between two cities with one or two blue lines (rulebook 1)."""

    id: Annotated[str, Meta(pattern=r"^[a-z-]+/[a-z-]+$")]
    lines: Annotated[int, Meta(ge=1, le=2)] = 1

    @property
    def ends(self) -> tuple[str, str]:
        first, second = self.id.split("/")
        return first, second


class Card(Component, frozen=True):
    """A card. `west`, `east`: its value for each side, 0 on a special card.

    `flight`: its number of flight symbols. `notation`: the event as written. The file gives the
    `decade`.
    """

    id: Filled
    decade: Literal[1, 2, 3, 4]
    name: Words
    year: Year
    colour: Literal["red", "yellow", "dual", "special"]
    event: Annotated[Clauses, Notated("event", kept_as="notation")]
    notation: Annotated[str, ONLY_READ]
    note: Words
    source: Source = "original"
    west: Value = 0
    east: Value = 0
    flight: Number = 0

    @property
    def power(self) -> str:
        """The colour of its state-power symbol, red or pink; usually "" (rulebook 8)."""
        return power_colour(self.event)


class PrestigeTrack(Component, frozen=True):
    """The prestige track: the effect of each field, from -6 to +6 (rulebook 9.2)."""

    name: Words
    fields: Annotated[tuple[FieldEvent, ...], Meta(min_length=13, max_length=13)]


class CurrencyTrack(Component, frozen=True):
    """The currency track; the value of each field is its number (rulebook 9.3)."""

    name: Words


class SocialistsTrack(Component, frozen=True):
    """The socialists track: socialists gained or lost, from -6 to +6 (rulebook 9.9)."""

    name: Words
    gains: Annotated[tuple[int, ...], Meta(min_length=13, max_length=13)]


class Tracks(Component, frozen=True):
    """`tracks.toml`: the three tracks with thirteen fields each."""

    prestige: PrestigeTrack
    currency: CurrencyTrack
    socialists: SocialistsTrack


class ComponentData(Component, frozen=True):
    """Everything in the box, each by its id in board order."""

    digest: Annotated[str, ONLY_READ]
    areas: dict[str, Area]
    cities: dict[str, City]
    connections: dict[str, Connection]
    cards: dict[str, Card]
    tracks: Tracks
