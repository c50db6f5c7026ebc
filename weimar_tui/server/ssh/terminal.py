"""A pseudo-terminal with a client process, and the pump between it and the network.

Each direction stops when its receiver stops reading: a player who sends too much fills no memory,
and a slow line slows down only its own client.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import termios
from collections.abc import Awaitable, Callable
from typing import Protocol

_MOST = 65536
"""The most bytes read at once, kept of a log, or waiting for a client."""

_GRACE = 3.0


class Wire(Protocol):
    """The player's side, as the terminal sees it."""

    def write(self, data: bytes) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class _Silence:
    """The side of a player who sees another client now."""

    def write(self, data: bytes) -> None:
        """Drop it."""

    def pause_reading(self) -> None:
        """There is nothing to read."""

    def resume_reading(self) -> None:
        """There is nothing to read."""


class RunningClient(Protocol):
    """A client process, as its terminal sees it."""

    def signal(self, number: int) -> None:
        """Send a signal to it and everything it started; does nothing if it has ended.
        Raises OSError."""
        ...

    async def wait(self) -> int:
        """Wait for the exit status."""
        ...


StartClient = Callable[[int, int], Awaitable[RunningClient]]
"""Starts a client on a terminal, with a descriptor for its log. Raises OSError."""


class Terminal:
    """A PTY and its process. `ended` is called once, with the status and the log."""

    def __init__(self, wire: Wire, ended: Callable[[int, str], None]) -> None:
        self.wire = wire
        self.client: RunningClient | None = None
        self._ended = ended
        self._master: int | None = None
        self._logged = b""
        self._waiting = bytearray()
        self._pair: socket.socket | None = None
        self._ending = False
        self._end: asyncio.Task[None] | None = None

    @property
    def has_ended(self) -> bool:
        """Whether the client has been started and has ended."""
        return self.client is not None and self._master is None

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The running event loop."""
        return asyncio.get_running_loop()

    async def start(
        self, client: StartClient, size: tuple[int, int], *, bare: bool = False
    ) -> None:
        """Start the client. Raises OSError.

        `bare`: the other side has no terminal, so the client gets none; lines of any length pass
        unchanged, through a pair of sockets.
        """
        if bare:
            self._pair, end = socket.socketpair()
            master, slave = os.dup(self._pair.fileno()), end.detach()
        else:
            master, slave = os.openpty()
        log, writing = os.pipe()
        self._master = master
        try:
            if not bare:
                self.resize(size)
            os.set_blocking(master, False)
            os.set_blocking(log, False)
            self.client = await client(slave, writing)
        except BaseException:
            self._close(master, log)
            raise
        finally:
            os.close(slave)
            os.close(writing)
        self.loop.add_reader(master, self._from_client, master)
        self.loop.add_reader(log, self._from_log, log)
        self._end = asyncio.create_task(self._wait(self.client, master, log))

    # --- from the client to the player ----------------------------------------------------------
    def _from_client(self, master: int) -> None:
        try:
            data = os.read(master, _MOST)
        except BlockingIOError:
            return
        except OSError:  # the process has closed its side
            data = b""
        if data:
            self._show(data)
        else:
            self.loop.remove_reader(master)

    def _show(self, data: bytes) -> None:
        """Send data to the player, who may have closed the channel a moment ago."""
        with contextlib.suppress(BrokenPipeError):
            self.wire.write(data)

    def fall_silent(self) -> None:
        """Show nothing more of the client, and take no more input for it."""
        self.pause()
        self.wire = _Silence()
        self._waiting.clear()

    def pause(self) -> None:
        """Make the client wait while the player's side does not read."""
        if self._master is not None:
            self.loop.remove_reader(self._master)

    def resume(self) -> None:
        """Let the client continue."""
        if self._master is not None:
            self.loop.add_reader(self._master, self._from_client, self._master)

    def _from_log(self, log: int) -> None:
        data = os.read(log, _MOST)
        self._logged = (self._logged + data)[-_MOST:]
        if not data:
            self.loop.remove_reader(log)

    # --- from the player to the client ----------------------------------------------------------
    def feed(self, data: bytes) -> None:
        """Take input from the player."""
        if self._master is not None:
            self._waiting += data
            self._hand_on(self._master)
            if len(self._waiting) > _MOST:
                self.wire.pause_reading()

    def end_input(self) -> None:
        """Note that the player sends nothing more; without a terminal, the client sees
        the end of input."""
        self._ending = True
        self._end_when_written()

    def _end_when_written(self) -> None:
        if self._ending and not self._waiting and self._pair is not None:
            with contextlib.suppress(OSError):  # the client may just have ended
                self._pair.shutdown(socket.SHUT_WR)

    def _hand_on(self, master: int) -> None:
        """Give the client the waiting input, as much as it accepts."""
        try:
            written = os.write(master, self._waiting)
        except BlockingIOError:
            written = 0
        except OSError:  # the process has closed its side
            written = len(self._waiting)
        del self._waiting[:written]
        if self._waiting:
            self.loop.add_writer(master, self._hand_on, master)
        else:
            self.loop.remove_writer(master)
            self.wire.resume_reading()
            self._end_when_written()

    def resize(self, size: tuple[int, int]) -> None:
        """Set the size of the terminal in columns and rows."""
        columns, rows = size
        if self._master is not None:
            with contextlib.suppress(OSError, termios.error):
                termios.tcsetwinsize(self._master, (rows, columns))

    # --- the end --------------------------------------------------------------------------------
    def hang_up(self) -> None:
        """End the client of a player who has left, first gently, then by force."""
        if self.client is not None:
            _signal(self.client, signal.SIGHUP)
            self.loop.call_later(_GRACE, _signal, self.client, signal.SIGKILL)

    async def _wait(self, client: RunningClient, master: int, log: int) -> None:
        status = await client.wait()
        with contextlib.suppress(OSError):  # the last output of the client
            while data := os.read(master, _MOST):
                self._show(data)
        with contextlib.suppress(OSError):
            self._logged += os.read(log, _MOST)
        self._close(master, log)
        self._ended(status, self._logged[-_MOST:].decode("utf-8", "replace"))

    def _close(self, *handles: int) -> None:
        for handle in handles:
            self.loop.remove_reader(handle)
            self.loop.remove_writer(handle)
            os.close(handle)
        if self._pair is not None:
            self._pair.close()
        self._master = None


def _signal(client: RunningClient, number: int) -> None:
    with contextlib.suppress(OSError):  # the fork server may just have ended
        client.signal(number)
