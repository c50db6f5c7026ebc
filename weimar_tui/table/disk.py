"""The host's disk, written to by threads of its own, so that nobody else waits for it.

Whoever writes holds the lock of their table meanwhile: what one table writes is in order, and
tables do not wait for each other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

_THREADS = 16
T = TypeVar("T")


class Disk:
    """Runs what waits for the disk beside the event loop."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="disk")

    async def run(self, work: Callable[..., T], *arguments: object) -> T:
        """The result of some work, done in another thread.

        Whoever asks and is cancelled meanwhile is cancelled when the work is done, so that locks
        hold as long as it takes.
        """
        future = asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)
        cancelled: asyncio.CancelledError | None = None
        while not future.done():
            try:
                await asyncio.wait([future])
            except asyncio.CancelledError as error:
                cancelled = error
        if cancelled is not None:
            raise cancelled
        return future.result()

    def close(self) -> None:
        """Wait for what is being written."""
        self._threads.shutdown()
