"""Answers to offers: accept (in several picks if there is a choice), refuse, or counter."""

from __future__ import annotations

from .. import decision_types as dt
from ..cards import hand_of_type
from ..drafts import NO_DRAFT, AcceptDraft
from ..notes import NONE
from ..runner import JuntaRunner
from . import clauses as c, offers
from .clause_types import CardOf, Pay
from .limits import may_offer


def answers_to(runner: JuntaRunner, seat: str) -> list[str]:
    """`accept:N`, `refuse:N`, `counter:N` for every open offer to the seat."""
    position = runner.position
    options: list[str] = []
    family = position.families[seat]
    if not position.offers and not family.offers:
        return options
    can_counter = may_offer(position, seat)
    for offer in offers.addressed_to(position, seat):
        if offers.acceptable(runner, seat, offer):
            options.append(dt.accept(offer.number))
        options.append(dt.refuse(offer.number))
        if can_counter:
            options.append(dt.counter(offer.number))
    return options


def begin_accept(runner: JuntaRunner, seat: str, number: int) -> None:
    """Accept an offer; pick the notes and the card first if there is a choice."""
    accept(runner, seat, AcceptDraft(number, "", ()))


def accept(runner: JuntaRunner, seat: str, draft: AcceptDraft) -> None:
    """Pick what is missing for an acceptance; after the last pick, carry the offer out."""
    family = runner.family(seat)
    family.draft = NO_DRAFT
    offer, notes, card = offers.find(runner.position, seat, draft.number), draft.notes, draft.card
    if offer is None:
        return
    for wanted in offer.wanted:
        if isinstance(wanted, Pay) and notes is None:
            sets = c.sets_to_spend(runner, seat, wanted.number)
            if len(sets) > 1:
                family.draft = AcceptDraft(draft.number, offer.by, offer.wants, card=card)
                return
            notes = sets[0] if sets else NONE
        if isinstance(wanted, CardOf) and not card:
            cards = hand_of_type(runner, seat, wanted.type)
            if len(cards) > 1:
                family.draft = AcceptDraft(
                    draft.number, offer.by, offer.wants, notes, next_is_card=True
                )
                return
            card = cards[0] if cards else ""
    offers.accept(runner, seat, draft.number, notes or NONE, card)
