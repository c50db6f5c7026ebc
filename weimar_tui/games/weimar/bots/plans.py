"""What plans for a card are made of (rulebook 4.3, 5.10)."""

from __future__ import annotations

from typing import NamedTuple

from weimar_tui.games.weimar.bots.trial import chances
from weimar_tui.games.weimar.rules import questions as q
from weimar_tui.games.weimar.rules.position import Attempt

CLEARED_FROM = 5
"""The least result of a Counter-Coup that takes the marker away (components 2.4)."""


class Plan(NamedTuple):
    """What to do in a city, in this order, for how many points, and the gain to expect.

    `clears`: the chance that a party's marker is gone from the city afterwards.
    """

    gain: float
    cost: int
    city: str
    actions: tuple[str, ...]
    increase: bool = False
    clears: float = 0.0


class Try(NamedTuple):
    """An attempt: the gain to expect, its price, whether +1 was bought, its chance to clear."""

    gain: float
    cost: int
    increased: bool
    clears: float = 0.0


IDLE = Plan(0.0, 0, q.NOWHERE, ())


def clearing_chance(attempt: Attempt) -> float:
    """The chance that the attempt takes the marker away, if nobody reacts."""
    if attempt.kind != "counter-coup":
        return 0.0
    return sum(chances(attempt.dice, attempt.modifier)[CLEARED_FROM - 1 :])
