"""Set-ups as data: the table before the first card, for any scenario."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, field

from weimar_tui.packs import scenarios as packs_scenarios
from weimar_tui.packs.component import Component, Words

from .component_data import PARTIES, ComponentData, Party
from .packs import load_components

Number = Annotated[int, Meta(ge=0)]
Round = Annotated[int, Meta(ge=1, le=6)]

BLACK = ("reichswehr-1-black", "reichswehr-2-black")


class StartingFigures(Component, frozen=True):
    """The figures of one party at the start.

    `bases`: how many the party still places, in different cities; `cities`: bases already placed.
    """

    party: Party
    bases: Number = 0
    seats: Number = 0
    cities: dict[str, Number] = field(default_factory=dict)


class Units(Component, frozen=True):
    """Units at the start if they differ from those printed on the boards: number by kind.

    Reichswehr on its black side in a city is written `reichswehr-1-black`, `reichswehr-2-black`.
    Units not listed are out of the game.
    """

    supply: dict[str, Number] = field(default_factory=dict)
    dissolved: dict[str, Number] = field(default_factory=dict)
    cities: dict[str, dict[str, Number]] = field(default_factory=dict)


class Scenario(Component, frozen=True, kw_only=True):
    """A set-up (the main one: rulebook, chapter 2).

    `government`: the Chancellor's party first. `figures`: in the order in which the parties place
    them. `units`: if absent, the supplies of `units.toml` and none on the map. `timeline`: the
    colours shuffled together, except `timeline_without`. `foreign_affairs`: the deck, top card
    first; `foreign_affairs_beside` and `foreign_affairs_done`: cards already open, and completed.
    `decks`: a party's deck if it is not its twelve basic cards; `sets_added`: the expansion sets of
    all parties have been added already. `issues`: cell by marker; other white issues are on the
    board. `nsdap_track`: the party of each figure. `final_scores`: scored once after the last
    round, `seats` or `bases`. `card_run`: the seats played by behaviour cards; the remaining one
    leads.
    """

    id: str
    name: Words
    first_round: Round
    last_round: Round
    economy: Annotated[int, Meta(ge=1, le=5)]
    timeline: tuple[Literal["gray", "yellow", "orange", "brown"], ...]
    foreign_affairs: tuple[str, ...]
    government: Annotated[tuple[Party, ...], Meta(min_length=1, max_length=2)]
    minor_parties: dict[Literal["uspd", "ddp", "dvp"], Party]
    figures: tuple[StartingFigures, ...]
    president: str = "ebert"
    president_card: Literal["aside", "active", "inactive"] = "aside"
    stresemann: Literal["active", "inactive", "out"] = "active"
    random_poverty: Number = 0
    threats: dict[str, tuple[str, ...]] = field(default_factory=dict)
    dr_box: tuple[str, ...] = ()
    units: Units | None = None
    vp: dict[Party, Number] = field(default_factory=dict)
    reserve: dict[Party, Annotated[int, Meta(ge=0, le=2)]] = field(default_factory=dict)
    society: tuple[str, ...] = ()
    issues: dict[str, str] = field(default_factory=dict)
    nsdap_track: tuple[Party, ...] = ()
    nsdap_seats: Number = 0
    rentenmark: bool = False
    flags: dict[Literal["usuk", "france", "ussr"], Annotated[int, Meta(ge=0, le=3)]] = field(
        default_factory=dict
    )
    foreign_affairs_beside: tuple[str, ...] = ()
    foreign_affairs_done: tuple[str, ...] = ()
    timeline_without: tuple[str, ...] = ()
    decks: dict[Party, tuple[str, ...]] = field(default_factory=dict)
    sets_added: bool = False
    card_run: tuple[Party, ...] = ()
    final_scores: tuple[Literal["seats", "bases"], ...] = ()

    def supply(self, data: ComponentData) -> dict[str, int]:
        if self.units is not None:
            return dict(self.units.supply)
        return {unit.id: unit.start for unit in data.units.values() if unit.start}


def scenario_ids() -> tuple[str, ...]:
    """Available scenarios, the main one first."""
    return packs_scenarios.scenario_ids("weimar")


@lru_cache(maxsize=8)
def load_scenario(id: str = "main") -> Scenario:
    """Load the scenario, read strictly and checked against the components.

    Raises ScenarioError.
    """
    return _checked(packs_scenarios.load_scenario("weimar", id, Scenario), load_components())


def read_scenario(text: str, file: str, data: ComponentData) -> Scenario:
    """A scenario from the text of its file. Raises ScenarioError."""
    return _checked(packs_scenarios.read_scenario(text.encode(), file, Scenario), data)


def _checked(scenario: Scenario, data: ComponentData) -> Scenario:
    problems = scenario_problems(scenario, data)
    return packs_scenarios.without_problems(scenario, scenario.id, problems)


def scenario_problems(scenario: Scenario, data: ComponentData) -> Iterable[str]:
    """One line for each thing that does not fit the components."""
    units = scenario.units or Units()
    placed = [city for figures in scenario.figures for city in figures.cities]
    markers = {name for kind in data.issues.values() for name in kind.markers}
    cards = set(data.cards)
    known: tuple[tuple[str, Iterable[str], Container[str]], ...] = (
        ("city", [*scenario.threats, *placed, *units.cities], data.cities),
        ("threat", _flat(scenario.threats.values()), data.threats),
        ("marker of the DR box", scenario.dr_box, _dr_markers(data)),
        ("unit", [*units.supply, *units.dissolved], data.units),
        ("unit", _flat(units.cities.values()), (*data.units, *BLACK)),
        ("society marker", scenario.society, data.society),
        ("issue", scenario.issues, markers),
        ("timeline card", scenario.timeline_without, cards),
        ("party card", _flat(scenario.decks.values()), cards),
        ("foreign affairs card", _affairs(scenario), data.foreign_affairs),
    )
    yield from packs_scenarios.unknown_names(known)
    if scenario.first_round > scenario.last_round:
        yield "first_round comes after last_round."
    if sorted(figures.party for figures in scenario.figures) != sorted(PARTIES):
        yield "figures must name each of the four parties once."
    for city, spaces in ((city.id, city.spaces) for city in data.cities.values()):
        bases = sum(figures.cities.get(city, 0) for figures in scenario.figures)
        if bases > spaces:
            yield f"{city} has {spaces} spaces, but {bases} bases are placed there."
    for unit in data.units.values():
        number = _units_named(units, unit.id)
        if number > unit.number:
            yield f"there are {unit.number} {unit.id}, but {number} are placed."


def _affairs(scenario: Scenario) -> Iterable[str]:
    yield from scenario.foreign_affairs
    yield from scenario.foreign_affairs_beside
    yield from scenario.foreign_affairs_done


def _dr_markers(data: ComponentData) -> tuple[str, ...]:
    return tuple(threat.id for threat in data.threats.values() if threat.dr_box)


def _units_named(units: Units, kind: str) -> int:
    """How many units of a kind are placed; black Reichswehr counts with the white."""
    names = (kind, f"{kind}-black")
    places = (units.supply, units.dissolved, *units.cities.values())
    return sum(place.get(name, 0) for place in places for name in names)


def _flat(groups: Iterable[Iterable[str]]) -> list[str]:
    return [name for group in groups for name in group]
