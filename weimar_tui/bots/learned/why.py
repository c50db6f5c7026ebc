"""Reasons for an answer: the measures that differ most between its results and those of
other answers."""

from __future__ import annotations

import math
from collections.abc import Sequence

from weimar_tui.bots.learned.counted import is_sure
from weimar_tui.bots.learned.features import EARLY, Features
from weimar_tui.bots.learned.weights import CERTAIN, Value, chances
from weimar_tui.kernel.journal import Reason

WORTH_TELLING = 5_000
"""Minimum change of the chance by a reason, in millionths; it must also be sure (`is_sure`)."""
_MOST = 2

Pair = tuple[Sequence[float], Sequence[float]]
"""The measures of the positions after two answers in the same world."""


def why(features: Features, value: Value, seat: str, pairs: Sequence[Pair]) -> tuple[Reason, ...]:
    """What changes the chance of a seat most, in the game's words, the best for the seat first.

    Measures with the same name in the game are added up.
    """
    if not pairs:
        return ()
    worlds = len(pairs)
    after = list(zip(*(p[0] for p in pairs), strict=True))
    others = zip(*(p[1] for p in pairs), strict=True)
    mean = [math.fsum(column) / worlds for column in after]
    own = features.class_of(seat, seat)
    changes: dict[str, list[float]] = {}
    wording: dict[str, tuple[Reason, Reason | None]] = {}
    slopes = _slopes(value, mean, own)
    for measure, slope, here, there in zip(value.measures, slopes, after, others, strict=True):
        name = measure.removesuffix(EARLY)
        better = features.reason(name, seat, better=True)
        if better is not None:
            topic = f"{better.id} {better.arguments}"
            wording[topic] = better, features.reason(name, seat, better=False)
            sums = changes.setdefault(topic, [0.0] * worlds)
            for world, (a, b) in enumerate(zip(here, there, strict=True)):
                sums[world] += slope * (a - b)
    means = {topic: math.fsum(sums) / worlds for topic, sums in changes.items()}
    telling = [
        topic
        for topic, change in means.items()
        if abs(change) >= WORTH_TELLING and is_sure(changes[topic])
    ]
    telling.sort(key=lambda topic: -means[topic])
    reasons = (wording[topic][means[topic] < 0] for topic in telling)
    return tuple(reason for reason in reasons if reason is not None)[:_MOST]


def _slopes(value: Value, measures: Sequence[float], own: str) -> list[float]:
    """By how many millionths the chance of a class changes per unit of each measure."""
    odds = chances(value, measures)
    chance = odds[own] / CERTAIN
    rows = dict(zip(value.outcomes, value.weights, strict=True))
    return [
        CERTAIN
        * chance
        * (
            rows[own][place]
            - sum(odds[outcome] / CERTAIN * row[place] for outcome, row in rows.items())
        )
        for place in range(1, len(measures) + 1)
    ]
