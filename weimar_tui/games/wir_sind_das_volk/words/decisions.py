"""Words decisions and their options.

A decision's subject says what it is about; what only the asked seat can know is in its private
part.
"""

from __future__ import annotations

from typing import assert_never

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.decision_type import Word
from weimar_tui.text.catalogue import Catalogue, sentence_case
from weimar_tui.text.message_parts import DecisionsOfGame

from ..rules import decision_types as dt
from ..rules.component_data import ComponentData
from ..rules.effects.event import clause_name
from ..rules.effects.vocabulary import SYMBOLS, Clause
from ..rules.names import COLOUR, WEST, can_trigger
from ..rules.position import VolkPosition
from ..rules.standard import standard_of
from ..rules.subjects import (
    Arrow,
    Looked,
    OfCard,
    Pieces,
    Standard,
)
from .effects import EffectWords
from .names import Names, number_of
from .sources import Sources, signed

_ABSENT: dict[str, str | int] = {
    **dict.fromkeys(("area", "card", "cards", "place", "side", "source", "track", "why"), "none"),
    **dict.fromkeys(("left", "most", "number", "usable", "value"), 0),
    "known": "no",
}
"""Values for fields that a subject does not have."""

_NUMBERS_UNNAMED = (dt.HAMBURG, dt.IMPORT, dt.EXPORT, dt.ATTACK)
"""Questions that do not name the figure shown after each area."""


