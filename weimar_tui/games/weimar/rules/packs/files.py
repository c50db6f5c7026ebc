"""From the files of `rules/weimar/` to the components: the contents of each file."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, field

from weimar_tui.packs.component import Component, Words
from weimar_tui.packs.reader import Reader
from weimar_tui.packs.texts import Filled

from .. import component_data as c

FILES = (
    *("cities.toml", "minor-parties.toml", "units.toml", "threats.toml", "issues.toml"),
    *("society.toml", "agendas.toml", "spd.toml", "kpd.toml", "z.toml", "dnvp.toml"),
    *("timeline.toml", "round-cards.toml", "foreign-affairs.toml", "specials.toml"),
    *("scenario-cards.toml", "boards.toml", "crisis.toml", "economy.toml", "nsdap.toml"),
)


class Costs(Component, frozen=True):
    """Action points by party."""

    spd: c.Number
    kpd: c.Number
    z: c.Number
    dnvp: c.Number


class Action(Component, frozen=True):
    """An action, its cost, and its titles on the party boards."""

    id: Filled
    name: Words
    cost: Costs | None = None
    title: dict[c.Party, Words] = field(default_factory=dict)

    @property
    def titles(self) -> dict[str, dict[str, str]]:
        """The action's title for each party that can take it: its own, or the common one."""
        costs = {} if self.cost is None else msgspec.structs.asdict(self.cost)
        own = {str(party): title for party, title in self.title.items()}
        return {
            party: own.get(party, self.name)
            for party in c.PARTIES
            if self.cost is None or costs[party] > 0
        }


class RadicalResults(Component, frozen=True):
    """A result table for each radical party."""

    kpd: c.Results
    dnvp: c.Results


class PartyResults(Component, frozen=True):
    """A result table for each party."""

    spd: c.Results
    kpd: c.Results
    z: c.Results
    dnvp: c.Results


class ResultTables(Component, frozen=True):
    """The result tables of success rolls."""

    fight: c.Results
    counter_coup: c.Results
    demonstration: PartyResults
    coup: RadicalResults
    reaction: PartyResults


class Boards(Component, frozen=True):
    """`boards.toml`."""

    action: tuple[Action, ...]
    results: ResultTables


class Crisis(Component, frozen=True):
    """`crisis.toml`."""

    results: Annotated[tuple[c.Carried, ...], Meta(min_length=6, max_length=6)]


class EconomyFile(Component, frozen=True):
    """`economy.toml`."""

    levels: Annotated[tuple[c.Carried, ...], Meta(min_length=5, max_length=5)]


class NsdapTrack(Component, frozen=True):
    """`nsdap.toml`."""

    space: Annotated[tuple[c.NsdapSpace, ...], Meta(min_length=6, max_length=6)]


def read_components(reader: Reader) -> c.ComponentData | None:
    """The components, or None if a table is wrong; the reader collects the problems."""
    rounds = tuple(reader.entries("round-cards.toml", "card", c.RoundCard).values())
    tables = _tables(reader, tuple(card.years for card in rounds))
    if tables is None:
        return None
    return c.ComponentData(
        digest="",
        cities=reader.entries("cities.toml", "city", c.City),
        units=reader.entries("units.toml", "unit", c.UnitKind),
        threats=reader.entries("threats.toml", "threat", c.ThreatKind),
        issues=reader.entries("issues.toml", "issue", c.IssueKind),
        society=reader.entries("society.toml", "marker", c.SocietyMarker),
        cards=_cards(reader),
        agendas=reader.entries("agendas.toml", "agenda", c.Agenda),
        rounds=rounds,
        foreign_affairs=reader.entries("foreign-affairs.toml", "card", c.ForeignAffairsCard),
        minor_parties=reader.entries("minor-parties.toml", "minor_party", c.MinorPartyCard),
        specials=reader.entries("specials.toml", "card", c.SpecialCard),
        scenario_cards=reader.entries("scenario-cards.toml", "card", c.ScenarioCard),
        tables=tables,
    )


def _cards(reader: Reader) -> dict[str, c.Card]:
    cards: dict[str, c.Card] = {}
    for deck in c.PARTIES:
        cards |= reader.entries(f"{deck}.toml", "card", c.Card, given={"deck": deck})
    timeline = {"deck": "timeline"}
    colour = {"colour": "set"}
    return cards | reader.entries("timeline.toml", "card", c.Card, given=timeline, renamed=colour)


def _tables(reader: Reader, round_years: tuple[str, ...]) -> c.Tables | None:
    boards = reader.whole("boards.toml", Boards)
    crisis = reader.whole("crisis.toml", Crisis)
    economy = reader.whole("economy.toml", EconomyFile)
    nsdap = reader.whole("nsdap.toml", NsdapTrack)
    if boards is None or crisis is None or economy is None or nsdap is None:
        return None
    results = boards.results
    return c.Tables(
        costs={
            action.id: msgspec.structs.asdict(action.cost)
            for action in boards.action
            if action.cost is not None
        },
        titles={action.id: action.titles for action in boards.action},
        demonstration=msgspec.structs.asdict(results.demonstration),
        coup=msgspec.structs.asdict(results.coup),
        counter_coup=results.counter_coup,
        fight=results.fight,
        reaction=msgspec.structs.asdict(results.reaction),
        crisis=crisis.results,
        economy=economy.levels,
        nsdap=nsdap.space,
        round_years=round_years,
    )
