"""Answers that wait for a slow disk: no new tables, and the machine says that it is full."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.hosted import Hosted, answer, refused
from tests.waiting import PATIENCE, until
from weimar_tui.kernel.disk import SaveFile
from weimar_tui.kernel.errors import SaveError
from weimar_tui.server.health import Health
from weimar_tui.server.server import TableServer


class SlowDisk:
    """Appends that wait until they are let through. `fails`: they then raise SaveError."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.fails = False
        self.waiting = 0
        self._through = threading.Event()
        append = SaveFile.append

        def slow(lines: SaveFile, text: bytes) -> None:
            self.waiting += 1
            assert self._through.wait(PATIENCE)
            self.waiting -= 1
            if self.fails:
                raise SaveError("save-unwritable", path="x", why="full")
            append(lines, text)

        monkeypatch.setattr(SaveFile, "append", slow)

    def let_through(self) -> None:
        self._through.set()


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Hosted]:
    found = Hosted(tmp_path)
    yield found
    await found.close()


async def is_full(host: Hosted, folder: Path) -> bool:
    """Whether `/ready` says that the machine is full."""
    health = Health(TableServer(host.host, folder / "socket"), "127.0.0.1:0")
    return not (await health.ready())["room"]


@pytest.mark.parametrize("fails", [False, True])
async def test_new_tables_wait_for_a_slow_disk(
    host: Hosted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    table, *_ = await host.duel()
    disk = SlowDisk(monkeypatch)
    disk.fails = fails
    picks = [asyncio.create_task(_answer(table, "red")) for _ in range(2)]
    await until(lambda: disk.waiting == 1)
    host.clock.now += 2.0
    waiting = await host.table("Eve")
    host.clock.now += 0.1
    assert await refused(host.table("Eve")) == "tables-slow"
    assert not await is_full(host, tmp_path)
    await host.come(waiting, "Eve")  # everything else goes on
    host.clock.now += 3.0
    assert await is_full(host, tmp_path)
    assert disk.waiting == 1, "the second answer waits for the first one"
    disk.let_through()
    results = await asyncio.gather(*picks)
    assert results == (["disk-full"] * 2 if fails else ["", "question-closed"])
    # A failed write is over; a slow one counts for a little while.
    assert await is_full(host, tmp_path) is not fails
    host.clock.now += 2.1
    assert not await is_full(host, tmp_path) and await host.table("Eve")


async def _answer(table: Any, seat: str) -> str:
    try:
        await answer(table, seat)
    except Exception as error:
        return str(getattr(error, "id", error))
    return ""


async def test_a_slow_table_harms_no_other_table(
    host: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, *_ = await host.duel()
    other, *_ = await host.duel()
    quick = SaveFile.append
    disk = SlowDisk(monkeypatch)
    pick = asyncio.create_task(answer(table, "red"))
    await until(lambda: disk.waiting == 1)
    monkeypatch.setattr(SaveFile, "append", quick)
    await answer(other, "red")
    assert not pick.done()
    disk.let_through()
    await pick
