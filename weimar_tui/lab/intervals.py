"""95% confidence intervals."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")

_SAMPLES = 200


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95% Wilson interval of a share.

    >>> [round(end, 3) for end in wilson(62, 100)]
    [0.522, 0.709]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if not games:
        return 0.0, 1.0
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    half /= 1 + z * z / games
    return max(0.0, middle - half), min(1.0, middle + half)


def resampled(
    games: Sequence[T], report: Callable[[Sequence[T]], Mapping[str, float]]
) -> dict[str, tuple[float, float]]:
    """Return the 95% bootstrap interval of each measure of a report.

    The report is repeated for samples of the games, drawn with replacement.
    """
    chance = Random("intervals")
    by_measure: dict[str, list[float]] = {}
    for _ in range(_SAMPLES if games else 0):
        for name, value in report(chance.choices(games, k=len(games))).items():
            by_measure.setdefault(name, []).append(value)
    edge = _SAMPLES // 40
    ordered = {name: sorted(values) for name, values in by_measure.items()}
    return {
        name: (values[min(edge, len(values) - 1)], values[max(-1 - edge, -len(values))])
        for name, values in ordered.items()
    }
