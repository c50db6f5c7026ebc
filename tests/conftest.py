"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import sys
from random import Random

import pytest
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


@pytest.fixture(autouse=True)
def the_same_secrets_every_time(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hosts and forms draw their seeds as ever; each test meets the same deal whenever it runs."""
    chance = Random(request.node.nodeid)
    monkeypatch.setattr("secrets.token_hex", lambda size=32: chance.randbytes(size).hex())
    monkeypatch.setattr("secrets.randbelow", chance.randrange)
