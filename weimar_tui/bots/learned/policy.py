"""A policy: how likely each option of a question is, without trying out any."""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache, partial
from itertools import accumulate
from random import Random

from msgspec import Struct

from weimar_tui.bots.learned.features import Features, Numbers
from weimar_tui.bots.learned.weights import UNIT
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.position import Position

_MOST_KEPT = 4096
"""Limit for each cache: of questions in a situation, of options, and of numbers of a kind of thing;
some 20 MB in all."""
_RANGE = 24 * UNIT
_WHOLE = 1 << 24


@cache
def _odds(temperature: float) -> tuple[int, ...]:
    """Integer odds of an option by its distance from the best, in units of a score. They are
    integers because floats differ between machines."""
    return tuple(
        max(1, round(_WHOLE * math.exp(-behind / UNIT / temperature))) for behind in range(_RANGE)
    )


class OptionTokens(Struct, frozen=True, gc=False):
    """The tokens of an option, independent of the position.

    `name` is the option's own token, `parts` are those of the parts of its id, `attributes` those
    of the things the parts name. Name and attributes are crossed with tokens of the subject.
    `things` has, for each part, the prefix of the tokens for its numbers.
    """

    name: str
    parts: tuple[str, ...]
    attributes: tuple[str, ...]
    things: tuple[tuple[str, str], ...]


def tokens_of(features: Features, kind: str, role: str, option: str) -> OptionTokens:
    """The tokens of an option in a kind of question to a role."""
    base = f"{kind}|{role}"
    parts = tuple(features.parts(option))
    verb = next((part for part in reversed(parts) if part in features.verbs), "")
    return OptionTokens(
        f"{base}|{option}",
        tuple(f"{base}|{place}={part}" for place, part in enumerate(parts) if len(parts) > 1),
        tuple(f"{base}|{verb}|{word}" for part in parts for word in features.attributes(part)),
        tuple((part, f"{base}|{verb}|{place}") for place, part in enumerate(parts)),
    )


def fixed_tokens(tokens: OptionTokens, about: Sequence[str]) -> list[str]:
    """The tokens of an option for a subject that apply in every position."""
    fixed = [tokens.name, *(f"{tokens.name}|{word}" for word in about), *tokens.parts]
    for attribute in tokens.attributes:
        fixed += [attribute, *(f"{attribute}|{word}" for word in about)]
    return fixed


def words_on(tokens: OptionTokens, situation: Sequence[str]) -> list[str]:
    """The tokens of an option in a situation."""
    return [f"{tokens.name}|{word}" for word in situation]


def numbers_on(start: str, numbers: Numbers) -> list[str]:
    """The tokens for the numbers of a thing that an option names."""
    return [f"{start}|{name}={number}" for name, number in numbers]


class _Crossed(dict[str, int]):
    """The weights of tokens combined with a word, summed when the word first occurs."""

    def __init__(self, weights: Mapping[str, int], tokens: tuple[str, ...]) -> None:
        super().__init__()
        self._weights = weights
        self._tokens = tokens

    def __missing__(self, word: str) -> int:
        weight = self._weights.get
        total = self[word] = sum([weight(f"{token}|{word}", 0) for token in self._tokens])
        return total


class _Numbered(dict[Numbers, int]):
    """The weights of a thing's numbers, summed when they first occur."""

    def __init__(self, weights: Mapping[str, int], start: str) -> None:
        super().__init__()
        self._weights = weights
        self._start = start

    def __missing__(self, numbers: Numbers) -> int:
        if len(self) > _MOST_KEPT:
            self.clear()
        weight = self._weights.get
        total = self[numbers] = sum(
            [weight(token, 0) for token in numbers_on(self._start, numbers)]
        )
        return total


_Things = tuple[tuple[str, _Numbered], ...]


