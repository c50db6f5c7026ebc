"""Words decisions: who is asked what, and what the others read meanwhile.

A decision's `subject` tells everybody what it is about, its `private` part only its seat. Give the
position (or a view) to be told of the offers that are spoken of as well.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.decision_type import Word
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.worded import DecisionsOfGame

from ..rules import decision_types as dt
from ..rules.position import Asked, JuntaPosition, Offer
from .events import EventWords
from .names import Names
from .offers import OfferWords
from .options import OptionWords, find_offer

JuntaDecision = Decision[Asked]

_GIVE, _WANT = "give ", "want "


class DecisionWords(DecisionsOfGame[Names, JuntaPosition]):
    """Words questions and answers in one language."""

    questions = dt.DECISION_TYPES

    def __init__(
        self,
        catalogue: Catalogue,
        names: Names,
        offers: OfferWords,
        events: EventWords,
        options: OptionWords,
    ) -> None:
        super().__init__(catalogue, names)
        self._offers = offers
        self._events = events
        self._options = options

    def rule(self, decision: JuntaDecision) -> str:
        """The section of the handbook a question rests on, or the link a chain has come to."""
        return dt.question_of(decision).section if decision.kind in dt.DECISION_TYPES else ""

    def _message(self, decision: JuntaDecision) -> str:
        """That of its kind, or of the link a chain has come to."""
        if decision.private is not None and decision.private.step:
            return f"stage-{decision.private.step}"
        return super()._message(decision)

    def _answer(
        self,
        decision: JuntaDecision,
        question: dt.JuntaDecision[Any],
        option: str,
        position: JuntaPosition | None,
    ) -> str:
        question = dt.question_of(decision)
        answer: dt.JuntaAnswer = question.read(option)
        if isinstance(answer, Word):
            return self._word(decision, answer.word, position)
        return self._options.option(question, decision, answer, position)

    # --- what a decision is about ---------------------------------------------------------------
    def _arguments(
        self, decision: JuntaDecision, position: JuntaPosition | None
    ) -> dict[str, object]:
        arguments: dict[str, object] = {"seat": decision.seat}
        arguments |= _plain(decision.subject)
        if decision.private is not None:
            arguments |= {k: v for k, v in _plain(decision.private).items() if v or k == "number"}
        asked = decision.private or decision.subject
        families = tuple(filter(self._names.is_family, decision.subject.families))
        arguments["named"] = "yes" if families else "no"
        arguments["families"] = self._catalogue.join("and", map(self._names.family, families))
        last = position is not None and position.round >= position.rounds
        arguments["last"] = "yes" if last else "no"
        arguments["own"] = "yes" if arguments["family"] == decision.seat else "no"
        if decision.subject.items:
            arguments["weapon"] = decision.subject.items[0]
        if card := str(arguments["card"]):
            arguments["means"] = self._events.means(card)
        if asked.step == "send":
            arguments["offer"] = self._offers.offer(_draft(decision.seat, asked))
        elif decision.kind == dt.ANSWER_OFFER.kind:
            offer = find_offer(position, decision.seat, asked.number)
            arguments["offered"] = "no" if offer is None else "yes"
            arguments["offer"] = "" if offer is None else self._offers.offer(offer)
        return arguments


def _plain(asked: Asked) -> dict[str, object]:
    """The fields of a subject that messages can be filled in with."""
    fields: dict[str, object] = {}
    for field, value in asdict(asked).items():
        if isinstance(value, bool):
            fields[field] = "yes" if value else "no"
        elif isinstance(value, str | int):
            fields[field] = value
    return fields


def _draft(seat: str, asked: Asked) -> Offer:
    """The offer that is being put together."""
    gives = tuple(x.removeprefix(_GIVE) for x in asked.items if x.startswith(_GIVE))
    wants = tuple(x.removeprefix(_WANT) for x in asked.items if x.startswith(_WANT))
    return Offer(0, seat, asked.family, gives, wants, asked.about)
