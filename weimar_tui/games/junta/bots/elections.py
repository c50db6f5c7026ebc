"""Elections and offices: candidates, votes, appointments."""

from __future__ import annotations

from ..rules import decision_types as dt
from ..rules.determinize import AID
from ..rules.families import present
from ..rules.negotiation import clause_types as t
from ..rules.negotiation.promises import known_to
from ..rules.subjects import OfOffice, OnMotion
from ..rules.voting import count
from . import weights as w
from .mind import Mind


def nominate(mind: Mind) -> str:
    """Nominate itself if there are fewer than two candidates, or if its votes match the
    best of them."""
    named = mind.about(OnMotion).families
    best = max(map(mind.votes, named), default=0)
    own = mind.votes(mind.seat)
    hopes = own > best or (own == best and mind.may("stand", w.AMBITION))
    return mind.seat if (hopes or len(named) < 2) and mind.seat in mind.options else "pass"


def support(mind: Mind) -> dict[str, float]:
    """The votes each candidate has or can expect: cast, its own, and promised."""
    motion = mind.view.motion
    assert motion is not None, "no election is being held"
    votes = {side: float(count(motion.casts, side)) for side in motion.sides}
    words = {
        (made.by, word.side)
        for made in known_to(mind.view, mind.seat)
        if made.state == "open" and isinstance(word := made.word, t.Vote)
    }
    voted = {cast.family for cast in motion.casts}
    for seat in (seat for seat in present(mind.view) if seat not in voted):
        sworn = [side for side in votes if (seat, side) in words] or [seat]
        for side in sworn:
            if side in votes:
                votes[side] += mind.votes(seat) / len(sworn)
    return votes


def may_win(mind: Mind, seat: str) -> bool:
    """Whether a candidate is close to those who can expect the most votes."""
    votes = support(mind)
    return votes[seat] >= w.CHANCE * max(votes.values())


def expected(mind: Mind, seat: str) -> float:
    """What it expects of a family as President, from its promises, past budgets and wealth."""
    richest = max(AID, *(mind.fortune(other)[0] for other in mind.view.order))
    promised = 0.2 * mind.hears(t.Office, seat) + 0.1 * mind.hears(t.BudgetOf, seat)
    liking = mind.trusts(seat) + promised - 0.3 * mind.fortune(seat)[0] / richest
    return liking - 0.1 * mind.left_out_by(seat, mind.seat)


def ballot(mind: Mind) -> str:
    """Vote as promised; otherwise for itself if it may win, or for the candidate it
    expects most of."""
    best = mind.keeps_word(t.Vote)
    if not best:
        hopeful = [seat for seat in mind.about(OnMotion).families if may_win(mind, seat)]
        own = mind.seat in hopeful
        best = mind.seat if own else max(hopeful, key=lambda seat: expected(mind, seat))
    votes = mind.first(f"{best}:all", f"{best}:office", f"{best}:table")
    if votes and best == mind.seat:
        mind.because("stands")
    elif votes:
        hopeless = mind.seat in mind.about(OnMotion).families
        mind.because("no-chance" if hopeless else "likes-best", family=best)
    return votes or mind.first("done", "pass")


def appoint(mind: Mind) -> str:
    """Appoint as promised; otherwise give power to trusted families, with some randomness. A
    President who expects to be overthrown and has nothing to lose resigns first."""
    if dt.RESIGN in mind.options and _is_lost(mind):
        mind.because("resigns")
        return dt.RESIGN
    best = _appointed(mind)
    if best in mind.view.families:
        mind.because("appoints", family=best)
    return best


def _is_lost(mind: Mind) -> bool:
    """Whether the bitter families are likely to overthrow it, and its pocket is nearly empty."""
    bitter = set(mind.angry(set(), w.BITTER))
    return mind.pocket <= w.LITTLE and mind.forecast(bitter) > w.LOST_OFFICE


def _appointed(mind: Mind) -> str:
    view, office = mind.view, mind.about(OfOffice).office
    owed = mind.sworn(t.Office)
    for made in owed:
        if made.word == t.Office(office) and made.to in mind.options:
            return made.to
    if "as-before" in mind.options and not owed and mind.may("as-before", 0.5):
        return "as-before"

    seats = [option for option in mind.options if option in view.families]

    def safe(other: str) -> float:
        whim = 0.25 * mind.may(f"appoint {other} {office}", 0.5)
        return mind.trusts(other) - 0.15 * mind.grievance(other) + whim

    ranked = sorted(seats, key=safe)
    return ranked[-1] if w.OFFICE_WORTH[office] >= 1.5 else ranked[len(ranked) // 2]