class DecisionWords(DecisionsOfGame[Names, VolkPosition]):
    """Words questions and answers in one language."""

    questions = dt.DECISION_TYPES

    def __init__(
        self,
        catalogue: Catalogue,
        data: ComponentData,
        names: Names,
        sources: Sources,
        effects: EffectWords,
    ) -> None:
        super().__init__(catalogue, names)
        self._components = data
        self._sources = sources
        self._effects = effects

    # --- questions ------------------------------------------------------------------------------
    def _left(self, decision: Decision) -> int:
        subject = decision.subject
        if not isinstance(subject, Pieces) or decision.kind == dt.HAND_LIMIT.kind:
            return 0
        # The points of a card are spent one by one, so that the last one is worth a mention too;
        # an event's question says itself that 1 point is built.
        last_counts = decision.kind == dt.BUILD.kind and _why(decision) == dt.BUILD.kind
        return subject.left if last_counts or subject.left > 1 else 0

    def rule(self, decision: Decision) -> str:
        """The section of the rulebook behind a decision."""
        question = dt.DECISION_TYPES.get(decision.kind)
        return question.because.get(_why(decision), question.section) if question else ""

    def _because(self, decision: Decision, view: VolkPosition | None) -> str:
        """The source of a question about pieces; for an event's order, the card."""
        if decision.kind == dt.NEXT_SYMBOL.kind:
            return self._sources.name(decision.subject.card)
        match decision.subject:
            case _ if decision.kind in (dt.PRICE.kind, dt.VOID.kind):
                return ""
            case Pieces(source=source) | Standard(card=source) | OfCard(card=source):
                return self._sources.name(source)
        return ""

    def _arguments(self, decision: Decision, view: VolkPosition | None = None) -> dict[str, object]:
        arguments: dict[str, object] = {**_ABSENT, "seat": decision.seat}
        for part in (decision.subject, decision.private):
            for field in getattr(part, "__struct_fields__", ()):
                value = getattr(part, field)
                if isinstance(value, str | int):
                    arguments[field] = value if value != "" else "none"
        cards = decision.private.cards if isinstance(decision.private, Looked) else ()
        if cards:
            arguments["cards"] = self._catalogue.join("commas", map(self._names.card, cards))
            arguments["known"] = "yes"
        subject = decision.subject
        place = subject.place if isinstance(subject, Pieces) else ""
        side = subject.side if isinstance(subject, Pieces | Arrow) else ""
        arguments.setdefault("where", self._effects.where(place, side))
        arguments["why"] = _why(decision)
        if decision.kind == dt.PRESTIGE_FIELD.kind:
            arguments["number"] = signed(subject.number)
        return arguments

    # --- options --------------------------------------------------------------------------------
    def _answer(
        self, decision: Decision, question: dt.VolkDecision, option: str, view: VolkPosition | None
    ) -> str:
        """An area with its current unrest or living standard."""
        catalogue = self._catalogue
        answer: dt.VolkAnswer = question.read(option)
        match answer:
            case Word(word):
                return self._word(decision, word, view)
            case dt.Use(card):
                return catalogue.text("option-turn", card=card, use=self._use(decision, answer))
            case dt.UsePower():
                return catalogue.text("option-turn-power", use=self._use(decision, answer))
            case dt.Area(area):
                return self._area(area, question, view)
            case dt.Site(place):
                return self._names.name(place)
            case dt.Sector(patron_state):
                return self._names.sector(patron_state)
            case dt.DiscardHand(cards):
                names = catalogue.join("and", map(self._names.card, cards))
                return catalogue.text("option-discard-hand", cards=names)
            case dt.PayCard(card):
                return catalogue.text("option-price-discard", card=card)
            case dt.Clause(name) if question is dt.VOID:
                clause = self._effects.single(self._clause(decision, name))
                return catalogue.text("option-void", clause=clause)
            case dt.Clause(name):
                return self._effects.clause(self._clause(decision, name))
            case dt.Swap(card, own):
                return catalogue.text("option-guillaume-swap", card=card, own=own)
            case dt.Remove(card):
                return catalogue.text("option-guillaume-remove", card=card)
            case dt.Execute(field):
                return self._field(decision.subject.number, field)
            case _:
                assert_never(answer)

    def _area(self, area: str, question: dt.VolkDecision, view: VolkPosition | None) -> str:
        if view is None:
            return self._names.name(area)
        unrest = question.pane == "unrest"
        number = view.unrest[area] if unrest else standard_of(view, area)
        of = question.pane if question in _NUMBERS_UNNAMED else "named"
        return self._catalogue.text("option-area", area=area, number=number, of=of)

    def _clause(self, decision: Decision, name: str) -> Clause:
        """The clause that an answer names."""
        clauses = self._sources.clauses(decision.subject.card)
        return next(c for i, c in enumerate(clauses) if clause_name(c, i) == name)

    def _field(self, number: int, field: str) -> str:
        if field == "nearer":
            number += -1 if number > 0 else 1
        does = sentence_case(self._effects.line(self._sources.field(number)))
        return self._catalogue.text(f"option-prestige-{field}", number=signed(number), does=does)

    def use(self, decision: Decision, option: str) -> str:
        """The use of a card in a turn, when the card itself is shown above."""
        return self._use(decision, dt.TURN.read(option))

    def _use(self, decision: Decision, answer: dt.Use | dt.UsePower) -> str:
        if isinstance(answer, dt.UsePower):
            return self._catalogue.text("use-power", area=answer.area)
        printed = self._components.cards[answer.card]
        return self._catalogue.text(
            f"use-{answer.action}",
            value=self._value(decision, answer.card),
            free="yes" if printed.colour == COLOUR[decision.seat] else "no",
        )

    def did(self, decision: Decision, option: str) -> str:
        """What was done in a turn, in a few words."""
        answer: dt.VolkAnswer = dt.TURN.read(option)
        say = self._catalogue.text
        match answer:
            case dt.Use(card, action):
                return say("bot-did", seat=decision.seat, card=card, action=action)
            case dt.UsePower(area=area):
                return say("bot-did-power", seat=decision.seat, area=area)
        return ""

    def thing(self, decision: Decision, thing: str, view: VolkPosition) -> str:
        """A card with its value for the asked seat and what its event does, or state power."""
        if thing == "power":
            return self._catalogue.text("thing-power")
        printed = self._components.cards[thing]
        return self._catalogue.text(
            "thing-card",
            card=thing,
            value=self._value(decision, thing),
            place="hand" if thing in view.hands.get(decision.seat, ()) else "display",
            own="yes" if can_trigger(decision.seat, printed.colour) else "no",
            does=self._effects.line(printed.event),
            flight=printed.flight,
        )

    def thing_brief(self, decision: Decision, card: str, name: str) -> str:
        """A card's number and value for the asked seat, with a name that may be cut."""
        number, value = number_of(card), self._value(decision, card)
        return self._catalogue.text("thing-brief", name=name, number=number, value=value)

    def _value(self, decision: Decision, card: str) -> int:
        printed = self._components.cards[card]
        return printed.west if decision.seat == WEST else printed.east


def _why(decision: Decision) -> str:
    """What demands pieces: an action, a phase, or `event` for every symbol."""
    subject = decision.subject
    why = (subject.why if isinstance(subject, Pieces) else "") or "none"
    return "event" if why in SYMBOLS and _of_event(decision) else why


def _of_event(decision: Decision) -> bool:
    """Whether a symbol asks; building by action can stop, and phase 9.3 has no source."""
    return bool(decision.subject.source) and dt.STOP not in decision.options
