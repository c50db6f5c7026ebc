"""Visits without an account, from the front door: few at once, and for a limited time."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.limits import Buckets, new_visitor
from weimar_tui.server.ssh.config import SshLimits

_PAUSE, _AT_ONCE = 20.0, 6
"""An address can begin `_AT_ONCE` visits, then one every `_PAUSE` seconds: each starts a
process."""


class Visit(StrEnum):
    """What a visitor sees first."""

    LOOK = "look"
    WATCH = "watch"


class Visits:
    """Counts the visitors who are here now.

    >>> visits = Visits(SshLimits(visitors=2, visitors_each_address=1), lambda: 0.0)
    >>> first = visits.begin("192.0.2.1")
    >>> second = visits.begin("192.0.2.1")
    Traceback (most recent call last):
    weimar_tui.kernel.errors.KernelError: visit-full
    >>> visits.end(first)
    >>> _ = visits.begin("192.0.2.1"), visits.begin("192.0.2.2")
    """

    def __init__(self, limits: SshLimits, clock: Callable[[], float]) -> None:
        self._limits = limits
        self._clock = clock
        self._here: dict[str, str] = {}
        self._begun = Buckets(1 / _PAUSE, _AT_ONCE)

    @property
    def allowed(self) -> bool:
        return self._limits.visitors > 0

    def begin(self, address: str) -> str:
        """Return the name of a new visitor. Raises KernelError."""
        here = list(self._here.values())
        limits = self._limits
        if len(here) >= limits.visitors or here.count(address) >= limits.visitors_each_address:
            raise KernelError("visit-full")
        if not self._begun.take(address, self._clock()):
            raise KernelError("visit-soon")
        name = new_visitor()
        self._here[name] = address
        return name

    def end(self, name: str) -> None:
        """Make room for another visitor."""
        self._here.pop(name, None)
