"""Figures that a running server counts: times, logins, failures. `metrics` publishes them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

STEPS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper limits in seconds, by which times are counted."""


class Times:
    """How often something took how long.

    >>> times = Times()
    >>> for seconds in (0.004, 0.02, 0.02, 0.4):
    ...     times.add(seconds)
    >>> times.number, times.below(0.95), times.below(0.5)
    (4, 0.5, 0.025)
    >>> Times().below(0.95)
    0.0
    """

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.total = 0.0

    @property
    def number(self) -> int:
        return sum(self.counts)

    def add(self, seconds: float) -> None:
        """Count one more time."""
        step = next((n for n, limit in enumerate(STEPS) if seconds <= limit), len(STEPS))
        self.counts[step] += 1
        self.total += seconds

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Count the time that the `with` block takes, unless it raises an exception."""
        began = perf_counter()
        yield
        self.add(perf_counter() - began)

    def below(self, share: float) -> float:
        """Return the limit in seconds that this share of all times stayed below; 0 without any.
        Infinite if it is beyond the last limit."""
        wanted, so_far = share * self.number, 0
        if not wanted:
            return 0.0
        for limit, count in zip((*STEPS, float("inf")), self.counts, strict=True):
            so_far += count
            if so_far >= wanted:
                return limit
        return float("inf")


class Measures:
    """The figures since the server started.

    `answers`: from the arrival of a player's answer until it is in the journal; `appends`: writing
    it there; `loop_lag`: how late the event loop is; `bots`: thinking, by game and bot.
    `notices`: notifications sent, by channel and result. `rating_losses`: how well ratings
    predicted winners lately, by pool. Of several machines, `adopted`: tables taken from others;
    `fenced`: leases lost.
    """

    def __init__(self) -> None:
        self.answers = Times()
        self.appends = Times()
        self.loop_lag = Times()
        self.bots: defaultdict[tuple[str, str], Times] = defaultdict(Times)
        self.bot_failures: Counter[tuple[str, str]] = Counter()
        self.logins: Counter[str] = Counter()
        self.notices: Counter[tuple[str, str]] = Counter()
        self.rating_losses: dict[str, float] = {}
        self.adopted = 0
        self.fenced = 0
