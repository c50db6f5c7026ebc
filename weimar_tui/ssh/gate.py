"""The gate: how many may knock, who may come in, and under which name."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncssh

from weimar_tui.ssh.config import SshLimits
from weimar_tui.ssh.invites import PREFIX, Invitations
from weimar_tui.ssh.keys import KeyRing
from weimar_tui.ssh.session import PlayerSession
from weimar_tui.table.limits import WEB_PREFIX, Buckets, is_name

_log = logging.getLogger("weimar_tui.ssh")


@dataclass
class House:
    """What all connections share: the keys, the limits, who is in."""

    socket: Path
    keys: KeyRing
    invitations: Invitations
    limits: SshLimits
    open: bool = False
    client_options: dict[str, object] = field(default_factory=dict)
    clock: Callable[[], float] = time.monotonic
    gates: set[Gate] = field(default_factory=set)
    sessions: set[PlayerSession] = field(default_factory=set)

    def __post_init__(self) -> None:
        limits = self.limits
        self.knocks = Buckets(1 / limits.connection_seconds, limits.connections_at_once)

    def refusal_of(self, address: str) -> str:
        """Why a new connection from an address is not taken, empty if it is."""
        limits = self.limits
        if not self.knocks.take(address, self.clock()):
            return "too many connections in a short time"
        if len(self.gates) >= limits.sessions:
            return "the server is full"
        if Counter(gate.address for gate in self.gates)[address] >= limits.sessions_each_address:
            return "too many connections from this address"
        if sum(not gate.name for gate in self.gates) >= limits.unknown:
            return "too many connections that did not log in"
        return ""


def network_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or an IPv6 network of 64 bits.

    >>> network_of("192.0.2.7"), network_of("2001:db8::1:2"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((found, 64), strict=False).network_address)
    return str(found)


def is_near(address: str) -> bool:
    """Whether an address is this computer or the local network.

    >>> is_near("127.0.0.1"), is_near("192.168.1.5"), is_near("8.8.8.8"), is_near("")
    (True, True, False, False)
    """
    try:
        found = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    if found.is_unspecified:
        return False
    if found.version == 6:
        return found.is_loopback or found.is_link_local or found in _UNIQUE_LOCAL
    return found.is_loopback or found.is_link_local or any(found in net for net in _PRIVATE)


_PRIVATE = [ipaddress.ip_network(n) for n in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")]
_UNIQUE_LOCAL = ipaddress.ip_network("fc00::/7")


class Gate(asyncssh.SSHServer):
    """One connection. It lets in by key, by invitation, or openly, and offers one session."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.address = ""
        self.name = ""
        self._near = False
        self._conn: asyncssh.SSHServerConnection | None = None
        self._candidate: tuple[str, asyncssh.SSHKey | None, str] = ("", None, "")
        self._session: PlayerSession | None = None
        self._too_long: asyncio.TimerHandle | None = None

    # --- coming ---------------------------------------------------------------------------------
    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Take the connection, or drop it before any cryptography was done for it."""
        peer = conn.get_extra_info("peername") or ("",)
        self._near = is_near(str(peer[0]))
        self.address = network_of(str(peer[0]))
        why = self.house.refusal_of(self.address)
        if why:
            _log.info("%s is not let in: %s", self.address, why)
            conn.abort()
            return
        self._conn = conn
        self.house.gates.add(self)
        self._too_long = asyncio.get_running_loop().call_later(
            self.house.limits.absolute, self._end_of_time
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything."""
        self.house.gates.discard(self)
        if self._too_long is not None:
            self._too_long.cancel()
        if self._session is not None:
            self._session.hang_up()

    def _end_of_time(self) -> None:
        if self._session is not None:
            self._session.dismiss("over")
        elif self._conn is not None:
            self._conn.abort()

    def close(self) -> None:
        """Close the connection."""
        if self._conn is not None:
            self._conn.close()

    def debug_msg_received(self, msg: str, lang: str, always_display: bool) -> None:
        """What clients want to be shown is not."""

    # --- who is it ------------------------------------------------------------------------------
    def begin_auth(self, username: str) -> bool:
        """Whether a login is needed. Not at an open house, for a free name, from nearby."""
        free = is_name(username) and not username.startswith((PREFIX, WEB_PREFIX))
        if self.house.open and self._near and free and not self.house.keys.has_name(username):
            self.name = username
            return False
        return True

    def public_key_auth_supported(self) -> bool:
        return True

    def password_auth_supported(self) -> bool:
        return False

    def kbdint_auth_supported(self) -> bool:
        return False

    def host_based_auth_supported(self) -> bool:
        return False

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Whether this key may come in: it is enrolled, or the user name is an invitation.

        Called for keys only offered and for keys used; the last one before the login is done is
        the one whose signature was right.
        """
        name = self.house.keys.name_of(key)
        if name:
            self._candidate = (name, None, "")
            return True
        invitation = self.house.invitations.find(username)
        if invitation is None:
            self._candidate = ("", None, "")
            return False
        self._candidate = (invitation.name, key, username)
        return True

    def auth_completed(self) -> None:
        """The login is done: use the invitation up, if it was one."""
        self.name = self.name or self._name_by_key()
        if not self.name:
            assert self._conn is not None
            self._conn.abort()
            return
        _log.info("%s comes in from %s", self.name, self.address)
        asyncio.get_running_loop().call_later(self.house.limits.login, self._must_play)

    def _name_by_key(self) -> str:
        """Whose key was used; enrols it if that was by an invitation, which is used up by it."""
        name, key, code = self._candidate
        if key is not None:
            if self.house.invitations.use(code) is None:
                _log.warning("%s: an invitation was used twice at once", self.address)
                return ""
            self.house.keys.add(key, name)
            _log.info("%s enrolled a key from %s", name, self.address)
        return name

    def _must_play(self) -> None:
        """Who logged in but does not play takes up a place for nothing."""
        if self._conn is not None and self._session not in self.house.sessions:
            self._conn.abort()

    # --- what may be done -----------------------------------------------------------------------
    def session_requested(self) -> Any:
        """One session with a terminal; everything else asyncssh refuses of itself."""
        if not self.name or self._session is not None:
            return False
        self._session = PlayerSession(self.house, self.name, self.address)
        return self._session
