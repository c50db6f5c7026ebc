"""One connection to a table server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from weimar_tui.server.framing import frame, framed
from weimar_tui.server.host import TableLimits
from weimar_tui.server.limits import Bucket, is_visitor
from weimar_tui.server.listing import LobbySubscription
from weimar_tui.server.replies import Reply
from weimar_tui.server.server_table import ServerTable
from weimar_tui.server.visiting import is_hidden
from weimar_tui.server.wire import VERSION

_log = logging.getLogger("weimar_tui.server")


class Client:
    """One connection. `introduced`: of a player at another machine, which shows the lobby.

    `version` is the protocol's that its client uses. If a front started the client, `program` is
    the client's version, and `session` names the player's session.

    `is_behind`: much of what was sent is unread. Games and lists are then not sent; once the client
    has read the rest, one message brings it up to date.
    """

    def __init__(
        self,
        limits: TableLimits,
        writer: asyncio.StreamWriter,
        show_lobby: Callable[[Client], None],
    ) -> None:
        self.limits = limits
        self.writer = writer
        self._show_lobby = show_lobby
        self.name = ""
        self.version = VERSION
        self.program = self.session = ""
        self.introduced = False
        self.table: ServerTable | None = None
        self.subscription: LobbySubscription | None = None
        self.strikes = 0
        self.is_behind = False
        self._catching_up: asyncio.Task[None] | None = None
        self.requests = Bucket(limits.requests_a_second, limits.requests_at_once)

    @property
    def is_visitor(self) -> bool:
        """Whether the client belongs to a visitor without an account."""
        return is_visitor(self.name)

    def send(self, reply: Reply) -> None:
        """Send; drop a client that does not read."""
        if self.writer.is_closing() or reply.since > self.version:
            return
        if self.is_visitor and is_hidden(reply):
            return
        self.writer.write(frame(reply))
        unsent = self.writer.transport.get_write_buffer_size()
        if unsent > self.limits.unsent_bytes:
            _log.warning(
                "%s does not read its messages and is disconnected", self.name or "a client"
            )
            self.writer.transport.abort()
        elif unsent > self.limits.behind_bytes and not self.is_behind:
            self.is_behind = True
            self._catching_up = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        """Wait until the client has read what was sent, then send what it has missed."""
        try:
            await self.writer.drain()
        except ConnectionError:
            return
        self.is_behind = False
        if self.table is not None:
            await self.table.audience.catch_up(self)
        elif self.subscription is not None:
            self._show_lobby(self)

    def pass_on(self, body: bytes) -> None:
        """Send the body of a frame from another machine."""
        if not self.writer.is_closing():
            self.writer.write(framed(body))

    def strike(self) -> bool:
        """Count a violation; return True once there were too many."""
        self.strikes += 1
        return self.strikes >= self.limits.strikes

    async def enter(self, table: ServerTable, through: str = "") -> None:
        """Leave the present table for another one. Raises KernelError."""
        if self.table is not table:
            self.exit()
        try:
            await table.enter(self, through)
        except Exception:
            if self.table is not table:
                table.leave(self)
            raise
        self.table = table

    def exit(self) -> None:
        """Leave the table, if the client is at one."""
        if self.table is not None:
            self.table.leave(self)
            self.table = None
