"""Plans that take several cards: units and reserve now, the attack with a later card.

A Counter-Coup costs more than most cards pay for. A bot that looks at one card at a time would wait
for luck while cities fall.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..rules import decision_types as dt
from ..rules.points import RESERVE_LIMIT
from .weights import FIGURES, PLANNING

BLOWS = {"spd": dt.act("counter-coup"), "z": dt.act("counter-coup")}
"""The attack that a party prepares for.

KPD and DNVP are not listed because they take cities when they can: when DNVP waited for a second
card, half of its coups had four or five dice, and only six in ten succeeded.
"""


class CampaignStep(NamedTuple):
    """What to do now for a later attack: the first moves of the plan, and points to save."""

    gain: float
    cost: int
    actions: tuple[str, ...]


def prepare(
    party: str,
    plans: Iterable[tuple[float, int, tuple[str, ...]]],
    price: int,
    now: int,
    reserve: int,
    later: tuple[int, ...],
) -> CampaignStep | None:
    """The best start of a plan that `now` points and the reserve do not pay for, or None.

    `plans` are (gain, cost, actions), `price` is the cost of a move, `later` the points of the
    remaining cards, best first: the attack uses the first of these.
    """
    blow = BLOWS.get(party)
    if blow is None or not later:
        return None
    best: CampaignStep | None = None
    for gain, cost, actions in plans:
        least = best.gain if best else 0.0
        if cost <= now + reserve or PLANNING.still_there * gain - PLANNING.next_card <= least:
            continue
        if blow not in actions:
            continue
        moves = [action for action in actions if isinstance(dt.ACTION.read(action), dt.Mobilize)]
        for number in range(min(len(moves), now // price if price else 0), -1, -1):
            spent = number * price
            saved = min(RESERVE_LIMIT, reserve + now - spent)
            if not number and saved <= reserve:
                continue
            cards = _cards_needed(cost - spent, len(moves) - number, price, saved, later)
            worth = PLANNING.still_there**cards * gain - PLANNING.next_card * cards
            if cards and worth > least:
                steps = (*moves[:number], *(dt.RESERVE,) * (saved - reserve))
                best = CampaignStep(worth, spent, steps)
                break
    return best


def blow_to_come(
    party: str, plans: Iterable[tuple[float, int, tuple[str, ...]]], reserve: int, later: int
) -> float:
    """The value of the best attack that a later card with `later` points and the reserve can pay
    for.

    Points saved for it are worth that much more than points for anything else.
    """
    best = 0.0
    for gain, cost, actions in plans:
        if BLOWS[party] in actions and cost <= later + reserve:
            spent = max(0, cost - later)
            best = max(
                best,
                PLANNING.still_there * gain - PLANNING.next_card - FIGURES.reserve_point * spent,
            )
    return best


def _cards_needed(left: int, moves: int, price: int, reserve: int, later: tuple[int, ...]) -> int:
    """How many more cards (at most two) it takes to pay for `left`; 0 if those in hand
    do not suffice."""
    if left <= later[0] + reserve:
        return 1
    if len(later) > 1:
        paid = min(moves, later[1] // price) * price
        reserve = min(RESERVE_LIMIT, reserve + later[1] - paid)
        if left - paid <= later[0] + reserve:
            return 2
    return 0
