"""What all connections of the SSH front end share."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from weimar_tui.ssh.access_log import AccessLog
from weimar_tui.ssh.clients import Clients
from weimar_tui.ssh.config import SshLimits
from weimar_tui.ssh.invites import Invitations
from weimar_tui.ssh.keys import KeyRing
from weimar_tui.ssh.limiter import ConnectionLimiter
from weimar_tui.table.bans import Bans


class RunningSession(Protocol):
    """A player's session, as the server state knows it."""

    name: str

    def dismiss(self, why: str) -> None:
        """End it, saying the line of that name."""
        ...

    def check_idle(self) -> None:
        """End it if no key was pressed for too long."""
        ...


@dataclass
class ServerState:
    """The keys, the limits, who is in."""

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

    def __post_init__(self) -> None:
        self.limiter = ConnectionLimiter(self.limits, self.clock)
        self.access = AccessLog(self.clock)
