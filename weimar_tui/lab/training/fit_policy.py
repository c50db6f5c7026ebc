"""Fits a policy to recorded answers: integer weights of tokens that make the answers likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from weimar_tui.bots.learned.features import Features
from weimar_tui.bots.learned.policy import fixed_tokens, numbers_on, tokens_of, words_on
from weimar_tui.bots.learned.weights import UNIT
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.position import Position
from weimar_tui.lab.training.records import TrainingGame, replayed

_EPOCHS = 3
_RATE = 0.25
_HELD_OUT = 10
"""One game in this many is held out to measure the fit."""


class _Answered(Struct):
    """An answer: the concatenated tokens of its options, and the start of each option."""

    tokens: NDArray[np.int32]
    starts: NDArray[np.intp]
    answer: int
    held_out: bool


class FittedPolicy(Struct):
    """Integer weights, and the share of held-out answers that the policy ranks first."""

    weights: dict[str, int]
    answers: int
    agrees: float


def fit_policy(
    features: Features, records: Iterable[TrainingGame], *, rare: int = 4
) -> FittedPolicy:
    """Fit a logistic regression on tokens; tokens seen fewer than `rare` times are left out."""
    ids: dict[str, int] = {}
    seen: Counter[int] = Counter()
    answered = []
    for number, record in enumerate(records):
        held_out = number % _HELD_OUT == _HELD_OUT - 1
        for index, (position, decision, option) in enumerate(replayed(features.game, record)):
            if index < record.counts_from or len(decision.options) < 2:
                continue
            if decision.kind in features.rule_kinds:
                continue
            rows = [
                [ids.setdefault(token, len(ids)) for token in tokens]
                for tokens in all_tokens(features, position, decision)
            ]
            for row in rows:
                seen.update(row)
            lengths = [0, *(len(row) for row in rows[:-1])]
            answered.append(
                _Answered(
                    np.fromiter((token for row in rows for token in row), np.int32),
                    np.cumsum(lengths),
                    decision.options.index(option),
                    held_out,
                )
            )
    weights = _descend(answered, len(ids))
    for token in range(len(ids)):
        if seen[token] < rare:
            weights[token] = 0.0
    whole = np.rint(weights * UNIT).astype(int)
    kept = {token: int(whole[number]) for token, number in ids.items() if whole[number]}
    return FittedPolicy(kept, len(answered), _agreement(answered, whole))


def all_tokens(features: Features, position: Position, decision: Decision) -> list[list[str]]:
    """Return the tokens of every option, whose weights `Policy` sums."""
    situation = features.situation(position, decision.seat)
    about, role = features.about(decision), features.role(decision.seat)
    tokens_of_all = []
    for option in decision.options:
        tokens = tokens_of(features, decision.kind, role, option)
        words = [*fixed_tokens(tokens, about), *words_on(tokens, situation)]
        for part, start in tokens.things:
            words += numbers_on(start, features.numbers(position, part, decision.seat))
        tokens_of_all.append(words)
    return tokens_of_all


def _descend(answered: list[_Answered], tokens: int) -> NDArray[np.float64]:
    """Run Adagrad, one answer at a time, in a fixed order."""
    weights = np.zeros(tokens)
    squares = np.full(tokens, 1e-2)
    fitted = [each for each in answered if not each.held_out] or answered
    order = np.random.default_rng(0)
    for _ in range(_EPOCHS):
        for index in order.permutation(len(fitted)):
            each = fitted[index]
            odds = _odds(each, weights)
            odds[each.answer] -= 1.0
            lengths = np.diff(np.append(each.starts, len(each.tokens)))
            slope = np.repeat(odds, lengths)
            np.add.at(squares, each.tokens, slope * slope)
            np.add.at(weights, each.tokens, -_RATE * slope / np.sqrt(squares[each.tokens]))
    return weights


def _odds(each: _Answered, weights: NDArray[Any]) -> NDArray[np.float64]:
    scores = np.add.reduceat(weights[each.tokens], each.starts).astype(float)
    odds = np.exp(scores - scores.max())
    return np.asarray(odds / odds.sum())


def _agreement(answered: list[_Answered], weights: NDArray[Any]) -> float:
    held_out = [each for each in answered if each.held_out]
    right = sum(int(_odds(each, weights / UNIT).argmax()) == each.answer for each in held_out)
    return right / max(1, len(held_out))
