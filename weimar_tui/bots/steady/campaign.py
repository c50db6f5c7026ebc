"""Plans that take two cards: units and reserve now, the blow with the next card.

A Counter-Coup costs more than most cards pay for. A bot that only looks at one card would wait
for luck while the cities fall.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from weimar_tui.games.weimar.points import RESERVE_LIMIT

STILL_THERE = 0.8
"""The part of a plan's gain that the others leave of it until the next impulse."""
NEXT_CARD = 1.2
"""What the next card would have brought without the plan."""
BLOWS = {"spd": "counter-coup", "kpd": "", "z": "counter-coup", "dnvp": "coup"}
"""What a party prepares for. The KPD takes cities by its marches and does not wait."""


class Step(NamedTuple):
    """What to do now for a later blow: the first moves of the plan, and points to save."""

    gain: float
    cost: int
    actions: tuple[str, ...]


def prepare(
    party: str,
    plans: Iterable[tuple[float, int, tuple[str, ...]]],
    price: int,
    now: int,
    reserve: int,
    later: int,
) -> Step | None:
    """The best first half of a plan that `now` points and the reserve do not pay for.

    `plans` are (gain, cost, actions), `price` is that of a move, `later` the points of the best
    card that is left.
    """
    best: Step | None = None
    for gain, cost, actions in plans:
        worth = STILL_THERE * gain - NEXT_CARD
        if cost <= now + reserve or worth <= (best.gain if best else 0.0):
            continue
        if BLOWS[party] not in actions:
            continue
        moves = [action for action in actions if action.startswith("mobilize")]
        for number in range(min(len(moves), now // price if price else 0), -1, -1):
            spent = number * price
            saved = min(RESERVE_LIMIT, reserve + now - spent)
            if cost - spent <= later + saved and (number or saved > reserve):
                steps = (*moves[:number], *("reserve",) * (saved - reserve))
                best = Step(worth, spent, steps)
                break
    return best
