"""A pseudo-terminal with a client process in it, and the pump between it and the network.

Both directions stop when the other side takes nothing in: a player who pours in bytes fills no
memory, and one whose line is slow slows down only their own client.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import signal
import socket
import struct
import termios
from collections.abc import Awaitable, Callable
from typing import Protocol

_CHUNK = 32 * 1024
_MOST_WAITING = 64 * 1024
_LOG_KEPT = 64 * 1024
_GRACE = 3.0


class Wire(Protocol):
    """The player's side, as the terminal needs it."""

    def write(self, data: bytes) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class RunningClient(Protocol):
    """A client process, as its terminal needs it."""

    @property
    def running(self) -> bool:
        """Whether it has not ended yet."""
        ...

    def signal(self, number: int) -> None:
        """Send it, and whatever it started, a signal."""
        ...

    async def wait(self) -> int:
        """The status it ended with."""
        ...


StartClient = Callable[[int, int], Awaitable[RunningClient]]
"""Starts a client on a terminal, logging to a descriptor. Raises OSError."""


class Terminal:
    """One PTY and its process. `ended` is called once, with the status and what was logged."""

    def __init__(self, wire: Wire, ended: Callable[[int, str], None]) -> None:
        self.wire = wire
        self.client: RunningClient | None = None
        self._ended = ended
        self._master = -1
        self._log = -1
        self._logged = b""
        self._waiting = bytearray()
        self._paused = False
        self._pair: socket.socket | None = None
        self._ending = False
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The running loop."""
        return asyncio.get_running_loop()

    async def start(
        self, client: StartClient, size: tuple[int, int], *, bare: bool = False
    ) -> None:
        """Start the client. Raises OSError.

        `bare`: the other side has no terminal, so the client gets none: lines of any length come
        and go as they are, through a pair of sockets.
        """
        if bare:
            self._pair, end = socket.socketpair()
            self._master, slave = os.dup(self._pair.fileno()), end.detach()
        else:
            self._master, slave = os.openpty()
        self._log, log = os.pipe()
        try:
            if not bare:
                self.resize(size)
            os.set_blocking(self._master, False)
            os.set_blocking(self._log, False)
            self.client = await client(slave, log)
        except BaseException:
            self._close_descriptors()
            raise
        finally:
            os.close(slave)
            os.close(log)
        self.loop.add_reader(self._master, self._from_client)
        self.loop.add_reader(self._log, self._from_log)
        self._run(self._wait())

    def _run(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- from the client to the player ----------------------------------------------------------
    def _from_client(self) -> None:
        try:
            data = os.read(self._master, _CHUNK)
        except BlockingIOError:
            return
        except OSError:  # the process has closed its side
            data = b""
        if data:
            self._show(data)
        else:
            self.loop.remove_reader(self._master)

    def _show(self, data: bytes) -> None:
        """Send to the player, who may have closed the channel a moment ago."""
        with contextlib.suppress(BrokenPipeError):
            self.wire.write(data)

    def pause(self) -> None:
        """The player takes nothing in: let the client wait."""
        if self._master >= 0 and not self._paused:
            self._paused = True
            self.loop.remove_reader(self._master)

    def resume(self) -> None:
        """The player takes in again."""
        if self._master >= 0 and self._paused:
            self._paused = False
            self.loop.add_reader(self._master, self._from_client)

    def _from_log(self) -> None:
        try:
            data = os.read(self._log, _CHUNK)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        self._logged = (self._logged + data)[-_LOG_KEPT:]
        if not data:
            self.loop.remove_reader(self._log)

    # --- from the player to the client ----------------------------------------------------------
    def feed(self, data: bytes) -> None:
        """Keys from the player."""
        if self._master < 0:
            return
        if self._waiting:
            self._waiting += data
        else:
            self._write(data)
        if len(self._waiting) > _MOST_WAITING:
            self.wire.pause_reading()

    def end_input(self) -> None:
        """The player sends nothing more: where there is no terminal, the client is told so."""
        self._ending = True
        self._end_when_written()

    def _end_when_written(self) -> None:
        if self._ending and not self._waiting and self._pair is not None:
            with contextlib.suppress(OSError):  # the client may just be gone
                self._pair.shutdown(socket.SHUT_WR)

    def _write(self, data: bytes) -> None:
        try:
            written = os.write(self._master, data)
        except BlockingIOError:
            written = 0
        except OSError:
            return
        if written < len(data):
            self._waiting += data[written:]
            self.loop.add_writer(self._master, self._drain)

    def _drain(self) -> None:
        data = bytes(self._waiting)
        self._waiting.clear()
        self.loop.remove_writer(self._master)
        self._write(data)
        if len(self._waiting) <= _MOST_WAITING // 2:
            self.wire.resume_reading()
        self._end_when_written()

    def resize(self, size: tuple[int, int]) -> None:
        """Tell the client how large the player's terminal is."""
        columns, rows = size
        if self._master >= 0:
            with contextlib.suppress(OSError):
                packed = struct.pack("HHHH", rows, columns, 0, 0)
                fcntl.ioctl(self._master, termios.TIOCSWINSZ, packed)

    # --- the end --------------------------------------------------------------------------------
    def hang_up(self) -> None:
        """The player is gone: end the client, gently and then not."""
        if self.client is not None and self.client.running:
            self._signal(signal.SIGHUP)
            self._run(self._make_sure())

    async def _make_sure(self) -> None:
        await asyncio.sleep(_GRACE)
        self._signal(signal.SIGKILL)

    def _signal(self, number: int) -> None:
        if self.client is not None:
            with contextlib.suppress(OSError):  # the fork server may just be gone
                self.client.signal(number)

    async def _wait(self) -> None:
        assert self.client is not None
        status = await self.client.wait()
        # What the client still wrote before its end.
        for _ in range(64):
            if self._paused:
                break
            try:
                data = os.read(self._master, _CHUNK)
            except OSError:
                break
            if not data:
                break
            self._show(data)
        with contextlib.suppress(OSError):
            self._logged = (self._logged + os.read(self._log, _LOG_KEPT))[-_LOG_KEPT:]
        self._close_descriptors()
        self._ended(status, self._logged.decode("utf-8", "replace"))

    def _close_descriptors(self) -> None:
        for handle in (self._master, self._log):
            if handle >= 0:
                self.loop.remove_reader(handle)
                self.loop.remove_writer(handle)
                os.close(handle)
        if self._pair is not None:
            self._pair.close()
        self._master = self._log = -1
        self._pair = None
        self._waiting.clear()
