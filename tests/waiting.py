"""Waiting for what nobody tells of, as long as a busy machine takes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PATIENCE = 60.0
"""Seconds until something that never comes has failed."""

_sleep = asyncio.sleep
"""Time as it is, also where a test lets it go by."""


async def until(true: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await _sleep(0.002)
