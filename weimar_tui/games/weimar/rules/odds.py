"""Exact chances of a success roll (rulebook 5.5)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial

from .results import BEST_CRISIS_RESULT, success_result
from .windows import MOST_DICE


@lru_cache(maxsize=64)
def result_chances(dice: int, modifier: int = 0) -> dict[int, float]:
    """The chance of each final result 1 to 8 with this many dice and this modifier.

    >>> round(result_chances(1)[6], 3)
    0.167
    """
    dice = min(dice, MOST_DICE)
    chances = dict.fromkeys(range(1, 9), 0.0)
    if dice <= 0:
        return chances
    for faces in combinations_with_replacement(range(1, 7), dice):
        ways = factorial(dice)
        for face in set(faces):
            ways //= factorial(faces.count(face))
        result = success_result(faces, modifier)
        chances[result] += ways / 6**dice
    return chances


def crisis_chances(dice: int, modifier: int = 0) -> dict[int, float]:
    """The chance of each result of a crisis roll: only the highest die counts (rulebook 5.4).

    >>> [round(chance * 36) for chance in crisis_chances(2).values()]
    [1, 3, 5, 7, 9, 11]
    """
    chances = dict.fromkeys(range(1, BEST_CRISIS_RESULT + 1), 0.0)
    for face in range(1, 7):
        result = min(BEST_CRISIS_RESULT, max(1, face + modifier))
        chances[result] += (face / 6) ** dice - ((face - 1) / 6) ** dice
    return chances


def chance_at_least(dice: int, needed: int, modifier: int = 0) -> float:
    """The chance of a final result of at least `needed`.

    >>> round(chance_at_least(3, 4), 3)
    0.875
    """
    return sum(
        chance for result, chance in result_chances(dice, modifier).items() if result >= needed
    )
