"""A hijacked client: it tries everything that an attacker's code could do there."""

from __future__ import annotations

import contextlib
import ctypes
import errno
import fcntl
import mmap
import os
import resource
import select
import socket
import struct
import subprocess
import sys
import termios
import threading
from collections.abc import Callable
from pathlib import Path

from tests.server.requests import every_request
from weimar_tui.server.framing import frame, read_reply
from weimar_tui.server.replies import Pong, Refused
from weimar_tui.server.requests import Hello, Ping
from weimar_tui.server.ssh import landlock, sandbox
from weimar_tui.server.wire import VERSION
from weimar_tui.system_calls import prctl, syscall

_FIOSETOWN, _SIOCSPGRP, _FIOASYNC, _F_SETOWN_EX = 0x8901, 0x8902, 0x5452, 15
_PEER_CREDENTIALS, _DUMPABLE, _NO_NEW_PRIVILEGES = 17, 3, 39


def attack(arguments: list[str], log: int, connection: int) -> int:
    """Try everything, and print the result of each attempt in a word."""
    with socket.socket(fileno=os.dup(connection)) as server:
        home = Path(server.getpeername()).parent
        peer = server.getsockopt(socket.SOL_SOCKET, _PEER_CREDENTIALS, 12)
    host = struct.unpack("3i", peer)[0]
    table = home / "tables" / os.environ["LC_TABLE"]
    attempts: dict[str, Callable[[], object]] = {
        "read-host-key": lambda: (home / "host_key").read_bytes(),
        "read-players-keys": lambda: (home / "authorized_keys").read_bytes(),
        "read-seed-and-hands": lambda: (table / "game.weimar").read_bytes(),
        "list-data": lambda: list(home.iterdir()),
        "read-accounts": lambda: Path("/etc/passwd").read_bytes(),
        "read-memory-of-host": lambda: os.open(f"/proc/{host}/mem", os.O_RDONLY),
        "read-memory-of-parent": lambda: os.open(f"/proc/{os.getppid()}/mem", os.O_RDONLY),
        "read-environment-of-host": lambda: Path(f"/proc/{host}/environ").read_bytes(),
        "copy-memory": lambda: syscall(310, host, 0, 0, 0, 0, 0),
        "trace": lambda: syscall(101, 16, host, 0, 0),
        "enrol": lambda: (home / "authorized_keys").open("a"),
        "empty-a-save": lambda: (table / "game.weimar").open("w"),
        "cut-a-save": lambda: os.truncate(table / "game.weimar", 0),
        "remove-a-save": lambda: (table / "game.weimar").unlink(),
        "move-a-table": lambda: table.rename(home / "tables" / "elsewhere"),
        "hide-a-table": lambda: table.chmod(0),
        "link": lambda: Path("/tmp/weimar-link").symlink_to(home),
        "make-a-file": lambda: Path("/tmp/weimar-file").touch(),
        "be-somebody-else": lambda: _connect(home / "s"),
        "be-the-host": lambda: _connect(home / "admin.sock"),
        "call-out": lambda: socket.socket(socket.AF_INET),
        "send-a-letter": lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM),
        "end-the-host": lambda: os.kill(host, 0),
        "end-the-parent": lambda: os.kill(os.getppid(), 0),
        "end-all": lambda: os.kill(-1, 0),
        "starve-the-host": lambda: resource.prlimit(host, resource.RLIMIT_CORE, (0, 0)),
        "slow-the-host": lambda: os.setpriority(os.PRIO_PROCESS, host, 0),
        "fork": _fork,
        "fork-by-number": lambda: _fork_by(57),
        "clone": lambda: syscall(435, ctypes.create_string_buffer(88), 88),
        "run": lambda: subprocess.run(["/bin/true"], check=False),
        "exec": lambda: os.execv("/bin/true", ["true"]),
        "new-namespace": lambda: syscall(272, 0x10000000),
        "own-by-another": lambda: fcntl.fcntl(connection, fcntl.F_SETOWN, host),
        "choose-a-signal": lambda: fcntl.fcntl(connection, fcntl.F_SETSIG, 9),
        "signal-at-input": lambda: fcntl.fcntl(connection, fcntl.F_SETFL, os.O_ASYNC),
        "own-by-ioctl": lambda: fcntl.ioctl(connection, _FIOSETOWN, struct.pack("i", host)),
        "own-group-by-ioctl": lambda: fcntl.ioctl(connection, _SIOCSPGRP, struct.pack("i", host)),
        "signal-by-ioctl": lambda: fcntl.ioctl(connection, _FIOASYNC, struct.pack("i", 1)),
        "owner-struct": lambda: fcntl.fcntl(connection, _F_SETOWN_EX, struct.pack("2i", 1, host)),
        "type-into-a-terminal": lambda: fcntl.ioctl(0, termios.TIOCSTI, b"x"),
        "watch-tables": lambda: syscall(294, 0),
        "notice-changes": lambda: fcntl.fcntl(_folder(), fcntl.F_NOTIFY, fcntl.DN_MODIFY),
        "size-of-a-save": lambda: (table / "game.weimar").stat(),
        "tables-there": lambda: os.chdir(table),
        "shared-memory": lambda: mmap.mmap(-1, 1 << 20),
        "memory-file": lambda: os.memfd_create("x"),
        "large-pipe": lambda: fcntl.fcntl(os.pipe()[0], fcntl.F_SETPIPE_SZ, 1 << 20),
        "ring": lambda: syscall(425, 1, ctypes.create_string_buffer(120)),
    }
    for name, attempt in attempts.items():
        print(f"{name}={_outcome(attempt)}|")
    print(f"dumpable={prctl(_DUMPABLE)}|")
    print(f"no-new-privileges={prctl(_NO_NEW_PRIVILEGES)}|")
    thread = threading.Thread(target=print, args=("a-thread=done|",))
    thread.start()
    thread.join()
    print(f"own-pair={_outcome(socket.socketpair)}|")
    print(f"own-code={_outcome(lambda: Path(contextlib.__file__).read_bytes())}|end")
    sys.stdin.readline()
    return 0


