"""A table server without tables: it shows the lobby, and passes requests to the tables' owners."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import Set
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.server.client import Client
from weimar_tui.server.club.store import home, journals, lobby, machines
from weimar_tui.server.club.store.journals import SharedTable
from weimar_tui.server.club.store.machines import MachineRow
from weimar_tui.server.host import Host, Refusal
from weimar_tui.server.machines.client_versions import ClientVersions
from weimar_tui.server.machines.front_table import FrontTable
from weimar_tui.server.machines.reach import Reach
from weimar_tui.server.machines.table_link import Lost, Owner, TableLink
from weimar_tui.server.machines.tables import PostgresTables, record_of
from weimar_tui.server.record import OVER, TableRecord
from weimar_tui.server.replies import Bye, GameOffered, bye, refused
from weimar_tui.server.requests import (
    AnyRequest,
    AskHome,
    Enter,
    Exit,
    MakeTable,
    ReportPlayer,
    Rest,
    Say,
    ShareGame,
)
from weimar_tui.server.server import GOING_DOWN, TableServer
from weimar_tui.server.server_table import ServerTable
from weimar_tui.server.table_status import Finished
from weimar_tui.text.problems import english

if TYPE_CHECKING:
    from weimar_tui.server.club.club import Club

_log = logging.getLogger("weimar_tui.server")
_LOOK = 0.5
_LOOK_FOR_ALL = 5.0
_OVERLAP = 5.0
"""Seconds of changes that are read again, since transactions commit out of order."""

_NOTICES_AGAIN = 100
"""Numbers of notices that are read again, for the same reason."""

_AT_ONCE = 200


class FrontServer(TableServer):
    """The lobby of a front. Its tables are copies of the records in the database."""

    has_tables = False

    def __init__(self, host: Host, path: Path, club: Club | None, context: ssl.SSLContext) -> None:
        super().__init__(host, path, club)
        assert isinstance(host.store, PostgresTables)
        self._database = host.store.database
        self._context = context
        self._links: dict[Client, TableLink] = {}
        self._seen = 0.0
        self._seen_all = -1e9
        self._changed: dict[str, float] = {}
        self._owned: dict[str, str] = {}
        self._behind = False
        self._heard: dict[int, float] = {}
        self._noticed: Set[int] = frozenset()
        self._online: Set[str] = frozenset()
        self.reach = Reach(self._owners, context, host.clock)
        self.versions = ClientVersions({id: one.offered.digest for id, one in host.games.items()})

    async def start(self) -> None:
        await super().start()
        self.lobby.saves = ()  # tables are made by owners, which have saves of their own
        self.reach.start()

    async def stop(self, why: Bye = GOING_DOWN) -> None:
        await self.reach.stop()
        for client in list(self._links):
            self._end(client)
        if self._ticking is not None:
            self._ticking.cancel()
            await asyncio.wait([self._ticking])
        self.lobby.tables.clear()  # copies: nothing to write
        await super().stop(why)

    # --- the lobby ------------------------------------------------------------------------------
    async def _tick(self) -> None:
        """Follow the database, and tell the lobby."""
        while True:
            try:
                await self.look()
                self.audience.send_changes(with_others=True)
                self._behind = False
            except KernelError as error:
                if not self._behind:
                    _log.error("the lobby is behind: %s", english(error))
                self._behind = True
            except Exception:
                _log.exception("the lobby")
            await asyncio.sleep(_LOOK)

    async def look(self) -> None:
        """Read what changed in the database. Raises KernelError."""
        read, disk = self._database.read, self.host.disk
        now = self.host.clock()
        found = await disk.run(read, journals.changed_since, self._seen - _OVERLAP)
        if not self._changed:  # at the start, the lobby has the finished tables already
            self._changed = {id: time for id, time in found if id in self.lobby.finished}
        new = [id for id, changed in found if self._changed.get(id) != changed]
        for start in range(0, len(new), _AT_ONCE):
            for row in await disk.run(read, journals.some, new[start : start + _AT_ONCE]):
                self._changed[row.table_id] = row.changed
                self._take_in(row)
                self._owned[row.table_id] = row.owner
        await self._check_links()
        await self._look_at_machines()
        await self._listen_to_others()
        await self._look_for_notices()
        self._seen = max((self._seen, *(changed for _, changed in found)))
        if now - self._seen_all >= _LOOK_FOR_ALL:
            self._seen_all = now
            there = set(await disk.run(read, journals.ids))
            for id in [id for id in self.lobby.tables if id not in there]:
                self._changed.pop(id, None)
                self._owned.pop(id, None)
                self.lobby.drop(id)

    async def _look_at_machines(self) -> None:
        """Note the versions of owners, and who is connected to any front. Raises KernelError."""
        rows = [row for row in await self._machines() if row.left > 0]
        self.versions.note([row for row in rows if row.is_owner])
        self.audience.elsewhere = machines.connected_elsewhere(rows, self._incarnation)
        before, self._online = self._online, self.audience.online()
        for name in before ^ self._online:
            for id in self.lobby.directory.of(name) & self.lobby.tables.keys():
                self.lobby.tables[id].status_changed()
                self.lobby.changed.table(id)

    async def _listen_to_others(self) -> None:
        """Show what was said in the lobbies of other fronts. Raises KernelError."""
        since = max(self._heard.values(), default=0.0) - _OVERLAP
        for line in await self.host.disk.run(self._database.read, lobby.said_since, since):
            if line.id not in self._heard and line.front != self._incarnation:
                self.audience.say(line.player, line.text)
            self._heard[line.id] = line.at
        self._heard = {id: at for id, at in self._heard.items() if at >= since}

    async def _look_for_notices(self) -> None:
        """Show players in the lobby what is new in their inboxes: most of it comes from the tables'
        owners. Raises KernelError."""
        if self.club is None:
            return
        after = max(self._noticed, default=0) - _NOTICES_AGAIN
        found = await self.host.disk.run(self._database.read, home.notified, after)
        before, self._noticed = self._noticed, found.keys()
        new = {found[id] for id in found.keys() - before}
        for client in [c for c in self.clients if c.name in new and c.table is None]:
            client.send(await self.club.home.carry_out(client.name, AskHome()))

    async def say_in_lobby(self, name: str, text: str) -> None:
        said = self._incarnation, name, text
        try:
            await self.host.disk.run(self._database.write, lobby.say, *said)
        except KernelError as error:
            _log.error("%s", english(error))
            raise Refusal("disk-full") from None
        await super().say_in_lobby(name, text)

    @property
    def _incarnation(self) -> str:
        assert isinstance(self.host.store, PostgresTables)
        return self.host.store.owner

    def _take_in(self, row: SharedTable) -> None:
        lobby = self.lobby
        try:
            record = record_of(row.table_id, row.record)
        except SaveError as error:
            _log.error("a table is left out: %s", english(error))
            return
        if record.game not in self.host.games:
            return
        if record.state == OVER:
            if record.id in lobby.tables:
                lobby.drop(record.id)
            lobby.finished.put(Finished.of(record))
        elif (table := lobby.tables.get(record.id)) is None:
            lobby.add(FrontTable(record, self.host, lobby.changed, lambda: self._online))
        else:
            table.file.record = record
            table.status_changed()
            lobby.changed.table(record.id)

    async def _check_links(self) -> None:
        """Drop the connections of players whose tables have another owner now. Raises
        KernelError."""
        known = [(link, link.table, link.owner) for link in self._links.values() if link.is_up]
        moved = {table for _, table, owner in known if not self._has(owner, table)}
        if not moved:
            return
        # What was read before may be older than the connection.
        found = await self.host.disk.run(self._database.read, journals.some, list(moved))
        self._owned.update((row.table_id, row.owner) for row in found)
        for link, table, owner in known:
            if link.table == table and link.owner is owner and not self._has(owner, table):
                link.lose()

    def _has(self, owner: Owner | None, table: str) -> bool:
        """Whether an owner has a table, as far as is known; also true while no machine has it."""
        has = self._owned.get(table, "")
        return not has or owner is None or has == owner.incarnation

    # --- owners ---------------------------------------------------------------------------------
    async def _owner_of(self, table: str) -> Owner | None:
        """Return the owner of a table; of a finished one, the owner that opens it. Raises
        KernelError."""
        disk, read = self.host.disk, self._database.read
        row = await disk.run(read, journals.find, table)
        if row is None:
            raise Refusal("table-unknown")
        alive = {owner.incarnation: owner for owner in await self._owners()}
        if row.owner in alive or row.state != OVER:
            return alive.get(row.owner)
        # All fronts choose the same one.
        return min(alive.values(), key=lambda one: crc32(f"{table} {one}".encode()), default=None)

    async def _machines(self) -> list[MachineRow]:
        return await self.host.disk.run(self._database.read, machines.all_machines)

    async def _owners(self) -> list[Owner]:
        """Return the owners that are alive. Raises KernelError."""
        return [owner_of(row) for row in await self._machines() if row.is_owner]

    async def _best_owner(self, program: str) -> Owner | None:
        """Return the best owner for a new table: one that takes tables, runs this version of the
        program, and has the fewest tables. Raises KernelError."""
        tables = await self.host.disk.run(self._database.read, journals.numbers)
        rows = await self._machines()
        unfit = self.reach.unreachable() | machines.given_up(rows)

        def rank(row: MachineRow) -> tuple[bool, bool, int]:
            fits = row.takes_tables and not row.is_full and row.incarnation not in unfit
            number = tables.get(row.incarnation, (0, 0))[0]
            return not fits, bool(program) and row.program != program, number

        alive = [row for row in rows if row.is_owner]
        return owner_of(min(alive, key=rank)) if alive else None

    async def _link(self, client: Client, owner: Owner | None) -> TableLink:
        """Return the player's connection to an owner. Raises Refusal."""
        if owner is None:
            raise Refusal("table-moving")
        link = self._links.get(client)
        if link is not None and link.is_up and link.owner == owner:
            return link
        new = TableLink(client, self._owner_of, self._context, self)
        try:
            await new.connect(owner)
        except Lost:
            raise Refusal("table-moving") from None
        self._end(client)
        self._links[client] = new
        return new

    def offered_to(self, client: Client) -> tuple[GameOffered, ...]:
        return self.versions.offered_to(client, super().offered_to(client))

    def table_of_session(self, session: str) -> str:
        return self.versions.table_of(session)

    async def _serve_client(self, client: Client, reader: asyncio.StreamReader) -> None:
        try:
            await super()._serve_client(client, reader)
        finally:
            self._end(client)

    # --- requests -------------------------------------------------------------------------------
    async def _carry_out(self, client: Client, request: AnyRequest) -> None:
        match request:
            case Exit():
                self._end(client)
                await super()._carry_out(client, request)
            case Say(table="") | ReportPlayer(table="") | Rest():
                await super()._carry_out(client, request)
            case MakeTable():
                owner = await self._best_owner(client.program)
                self._pass(await self._link(client, owner), request)
            case ShareGame():
                await super()._carry_out(client, request)
            case _ if table := getattr(request, "table", ""):
                link = await self._link_to(client, request, table)
                if link is not None:
                    self._pass(link, request)
            case _:
                await super()._carry_out(client, request)

    async def _link_to(self, client: Client, request: AnyRequest, table: str) -> TableLink | None:
        """Return the connection for a request about a table; None if the player gets another
        client. Raises Refusal."""
        link = self._links.get(client)
        if link is None or not link.table:
            return await self._link_for(client, request, table, await self._owner_of(table))
        if link.table == table or not link.is_up:
            return link  # while it is not up, nothing can be passed on
        owner = await self._owner_of(table)
        if owner != link.owner and not isinstance(request, Enter):
            raise Refusal("table-moving")  # the player would have to leave the other table
        return await self._link_for(client, request, table, owner)

    async def _link_for(
        self, client: Client, request: AnyRequest, table: str, owner: Owner | None
    ) -> TableLink | None:
        enters = isinstance(request, Enter)
        if enters and owner is not None and await self._adapt(client, owner, table):
            return None
        link = await self._link(client, owner)
        if enters and self.versions.has_come(client, table):
            link.expect_delay()
        return link

    def _pass(self, link: TableLink, request: AnyRequest) -> None:
        try:
            link.send(request)
        except Lost:
            raise Refusal("table-moving") from None

    def _end(self, client: Client) -> None:
        link = self._links.pop(client, None)
        if link is not None:
            link.close()

    # --- links ----------------------------------------------------------------------------------
    def entered(self, link: TableLink) -> None:
        """Note that a player is at a table."""
        if self._links.get(link.client) is link:
            table = self.lobby.tables.get(link.table)
            link.client.table = table or ServerTable(_unlisted(link.table), self.host)

    def left(self, link: TableLink) -> None:
        """Show a player the lobby again."""
        if self._links.get(link.client) is link:
            link.client.table = None
            self.audience.show(link.client)

    async def _adapt(self, client: Client, owner: Owner, table: str) -> bool:
        found = self.lobby.tables.get(table)
        return await self.versions.adapt(client, owner, table, found.record.game if found else "")

    async def changes_program(self, client: Client, owner: Owner, table: str) -> bool:
        """Give a player the client that a table's new owner needs, or end one that cannot be
        replaced and has other rules."""
        try:
            return await self._adapt(client, owner, table)
        except Refusal as error:
            client.send(bye(error))
            client.writer.close()
            return True

    def tell(self, link: TableLink, news: KernelError) -> None:
        """Show a player a line of the server's."""
        if self._links.get(link.client) is link:
            self.audience.tell(link.client, news, link.table)

    def refuse(self, link: TableLink, about: str) -> None:
        """Tell a player that a request was lost with the connection."""
        link.client.send(refused(about, KernelError("table-unreachable")))

    def link_ended(self, link: TableLink) -> None:
        """Forget a link."""
        if self._links.get(link.client) is link:
            del self._links[link.client]
            link.client.table = None


def owner_of(row: MachineRow) -> Owner:
    """Return where an owner is reached, and what it runs."""
    return Owner(row.incarnation, row.address, row.program)


def _unlisted(id: str) -> TableRecord:
    """Return a stand-in for the record of a table that the lobby does not list yet."""
    return TableRecord(id=id, title="", game="", scenario="", owner="", seats={})
