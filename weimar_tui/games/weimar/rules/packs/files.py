"""What may stand in the files of `rules/weimar/`: one strict Struct for each kind of entry.

They only say which fields there are and which values these may have. `build` turns them
into `components`, `check` sees whether they fit together.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from weimar_tui.packs.component import Component
from weimar_tui.packs.texts import Filled, Text

Number = Annotated[int, Meta(ge=0)]
Count = Annotated[int, Meta(ge=1)]
Year = Annotated[str, Meta(pattern=r"^\d{4}(-\d{2})?$")]
Party = Literal["spd", "kpd", "z", "dnvp"]
PARTIES: tuple[Party, ...] = ("spd", "kpd", "z", "dnvp")
Source = Literal["rulebook", "report", "original"]
Results = Annotated[tuple[str, ...], Meta(min_length=8, max_length=8)]


class Named(Component, frozen=True):
    """An entry with an id and a name."""

    id: Filled
    name: Text


class CityEntry(Named, frozen=True):
    """`cities.toml`."""

    dice: Annotated[int, Meta(ge=2, le=12)]
    spaces: Count
    column: Number
    row: Number


class Costs(Component, frozen=True):
    """`boards.toml`: action points by party."""

    spd: Number
    kpd: Number
    z: Number
    dnvp: Number


class ActionEntry(Named, frozen=True):
    """`boards.toml`: an action, its cost and how the party boards call it."""

    cost: Costs | None = None
    title: dict[Party, Text] = field(default_factory=dict)


class RadicalResults(Component, frozen=True):
    """`boards.toml`: a result table of each radical party."""

    kpd: Results
    dnvp: Results


class PartyResults(Component, frozen=True):
    """`boards.toml`: a result table of each party."""

    spd: Results
    kpd: Results
    z: Results
    dnvp: Results


class ResultTables(Component, frozen=True):
    """`boards.toml`: the result tables."""

    fight: Results
    counter_coup: Results
    demonstration: PartyResults
    coup: RadicalResults
    reaction: PartyResults


class BoardsFile(Component, frozen=True):
    """`boards.toml`."""

    action: tuple[ActionEntry, ...]
    results: ResultTables


class CrisisFile(Component, frozen=True):
    """`crisis.toml`."""

    results: Annotated[tuple[str, ...], Meta(min_length=6, max_length=6)]


class EconomyFile(Component, frozen=True):
    """`economy.toml`."""

    levels: Annotated[tuple[str, ...], Meta(min_length=5, max_length=5)]


class NsdapSpaceEntry(Component, frozen=True):
    """`nsdap.toml`: one space of the track."""

    seats: Number
    effect: str


class NsdapFile(Component, frozen=True):
    """`nsdap.toml`."""

    space: Annotated[tuple[NsdapSpaceEntry, ...], Meta(min_length=6, max_length=6)]


class MinorPartyEntry(Named, frozen=True):
    """`minor-parties.toml`."""

    card: Filled
    eligible: Annotated[tuple[Party, ...], Meta(min_length=2, max_length=2)]
    seats: Annotated[tuple[Number, ...], Meta(min_length=6, max_length=6)]
    bonus: str
    source: Source
    note: Text


class UnitEntry(Named, frozen=True):
    """`units.toml`."""

    strength: Count
    owner: Literal["government", "spd", "kpd", "dnvp"]
    number: Count
    start: Number
    reinforced_by: tuple[str, ...] = ()


class ThreatEntry(Named, frozen=True):
    """`threats.toml`."""

    number: Number
    in_cities: bool
    dr_box: Number
    party: Literal["", "kpd", "dnvp"] = ""


class OptionEntry(Component, frozen=True):
    """`issues.toml`: one way to resolve an issue."""

    label: Text
    effect: str
    government_only: bool = False


class IssueEntry(Named, frozen=True):
    """`issues.toml`."""

    colour: Literal["white", "yellow"]
    copies: Annotated[int, Meta(ge=1, le=2)]
    option: Annotated[tuple[OptionEntry, ...], Meta(min_length=1, max_length=2)]
    card: str = ""


class SocietyEntry(Named, frozen=True):
    """`society.toml`."""

    colour: Literal["white", "yellow"]
    effect: str
    group: Literal["", "workers", "poor", "farmers", "citizens", "soldiers", "rich"] = ""
    holder: Literal["", "spd", "kpd", "z", "dnvp", "uspd", "ddp", "dvp"] = ""
    card: str = ""


class PlayedEntry(Named, frozen=True):
    """What party and timeline cards have in common."""

    year: Year
    large: Annotated[int, Meta(ge=0, le=6)]
    small: Annotated[int, Meta(ge=0, le=6)]
    source: Source
    note: Text


class PartyCardEntry(PlayedEntry, frozen=True, kw_only=True):
    """`spd.toml`, `kpd.toml`, `z.toml`, `dnvp.toml`."""

    set: Literal["basic", "L", "D", "E", "O", "M", "R", "F", "P"]
    kind: Literal["event", "politician"] = "event"
    early: bool = False
    after: Literal["stays", "removed"]
    event: str = ""
    reactions: str = ""


class TimelineEntry(PlayedEntry, frozen=True, kw_only=True):
    """`timeline.toml`."""

    colour: Literal["gray", "yellow", "orange", "brown"]
    after: Literal["stays", "removed", "beside"]
    event: Filled


class AgendaEntry(Named, frozen=True, kw_only=True):
    """`agendas.toml`."""

    party: Party
    year: Year
    issues: tuple[tuple[str, str], ...]
    set: Literal["", "L", "D", "E", "O", "M", "R", "F", "P"] = ""
    draw: Number = 0
    pre_impulse: bool = False
    event: Filled
    source: Source
    note: Text


class RoundCardEntry(Named, frozen=True):
    """`round-cards.toml`; `years` stand on the round track."""

    round: Annotated[int, Meta(ge=1, le=6)]
    years: Year
    year: Year
    event: Filled
    source: Source
    note: Text


class ForeignAffairsEntry(Named, frozen=True):
    """`foreign-affairs.toml`."""

    order: Annotated[int, Meta(ge=0, le=7)]
    year: Year
    nation: Literal["", "usuk", "france", "ussr"]
    needs: Annotated[int, Meta(ge=0, le=8)]
    bonus_round: Annotated[int, Meta(ge=0, le=6)]
    above: Filled
    after: Filled
    success: Filled
    source: Source
    note: Text


class SpecialEntry(Named, frozen=True):
    """`specials.toml`."""

    text: Text
    source: Source
    note: Text


class ScenarioCardEntry(Named, frozen=True):
    """`scenario-cards.toml`."""

    seat: Literal["", "kpd", "z", "dnvp"]
    event: Filled
    source: Source


ENTRIES: dict[str, tuple[str, type[Named]]] = {
    "cities.toml": ("city", CityEntry),
    "minor-parties.toml": ("minor_party", MinorPartyEntry),
    "units.toml": ("unit", UnitEntry),
    "threats.toml": ("threat", ThreatEntry),
    "issues.toml": ("issue", IssueEntry),
    "society.toml": ("marker", SocietyEntry),
    "agendas.toml": ("agenda", AgendaEntry),
    "spd.toml": ("card", PartyCardEntry),
    "kpd.toml": ("card", PartyCardEntry),
    "z.toml": ("card", PartyCardEntry),
    "dnvp.toml": ("card", PartyCardEntry),
    "timeline.toml": ("card", TimelineEntry),
    "round-cards.toml": ("card", RoundCardEntry),
    "foreign-affairs.toml": ("card", ForeignAffairsEntry),
    "specials.toml": ("card", SpecialEntry),
    "scenario-cards.toml": ("card", ScenarioCardEntry),
}
"""The files that are lists: what their entries are called, and what they may hold."""

TABLES: dict[str, type[Component]] = {
    "boards.toml": BoardsFile,
    "crisis.toml": CrisisFile,
    "economy.toml": EconomyFile,
    "nsdap.toml": NsdapFile,
}
"""The files that are one whole."""

FILES = (*ENTRIES, *TABLES)
