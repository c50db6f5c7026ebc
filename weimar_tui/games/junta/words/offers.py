"""Words offers, their clauses, and the outcome of promises.

A clause is worded as a noun phrase that works for giving and wanting: `pay:2` is `2 million now`.
Whatever is not carried out at once is marked as only a promise.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from weimar_tui.text.catalogue import Catalogue, sentence_case

from ..rules.events import OfferAnswered
from ..rules.negotiation import clause_types as t
from ..rules.negotiation.clause_types import Counted, read_clause
from ..rules.negotiation.offers import REFUSES
from ..rules.position import Offer, Promise
from .names import Names


class OfferWords:
    """Words offers and promises in one language."""

    def __init__(self, catalogue: Catalogue, names: Names) -> None:
        self._catalogue = catalogue
        self._names = names

    def clause(self, clause: str) -> str:
        """A clause without saying whether it is binding."""
        text = self._catalogue.text
        match read_clause(clause):
            case Counted(number):
                return text(f"clause-{read_clause(clause).verb}", number=number)
            case t.HandCard(card):
                return text("clause-card", card=card)
            case t.CardOf(type):
                return text("clause-card-type", type=type)
            case t.Units(area, unit, number):
                return text("clause-units", area=area, unit=unit, number=number)
            case t.Vote("yes" | "no" as side):
                return text(f"clause-vote-{side}")
            case t.Vote(family):
                return text("clause-vote-family", family=family)
            case t.TakeSide(side):
                return text(f"clause-side-{side}")
            case t.Office(office):
                return text("clause-office", office=office)
            case t.Attack(family):
                return text("clause-attack", family=family)
            case t.AtPlace(place):
                return text("clause-place", place=place)
            case t.Hold(area):
                return text("clause-hold", area=area)
            case t.Go(area):
                return text("clause-go", area=area)
            case (
                t.Passage()
                | t.Force()
                | t.NoForce()
                | t.Peace()
                | t.Loyal()
                | t.Rebel()
                | t.NoFire()
                | t.Spare()
            ):
                return text(f"clause-{clause}")
            case never:
                assert_never(never)

    def brief(self, clause: str) -> str:
        """A clause in at most 16 columns; only titles of cards can be longer."""
        text, names = self._catalogue.text, self._names
        match read_clause(clause):
            case Counted(number):
                return text(f"brief-{read_clause(clause).verb}", number=number)
            case t.HandCard(card):
                return text("brief-card", name=names.name(card))
            case t.CardOf(type):
                return text("brief-card-type", type=type)
            case t.Units(area, unit, number):
                place = names.area_short(area)
                return text("brief-units", area=place, unit=unit, number=number)
            case t.Vote("yes" | "no" as side):
                return text(f"brief-vote-{side}")
            case t.Vote(family):
                return text("brief-vote-family", family=family)
            case t.TakeSide(side):
                return text(f"brief-side-{side}")
            case t.Office(office):
                return text("brief-office", office=names.office_short(office))
            case t.Attack(family):
                return text("brief-attack", family=family)
            case t.AtPlace(place):
                return text("brief-place", place=place)
            case t.Hold(area):
                return text("brief-hold", area=names.area_short(area))
            case t.Go(area):
                return text("brief-go", area=names.area_short(area))
            case _:
                return text(f"brief-{clause}")

    def bound(self, clause: str, form: str = "") -> str:
        """A clause, marked if it is only a promise (`short`: with one word)."""
        worded = self.clause(clause)
        if read_clause(clause).is_now:
            return worded
        only = self._catalogue.text("promise-only", form)
        return self._catalogue.text("promise-word", clause=worded, only=only)

    def clauses(self, clauses: Iterable[str]) -> str:
        """Several clauses together; `nothing` if there are none."""
        joined = self._catalogue.join("and", (self.bound(clause, "short") for clause in clauses))
        return joined or self._catalogue.text("offer-nothing")

    def threat(self, threat: str) -> str:
        """The threat in an offer."""
        return self._catalogue.text(f"threat-{threat.replace(':', '-')}")

    def offer(self, offer: Offer) -> str:
        """What is given, and for what: `2 million now for a Yes vote (promised)`."""
        return self._catalogue.text(
            "offer",
            gives=self.clauses(offer.gives),
            wants=self.clauses(offer.wants),
            given="yes" if offer.gives else "no",
            wanted="yes" if offer.wants else "no",
            threatened="yes" if offer.threat else "no",
            threat=self.threat(offer.threat) if offer.threat else "",
        )

    def promise(self, promise: Promise, me: str | None = None) -> str:
        """A promise or threat with its outcome, as a sentence; `me` reads "you"."""
        word = promise.word
        if isinstance(word, t.Threatened):
            kind, worded = "threat", self.threat(word.what)
        else:
            kind, worded = "promise", self.clause(promise.clause)
        return self._catalogue.text(
            f"{kind}-{promise.state}",
            by=promise.by,
            to=promise.to,
            me="by" if promise.by == me else "to" if promise.to == me else "other",
            clause=worded,
        )

    def promises(self, promises: Iterable[Promise]) -> str:
        """Promises judged, a sentence each; "" if there are none."""
        lines = [sentence_case(self.promise(promise)) for promise in promises]
        return self._catalogue.join("lines", lines)

    def reason(self, answered: OfferAnswered) -> str:
        """Why an offer was refused or lapsed, such as `receiver-pay`; "" if no reason was given."""
        if not answered.reason:
            return ""
        if answered.answer == "refused":
            message = f"reason-{REFUSES}{answered.reason}"
            known = self._catalogue.has(message)
            return self._catalogue.text(message, family=answered.offer.by) if known else ""
        who, _, lacked = answered.reason.partition("-")
        return self._catalogue.text("lapse", who=who, what=lacked)