class _Option:
    """An option of a kind of question: the weights of its tokens, by what they depend on."""

    __slots__ = ("about", "fixed", "situation", "things")

    def __init__(self, weights: Mapping[str, int], tokens: OptionTokens, things: _Things) -> None:
        crossed = tokens.name, *tokens.attributes
        self.fixed = sum(weights.get(token, 0) for token in (*crossed, *tokens.parts))
        self.about = _Crossed(weights, crossed)
        self.situation = _Crossed(weights, (tokens.name,))
        self.things = things


class _Moment(dict[str, tuple[int, _Things]]):
    """A question in a situation: the score of each option, without the numbers of things."""

    def __init__(
        self, known: Callable[[str], _Option], about: Sequence[str], situation: Sequence[str]
    ) -> None:
        super().__init__()
        self._known = known
        self._about = about
        self._situation = situation

    def __missing__(self, option: str) -> tuple[int, _Things]:
        known = self._known(option)
        score = known.fixed
        score += sum(map(known.about.__getitem__, self._about))
        score += sum(map(known.situation.__getitem__, self._situation))
        scored = self[option] = score, known.things
        return scored


class Policy:
    """Scores options by integer weights of their tokens; the higher, the likelier.

    Searches spend most of their time here, so scores are cached by question and situation, and
    weights by option and by kind of thing. The caches are bounded and never change a score.
    """

    def __init__(self, features: Features, weights: Mapping[str, int]) -> None:
        self._features = features
        self._weights = weights
        self._moments: dict[Hashable, _Moment] = {}
        self._options: dict[tuple[str, str, str], _Option] = {}
        self._numbered: dict[str, _Numbered] = {}

    def scores(self, position: Position, decision: Decision) -> list[int]:
        """The score of every option, in units of 1/32."""
        seat = decision.seat
        situation = self._features.situation(position, seat)
        key = decision.kind, seat, decision.subject, decision.private, situation
        moment = self._moments.get(key)
        if moment is None:
            if len(self._moments) > _MOST_KEPT:
                self._moments.clear()
            known = partial(self._option, decision.kind, self._features.role(seat))
            moment = _Moment(known, self._features.about(decision), situation)
            self._moments[key] = moment
        numbers = self._features.numbers
        seen: dict[str, Numbers] = {}
        scores = []
        for option in decision.options:
            score, things = moment[option]
            for part, sums in things:
                figures = seen.get(part)
                if figures is None:
                    figures = seen[part] = numbers(position, part, seat)
                if figures:
                    score += sums[figures]
            scores.append(score)
        return scores

    def _option(self, kind: str, role: str, option: str) -> _Option:
        known = self._options.get((kind, role, option))
        if known is None:
            if len(self._options) > _MOST_KEPT:
                self._options.clear()
                self._numbered.clear()
            tokens = tokens_of(self._features, kind, role, option)
            things = tuple((part, self._numbers_from(start)) for part, start in tokens.things)
            known = self._options[kind, role, option] = _Option(self._weights, tokens, things)
        return known

    def _numbers_from(self, start: str) -> _Numbered:
        known = self._numbered.get(start)
        if known is None:
            known = self._numbered[start] = _Numbered(self._weights, start)
        return known

    def odds(self, position: Position, decision: Decision, temperature: float = 1.0) -> list[int]:
        """Integer odds of the options."""
        scores = self.scores(position, decision)
        best = max(scores)
        table = _odds(temperature)
        least = table[-1]
        return [table[best - score] if best - score < _RANGE else least for score in scores]

    def pick(
        self, position: Position, decision: Decision, random: Random, temperature: float = 0.0
    ) -> str:
        """An option: the likeliest, or one drawn by their odds at a temperature."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        if temperature <= 0:
            scores = self.scores(position, decision)
            return options[scores.index(max(scores))]
        odds = self.odds(position, decision, temperature)
        sums = list(accumulate(odds))
        drawn = int(random.random() * sums[-1])
        return options[min(bisect(sums, drawn), len(options) - 1)]
