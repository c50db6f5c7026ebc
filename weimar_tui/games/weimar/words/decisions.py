"""Words decisions and their options (terminal: one question at a time).

A decision's `subject` tells what it is about; what an effect of a card asks is worded from the
effect itself. Give the position (or a view) to be told of the roll under way as well.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from weimar_tui.games.weimar.rules import lasting_rules
from weimar_tui.games.weimar.rules.box import WHITE
from weimar_tui.games.weimar.rules.components import Components
from weimar_tui.games.weimar.rules.effects.vocabulary import May, Pay
from weimar_tui.games.weimar.rules.position import WeimarPosition
from weimar_tui.games.weimar.rules.subject import WeimarDecision
from weimar_tui.games.weimar.words.effects import EffectWords
from weimar_tui.games.weimar.words.names import Names
from weimar_tui.games.weimar.words.shapes import EFFECT_KINDS, RULES, SHAPES
from weimar_tui.games.weimar.words.sources import Sources
from weimar_tui.text.catalogue import Catalogue, MissingText

_ABSENT: dict[str, str | int] = {
    **dict.fromkeys(
        ("about", "action", "actor", "card", "cell", "city", "coalition", "do", "ending", "issue"),
        "none",
    ),
    **dict.fromkeys(
        ("minor", "origin", "partner", "proposer", "target", "trigger", "unit", "units", "use"),
        "none",
    ),
    **dict.fromkeys(("word", "effect", "price", "otherwise", "rolled", "rolling"), "none"),
    **dict.fromkeys(("ap", "dice", "left", "missing", "modifier", "option", "place"), 0),
    **dict.fromkeys(("reserve", "round", "seats", "steps", "votes"), 0),
    "told": "no",
    "has-otherwise": "no",
}


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
    def question(self, decision: WeimarDecision, position: WeimarPosition | None) -> str:
        """The question, with what it comes from and the section of the rules."""
        catalogue = self._catalogue
        arguments = self._arguments(decision, position)
        message = f"decision-{decision.kind}"
        if not catalogue.strict and not catalogue.has(message):
            message = "decision-unknown"
        question = catalogue.text(message, **arguments)
        source = self._source(decision, position)
        if source and decision.kind in EFFECT_KINDS:
            question = catalogue.text(
                "decision-because", why=self._sources.name(source), question=question
            )
        if rule := RULES.get(decision.kind):
            return catalogue.text("decision-rule", question=question, rule=rule)
        return question

    def waiting(self, decision: WeimarDecision) -> str:
        """What the others read while a seat is asked; its hand and options are not spoken of."""
        catalogue = self._catalogue
        message = f"waiting-{decision.kind}"
        if not catalogue.strict and not catalogue.has(message):
            message = "waiting-other"
        topic = catalogue.text(message, **self._arguments(decision, None))
        return catalogue.text("waiting", seat=decision.seat, topic=topic)

    def _source(self, decision: WeimarDecision, position: WeimarPosition | None) -> str:
        source = decision.subject.card
        if not source and position is not None and position.frames:
            source = position.frames[-1].source
        return source

    def _arguments(
        self, decision: WeimarDecision, position: WeimarPosition | None
    ) -> dict[str, str | int]:
        arguments = {**_ABSENT, "seat": decision.seat}
        arguments |= {
            key: value
            for key, value in asdict(decision.subject).items()
            if isinstance(value, str | int) and value != ""
        }
        issue = decision.subject.issue
        arguments["minor-issue"] = "yes" if issue in self._components.minor_parties else "no"
        if decision.kind == "answer-proposal":
            arguments["minor"] = arguments["minor-issue"]
        if arguments["trigger"] == "roll" and position is not None and position.attempts:
            attempt = position.attempts[-1]
            arguments["rolled"] = self._catalogue.join("commas", map(str, attempt.rolled))
            arguments["rolling"] = attempt.kind
        words = self._effects
        match decision.subject.effect:
            case Pay(price, then, otherwise):
                arguments |= {"told": "yes", "price": words.clauses(price)}
                arguments["effect"] = words.clauses(then) or self._catalogue.text("effect-none")
                if otherwise:
                    arguments |= {"has-otherwise": "yes", "otherwise": words.clauses(otherwise)}
            case May(effect):
                arguments |= {"told": "yes", "effect": words.clauses(effect)}
            case None:
                pass
            case effect:
                arguments |= {"told": "yes", "effect": words.clauses((effect,))}
        return arguments

    # --- options --------------------------------------------------------------------------------
    def option(self, decision: WeimarDecision, option: str, position: WeimarPosition | None) -> str:
        """One answer in words."""
        catalogue = self._catalogue
        message = f"decision-{decision.kind}"
        if catalogue.has(message, option):
            return catalogue.text(message, option, **self._arguments(decision, position))
        shape = SHAPES.get(decision.kind, "")
        if shape == "action":
            return self._action(decision, option, position)
        word = getattr(self, f"_option_{shape.replace('-', '_')}", None)
        if word is not None:
            return str(word(decision, option))
        if catalogue.has(f"option-{option}"):
            return catalogue.text(f"option-{option}")
        if catalogue.strict:
            raise MissingText(f"no words for option {option} of {decision.kind}")
        return self._names.name(option)

    def _option_name(self, decision: WeimarDecision, option: str) -> str:
        return self._names.name(option)

    def _option_president(self, decision: WeimarDecision, option: str) -> str:
        return self._names.word("president", option)

    def _option_issue(self, decision: WeimarDecision, option: str) -> str:
        return self._names.issue(option)

    def _option_card(self, decision: WeimarDecision, option: str) -> str:
        return self._names.card(option)

    def _option_coalition(self, decision: WeimarDecision, option: str) -> str:
        return self._catalogue.text(f"option-coalition-{option}")

    def _option_reserve(self, decision: WeimarDecision, option: str) -> str:
        return self._catalogue.text("option-reserve", number=int(option))

    def _option_society(self, decision: WeimarDecision, option: str) -> str:
        does = self._effects.clauses(self._components.society[option].effect)
        return self._catalogue.text("option-society", marker=option, does=does)

    def _option_card_use(self, decision: WeimarDecision, option: str) -> str:
        name, _, use = option.partition(":")
        card = self._components.cards[name]
        message = f"option-card-{use}"
        if card.deck == "timeline":
            message = f"option-card-timeline-{use}"
        return self._catalogue.text(message, card=name, large=card.large, small=card.small)

    def _option_effects(self, decision: WeimarDecision, option: str) -> str:
        choices = decision.subject.choices
        if choices:
            chosen = self._effects.clauses(choices[int(option) - 1])
            return chosen or self._catalogue.text("effect-none")
        return self._catalogue.text("option-number", number=int(option))

    def _option_issue_to(self, decision: WeimarDecision, option: str) -> str:
        issue, _, cell = option.partition(":")
        return self._catalogue.text("option-issue-to", issue=issue, cell=cell)

    def _option_unit_from(self, decision: WeimarDecision, option: str) -> str:
        unit, _, origin = option.partition(":")
        return self._catalogue.text("option-unit-from", unit=unit, origin=origin)

    def _option_unit_in(self, decision: WeimarDecision, option: str) -> str:
        unit, _, city = option.partition(":")
        return self._catalogue.text("option-unit-in", unit=unit, city=city)

    def _option_unit(self, decision: WeimarDecision, option: str) -> str:
        return self._catalogue.text("option-unit", unit=option)

    def _option_police(self, decision: WeimarDecision, option: str) -> str:
        return self._catalogue.text("option-police-from", origin=option)

    def _option_choice(self, decision: WeimarDecision, option: str) -> str:
        return self._choice(decision.subject.issue, option)

    def _choice(self, issue: str, option: str) -> str:
        kind = self._components.issues.get(issue) or self._components.issues[issue[:-2]]
        does = self._effects.clauses(kind.options[int(option) - 1].effect)
        label = self._sources.choice(issue, option)
        return self._catalogue.text("option-choice", label=label, does=does)

    def issue(self, marker: str) -> str:
        """Every option of an issue, on one line and without the last full stop."""
        kind = next(kind for kind in self._components.issues.values() if marker in kind.markers)
        options = (self._choice(marker, str(n)) for n in range(1, len(kind.options) + 1))
        return self._catalogue.join("options", options)

    def _option_proposal(self, decision: WeimarDecision, option: str) -> str:
        party, _, number = option.partition(":")
        if not number:
            return self._catalogue.text("option-control", party=party)
        choice = self._choice(decision.subject.issue, number)
        return self._catalogue.text("option-proposal", party=party, choice=choice)

    def _option_reaction(self, decision: WeimarDecision, option: str) -> str:
        if option == "board":
            return self._catalogue.text("option-board", party=decision.seat)
        trigger = decision.subject.trigger
        lines = [
            self._effects.clauses(reaction.effect)
            for reaction in self._components.cards[option].reactions
            if reaction.trigger == trigger
        ]
        does = self._catalogue.join("options", lines)
        return self._catalogue.text("option-politician", card=option, does=does)

    def _action(
        self, decision: WeimarDecision, option: str, position: WeimarPosition | None
    ) -> str:
        action, *what = option.split(":")
        party = decision.seat
        cost = self._components.tables.costs[action].get(party, 0)
        if position is not None:
            cost = max(1, cost + lasting_rules.adjustment(position, party, action, "cost"))
        arguments: dict[str, Any] = {"action": action, "party": party, "cost": cost}
        message = "option-action"
        match action, what:
            case ("fight" | "negotiate", [target]):
                message, arguments["target"] = f"option-action-{action}", target
            case ("take-control", [unit]):
                message, arguments["unit"] = "option-action-take-control", unit
            case ("mobilize", [unit, origin]):
                message = "option-action-mobilize"
                strength = self._components.units[WHITE.get(unit, unit)].strength
                arguments |= {"unit": unit, "origin": origin, "strength": strength}
        return self._catalogue.text(message, **arguments)
