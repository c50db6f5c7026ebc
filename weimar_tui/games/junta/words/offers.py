"""Words offers, their clauses, and what became of promises.

A clause is worded as a noun that can be given and wanted alike: `pay:2` is `2 million now`.
Whatever is not carried out at once is called what it is: only a promise.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from weimar_tui.games.junta.rules.events import OfferAnswered
from weimar_tui.games.junta.rules.negotiation.clauses import is_now
from weimar_tui.games.junta.rules.negotiation.offers import REFUSES
from weimar_tui.games.junta.rules.position import Offer, Promise
from weimar_tui.games.junta.words.names import Names
from weimar_tui.text.catalogue import Catalogue, sentence_case

THREAT = "threat"


class OfferWords:
    """Words offers and promises in one language."""

    def __init__(self, catalogue: Catalogue, names: Names) -> None:
        self._catalogue = catalogue
        self._names = names

    def clause(self, clause: str) -> str:
        """What a clause is about, without saying whether it binds anybody."""
        what, *details = clause.split(":")
        message = f"clause-{what}"
        arguments: dict[str, Any] = {}
        match what, details:
            case (("pay" | "later" | "votes" | "budget" | "more"), [number]):
                arguments["number"] = int(number)
            case "card", [card]:
                arguments["card"] = card
            case "card-of", [kind]:
                message, arguments = "clause-card-type", {"type": kind}
            case "units", [area, unit, number]:
                arguments = {"area": area, "unit": unit, "number": int(number)}
            case "vote", ["yes" | "no" as side]:
                message = f"clause-vote-{side}"
            case "vote", [family]:
                message, arguments = "clause-vote-family", {"family": family}
            case "side", [side]:
                message = f"clause-side-{side}"
            case "office", [office]:
                arguments["office"] = office
            case "attack", [family]:
                arguments["family"] = family
            case "place", [place]:
                arguments["place"] = place
            case (("hold" | "go"), [area]):
                arguments["area"] = area
        return self._catalogue.text(message, **arguments)

    def bound(self, clause: str, form: str = "") -> str:
        """A clause, with a word of warning where it is only a promise (`short`: one word)."""
        worded = self.clause(clause)
        if is_now(clause):
            return worded
        only = self._catalogue.text("promise-only", form)
        return self._catalogue.text("promise-word", clause=worded, only=only)

    def clauses(self, clauses: Iterable[str]) -> str:
        """Several clauses together; `nothing` if there are none."""
        joined = self._catalogue.join("and", (self.bound(clause, "short") for clause in clauses))
        return joined or self._catalogue.text("offer-nothing")

    def threat(self, threat: str) -> str:
        """What an offer threatens with."""
        return self._catalogue.text(f"threat-{threat.replace(':', '-')}")

    def offer(self, offer: Offer) -> str:
        """What is given for what: `2 million now for a Yes vote (promised)`."""
        return self._catalogue.text(
            "offer",
            gives=self.clauses(offer.gives),
            wants=self.clauses(offer.wants),
            given="yes" if offer.gives else "no",
            wanted="yes" if offer.wants else "no",
            threatened="yes" if offer.threat else "no",
            threat=self.threat(offer.threat) if offer.threat else "",
        )

    def promise(self, promise: Promise) -> str:
        """A promise or threat with what has become of it, as a sentence."""
        what, _, rest = promise.clause.partition(":")
        kind, clause = "promise", promise.clause
        if what == THREAT:
            kind, worded = THREAT, self.threat(rest)
        else:
            worded = self.clause(clause)
        return self._catalogue.text(
            f"{kind}-{promise.state}", by=promise.by, to=promise.to, clause=worded
        )

    def promises(self, promises: Iterable[Promise]) -> str:
        """Promises judged, a sentence each; empty if there are none."""
        lines = [sentence_case(self.promise(promise)) for promise in promises]
        return self._catalogue.join("lines", lines)

    def reason(self, answered: OfferAnswered) -> str:
        """Why an offer was refused, or lapsed: `receiver-pay`; empty if nothing was said of it."""
        if not answered.reason:
            return ""
        if answered.answer == "refused":
            message = f"reason-{REFUSES}{answered.reason}"
            known = self._catalogue.has(message)
            return self._catalogue.text(message, family=answered.offer.by) if known else ""
        who, _, what = answered.reason.partition("-")
        return self._catalogue.text("lapse", who=who, what=what)
