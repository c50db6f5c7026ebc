"""Machines in this process that share the tables of one database (see `conftest.rows`)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import update

from tests.server.club.breaking import Breaking
from tests.server.hosted import Hosted, Time
from weimar_tui.server.club.store.schema import machine as machine_table
from weimar_tui.server.machines.machine import Machine
from weimar_tui.server.machines.tables import share_tables
from weimar_tui.server.server import TableServer


class Running:
    """One machine with its tables, in this process. `tick` is a second of its life."""

    def __init__(
        self, folder: Path, rows: Breaking, name: str, role: str = "both", **changes: Any
    ) -> None:
        self.time = Time()
        self.hosted = Hosted(folder / name, opened=False, **changes)
        share_tables(self.hosted.host, rows)
        self.server = TableServer(self.hosted.host, folder / f"{name}.sock")
        self.hosted.lobby = self.lobby = self.server.lobby
        self.lobby.open()
        address = "127.0.0.1:1" if role == "owner" else ""
        self.machine = Machine(
            self.server, name, role=role, address=address, clock=self.time, pause=0.0
        )

    async def tick(self) -> None:
        await self.machine.renew()


@asynccontextmanager
async def running(
    folder: Path, rows: Breaking, name: str, role: str = "both", **changes: Any
) -> AsyncIterator[Running]:
    found = Running(folder, rows, name, role, **changes)
    await found.machine.join()
    yield found
    rows.away = False
    await found.machine.stop()
    await found.hosted.close()


def end_lease(rows: Breaking, name: str) -> None:
    """Let the lease of a machine run out, by the database's clock."""
    change = update(machine_table).where(machine_table.c.id == name)
    rows.write(lambda c: c.execute(change.values(until=machine_table.c.until - 10)))
