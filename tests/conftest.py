"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import sys

from hypothesis import settings

# Tests start the program many times: it is compiled once, whatever the machine is used to.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# A busy machine is slow: no property depends on how long an example takes.
settings.register_profile("weimar", deadline=None)
settings.load_profile("weimar")


def pytest_collection_finish() -> None:
    """Do not search thousands of collected tests for garbage again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)
