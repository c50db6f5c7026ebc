"""What offers and promises are worth, to the family itself and, by its guess, to others."""

from __future__ import annotations

from weimar_tui.games.junta.bots.budget import OFFICE_WORTH, WANTED
from weimar_tui.games.junta.bots.judgement import (
    fair_share,
    grievance,
    guessed_pocket,
    others,
    promised_to,
    usual_share,
    votes_of,
)
from weimar_tui.games.junta.bots.mind import Mind
from weimar_tui.games.junta.rules.families import acting
from weimar_tui.games.junta.rules.position import Offer
from weimar_tui.games.junta.rules.trust import credibility, trust

WORTHLESS = 0.25
"""Trust below which a promise is worth nothing."""

SEEN = 0.9
"""How far a promise of votes is believed that is paid for after the vote."""

AT_STAKE, NOT_AT_STAKE = 3.0, 1.2
"""Millions that help in a coup is worth to who wins or loses all by it, and to others."""


def worth(mind: Mind, seat: str, offer: Offer, *, need: float) -> float:
    """Millions that an offer seems to be worth to the family it is made to.

    `need` is what that family is thought to want for a Yes (`Personality.need`).
    """
    after = bool(offer.wants) and all(clause.startswith("more:") for clause in offer.wants)
    gained = sum(_of_gift(mind, seat, offer.by, clause, after=after) for clause in offer.gives)
    lost = sum(_of_duty(mind, seat, offer.by, clause, need) for clause in offer.wants)
    feared = credibility(mind.view, seat, offer.by) if offer.threat else 0.0
    return gained - lost + feared


def _of_gift(mind: Mind, seat: str, by: str, clause: str, *, after: bool = False) -> float:
    """What a clause is worth to who gets it; a mere word by how far the other is trusted.

    `after`: it pays only when it has seen the votes, and risks little.
    """
    view = mind.view
    what, _, detail = clause.partition(":")
    if what == "pay":
        return float(detail)
    if what in ("card", "units", "passage"):
        return 1.5
    believed = trust(view, seat, by)
    if believed < WORTHLESS:
        return 0.0
    match what:
        case "later" | "more":
            return believed * float(detail)
        case "budget":
            return believed * max(0.0, float(detail) - 0.5 * fair_share(view))
        case "office":
            return believed * OFFICE_WORTH.get(detail, 1.0)
        case "vote" | "votes":
            return (max(believed, SEEN) if after else believed) * _vote(mind, seat, by)
        case "spare":
            return believed * (0.5 + 0.3 * guessed_pocket(view, seat))
        case "peace":
            armed = by == acting(view, "minister") or len(view.families[by].hand) > 2
            return believed * (0.3 + 0.2 * armed * guessed_pocket(view, seat))
        case "force":
            return believed * 1.5
        case "rebel" | "loyal" | "side":
            coup = view.coup
            bound = coup is not None and seat in (view.president, *coup.rebels)
            return believed * (AT_STAKE if bound else NOT_AT_STAKE)
    return believed * 0.4


def _vote(mind: Mind, seat: str, by: str) -> float:
    """What another's votes are worth: most to who stands for something and lacks them."""
    view, motion = mind.view, mind.view.motion
    if motion is None or seat not in (motion.by, *motion.sides):
        return 0.3
    total = sum(votes_of(view, mind.box, other) for other in others(view, "")) or 1
    return min(2.5, 5.0 * votes_of(view, mind.box, by) / total)


def _of_duty(mind: Mind, seat: str, by: str, clause: str, need: float) -> float:
    """What a clause costs who is to do it."""
    view = mind.view
    what, _, detail = clause.partition(":")
    if what == "pay":
        return float(detail)
    if what in ("card-of", "units"):
        return 2.0
    match what:
        case "vote" if detail in ("yes", "no"):
            missing = need * WANTED * usual_share(view) - promised_to(view, seat)
            return max(0.0, 0.6 * (missing if detail == "yes" else -missing))
        case "vote":
            rival = view.motion is not None and seat in view.motion.sides
            return 2.5 if rival else 0.6
        case "later":
            return 0.7 * float(detail)
        case "more" | "budget":
            return 0.8 * float(detail)
        case "office":
            return 0.5 + 1.5 * max(0.0, 0.5 - trust(view, seat, by))
        case "rebel":
            return max(0.5, 2.5 - 0.6 * grievance(view, seat))
        case "loyal":
            return max(0.1, 0.4 + 0.6 * grievance(view, seat))
        case "side":
            against = grievance(view, seat) if detail == "president" else -grievance(view, seat)
            return max(0.3, 1.0 + against)
        case "attack":
            return 1.0
        case "place":
            return 1.0
        case "force":
            return max(0.2, 1.0 - promised_to(view, seat))
        case "peace":
            return 0.2 + 0.15 * guessed_pocket(view, by)
    return 0.4
