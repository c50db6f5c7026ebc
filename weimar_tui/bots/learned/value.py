"""A value: the chance of each outcome, from the measures of a quiet position."""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import mul

from weimar_tui.bots.learned.weights import Value

CERTAIN = 1_000_000
"""What a chance is counted in, so that sums of them are the same on every machine."""
_STEP = 256


def chances(value: Value, measures: Sequence[float]) -> dict[str, int]:
    """The chance of every outcome, in millionths."""
    figures = [float(each) for each in measures]
    logits = [weights[0] + sum(map(mul, weights[1:], figures)) for weights in value.weights]
    top = max(logits)
    # Steps of 1/256: what differs in the last bit from machine to machine is rounded away.
    odds = [math.exp(round((logit - top) * _STEP) / _STEP) for logit in logits]
    total = sum(odds)
    return {
        outcome: round(CERTAIN * each / total)
        for outcome, each in zip(value.outcomes, odds, strict=True)
    }
