"""Duels are known to the shared rooms, and a host has a house for them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.table.hall import Hall
from tests.table.house import House
from tests.toy.offer import DuelOffer
from weimar_tui import registry


@pytest.fixture
def duel() -> Iterator[None]:
    registry.register(DuelOffer())
    yield
    registry.unregister("duel")


@pytest.fixture
async def house(tmp_path: Path, duel: None) -> AsyncIterator[House]:
    found = House(tmp_path)
    yield found
    await found.close()


@pytest.fixture
async def hall(tmp_path: Path, duel: None) -> AsyncIterator[Hall]:
    found = Hall(tmp_path)
    yield found
    await found.server.lobby.close()
    await found.house.close()
