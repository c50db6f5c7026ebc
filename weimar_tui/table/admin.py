"""What the host says to the running server: `weimar tables`, over a socket of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct

from weimar_tui.kernel.errors import Argument, KernelError
from weimar_tui.table.framing import LARGEST_REPLY, LARGEST_REQUEST, may_speak, read_frame
from weimar_tui.table.limits import plain_text
from weimar_tui.table.wire import Bye, TableState

if TYPE_CHECKING:
    from weimar_tui.table.server import TableServer

_log = logging.getLogger("weimar_tui.access")
SOCKET = "admin.sock"

Text = Annotated[str, Meta(max_length=400)]


class AdminRequest(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """Base of what the host may say."""


class ListTables(AdminRequest, frozen=True, tag="list", kw_only=True):
    """Which tables there are, and who is here."""


class CloseByHost(AdminRequest, frozen=True, tag="close", kw_only=True):
    """Take a table away, or end its game if that has begun."""

    table: Text


class Where(AdminRequest, frozen=True, tag="where", kw_only=True):
    """At which port players come in, and what the host's key looks like to them."""


class Kick(AdminRequest, frozen=True, tag="kick", kw_only=True):
    """Send a player away now; they may come again."""

    name: Text


class Ban(AdminRequest, frozen=True, tag="ban", kw_only=True):
    """Send a player or an address away and let them in no more, or (`yes` false) again."""

    who: Text
    yes: bool = True


class Announce(AdminRequest, frozen=True, tag="say", kw_only=True):
    """Say something to everybody at a table, or at every table."""

    text: Text
    table: Text = ""


class Answer(Struct, frozen=True, kw_only=True):
    """What came of it: `number` of those concerned, or an error as in a KernelError."""

    number: int = 0
    tables: tuple[TableState, ...] = ()
    here: tuple[str, ...] = ()
    port: int = 0
    fingerprint: str = ""
    error: str = ""
    id: str = ""
    arguments: dict[str, Argument] = {}


_encode = msgspec.msgpack.Encoder().encode
_request = msgspec.msgpack.Decoder(ListTables | Where | CloseByHost | Kick | Ban | Announce).decode
_answer = msgspec.msgpack.Decoder(Answer).decode


def _frame(message: Struct) -> bytes:
    body = _encode(message)
    return len(body).to_bytes(4, "big") + body


class Admin:
    """Carries out what the host says. `send_away` ends the connections of a name or an address;
    `door` is the port at which players come in, and the fingerprint of the host's key.
    """

    def __init__(self, server: TableServer) -> None:
        self.server = server
        self.door = (0, "")
        self.send_away: list[Callable[[str], int]] = [self._send_clients_away]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request of the host."""
        try:
            body = await read_frame(reader, LARGEST_REQUEST) if may_speak(writer) else None
            if body is not None:
                writer.write(_frame(await self._answer(body)))
                await writer.drain()
        except (KernelError, ConnectionError):
            pass
        finally:
            writer.close()

    async def _answer(self, body: bytes) -> Answer:
        try:
            return await self._carry_out(_request(body))
        except KernelError as error:
            return Answer(error=error.text, id=error.id, arguments=error.arguments)
        except (msgspec.MsgspecError, RecursionError):
            return Answer(error="Unrecognised message.", id="wire-foreign")

    async def _carry_out(self, request: Any) -> Answer:
        lobby = self.server.lobby
        match request:
            case ListTables():
                tables = lobby.list_for_host()
                here = sorted({client.name for client in self.server.clients if client.name})
                return Answer(number=len(tables), tables=tables, here=tuple(here))
            case Where():
                port, fingerprint = self.door
                return Answer(port=port, fingerprint=fingerprint)
            case CloseByHost(table=id):
                table = await lobby.close_by_host(id)
                _log.info("the host has closed table %s", id)
                self.server.show_out(table)
                return Answer(number=1)
            case Kick(name=name):
                _log.info("the host sends %s away", plain_text(name))
                return Answer(number=self._send_away(name))
            case Ban(who=who, yes=yes):
                return Answer(number=await self._ban(who, yes))
            case Announce(text=text, table=id):
                return Answer(number=self._announce(plain_text(text), id))
        raise KernelError("Unrecognised message.", id="wire-foreign")

    async def _ban(self, who: str, yes: bool) -> int:
        bans, disk = self.server.bans, self.server.host.disk
        if yes:
            await disk.run(bans.add, who)
            _log.info("the host bans %s", who)
            return self._send_away(who)
        was_banned: bool = await disk.run(bans.remove, who)
        _log.info("the host lets %s in again", who)
        return int(was_banned)

    def _announce(self, text: str, id: str) -> int:
        lobby = self.server.lobby
        if not text:
            raise KernelError("There is nothing to say.", id="say-empty")
        if id and id not in lobby.tables:
            raise KernelError("There is no such table.", id="table-unknown")
        tables = [lobby.tables[id]] if id else list(lobby.tables.values())
        for table in tables:
            table.announce(f"The host says: {text}", id="host-says", said=text)
        return len(tables)

    def _send_away(self, who: str) -> int:
        return max(send(who) for send in self.send_away)

    def _send_clients_away(self, who: str) -> int:
        clients = [c for c in self.server.clients if c.name.casefold() == who.casefold()]
        for client in clients:
            client.send(Bye(text="The host has sent you away.", id="sent-away"))
            client.writer.close()
        return len(clients)


async def ask_server(folder: Path, request: AdminRequest) -> Answer:
    """Say something to the server of a folder. Raises KernelError, one line."""
    path = folder / SOCKET
    try:
        reader, writer = await asyncio.open_unix_connection(path)
        writer.write(_frame(request))
        body = await read_frame(reader, LARGEST_REPLY)
        writer.close()
    except PermissionError:
        raise KernelError(
            f"{folder} is another user's; ask as the user that serves.",
            id="admin-other",
            path=str(folder),
        ) from None
    except OSError:
        raise KernelError(
            f"No server is running with the data folder {folder}.",
            id="admin-none",
            path=str(folder),
        ) from None
    if body is None:
        raise KernelError("The server went away.", id="server-away")
    answer = _answer(body)
    if answer.error:
        raise KernelError(answer.error, id=answer.id, **answer.arguments)
    return answer
