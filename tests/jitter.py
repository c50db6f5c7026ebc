"""Simulates a slow, busy machine for tests: everything that can be late is late (`make jitter`).

    python -m pytest -p tests.jitter tests/server           with seed 1
    JITTER=7 python -m pytest -p tests.jitter tests/server  with another

Work in other threads starts and reports late, turns of the event loop pause for a moment, terminals
return output in pieces, and tests run in another order for each seed. A test that passes alone on a
quiet machine and fails here relies on an order that is not guaranteed.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

SEED = os.environ.get("JITTER", "1")
# How often something is late, and for how long at most, in seconds.
THREADS, TURNS, READS = 0.5, 0.02, 0.5
LONG, SHORT = 0.03, 0.01

_chance = Random(SEED)
_submit = ThreadPoolExecutor.submit
_run_once: Callable[[Any], None] = asyncio.BaseEventLoop._run_once  # type: ignore[attr-defined]
_read = os.read


def be_late(often: float, longest: float) -> None:
    if _chance.random() < often:
        time.sleep(_chance.random() * longest)


def submit(
    self: ThreadPoolExecutor, work: Callable[..., Any], /, *arguments: Any, **named: Any
) -> Future[Any]:
    def late() -> Any:
        be_late(THREADS, LONG)
        try:
            return work(*arguments, **named)
        finally:
            be_late(THREADS, LONG)

    return _submit(self, late)


def run_once(self: Any) -> None:
    be_late(TURNS, SHORT)
    _run_once(self)


def read(descriptor: int, size: int) -> bytes:
    """Less than was asked for, where somebody reads a terminal."""
    if os.isatty(descriptor) and _chance.random() < READS:
        size = _chance.randint(1, size)
    return _read(descriptor, size)


def pytest_configure() -> None:
    sys.setswitchinterval(0.0005)
    ThreadPoolExecutor.submit = submit  # type: ignore[method-assign,assignment]
    asyncio.BaseEventLoop._run_once = run_once  # type: ignore[attr-defined]
    os.read = read


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests run in any order, as workers beside each other meet them."""
    _chance.shuffle(items)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """The same test meets the same chances, whatever ran before it."""
    _chance.seed(f"{SEED} {item.nodeid}")
