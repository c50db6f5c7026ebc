"""Results that take seconds to make: one process of a test run makes them, the others read them."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

folder: Path | None = None
"""Shared by the processes of a test run, and deleted later by pytest; tests/conftest.py sets it."""


def once(name: str, make: Callable[[], bytes]) -> bytes:
    """The bytes that `make` returns, from the first process of this test run that needed them."""
    if folder is None:
        return make()
    kept = folder / f"once-{name}"
    with kept.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.exists():
            made = kept.with_suffix(f".{os.getpid()}")
            made.write_bytes(make())
            made.rename(kept)
    return kept.read_bytes()
