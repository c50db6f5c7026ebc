"""State shared by all connections of the SSH front end."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from weimar_tui import __version__
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.bans import Bans
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.library import Library
from weimar_tui.server.measures import Measures
from weimar_tui.server.overview import REFUSALS
from weimar_tui.server.ssh.clients import Clients
from weimar_tui.server.ssh.config import SshLimits
from weimar_tui.server.ssh.invites import Invitations
from weimar_tui.server.ssh.keys import KeyRing
from weimar_tui.server.ssh.limiter import ConnectionLimiter
from weimar_tui.server.ssh.programs import Programs
from weimar_tui.server.ssh.visits import Visits
from weimar_tui.server.ssh_address import UNKNOWN, SshAddress

_log = logging.getLogger("weimar_tui.access")
_KEPT = 512


class AccessLog:
    """Writes a line for each player who connects or leaves.

    Refusals are logged once a minute for each address and reason, with their number, so that they
    cannot fill the host's disk. `latest` has the last few of these lines.

    >>> now = [0.0]
    >>> log = AccessLog(lambda: now[0])
    >>> [log.refused("192.0.2.1", "too fast") for _ in range(3)]
    [True, False, False]
    >>> now[0] = 61.0
    >>> log.refused("192.0.2.1", "too fast")
    True
    """

    def __init__(self, clock: Callable[[], float], seconds: float = 60.0) -> None:
        self._clock = clock
        self._seconds = seconds
        self._refusals: dict[tuple[str, str], tuple[float, int]] = {}
        self.latest: deque[str] = deque(maxlen=REFUSALS)

    def note(self, event: str, text: str, *arguments: object, account: int | None = None) -> None:
        """Write a line about a player. `event` and `account` (its number) are for JSON logs."""
        _log.info(text, *arguments, extra={"event": event, "account": account})

    def refused(self, address: str, why: str) -> bool:
        """Record a refused connection; return whether a line was written for it."""
        now, key = self._clock(), (address, why)
        since, count = self._refusals.get(key, (-self._seconds, 0))
        if now - since < self._seconds:
            self._refusals[key] = (since, count + 1)
            return False
        if key not in self._refusals and len(self._refusals) >= _KEPT and not self._forget(now):
            return False
        more = f" (and {count} more before it)" if count else ""
        _log.info("%s is refused: %s%s", address, why, more, extra={"event": "refused"})
        self.latest.append(f"{time.strftime('%H:%M:%S', time.gmtime())} {address}: {why}{more}")
        self._refusals[key] = (now, 0)
        return True

    def _forget(self, now: float) -> bool:
        """Forget old refusals; return whether there is room again."""
        self._refusals = {
            key: refusal
            for key, refusal in self._refusals.items()
            if now - refusal[0] < self._seconds
        }
        return len(self._refusals) < _KEPT


class RunningSession(Protocol):
    """A player's session, as `ServerState` sees it."""

    name: str
    via: str
    token: str

    @property
    def last_key(self) -> float:
        """When the player last pressed a key."""
        ...

    def open_page(self, page: str) -> bool:
        """Show one of the server's own pages in the terminal; return False if that is
        not possible now."""
        ...

    async def change_program(self, version: str) -> bool:
        """Replace the client by one of another version; return False if that is not possible."""
        ...

    def renew(self, table: str) -> None:
        """Replace a client that has been used for long, while its player rests in the lobby or at a
        table."""
        ...

    def dismiss(self, why: str | KernelError) -> None:
        """End the session, after showing why: a line of `ssh.ftl` by its name, or an error."""
        ...

    def check_idle(self) -> None:
        """End the session if no key was pressed for too long."""
        ...


@dataclass
class ServerState:
    """The keys, the limits, and the sessions.

    `language` is the host's, for messages before the login. `awaited` says whether a game is
    waiting for a player's answer. Without a `club`, only the host's files let players in.
    `address`: what players type. `web_address`: where browsers find the club, if it serves them.
    `programs`: the versions of the program that clients can have.
    """

    socket: Path
    keys: KeyRing
    invitations: Invitations
    limits: SshLimits
    bans: Bans
    clients: Clients
    open: bool = False
    client_options: dict[str, object] = field(default_factory=dict)
    clock: Callable[[], float] = time.monotonic
    sessions: set[RunningSession] = field(default_factory=set)
    language: str = "en"
    awaited: Callable[[str], bool] = lambda name: False
    club: Club | None = None
    library: Library | None = None
    address: SshAddress = UNKNOWN
    web_address: str = ""
    folder: Path = Path()
    measures: Measures = field(default_factory=Measures)
    programs: Programs = field(init=False)

    def __post_init__(self) -> None:
        self.programs = Programs(lambda: self.clients, __version__)
        self.limiter = ConnectionLimiter(self.limits, self.clock, self._is_awaited)
        self.access = AccessLog(self.clock)
        self.visits = Visits(self.limits, self.clock)

    def _is_awaited(self, name: str) -> bool:
        return self.awaited(name)
