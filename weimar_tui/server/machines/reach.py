"""Which owners a front can reach: it tries them all, so that a majority of fronts can tell."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import Awaitable, Callable, Collection

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.machines.table_link import Lost, Owner, connect

_log = logging.getLogger("weimar_tui.server")
_PAUSE = 2.0
_FRESH = 10.0
"""Seconds for which the result of an attempt counts."""


class Reach:
    """Connects to each owner every few seconds. Call `start`, then `stop`.

    `owners` returns those that are alive. `clock` must not depend on the calendar.
    """

    def __init__(
        self,
        owners: Callable[[], Awaitable[Collection[Owner]]],
        context: ssl.SSLContext,
        clock: Callable[[], float],
    ) -> None:
        self._owners = owners
        self._context = context
        self._clock = clock
        self._failed: dict[str, float] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to try the owners."""
        self._task = asyncio.create_task(self._look_often())

    async def stop(self) -> None:
        """End the attempts."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def unreachable(self) -> set[str]:
        """Return the incarnations of owners to which the latest attempt failed."""
        now = self._clock()
        return {owner for owner, at in self._failed.items() if now - at < _FRESH}

    async def look(self) -> None:
        """Try each owner once. Raises KernelError if the database cannot be read."""
        owners = await self._owners()
        reached = await asyncio.gather(*(self._reaches(owner) for owner in owners))
        pairs = zip(owners, reached, strict=True)
        self._failed = {owner.incarnation: self._clock() for owner, ok in pairs if not ok}

    async def _reaches(self, owner: Owner) -> bool:
        try:
            _, writer = await connect(owner, self._context)
        except Lost:
            return False
        writer.close()
        return True

    async def _look_often(self) -> None:
        while True:
            try:
                await self.look()
            except KernelError:
                pass  # the lobby, which reads the database as well, says so
            except Exception:
                _log.exception("looking for owners")
            await asyncio.sleep(_PAUSE)
