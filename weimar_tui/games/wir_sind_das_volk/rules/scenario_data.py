"""Scenarios: set-ups as data in `scenarios/wir_sind_das_volk/` (rulebook 2 for the main one)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, field

from weimar_tui.packs import scenarios as packs_scenarios
from weimar_tui.packs.component import Component, Words

from .component_data import ComponentData
from .names import (
    AREAS,
    EAST_AREAS,
    PATRON_STATES,
    SIDE_OF,
    WEST_BERLIN,
    WEST_GERMANY,
)
from .packs import GAME, load_components
from .socialists import ALL_SOCIALISTS
from .unrest import PROTEST

Number = Annotated[int, Meta(ge=0)]
Decade = Annotated[int, Meta(ge=1, le=4)]
TrackField = Annotated[int, Meta(ge=-6, le=6)]


class Scenario(Component, frozen=True, kw_only=True):
    """A set-up; omitted fields are as in the main game (rulebook 2).

    `halves`: half-decades per decade. `lesson`: the ending has no winner. `socialism`: the marker's
    field. `state_power`: fresh cards in front of the East. `factories`: sound ones (if none are
    given, those of the start cities); `lines` names each infrastructure once. `sectors`: living
    standard in West Berlin by supplier; `delivered`: suppliers that have delivered; `imported`:
    protests of West Berlin by supplier. `unrest` by area (if none is given, that of `areas.toml`).
    """

    id: str
    name: Words
    about: Words = field(default_factory=dict)
    first_decade: Decade = 1
    last_decade: Decade = 4
    halves: Annotated[int, Meta(ge=1, le=2)] = 2
    lesson: bool = False
    wall: bool = False
    prestige: TrackField = 0
    currency: TrackField = 0
    socialism: TrackField = 0
    cadre_school: Number = field(default=1, name="box")
    state_power: tuple[str, ...] = ()
    delivered: tuple[str, ...] = ()
    razed: tuple[str, ...] = ()
    factories: tuple[str, ...] | None = None
    rundown: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    imported: dict[str, Number] = field(default_factory=dict)
    sectors: dict[str, Number] = field(default_factory=dict)
    socialists: dict[str, Number] = field(default_factory=dict)
    standard: dict[str, Number] = field(default_factory=dict)
    unrest: dict[str, Number] | None = None


def scenario_ids() -> tuple[str, ...]:
    """Available scenarios, the main one first."""
    return packs_scenarios.scenario_ids(GAME)


@lru_cache(maxsize=8)
def load_scenario(id: str = "main") -> Scenario:
    """Load the scenario, read strictly and checked. Raises ScenarioError."""
    return _checked(packs_scenarios.load_scenario(GAME, id, Scenario), load_components())


def read_scenario(text: str, file: str, data: ComponentData) -> Scenario:
    """A scenario from the text of its file. Raises ScenarioError."""
    return _checked(packs_scenarios.read_scenario(text.encode(), file, Scenario), data)


def _checked(scenario: Scenario, data: ComponentData) -> Scenario:
    problems = scenario_problems(scenario, data)
    return packs_scenarios.without_problems(scenario, scenario.id, problems)


def scenario_problems(scenario: Scenario, data: ComponentData) -> Iterator[str]:
    """One line for each thing that does not fit the components."""
    power = [card.id for card in data.cards.values() if card.power]
    closed = [city.id for city in data.cities.values() if city.kind != "ordinary"]
    start = tuple(city.id for city in data.cities.values() if city.start)
    sound = start if scenario.factories is None else scenario.factories
    factories = (*sound, *scenario.rundown)
    known: tuple[tuple[str, Iterable[str], Container[str]], ...] = (
        ("city", factories, data.cities),
        ("city that can be closed for good", scenario.razed, closed),
        ("connection", scenario.lines, data.connections),
        ("state-power card", scenario.state_power, power),
        (
            "supplier",
            (*scenario.delivered, *scenario.sectors, *scenario.imported),
            PATRON_STATES,
        ),
        ("eastern area", scenario.socialists, EAST_AREAS),
        ("area that can hold living standard", scenario.standard, (*WEST_GERMANY, *EAST_AREAS)),
        ("area", scenario.unrest or (), AREAS),
    )
    yield from packs_scenarios.unknown_names(known)
    if scenario.first_decade > scenario.last_decade:
        yield "first_decade comes after last_decade."
    if scenario.cadre_school + sum(scenario.socialists.values()) > ALL_SOCIALISTS:
        yield f"there are {ALL_SOCIALISTS} socialists."
    protests = (scenario.unrest or {}).get(WEST_BERLIN, 0) // PROTEST
    if sum(scenario.imported.values()) != protests:
        yield f"`imported` must name {protests} protests, as many as West Berlin has."
    yield from _economy_problems(scenario, data, factories)


def _economy_problems(
    scenario: Scenario, data: ComponentData, factories: tuple[str, ...]
) -> Iterator[str]:
    for city in factories:
        if factories.count(city) > 1 or city in scenario.razed:
            yield f"{city} cannot hold this factory."
    for city in scenario.rundown:
        known = data.cities.get(city)
        if known and (not known.areas or SIDE_OF[known.areas[0]] == "west"):
            yield f"{city} cannot be rundown."
    for line in scenario.lines:
        found_line = data.connections.get(line)
        if found_line is None:
            continue
        first, second = found_line.ends
        if scenario.lines.count(line) > found_line.lines:
            yield f"{line} has {found_line.lines} lines."
        if first not in factories and second not in factories:
            yield f"{line} leads to no factory."
        if data.cities[second].kind == "foreign" and second not in factories:
            yield f"{line} needs the external factory."
