"""Words decisions and their options.

A decision's subject tells what it is about; what only the asked seat may know stands in its
private part.
"""

from __future__ import annotations

from typing import Any

from weimar_tui.games.wir_sind_das_volk.rules.components import Components
from weimar_tui.games.wir_sind_das_volk.rules.effects.event import clause_name
from weimar_tui.games.wir_sind_das_volk.rules.effects.vocabulary import SYMBOLS, Clause
from weimar_tui.games.wir_sind_das_volk.rules.names import WEST
from weimar_tui.games.wir_sind_das_volk.rules.position import VolkPosition
from weimar_tui.games.wir_sind_das_volk.rules.standard import standard_of
from weimar_tui.games.wir_sind_das_volk.rules.subjects import (
    Arrow,
    Looked,
    OfCard,
    Pieces,
    Standard,
)
from weimar_tui.games.wir_sind_das_volk.words.effects import EffectWords
from weimar_tui.games.wir_sind_das_volk.words.names import Names, number_of
from weimar_tui.games.wir_sind_das_volk.words.shapes import SHAPES, rule_of
from weimar_tui.games.wir_sind_das_volk.words.sources import Sources, signed
from weimar_tui.kernel.decision import Decision
from weimar_tui.text.catalogue import Catalogue, MissingText, sentence_case

_ABSENT: dict[str, str | int] = {
    **dict.fromkeys(("area", "card", "cards", "place", "side", "source", "track", "why"), "none"),
    **dict.fromkeys(("left", "most", "number", "usable", "value"), 0),
    "known": "no",
}
"""What stands in for fields that a subject does not have."""

_UNREST = (
    *("remove-unrest", "place-unrest", "move-from", "move-to", "calm", "put-back", "state-power"),
    *("socialist", "lose-socialist", "import", "export", "attack"),
)
_STANDARD = ("standard", "transfer", "place-standard", "lose-standard")
"""Questions about areas in which the unrest matters, or the living standard."""

_OWN_COLOUR = {"west": "yellow", "east": "red"}


