"""Learned weights of a game: `learned.json.gz`, next to the game's features.

`policy` are integer weights of tokens in units of 1/32; `value` has, for each judge, the weights of
every measure by class of outcome, an intercept first. `provenance` records the training data.
"""

from __future__ import annotations

import gzip
import math
from collections.abc import Sequence
from functools import cache
from operator import mul
from pathlib import Path

import msgspec
from msgspec import Struct

from weimar_tui.kernel.errors import KernelError

UNIT = 32
"""Integer weights per unit of log odds."""
LARGEST_FILE = 400_000
"""Limit in bytes for the weights of a game."""

CERTAIN = 1_000_000
"""The unit of chances: integers, so that sums are the same on every machine."""
_STEP = 256


class Value(Struct, frozen=True):
    """The value of one judge: `weights[outcome]` has an intercept and one weight for
    each measure."""

    outcomes: tuple[str, ...]
    measures: tuple[str, ...]
    weights: tuple[tuple[float, ...], ...]


def chances(value: Value, measures: Sequence[float]) -> dict[str, int]:
    """The chance of every outcome, in millionths."""
    figures = [float(each) for each in measures]
    logits = [weights[0] + sum(map(mul, weights[1:], figures)) for weights in value.weights]
    top = max(logits)
    # Round to steps of 1/256, so that differences in the last bit between machines vanish.
    odds = [math.exp(round((logit - top) * _STEP) / _STEP) for logit in logits]
    total = sum(odds)
    return {
        outcome: round(CERTAIN * each / total)
        for outcome, each in zip(value.outcomes, odds, strict=True)
    }


class Learned(Struct, frozen=True):
    """A policy, a value for each judge, and their origin."""

    game: str
    provenance: dict[str, str | int | float]
    policy: dict[str, int]
    value: dict[str, Value]


def save(learned: Learned, path: Path) -> None:
    """Write the weights reproducibly. Raises KernelError if the file is too large."""
    ordered = msgspec.structs.replace(learned, policy=dict(sorted(learned.policy.items())))
    data = gzip.compress(msgspec.json.encode(ordered), mtime=0)
    if len(data) > LARGEST_FILE:
        raise KernelError("learned-too-large", size=len(data), most=LARGEST_FILE)
    beside = path.with_suffix(".new")
    beside.write_bytes(data)
    beside.replace(path)


@cache
def load(path: Path) -> Learned:
    """Read the weights, cached. Raises KernelError, one line, for a missing or damaged file."""
    try:
        return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=Learned)
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        raise KernelError("learned-unreadable", file=path.name) from error
