"""One machine of several: renews its lease, adopts tables and gives them away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.store import journals, machines
from weimar_tui.server.club.store.journals import Held
from weimar_tui.server.club.store.machines import LEASE, Lease
from weimar_tui.server.machines.tables import PostgresTables
from weimar_tui.server.record import OVER
from weimar_tui.server.server import TableServer
from weimar_tui.text.problems import english

if TYPE_CHECKING:
    from sqlalchemy import Connection

_log = logging.getLogger("weimar_tui.server")
SURE = LEASE - 0.5
"""Seconds for which a machine relies on its lease, from when it sent a confirmed renewal."""

_RENEW = 1.0
_WATCH = 0.25
_AT_ONCE = 25

P = ParamSpec("P")
T = TypeVar("T")


def steady_clock() -> float:
    """Return seconds that keep counting while the system sleeps, if it has such a clock."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class Machine:
    """A server that shares its tables with other machines. Call `start`, then `stop`.

    With the role `front` it only has a lease. `address`: where it listens for fronts.
    `clock` must not depend on the calendar. `pause`: seconds between attempts to register.
    `unreachable`: the owners, by incarnation, that a front cannot reach; `here`: its players.
    """

    def __init__(
        self,
        server: TableServer,
        name: str,
        *,
        role: str = "both",
        address: str = "",
        clock: Callable[[], float] = steady_clock,
        pause: float = 1.0,
    ) -> None:
        self.server = server
        self.name = name
        self.incarnation = ""
        self.draining = False
        self.unreachable: Callable[[], Collection[str]] = tuple
        self.here: Callable[[], Collection[str]] = tuple
        assert isinstance(server.host.store, PostgresTables)
        self._store = server.host.store
        self._role = role
        self._address = address
        self._clock = clock
        self._pause = pause
        self._sent = -1e9
        self._first = False
        self._behind = False
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="lease")
        self._tasks: list[asyncio.Task[None]] = []
        self._store.is_alive = server.has_lease = self.is_alive
        server.lease_left = self.seconds_left

    def is_alive(self) -> bool:
        """Whether this machine is certain to have its lease."""
        return self._clock() < self._sent + SURE

    def seconds_left(self) -> float:
        """Seconds for which this machine relies on its lease."""
        return max(0.0, self._sent + SURE - self._clock())

    def leads(self) -> bool:
        """Whether this machine does the work meant for one machine only. The first one alive, by
        name, does."""
        return self._first and self._role != "front" and self.is_alive()

    # --- running --------------------------------------------------------------------------------
    async def start(self) -> None:
        """Register, and begin to adopt tables. Raises KernelError if another machine has the name.

        After a crash, waits until the lease of the earlier process has ended.
        """
        await self.join()
        self._tasks = [
            asyncio.create_task(self._work()),
            asyncio.create_task(self._watch()),
        ]

    async def join(self) -> None:
        """Register under this machine's name. Raises KernelError."""
        for _ in range(round(LEASE) + 2):
            if await self._register():
                return
            await asyncio.sleep(self._pause)
        raise KernelError("machine-name", name=self.name)

    async def stop(self) -> None:
        """Give all tables away and end the lease. The server must still be running."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        with contextlib.suppress(KernelError):
            if self._role != "front":
                await self._give_away()
            await self._run(machines.end, self.name, self.incarnation)
        self._threads.shutdown(wait=False)

    async def _run(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function of the store in a thread that no table waits for. Raises KernelError."""
        database = self._store.database
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._threads, lambda: database.write(work, *args, **kwargs)
        )

    async def _register(self) -> bool:
        incarnation = f"{self.name}/{secrets.token_hex(8)}"
        sent = self._clock()
        done = await self._run(
            machines.register,
            self.name,
            incarnation,
            self._role,
            self._address,
            self.server.host.program,
            self._store.digests,
        )
        if done:
            self.incarnation, self._sent = incarnation, sent
            self._store.hold(incarnation, ())
        return done

    async def _work(self) -> None:
        while True:
            begun = self._clock()
            try:
                await self.renew()
                if self._behind:
                    _log.warning("machine %s reaches the database again", self.name)
                self._behind = False
            except KernelError as error:
                if not self._behind:
                    _log.error("machine %s cannot renew its lease: %s", self.name, english(error))
                self._behind = True
            except Exception:
                _log.exception("machine %s", self.name)
            await asyncio.sleep(max(0.05, _RENEW - (self._clock() - begun)))

    async def renew(self) -> None:
        """Renew the lease, then adopt tables or give them away. Raises KernelError."""
        sent = self._clock()
        lease: Lease | None = None
        if self.incarnation:
            lease = await self._renew()
        if lease is None:
            self._fence()
            if await self._register() and self._role != "front":
                await self._adopt()  # players may be waiting for these tables
            return
        self._sent = max(self._sent, sent)
        self._first = lease.first
        if lease.cut_off and not self.draining:
            _log.error("most fronts cannot reach machine %s: it gives its tables away", self.name)
        self.draining = self.server.lobby.draining = lease.draining or lease.cut_off
        if self._role == "front":
            return
        await self._look_for_players()
        if self.draining:
            await self._give_away()
        else:
            await self._adopt()

    async def _look_for_players(self) -> None:
        """Note who is connected to the other machines: they get no messages for absent players.
        Raises KernelError."""
        read, loop = self._store.database.read, asyncio.get_running_loop()
        rows = await loop.run_in_executor(self._threads, read, machines.all_machines)
        self.server.note_elsewhere(machines.connected_elsewhere(rows, self.incarnation))

    async def _renew(self) -> Lease | None:
        """Renew the lease. Waiting for a slow database counts as waiting for the journal."""
        backlog = self.server.host.backlog
        with backlog.waiting():
            return await self._run(
                machines.renew,
                self.name,
                self.incarnation,
                is_full=backlog.is_full,
                unreachable=self.unreachable(),
                here=self.here(),
            )

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(_WATCH)
            self.check_lease()

    def check_lease(self) -> None:
        """Close all tables if the lease is no longer certain."""
        if not self.is_alive():
            self._fence()

    def _fence(self) -> None:
        """Close all tables without writing, because others may have them now."""
        if not self.incarnation:
            return
        self.incarnation, self._sent = "", -1e9
        self.server.host.measures.fenced += 1
        if self._role == "front":
            return  # players stay at their tables, which other machines have
        tables = list(self.server.lobby.tables.values())
        _log.error("machine %s has lost its lease and closes %d tables", self.name, len(tables))
        for table in tables:
            self._close(table.record.id)

    def _close(self, id: str) -> None:
        """Close a table that this machine no longer has; players see that it moves."""
        table = self.server.lobby.tables.get(id)
        if table is not None:
            table.drop()
            self.server.lobby.give_up(id)
            self._store.forget(id)
            self.server.audience.show_out(table, KernelError("table-moved", title=table.title))

    # --- tables ---------------------------------------------------------------------------------
    async def _adopt(self) -> None:
        """Take tables without an owner while there is room for them. Raises KernelError."""
        lobby, limits = self.server.lobby, self.server.host.limits
        while not self.server.host.backlog.is_full:
            unfinished = sum(table.record.state != OVER for table in lobby.tables.values())
            room = min(_AT_ONCE, limits.tables - unfinished)
            if room <= 0:
                return
            found = await self._run(
                journals.adopt, self.incarnation, self._store.digests, self._store.release, room
            )
            if not found:
                return
            if not await self._take_in(found):
                return

    async def _take_in(self, found: Sequence[Held]) -> bool:
        """Open adopted tables and renew the lease; False if it was lost meanwhile."""
        mine, ids = self.incarnation, [held.table_id for held in found]
        self._store.hold(mine, found)
        self.server.host.measures.adopted += len(found)
        await self.server.lobby.adopt(ids)
        if mine and self.incarnation == mine:
            sent = self._clock()
            if await self._renew() is not None:
                self._sent = max(self._sent, sent)
                return True
        for id in ids:
            self._close(id)
        return False

    async def _give_away(self) -> None:
        """Give all tables away, each between two picks. Raises KernelError."""
        lobby = self.server.lobby
        for id, table in list(lobby.tables.items()):
            async with table.lock:
                await table.write_last()
                table.drop()
                await self._run(journals.release, [id], self.incarnation)
            lobby.give_up(id)
            self._store.forget(id)
            self.server.audience.show_out(table, KernelError("table-moved", title=table.title))
