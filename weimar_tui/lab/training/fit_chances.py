"""Fits the displayed win chances and measures their calibration.

The starting point is a value that was learnt for play. A correction is fitted to games of the usual
bot, with regularisation. Every game is judged by chances that were fitted without it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import numpy as np
from msgspec import Struct

from weimar_tui.bots.analysis.chances import Chances
from weimar_tui.bots.analysis.judge import Judge
from weimar_tui.bots.learned.features import Features
from weimar_tui.bots.learned.player import Brain
from weimar_tui.bots.learned.weights import Learned, Value
from weimar_tui.lab.training.fit_value import Rows, Sample, collect, regression, softmax
from weimar_tui.lab.training.records import TrainingGame, replayed

FOLDS = 5
_RIDGES = (3.0, 10.0, 30.0, 100.0, 300.0, 1000.0)
_TRUSTED = (0.25, 0.5, 0.7, 0.8, 0.9, 1.0)
"""Factors to scale the starting value by: below 1 if it is overconfident in these games."""
LOOKED_AT = 8
"""Default number of picks per game after which chances are compared with the outcome."""
WON_BY = "won by "
"""Key of the provenance: the share of the games that a seat won."""
_SAYS_SOMETHING = 0.03
"""The share of the loss that chances must save over the mean outcome to count as informative."""


class Said(Struct, frozen=True):
    """A chance predicted for a seat in a held-out game, and the outcome."""

    game: int
    chapter: int
    seat: str
    chance: float
    share: float
    stage: str = ""


class Tenth(Struct, frozen=True):
    """A group of predictions: their number, mean, and actual frequency."""

    number: int
    said: float
    came: float

    @property
    def off(self) -> float:
        """Mean prediction minus actual frequency."""
        return self.said - self.came


def fit_chances(
    features: Features,
    learned: Learned,
    records: Sequence[TrainingGame],
    seats: Sequence[str],
    looked_at: int = LOOKED_AT,
    ridge: float = 0.0,
    trusted: float = 1.0,
) -> tuple[Chances, list[Said]]:
    """Return chances fitted to all games, and predictions for each game by chances fitted without
    it.

    Without a `ridge`, each judge gets the ridge and `trusted` that are best on held-out games.
    """
    # A game that is there twice would be judged by chances that were fitted to it.
    records = list({tuple(record.picks): record for record in records}.values())
    samples = collect(features, records, seats)
    ways = {
        judge: _Way(trusted, ridge) if ridge else _best_way(each, learned.value[judge])
        for judge, each in samples.items()
    }
    said: list[Said] = []
    for fold in range(FOLDS):
        value = {
            judge: _fitted(each, learned.value[judge], ways[judge], fold)
            for judge, each in samples.items()
        }
        held_out = [r for number, r in enumerate(records) if number % FOLDS == fold]
        said += _said(features, _with_value(learned, value), held_out, seats, looked_at)
    value = {
        judge: _fitted(each, learned.value[judge], ways[judge], None)
        for judge, each in samples.items()
    }
    provenance: dict[str, str | int | float] = {
        "command": f"benchmarks/chances.py --game {features.game.id}",
        "rules": features.game.digest,
        "games of the usual bot": len(records),
        "ridge": max(way.ridge for way in ways.values()),
        "trusted": min(way.trusted for way in ways.values()),
        "positions compared": len(said),
    }
    for seat in seats:
        won = sum(record.shares.get(seat, 0.0) for record in records)
        provenance[WON_BY + seat] = round(won / len(records), 3)
    fitted = Chances(features.game.id, provenance, value, says_nothing(said, seats))
    return fitted, said


def _with_value(learned: Learned, value: dict[str, Value]) -> Learned:
    """Return a copy with another value."""
    return Learned(learned.game, learned.provenance, learned.policy, value)


def _arrays(sample: Sample) -> tuple[Rows, Rows, Rows, Any]:
    return (
        np.array(sample.measures, float),
        np.array(sample.shares, float),
        np.array(sample.weights, float),
        np.array(sample.games) % FOLDS,
    )


class _Way(Struct, frozen=True):
    """A scale for the starting value and a regularisation strength for the correction."""

    trusted: float
    ridge: float


def _start(value: Value, way: _Way) -> Rows:
    return way.trusted * np.array(value.weights, float).T


def _best_way(sample: Sample, value: Value) -> _Way:
    """Return the setting with the smallest loss on held-out games."""
    measures, shares, weights, folds = _arrays(sample)
    losses = {_Way(trusted, ridge): 0.0 for trusted in _TRUSTED for ridge in _RIDGES}
    for way in losses:
        for fold in range(FOLDS):
            out = folds == fold
            start = _start(value, way)
            fitted = regression(measures[~out], shares[~out], weights[~out], way.ridge, start)
            rows = np.hstack([np.ones((out.sum(), 1)), measures[out]])
            odds = np.log(softmax(rows @ fitted) + 1e-9)
            losses[way] -= float((shares[out] * odds * weights[out][:, None]).sum())
    return min(losses, key=losses.__getitem__)


def _fitted(sample: Sample, value: Value, way: _Way, left_out: int | None) -> Value:
    measures, shares, weights, folds = _arrays(sample)
    used = folds != left_out
    start = _start(value, way)
    rows = regression(measures[used], shares[used], weights[used], way.ridge, start)
    columns = tuple(tuple(float(f"{weight:.6g}") for weight in column) for column in rows.T)
    return Value(value.outcomes, value.measures, columns)


def _said(
    features: Features,
    learned: Learned,
    records: Sequence[TrainingGame],
    seats: Sequence[str],
    number: int,
) -> list[Said]:
    """Return the displayed predictions after some picks of each game."""
    judge = Judge(Brain(features, learned), seats, "reliability")
    chances_told = []
    for record in records:
        random = Random(f"reliability/{record.number}")
        picks = range(1, len(record.picks))
        looked_at = set(random.sample(picks, min(number, len(picks))))
        for index, (position, _, _) in enumerate(replayed(features.game, record)):
            if index in looked_at:
                chapter, stage = features.game.chapter(position), features.stage(position)
                for seat, chance in judge.chances(position, random).items():
                    share = record.shares.get(seat, 0.0)
                    chances_told.append(
                        Said(record.number, chapter, seat, chance / 1e6, share, stage)
                    )
    return chances_told


def says_nothing(said: Iterable[Said], seats: Sequence[str]) -> tuple[int, ...]:
    """Return the opening chapters in which chances are hardly better than the mean outcome."""
    all_said = list(said)
    means = {
        seat: sum(one.share for one in all_said if one.seat == seat)
        / max(1, sum(one.seat == seat for one in all_said))
        for seat in seats
    }
    chapters = []
    for chapter in sorted({one.chapter for one in all_said}):
        here = [one for one in all_said if one.chapter == chapter]
        loss = sum(_loss(one.chance, one.share) for one in here)
        base = sum(_loss(means[one.seat], one.share) for one in here)
        if loss < (1 - _SAYS_SOMETHING) * base:
            break
        chapters.append(chapter)
    return tuple(chapters)


def _loss(chance: float, share: float) -> float:
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return -(share * math.log(chance) + (1 - share) * math.log(1 - chance))


def reliability(said: Iterable[Said]) -> list[Tenth]:
    """Return the predictions by tenths, the lowest first."""
    tenths: list[list[Said]] = [[] for _ in range(10)]
    for one in said:
        tenths[min(9, int(one.chance * 10))].append(one)
    return [_compared(each) for each in tenths]


def by_seat_and_stage(said: Iterable[Said]) -> dict[tuple[str, str], Tenth]:
    """Return prediction and frequency for each seat and stage of the game."""
    groups: dict[tuple[str, str], list[Said]] = {}
    for one in said:
        groups.setdefault((one.seat, one.stage), []).append(one)
    return {group: _compared(groups[group]) for group in sorted(groups)}


def _compared(said: Sequence[Said]) -> Tenth:
    number = max(1, len(said))
    return Tenth(
        len(said),
        sum(one.chance for one in said) / number,
        sum(one.share for one in said) / number,
    )
