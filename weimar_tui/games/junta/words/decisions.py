"""Words decisions: the question for a family, and what the others read meanwhile.

A decision's `subject` is public, its `private` part is for its seat only. With the position (or a
view), the words include the offers concerned.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from weimar_tui.kernel.decision_type import Word
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.message_parts import DecisionsOfGame

from ..rules import decision_types as dt
from ..rules.position import JuntaPosition, Offer
from ..rules.subjects import JuntaDecision, JuntaSubject, OfferSoFar, OfOffer, link_of, subject_of
from .events import EventWords
from .names import Names
from .offers import OfferWords
from .options import OptionWords, find_offer


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
        """The section of the handbook behind a question, or behind the link that a
        chain has reached."""
        return dt.question_of(decision).section if decision.kind in dt.DECISION_TYPES else ""

    def _message(self, decision: JuntaDecision) -> str:
        """The message of the kind of question, or of the link that a chain has reached."""
        if step := link_of(decision):
            return f"stage-{step}"
        return super()._message(decision)

    def _answer(
        self,
        decision: JuntaDecision,
        question: dt.JuntaDecisionType[Any],
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
        arguments |= _NOTHING | _plain(decision.subject)
        if decision.private is not None:
            arguments |= {k: v for k, v in _plain(decision.private).items() if v or k == "number"}
        named = getattr(decision.subject, "families", ())
        families = tuple(filter(self._names.is_family, named))
        arguments["named"] = "yes" if families else "no"
        arguments["families"] = self._catalogue.join("and", map(self._names.family, families))
        last = position is not None and position.round >= position.rounds
        arguments["last"] = "yes" if last else "no"
        arguments["own"] = "yes" if arguments["family"] == decision.seat else "no"
        arguments["mine"] = "yes" if arguments["by"] == decision.seat else "no"
        if card := str(arguments["card"]):
            arguments["means"] = self._events.means(card)
        if isinstance(asked := decision.private, OfferSoFar) and asked.step == "send":
            draft = Offer(0, decision.seat, asked.family, asked.gives, asked.wants, asked.threat)
            arguments["offer"] = self._offers.offer(draft)
        elif decision.kind == dt.ANSWER_OFFER.kind:
            number = subject_of(decision, OfOffer).number
            offer = find_offer(position, decision.seat, number)
            arguments["offered"] = "no" if offer is None else "yes"
            arguments["offer"] = "" if offer is None else self._offers.offer(offer)
        return arguments


_NOTHING: dict[str, object] = dict.fromkeys(
    ("about", "by", "office", "card", "area", "place", "unit", "family", "step", "weapon"), ""
) | {"number": 0, "left": 0, "round": 0, "safe": "no"}
"""Default arguments of messages, for fields that a subject does not have."""


def _plain(asked: JuntaSubject) -> dict[str, object]:
    """The fields of a subject that messages use as arguments."""
    fields: dict[str, object] = {}
    for field, value in asdict(asked).items():
        if isinstance(value, bool):
            fields[field] = "yes" if value else "no"
        elif isinstance(value, str | int):
            fields[field] = value
    return fields
