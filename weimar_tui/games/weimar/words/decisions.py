"""Words decisions and their options.

A decision's `subject` says what it is about; questions by an effect of a card are worded from the
effect. With the position (or a view), the words include the roll under way.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from weimar_tui.kernel.decision_type import Word
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.message_parts import DecisionsOfGame, filled_in

from ..rules import decision_types as dt, lasting_rules
from ..rules.component_data import ComponentData
from ..rules.components import WHITE
from ..rules.effects.at_city import ResolveRandomCity
from ..rules.effects.opinion_effects import steps_needed
from ..rules.effects.vocabulary import Effects, May, Pay
from ..rules.position import PARTIES, WeimarPosition
from ..rules.preview import told_to
from ..rules.subjects import (
    Choices,
    DebateSteps,
    OfCard,
    OfEffect,
    OfIssue,
    Target,
    Trigger,
    WeimarDecision,
    subject_of,
)
from .effects import EffectWords
from .names import Names
from .sources import Sources

_ABSENT: dict[str, str | int] = {
    **dict.fromkeys(
        ("about", "action", "actor", "card", "cell", "city", "coalition", "do", "ending", "issue"),
        "none",
    ),
    **dict.fromkeys(
        (
            "hit",
            "minor",
            "origin",
            "partner",
            "proposer",
            "stake",
            "target",
            "trigger",
            "unit",
            "units",
            "use",
        ),
        "none",
    ),
    **dict.fromkeys(
        ("word", "effect", "price", "otherwise", "rolled", "rolling", "answers"), "none"
    ),
    **dict.fromkeys(("ap", "dice", "left", "missing", "modifier", "nth", "number", "option"), 0),
    "place": 0,
    **dict.fromkeys(("reserve", "round", "seats", "steps", "votes"), 0),
    "told": "no",
    "has-otherwise": "no",
}


class DecisionWords(DecisionsOfGame[Names, WeimarPosition]):
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
    def _because(self, decision: WeimarDecision, position: WeimarPosition | None) -> str:
        """The card, marker or table whose effect asks."""
        declared = dt.DECISION_TYPES.get(decision.kind)
        source = subject_of(decision, OfCard).card
        if not source and position is not None and position.frames:
            source = position.frames[-1].source
        if not source or declared is None or not declared.of_effect:
            return ""
        name = self._sources.name(source)
        prefix, _, marker = source.partition(":")
        printed = self._components.society.get(marker) if prefix == "society" else None
        if printed is not None and not printed.holder:
            return self._catalogue.text("because-chancellor", name=name)
        return name

    def _arguments(
        self, decision: WeimarDecision, position: WeimarPosition | None
    ) -> dict[str, object]:
        arguments: dict[str, object] = {**_ABSENT, "seat": decision.seat}
        arguments |= {
            key: value
            for key, value in asdict(decision.subject).items()
            if isinstance(value, str | int) and value != ""
        }
        governs = position is not None and decision.seat in position.government
        arguments["governs"] = "yes" if governs else "no"
        again = decision.kind == dt.MOVE_ISSUE.kind and dt.PASS in decision.options
        arguments["again"] = "yes" if again else "no"
        issue = subject_of(decision, OfIssue).issue
        arguments["minor-issue"] = "yes" if issue in self._components.minor_parties else "no"
        if decision.kind == dt.ANSWER_PROPOSAL.kind:
            arguments["minor"] = arguments["minor-issue"]
        if arguments["trigger"] == "roll" and position is not None and position.attempts:
            attempt = position.attempts[-1]
            arguments["rolled"] = self._catalogue.join("commas", map(str, attempt.rolled))
            arguments["rolling"] = attempt.kind
            if attempt.kind == "city":
                arguments |= self._random_city(attempt.rolled, position)
        if arguments["trigger"] == "reaction" and position is not None:
            # The latest attempt is the Reaction itself.
            for attempt in position.attempts[-2:-1]:
                arguments |= {"answers": attempt.kind, "answered": attempt.actor}
        words = self._effects
        match subject_of(decision, OfEffect).effect:
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
                times = getattr(effect, "times", getattr(effect, "amount", 1))
                number = abs(getattr(effect, "number", times))
                arguments["number"] = number
                arguments["nth"] = number - subject_of(decision, Target).left + 1
                if number == 1:  # the effect already says that there is only one
                    arguments["left"] = 0
        return arguments

    def _random_city(self, rolled: tuple[int, ...], position: WeimarPosition) -> dict[str, object]:
        """The city that two dice choose, and what is to happen there as far as it is known."""
        cities = self._components.cities.values()
        hit = next(city.id for city in cities if city.dice == sum(rolled))
        pending = [step for step in position.steps if isinstance(step, ResolveRandomCity)]
        stake = self._effects.clauses((pending[-1].effect,)) if pending else "none"
        return {"hit": hit, "stake": stake}

    # --- options --------------------------------------------------------------------------------
    def _answer(
        self,
        decision: WeimarDecision,
        question: dt.WeimarDecisionType[Any],
        option: str,
        position: WeimarPosition | None,
    ) -> str:
        catalogue, names = self._catalogue, self._names
        answer: dt.WeimarAnswer = question.read(option)
        match answer:
            case Word(dt.BOARD):
                return catalogue.text("option-board", party=decision.seat)
            case Word(word):
                return self._word(decision, word, position)
            case dt.PlayCard(card, use):
                return self._played(card, use)
            case dt.Politician(card):
                return self._politician(card, subject_of(decision, Trigger).trigger)
            case dt.Act() | dt.Fight() | dt.Negotiate() | dt.TakeControl() | dt.Mobilize():
                return self._action(decision.seat, answer, position)
            case dt.MoveIssue(issue, cell):
                origin = position.issues.get(issue) if position is not None else None
                steps = steps_needed(decision.seat, origin, cell) if origin else 0
                reserve = max(0, steps - subject_of(decision, DebateSteps).steps)
                arguments = {"issue": issue, "cell": cell, "reserve": reserve}
                return catalogue.text("option-move-issue", **arguments)
            case dt.Society(marker):
                does = self._effects.clauses(self._components.society[marker].effect)
                return catalogue.text("option-society", marker=marker, does=does)
            case dt.OptionOfEffect(number):
                return self._option_of_effect(subject_of(decision, Choices).choices, number)
            case dt.OptionOfIssue(number):
                return self._choice(subject_of(decision, OfIssue).issue, number)
            case dt.Propose(party, number):
                issue = subject_of(decision, OfIssue).issue
                choice = self._choice(issue, number, reader=decision.seat, actor=party)
                return catalogue.text("option-proposal", party=party, choice=choice)
            case dt.HitUnit(unit, city):
                owner = self._components.units[WHITE.get(unit, unit)].owner
                whose = owner if owner in PARTIES else "none"
                return catalogue.text("option-hit-unit", unit=unit, city=city, whose=whose)
            case dt.Candidate(party):
                return names.word("president", party)
            case dt.Coalition(coalition):
                return catalogue.text(f"option-coalition-{coalition}")
            case _:
                return filled_in(catalogue, answer)

    def use(self, decision: WeimarDecision, option: str) -> str:
        """The use of a card, without the card; "" for other answers."""
        if option not in decision.options:
            return ""  # closed answers name actions
        if decision.kind not in (dt.PLAY_CARD.kind, dt.PLAY_BEFORE.kind):
            return ""
        answer = dt.PLAY_BEFORE.read(option)
        return "" if isinstance(answer, Word) else self._played(answer.card, answer.use, "use")

    def _played(self, name: str, use: dt.Use, message: str = "option-card") -> str:
        card = self._components.cards[name]
        timeline = "timeline-" if card.deck == "timeline" else ""
        text = self._catalogue.text
        return text(f"{message}-{timeline}{use}", card=name, large=card.large, small=card.small)

    def _politician(self, card: str, trigger: str) -> str:
        lines = [
            self._effects.clauses(reaction.effect)
            for reaction in self._components.cards[card].reactions
            if reaction.trigger == trigger
        ]
        does = self._catalogue.join("options", lines)
        return self._catalogue.text("option-politician", card=card, does=does)

    def _option_of_effect(self, choices: tuple[Effects, ...], number: int) -> str:
        if choices:
            return self._effects.clauses(choices[number - 1]) or self._catalogue.text("effect-none")
        return self._catalogue.text("option-number", number=number)

    def _choice(self, issue: str, number: int, *, reader: str = "", actor: str = "") -> str:
        """An option of an issue, for a reader who might not be the one to carry it out."""
        kind = self._components.issues.get(issue) or self._components.issues[issue[:-2]]
        effects = kind.options[number - 1].effect
        if actor != reader:
            effects = told_to(reader, effects, actor)
        does = self._effects.clauses(effects)
        label = self._sources.choice(issue, str(number))
        return self._catalogue.text("option-choice", label=label, does=does)

    def issue(self, marker: str) -> str:
        """All options of an issue, on one line and without the final full stop."""
        kind = next(kind for kind in self._components.issues.values() if marker in kind.markers)
        options = (self._choice(marker, n) for n in range(1, len(kind.options) + 1))
        return self._catalogue.join("options", options)

    def option_in_brief(
        self, decision: WeimarDecision, option: str, position: WeimarPosition
    ) -> str:
        """A unit to mobilize in few columns, with its strength as on the map; "" for other
        answers."""
        answer = dt.DECISION_TYPES[decision.kind].read(option)
        if not isinstance(answer, dt.Mobilize):
            return ""
        return self._action(decision.seat, answer, position, form="-brief")

    def _action(
        self, party: str, answer: dt.Action, position: WeimarPosition | None, form: str = ""
    ) -> str:
        action = answer.action
        cost = self._components.tables.costs[action].get(party, 0)
        if position is not None:
            cost = max(1, cost + lasting_rules.adjustment(position, party, action, "cost"))
        arguments: dict[str, object] = {"action": action, "party": party, "cost": cost}
        message = "option-action"
        match answer:
            case dt.Fight(target) | dt.Negotiate(target):
                message, arguments["target"] = f"option-action-{action}", target
            case dt.TakeControl(unit):
                message, arguments["unit"] = "option-action-take-control", unit
            case dt.Mobilize(unit, origin):
                message = f"option-action-mobilize{form}"
                strength = self._components.units[WHITE.get(unit, unit)].strength
                arguments |= {"unit": unit, "origin": origin, "strength": strength}
        return self._catalogue.text(message, **arguments)
