"""Everything in the box (boards, tables, markers and cards of Weimar) as loaded data.

The files are in `rules/weimar/`; these Structs define their fields and values. `packs` reads the
files, `packs.check` checks that they fit together. Nothing here changes during a game: a Position
only refers to these things by id.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from weimar_tui.packs.component import ONLY_READ, Component, Notated, Words
from weimar_tui.packs.texts import Filled

from .effects.vocabulary import Effects, React

Number = Annotated[int, Meta(ge=0)]
Count = Annotated[int, Meta(ge=1)]
Year = Annotated[str, Meta(pattern=r"^\d{4}(-\d{2})?$"), ONLY_READ]
Source = Annotated[Literal["rulebook", "report", "original"], ONLY_READ]
Party = Literal["spd", "kpd", "z", "dnvp"]
PARTIES = ("spd", "kpd", "z", "dnvp")
"""The four seats, clockwise; moderates sit opposite each other."""

Sets = Literal["", "L", "D", "E", "O", "M", "R", "F", "P"]

Carried = Annotated[Effects, Notated("effects")]
"""An effect, written in the notation in the file."""

Event = Annotated[Effects, Notated("effects", kept_as="notation")]
"""The effect of a card; the text in the notation is kept too."""

Reactions = Annotated[tuple[React, ...], Notated("reactions", kept_as="notation")]
Written = Annotated[str, ONLY_READ]
Results = Annotated[tuple[Carried, ...], Meta(min_length=8, max_length=8)]


class City(Component, frozen=True):
    """A city: its number on the two-dice city table, base spaces, and place on the map grid."""

    id: Filled
    name: Words
    dice: Annotated[int, Meta(ge=2, le=12)]
    spaces: Count
    column: Annotated[Number, ONLY_READ]
    row: Annotated[Number, ONLY_READ]


class UnitKind(Component, frozen=True):
    """A kind of unit (rulebook 6.2)."""

    id: Filled
    name: Words
    strength: Count
    owner: Literal["government", "spd", "kpd", "dnvp"]
    number: Count
    start: Number
    reinforced_by: tuple[str, ...] = ()


class ThreatKind(Component, frozen=True):
    """A kind of threat marker (rulebook 6.3). `dr_box`: how many of it the DR box can hold."""

    id: Filled
    name: Words
    number: Number
    in_cities: bool
    dr_box: Number
    party: Literal["", "kpd", "dnvp"] = ""


class IssueOption(Component, frozen=True):
    """One way to resolve a won issue. `government_only`: only governing parties can choose it."""

    effect: Carried
    label: Words
    government_only: bool = False


class IssueKind(Component, frozen=True):
    """A kind of issue marker (rulebook 6.5); marker ids are `kind` or `kind-1` and `kind-2`.

    `brief` is a shorter name for small screens.
    """

    id: Filled
    name: Words
    colour: Literal["white", "yellow"]
    copies: Annotated[int, Meta(ge=1, le=2)]
    options: Annotated[tuple[IssueOption, ...], Meta(min_length=1, max_length=2)] = field(
        name="option"
    )
    card: str = ""
    brief: Annotated[Words | None, ONLY_READ] = None

    @property
    def markers(self) -> tuple[str, ...]:
        """The ids of its markers, first copy first."""
        if self.copies == 1:
            return (self.id,)
        return tuple(f"{self.id}-{copy}" for copy in range(1, self.copies + 1))


class SocietyMarker(Component, frozen=True):
    """A society marker (rulebook 6.4). White ones have a `group`, yellow ones a source `card`."""

    id: Filled
    name: Words
    colour: Literal["white", "yellow"]
    effect: Carried
    group: Literal["", "workers", "poor", "farmers", "citizens", "soldiers", "rich"] = ""
    holder: Literal["", "spd", "kpd", "z", "dnvp", "uspd", "ddp", "dvp"] = ""
    card: str = ""


class Card(Component, frozen=True):
    """A party or timeline card.

    `set`: for party cards, basic or the letter of an expansion; for timeline cards, the colour. The
    name of the file gives the `deck`. Politicians have `reactions`, all other cards an `event`.
    """

    id: Filled
    deck: Literal["spd", "z", "kpd", "dnvp", "timeline"]
    set: Literal[
        "basic", "L", "D", "E", "O", "M", "R", "F", "P", "gray", "yellow", "orange", "brown"
    ]
    name: Words
    year: Year
    large: Annotated[int, Meta(ge=0, le=6)]
    small: Annotated[int, Meta(ge=0, le=6)]
    after: Literal["stays", "removed", "beside"]
    source: Source
    note: Words
    notation: Written
    kind: Literal["event", "politician"] = "event"
    effect: Event = field(name="event", default=())
    reactions: Reactions = ()
    early: bool = False


class Agenda(Component, frozen=True):
    """An agenda card (rulebook 4.2). `issues`: pairs of issue kind and cell.

    `brief` is a shorter name for small screens.
    """

    id: Filled
    party: Party
    name: Words
    year: Year
    issues: tuple[tuple[str, str], ...]
    effect: Event = field(name="event")
    source: Source
    note: Words
    notation: Written
    set: Sets = ""
    draw: Number = 0
    pre_impulse: bool = False
    brief: Annotated[Words | None, ONLY_READ] = None


class RoundCard(Component, frozen=True):
    """A round card (rulebook 4.1); the Chancellor carries out `effect` on entry.

    The round track shows `years`.
    """

    id: Filled
    round: Annotated[int, Meta(ge=1, le=6)]
    name: Words
    years: Year
    year: Year
    effect: Event = field(name="event")
    source: Source
    note: Words
    notation: Written


class ForeignAffairsCard(Component, frozen=True):
    """A foreign affairs card (rulebook 5.8). `order` 0: laid next to the deck (A33, A65)."""

    id: Filled
    order: Annotated[int, Meta(ge=0, le=7)]
    name: Words
    year: Year
    nation: Literal["", "usuk", "france", "ussr"]
    needs: Annotated[int, Meta(ge=0, le=8)]
    bonus_round: Annotated[int, Meta(ge=0, le=6)]
    above: Carried
    after: Carried
    success: Carried
    source: Source
    note: Words


class MinorPartyCard(Component, frozen=True):
    """A minor party (rulebook 5.13). `eligible`: the two parties, the starting one first."""

    id: Filled
    card: Filled
    name: Words
    eligible: Annotated[tuple[Party, ...], Meta(min_length=2, max_length=2)]
    seats: Annotated[tuple[Number, ...], Meta(min_length=6, max_length=6)]
    bonus: Carried
    source: Source
    note: Words


class SpecialCard(Component, frozen=True):
    """Gustav Stresemann (A07) and Reichspräsident (A08), rulebook 5.14."""

    id: Filled
    name: Words
    text: Words
    source: Source
    note: Words


class ScenarioCard(Component, frozen=True):
    """A behaviour card of the solo scenario (A17-A29); the set-up card has no seat."""

    id: Filled
    seat: Literal["", "kpd", "z", "dnvp"]
    name: Words
    effect: Event = field(name="event")
    source: Source
    notation: Written


class NsdapSpace(Component, frozen=True):
    """One space of the NSDAP track: seats gained and the effect (rulebook 5.12)."""

    seats: Number
    effect: Carried


class Tables(Component, frozen=True):
    """Tables of the party boards and the game board.

    `costs[action][party]` in AP, 0 if the party can never take the action; result tables are
    indexed `table[party][result - 1]` for results 1 to 8; `fight` and `counter_coup` are the same
    for all parties. `titles[action][party]` are the names printed on the boards, for flavour only.
    """

    costs: dict[str, dict[str, int]]
    titles: Annotated[dict[str, dict[str, Words]], ONLY_READ]
    demonstration: dict[str, tuple[Effects, ...]]
    coup: dict[str, tuple[Effects, ...]]
    counter_coup: tuple[Effects, ...]
    fight: tuple[Effects, ...]
    reaction: dict[str, tuple[Effects, ...]]
    crisis: tuple[Effects, ...]
    economy: tuple[Effects, ...]
    nsdap: tuple[NsdapSpace, ...]
    round_years: Annotated[tuple[str, ...], ONLY_READ]


class ComponentData(Component, frozen=True):
    """Everything in the box, by id, in printed order.

    `digest` identifies what affects play, without the names (`packs.digest`).
    """

    digest: Written
    cities: dict[str, City]
    units: dict[str, UnitKind]
    threats: dict[str, ThreatKind]
    issues: dict[str, IssueKind]
    society: dict[str, SocietyMarker]
    cards: dict[str, Card]
    agendas: dict[str, Agenda]
    rounds: tuple[RoundCard, ...]
    foreign_affairs: dict[str, ForeignAffairsCard]
    minor_parties: dict[str, MinorPartyCard]
    specials: dict[str, SpecialCard]
    scenario_cards: dict[str, ScenarioCard]
    tables: Tables
