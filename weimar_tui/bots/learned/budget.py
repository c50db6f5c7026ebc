"""How much a search tries."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Budget(Struct, frozen=True):
    """How much is tried: never counted in time, so that every machine finds the same.

    `worlds` imagined, `keep` candidates, `turns` quiet points ahead, `steps` picks in all at most.
    `prior`: by how many millionths a candidate of twice the odds is preferred, other things equal.
    `least`: odds below so many of a thousand of the likeliest are no candidates. `trust`: how often
    the odds of the likeliest option are doubled to be those of the rule bot's answer.
    """

    worlds: int
    keep: int
    turns: int
    steps: int = 20_000
    temperature: float = 0.4
    prior: int = 14_000
    least: int = 10
    trust: int = 1


BUDGETS: Mapping[str, Budget] = {
    "quick": Budget(worlds=10, keep=6, turns=2),
    "strong": Budget(worlds=128, keep=10, turns=2),
}
"""The budgets of the levels that search, where a game says nothing of its own."""