class DecisionWords:
    """Words questions and answers in one language."""

    def __init__(
        self,
        catalogue: Catalogue,
        components: Components,
        names: Names,
        sources: Sources,
        effects: EffectWords,
    ) -> None:
        self._catalogue = catalogue
        self._components = components
        self._names = names
        self._sources = sources
        self._effects = effects

    # --- questions ------------------------------------------------------------------------------
    def question(self, decision: Decision, view: VolkPosition | None = None) -> str:
        """The question, with what it comes from, how many are left, and the section."""
        catalogue = self._catalogue
        message = f"decision-{decision.kind}"
        if not catalogue.strict and not catalogue.has(message):
            message = "decision-unknown"
        question = catalogue.text(message, **self._arguments(decision))
        subject = decision.subject
        left = subject.left if isinstance(subject, Pieces) else 0
        if left > 1 and decision.kind != "discard-hand":
            question = catalogue.text("decision-left", question=question, left=left)
        if why := self._source(decision):
            question = catalogue.text("decision-because", why=why, question=question)
        if rule := self.rule(decision):
            return catalogue.text("decision-rule", question=question, rule=rule)
        return question

    def rule(self, decision: Decision) -> str:
        """The section of the rulebook a decision rests on."""
        return rule_of(decision.kind, _why(decision))

    def _source(self, decision: Decision) -> str:
        """What a question of pieces comes from; of an event's order, the card."""
        if decision.kind == "next-symbol":
            return self._sources.name(decision.subject.card)
        match decision.subject:
            case _ if decision.kind in ("price", "void"):
                return ""
            case Pieces(source=source) | Standard(card=source) | OfCard(card=source):
                return self._sources.name(source)
        return ""

    def waiting(self, decision: Decision) -> str:
        """What the other side reads meanwhile; hands and options are not spoken of."""
        catalogue = self._catalogue
        message = f"waiting-{decision.kind}"
        if not catalogue.strict and not catalogue.has(message):
            message = "waiting-other"
        topic = catalogue.text(message, **self._arguments(decision))
        return catalogue.text("waiting", seat=decision.seat, topic=topic)

    def _arguments(self, decision: Decision) -> dict[str, Any]:
        arguments: dict[str, Any] = {**_ABSENT, "seat": decision.seat}
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
        if decision.kind == "prestige-field":
            arguments["number"] = signed(subject.number)
        return arguments

    # --- options --------------------------------------------------------------------------------
    def option(self, decision: Decision, option: str, view: VolkPosition | None = None) -> str:
        """One answer in words; an area with how much of what is asked about lies there."""
        catalogue = self._catalogue
        message = f"decision-{decision.kind}"
        if catalogue.has(message, option):
            return catalogue.text(message, option, **self._arguments(decision))
        if view is not None and option in view.unrest and decision.kind in (*_UNREST, *_STANDARD):
            unrest = decision.kind in _UNREST
            number = view.unrest[option] if unrest else standard_of(view, option)
            return catalogue.text("option-area", area=option, number=number)
        shape = SHAPES.get(decision.kind, "")
        word = getattr(self, f"_option_{shape}", None)
        if word is not None:
            return str(word(decision, option))
        if catalogue.strict:
            raise MissingText(f"no words for option {option} of {decision.kind}")
        return self._names.name(option)

    def _option_name(self, decision: Decision, option: str) -> str:
        return self._names.name(option)

    def _option_sector(self, decision: Decision, option: str) -> str:
        return self._names.sector(option)

    def _option_turn(self, decision: Decision, option: str) -> str:
        card = option.partition(":")[0]
        use = self.use(decision, option)
        if card == "power":
            return self._catalogue.text("option-turn-power", use=use)
        return self._catalogue.text("option-turn", card=card, use=use)

    def use(self, decision: Decision, option: str) -> str:
        """What a card of a turn is used for, where the card itself stands above."""
        card, action = option.split(":")
        if card == "power":
            return self._catalogue.text("use-power", area=action)
        printed = self._components.cards[card]
        return self._catalogue.text(
            f"use-{action}",
            value=self._value(decision, card),
            free="yes" if printed.colour == _OWN_COLOUR[decision.seat] else "no",
        )

    def thing(self, decision: Decision, thing: str) -> str:
        """A card with its value for the asked seat, or state power."""
        if thing == "power":
            return self._catalogue.text("thing-power")
        return self._catalogue.text("thing-card", card=thing, value=self._value(decision, thing))

    def thing_brief(self, decision: Decision, card: str, name: str) -> str:
        """A card with its number and its value for the asked seat, by a name that may be cut."""
        number, value = number_of(card), self._value(decision, card)
        return self._catalogue.text("thing-brief", name=name, number=number, value=value)

    def _value(self, decision: Decision, card: str) -> int:
        printed = self._components.cards[card]
        return printed.west if decision.seat == WEST else printed.east

    def _option_cards(self, decision: Decision, option: str) -> str:
        cards = self._catalogue.join("and", map(self._names.card, option.split("+")))
        return self._catalogue.text("option-discard-hand", cards=cards)

    def _option_price(self, decision: Decision, option: str) -> str:
        return self._catalogue.text("option-price-discard", card=option.partition(":")[2])

    def _option_void(self, decision: Decision, option: str) -> str:
        clause = self._effects.single(self._clause(decision, option))
        return self._catalogue.text("option-void", clause=clause)

    def _option_clause(self, decision: Decision, option: str) -> str:
        return self._effects.clause(self._clause(decision, option))

    def _clause(self, decision: Decision, option: str) -> Clause:
        """The clause that an option names."""
        clauses = self._sources.clauses(decision.subject.card)
        return next(c for i, c in enumerate(clauses) if clause_name(c, i) == option)

    def _option_swap(self, decision: Decision, option: str) -> str:
        first, second = option.split(":")
        if first == "remove":
            return self._catalogue.text("option-guillaume-remove", card=second)
        return self._catalogue.text("option-guillaume-swap", card=first, own=second)

    def _option_field(self, decision: Decision, option: str) -> str:
        number = decision.subject.number
        if option == "nearer":
            number += -1 if number > 0 else 1
        does = sentence_case(self._effects.line(self._sources.field(number)))
        return self._catalogue.text(f"option-prestige-{option}", number=signed(number), does=does)


def _why(decision: Decision) -> str:
    """What demands pieces: an action, a phase, or `event` for every symbol."""
    subject = decision.subject
    why = (subject.why if isinstance(subject, Pieces) else "") or "none"
    return "event" if why in SYMBOLS and _of_event(decision) else why


def _of_event(decision: Decision) -> bool:
    """Whether a symbol asks; building by action may stop, and phase 9.3 has no source."""
    return bool(decision.subject.source) and "stop" not in decision.options
