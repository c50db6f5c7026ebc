"""A policy: how likely each option of a question is, without trying any of them out."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from msgspec import Struct

from weimar_tui.bots.learned.knowledge import Knowledge, Numbers
from weimar_tui.bots.learned.weights import UNIT
from weimar_tui.kernel.decision import Decision

_MOST_KEPT = 512
_RANGE = 24 * UNIT
_WHOLE = 1 << 24


@cache
def _odds(temperature: float) -> tuple[int, ...]:
    """Integer odds of an option by how many units it is behind the best: no float may decide."""
    return tuple(
        max(1, round(_WHOLE * math.exp(-behind / UNIT / temperature))) for behind in range(_RANGE)
    )


class OptionTokens(Struct, frozen=True):
    """The tokens of an option that are the same in every position.

    `name` is the option's own; `parts` has, for each part of its id, what the tokens on numbers of
    the thing it names begin with.
    """

    name: str
    fixed: tuple[str, ...]
    parts: tuple[tuple[str, str], ...]


def tokens_of(knowledge: Knowledge[Any], decision: Decision, option: str) -> OptionTokens:
    """What stands for an option, whatever the position."""
    base = f"{decision.kind}|{knowledge.role(decision.seat)}"
    parts = tuple(knowledge.parts(option))
    about = knowledge.about(decision)
    name = f"{base}|{option}"
    fixed = [name, *(f"{name}|{word}" for word in about)]
    if len(parts) > 1:
        fixed += [f"{base}|{place}={part}" for place, part in enumerate(parts)]
    verb = next((part for part in reversed(parts) if part in knowledge.verbs), "")
    for part in parts:
        for attribute in knowledge.attributes(part):
            fixed.append(f"{base}|{verb}|{attribute}")
            fixed += [f"{base}|{verb}|{attribute}|{word}" for word in about]
    numbered = tuple((part, f"{base}|{verb}|{place}") for place, part in enumerate(parts))
    return OptionTokens(name, tuple(fixed), numbered)


def words_on(tokens: OptionTokens, situation: Sequence[str]) -> list[str]:
    """The tokens of an option in a situation."""
    return [f"{tokens.name}|{word}" for word in situation]


def numbers_on(start: str, numbers: Numbers) -> list[str]:
    """The tokens on the numbers of a thing that an option names."""
    return [f"{start}|{name}={number}" for name, number in numbers]


class _Sums(dict[Any, int]):
    """Sums of weights by situation or by numbers, worked out when first wanted."""

    def __init__(self, weights: Mapping[str, int]) -> None:
        self.weights = weights

    def tokens(self, key: Any) -> list[str]:
        raise NotImplementedError

    def __missing__(self, key: Any) -> int:
        if len(self) > _MOST_KEPT:
            self.clear()
        weight = self.weights.get
        total = self[key] = sum(weight(token, 0) for token in self.tokens(key))
        return total


class _Situations(_Sums):
    def __init__(self, weights: Mapping[str, int], option: OptionTokens) -> None:
        super().__init__(weights)
        self.option = option

    def tokens(self, key: Any) -> list[str]:
        return words_on(self.option, key)


class _Things(_Sums):
    def __init__(self, weights: Mapping[str, int], start: str) -> None:
        super().__init__(weights)
        self.start = start

    def tokens(self, key: Any) -> list[str]:
        return numbers_on(self.start, key)


class _Option:
    """An option of a kind of question, with everything about it that was worked out before."""

    __slots__ = ("fixed", "situations", "things")

    def __init__(self, tokens: OptionTokens, weights: Mapping[str, int]) -> None:
        self.fixed = sum(weights.get(token, 0) for token in tokens.fixed)
        self.situations = _Situations(weights, tokens)
        self.things = tuple((part, _Things(weights, start)) for part, start in tokens.parts)


class Policy:
    """Scores options by integer weights of their tokens; the higher, the likelier."""

    def __init__(self, knowledge: Knowledge[Any], weights: Mapping[str, int]) -> None:
        self._knowledge = knowledge
        self._weights = weights
        self._asked: dict[Any, dict[str, _Option]] = {}

    def scores(self, position: Any, decision: Decision) -> list[int]:
        """The score of every option, in units of 1/32."""
        seat = decision.seat
        key = (decision.kind, seat, decision.subject, decision.private)
        known = self._asked.get(key)
        if known is None:
            if len(self._asked) > 8 * _MOST_KEPT:
                self._asked.clear()
            known = self._asked[key] = {}
        situation = self._knowledge.situation(position, seat)
        numbers = self._knowledge.numbers
        seen: dict[str, Numbers] = {}
        scores = []
        for option in decision.options:
            entry = known.get(option)
            if entry is None:
                tokens = tokens_of(self._knowledge, decision, option)
                entry = known[option] = _Option(tokens, self._weights)
            score = entry.fixed + entry.situations[situation]
            for part, sums in entry.things:
                found = seen.get(part)
                if found is None:
                    found = seen[part] = numbers(position, part, seat)
                if found:
                    score += sums[found]
            scores.append(score)
        return scores

    def odds(self, position: Any, decision: Decision, temperature: float = 1.0) -> list[int]:
        """Integer odds of the options."""
        scores = self.scores(position, decision)
        best = max(scores)
        table = _odds(temperature)
        return [table[min(best - score, _RANGE - 1)] for score in scores]

    def pick(
        self, position: Any, decision: Decision, random: Random, temperature: float = 0.0
    ) -> str:
        """An option: the likeliest, or one drawn by their odds at a temperature."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        if temperature <= 0:
            scores = self.scores(position, decision)
            return options[scores.index(max(scores))]
        odds = self.odds(position, decision, temperature)
        drawn = int(random.random() * sum(odds))
        for option, share in zip(options, odds, strict=True):
            drawn -= share
            if drawn < 0:
                return option
        return options[-1]
