"""Waiting for something without a notification, as long as a busy machine needs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PATIENCE = 60.0
"""Seconds until waiting counts as failed."""

_sleep = asyncio.sleep
"""Real sleep, even in a test that lets time pass."""


async def until(true: Callable[[], object]) -> None:
    """Wait until a condition is true."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await _sleep(0.002)
