"""Logins: by key, by invitation, or open, and the resulting player name."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import asyncssh

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.printing import printable
from weimar_tui.server.admin import ConnectionInfo
from weimar_tui.server.bans import is_near, network_of
from weimar_tui.server.limits import WEB_PREFIX, is_name
from weimar_tui.server.ssh.invites import PREFIX, Invitation
from weimar_tui.server.ssh.limiter import TOO_FAST
from weimar_tui.server.ssh.session import PlayerSession, ssh_line
from weimar_tui.server.ssh.state import ServerState
from weimar_tui.text.problems import english

_log = logging.getLogger("weimar_tui.server.ssh")
_REASONS = 3
"""How many different reasons for a refused login one connection is shown."""
_LAST_WORDS = 1.0
"""Seconds between the end of the session and the end of its connection."""


class Login(asyncssh.SSHServer):
    """One connection. It logs in by key, by invitation, or openly, and offers one session."""

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
        self._user = ""
        self._since = state.clock()
        self._asked_why = False
        self._told: set[str] = set()

    # --- coming ---------------------------------------------------------------------------------
    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Accept the connection, or drop it before any cryptography is done for it."""
        peer = conn.get_extra_info("peername") or ("",)
        self._near = is_near(str(peer[0]))
        self.address = network_of(str(peer[0]))
        banned = self.state.bans.holds(self.address)
        why = "the address is banned" if banned else self.state.limiter.admit(self)
        if why:
            self.state.access.refused(self.address, why)
            connection: Any = conn
            line = self._line("banned" if banned else "busy") if why != TOO_FAST else ""
            connection.turn_away(line)
            return
        self._conn = conn
        self._too_long = asyncio.get_running_loop().call_later(
            self.state.limits.absolute, self._end_of_time
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Release everything."""
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
        """End the connection, after showing the line of that name if it has a session."""
        if self._session is not None:
            self._session.dismiss(line)
        elif self._conn is not None:
            self._conn.abort()

    def close(self) -> None:
        if self._conn is not None:
            self._conn.close()

    def drop(self, why: str) -> None:
        self._why = why
        if self._conn is not None:
            self._conn.abort()

    def line_is_full(self, full: bool) -> None:
        """Make the client wait while its line is full."""
        self._line_full = full
        if self._session is not None:
            self._session.hold("line", full)

    def debug_msg_received(self, msg: str, lang: str, always_display: bool) -> None:
        """Ignore debug messages from clients."""

    @property
    def idle(self) -> float:
        """Seconds since the player's last key."""
        return self.state.clock() - self._session.last_key if self._session is not None else 0.0

    def info(self) -> ConnectionInfo:
        """The connection as the host sees it."""
        version = self._conn.get_extra_info("client_version", "") if self._conn else ""
        return ConnectionInfo(
            name=self.name,
            address=self.address,
            seconds=round(self.state.clock() - self._since, 1),
            idle=round(self.idle, 1),
            client=printable(version, 100),
        )

    # --- why not --------------------------------------------------------------------------------
    def _line(self, name: str, /, **arguments: str) -> str:
        """A line in the host's language; the player's language is not known before the login."""
        return ssh_line(name, self.state.language, **arguments)

    def _tell(self, line: str, /, **arguments: str) -> None:
        """Show a line before the login, once; clients print it above their own error message."""
        if self._conn is not None and line not in self._told and len(self._told) < _REASONS:
            self._told.add(line)
            self._conn.send_auth_banner(f"{self._line(line, **arguments)}\r\n")

    def _tell_why_not(self, key: str = "") -> None:
        """Explain why the user cannot log in; `key` is the fingerprint of the key that was offered.

        Another of their keys could be the right one, so the line names the wrong one.
        """
        name, _, _ = self._candidate
        if name or self.state.bans.holds(self._user):
            self._tell("banned")
        elif self._user.startswith(PREFIX):
            expired = self.state.invitations.expired(self._user)
            self._tell("invitation-expired" if expired else "invitation-used")
        elif self.state.open and not self._near:
            self._tell("open-near")
        elif self.state.open and self.state.keys.has_name(self._user):
            self._tell("name-taken", name=self._user)
        elif self.state.open and not self._is_free(self._user):
            self._tell("name-wrong")
        elif key:
            self._tell("key-unknown", key=key)
        elif "key-unknown" not in self._told:
            self._tell("no-key")

    @staticmethod
    def _is_free(name: str) -> bool:
        """Whether a visitor could use the name."""
        return is_name(name) and not name.startswith((PREFIX, WEB_PREFIX))

    def kbdint_auth_supported(self) -> bool:
        """Refuse clients without a key, with the reason, without asking them anything."""
        return not self._asked_why

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> bool:
        self._asked_why = True
        if self._user.startswith(PREFIX) and self.state.invitations.find(self._user) is not None:
            self._tell("invitation-key")
        else:
            self._tell_why_not()
        return False

    # --- who is it ------------------------------------------------------------------------------
    def begin_auth(self, username: str) -> bool:
        """Whether a login is needed: not on an open server, for a free name, from nearby."""
        self._user = username
        free = self._is_free(username)
        known = self.state.keys.has_name(username) or self.state.bans.holds(username)
        if self.state.open and self._near and free and not known:
            self._proved = username
            self._tell_if_full(username)
            return False
        self._why = "it showed no key"
        return True

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Whether this key can log in: it is enrolled, or the user name is an invitation.

        Called for keys that are only offered and for keys that are used; `key_proved` follows for
        the latter.
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
        self._tell_why_not(key.get_fingerprint())
        return False

    async def key_proved(self) -> bool:
        """Whether the owner of the key validated last can log in; its signature was correct.

        A key that came with an invitation is enrolled first, which uses the invitation up.
        """
        name, key, code = self._candidate
        if key is not None:
            try:
                invitation = await asyncio.to_thread(
                    self.state.invitations.enrol, code, key, self.state.keys
                )
            except KernelError as error:
                self._why = "its invitation could not be used"
                _log.error("%s, invited as %s: %s", self.address, name, english(error))
                return False
            name = self.state.keys.name_of(key) or name
            self.state.access.note("%s enrolled a key, from %s", name, self.address)
            self._tell("key-stored", command=self._command_to_return(invitation))
        self._tell_if_full(name)
        self._proved = name
        return True

    def _tell_if_full(self, name: str) -> None:
        if self.state.limiter.refusal(name):
            self._tell("full")

    def _command_to_return(self, invitation: Invitation) -> str:
        """The command with which the player connects from now on, by the invitation or
        the current address."""
        if invitation.command:
            return invitation.command
        assert self._conn is not None
        host, port, *_ = self._conn.get_extra_info("sockname") or ("HOST", 22)
        return f"ssh -p {port} {host}"

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
        """End the connection if no session follows: it would only occupy a place."""
        if self._conn is not None and self._session not in self.state.sessions:
            self._conn.abort()

    # --- what may be done -----------------------------------------------------------------------
    def session_requested(self) -> Any:
        """One session with a terminal; asyncssh refuses everything else by default."""
        if self._session is not None:
            return False
        self._session = PlayerSession(self.state, self.name, self._session_over)
        self._session.hold("line", self._line_full)
        if self._full:
            self._session.refuse("full")
        return self._session

    def _session_over(self) -> None:
        """End the connection, which has no further use after the session."""
        loop = asyncio.get_running_loop()
        loop.call_later(_LAST_WORDS, self.close)
