"""Scenarios as data: `scenarios/junta/`, read strictly."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from weimar_tui.data_files import data_folder
from weimar_tui.games.junta.rules.components import Components
from weimar_tui.games.junta.rules.files import Count, Filled, Strict, Text
from weimar_tui.kernel.errors import KernelError

Face = Annotated[int, Meta(ge=1, le=6)]
Value = Annotated[int, Meta(ge=1, le=3)]


class Start(Strict, frozen=True):
    """What is laid out before the game begins: hands, the top of deck and stack, dice."""

    host: str = ""
    president: str = ""
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    deck: tuple[str, ...] = ()
    stack: tuple[Value, ...] = ()
    dice: tuple[Face, ...] = ()


class ScenarioFile(Strict, frozen=True, kw_only=True):
    """A file of `scenarios/junta/`."""

    id: Filled
    name: Text
    players: tuple[Count, Count]
    rounds: Count
    coup_phases: Annotated[int, Meta(ge=1, le=6)] = 6
    start: Start = Start()


class Scenario(Struct, frozen=True):
    """A scenario that has been read and fits the components."""

    data: ScenarioFile

    @property
    def id(self) -> str:
        """Its short name."""
        return self.data.id

    def least(self) -> int:
        """The smallest number of families."""
        return self.data.players[0]

    def most(self) -> int:
        """The largest number of families."""
        return self.data.players[1]


def scenario_ids() -> tuple[str, ...]:
    """All there are, the whole game first."""
    found = sorted(path.stem for path in (data_folder("scenarios") / "junta").glob("*.toml"))
    return tuple(sorted(found, key=lambda name: (name != "main", name)))


@lru_cache(maxsize=16)
def _read(name: str) -> ScenarioFile:
    path = data_folder("scenarios") / "junta" / f"{name}.toml"
    if name not in scenario_ids():
        known = ", ".join(scenario_ids())
        raise KernelError(
            f"there is no scenario '{name}' of Junta; choose from: {known}",
            id="scenario-unknown",
            name=name,
            known=known,
        )
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), ScenarioFile)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise _unusable(name, str(error)) from None


def _unusable(name: str, detail: str) -> KernelError:
    return KernelError(
        f"the scenario '{name}' cannot be used: {detail}",
        id="scenario-unusable",
        name=name,
        detail=detail,
    )


def load_scenario(name: str, components: Components) -> Scenario:
    """A scenario by its name. Raises KernelError, one line, if it is unknown or does not fit."""
    data = _read(name)
    problem = _problem(data, components)
    if problem:
        raise _unusable(name, problem)
    return Scenario(data)


def _problem(data: ScenarioFile, components: Components) -> str:
    least, most = data.players
    if not 4 <= least <= most <= len(components.families):
        return f"`players` must lie between 4 and {len(components.families)}"
    start = data.start
    seats = list(components.families)[:least]
    for seat in filter(None, (start.host, start.president, *start.hands)):
        if seat not in seats:
            return f"there is no family '{seat}' in it"
    used: dict[str, int] = {}
    for card in (*start.deck, *(card for hand in start.hands.values() for card in hand)):
        used[card] = used.get(card, 0) + 1
        if card not in components.cards or used[card] > components.cards[card].count:
            return f"there is no card '{card}' left for it"
    for value in (1, 2, 3):
        if start.stack.count(value) > components.notes[value - 1]:
            return f"there are not so many notes of {value}"
    return ""
