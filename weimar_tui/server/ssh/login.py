"""Who comes in: by key, by invitation, or openly, and under which name."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import asyncssh

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.bans import is_near, network_of
from weimar_tui.server.limits import WEB_PREFIX, is_name
from weimar_tui.server.ssh.invites import PREFIX
from weimar_tui.server.ssh.session import PlayerSession
from weimar_tui.server.ssh.state import ServerState

_log = logging.getLogger("weimar_tui.server.ssh")
_LAST_WORDS = 1.0
"""Seconds between the end of the session and that of its connection."""


class Login(asyncssh.SSHServer):
    """One connection. It lets in by key, by invitation, or openly, and offers one session."""

    def __init__(self, state: ServerState) -> None:
        self.state = state
        self.address = ""
        self.name = ""
        self._near = False
        self._conn: asyncssh.SSHServerConnection | None = None
        self._candidate: tuple[str, asyncssh.SSHKey | None, str] = ("", None, "")
        self._proved = ""
        self._why = "it did not begin to log in"
        self._full = ""
        self._session: PlayerSession | None = None
        self._too_long: asyncio.TimerHandle | None = None
        self._line_full = False

    # --- coming ---------------------------------------------------------------------------------
    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Take the connection, or drop it before any cryptography was done for it."""
        peer = conn.get_extra_info("peername") or ("",)
        self._near = is_near(str(peer[0]))
        self.address = network_of(str(peer[0]))
        banned = self.state.bans.holds(self.address)
        why = "the address is banned" if banned else self.state.limiter.admit(self)
        if why:
            self.state.access.refused(self.address, why)
            conn.abort()
            return
        self._conn = conn
        self._too_long = asyncio.get_running_loop().call_later(
            self.state.limits.absolute, self._end_of_time
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything."""
        self.state.limiter.forget(self)
        if self._too_long is not None:
            self._too_long.cancel()
        if self.name and not self._full:
            self.state.access.note("%s goes, from %s", self.name, self.address)
        elif self._conn is not None and not self._full:
            lost = f" ({type(exc).__name__})" if exc is not None else ""
            self.state.access.refused(self.address, f"{self._why}{lost}")

    def _end_of_time(self) -> None:
        self.dismiss("over")

    def dismiss(self, line: str) -> None:
        """End the connection, saying the line of that name first if there is a session."""
        if self._session is not None:
            self._session.dismiss(line)
        elif self._conn is not None:
            self._conn.abort()

    def close(self) -> None:
        """Close the connection."""
        if self._conn is not None:
            self._conn.close()

    def drop(self, why: str) -> None:
        """End the connection at once."""
        self._why = why
        if self._conn is not None:
            self._conn.abort()

    def line_is_full(self, full: bool) -> None:
        """Make the client wait while its line takes nothing in."""
        self._line_full = full
        if self._session is not None:
            self._session.hold("line", full)

    def debug_msg_received(self, msg: str, lang: str, always_display: bool) -> None:
        """What clients want to be shown is not."""

    # --- who is it ------------------------------------------------------------------------------
    def begin_auth(self, username: str) -> bool:
        """Whether a login is needed. Not at an open house, for a free name, from nearby."""
        free = is_name(username) and not username.startswith((PREFIX, WEB_PREFIX))
        known = self.state.keys.has_name(username) or self.state.bans.holds(username)
        if self.state.open and self._near and free and not known:
            self._proved = username
            return False
        self._why = "it showed no key"
        return True

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Whether this key may come in: it is enrolled, or the user name is an invitation.

        Called for keys only offered and for keys used; `key_proved` follows for one that was used.
        """
        name, invitation = self.state.keys.name_of(key), self.state.invitations.find(username)
        if name:
            self._candidate = (name, None, "")
        elif invitation is not None:
            self._candidate = (invitation.name, key, username)
        else:
            self._candidate = ("", None, "")
        if self._candidate[0]:
            if not self.state.bans.holds(self._candidate[0]):
                return True
            self._why = f"{self._candidate[0]} is banned"
        elif username.startswith(PREFIX):
            self._why = "the invitation does not hold (any more)"
        else:
            named = f"; it called itself {username}" if is_name(username) else ""
            self._why = f"no player has its key{named}"
        return False

    async def key_proved(self) -> bool:
        """The signature by the key validated last was right; whether its owner may come in.

        A key that came by an invitation is enrolled first, which uses the invitation up.
        """
        name, key, code = self._candidate
        if key is not None:
            try:
                await asyncio.to_thread(self.state.invitations.enrol, code, key, self.state.keys)
            except KernelError as error:
                self._why = "its invitation could not be used"
                _log.error("%s, invited as %s: %s", self.address, name, error)
                return False
            self.state.access.note("%s enrolled a key, from %s", name, self.address)
        self._proved = name
        return True

    def auth_completed(self) -> None:
        """The login is done."""
        assert self._conn is not None
        self.name = self._proved
        self._full = self.state.limiter.logged_in(self)
        if self._full:
            self.state.access.refused(self.address, f"{self.name}: {self._full}")
        else:
            self.state.access.note("%s comes, from %s", self.name, self.address)
        asyncio.get_running_loop().call_later(self.state.limits.login, self._must_play)

    def _must_play(self) -> None:
        """Who logged in but does not play takes up a place for nothing."""
        if self._conn is not None and self._session not in self.state.sessions:
            self._conn.abort()

    # --- what may be done -----------------------------------------------------------------------
    def session_requested(self) -> Any:
        """One session with a terminal; everything else asyncssh refuses of itself."""
        if self._session is not None:
            return False
        self._session = PlayerSession(self.state, self.name, self._session_over)
        self._session.hold("line", self._line_full)
        if self._full:
            self._session.refuse("full")
        return self._session

    def _session_over(self) -> None:
        """The game is over for this player: nothing else can be done on the connection."""
        loop = asyncio.get_running_loop()
        loop.call_later(_LAST_WORDS, self.close)
