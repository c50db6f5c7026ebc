"""Logins: by key, by invitation, or open, and the resulting player name."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

import asyncssh

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.printing import printable
from weimar_tui.server.admin import ConnectionInfo
from weimar_tui.server.bans import is_near, network_of
from weimar_tui.server.club.codes import LINK, hash_of
from weimar_tui.server.club.store import accounts
from weimar_tui.server.club.store.rows import Account, Credential
from weimar_tui.server.limits import WEB_PREFIX, is_name
from weimar_tui.server.names import has_prefix, is_reserved
from weimar_tui.server.ssh.account_page import Visitor, stored
from weimar_tui.server.ssh.applicant import Applicant
from weimar_tui.server.ssh.invites import PREFIX, Invitation
from weimar_tui.server.ssh.limiter import TOO_FAST
from weimar_tui.server.ssh.lines import problem_line, ssh_line
from weimar_tui.server.ssh.session import PlayerSession
from weimar_tui.server.ssh.state import ServerState
from weimar_tui.server.ssh_address import SshAddress
from weimar_tui.text.problems import english

_log = logging.getLogger("weimar_tui.server.ssh")
_REASONS = 3
"""The most reasons for a refused login that one connection is shown."""
_LAST_WORDS = 1.0
"""Seconds between the end of the session and the end of its connection."""


@dataclass(frozen=True)
class KeyOwner:
    """The owner of a key, as far as known.

    `key` is set if it must be stored: by the invitation `code`, or at the front door if there is no
    `name` yet. `account` and `credential` are set for a key of the club's.
    """

    name: str = ""
    key: asyncssh.SSHKey | None = None
    code: str = ""
    account: Account | None = None
    credential: Credential | None = None

    @property
    def is_applicant(self) -> bool:
        """Whether the key is unknown and its owner gets to the front door."""
        return not self.name and self.key is not None


class Login(asyncssh.SSHServer):
    """One connection. It logs in by key, by invitation, or openly, and offers one session."""

    def __init__(self, state: ServerState) -> None:
        self.state = state
        self.address = ""
        self.name = ""
        self._near = False
        self._conn: asyncssh.SSHServerConnection | None = None
        self._candidate = KeyOwner()
        self._door_key: Credential | None = None
        self._proved = ""
        self._account: Account | None = None
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
            self._refused(why)
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
            self._note("logout", "%s goes, from %s", self.name, self.address)
        elif self._conn is not None and not self._full:
            lost = f" ({type(exc).__name__})" if exc is not None else ""
            self._refused(f"{self._why}{lost}")

    def _has_come(self, line: str) -> None:
        self.state.measures.logins["ok"] += 1
        self._note("login", line, self.name, self.address)

    def _note(self, event: str, line: str, *arguments: str) -> None:
        number = self._account.id if self._account is not None else None
        self.state.access.note(event, line, *arguments, account=number)

    def _refused(self, why: str, result: str = "refused") -> None:
        self.state.measures.logins[result] += 1
        self.state.access.refused(self.address, why)

    def _end_of_time(self) -> None:
        self.dismiss("over")

    def dismiss(self, why: str | KernelError) -> None:
        """End the connection, after showing why if it has a session."""
        if self._session is not None:
            self._session.dismiss(why)
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
    def key_number(self) -> int | None:
        """The number of the account's key with which the player has logged in."""
        return self._credential.id if self._credential is not None and self.name else None

    @property
    def _credential(self) -> Credential | None:
        return self._door_key or self._candidate.credential

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
        self._show(line, self._line(line, **arguments))

    def _show(self, reason: str, line: str) -> None:
        if self._conn is not None and reason not in self._told and len(self._told) < _REASONS:
            self._told.add(reason)
            self._conn.send_auth_banner(f"{line}\r\n")

    def _tell_why_not(self, key: str = "") -> None:
        """Explain why the user cannot log in; `key` is the fingerprint of the key that was offered.

        Another of their keys could be the right one, so the line names the wrong one.
        """
        if self._told & {"barred", "waits", "database"}:
            return
        address = self.state.address
        another, invited = address.command(user="NAME"), address.command(user=f"{PREFIX}...")
        if self._candidate.name or self.state.bans.holds(self._user):
            self._tell("banned")
        elif self._user.startswith(PREFIX):
            expired = self.state.invitations.expired(self._user)
            self._tell("invitation-expired" if expired else "invitation-used")
        elif self.state.open and not self._near:
            self._tell("open-near")
        elif self.state.open and self.state.keys.has_name(self._user):
            self._tell("name-taken", name=self._user, command=another)
        elif self.state.open and is_reserved(self._user):
            self._tell("name-kept", name=self._user, command=another)
        elif self.state.open and not self._is_free(self._user):
            self._tell("name-wrong", command=another)
        elif key:
            self._tell("key-unknown", key=key, command=invited)
        elif "key-unknown" not in self._told:
            self._tell("no-key", command=invited)

    @staticmethod
    def _is_free(name: str) -> bool:
        """Whether a visitor could use the name."""
        return is_name(name) and not (has_prefix(name, PREFIX, WEB_PREFIX) or is_reserved(name))

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
    async def begin_auth(self, username: str) -> bool:
        """Whether a login is needed: not on an open server, for a free name, from nearby."""
        self._user = username
        free = self._is_free(username)
        known = self.state.keys.has_name(username) or self.state.bans.holds(username)
        if self.state.open and self._near and free and not known and not await self._is_member():
            self._proved = username
            self._tell_if_full(username)
            return False
        self._why = "it showed no key"
        return True

    async def _is_member(self) -> bool:
        """Whether an account of the club has the user's name."""
        club = self.state.club
        return club is not None and await club.named(self._user) is not None

    def public_key_auth_supported(self) -> bool:
        return True

    async def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Whether this key can log in: it is enrolled, the user name is an invitation, or its owner
        gets to the front door.

        Called for keys that are only offered and for keys that are used; `key_proved` follows for
        the latter.
        """
        try:
            candidate = self._candidate = await self._recognize(username, key)
            if candidate.is_applicant:
                return True
            if candidate.name:
                return await self._may_come(candidate)
        except KernelError as error:
            self._why = english(error)
            _log.error("%s", self._why)
            self._tell("database")
            return False
        if username.startswith((PREFIX, LINK)):
            self._why = "the invitation is unknown or no longer valid"
        else:
            named = f"; it called itself {username}" if is_name(username) else ""
            self._why = f"no player has its key{named}"
        self._tell_why_not(key.get_fingerprint())
        return False

    async def _recognize(self, username: str, key: asyncssh.SSHKey) -> KeyOwner:
        """Return the owner of a key. Raises KernelError if the database cannot be read."""
        if name := self.state.keys.name_of(key):
            return KeyOwner(name)
        invitation = self.state.invitations.find(username)
        if invitation is not None:
            return KeyOwner(invitation.name, key, username)
        club = self.state.club
        if club is None or self.state.bans.holds(self.address):
            return KeyOwner()
        found = await club.of_key(stored(key).public)
        if found is not None:
            return KeyOwner(found[0].name, account=found[0], credential=found[1])
        kinds = {PREFIX: "invite", LINK: "link"}
        kind = next((kind for begin, kind in kinds.items() if username.startswith(begin)), "")
        if kind:
            hash = hash_of(kind, username)
            if await club.read(accounts.find_ticket, hash, kind, club.now) is None:
                return KeyOwner()
        return KeyOwner(key=key) if club.takes_applicants(username) else KeyOwner()

    async def _may_come(self, candidate: KeyOwner) -> bool:
        """Whether a known player can log in now; if not, they see the reason."""
        if self.state.bans.holds(candidate.name):
            self._why = f"{candidate.name} is banned"
            self._tell_why_not()
            return False
        club = self.state.club
        if club is None:
            return True
        account = candidate.account or await club.named(candidate.name)
        if account is None:
            return True
        why = await self._why_not(account)
        if isinstance(why, KernelError):
            self._why = f"{candidate.name} is barred"
            self._show("barred", problem_line(why, self.state.language))
        elif why == "waits":
            self._why = f"{candidate.name} waits for approval"
            self._tell("waits")
        elif why is not None:
            self._why = f"{candidate.name} was deleted"
            self._tell_why_not()
        return why is None

    async def _why_not(self, account: Account) -> str | KernelError | None:
        """Return why an account cannot log in now, as an error or the name of a line in `ssh.ftl`;
        None if it can. Raises KernelError."""
        assert self.state.club is not None
        names = [account.name]
        if account.renamed is not None:
            names += await self.state.club.former_names(account)
        if any(map(self.state.bans.holds, names)):
            return "banned"
        if (barred := await self.state.club.why_barred(account)) is not None:
            return barred
        if account.settings.get("waits"):
            return "waits"
        closes = account.closes or 0  # 0: it is deleted already
        if account.state == "closed" and closes <= self.state.club.now:
            return "deleted"
        return None

    async def key_proved(self) -> bool:
        """Whether the owner of the key validated last can log in; its signature was correct.

        A key that came with an invitation is enrolled first, which uses the invitation up.
        """
        candidate, club = self._candidate, self.state.club
        if candidate.is_applicant:
            self._why = "it stayed at the front door"
            self._tell_if_full("")
            return True
        name = candidate.name
        if candidate.key is not None:
            try:
                invitation = await asyncio.to_thread(
                    self.state.invitations.enrol, candidate.code, candidate.key, self.state.keys
                )
            except KernelError as error:
                self._why = "its invitation could not be used"
                _log.error("%s, invited as %s: %s", self.address, name, english(error))
                return False
            name = self.state.keys.name_of(candidate.key) or name
            self._note("key-enrolled", "%s enrolled a key, from %s", name, self.address)
            self._tell("key-stored", command=self._command_to_return(invitation))
        if club is not None:
            try:
                self._account = candidate.account or await club.enrolled(name)
                name = self._account.name  # the host's file can have an earlier one
                await club.logged_in(self._account, candidate.credential)
            except KernelError as error:
                # The host's own files let this player in, also while the database is away.
                _log.error("%s: %s", name, english(error))
                if candidate.account is not None:
                    self._tell("database")
                    return False
        self._tell_if_full(name)
        self._proved = name
        return True

    def _tell_if_full(self, name: str) -> None:
        if self.state.limiter.refusal(name):
            self._tell("full")

    def _command_to_return(self, invitation: Invitation) -> str:
        """The command with which the player connects from now on, by the invitation or
        the current address."""
        return invitation.command or self._server.command()

    @property
    def _server(self) -> SshAddress:
        """What this player types to reach the server."""
        assert self._conn is not None
        ends = (self._conn.get_extra_info(end) or ("",) for end in ("sockname", "peername"))
        server, client = (str(end[0]) for end in ends)
        return self.state.address.reached_at(server, client)

    def auth_completed(self) -> None:
        """The login is done."""
        assert self._conn is not None
        self.name = self._proved
        self._full = self.state.limiter.logged_in(self)
        if self._full:
            self._refused(f"{self.name}: {self._full}", "full")
        elif self.name:
            self._has_come("%s comes, from %s")
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
        session = self._session = PlayerSession(self.state, self.name, self._session_over)
        if self._account is not None:
            session.visitor = self._visitor(self._account)
        if self._candidate.is_applicant and not self.name:
            assert self._candidate.key is not None
            key = stored(self._candidate.key)
            session.applicant = Applicant(
                key, self._user, self.address, self._has_become, self._is_called, self._server
            )
        self._session.hold("line", self._line_full)
        if self._full:
            self._session.refuse("full")
        return self._session

    def _visitor(self, account: Account) -> Visitor:
        """Return what the server's own pages need to know about the player."""
        credential, pages = self._credential, self.state.web_address
        return Visitor(account, credential, self.address, self._server, pages)

    async def _has_become(self, account: Account) -> Visitor | str | KernelError:
        """Continue the login of a person at the front door who has an account now; return why they
        cannot log in if they cannot. Raises KernelError."""
        club, key = self.state.club, self._candidate.key
        assert club is not None and key is not None
        if (why := await self._why_not(account)) is not None:
            self._why = f"{account.name} cannot log in"
            return why
        found = await club.of_key(stored(key).public)
        if found is None:
            return KernelError("key-gone")
        self._account, self._door_key = found
        await club.logged_in(self._account, self._door_key)
        self.name = self._proved = account.name
        self._has_come("%s comes by the front door, from %s")
        return self._visitor(self._account)

    def _is_called(self, visitor: str) -> None:
        """Note the name of a visitor without an account, or "" after the visit."""
        if visitor:
            self._note("visit", "%s looks around, from %s", visitor, self.address)
        self.name = visitor

    def _session_over(self) -> None:
        """End the connection, which has no further use after the session."""
        loop = asyncio.get_running_loop()
        loop.call_later(_LAST_WORDS, self.close)
