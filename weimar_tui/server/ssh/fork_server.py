"""The process that client processes are forked from: everything is imported, nothing is secret.

`weimar serve` starts it as a fresh process, without any of its own memory, and asks it over a
socket to fork. Data for a client (such as its language) goes through a pipe that only the client
reads, so that nothing of one player is ever in memory copied to another's client. The connection a
client receives is already authenticated for its player, and it can open no other (`sandbox`).
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import importlib
import json
import os
import select
import signal
import socket
import sys
import termios
from collections.abc import Callable
from typing import Any

from weimar_tui.server.ssh import sandbox
from weimar_tui.server.ssh.shared_memory import keep_shared
from weimar_tui.system_calls import keep_memory_private

FORK, SIGNAL, STARTED, ENDED, FAILED = b"F", b"S", b"B", b"E", b"X"
"""The first byte of messages: two kinds of request, three kinds of answer."""

CRASHED = 70
"""The status of a client that failed and wrote its traceback to the server."""

_CHECK_THREADS = 1.0
"""Seconds between checks of the clients' threads."""

_DESCRIPTORS = 4
"""Descriptors sent with a request to fork: the terminal, the log, the connection to the server, and
the pipe with the rest."""

Client = Callable[[list[str], int, int], int]
"""The function that runs in a client process: gets arguments, log and connection,
returns the status."""


def message(kind: bytes, number: int, value: int = 0) -> bytes:
    """A request or an answer about client `number`."""
    return b"%s %d %d" % (kind, number, value)


def read_message(data: bytes) -> tuple[bytes, int, int]:
    """The parts of a message."""
    kind, number, value = data.split(b" ")
    return kind, int(number), int(value)


class ForkServer:
    """Forks clients on request, and reports when they have ended."""

    def __init__(self, control: socket.socket, client: Client) -> None:
        self._control = control
        self._client = client
        self._numbers: dict[int, int] = {}
        self._wake_read, self._wake_write = os.pipe()
        os.set_blocking(self._wake_write, False)

    def run(self) -> None:
        """Serve until the other side is gone, then end all clients."""
        signal.set_wakeup_fd(self._wake_write)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        for number in (signal.SIGINT, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        keep_shared()
        with contextlib.suppress(ConnectionError):  # the server is gone
            self._serve()
        for pid in self._numbers:
            _end(pid, signal.SIGHUP)

    def _serve(self) -> None:
        control = self._control.fileno()
        while True:
            ready, _, _ = select.select([control, self._wake_read], [], [], _CHECK_THREADS)
            self._end_those_with_many_threads()
            if self._wake_read in ready:
                os.read(self._wake_read, 4096)
                self._reap()
            if control in ready and not self._take_request():
                return

    def _end_those_with_many_threads(self) -> None:
        """End clients that take the threads of all others, on systems that cannot limit
        them per user."""
        for pid in self._numbers:
            with contextlib.suppress(OSError):
                if len(os.listdir(f"/proc/{pid}/task")) > sandbox.MOST_THREADS:  # noqa: PTH208
                    _end(pid, signal.SIGKILL)

    def _take_request(self) -> bool:
        """Execute a request; return False at the end."""
        data, handles, _, _ = socket.recv_fds(self._control, 64, _DESCRIPTORS)
        if not data:
            return False
        kind, number, value = read_message(data)
        if kind == FORK and len(handles) == _DESCRIPTORS:
            self._fork(number, *handles)
        elif kind == FORK:  # too many open files to receive the descriptors
            self._control.send(message(FAILED, number, errno.EMFILE))
        elif kind == SIGNAL:
            for pid, known in self._numbers.items():
                if known == number:
                    _end(pid, value)
        for handle in handles:
            os.close(handle)
        return True

    def _fork(self, number: int, terminal: int, log: int, connection: int, request: int) -> None:
        try:
            pid = os.fork()
        except OSError as error:
            self._control.send(message(FAILED, number, error.errno or 0))
            return
        if pid == 0:
            self._become_client(terminal, log, connection, request)
        self._numbers[pid] = number
        self._control.send(message(STARTED, number, pid))

    def _reap(self) -> None:
        while self._numbers:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                return
            ended = self._numbers.pop(pid, None)
            if ended is not None:
                self._control.send(message(ENDED, ended, os.waitstatus_to_exitcode(status)))

    # --- in the client --------------------------------------------------------------------------
    def _become_client(self, terminal: int, log: int, connection: int, request: int) -> None:
        """Play at a terminal, then exit. Never returns."""
        status = CRASHED
        try:
            signal.set_wakeup_fd(-1)
            # Ctrl+C is a key on drawn screens; line mode handles the signal again.
            for number in (signal.SIGCHLD, signal.SIGHUP):
                signal.signal(number, signal.SIG_DFL)
            os.setsid()
            for handle in (0, 1, 2):
                os.dup2(terminal, handle)
            _take(terminal)
            _close_all_but(log, connection, request)
            _open_streams()
            arguments = _read_request(request)
            sandbox.enter(connection)
            status = self._client(arguments, log, connection)
        except SystemExit as error:
            status = error.code if isinstance(error.code, int) else 1
        except BaseException:
            import traceback

            with contextlib.suppress(OSError):
                os.write(log, traceback.format_exc().encode("utf-8", "replace"))
        finally:
            for stream in (sys.stdout, sys.stderr):
                with contextlib.suppress(OSError, ValueError):
                    stream.flush()
            os._exit(status)


def _read_request(handle: int) -> list[str]:
    """Return the client's arguments, after setting its environment as requested."""
    with open(handle, "rb") as pipe:
        request: dict[str, Any] = json.load(pipe)
    os.environ.clear()
    os.environ.update(request["environment"])
    arguments: list[str] = request["arguments"]
    return arguments


def _close_all_but(*kept: int) -> None:
    """Close every descriptor that the client does not need."""
    before = 3
    for handle in sorted(kept):
        os.closerange(before, handle)
        before = handle + 1
    os.closerange(before, 65536)


def _take(terminal: int) -> None:
    """Make a terminal (if it is one) the controlling terminal, for its signals."""
    with contextlib.suppress(OSError):
        fcntl.ioctl(terminal, termios.TIOCSCTTY)


def _open_streams() -> None:
    """Reopen standard input and output on the terminal."""
    sys.stdin = sys.__stdin__ = open(0, encoding="utf-8", errors="replace", closefd=False)  # type: ignore[misc]  # noqa: SIM115
    for name, handle in (("stdout", 1), ("stderr", 2)):
        stream = open(  # noqa: SIM115
            handle, "w", buffering=1, encoding="utf-8", errors="replace", closefd=False
        )
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)


def _end(pid: int, number: int) -> None:
    """Send a signal to a client and everything it may have started."""
    for send, target in ((os.killpg, pid), (os.kill, pid)):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            send(target, number)
            return


def run(control: int, client: str, preload: str) -> None:
    """Import `client` (`module:function`), call `preload` with the arguments, and serve."""
    keep_memory_private()
    module, _, function = client.partition(":")
    serve_client: Client = getattr(importlib.import_module(module), function)
    if preload:
        module, _, function = preload.partition(":")
        getattr(importlib.import_module(module), function)(sys.argv[1:])
    ForkServer(socket.socket(fileno=control), serve_client).run()
