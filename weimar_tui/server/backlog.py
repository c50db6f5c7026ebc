"""How long answers wait for the journal: the measure by which a machine counts as slow or full."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Final

SLOW: Final = 2.0
"""Seconds of waiting above which no new tables are made."""

FULL: Final = 5.0
"""Seconds of waiting above which a machine reports itself full."""

_REMEMBERED: Final = 2.0
"""Seconds for which a wait counts after its end. More would keep a machine from adopting tables
right after the database is back."""

_NOTABLE: Final = 1.0


class Backlog:
    """Times how long writes wait, from their request until they are on disk.

    >>> now = [0.0]
    >>> backlog = Backlog(lambda: now[0])
    >>> with backlog.waiting():
    ...     now[0] = 3.0
    ...     backlog.seconds(), backlog.is_slow, backlog.is_full
    (3.0, True, False)
    >>> backlog.is_slow
    True
    >>> now[0] = 6.0
    >>> backlog.is_slow
    False
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._numbers = count()
        self._begun: dict[int, float] = {}
        self._ended: deque[tuple[float, float]] = deque()

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Count the time that the `with` block takes; if it fails, only until then."""
        number, begun = next(self._numbers), self._clock()
        self._begun[number] = begun
        try:
            yield
            now = self._clock()
            if now - begun >= _NOTABLE:
                self._ended.append((now, now - begun))
        finally:
            del self._begun[number]

    def seconds(self) -> float:
        """Return the longest wait: of what is waiting now, and of what waited until lately."""
        now = self._clock()
        while self._ended and self._ended[0][0] < now - _REMEMBERED:
            self._ended.popleft()
        waits = [now - begun for begun in self._begun.values()]
        return max([*waits, *(waited for _, waited in self._ended)], default=0.0)

    @property
    def is_slow(self) -> bool:
        """Whether no new tables should be made."""
        return self.seconds() > SLOW

    @property
    def is_full(self) -> bool:
        """Whether the machine should take no tables from others either."""
        return self.seconds() > FULL
