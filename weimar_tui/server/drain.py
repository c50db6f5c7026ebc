"""Stops with notice: no new tables, a countdown for everyone, then the end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from weimar_tui.kernel.errors import Argument

_TOLD_AT = (240, 120, 60, 30, 15, 10, 5, 4, 3, 2, 1)
"""Minutes before the stop at which it is announced, in addition to the start of the countdown."""

Announce = Callable[..., None]


class Drain:
    """Counts down to the server's stop. `stopping` is set at the end."""

    def __init__(self, announce: Announce) -> None:
        self.stopping = asyncio.Event()
        self._announce = announce
        self._task: asyncio.Task[None] | None = None

    @property
    def draining(self) -> bool:
        """Whether the server will stop soon, so that no new tables can be created."""
        return self._task is not None

    def begin(self, minutes: float) -> None:
        """Start the countdown, or restart it with another length."""
        self._end()
        self._task = asyncio.create_task(self._count_down(minutes * 60))

    def cancel(self) -> bool:
        """Cancel the stop; return whether a countdown was running."""
        draining = self.draining
        if draining:
            self._end()
            self.announce("drain-cancelled")
        return draining

    def _end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def announce(self, id: str, /, **arguments: Argument) -> None:
        """Announce something to everyone; the countdown continues if that fails."""
        with contextlib.suppress(Exception):
            self._announce(id, **arguments)

    async def _count_down(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        marks = [minutes for minutes in _TOLD_AT if minutes * 60 < seconds - 1]
        for mark in (seconds / 60, *marks):
            await asyncio.sleep(max(0.0, end - mark * 60 - loop.time()))
            minutes = max(1, round(mark))
            if seconds:
                self.announce("drain-minutes", minutes=minutes)
        await asyncio.sleep(max(0.0, end - loop.time()))
        self.stopping.set()
