"""The value of clauses to a family, and which promises contradict each other."""

from __future__ import annotations

from ..rules.negotiation import clause_types as t
from ..rules.negotiation.clauses import junta_elects
from ..rules.negotiation.promises import known_to
from ..rules.position import Offer
from ..rules.trust import credibility, trust
from . import weights as w
from .elections import may_win
from .mind import Mind


def worth(mind: Mind, seat: str, offer: Offer, *, trusting: bool = False) -> float:
    """Estimated value of an offer, in millions, to the family that receives it.

    `trusting`: as if it believed every promise.
    """
    return gains(mind, seat, offer, trusting=trusting) - costs(mind, seat, offer)


def gains(mind: Mind, seat: str, offer: Offer, *, trusting: bool = False) -> float:
    """Estimated value of what the receiving family gets, in millions."""
    gained = credibility(mind.view, seat, offer.by) if offer.threat else 0.0
    # Paying only after seeing the votes carries little risk.
    after = bool(offer.wants) and all(isinstance(clause, t.More) for clause in offer.wanted)
    for clause in news(mind, offer, seat):
        sure = trusting or clause.is_now
        believed = 1.0 if sure else trust(mind.view, seat, offer.by)
        if after and isinstance(clause, t.Vote) and believed >= w.WORTHLESS:
            believed = max(believed, w.SEEN)
        if believed >= w.WORTHLESS:
            gained += believed * _gain(mind, seat, offer.by, clause)
    return gained


def costs(mind: Mind, seat: str, offer: Offer) -> float:
    """Estimated cost of what the receiving family gives, in millions."""
    return sum(_cost(mind, seat, offer.by, clause) for clause in offer.wanted)


def news(mind: Mind, offer: Offer, seat: str) -> tuple[t.Clause, ...]:
    """What an offer gives a family beyond what it is already owed: no promise counts twice.

    A promised vote counts as owed even if the promise went to another family; other promises do
    not.
    """
    owed = {
        _subject(made.word)
        for made in known_to(mind.view, seat)
        if (made.by, made.state) == (offer.by, "open")
        and (made.to == seat or _subject(made.word) == "vote")
        and not isinstance(made.word, t.Later)
    }
    return tuple(clause for clause in offer.given if _subject(clause) not in owed)


def _subject(clause: t.ClauseType) -> str:
    """What a clause settles, whatever its number."""
    if isinstance(clause, t.More | t.BudgetOf):
        return clause.verb
    return _MATTERS.get(clause.verb, clause.id)


def _gain(mind: Mind, seat: str, by: str, clause: t.Clause) -> float:
    """The value of a clause to its receiver, if it is kept."""
    view, motion = mind.view, mind.view.motion
    match clause:
        case t.Pay(number) | t.Later(number) | t.More(number):
            return number
        case t.BudgetOf(number):
            return max(0.0, number - 0.6 * mind.usual_share)
        case t.Office(office):
            return w.OFFICE_WORTH[office]
        case t.Vote(side) if junta_elects(view):
            return _of_a_junta(mind) if side == seat else 0.4
        case t.Vote() | t.Votes() if motion is not None and seat in (motion.by, *motion.sides):
            return min(2.5, 5.0 * mind.votes(by) / max(1, sum(map(mind.votes, view.order))))
        case t.Rebel() | t.Loyal() | t.TakeSide():
            bound = view.coup is not None and seat in (view.president, *view.coup.rebels)
            return w.AT_STAKE if bound else w.NOT_AT_STAKE
        case t.Spare() | t.Peace():
            return 0.4 + 0.2 * mind.pocket_of(seat)
    return w.GAINS.get(clause.verb, 0.4)


def _cost(mind: Mind, seat: str, to: str, clause: t.Clause) -> float:
    """The cost of a clause to the family that carries it out."""
    view = mind.view
    match clause:
        case t.Pay(number):
            return number
        case t.More(number) | t.BudgetOf(number) | t.Later(number):
            return 0.8 * number
        case t.Vote() if junta_elects(view):
            return _of_a_junta(mind)
        case t.Vote("yes" | "no" as side):
            need = mind.me.need if seat == mind.seat else w.USUAL_NEED
            missing = need * w.WANTED * mind.usual_share - mind.promised_to(seat)
            return max(0.0, 0.6 * (missing if side == "yes" else -missing))
        case t.Vote() if view.motion is not None and seat in view.motion.sides:
            return w.PRESIDENCY if may_win(mind, seat) else 0.5
        case t.Office():
            return 0.5 + 1.5 * max(0.0, 0.5 - trust(view, seat, to))
        case t.Peace():
            return 0.2 + 0.15 * mind.pocket_of(to)
    cost, anger = w.COSTS.get(clause.id) or w.COSTS.get(clause.verb, (0.5, 0.0))
    return max(0.3, cost + anger * mind.grievance(seat))


def _of_a_junta(mind: Mind) -> float:
    """The value of a vote among the Rebels for the new President."""
    return w.PRESIDENCY / len(mind.coup.rebels)


_MATTERS = {"vote": "vote", "votes": "vote", "side": "side", "rebel": "coup", "loyal": "coup"}
"""The matter a promise settles; giving two promises on one matter is dishonest."""


def contradicts(mind: Mind, offer: Offer) -> bool:
    """Whether the offer contradicts a promise it has given, or gives an office twice."""
    known = known_to(mind.view, mind.seat)
    given = {made.word for made in known if (made.by, made.state) == (mind.seat, "open")}
    settled = {_MATTERS.get(word.verb, word.id) for word in given}
    return any(
        isinstance(clause, t.Office) if clause in given else _MATTERS.get(clause.verb) in settled
        for clause in offer.wanted
    )
