"""The result of a roll, and its line in a table (rulebook 5.5)."""

from __future__ import annotations

from .component_data import Tables
from .effects.vocabulary import Effects
from .position import Attempt

BEST_RESULT = 8
BEST_CRISIS_RESULT = 6


def highest_with_sixes(rolled: tuple[int, ...]) -> int:
    """The highest die; each further six adds one (rulebook 5.5 step 4).

    >>> highest_with_sixes((3, 5, 6, 6))
    7
    """
    return max(rolled) + max(0, rolled.count(6) - 1)


def success_result(rolled: tuple[int, ...], modifier: int) -> int:
    """The final result of a success roll: 1 to 8."""
    return min(BEST_RESULT, max(1, highest_with_sixes(rolled) + modifier))


def final_result(attempt: Attempt) -> int:
    """The result of an attempt's dice; 0 before the roll.

    1 to 8 for success rolls; for crisis rolls the highest die, at most 6; for votes and random
    cities the sum.
    """
    rolled = attempt.rolled
    if not rolled:
        return 0
    match attempt.kind:
        case "vote" | "city":
            return sum(rolled)
        case "crisis":
            return min(BEST_CRISIS_RESULT, max(1, max(rolled) + attempt.modifier))
        case _:
            return success_result(rolled, attempt.modifier + attempt.boosted)


def result_table(tables: Tables, kind: str, actor: str) -> tuple[Effects, ...]:
    """The result table for a kind of attempt; its first line is for result 1."""
    match kind:
        case "demonstrate":
            return tables.demonstration[actor]
        case "coup":
            return tables.coup[actor]
        case "counter-coup":
            return tables.counter_coup
        case "reaction":
            return tables.reaction[actor]
        case "crisis":
            return tables.crisis
        case _:
            return tables.fight


def line_for(tables: Tables, kind: str, actor: str, result: int) -> Effects:
    """The effects of a result; beyond the last line, those of the last line."""
    table = result_table(tables, kind, actor)
    return table[min(result, len(table)) - 1]
