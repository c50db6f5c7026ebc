"""How long players take to answer in games over days, as counts of answers by length.

A count stands for answers that took less than a power of two, in minutes: under 1, 2, 4 … minutes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import accumulate, zip_longest
from typing import Final

from weimar_tui.kernel.decision import Decision

_MOST: Final = 16
"""The number of counts; the last one is for everything longer than three weeks."""

_FEWEST: Final = 10
"""With fewer answers, nothing is said about a player's pace."""


def counts_as_answer(decision: Decision, sealed_kinds: Collection[str]) -> bool:
    """Whether the time for an answer tells about a player's pace: not for questions that hide who
    has answered, and not where a player can pass, since that could tell about a hand."""
    return decision.kind not in sealed_kinds and "pass" not in decision.options


def count(counts: list[int], seconds: float) -> None:
    """Add an answer.

    >>> counts: list[int] = []
    >>> for seconds in (30, 59, 90, 3600): count(counts, seconds)
    >>> counts
    [2, 1, 0, 0, 0, 0, 1]
    """
    place = min(int(max(0.0, seconds) / 60).bit_length(), _MOST - 1)
    counts.extend([0] * (place + 1 - len(counts)))
    counts[place] += 1


def added(several: Iterable[Sequence[int]]) -> list[int]:
    """Add up counts.

    >>> added([[1, 2], [0, 0, 3]])
    [1, 2, 3]
    """
    return [sum(column) for column in zip_longest(*several, fillvalue=0)]


def within(counts: Sequence[int], share: float) -> int | None:
    """Return the seconds within which this share of the answers came; None for too few answers.

    >>> within([5, 0, 4, 1], 0.5), within([5, 0, 4, 1], 0.75), within([5, 0, 4, 1], 1.0)
    (60, 240, 480)
    >>> within([9], 0.5) is None
    True
    """
    number = sum(counts)
    if number < _FEWEST:
        return None
    place = next(n for n, so_far in enumerate(accumulate(counts)) if so_far >= share * number)
    return 60 << place
