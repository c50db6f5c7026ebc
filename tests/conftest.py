"""What holds for all tests."""

from __future__ import annotations

import gc


def pytest_collection_finish() -> None:
    """Do not search thousands of collected tests for garbage again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)
