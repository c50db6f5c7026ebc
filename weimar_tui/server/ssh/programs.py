"""The versions of the program that are installed on a front, each with a fork server of its own."""

from __future__ import annotations

import asyncio
import contextlib
import glob
import logging
import subprocess
import time
from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

from weimar_tui.child_process import ISOLATED, SAFE_FOLDER
from weimar_tui.server.ssh.clients import Clients
from weimar_tui.server.wire import OLDEST, VERSION

_log = logging.getLogger("weimar_tui.server.ssh")
_ASK: Final = (
    "import weimar_tui; from weimar_tui.server.wire import OLDEST, VERSION; "
    "print(weimar_tui.__version__, OLDEST, VERSION)"
)
_SECONDS: Final = 20.0
_PAUSE: Final = 10.0
"""Seconds until the patterns are looked at again."""

_ASK_AGAIN: Final = 300.0
"""Seconds after which an interpreter is asked again: its program may have been upgraded."""


_Answer = tuple[str, int, int]
"""An interpreter's version of the program, and the oldest and newest protocol that it speaks."""


class Installed(NamedTuple):
    """A version of the program: its clients, and the version of the protocol they use here."""

    version: str
    clients: Clients
    protocol: int


class Programs:
    """Finds other versions of the program by the patterns of their Python interpreters.

    `own` returns the clients of the version that serves here, `arguments` are those of every
    client. A version's fork server starts when an owner runs that
    version, so that it is ready when tables move there.
    """

    def __init__(
        self,
        own: Callable[[], Clients],
        version: str,
        patterns: Sequence[str] = (),
        arguments: Sequence[str] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._own, self._version = own, version
        self._patterns = patterns
        self._arguments = arguments
        self._clock = clock
        self._answers: dict[str, tuple[float, _Answer | None]] = {}
        self._in_use: set[str] = set()
        self._found: dict[str, Installed] = {}
        self._looked = -_PAUSE
        self._looking = asyncio.Lock()
        self._preparing: asyncio.Task[None] | None = None

    @property
    def own(self) -> Installed:
        """The version that serves here."""
        return Installed(self._version, self._own(), VERSION)

    def prepare(self, versions: Collection[str]) -> None:
        """Start the fork servers of these versions, if they are installed."""
        known = {self._version, *self._found}
        unknown = [version for version in versions if version not in known]
        is_busy = self._preparing is not None and not self._preparing.done()
        if self._patterns and unknown and not is_busy:
            self._preparing = asyncio.create_task(self._prepare(unknown))

    async def _prepare(self, versions: Sequence[str]) -> None:
        for version in versions:
            await self.find(version)

    async def find(self, version: str) -> Installed | None:
        """Return an installed version with its fork server; None if there is none."""
        if version == self._version:
            return self.own
        if version not in self._found:
            await self._look(version)
        return self._found.get(version)

    async def _look(self, wanted: str) -> None:
        async with self._looking:
            if wanted in self._found or self._clock() - self._looked < _PAUSE:
                return
            self._looked = self._clock()
            paths = [path for pattern in self._patterns for path in sorted(glob.glob(pattern))]  # noqa: PTH207 (absolute patterns)
            for path in paths:
                found = None if path in self._in_use else await self._answer_of(path)
                if found is None:
                    continue
                version, oldest, newest = found
                protocol = min(newest, VERSION)
                if version == wanted and protocol >= max(oldest, OLDEST):
                    self._in_use.add(path)
                    clients = Clients(self._arguments, python=path)
                    with contextlib.suppress(OSError):
                        clients.open()
                        self._found[version] = Installed(version, clients, protocol)

    async def _answer_of(self, path: str) -> _Answer | None:
        """Return what an interpreter has said lately, or ask it."""
        at, found = self._answers.get(path, (-_ASK_AGAIN, None))
        if self._clock() - at >= _ASK_AGAIN:
            found = await asyncio.to_thread(_ask, path)
            self._answers[path] = self._clock(), found
            if found is None:
                _log.error("%s does not run this program", path)
        return found

    def memory(self) -> int:
        """Return the bytes of memory that all clients use."""
        return sum(one.clients.memory() for one in (self.own, *self._found.values()))

    async def close(self) -> None:
        """End all fork servers and their clients."""
        if self._preparing is not None:
            self._preparing.cancel()
        for one in (self.own, *self._found.values()):
            await one.clients.close()


def _ask(python: str) -> _Answer | None:
    """Ask an interpreter for the version of its program and the protocols that it speaks."""
    command = [python, *ISOLATED, "-c", _ASK]
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            cwd=SAFE_FOLDER,
            timeout=_SECONDS,
            check=True,
            text=True,
        )
        version, oldest, newest = done.stdout.split()
        return version, int(oldest), int(newest)
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
