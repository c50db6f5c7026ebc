"""Client processes, as the SSH side sees them: forked on request, signalled, waited for."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import json
import logging
import os
import signal
import socket
import subprocess
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple, TypeVar

from weimar_tui.child_process import ISOLATED, SAFE_FOLDER, python_command
from weimar_tui.server.ssh.fork_server import (
    ENDED,
    FAILED,
    FORK,
    SIGNAL,
    STARTED,
    message,
    read_message,
)

T = TypeVar("T")
_log = logging.getLogger("weimar_tui.server.ssh")
_START = (
    "control, client, preload = sys.argv[1:4]; del sys.argv[1:4]; "
    "from weimar_tui.server.ssh.fork_server import run; run(int(control), client, preload)"
)
CLIENT = "weimar_tui.cli.join:served"
PRELOAD = "weimar_tui.cli.rehearsal:preload"


class Handles(NamedTuple):
    """The descriptors passed to a client: its terminal, its log, and a connection to the server
    that is already authenticated for the player."""

    terminal: int
    log: int
    connection: int


class ClientProcess:
    """One client process."""

    def __init__(self, clients: Clients, number: int) -> None:
        self._clients = clients
        self._number = number
        self.pid = 0
        self.started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    @property
    def running(self) -> bool:
        return not self.ended.done()

    def signal(self, number: int) -> None:
        """Send the process a signal, through the fork server, so that it never hits
        another process."""
        if self.running:
            self._clients.send(message(SIGNAL, self._number, number))

    async def wait(self) -> int:
        """Wait for the exit status; negative for a signal."""
        return await asyncio.shield(self.ended)


class Clients:
    """Starts client processes. Starts the fork server at once, and again if it is lost.

    `python` is an interpreter with another version of the program. Between versions, the messages
    of `fork_server`, the names of `client` and `preload` and the clients' arguments stay the same.
    `patience`: the seconds that the start of a client can take, with that of the fork server.
    """

    def __init__(
        self,
        arguments: Sequence[str] = (),
        *,
        client: str = CLIENT,
        preload: str = PRELOAD,
        python: str = "",
        patience: float = 60.0,
    ) -> None:
        self._arguments = list(arguments)
        self._client = client
        self._preload = preload
        self._python = python
        self.patience = patience
        self._numbers = count()
        self._clients: dict[int, ClientProcess] = {}
        self._control: socket.socket | None = None
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        return self._process.pid if self._process is not None else 0

    def memory(self) -> int:
        """Return the bytes of memory that all clients use, pages of files excluded. Pages that a
        client still shares with the fork server count too."""
        return sum(_memory_of(one.pid) for one in self._clients.values() if one.started.done())

    # --- the fork server ------------------------------------------------------------------------
    def open(self) -> None:
        """Start the fork server. Raises OSError."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        arguments = (str(theirs.fileno()), self._client, self._preload, *self._arguments)
        try:
            self._process = subprocess.Popen(
                self._command(arguments),
                stdin=subprocess.DEVNULL,
                env={"TERM": "xterm-256color", "LANG": "C.UTF-8"},
                cwd=SAFE_FOLDER,
                pass_fds=(theirs.fileno(),),
                start_new_session=True,
            )
        except OSError:
            ours.close()
            raise
        finally:
            theirs.close()
        ours.setblocking(False)
        self._control = ours
        asyncio.get_running_loop().add_reader(ours, self._hear)

    def _command(self, arguments: Sequence[str]) -> list[str]:
        if not self._python:
            return python_command(_START, *arguments)
        return [self._python, *ISOLATED, "-c", f"import sys; {_START}", *arguments]

    async def close(self) -> None:
        """End the fork server and all clients."""
        process = self._let_go()
        if process is not None:
            await asyncio.to_thread(_end, process)

    def _let_go(self) -> subprocess.Popen[bytes] | None:
        """Close the connection, which ends the fork server; the clients end with their
        terminals."""
        if self._control is not None:
            asyncio.get_running_loop().remove_reader(self._control)
            self._control.close()
            self._control = None
        clients, self._clients = list(self._clients.values()), {}
        for client in clients:
            _settle(client.started, None)
            _settle(client.ended, -signal.SIGHUP)
        process, self._process = self._process, None
        return process

    def _hear(self) -> None:
        assert self._control is not None
        try:
            data = self._control.recv(64)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            _log.error("the fork server has stopped and will start again at the next login")
            process = self._let_go()
            if process is not None:
                process.kill()
                process.wait()
            return
        kind, number, value = read_message(data)
        client = self._clients.get(number)
        if client is None:
            return
        if kind == STARTED:
            client.pid = value
            _settle(client.started, None)
        elif kind == FAILED:
            del self._clients[number]
            client.started.set_exception(OSError(value, os.strerror(value)))
        elif kind == ENDED:
            del self._clients[number]
            _settle(client.started, None)
            _settle(client.ended, value)

    def send(self, data: bytes, handles: Sequence[int] = ()) -> None:
        """Send a request to the fork server. Raises OSError."""
        if self._control is None:
            raise OSError(errno.EPIPE, os.strerror(errno.EPIPE))
        socket.send_fds(self._control, [data], list(handles))

    # --- clients --------------------------------------------------------------------------------
    async def start(
        self,
        handles: Handles,
        environment: Mapping[str, str],
        arguments: Sequence[str],
    ) -> ClientProcess:
        """Fork a client onto a terminal (the caller keeps the descriptors). Raises OSError."""
        if self._control is None:
            self.open()
        number = next(self._numbers)
        client = ClientProcess(self, number)
        reading, writing = os.pipe()
        try:
            request = {"environment": dict(environment), "arguments": list(arguments)}
            os.write(writing, json.dumps(request).encode())  # less than a pipe can hold
            self.send(message(FORK, number), (*handles, reading))
        finally:
            os.close(reading)
            os.close(writing)
        self._clients[number] = client
        try:
            async with asyncio.timeout(self.patience):
                await asyncio.shield(client.started)
        except TimeoutError:
            # If it starts later after all, it finds its terminal closed.
            self._clients.pop(number, None)
            raise OSError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT)) from None
        return client


def _memory_of(pid: int) -> int:
    try:
        resident, shared = Path(f"/proc/{pid}/statm").read_text().split()[1:3]
    except (OSError, ValueError):  # it has just ended
        return 0
    return (int(resident) - int(shared)) * os.sysconf("SC_PAGE_SIZE")


def _end(process: subprocess.Popen[bytes]) -> None:
    """Wait briefly for a process that is ending, then kill it."""
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(1.0)
    process.kill()
    process.wait()


def _settle(future: asyncio.Future[T], value: T) -> None:
    if not future.done():
        future.set_result(value)
