"""What offers and promises are worth, to the family itself and, by its guess, to others."""

from __future__ import annotations

from weimar_tui.games.junta.bots import weights as w
from weimar_tui.games.junta.bots.mind import Mind
from weimar_tui.games.junta.rules.families import acting
from weimar_tui.games.junta.rules.negotiation.clauses import amount, is_now, verb
from weimar_tui.games.junta.rules.position import Offer
from weimar_tui.games.junta.rules.trust import credibility, trust


def worth(mind: Mind, seat: str, offer: Offer, *, need: float) -> float:
    """Millions that an offer seems to be worth to the family it is made to.

    `need` is what that family is thought to want for a Yes (`Personality.need`).
    """
    found = credibility(mind.view, seat, offer.by) if offer.threat else 0.0
    # What pays only when it has seen the votes risks little.
    after = bool(offer.wants) and all(verb(clause) == "more" for clause in offer.wants)
    for clause in offer.gives:
        believed = 1.0 if is_now(clause) else trust(mind.view, seat, offer.by)
        if after and verb(clause) == "vote" and believed >= w.WORTHLESS:
            believed = max(believed, w.SEEN)
        if believed >= w.WORTHLESS:
            found += believed * _gain(mind, seat, offer.by, clause)
    return found - sum(_cost(mind, seat, offer.by, clause, need) for clause in offer.wants)


def _gain(mind: Mind, seat: str, by: str, clause: str) -> float:
    """What a clause is worth to who gets it, if it is kept."""
    view, motion = mind.view, mind.view.motion
    match verb(clause):
        case "pay" | "later" | "more":
            return amount(clause)
        case "budget":
            return max(0.0, amount(clause) - 0.5 * mind.fair_share)
        case "office":
            return w.OFFICE_WORTH[clause.partition(":")[2]]
        case "card" | "units" | "passage" | "force":
            return 1.5
        case "vote" | "votes" if motion is not None and seat in (motion.by, *motion.sides):
            return min(2.5, 5.0 * mind.votes(by) / max(1, sum(map(mind.votes, view.order))))
        case "rebel" | "loyal" | "side":
            bound = view.coup is not None and seat in (view.president, *view.coup.rebels)
            return w.AT_STAKE if bound else w.NOT_AT_STAKE
        case "spare":
            return 0.5 + 0.3 * mind.pocket_of(seat)
        case "peace":
            armed = by == acting(view, "minister") or len(view.families[by].hand) > 2
            return 0.3 + 0.2 * armed * mind.pocket_of(seat)
    return 0.4


def _cost(mind: Mind, seat: str, to: str, clause: str, need: float) -> float:
    """What a clause costs who is to do it."""
    view, anger = mind.view, mind.grievance(seat)
    missing = need * w.WANTED * mind.usual_share - mind.promised_to(seat)
    match verb(clause):
        case "pay":
            return amount(clause)
        case "more" | "budget" | "later":
            return 0.8 * amount(clause)
        case "card-of" | "units":
            return 2.0
        case "vote" if clause in ("vote:yes", "vote:no"):
            return max(0.0, 0.6 * (missing if clause == "vote:yes" else -missing))
        case "vote" if view.motion is not None and seat in view.motion.sides:
            return 2.5
        case "office":
            return 0.5 + 1.5 * max(0.0, 0.5 - trust(view, seat, to))
        case "rebel":
            return max(0.5, 2.5 - 0.6 * anger)
        case "loyal":
            return max(0.3, 1.1 + 0.6 * anger)
        case "side":
            return max(0.3, 1.0 + (anger if clause == "side:president" else -anger))
        case "attack" | "place" | "force":
            return 1.0
        case "peace":
            return 0.2 + 0.15 * mind.pocket_of(to)
    return 0.5
