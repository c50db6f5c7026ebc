"""Words the options of decisions: the id says what it is, the decision's kind how to read it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from weimar_tui.games.junta.rules import vocabulary as v
from weimar_tui.games.junta.rules.components import Components
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.position import Asked, JuntaPosition, Offer
from weimar_tui.games.junta.words.events import EventWords
from weimar_tui.games.junta.words.names import Names
from weimar_tui.games.junta.words.offers import OfferWords
from weimar_tui.games.junta.words.shapes import SHAPES, STAGES
from weimar_tui.kernel.decision import Decision
from weimar_tui.text.catalogue import Catalogue, MissingText, sentence_case

ALL = "all"
"""An offer to everybody."""

_VERBS: dict[str, tuple[str, ...]] = {
    "bribe": ("card",),
    "card": ("card",),
    "discard": ("card",),
    "excuse": ("card",),
    "exile": ("area",),
    "fire": ("family",),
    "give": ("card", "family"),
    "in": ("value",),
    "keep": ("value",),
    "land": ("unit",),
    "lay": ("card",),
    "out": ("value",),
    "play": ("card",),
    "shoot": ("family",),
    "use": ("card",),
}
"""What stands behind the verb of an option such as `give:students:bravo`: the arguments of its
message `option-<verb>`."""

_BEFORE_OFFICES = {"office": "family", "all": "whole"}
"""Votes before there are offices: each family has one for being one."""

_ANSWERS = ("accept", "refuse", "counter")
"""Verbs that are followed by the number of an offer."""


class OptionWords:
    """Words options in one language."""

    def __init__(
        self,
        catalogue: Catalogue,
        components: Components,
        names: Names,
        offers: OfferWords,
        events: EventWords,
    ) -> None:
        self._catalogue = catalogue
        self._components = components
        self._names = names
        self._offers = offers
        self._events = events
        self._shapes: dict[str, Callable[[str], str]] = {
            "area": names.name,
            "attempt": self._attempt,
            "card": names.card,
            "clause": offers.bound,
            "envelope": lambda option: self._notes(option.removeprefix("pay:")),
            "family": self._family,
            "million": lambda option: catalogue.text("option-million", number=int(option)),
            "nomination": self._nomination,
            "notes": self._notes,
            "number": lambda option: catalogue.text("option-number", number=int(option)),
            "partner": self._partner,
            "office": lambda option: names.word("office", option, "name"),
            "party-at": self._party_at,
            "place": self._place,
            "threat": offers.threat,
            "unit": names.name,
            "units": self._units,
            "units-at": self._units_at,
        }

    def option(self, decision: Decision[Asked], option: str, position: JuntaPosition | None) -> str:
        """One answer, if it is no special one of its kind."""
        private = decision.private
        if private is not None and private.step:
            shape = STAGES.get(private.step, "")
        else:
            shape = SHAPES.get(decision.kind, "")
        if shape == "votes":
            return self._votes(option, position)
        if shape == "verb":
            return self._verb(decision.seat, option, position)
        if shape in self._shapes:
            return self._shapes[shape](option)
        if self._catalogue.strict:
            raise MissingText(f"no words for option {option} of {decision.kind}")
        return self._names.name(option)

    # --- one thing ------------------------------------------------------------------------------
    def _family(self, option: str) -> str:
        if option == ALL:
            return self._catalogue.text("option-everybody")
        return self._names.family(option)

    def _partner(self, option: str) -> str:
        _, _, family = option.partition("gift:")
        if family:
            return self._catalogue.text("option-gift", family=family)
        return self._family(option)

    def _place(self, option: str) -> str:
        what, _, area = option.partition(":")
        if area:
            return self._catalogue.text("option-exile-place", area=area)
        return self._names.word("place", what, "name")

    def _notes(self, option: str) -> str:
        chosen, _, friends = option.partition("+")
        notes = Notes.parse(chosen)
        said = self._names.notes(notes)
        if not friends:
            return said
        counted = "yes" if notes.count else "no"
        return self._catalogue.text(
            "option-notes-friends", notes=said, friends=int(friends), counted=counted
        )

    def _nomination(self, option: str) -> str:
        family, _, card = option.partition(":card:")
        if card:
            return self._catalogue.text("option-nominate-card", family=family, card=card)
        return self._names.family(family)

    def _attempt(self, option: str) -> str:
        what, _, card = option.partition(":")
        message = "option-play" if what == "play" else "option-attempt"
        return self._catalogue.text(message, card=card)

    def _party_at(self, option: str) -> str:
        area, _, family = option.partition(":")
        return self._catalogue.text("option-party-at", area=area, family=family)

    def _units(self, option: str) -> str:
        unit, _, number = option.partition(":")
        return self._catalogue.text("option-units", unit=unit, number=int(number))

    def _units_at(self, option: str) -> str:
        area, unit, number = option.split(":")
        return self._catalogue.text("option-units-at", area=area, unit=unit, number=int(number))

    # --- a verb with what it is done to ---------------------------------------------------------
    def _verb(self, seat: str, option: str, position: JuntaPosition | None) -> str:
        verb, *details = option.split(":")
        if verb in _ANSWERS:
            return self._answer(verb, seat, int(details[0]), position)
        names = _VERBS.get(verb, ())
        if not details or len(names) != len(details):
            return self._names.name(option)
        values = (int(detail) if detail.isdigit() else detail for detail in details)
        return self._catalogue.text(f"option-{verb}", **dict(zip(names, values, strict=True)))

    def _answer(self, verb: str, seat: str, number: int, position: JuntaPosition | None) -> str:
        told: dict[str, Any] = {"told": "no", "number": number}
        offer = find_offer(position, seat, number)
        if offer is not None:
            told |= {"told": "yes", "by": offer.by, "offer": self._offers.offer(offer)}
        return self._catalogue.text(f"option-{verb}", **told)

    def _votes(self, option: str, position: JuntaPosition | None) -> str:
        side, what, *item = option.split(":")
        if side in _VERBS:
            return self._verb("", option, position)
        arguments: dict[str, Any] = {"side": side, "what": what}
        if what == "one":
            arguments["item"] = sentence_case(self._events.item(item[0]))
        elif what == "card":
            arguments |= {"card": item[0], "votes": self._worth(item[0])}
        elif position is not None and not position.offices_given:
            arguments["what"] = _BEFORE_OFFICES.get(what, what)
        return self._catalogue.text("option-votes", **arguments)

    def _worth(self, card: str) -> int:
        effect = self._components.cards[card].effect
        return sum(word.number for word in effect if isinstance(word, v.Votes))


def find_offer(position: JuntaPosition | None, seat: str, number: int) -> Offer | None:
    """An open offer that the seat knows of."""
    if position is None:
        return None
    known = [*position.offers, *position.families[seat].offers]
    return next((offer for offer in known if offer.number == number), None)
