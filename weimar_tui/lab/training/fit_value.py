"""Fits values to the outcomes of recorded games: multinomial logistic regression on measures."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from random import Random

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from weimar_tui.bots.learned.features import NOBODY, Features
from weimar_tui.bots.learned.weights import Value
from weimar_tui.lab.training.records import TrainingGame, replayed

_POSITIONS = 24
"""Quiet positions sampled from each game."""
_RIDGES = (3.0, 10.0, 30.0, 100.0, 300.0)
"""Regularisation strengths to try; the best on held-out games is used."""
_BESIDE_CORE = 20.0
"""Extra regularisation of measures outside the core."""
_ROUNDS = 400
_BOOTSTRAPS = 3
"""Number of bootstrap rounds, in which a value is fitted to its own predictions, after the fit to
outcomes."""
_HELD_OUT = 5

Rows = NDArray[np.float64]


class FittedValue(Struct):
    """A value for each judge; the loss on held-out games, and that of the mean outcome."""

    value: dict[str, Value]
    positions: int
    loss: float
    base: float


class Sample(Struct):
    """Measures, shares of outcomes, weights (summing to one per game), the held-out flag, the
    game's number, and the row where the game's next chapter starts (-1: none)."""

    measures: list[list[float]]
    shares: list[list[float]]
    weights: list[float]
    held_out: list[bool]
    games: list[int]
    ahead: list[int]


def fit_value(
    features: Features, records: Sequence[TrainingGame], seats: Sequence[str]
) -> FittedValue:
    """Return a value for every judge of the seats."""
    samples = collect(features, records, seats)
    outcomes = features.outcomes(seats)
    values: dict[str, Value] = {}
    losses: list[float] = []
    bases: list[float] = []
    positions = 0
    for judge, sample in samples.items():
        measures, shares = np.array(sample.measures, float), np.array(sample.shares, float)
        weights, held_out = np.array(sample.weights), np.array(sample.held_out)
        ahead, part = np.array(sample.ahead), features.bootstrap
        held = _held(features)
        positions += len(measures)
        ridge = _RIDGES[0]
        if held_out.any():
            by_ridge = {}
            for ridge in _RIDGES:
                tried = _bootstrapped(
                    measures, shares, weights * ~held_out, ahead, part, ridge * held
                )
                chances = _chances(measures[held_out], tried)
                by_ridge[ridge] = _loss(chances, shares[held_out], weights[held_out])
            ridge = min(by_ridge, key=by_ridge.__getitem__)
            losses.append(by_ridge[ridge])
            mean = np.average(shares, axis=0, weights=weights)
            bases.append(-float(sum(p * math.log(p) for p in mean if p > 0)))
        fitted = _bootstrapped(measures, shares, weights, ahead, part, ridge * held)
        rows = tuple(tuple(float(f"{weight:.6g}") for weight in column) for column in fitted.T)
        values[judge] = Value(outcomes, features.measures, rows)
    number = max(1, len(losses))
    return FittedValue(values, positions, sum(losses) / number, sum(bases) / number)


def _held(features: Features) -> Rows:
    """Return each measure's regularisation relative to the core's."""
    core = features.core or features.measures
    return np.array([1.0 if name in core else _BESIDE_CORE for name in features.measures])


def _bootstrapped(
    measures: Rows, shares: Rows, weights: Rows, ahead: Rows, part: float, strength: Rows
) -> Rows:
    """Return weights fitted to outcomes, then partly to their own predictions one chapter later."""
    used = weights > 0
    fitted = regression(measures[used], shares[used], weights[used], strength)
    later = ahead >= 0
    for _ in range(_BOOTSTRAPS if part else 0):
        targets = shares.copy()
        predicted = _chances(measures[ahead[later]], fitted)
        targets[later] = (1 - part) * shares[later] + part * predicted
        fitted = regression(measures[used], targets[used], weights[used], strength)
    return fitted


def collect(
    features: Features, records: Sequence[TrainingGame], seats: Sequence[str]
) -> dict[str, Sample]:
    """Return the quiet positions of every game, for each judge."""
    samples: dict[str, Sample] = {}
    outcomes = features.outcomes(seats)
    judged = _judged(features, seats)
    for number, record in enumerate(records):
        random = Random(f"value/{number}")
        shares = record.shares or {NOBODY: 1.0}
        chapters = _quiet(features, record)
        looked_at = set(random.sample(list(chapters), min(_POSITIONS, len(chapters))))
        if features.bootstrap:
            first = {chapter: index for index, chapter in reversed(chapters.items())}
            looked_at.update(first.values())
        steps = _steps_ahead([chapters[index] for index in sorted(looked_at)])
        for index, (position, _, _) in enumerate(replayed(features.game, record)):
            if index not in looked_at:
                continue
            step = next(steps)
            for judge, seat in judged:
                classes = _classes(features, shares, seat)
                sample = samples.setdefault(judge, Sample([], [], [], [], [], []))
                rows = step * sum(each == judge for each, _ in judged)
                sample.ahead.append(len(sample.measures) + rows if step else -1)
                sample.measures.append(features.measure(position, seat))
                sample.shares.append([classes.get(outcome, 0.0) for outcome in outcomes])
                sample.weights.append(1 / len(looked_at))
                sample.held_out.append(number % _HELD_OUT == _HELD_OUT - 1)
                sample.games.append(number)
    return samples


def _steps_ahead(chapters: Sequence[int]) -> Iterator[int]:
    """Yield, for moments of these chapters, the number of moments until the next chapter starts, or
    0."""
    for place, chapter in enumerate(chapters):
        later = (i for i, other in enumerate(chapters) if other > chapter)
        yield next(later, place) - place


def _quiet(features: Features, record: TrainingGame) -> dict[int, int]:
    """Return the first pick of each quiet moment from `counts_from` on, with its chapter."""
    quiet_moments = {}
    last = None
    for index, (position, decision, _) in enumerate(replayed(features.game, record)):
        mark = features.quiet(position, decision) if index >= record.counts_from else None
        if mark is not None and mark != last:
            last = mark
            quiet_moments[index] = features.game.chapter(position)
    return quiet_moments


def _classes(features: Features, shares: Mapping[str, float], seat: str) -> dict[str, float]:
    """Return the share of each outcome class, for a seat."""
    classes: dict[str, float] = {}
    for winner, share in shares.items():
        name = features.class_of(winner, seat)
        classes[name] = classes.get(name, 0.0) + share
    return classes


def _judged(features: Features, seats: Sequence[str]) -> list[tuple[str, str]]:
    """Return the judges, each with a seat that it judges; one pair for each way to class the
    outcomes."""
    judges = {}
    for seat in seats:
        judge = features.judge(seat)
        judges[judge, tuple(features.class_of(other, seat) for other in seats)] = judge, seat
    return list(judges.values())


def _with_intercept(measures: Rows) -> Rows:
    return np.hstack([np.ones((len(measures), 1)), measures])


def regression(
    measures: Rows,
    shares: Rows,
    weights: Rows,
    strength: float | Rows,
    start: Rows | None = None,
) -> Rows:
    """Fit a ridge-regularised multinomial logistic regression; returns a column of weights per
    outcome.

    The weights are pulled towards `start`, if given, with a `strength` for all measures or for
    each.

    Each step minimises a bound on the loss (Böhning 1992), with momentum: one matrix is inverted
    for all outcomes and all steps.
    """
    middle, spread = measures.mean(axis=0), measures.std(axis=0) + 1e-9
    rows = _with_intercept((measures - middle) / spread)
    ridge = np.full(rows.shape[1], 1e-3)
    ridge[1:] = strength
    bound = 0.5 * (rows.T * weights) @ rows + np.diag(ridge)
    inverse = np.linalg.inv(bound)
    begun = 0.0 if start is None else _with_intercept(measures) @ start
    coefficients = ahead = np.zeros((rows.shape[1], shares.shape[1]))
    for step in range(1, _ROUNDS + 1):
        slope = rows.T @ (weights[:, None] * (softmax(begun + rows @ ahead) - shares))
        slope += ridge[:, None] * ahead
        new = ahead - inverse @ slope
        ahead = new + (step - 1) / (step + 2) * (new - coefficients)
        moved = np.abs(new - coefficients).max()
        coefficients = new
        if moved < 1e-5:
            break
    plain = coefficients.copy()
    plain[1:] = coefficients[1:] / spread[:, None]
    plain[0] = coefficients[0] - (middle[:, None] * plain[1:]).sum(axis=0)
    return plain if start is None else plain + start


def softmax(logits: Rows) -> Rows:
    """Return probabilities from logits, by row."""
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def _chances(measures: Rows, fitted: Rows) -> Rows:
    return softmax(_with_intercept(measures) @ fitted)


def _loss(chances: Rows, shares: Rows, weights: Rows) -> float:
    losses = -(shares * np.log(chances + 1e-9)).sum(axis=1)
    return float((losses * weights).sum() / weights.sum())
