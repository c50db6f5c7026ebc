"""The connection of one player from a front to the owner of a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import ssl
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
from msgspec import Struct

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.client import Client
from weimar_tui.server.framing import LARGEST_REPLY, LARGEST_REQUEST, frame, read_frame
from weimar_tui.server.machines.introduction import Introduce, heard
from weimar_tui.server.machines.listener import split_address
from weimar_tui.server.requests import Enter, MakeTable, Request
from weimar_tui.server.wire import WireError

_log = logging.getLogger("weimar_tui.server")
_CONNECT = 3.0
_PAUSES = (0.2, 0.4, 0.8, 1.6, 2.0)
"""Seconds before each attempt to find the table again; the last one repeats."""

_ATTEMPTS = 60
_MOST_UNSENT = 256 * 1024
"""Unsent bytes after which an owner that reads nothing is given up."""


class Owner(Struct, frozen=True):
    """A machine that has tables: its incarnation, where it listens, its program's version."""

    incarnation: str
    address: str
    program: str = ""


class Lost(Exception):
    """The owner cannot be reached now."""


async def connect(
    owner: Owner, context: ssl.SSLContext
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect to an owner. Raises Lost."""
    host, port = split_address(owner.address)
    try:
        async with asyncio.timeout(_CONNECT):
            return await asyncio.open_connection(
                host, port, ssl=context, server_hostname="owner", limit=4 * LARGEST_REQUEST
            )
    except (OSError, TimeoutError) as error:
        raise Lost from error


class TableLink:
    """Passes a player's requests to an owner, and the answers back.

    `table` is where the player is. If the connection breaks there, looks for the table's owner
    again and repeats `Enter`; the client notices nothing but a pause. `find` returns the owner of
    a table.
    """

    def __init__(
        self,
        client: Client,
        find: Callable[[str], Awaitable[Owner | None]],
        context: ssl.SSLContext,
        front: Front,
    ) -> None:
        self.client = client
        self.owner: Owner | None = None
        self.table = ""
        self._entered = Enter(table="")
        self._find = find
        self._context = context
        self._front = front
        self._writer: asyncio.StreamWriter | None = None
        self._pumping: asyncio.Task[None] | None = None
        self._attempts = 0
        self._makes = False

    @property
    def is_up(self) -> bool:
        """Whether requests reach the owner."""
        return self._writer is not None and not self._writer.is_closing()

    async def connect(self, owner: Owner) -> None:
        """Connect to an owner and introduce the player. Raises Lost."""
        reader = await self._connect(owner)
        self._pumping = asyncio.create_task(self._pump(reader))

    async def _connect(self, owner: Owner) -> asyncio.StreamReader:
        reader, writer = await connect(owner, self._context)
        writer.write(frame(Introduce(version=self.client.version, name=self.client.name)))
        self.owner, self._writer = owner, writer
        return reader

    def send(self, request: Request) -> None:
        """Pass a request on. Raises Lost while the owner is away."""
        if not self.is_up or self._writer is None:
            raise Lost
        if self._writer.transport.get_write_buffer_size() > _MOST_UNSENT:
            self.lose()
            raise Lost
        if isinstance(request, Enter):
            self._entered = request
        self._makes = self._makes or isinstance(request, MakeTable)
        self._writer.write(frame(request))

    def expect_delay(self) -> None:
        """Treat the table as one that its owner may not have opened yet."""
        self._attempts = max(self._attempts, 1)

    def lose(self) -> None:
        """Give up the connection, because the owner is silent or no longer has the table."""
        if self._writer is not None:
            self._writer.transport.abort()

    def close(self) -> None:
        """Leave the table, if the player is at one, and end the connection."""
        self.table, self._entered = "", Enter(table="")
        if self._pumping is not None and self._pumping is not asyncio.current_task():
            self._pumping.cancel()
        if self._writer is not None:
            self._writer.close()

    # --- from the owner -------------------------------------------------------------------------
    async def _pump(self, reader: asyncio.StreamReader | None) -> None:
        try:
            while reader is not None:
                with contextlib.suppress(OSError, WireError):
                    while (body := await read_frame(reader, LARGEST_REPLY)) is not None:
                        if not self._pass_on(body):
                            break
                        await self.client.writer.drain()
                if self.client.writer.is_closing():
                    break
                reader = await self._return() if self._entered.table else None
                if self._makes:
                    self._makes = False
                    self._front.refuse(self, "make-table")
        except Exception:
            _log.exception("the connection of %s to an owner failed", self.client.name)
        finally:
            self.close()
            self._front.link_ended(self)

    def _pass_on(self, body: bytes) -> bool:
        """Pass an answer on; False if the connection can no longer be used."""
        try:
            found = heard(body)
            shown = found.shown_table
        except msgspec.MsgspecError:
            return False
        match found.kind:
            case "left":
                self.table, self._entered = "", Enter(table="")
                self._front.left(self)
                return True
            case "bye":
                return False
            case "room":
                self._attempts, self._makes = 0, False
                if shown != self.table:
                    self.table = shown
                    if self._entered.table != shown:
                        self._entered = Enter(table=shown)
                    self._front.entered(self)
            case "refused" if found.about == "enter" and self._attempts:
                return False  # its new owner has not opened it yet
            case "refused" if found.about == "enter":
                self._entered = Enter(table=self.table)
            case "refused" if found.about == "make-table":
                self._makes = False
        self.client.pass_on(body)
        return True

    async def _return(self) -> asyncio.StreamReader | None:
        """Find the table again; None, with the player in the lobby, if that fails for long."""
        if self._writer is not None:
            self._writer.close()
        if not self._attempts:
            self._front.tell(self, KernelError("table-reconnecting"))
        while self._attempts < _ATTEMPTS:
            await asyncio.sleep(_PAUSES[min(self._attempts, len(_PAUSES) - 1)])
            self._attempts += 1
            try:
                owner = await self._find(self._entered.table)
                if owner is None:
                    continue
                if await self._front.changes_program(self.client, owner, self._entered.table):
                    return None
                reader = await self._connect(owner)
                self.send(self._entered)
            except (Lost, KernelError):
                continue
            return reader
        self.table, self._entered = "", Enter(table="")
        self._front.left(self)
        self._front.tell(self, KernelError("table-unreachable"))
        return None


class Front(Protocol):
    """Gets a link's news about its player."""

    def entered(self, link: TableLink) -> None:
        """The player is at the link's table."""
        ...

    def left(self, link: TableLink) -> None:
        """The player is in the lobby again."""
        ...

    async def changes_program(self, client: Client, owner: Owner, table: str) -> bool:
        """Give the player another client if the table's owner runs another version of the program,
        or end the client; return whether that was done."""
        ...

    def tell(self, link: TableLink, news: KernelError) -> None:
        """Show the player a line at the link's table or in the lobby."""
        ...

    def refuse(self, link: TableLink, about: str) -> None:
        """Refuse a request that was lost with the connection."""
        ...

    def link_ended(self, link: TableLink) -> None:
        """The link is closed."""
        ...