def _outcome(attempt: Callable[[], object]) -> str:
    try:
        attempt()
    except OSError as error:
        refused = error.errno in (errno.EPERM, errno.EACCES, errno.ENOSYS, errno.ENOENT)
        return "refused" if refused else str(error)
    return "done"


def ask_everything(arguments: list[str], log: int, connection: int) -> int:
    """Send every request there is, and print the answers to those that were not refused."""
    table = os.environ["LC_TABLE"]
    with socket.socket(fileno=os.dup(connection)) as server:
        _read_reply(server)  # the welcome
        for request in (*every_request(table), Hello(version=VERSION, name="Rosa"), Ping(n=7)):
            server.sendall(frame(request))
        while True:
            reply = _read_reply(server)
            if reply == Pong(n=7):
                break
            refused = isinstance(reply, Refused) and reply.id == "visitor-only"
            print(f"{'refused' if refused else type(reply).__name__}|")
    print("end|")
    sys.stdin.readline()
    return 0


def _read_reply(server: socket.socket) -> object:
    size = int.from_bytes(_read(server, 4), "big")
    return read_reply(_read(server, size))


def _read(server: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        select.select([server], [], [])
        more = server.recv(size - len(data))
        assert more, "the server has closed the connection"
        data += more
    return data


def as_on_debian_12(arguments: list[str]) -> None:
    """For the fork server: an older Landlock, no user namespaces."""
    version = min(2, landlock.version())
    landlock.version = lambda: version

    def refused(folder: Path) -> None:
        raise PermissionError

    sandbox._hide = refused


def _folder() -> int:
    return os.open(Path(contextlib.__file__).parent, os.O_RDONLY)


def _connect(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as door:
        door.connect(str(path))


def _fork() -> None:
    if not (pid := os.fork()):
        os._exit(0)
    os.waitpid(pid, 0)


def _fork_by(number: int) -> None:
    if not (pid := syscall(number)):
        os._exit(0)
    os.waitpid(pid, 0)
