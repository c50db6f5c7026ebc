"""What a family offers and accepts, why it refuses, and what it would ask for instead."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ..rules import decision_types as dt
from ..rules.negotiation import clause_types as t, offers
from ..rules.negotiation.clause_types import payment, read_clauses
from ..rules.negotiation.clauses import announcer, words
from ..rules.negotiation.likely import Deal, can_be_made, likely_deals
from ..rules.position import Offer
from ..rules.subjects import OfferSoFar, link_of
from ..rules.trust import cheated
from . import weights as w
from .mind import Mind
from .values import contradicts, news, worth


# --- what is offered ---
def plan(mind: Mind) -> Deal | None:
    """The most profitable offer that the other family might accept and that it means to
    keep, or None."""
    view, seat, best, likeliest = mind.view, mind.seat, w.ACCEPT, None
    if mind.beginner or (view.window == "budget" and announcer(view) != view.president):
        return None  # no time for deals about an alternative budget
    for deal in likely_deals(mind.runner, seat):
        made = Offer(0, seat, deal.to, (deal.give.id,), (deal.want.id,))
        back = Offer(0, deal.to, seat, made.wants, made.gives)
        gain = worth(mind, seat, back)
        if (
            gain > best
            and mind.may(f"{deal.to} {deal.want.id}", w.TALKS)
            and not _has_asked(mind, deal.to)
            and not contradicts(mind, back)
            and worth(mind, deal.to, made) >= w.LIKELY
            and can_be_made(mind.runner, seat, deal.to, made.wanted, made.given)
        ):
            best, likeliest = gain, deal
    return likeliest


def _has_asked(mind: Mind, other: str) -> bool:
    """Whether it has an open or refused offer to that family in this window."""
    refused = mind.view.families[mind.seat].turned_down
    return any(offer.to == other for offer in (*offers.made_by(mind.view, mind.seat), *refused))


def _has_countered(mind: Mind, offer: Offer) -> bool:
    """Whether it has countered the offer and is waiting for an answer."""
    mine = offers.made_by(mind.view, mind.seat)
    return any(asked.to == offer.by and asked.number > offer.number for asked in mine)


# --- what is taken ---
def takes(mind: Mind, offer: Offer) -> bool:
    """Whether it accepts the offer."""
    sells_twice = mind.may("sell twice", 0.5 - 0.5 * mind.me.word)
    return (sells_twice or not contradicts(mind, offer)) and _pays(mind, offer)


def _pays(mind: Mind, offer: Offer, *, ahead: float = w.AHEAD, trusting: bool = False) -> bool:
    """Whether an offer brings enough: the least after bargaining, more from the leader
    (`ahead`)."""
    bargained = _has_asked(mind, offer.by) and not _has_countered(mind, offer)
    least = (0.0 if bargained else w.ACCEPT) + ahead * (mind.leader == offer.by)
    return worth(mind, mind.seat, offer, trusting=trusting) >= least


def _why_not(mind: Mind, offer: Offer) -> str:
    """The reason it gives for refusing; that never depends on its pocket or hand.

    A family that would accept but cannot says that it wants a little more, just like one that
    really wants more.
    """
    if _pays(mind, offer):
        return "given" if contradicts(mind, offer) else "costs-1"
    if _pays(mind, offer, ahead=0.0):
        return "ahead"
    if _pays(mind, offer, trusting=True):
        if cheated(mind.view, mind.seat, offer.by):
            return "cheated"
        return "words" if mind.trusts(offer.by) >= w.UNKNOWN else "trust"
    return _price(mind, offer) or "never"


def _price(mind: Mind, offer: Offer) -> str:
    """How much less, or more, would make it accept: `pays-1`, `costs-2`; empty if nothing would."""
    paid = payment(offer.wanted)
    for number in range(paid - 1, 0, -1):
        less = t.Pay(number)
        wants = tuple(less.id if isinstance(c, t.Pay) else c.id for c in offer.wanted)
        if number <= w.MOST_ASKED and _pays(mind, replace(offer, wants=wants)):
            return f"pays-{number}"
    for number in range(1, w.MOST_ASKED + 1):
        if not paid and _pays(mind, replace(offer, gives=(*offer.gives, t.Pay(number).id))):
            return f"costs-{number}"
    return ""


def answer(mind: Mind, offer: Offer) -> str:
    """Accept, counter with the smallest change, or refuse; wait while a counter is open."""
    accept, counter = f"accept:{offer.number}", f"counter:{offer.number}"
    if accept in mind.options and takes(mind, offer):
        return accept
    if counter in mind.options and counter_to(mind, offer)[1]:
        return counter
    if "ready" in mind.options and _has_countered(mind, offer):
        return ""
    mind.because(f"refuses-{_why_not(mind, offer)}", family=offer.by)
    return f"refuse:{offer.number}"


def counter_to(mind: Mind, offer: Offer) -> tuple[str, str]:
    """The smallest change with which it would accept, if the other family may gain by it.

    Returns the link to pick and the clause, or empty strings if it does not counter: the offer went
    to all, was itself a counter, gives nothing for something wanted at once, or wants more than
    the family has.
    """
    best, smallest = w.HOPE, ("", "")
    if mind.beginner or not offer.wants or offer.to != mind.seat or _has_asked(mind, offer.by):
        return smallest
    if any(clause.is_now for clause in offer.wanted) and not news(mind, offer, mind.seat):
        return smallest
    for how, clause, changed in _changes(mind, offer):
        back = Offer(0, mind.seat, offer.by, changed.wants, changed.gives)
        for_other = worth(mind, offer.by, back)
        possible = can_be_made(mind.runner, mind.seat, offer.by, changed.given, changed.wanted)
        if for_other > best and possible and takes(mind, changed):
            best, smallest = for_other, (how, clause)
    return smallest


def _changes(mind: Mind, offer: Offer) -> Iterator[tuple[str, str, Offer]]:
    """The offer with less money or more; for offers without money, with a promise added."""
    if len(offer.wants) == 1:
        for number in range(payment(offer.wanted) - 1, 0, -1):
            less = t.Pay(number).id
            yield "give", less, replace(offer, wants=(less,))
    paid = payment(offer.given)
    besides = () if paid else offer.given[:1]
    clauses: list[t.Clause] = [t.Pay(number) for number in range(paid + 1, w.MOST_ASKED + 1)]
    possible = words(mind.view, offer.by, mind.seat, mind.view.window)
    clauses += [word for word in read_clauses(w.BESIDES) if word in possible and not paid]
    asked = {type(clause) for clause in (*offer.wanted, *besides)}
    for clause in clauses:
        if type(clause) not in asked:
            changed = replace(offer, gives=(*(x.id for x in besides), clause.id))
            yield "add-want" if besides else "want", clause.id, changed


# --- how it is put together ---
def compose(mind: Mind) -> str:
    """The next link of an offer: from its plan, or from the counter to the offer it answers."""
    step, made = link_of(mind.decision), mind.about(OfferSoFar)
    if step.endswith(("-notes", "-card")):
        return mind.options[0]
    to_me = [o for o in offers.addressed_to(mind.view, mind.seat) if o.by == made.family]
    how, clause = counter_to(mind, to_me[0]) if to_me and made.number else ("", "")
    done = made.gives if how == dt.GIVE else made.wants
    if step == "send" and (not clause or clause in done):
        return mind.first("private") or "drop"
    if clause:
        return mind.first(how if step == "send" else clause) or "drop"
    deal = plan(mind)
    links = {"to": deal.to, "want": deal.want.id, "give": deal.give.id} if deal else {}
    return mind.first(links.get(step, "drop")) or "drop"
