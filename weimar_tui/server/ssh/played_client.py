"""A session's client: a process on a terminal, which another version's client can replace."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from weimar_tui.kernel.printing import printable
from weimar_tui.server.remote_table import named_connection
from weimar_tui.server.ssh.client_process import (
    clamped,
    client_arguments,
    environment,
    wished_variables,
)
from weimar_tui.server.ssh.clients import Handles
from weimar_tui.server.ssh.fork_server import CRASHED
from weimar_tui.server.ssh.state import ServerState
from weimar_tui.server.ssh.terminal import RunningClient, Terminal

_log = logging.getLogger("weimar_tui.server.ssh")
_RESTED = 1.5
"""Seconds without a key after which a client can be replaced: nothing is typed."""
_WORN = 120.0
"""Seconds after which a new client can need much less memory than one that has been used."""
_DRAWS = 1.0
"""Seconds for which the player still sees the old client while a new one enters a table and draws;
others at the table do not see the player leave."""
_LONG = 0.5
"""Seconds without a client after which the player sees the line `wait`."""


class PlayedClient:
    """Starts the client of a session. `ended` is called with its status, unless it was replaced,
    and with a code if it failed: the host's log has the reason under this code.

    The table server knows the session by its `token`.
    """

    def __init__(self, state: ServerState, ended: Callable[[int, str], None]) -> None:
        self.token = secrets.token_hex(8)
        self.terminal: Terminal | None = None
        self._coming: Terminal | None = None
        """The terminal of a client that is being started."""
        self._state = state
        self._ended = ended
        self._program = state.programs.own
        self._changing = False
        self._renewing: asyncio.Task[None] | None = None
        self._started = 0.0
        self._chan: Any = None
        self._name = ""
        self._options: Mapping[str, object] = {}
        self._has_pty = self._plain = False

    async def start(
        self,
        chan: Any,
        name: str,
        options: Mapping[str, object],
        *,
        has_pty: bool,
        plain: bool,
        wait: str,
    ) -> Terminal:
        """Start a client for a player; return its terminal. Raises OSError.

        The line `wait` is shown if that takes long: after the server's start, the fork server
        needs some seconds, on a busy machine many.
        """
        self._chan, self._name, self._options = chan, name, options
        self._has_pty, self._plain = has_pty, plain
        slow = asyncio.get_running_loop().call_later(
            _LONG, self._show, f"{wait}\r\n" if has_pty else f"{wait}\n"
        )
        try:
            self.terminal = await self._on_a_terminal()
        finally:
            slow.cancel()
            self._coming = None
        return self.terminal

    def _show(self, line: str) -> None:
        with contextlib.suppress(OSError):  # the player may just have closed the channel
            self._chan.write(line.encode())

    async def change(self, version: str, table: str = "") -> Terminal | None:
        """Replace the client by one of another version; return its terminal, or None if that is
        not possible.

        The player sees the old client until the new one has started, and entered the `table` if
        there is one.
        """
        old, before = self.terminal, self._program
        program = await self._state.programs.find(version)
        if program is None or old is None or self._changing:
            return None
        self._changing, self._program = True, program
        try:
            new = await self._on_a_terminal(table)
            if table:
                new.pause()
                await asyncio.sleep(_DRAWS)
                if new.has_ended:
                    raise OSError("it has ended already")
                new.resume()
        except OSError as error:
            _log.error("no client of version %s could be started: %s", version, error)
            self._program = before
            return None
        finally:
            self._changing, self._coming = False, None
        old.fall_silent()
        old.hang_up()
        self.terminal = new
        return new

    def resize(self, size: tuple[int, int]) -> None:
        """Set the size of the terminal in columns and rows, also for a client that is coming."""
        for terminal in (self.terminal, self._coming):
            if terminal is not None:
                terminal.resize(size)

    def renew(
        self,
        table: str,
        last_key: float,
        pause: Callable[[], None],
        go_on: Callable[[Terminal | None], None],
    ) -> None:
        """Begin to replace the client by a new one of the same version, if it has been used for so
        long that this saves memory, and its player does not type. The new one enters a `table`.

        `last_key`: when the player last pressed a key. `pause` stops their input, which is then for
        the new client. `go_on` gets its terminal, or None if the player keeps the old one.
        """
        now = self._state.clock()
        is_worn = now - self._started >= _WORN and now - last_key >= _RESTED
        if is_worn and (self._renewing is None or self._renewing.done()):
            self._renewing = asyncio.create_task(self._renew(table, pause, go_on))

    async def _renew(
        self, table: str, pause: Callable[[], None], go_on: Callable[[Terminal | None], None]
    ) -> None:
        pause()
        try:
            terminal = await self.change(self._program.version, table)
        except Exception:
            _log.exception("the client of %s could not be replaced", self._name)
            terminal = None
        go_on(terminal)

    async def _on_a_terminal(self, table: str = "") -> Terminal:
        def ended(status: int, logged: str) -> None:
            if self.terminal in (terminal, None):
                self._ended(status, self._trouble(status, logged))

        self._coming = terminal = Terminal(self._chan, ended)
        start = partial(self._start, table)
        await terminal.start(start, self._size(), bare=not self._has_pty)
        self._started = self._state.clock()
        return terminal

    def _size(self) -> tuple[int, int]:
        columns, rows, *_ = self._chan.get_terminal_size()
        return clamped(columns, rows)

    def _trouble(self, status: int, logged: str) -> str:
        """Log why a client failed; return the code of the entry, or ""."""
        if status != CRASHED and not logged.strip():
            return ""
        trouble = secrets.token_hex(4)
        # Client output must not look like a line of the server, nor colour the host's terminal.
        lines = "".join(f"\n  | {printable(line)}" for line in logged.splitlines())
        _log.error("[%s] the client of %s failed:%s", trouble, self._name, lines)
        return trouble

    async def _start(self, table: str, slave: int, log: int) -> RunningClient:
        state, program = self._state, self._program
        named = named_connection(
            state.socket,
            self._name,
            version=program.protocol,
            program=program.version,
            session=self.token,
            table=table,
        )
        with await named as connection:
            return await program.clients.start(
                Handles(slave, log, connection.fileno()),
                environment(self._chan.get_terminal_type() or "", wished_variables(self._chan)),
                client_arguments(self._name, self._options, plain=self._plain),
            )
