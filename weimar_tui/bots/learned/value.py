"""A value: the chance of each outcome, from the measures of a quiet position."""

from __future__ import annotations

import math
from collections.abc import Sequence

from weimar_tui.bots.learned.weights import Value

CERTAIN = 1_000_000
"""What a chance is counted in, so that sums of them are the same on every machine."""
_STEP = 256


def chances(value: Value, measures: Sequence[float]) -> dict[str, int]:
    """The chance of every outcome, in millionths."""
    logits = [
        weights[0] + sum(map(float.__mul__, weights[1:], map(float, measures)))
        for weights in value.weights
    ]
    top = max(logits)
    # Steps of 1/256: what differs in the last bit from machine to machine is rounded away.
    odds = [math.exp(round((logit - top) * _STEP) / _STEP) for logit in logits]
    total = sum(odds)
    return {
        outcome: round(CERTAIN * each / total)
        for outcome, each in zip(value.outcomes, odds, strict=True)
    }
