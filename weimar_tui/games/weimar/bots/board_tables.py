"""What the result tables of the boards mean, read from the components: no copy of rules data.

A pack with other boards is judged by its own tables.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import NamedTuple

from ..rules.components import Components
from ..rules.effects.vocabulary import Cancel, Dice, Effects, If, PartyThreat, Power, Result, Unrest
from ..rules.position import PARTIES
from ..rules.results import BEST_RESULT

NEVER = BEST_RESULT + 1
"""A result that no roll can reach."""
HELPED_BY = {"kpd": "uprising", "dnvp": "unrest"}
"""The marker that can make a party's coup easier in a city."""
MARKERS = {"kpd": "councils", "dnvp": "regime"}


class Parry(NamedTuple):
    """How much a board's Reaction takes from the attempt it answers."""

    result: int
    dice: int
    cancels: bool


class BoardTables:
    """Key results of the tables, with the board's numbers.

    `coup[party]`: the lowest result that places its marker, in general and with the marker that
    helps it; `march`: the lowest result of a KPD demonstration that turns an Uprising into
    Councils; `cleared`: the lowest result of a Counter-Coup that leaves a city calm;
    `parry[party]`: what the party's Reaction takes away, by its result; `answered`: the lowest
    result at which a Reaction hurts.
    """

    __slots__ = ("answered", "cleared", "coup", "march", "parry")

    def __init__(self, components: Components) -> None:
        tables = components.tables
        self.coup = {
            party: (
                _least(tables.coup[party], partial(_places, marker=marker, lies="")),
                _least(tables.coup[party], partial(_places, marker=marker, lies=helper)),
            )
            for (party, marker), helper in zip(MARKERS.items(), HELPED_BY.values(), strict=True)
        }
        self.march = _least(
            tables.demonstration["kpd"], partial(_places, marker="councils", lies="uprising")
        )
        self.cleared = _least(tables.counter_coup, _clears)
        self.parry = {
            party: tuple(_parry(line) for line in tables.reaction[party]) for party in PARTIES
        }
        self.answered = min(_first_parry(lines) for lines in self.parry.values())

    def success(self, party: str) -> int:
        """The result used to estimate what a successful coup of the party brings."""
        return min(BEST_RESULT, self.coup[party][0])


def _least(table: tuple[Effects, ...], good: Callable[[Effects], bool]) -> int:
    """The lowest result from which every line passes the test."""
    least = NEVER
    for result in range(len(table), 0, -1):
        if not good(table[result - 1]):
            break
        least = result
    return least


def _places(effects: Effects, marker: str, lies: str) -> bool:
    """Whether effects place a party's marker in a city that holds only the marker `lies`."""
    for effect in effects:
        if isinstance(effect, PartyThreat):
            if effect.marker == marker and effect.amount > 0:
                return True
        elif isinstance(effect, If):
            holds = all(
                all((atom.word == lies) != atom.negated for atom in condition.test)
                != condition.negated
                for condition in effect.conditions
            )
            if _places(effect.then if holds else effect.otherwise, marker, lies):
                return True
    return False


def _clears(effects: Effects) -> bool:
    """Whether a party's marker is removed and no Unrest takes its place."""
    removed = any(isinstance(effect, Power) for effect in effects)
    return removed and not any(isinstance(e, Unrest) and e.amount > 0 for e in effects)


def _parry(effects: Effects) -> Parry:
    return Parry(
        -sum(effect.amount for effect in effects if isinstance(effect, Result)),
        -sum(effect.amount for effect in effects if isinstance(effect, Dice)),
        any(isinstance(effect, Cancel) for effect in effects),
    )


def _first_parry(lines: tuple[Parry, ...]) -> int:
    return next((result for result, line in enumerate(lines, 1) if any(line)), NEVER)


@lru_cache(maxsize=16)
def board_tables(components: Components) -> BoardTables:
    """The tables of these components, computed once."""
    return BoardTables(components)
