"""Scenarios: `scenarios/junta/`, read strictly and checked against the components."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, field

from weimar_tui.packs import scenarios as shared
from weimar_tui.packs.component import Component, Words
from weimar_tui.packs.texts import Filled

from .component_data import ComponentData, Count
from .loading import GAME
from .position import JuntaPosition
from .subjects import (
    AttemptOn,
    BribeOf,
    InWindow,
    JuntaDecision,
    NextEnvelope,
    NextFamily,
    NextSum,
    OfOffice,
    OnMotion,
    SumsFor,
    subject_of,
)

Face = Annotated[int, Meta(ge=1, le=6)]
Value = Annotated[int, Meta(ge=1, le=3)]


class Start(Component, frozen=True):
    """What is prepared before the game begins: hands, the top of deck and stack, dice."""

    host: str = ""
    president: str = ""
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    deck: tuple[str, ...] = ()
    stack: tuple[Value, ...] = ()
    dice: tuple[Face, ...] = ()


class Scripted(Component, frozen=True):
    """What a lesson makes a bot's family do: the first of `options` that is available.

    Selected by round and kind of decision, and by the family or office in question if `on` names
    one. Only the family's bot uses it, not the rules.
    """

    round: Count
    seat: str
    kind: str
    options: Annotated[tuple[str, ...], Meta(min_length=1)]
    on: str = ""


class Scenario(Component, frozen=True, kw_only=True):
    """A playable game; `players` gives the smallest and largest number of families."""

    id: Filled
    name: Words
    about: Words = field(default_factory=dict)
    players: tuple[Count, Count]
    rounds: Count
    coup_phases: Annotated[int, Meta(ge=1, le=6)] = 6
    start: Start = Start()
    script: tuple[Scripted, ...] = ()


def scenario_ids() -> tuple[str, ...]:
    """All scenarios, the full game first."""
    return shared.scenario_ids(GAME)


@lru_cache(maxsize=16)
def _read(name: str) -> Scenario:
    return shared.load_scenario(GAME, name, Scenario)


def load_scenario(name: str, data: ComponentData) -> Scenario:
    """Load a scenario by name. Raises ScenarioError, with one line, if it is unknown or
    does not fit."""
    scenario = _read(name)
    return shared.without_problems(scenario, name, _problems(scenario, data))


def scripted(scenario: Scenario, view: JuntaPosition, decision: JuntaDecision) -> str:
    """The option that a lesson prescribes for the family now; "" if the bot is free.

    A line that names the subject takes precedence over one that does not.
    """
    if not scenario.script:
        return ""
    about = {"", subject_of(decision, OfOffice).office}
    for subject in (decision.subject, decision.private):
        if isinstance(subject, InWindow | OnMotion | SumsFor):
            about.add(subject.about)
    if isinstance(decision.private, NextSum | NextEnvelope | NextFamily | AttemptOn | BribeOf):
        about.add(decision.private.family)
    now = (view.round, decision.seat, decision.kind)
    lines = [line for line in scenario.script if (line.round, line.seat, line.kind) == now]
    lines = sorted((line for line in lines if line.on in about), key=lambda line: not line.on)
    wanted = (option for line in lines for option in line.options)
    return next((option for option in wanted if option in decision.options), "")


def _problems(scenario: Scenario, data: ComponentData) -> Iterator[str]:
    least, most = scenario.players
    if not 4 <= least <= most <= len(data.families):
        yield f"`players` must lie between 4 and {len(data.families)}."
    start = scenario.start
    seats = list(data.families)[:least]
    scripted = [line.seat for line in scenario.script]
    for seat in filter(None, (start.host, start.president, *start.hands, *scripted)):
        if seat not in seats:
            yield f"there is no family `{seat}` in it."
    used: dict[str, int] = {}
    for card in (*start.deck, *(card for hand in start.hands.values() for card in hand)):
        used[card] = used.get(card, 0) + 1
        if card not in data.cards or used[card] > data.cards[card].count:
            yield f"there is no card `{card}` left for it."
    for value in (1, 2, 3):
        if start.stack.count(value) > data.notes[value - 1]:
            yield f"there are not so many notes of {value}."
