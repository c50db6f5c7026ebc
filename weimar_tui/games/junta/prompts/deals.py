"""Shortcuts for offers: ready-made ones for each window, and links in a useful order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from weimar_tui.kernel.decision import Decision

from ..rules import decision_types as dt
from ..rules.drafts import NO_DRAFT, OfferDraft, OfferLink
from ..rules.events import (
    CardGiven,
    OfferAnswered,
    OfferMade,
    Paid,
    PromisesJudged,
    RoundBegan,
    WindowOpened,
)
from ..rules.negotiation import offers
from ..rules.negotiation.clause_types import (
    Clause,
    Pay,
    Threatened,
    Vote,
    payment,
    read_clause,
)
from ..rules.negotiation.likely import (
    ANY,
    Deal,
    can_be_made,
    can_probably_pay,
    ready_made,
    to_pay,
)
from ..rules.negotiation.promises import known_to
from ..rules.notes import NONE
from ..rules.position import JuntaPosition, Offer, Promise
from ..rules.subjects import OfferSoFar
from ..rules.trust import ledger
from ..scene import JuntaScene

QUICK = "quick"
"""The verb of an option for a complete offer: `quick:2`."""

AGAIN = "again"
"""The verb of an option that reopens an earlier offer, to send or change it: `again:0`."""

PARTNER = "partner"
"""The verb of an option that begins an offer to a family: `partner:bravo`."""

MOST_AGAIN = 2
"""How many earlier offers are shown."""

_ORDER = (
    "vote",
    "force",
    "no-force",
    "more",
    "side",
    "loyal",
    "rebel",
    "pay",
    "office",
    "budget",
    "spare",
    "no-fire",
    "peace",
    "attack",
    "place",
    "passage",
    "units",
    "hold",
    "go",
    "votes",
    "card",
    "later",
    "card-of",
    "nothing",
    "drop",
)
"""The order of clauses in lists: those that move votes and coups first."""


def chosen_partner(now: JuntaScene) -> str:
    """The partner you have chosen for an offer, if that is all you have picked so far."""
    draft = now.mine.draft if now.mine is not None else NO_DRAFT
    if isinstance(draft, OfferDraft) and draft == OfferDraft(OfferLink.WANT, draft.to):
        return draft.to
    return ""


def quick_deals(now: JuntaScene) -> list[Deal]:
    """The likely offers of the moment that open information and your own purse allow.

    To the chosen partner, or to anyone; without what the two have just agreed on.
    """
    seat = now.me
    if seat is None:
        return []
    if now.deals.view is not now.view:
        ready = ready_made(now.runner, seat, chosen_partner(now))
        now.deals.ready = [
            deal
            for deal in ready
            if not _is_agreed(now.view, seat, deal.to, (deal.want, deal.give))
        ]
        now.deals.view = now.view
    return now.deals.ready


def _is_agreed(view: JuntaPosition, seat: str, to: str, clauses: Sequence[Clause]) -> bool:
    """Whether all clauses are the subject of open promises between the two families."""
    promised = {
        promise.word.verb
        for promise in open_between(view, seat, to)
        if not isinstance(promise.word, Threatened)
    }
    return promised.issuperset(clause.verb for clause in clauses)


def _is_owed(view: JuntaPosition, seat: str, by: str, clauses: Sequence[Clause]) -> bool:
    """Whether a family has already promised you one of these clauses."""
    owed = [promise.word for promise in open_between(view, seat, by) if promise.by == by]
    return any(clause in owed for clause in clauses)


def offers_before(now: JuntaScene, deals: Sequence[Deal]) -> list[Offer]:
    """Your last offers that were not accepted and could be repeated, newest first, at the price
    that the other family named.

    Those of this round and the last: offices change what a family can give. Leaves out offers among
    the ready-made `deals`, those that ask for what is promised already or for more money than the
    family can have, and what has been agreed on after a counter-offer.
    """
    seat = now.me
    if seat is None:
        return []
    open_ones = {offer.number for offer in offers.made_by(now.view, seat)}
    quick = {(deal.to, deal.want.id, deal.give.id) for deal in deals}
    earlier_offers: dict[tuple[str, ...], Offer] = {}
    taken: set[int] = set()
    refusals: dict[int, str] = {}
    for event in reversed(now.events):
        match event:
            case RoundBegan(round=number) if number < now.view.round:
                break
            case OfferAnswered(offer=offer, answer="accepted"):
                taken.add(offer.number)
            case OfferAnswered(offer=offer, reason=reason) if offer.by == seat:
                refusals[offer.number] = reason
            case OfferMade(offer=offer) if offer.by == seat and offer.to in now.seats:
                offer = _at_named_price(now, offer, refusals.get(offer.number, ""))
                key = (offer.to, *offer.wants, *offer.gives)
                new = offer.number not in (open_ones | taken) and key not in (
                    earlier_offers.keys() | quick
                )
                simple = len(offer.wants) < 2 and len(offer.gives) < 2
                if (
                    new
                    and simple
                    and can_probably_pay(now.view, offer.to, offer.wanted)
                    and not _is_owed(now.view, seat, offer.to, offer.wanted)
                    and not _is_agreed(now.view, seat, offer.to, (*offer.wanted, *offer.given))
                    and can_be_made(now.runner, seat, offer.to, offer.wanted, offer.given)
                ):
                    earlier_offers[key] = offer
                if len(earlier_offers) == MOST_AGAIN:
                    break
    return list(earlier_offers.values())


def _at_named_price(now: JuntaScene, offer: Offer, refusal: str) -> Offer:
    """The offer with the sum for which the other family would accept, if it named one that can be
    offered: so much more (`costs-2`), or at most so much (`pays-1`)."""
    verb, _, number = refusal.partition("-")
    paid, changed = payment(offer.given), offer
    if verb == "costs" and all(isinstance(clause, Pay) for clause in offer.given):
        changed = replace(offer, gives=(Pay(paid + int(number)).id,), notes=NONE)
    elif verb == "pays":
        wants = (Pay(int(number)) if isinstance(one, Pay) else one for one in offer.wanted)
        changed = replace(offer, wants=tuple(clause.id for clause in wants))
    possible = can_be_made(now.runner, offer.by, offer.to, changed.wanted, changed.given)
    return changed if possible else offer


def begun(partner: str) -> Mapping[str, str]:
    """The picks that begin an offer to a family, up to what you want."""
    return {"top": dt.OFFER, "to": partner}


def pays_lightest(decision: Decision, option: str) -> Mapping[str, str]:
    """The pick of the lightest notes after a payment in a new offer; empty after anything else.

    Taking it back, or changing what you give, asks for the notes.
    """
    private = decision.private
    if not isinstance(private, OfferSoFar) or private.step != "give" or private.number:
        return {}
    if option in (dt.NOTHING, dt.DROP) or not payment((read_clause(option),)):
        return {}
    return {"give-notes": ANY}


def reopened(offer: Offer) -> Mapping[str, str]:
    """The picks that lead to an offer as it was, before it is sent."""
    return {
        "top": "offer",
        "to": offer.to,
        "want": next(iter(offer.wants), "nothing"),
        "give": next(iter(offer.gives), "nothing"),
        "give-notes": ANY,
    }


def _in_this_window(now: JuntaScene) -> list[tuple[Offer, OfferAnswered | None]]:
    """Your offers in this window, with the answer to each."""
    made: dict[int, tuple[Offer, OfferAnswered | None]] = {}
    answers: dict[int, OfferAnswered] = {}
    for event in reversed(now.events):
        match event:
            case WindowOpened():
                break
            case OfferAnswered(offer=offer) if offer.by == now.me:
                answers.setdefault(offer.number, event)
            case OfferMade(offer=offer) if offer.by == now.me:
                made[offer.number] = (offer, answers.get(offer.number))
    return list(made.values())


def just_answered(now: JuntaScene) -> bool:
    """Whether the latest news is an answer to one of your offers, or its consequences."""
    for event in reversed(now.events):
        match event:
            case OfferAnswered(offer=offer):
                return offer.by == now.me
            case Paid() | CardGiven() | PromisesJudged():
                continue
            case _:
                return False
    return False


def costs_more(clause: Clause, now: JuntaScene) -> int:
    """The sum that a payment costs a family without the right notes; otherwise 0."""
    notes = to_pay(now.runner, now.me, clause) if now.me else None
    return notes.total if notes is not None and notes.total > payment((clause,)) else 0


def last_answer(now: JuntaScene) -> str:
    """The answer to your last offer in this window, in a few words."""
    made = _in_this_window(now)
    answered = made[0][1] if made else None
    if answered is None or _answered_since(now):
        return ""
    offer, why = answered.offer, now.words.why_answered(answered)
    answer = "refused-why" if why and answered.answer == "refused" else answered.answer
    to = now.words.seat(offer.to) if offer.to in now.seats else now.words.ui("talk-all")
    return now.words.ui("talk-answered", answer=answer, family=to, reason=why)


def _answered_since(now: JuntaScene) -> bool:
    """Whether you have answered someone since your last offer was answered."""
    for event in reversed(now.events):
        match event:
            case OfferAnswered(offer=offer) if offer.by == now.me:
                return False
            case OfferAnswered(family=family) if family == now.me:
                return True
    return False


def latest_offer(now: JuntaScene) -> str:
    """The latest offer that waits for your answer, in a few words.

    Empty if one of your own offers was answered later.
    """
    if now.me is None:
        return ""
    waiting = {offer.number for offer in offers.addressed_to(now.view, now.me)}
    partners = {offer.to for offer in offers.made_by(now.view, now.me)}
    for event in reversed(now.events):
        match event:
            case WindowOpened():
                break
            case OfferAnswered(offer=offer) if offer.by == now.me:
                break
            case OfferMade(offer=offer) if offer.number in waiting:
                counter = "yes" if offer.by in partners else "no"
                by = now.words.seat(offer.by)
                return now.words.ui("talk-offered", family=by, counter=counter)
    return ""


def price_without_change(now: JuntaScene, clauses: Sequence[Clause]) -> str:
    """What a payment costs a family without the right notes, since nobody gives change."""
    for clause in clauses:
        if number := costs_more(clause, now):
            return now.words.ui("deal-no-change", number=number)
    return ""


def offers_so_far(now: JuntaScene, *, may_offer: bool) -> str:
    """Your last offer in this window, and whether you can make another."""
    words = now.words
    made = _in_this_window(now)
    lines = []
    if made and not _is_taken_up(now, made[0][0]):
        offer, answered = made[0]
        still = offer.number in {one.number for one in offers.made_by(now.view, now.me or "")}
        opened = "yes" if still and answered is None else "no"
        if opened == "yes" and offers.is_countered(now.view, now.me or "", offer):
            opened = "countered"
        lines = [words.ui("talk-offer", offer=words.offer_to(offer), open=opened)]
    if made and not may_offer:
        lines.append(words.ui("talk-no-more"))
    return words.catalogue.join("lines", lines)


def _is_taken_up(now: JuntaScene, offer: Offer) -> bool:
    """Whether a counter-offer has brought what an offer of yours was about."""
    if now.me is None or offer.to not in now.seats:
        return False
    return _is_agreed(now.view, now.me, offer.to, (*offer.wanted, *offer.given))


def in_order(clauses: Sequence[str], receiver: str) -> list[str]:
    """Clauses sorted by subject; votes for the receiver come first."""
    places = {what: place for place, what in enumerate(_ORDER)}

    def place(clause: str) -> tuple[int, bool]:
        is_word = clause in (dt.NOTHING, dt.DROP)
        what = clause if is_word else read_clause(clause).verb
        return places.get(what, len(places)), clause != Vote(receiver).id

    return sorted(clauses, key=place)


def open_between(view: JuntaPosition, seat: str, other: str) -> list[Promise]:
    """What two families have promised each other and not yet done."""
    return [
        promise
        for promise in known_to(view, seat)
        if promise.state == "open" and {promise.by, promise.to} == {seat, other}
    ]


def about(now: JuntaScene, other: str) -> str:
    """A family as a partner: its votes and offices, its record, and open promises."""
    words, view, seat = now.words, now.view, now.me
    if seat is None or other not in view.families:
        return ""
    offices, influence = now.votes_of(other)
    parts = [words.ui("deal-votes", family=words.seat(other), number=offices + influence)]
    kept, broken = ledger(view, seat, other)
    parts.append(words.ledger(other, kept, broken))
    parts += [words.promise(promise, seat) for promise in open_between(view, seat, other)]
    return words.catalogue.join("lines", parts)
