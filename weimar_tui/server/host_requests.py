"""What the host asks of a running server: lists, bans, closing tables, stopping."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.admin import (
    AdminAnswer,
    AllowSignUps,
    Announce,
    Ban,
    CloseByHost,
    ConnectionInfo,
    DrainRequest,
    Kick,
    ListTables,
    SeatBot,
    ShowOverview,
    Where,
    read_admin_request,
)
from weimar_tui.server.announcement import Announcement
from weimar_tui.server.framing import LARGEST_REQUEST, frame, may_speak, read_frame
from weimar_tui.server.limits import plain_text
from weimar_tui.server.names import name_key
from weimar_tui.server.overview import overview
from weimar_tui.server.replies import bye
from weimar_tui.text.problems import english

if TYPE_CHECKING:
    from weimar_tui.server.server import TableServer

_access_log = logging.getLogger("weimar_tui.access")


class Admin:
    """Executes the host's requests.

    The SSH front sets the rest: `send_away` ends the connections of a name or an address, `key` is
    the fingerprint of the host's key, `refusals` are the latest refused
    logins, `client_bytes` is the memory of all client processes, `via` is how a player connected.
    """

    def __init__(self, server: TableServer) -> None:
        self.server = server
        self.key = ""
        self.connections: Callable[[], Sequence[ConnectionInfo]] = tuple
        self.refusals: Callable[[], Sequence[str]] = tuple
        self.client_bytes: Callable[[], int] = lambda: 0
        self.via: Callable[[str], str] = lambda name: "socket"
        self.send_away: list[Callable[[str, KernelError], int]] = [self._send_clients_away]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request of the host."""
        try:
            body = None
            if may_speak(writer):
                async with asyncio.timeout(self.server.host.limits.hello_seconds):
                    body = await read_frame(reader, LARGEST_REQUEST)
            if body is not None:
                writer.write(frame(await self._answer(body)))
                async with asyncio.timeout(self.server.host.limits.hello_seconds):
                    await writer.drain()
        except (KernelError, ConnectionError, TimeoutError):
            pass
        finally:
            writer.close()

    async def _answer(self, body: bytes) -> AdminAnswer:
        try:
            return await self._carry_out(read_admin_request(body))
        except KernelError as error:
            return _answer_of(error)
        except (msgspec.MsgspecError, RecursionError):
            return _answer_of(KernelError("wire-foreign"))

    async def _carry_out(self, request: object) -> AdminAnswer:
        lobby = self.server.lobby
        match request:
            case ListTables():
                tables = lobby.list_for_host()
                here = sorted({client.name for client in self.server.clients if client.name})
                return AdminAnswer(
                    number=len(tables),
                    tables=tables,
                    here=tuple(here),
                    active={id: table.record.active for id, table in lobby.tables.items()},
                    connections=tuple(self.connections()),
                    version=self.server.host.program,
                    draining=self.server.drain.draining,
                )
            case ShowOverview():
                return AdminAnswer(overview=await overview(self.server))
            case DrainRequest(minutes=None):
                _access_log.info("the host cancelled the stop")
                return AdminAnswer(number=int(self.server.drain.cancel()))
            case DrainRequest(minutes=float(minutes)):
                _access_log.info("the host stops the server in %s minutes", minutes)
                self.server.drain.begin(minutes)
                return AdminAnswer(number=1)
            case AllowSignUps(yes=yes):
                if self.server.club is None:
                    raise KernelError("page-none")
                _access_log.info("the host %s new accounts", "allows" if yes else "refuses")
                self.server.club.allow_sign_ups(yes)
                return AdminAnswer(number=int(self.server.club.settings.sign_up != "off"))
            case Where():
                return AdminAnswer(ssh=self.server.host.ssh, fingerprint=self.key)
            case CloseByHost(table=id):
                table = await lobby.close_by_host(id)
                _access_log.info("the host has closed table %s", id)
                title = table.title
                self.server.audience.show_out(table, KernelError("removed-by-host", title=title))
                return AdminAnswer(number=1)
            case Kick(name=name):
                _access_log.info("the host disconnected %s", plain_text(name))
                return AdminAnswer(number=self.end_connections(name, await self._why_out(name)))
            case Ban(who=who, yes=yes):
                return AdminAnswer(number=await self._ban(who, yes))
            case SeatBot(table=id, seat=seat, bot=bot):
                await lobby.table_of_host(id).votes.seat_bot(seat, bot)
                _access_log.info("the host seated a bot at table %s, %s", id, seat)
                return AdminAnswer(number=1)
            case Announce(text=text, table=id, until=until):
                said = plain_text(text)
                number = self._announce(said, id)
                if until:
                    await self.server.keep_announcement(Announcement(said, until))
                return AdminAnswer(number=number)
        raise KernelError("wire-foreign")

    async def _ban(self, who: str, yes: bool) -> int:
        bans, disk = self.server.bans, self.server.host.disk
        if yes:
            await disk.run(bans.add, who)
            _access_log.info("the host banned %s", who)
            return self.end_connections(who, await self._why_out(who))
        was_banned: bool = await disk.run(bans.remove, who)
        _access_log.info("the host unbanned %s", who)
        return int(was_banned)

    def _announce(self, text: str, id: str) -> int:
        lobby = self.server.lobby
        if not text:
            raise KernelError("say-empty")
        if id and id not in lobby.tables:
            raise KernelError("table-unknown")
        if id:
            lobby.tables[id].audience.announce("host-says", said=text)
            return 1
        self.server.audience.announce("host-says", said=text)
        return len(lobby.tables)

    async def _why_out(self, who: str) -> KernelError:
        """Return the reason to show when the connections of a player or an address end."""
        if self.server.bans.holds(who):
            return KernelError("hello-banned")
        club = self.server.club
        account = await club.seek(who) if club is not None else None
        barred = (
            await club.why_barred(account) if club is not None and account is not None else None
        )
        return barred or KernelError("sent-away")

    def end_connections(self, who: str, why: KernelError) -> int:
        """End the connections of a player or an address; return how many there were."""
        return max(send(who, why) for send in self.send_away)

    def _send_clients_away(self, who: str, why: KernelError) -> int:
        clients = [c for c in self.server.clients if name_key(c.name) == name_key(who)]
        for client in clients:
            client.send(bye(why))
            client.writer.close()
        return len(clients)


def _answer_of(error: KernelError) -> AdminAnswer:
    return AdminAnswer(error=english(error), id=error.id, arguments=error.arguments)
