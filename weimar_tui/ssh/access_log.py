"""The access log: who came, who went, who was refused and why; never what a stranger could fill."""

from __future__ import annotations

import logging
from collections.abc import Callable

_log = logging.getLogger("weimar_tui.access")
_KEPT = 512


class AccessLog:
    """One line for each player who comes or goes. Refusals are told once a minute for each address
    and reason, with their number, so that nobody can fill the host's disk by being refused.

    >>> now = [0.0]
    >>> log = AccessLog(lambda: now[0])
    >>> [log.refused("192.0.2.1", "too fast") for _ in range(3)]
    [True, False, False]
    >>> now[0] = 61.0
    >>> log.refused("192.0.2.1", "too fast")
    True
    """

    def __init__(self, clock: Callable[[], float], seconds: float = 60.0) -> None:
        self._clock = clock
        self._seconds = seconds
        self._refusals: dict[tuple[str, str], tuple[float, int]] = {}

    def note(self, text: str, *arguments: object) -> None:
        """A line about a player."""
        _log.info(text, *arguments)

    def refused(self, address: str, why: str) -> bool:
        """Note that a connection was refused; whether a line was written for it."""
        now, key = self._clock(), (address, why)
        since, count = self._refusals.get(key, (-self._seconds, 0))
        if now - since < self._seconds:
            self._refusals[key] = (since, count + 1)
            return False
        if key not in self._refusals and len(self._refusals) >= _KEPT and not self._forget(now):
            return False
        more = f" (and {count} times before)" if count else ""
        _log.info("%s is refused: %s%s", address, why, more)
        self._refusals[key] = (now, 0)
        return True

    def _forget(self, now: float) -> bool:
        """Forget refusals that are over; whether there is room again."""
        self._refusals = {
            key: refusal
            for key, refusal in self._refusals.items()
            if now - refusal[0] < self._seconds
        }
        return len(self._refusals) < _KEPT
