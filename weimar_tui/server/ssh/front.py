"""The SSH front end: listens for connections, logs players in, and ends them at the stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from pathlib import Path

import asyncssh

from weimar_tui import __version__
from weimar_tui.kernel.errors import KernelError, cause_of
from weimar_tui.server.admin import ConnectionInfo
from weimar_tui.server.bans import Bans, is_meant
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.library import Library
from weimar_tui.server.measures import Measures
from weimar_tui.server.ssh import sandbox
from weimar_tui.server.ssh.client_process import client_arguments
from weimar_tui.server.ssh.clients import Clients
from weimar_tui.server.ssh.config import ConfigError, ServeConfig
from weimar_tui.server.ssh.connection import COMPRESSION, PlayerConnection, algorithms
from weimar_tui.server.ssh.invites import Invitations, invitations_folder
from weimar_tui.server.ssh.keys import KeyRing, host_key
from weimar_tui.server.ssh.login import Login
from weimar_tui.server.ssh.programs import Programs
from weimar_tui.server.ssh.state import ServerState

_log = logging.getLogger("weimar_tui.server.ssh")
_WINDOW = 64 * 1024
_CHECK_IDLE = 5.0


def keys_file(folder: Path) -> Path:
    """The file with the players' keys."""
    return folder / "authorized_keys"


def client_options(config: ServeConfig) -> dict[str, object]:
    """The options for every client."""
    pack = str(Path(config.pack).absolute()) if config.pack else ""
    return {"pack": pack, "ponder": config.ponder}


class SshFront:
    """The SSH side of `weimar serve`. Call `start`, then `stop`."""

    def __init__(
        self,
        config: ServeConfig,
        socket: Path,
        *,
        language: str = "en",
        awaited: Callable[[str], bool] = lambda name: False,
        club: Club | None = None,
        library: Library | None = None,
        measures: Measures | None = None,
        programs: Sequence[str] = (),
    ) -> None:
        folder = config.folder
        self.config = config
        self.state = ServerState(
            socket=socket,
            keys=KeyRing(keys_file(folder)),
            invitations=Invitations(invitations_folder(folder)),
            limits=config.limits,
            bans=Bans(folder),
            clients=Clients(client_arguments("", client_options(config))),
            open=config.open,
            client_options=client_options(config),
            language=language,
            awaited=awaited,
            club=club,
            library=library,
            folder=folder,
            measures=measures or Measures(),
        )
        arguments = client_arguments("", client_options(config))
        self.state.programs = Programs(lambda: self.state.clients, __version__, programs, arguments)
        self.key = host_key(folder / "host_key")
        if club is not None:
            club.has_revoked = self.end_sessions_of_key
        self._server: asyncio.Server | None = None
        self._idle: asyncio.Task[None] | None = None

    @property
    def fingerprint(self) -> str:
        """The host key's fingerprint, as `ssh` shows it."""
        return self.key.get_fingerprint()

    @property
    def port(self) -> int:
        assert self._server is not None
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def start(self) -> None:
        """Listen. Raises ConfigError if the address or port is not available, OSError if no client
        can be started."""
        limits = self.config.limits
        options = asyncssh.SSHServerConnectionOptions(
            server_factory=lambda: Login(self.state),
            server_host_keys=[self.key],
            config=None,
            encoding=None,
            line_editor=False,
            agent_forwarding=False,
            gss_host=None,
            x509_trusted_certs=None,
            compression_algs=["none", COMPRESSION] if self.config.compression else None,
            login_timeout=limits.login,
            keepalive_interval=limits.keepalive,
            keepalive_count_max=limits.keepalive_missed,
            window=_WINDOW,
            server_version="weimar",
            **algorithms(),
        )
        loop = asyncio.get_running_loop()
        try:
            self._server = await loop.create_server(
                lambda: PlayerConnection(loop, options, self.state.clock),
                self.config.address,
                self.config.port,
                backlog=512,
            )
        except OSError as error:
            address, port = self.config.address, self.config.port
            raise ConfigError(
                "host-listen", address=address, port=str(port), **cause_of(error)
            ) from None
        self.state.address = self.config.ssh_address_at(self.port)
        if lacking := sandbox.unsupported_parts():
            _log.warning(
                "this system lacks parts of the sandbox for clients (%s): an attacker who takes "
                "over a client might reach more than the game",
                ", ".join(lacking),
            )
        self.state.clients.open()
        self._idle = asyncio.create_task(self._check_idle())

    async def _check_idle(self) -> None:
        while True:
            await asyncio.sleep(min(_CHECK_IDLE, self.config.limits.idle))
            for session in list(self.state.sessions):
                session.check_idle()

    def connections(self) -> list[ConnectionInfo]:
        logins = self.state.limiter.connections
        return [login.info() for login in logins if isinstance(login, Login) and login.name]

    def via(self, name: str) -> str:
        """How a player is connected: by `ssh`, by `web`, or directly through the `socket`."""
        return next((one.via for one in self.state.sessions if one.name == name), "socket")

    def known_players(self) -> list[str]:
        """The players who can log in: those with a key, those with an invitation, and those of the
        club's accounts that were looked up."""
        club = self.state.club
        members = club.known.values() if club is not None else ()
        return [*self.state.keys.names(), *self.state.invitations.names(), *members]

    def open_page(self, name: str, page: str) -> bool:
        """Show one of the server's own pages in the terminal that the player used last. Raises
        KernelError if the player's own computer runs the client."""
        theirs = [session for session in self.state.sessions if session.name == name]
        latest = max(theirs, key=lambda session: session.last_key, default=None)
        return latest is not None and latest.open_page(page)

    def end_sessions_of_key(self, name: str, key: int) -> None:
        """End what a removed key of a player was used for, and all browsers of that player."""
        why = KernelError("key-gone")
        for login in list(self.state.limiter.connections):
            if isinstance(login, Login) and login.key_number == key:
                login.dismiss(why)
        for session in list(self.state.sessions):
            if session.via == "web" and session.name == name:
                session.dismiss(why)

    async def change_program(self, token: str, version: str) -> bool:
        """Give a session a client of another version; False if that is not possible."""
        for session in self.state.sessions:
            if session.token == token:
                return await session.change_program(version)
        return False

    def renew_client(self, token: str, table: str = "") -> None:
        """Give a session whose player rests a new client, if that saves memory. It enters a
        `table`, or the lobby."""
        for session in self.state.sessions:
            if session.token == token:
                session.renew(table)

    def send_away(self, who: str, why: KernelError) -> int:
        """End all connections of a player or an address, with the reason; return how many."""
        connections = [
            one
            for one in self.state.limiter.connections
            if isinstance(one, Login) and is_meant(who, one.name, one.address)
        ]
        for connection in connections:
            connection.dismiss(why)
        return len(connections)

    async def stop(self, seconds: float = 5.0) -> None:
        """Accept no more connections, notify the players, and wait a little for them to leave."""
        if self._idle is not None:
            self._idle.cancel()
        if self._server is not None:
            self._server.close()
        for session in list(self.state.sessions):
            session.dismiss("down")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.state.sessions:  # noqa: ASYNC110 (once, for a few seconds)
                    await asyncio.sleep(0.05)
        for connection in self.state.limiter.connections:
            connection.drop("the server is going down")
        await self.state.programs.close()
