"""What a family offers, and what it takes."""

from __future__ import annotations

from msgspec import Struct

from weimar_tui.games.junta.bots.judgement import fair_share, promised_to, votes_of
from weimar_tui.games.junta.bots.personalities import Personality
from weimar_tui.games.junta.rules.box import Box
from weimar_tui.games.junta.rules.families import acting, is_out
from weimar_tui.games.junta.rules.position import JuntaPosition, Offer
from weimar_tui.games.junta.rules.trust import credibility, trust

ACCEPT = 0.3
"""Millions a deal must bring to be taken."""

WORTHLESS = 0.25
"""Trust below which a promise is worth nothing."""


class Plan(Struct, frozen=True):
    """An offer a family wants to make."""

    to: str
    want: str
    give: str


def plan(view: JuntaPosition, box: Box, seat: str, me: Personality) -> Plan | None:
    """The one offer of this window, if there is any worth making."""
    match view.window:
        case "budget" if seat == view.president and view.budget == "announced":
            return _buy_a_vote(view, box, seat)
        case "budget" if seat == acting(view, "minister") and seat != view.president:
            if view.president and promised_to(view, seat) < fair_share(view):
                return Plan(view.president, "pay:1", "force")
        case "coup" | "phase" if view.coup is not None:
            return _in_a_coup(view, seat, me)
        case "places" if view.president and me.word > 0.7 and seat != view.president:
            return Plan(view.president, "peace", "peace")
    return None


def _buy_a_vote(view: JuntaPosition, box: Box, seat: str) -> Plan | None:
    """A little more, promised to the family that was given too little and has most votes."""
    poor = [
        other
        for other in view.announced
        if not is_out(view, other) and view.announced[other] < fair_share(view)
    ]
    if not poor:
        return None
    return Plan(max(poor, key=lambda other: votes_of(view, box, other)), "vote:yes", "more:1")


def _in_a_coup(view: JuntaPosition, seat: str, me: Personality) -> Plan | None:
    coup = view.coup
    assert coup is not None
    fence = [
        other
        for other in view.order
        if other not in (*coup.rebels, seat, view.president) and not is_out(view, other)
    ]
    if not fence:
        return None
    if seat == view.president and view.families[seat].pocket.total >= 2:
        return Plan(fence[0], "side:president", "pay:1")
    if seat in coup.rebels and me.word < 0.7:
        return Plan(fence[-1], "side:junta", "spare")
    return None


def value(view: JuntaPosition, box: Box, seat: str, offer: Offer, me: Personality) -> float:
    """What an offer to this family is worth to it, in millions."""
    gained = sum(_of_gift(view, seat, offer.by, clause) for clause in offer.gives)
    lost = sum(_of_duty(view, box, seat, clause, me) for clause in offer.wants)
    feared = credibility(view, seat, offer.by) if offer.threat else 0.0
    return gained - lost + feared


def _of_gift(view: JuntaPosition, seat: str, by: str, clause: str) -> float:
    what, _, detail = clause.partition(":")
    if what == "pay":
        return float(detail)
    if what in ("card", "units", "passage"):
        return 1.5
    believed = trust(view, seat, by)
    if believed < WORTHLESS:
        return 0.0
    worth = {"later": 1.0, "more": 1.0, "budget": 0.6}
    if what in worth:
        return believed * worth[what] * float(detail)
    return believed * {"office": 2.0, "spare": 1.5, "peace": 0.8, "force": 1.0}.get(what, 0.4)


def _of_duty(view: JuntaPosition, box: Box, seat: str, clause: str, me: Personality) -> float:
    what, _, detail = clause.partition(":")
    if what == "pay":
        return float(detail)
    if what in ("card-of", "units"):
        return 2.0
    if what == "vote":
        share = promised_to(view, seat)
        wanted = me.need * fair_share(view)
        missing = wanted - share if detail == "yes" else share - wanted
        return max(0.0, 0.5 * missing)
    duties = {"later": 0.5, "rebel": 2.0, "loyal": 0.5, "attack": 1.0, "peace": 0.4, "place": 1.0}
    return duties.get(what, 0.5) * (float(detail) if what == "later" else 1)
