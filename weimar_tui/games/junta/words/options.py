"""Words answers. Most use the message of their type, with their fields as arguments."""

from __future__ import annotations

from weimar_tui.text.catalogue import Catalogue, sentence_case
from weimar_tui.text.message_parts import filled_in

from ..rules import decision_types as dt, vocabulary as v
from ..rules.component_data import ComponentData
from ..rules.negotiation.clauses import ALL
from ..rules.notes import Notes
from ..rules.position import JuntaPosition, Offer
from ..rules.subjects import JuntaDecision
from .events import EventWords
from .names import Names
from .offers import OfferWords

_BEFORE_OFFICES = {"office": "family", "all": "whole"}
"""Votes before there are offices: each family has one."""


class OptionWords:
    """Words options in one language."""

    def __init__(
        self,
        catalogue: Catalogue,
        data: ComponentData,
        names: Names,
        offers: OfferWords,
        events: EventWords,
    ) -> None:
        self._catalogue = catalogue
        self._components = data
        self._names = names
        self._offers = offers
        self._events = events

    def option(
        self,
        question: dt.JuntaDecisionType,
        decision: JuntaDecision,
        answer: dt.JuntaAnswer,
        position: JuntaPosition | None,
    ) -> str:
        """An answer that is not one of the fixed words of its question."""
        say, names = self._catalogue.text, self._names
        match answer:
            case dt.CastVotes() | dt.CastOne() | dt.CastCard():
                return self._votes(answer, position)
            case dt.PayNotes(notes) | dt.Envelope(notes):
                return names.notes(Notes.parse(notes))
            case dt.PayWithFriends(notes, friends):
                return self._with_friends(Notes.parse(notes), friends)
            case dt.Exile(area) if question is dt.PLACE:
                return say("option-exile-place", area=area)
            case dt.Accept(number):
                return self._answer("accept", decision.seat, number, position)
            case dt.Refuse(number):
                return self._answer("refuse", decision.seat, number, position)
            case dt.Counter(number):
                return self._answer("counter", decision.seat, number, position)
            case dt.Partner(family):
                return say("option-everybody") if family == ALL else names.family(family)
            case dt.Clause(clause):
                return self._offers.bound(clause)
            case dt.Threat(threat):
                return self._offers.threat(threat)
            case _:
                return filled_in(self._catalogue, answer)

    def _with_friends(self, notes: Notes, friends: int) -> str:
        counted = "yes" if notes.count else "no"
        text = self._names.notes(notes)
        return self._catalogue.text(
            "option-notes-friends", notes=text, friends=friends, counted=counted
        )

    def _answer(self, verb: str, seat: str, number: int, position: JuntaPosition | None) -> str:
        arguments: dict[str, object] = {"told": "no", "number": number}
        offer = find_offer(position, seat, number)
        if offer is not None:
            arguments |= {"told": "yes", "by": offer.by, "offer": self._offers.offer(offer)}
        return self._catalogue.text(f"option-{verb}", **arguments)

    def _votes(
        self, answer: dt.CastVotes | dt.CastOne | dt.CastCard, position: JuntaPosition | None
    ) -> str:
        arguments: dict[str, object] = {"side": answer.side}
        match answer:
            case dt.CastVotes(_, what):
                arguments["what"] = what
                if position is not None and not position.offices_given:
                    arguments["what"] = _BEFORE_OFFICES.get(what, what)
            case dt.CastOne(_, item):
                arguments |= {"what": "one", "item": sentence_case(self._events.item(item))}
            case dt.CastCard(_, card):
                arguments |= {"what": "card", "card": card, "votes": self._worth(card)}
        return self._catalogue.text("option-votes", **arguments)

    def _worth(self, card: str) -> int:
        effect = self._components.cards[card].effect
        return sum(word.number for word in effect if isinstance(word, v.Votes))


def find_offer(position: JuntaPosition | None, seat: str, number: int) -> Offer | None:
    """An open offer that the seat knows of, or None."""
    if position is None:
        return None
    known = [*position.offers, *position.families[seat].offers]
    return next((offer for offer in known if offer.number == number), None)
