"""A host with its SSH front end, and players using asyncssh's client, for tests."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.server.serving import make_host
from tests.server.ssh.screen import Screen
from tests.waiting import PATIENCE, until
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.keeper import Keeper
from weimar_tui.server.club.settings import ClubSettings
from weimar_tui.server.club.store.database import open_database
from weimar_tui.server.server import TableServer
from weimar_tui.server.ssh.clients import Clients
from weimar_tui.server.ssh.config import ServeConfig, SshLimits
from weimar_tui.server.ssh.front import SshFront

KEYS = {
    name: asyncssh.generate_private_key("ssh-ed25519", comment=name)
    for name in ("Otto", "Rosa", "Matthias", "Alfred", "Harry", "Mallory")
}
MANY = {
    "connections_at_once": 1000,
    "sessions_each_address": 1000,
    "sessions_each_player": 1000,
    "unknown": 1000,
}


def enrol(folder: Path, *names: str) -> None:
    """Write the players' keys into the server's file."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = [KEYS[name].export_public_key().decode().strip() + "\n" for name in names]
    (folder / "authorized_keys").write_text("".join(lines))


as_root = pytest.mark.skipif(
    os.geteuid() != 0, reason="only root can look into a client: its memory is private"
)


class KeptClients(Clients):
    """A fork server shared by all tests of this process; `close` only detaches.

    Its clients get no pack, so one is as good as another.
    """

    def open(self) -> None:
        if self._control is None:
            super().open()
        else:
            asyncio.get_running_loop().add_reader(self._control, self._hear)

    async def close(self) -> None:
        if self._control is not None:
            asyncio.get_running_loop().remove_reader(self._control)
        self._clients.clear()


CLIENTS = KeptClients()


class Open:
    """The parts of a running host."""

    def __init__(self, server: TableServer, front: SshFront, keeper: Keeper | None = None) -> None:
        self.server, self.front, self.keeper = server, front, keeper
        self.state = front.state

    @property
    def club(self) -> Club:
        assert self.server.club is not None
        return self.server.club

    @property
    def port(self) -> int:
        return self.front.port


@asynccontextmanager
async def hosting(
    folder: Path,
    *,
    open: bool = False,
    names: tuple[str, ...] = ("Otto", "Rosa"),
    clients: Clients | None = None,
    compression: bool = True,
    address: str = "127.0.0.1",
    club: ClubSettings | None = None,
    kept: bool = False,
    ssh_url: str = "",
    **limits: Any,
) -> AsyncIterator[Open]:
    """A running host. `club`: it has accounts, in an SQLite database in its folder; `kept`: and an
    index of games, an archive and ratings, once `keeper.start` is called."""
    enrol(folder, *names)
    config = ServeConfig(
        port=0,
        address=address,
        ssh_url=ssh_url,
        data=str(folder),
        open=open,
        compression=compression,
        ponder=0.0,
        limits=SshLimits(**{**MANY, **limits}),
    )
    socket = folder / "s"
    host = make_host(folder)
    members = Club(open_database("", folder), host.disk, club) if club is not None else None
    server = TableServer(host, socket, members)
    keeper = Keeper(members, server) if kept and members is not None else None
    await server.start()
    library = keeper.library if keeper is not None else None
    front = SshFront(config, socket, club=members, library=library)
    server.requests.open_page = front.open_page
    server.requests.rests = front.renew_client
    if members is not None:
        server.lobby.names.enrolled = front.known_players
    front.state.clients = clients or CLIENTS
    await front.start()
    server.host.ssh = front.state.address
    try:
        yield Open(server, front, keeper)
    finally:
        await front.stop()
        if keeper is not None:
            await keeper.stop()
        await server.stop()
        if members is not None:
            members.database.close()


async def connect(
    port: int, name: str = "Rosa", *, host: str = "127.0.0.1", **options: Any
) -> asyncssh.SSHClientConnection:
    """An SSH connection of a player."""
    options.setdefault("client_keys", [KEYS[name]] if name in KEYS else None)
    options.setdefault("username", name)
    return await asyncssh.connect(
        host,
        port,
        known_hosts=None,
        agent_path=None,
        config=None,
        preferred_auth="publickey",
        **options,
    )


class Terminal:
    """A player's terminal: what it shows, and keys for it."""

    def __init__(self, conn: asyncssh.SSHClientConnection, process: Any, screen: Screen) -> None:
        self.conn, self.process, self.screen = conn, process, screen
        self.raw = b""
        self.closed = asyncio.Event()
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def come(
        cls,
        port: int,
        name: str = "Rosa",
        *,
        size: tuple[int, int] = (80, 24),
        env: dict[str, str] | None = None,
        **options: Any,
    ) -> Terminal:
        conn = await connect(port, name, **options)
        process = await conn.create_process(
            term_type="xterm-256color", term_size=size, env=env or {}, encoding=None
        )
        columns, rows = size
        return cls(conn, process, Screen(min(columns, 400), min(rows, 200)))

    async def _read(self) -> None:
        with contextlib.suppress(asyncssh.Error, OSError):
            while data := await self.process.stdout.read(65536):
                self.raw += data
                self.screen.feed(data)
                self._news.set()
        self.closed.set()
        self._news.set()

    async def shows(self, text: str) -> None:
        """Wait until the screen shows a text."""
        try:
            async with asyncio.timeout(PATIENCE):
                while text not in self.screen.text:
                    assert not self.closed.is_set(), f"closed:\n{self.raw[-2000:]!r}"
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError(f"no {text!r} on:\n{self.screen.text}") from None

    async def says(self, text: str) -> None:
        """Wait until the bytes contain a text."""
        try:
            async with asyncio.timeout(PATIENCE):
                while text.encode() not in self.raw:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError(f"no {text!r} in {self.raw[-2000:]!r}") from None

    def press(self, *keys: str) -> None:
        for key in keys:
            self.process.stdin.write(key.encode())

    async def close(self) -> None:
        self.conn.abort()
        await self.conn.wait_closed()


def clients() -> list[int]:
    """The client processes of the shared fork server."""
    return children_of(CLIENTS.pid)


def children_of(parent: int) -> list[int]:
    """The running child processes of a process."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdigit():
                state, above = (folder / "stat").read_text().rsplit(")", 1)[1].split()[:2]
                if int(above) == parent and state != "Z":
                    found.append(int(folder.name))
        except (OSError, IndexError):
            continue
    return found


async def gone() -> None:
    """Wait until no client process is left."""
    await until(lambda: not clients())
