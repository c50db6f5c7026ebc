"""Requests of the host to the running server (`weimar tables`), over a separate socket."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from weimar_tui.kernel.errors import Argument, KernelError
from weimar_tui.server.framing import LARGEST_REPLY, frame, read_frame
from weimar_tui.server.overview import Overview
from weimar_tui.server.replies import TableState
from weimar_tui.server.ssh_address import SshAddress
from weimar_tui.server.wire import ServerError

SOCKET = "admin.sock"

Text = Annotated[str, Meta(max_length=400)]


class AdminRequest(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """Base of the host's requests."""


class ListTables(AdminRequest, frozen=True, tag="list", kw_only=True):
    """List the tables and the connected players."""


class ShowOverview(AdminRequest, frozen=True, tag="overview", kw_only=True):
    """Ask for the server's present state in figures."""


class CloseByHost(AdminRequest, frozen=True, tag="close", kw_only=True):
    """Remove a table, or end its game if it has started."""

    table: Text


class Where(AdminRequest, frozen=True, tag="where", kw_only=True):
    """Ask what players type to reach the server, and for the fingerprint of the host key."""


class Kick(AdminRequest, frozen=True, tag="kick", kw_only=True):
    """Disconnect a player, who can log in again."""

    name: Text


class Ban(AdminRequest, frozen=True, tag="ban", kw_only=True):
    """Ban a player or an address and disconnect them, or (`yes` false) lift the ban."""

    who: Text
    yes: bool = True


class SeatBot(AdminRequest, frozen=True, tag="seat", kw_only=True):
    """Let a bot play for an absent player, or put it on a free seat. Empty `bot`: the
    default one."""

    table: Text
    seat: Text
    bot: Text = ""


class DrainRequest(AdminRequest, frozen=True, tag="drain", kw_only=True):
    """Stop in this many minutes and create no tables until then; None: cancel the stop."""

    minutes: Annotated[float, Meta(ge=0, le=7 * 24 * 60)] | None


class Announce(AdminRequest, frozen=True, tag="say", kw_only=True):
    """Send a message to everyone at a table, or at every table and in the lobby; also to everyone
    who logs in `until` then, in seconds since 1970 (0: nobody else)."""

    text: Text
    table: Text = ""
    until: float = 0.0


class AllowSignUps(AdminRequest, frozen=True, tag="sign-up", kw_only=True):
    """Refuse new accounts, whatever the settings say, or (`yes`) follow the settings again."""

    yes: bool


class ConnectionInfo(Struct, frozen=True, kw_only=True):
    """A player's SSH connection: its address, duration, idle time and client."""

    name: str
    address: str
    seconds: float
    idle: float
    client: str


class AdminAnswer(Struct, frozen=True, kw_only=True):
    """The result: the `number` of tables or connections concerned, or an error."""

    number: int = 0
    tables: tuple[TableState, ...] = ()
    here: tuple[str, ...] = ()
    active: dict[str, float] = {}
    connections: tuple[ConnectionInfo, ...] = ()
    version: str = ""
    draining: bool = False
    overview: Overview | None = None
    ssh: SshAddress | None = None
    fingerprint: str = ""
    error: str = ""
    id: str = ""
    arguments: dict[str, Argument] = {}


read_admin_request = msgspec.msgpack.Decoder(
    ListTables
    | ShowOverview
    | Where
    | CloseByHost
    | DrainRequest
    | Kick
    | Ban
    | SeatBot
    | Announce
    | AllowSignUps
).decode
_answer = msgspec.msgpack.Decoder(AdminAnswer).decode


async def ask_server(folder: Path, request: AdminRequest) -> AdminAnswer:
    """Send a request to the server of a folder. Raises a one-line KernelError."""
    path = folder / SOCKET
    try:
        reader, writer = await asyncio.open_unix_connection(path)
        writer.write(frame(request))
        body = await read_frame(reader, LARGEST_REPLY)
        writer.close()
    except PermissionError:
        raise KernelError("admin-other", path=str(folder)) from None
    except OSError:
        raise KernelError("admin-none", path=str(folder)) from None
    if body is None:
        raise KernelError("server-away")
    answer = _answer(body)
    if answer.error:
        raise ServerError(answer.error, answer.id, **answer.arguments)
    return answer
