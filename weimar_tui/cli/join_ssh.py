"""`weimar join ssh://HOST`: this program plays, and only messages travel over the player's ssh."""

from __future__ import annotations

import argparse
import contextlib
import re
import shutil
import socket
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import IO, Final

from weimar_tui import __version__
from weimar_tui.cli.join import play_served
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.printing import printable
from weimar_tui.server.framing import HEAD, LARGEST_REPLY, frame
from weimar_tui.server.limits import is_name
from weimar_tui.server.requests import Hello
from weimar_tui.server.wire import FRAMES, VERSION

_ADDRESS: Final = re.compile(
    r"ssh://(?:(?P<name>[A-Za-z0-9_-]+)@)?(?P<host>[A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\])"
    r"(?::(?P<port>[0-9]{1,5}))?/?"
)
_SOMEBODY: Final = "player"
"""The name in the first message; the server puts that of the key's owner in its place."""
_LINES_KEPT: Final = 5
_SECONDS_TO_END: Final = 2.0


@dataclass(frozen=True)
class Address:
    """Where a server is, and the user name for it, if one was given."""

    host: str
    port: str = ""
    name: str = ""

    @classmethod
    def of(cls, text: str) -> Address:
        """Read `ssh://[name@]host[:port]`. Raises KernelError.

        >>> Address.of("ssh://Rosa@games.example.org:2222")
        Address(host='games.example.org', port='2222', name='Rosa')
        >>> Address.of("ssh://[::1]/").host
        '::1'
        """
        found = _ADDRESS.fullmatch(text)
        parts = {name: part or "" for name, part in found.groupdict().items()} if found else {}
        if not parts or parts["host"].startswith("-") or parts["name"].startswith("-"):
            raise KernelError("join-address", address=printable(text, 100))
        return cls(parts["host"].strip("[]"), parts["port"], parts["name"])

    def command(self, program: str) -> list[str]:
        """Return the command that asks the server for its messages.

        >>> Address("games.example.org", "2222").command("ssh")[-5:]
        ['-p', '2222', '--', 'games.example.org', 'weimar-frames']
        """
        port = ["-p", self.port] if self.port else []
        user = f"{self.name}@{self.host}" if self.name else self.host
        plain = ["-T", "-x", "-a", "-o", "ClearAllForwardings=yes"]
        return [program, *plain, *port, "--", user, FRAMES]


def join_over_ssh(arguments: argparse.Namespace) -> int:
    """Play on a server that is reached with ssh. Raises a one-line KernelError."""
    address = Address.of(arguments.address)
    name = address.name if is_name(address.name) else _SOMEBODY
    with _connected(address, name) as way:
        return play_served(arguments, way, name, sys.stderr, over_network=False)


@contextmanager
def _connected(address: Address, name: str) -> Iterator[socket.socket]:
    """Run ssh, which can ask for a passphrase, until the server answers; then hold back what it
    prints until the game has left the screen."""
    program = shutil.which("ssh")
    if program is None:
        raise KernelError("join-no-ssh")
    ours, theirs = socket.socketpair()
    with ours:
        with theirs:
            end = theirs.fileno()
            command = address.command(program)
            process = subprocess.Popen(command, stdin=end, stdout=end, stderr=subprocess.PIPE)
        assert process.stderr is not None
        printed = _Printed(process.stderr)
        try:
            with contextlib.suppress(OSError):  # ssh has ended already: see _await_server
                ours.sendall(frame(Hello(version=VERSION, name=name, program=__version__)))
            _await_server(ours, address)
            printed.hold_back()
            ours.setblocking(False)
            yield ours
        finally:
            with contextlib.suppress(OSError):
                ours.shutdown(socket.SHUT_RDWR)
            try:
                process.wait(_SECONDS_TO_END)
            except subprocess.TimeoutExpired:
                process.terminate()
                process.wait()
            printed.finish()


def _await_server(ours: socket.socket, address: Address) -> None:
    """Wait for the first bytes of the server. Raises KernelError if ssh ends or another program
    answers."""
    try:
        head = ours.recv(HEAD, socket.MSG_PEEK)
    except OSError:
        head = b""
    if not head:
        raise KernelError("join-failed", host=address.host)
    if int.from_bytes(head, "big") > LARGEST_REPLY:
        raise KernelError("join-other", host=address.host)


class _Printed:
    """Shows what ssh prints: at once, or after `hold_back` only the last lines, at the end."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._held: deque[str] | None = None
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        for line in self._stream:
            text = printable(line.decode("utf-8", "replace").rstrip("\r\n"))
            if self._held is None:
                print(text, file=sys.stderr, flush=True)
            else:
                self._held.append(text)

    def hold_back(self) -> None:
        self._held = deque(maxlen=_LINES_KEPT)

    def finish(self) -> None:
        """Show what was held back."""
        self._thread.join(_SECONDS_TO_END)
        for line in self._held or ():
            print(line, file=sys.stderr)
