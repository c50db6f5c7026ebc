"""Answers to offers: accepted, in small picks where there is a choice, refused, or countered."""

from __future__ import annotations

from .. import decision_types as dt
from ..cards import hand_of_type
from ..notes import NONE, Notes
from ..position import Draft
from ..runner import JuntaRunner
from . import clauses as c, offers
from .clause_types import CardOf, Pay, read_clause
from .draft import STAGES, TOP
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
    """Say yes; first pick the notes and the card, where there is a choice."""
    accept(runner, seat, number, notes=None, card="")


def accept(runner: JuntaRunner, seat: str, number: int, *, notes: Notes | None, card: str) -> None:
    """Go on with an acceptance until everything is picked, then carry the offer out."""
    family = runner.family(seat)
    family.draft = TOP
    offer = offers.find(runner.position, seat, number)
    if offer is None:
        return
    for clause in offer.wants:
        wanted = read_clause(clause)
        if isinstance(wanted, Pay) and notes is None:
            sets = c.sets_to_spend(runner, seat, wanted.number)
            if len(sets) > 1:
                family.draft = Draft(
                    STAGES.index("accept-notes"),
                    to=offer.by,
                    gives=offer.wants,
                    number=number,
                    card=card,
                )
                return
            notes = sets[0] if sets else NONE
        if isinstance(wanted, CardOf) and not card:
            cards = hand_of_type(runner, seat, wanted.type)
            if len(cards) > 1:
                family.draft = Draft(
                    STAGES.index("accept-card"),
                    to=offer.by,
                    gives=offer.wants,
                    number=number,
                    notes=notes or NONE,
                )
                return
            card = cards[0] if cards else ""
    offers.accept(runner, seat, number, notes or NONE, card)
