"""How many offers and gifts a family can begin, and with whom."""

from __future__ import annotations

from .. import decision_types as dt
from ..position import ALIVE, EXILE, JuntaPosition
from ..runner import JuntaRunner
from . import clauses as c, offers

OFFERS, OPEN_OFFERS = 2, 2
"""Offers and gifts that a family can begin in a window; open offers it can have at a time."""

OFFERS_BETWEEN_PHASES = 1
"""Offers and gifts between the phases of a coup."""

OFFERS_FOR_BUDGET = 4
"""Offers and gifts that the author of a budget can begin in the window after it."""

ASIDES, ASIDES_WITHOUT_WINDOWS = 2, 4
"""How often per round a family can speak aside before it answers a public question."""


def may_begin(position: JuntaPosition, seat: str) -> bool:
    """Whether a family can begin another offer or gift in this window; counters count too."""
    family = position.families[seat]
    begun = family.made + family.given
    if not begun:
        return True
    match position.window:
        case "budget" if seat == c.announcer(position):
            most = OFFERS_FOR_BUDGET
        case "phase":
            most = OFFERS_BETWEEN_PHASES
        case _:
            most = OFFERS
    return begun < most


def may_offer(position: JuntaPosition, seat: str) -> bool:
    """Whether a family can begin another offer in this window; counters count too."""
    return position.options.press != "silent" and may_begin(position, seat)


def begin_options(runner: JuntaRunner, seat: str) -> list[str]:
    """`offer` (which can become a gift) or `gift`, as far as the press option and the
    limits allow."""
    position = runner.position
    if not may_begin(position, seat):
        return []
    if position.options.press != "silent":
        known = position.offers or position.families[seat].offers
        if not known or len(offers.made_by(position, seat)) < OPEN_OFFERS:
            return [dt.OFFER]
    return [dt.GIFT] if _can_give(runner, seat) else []


def may_talk(runner: JuntaRunner, seat: str) -> bool:
    """Whether a family that is asked in public can make one offer or gift first."""
    family = runner.position.families[seat]
    if family.made or family.given or has_talked(runner, seat):
        return False
    return bool(begin_options(runner, seat))


def has_talked(runner: JuntaRunner, seat: str) -> bool:
    """Whether a family has used up its talks outside windows for this round."""
    windows = runner.position.options.windows
    return runner.family(seat).asides >= (ASIDES if windows else ASIDES_WITHOUT_WINDOWS)


def receivers(runner: JuntaRunner, seat: str) -> list[str]:
    """Families that could receive a gift."""
    families = runner.position.families
    states = _may_be_given(runner, seat)
    return [
        other
        for other in runner.position.order
        if other != seat and families[other].state in states
    ]


def _may_be_given(runner: JuntaRunner, seat: str) -> tuple[str, ...]:
    """States in which families can receive gifts: exiles only cards, the dead nothing."""
    position = runner.position
    family = position.families[seat]
    if family.hand and c.cards_may_pass(position, seat, c.ALL):
        return (ALIVE, EXILE)
    pays = family.pocket.count and c.money_may_pass(position, seat, c.ALL)
    if family.state == ALIVE and (pays or c.has_units(position, seat)):
        return (ALIVE,)
    return ()


def _can_give(runner: JuntaRunner, seat: str) -> bool:
    """Whether any family could receive something."""
    states = _may_be_given(runner, seat)
    families = runner.position.families
    return bool(states) and any(families[o].state in states for o in families if o != seat)
