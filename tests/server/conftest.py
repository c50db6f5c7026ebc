"""Registers duels with the shared packages, and hosts and serves them for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.hosted import Hosted
from tests.server.served import Served
from tests.toy.plugin import DuelPlugin
from weimar_tui import registry


@pytest.fixture
def duel() -> Iterator[None]:
    registry.register(DuelPlugin())
    yield
    registry.unregister("duel")


@pytest.fixture
async def hosted(tmp_path: Path, duel: None) -> AsyncIterator[Hosted]:
    found = Hosted(tmp_path)
    yield found
    await found.close()


@pytest.fixture
async def served(tmp_path: Path, duel: None) -> AsyncIterator[Served]:
    found = Served(tmp_path)
    yield found
    await found.server.lobby.close()
    await found.hosted.close()
