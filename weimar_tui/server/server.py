"""The table server: one asyncio process on a Unix socket that owns all games.

It validates all input. Only the host's own user can open the socket; under `weimar serve` its
clients are processes started by the SSH front end.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import resource
from collections.abc import Awaitable, Callable, Collection, Container, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TextIO

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.admin import SOCKET
from weimar_tui.server.announcement import (
    Announcement,
    read_announcement,
    write_announcement,
)
from weimar_tui.server.bans import Bans
from weimar_tui.server.client import Client
from weimar_tui.server.drain import Drain
from weimar_tui.server.due import DueTimes, look_at, next_look
from weimar_tui.server.framing import LARGEST_REQUEST, may_speak, read_frame, read_request
from weimar_tui.server.host import Host
from weimar_tui.server.host_requests import Admin
from weimar_tui.server.limits import WEB_PREFIX, is_name, is_visitor
from weimar_tui.server.lobby import Lobby
from weimar_tui.server.lobby_audience import LobbyAudience
from weimar_tui.server.machines.introduction import Introduce
from weimar_tui.server.names import name_key
from weimar_tui.server.notify import Notifier, NotifyPrefs
from weimar_tui.server.places import check_private
from weimar_tui.server.player_settings import PlayerSettings
from weimar_tui.server.replies import Bye, GameOffered, Welcome, bye, refused
from weimar_tui.server.request_handler import RequestHandler, cost_of
from weimar_tui.server.requests import AnyRequest, Hello
from weimar_tui.server.server_table import ServerTable
from weimar_tui.server.visiting import check_request
from weimar_tui.server.wire import VERSION, WireError, speaks

if TYPE_CHECKING:
    from weimar_tui.server.club.club import Club

_log = logging.getLogger("weimar_tui.server")
_access_log = logging.getLogger("weimar_tui.access")
_TICK = 0.5
_LOOK_FOR_SAVES = 5.0
_EXPIRE = 60.0
_BACKLOG = 1024
"""Connections that wait to be accepted; on a Unix socket, further ones fail at once."""

_OTHERS = 3.0
"""Seconds between lobby updates about other players' games."""

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]

GOING_DOWN = bye(KernelError("server-down"))


class Follower(Protocol):
    """What the server needs of the index of games."""

    def follow(
        self,
        tables: Mapping[str, ServerTable],
        finished: Container[str],
        changed: Collection[str] | None = None,
    ) -> bool:
        """Write the tables that changed since the last call (`changed`: only these can have); False
        if the server must call it again later."""
        ...

    def lag(self) -> float:
        """Seconds since the oldest change that is not written yet."""
        ...

    async def close(self) -> None:
        """Wait until everything is written."""
        ...


class TableServer:
    """All games of a host. Call `start`, then `stop`.

    `index` learns of changed tables twice a second. `has_tables`: its tables are not copies of
    another machine's. `has_lease`: of several machines, whether this one has its lease;
    `lease_left`: the seconds for which it can rely on that.
    """

    has_tables = True

    def __init__(self, host: Host, path: Path, club: Club | None = None) -> None:
        self.host = host
        self.club = club
        self.path = path
        self.lobby = Lobby(host)
        self.clients: set[Client] = set()
        self.audience = LobbyAudience(self.lobby, self.clients)
        self.lobby.connected = self.audience.players
        self.requests = RequestHandler(self)
        self.bans = Bans(host.folder)
        self.admin = Admin(self)
        self.drain = Drain(self.audience.announce)
        self.prefs = NotifyPrefs(host.folder, host.disk)
        self.settings = PlayerSettings(host.folder, host.disk)
        self.notifier = Notifier(host.notify, self.prefs, host.notify_after)
        self._sockets: list[tuple[asyncio.Server, Path]] = []
        self._ticking: asyncio.Task[None] | None = None
        self._opening: asyncio.Task[None] | None = None
        self._held: TextIO | None = None
        self.index: Follower | None = None
        self._due = DueTimes()
        self._looked = host.clock()
        self.has_lease: Callable[[], bool] | None = None
        self.lease_left: Callable[[], float] | None = None
        self.announcement = Announcement()

    # --- running --------------------------------------------------------------------------------
    async def start(self) -> None:
        """Open the tables and the socket.

        Raises KernelError if another server is running on the folder, or if others can change it.
        """
        self.host.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        check_private(self.host.folder)
        self._held = (self.host.folder / "server.lock").open("w")
        try:
            fcntl.flock(self._held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._held.close()
            raise KernelError("server-other", path=str(self.host.folder)) from None
        _allow_many_files()
        over = await self.club.finished_tables() if self.club is not None else {}
        if self.club is not None:
            with contextlib.suppress(KernelError):  # the keeper tries again
                self.host.renamed = await self.club.renamed()
                self.host.muted = await self.club.muted()
                self.host.shut_out = await self.club.shut_out()
                self.host.apart = await self.club.apart()
                self.host.vacations = await self.club.home.on_vacation()
        self.lobby.open(games=False, over=over)
        self.prefs.open()
        self.announcement = read_announcement(self.host.folder)
        await self._listen_at(self.path, self._serve)
        await self._listen_at(self.host.folder / SOCKET, self.admin.serve)
        self._ticking = asyncio.create_task(self._tick())
        self._opening = asyncio.create_task(self.lobby.open_games())

    async def _listen_at(self, path: Path, serve: Serve) -> None:
        """Open a socket for this user only."""
        path.unlink(missing_ok=True)  # noqa: ASYNC240 (nobody is served yet)
        old = os.umask(0o177)
        try:
            server = await asyncio.start_unix_server(
                serve, path=path, limit=2 * LARGEST_REQUEST, backlog=_BACKLOG
            )
        finally:
            os.umask(old)
        self._sockets.append((server, path))

    async def stop(self, why: Bye = GOING_DOWN) -> None:
        """Notify everyone, write everything, and end."""
        for client in list(self.clients):
            client.send(why)
        for listening, path in self._sockets:
            listening.close()
            path.unlink(missing_ok=True)
        for task in (self._ticking, self._opening):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        self.notifier.close()
        if self.index is not None:
            await self.index.close()
            self._index_follows()
            await self.index.close()
        await self.lobby.close()
        await asyncio.to_thread(self.host.disk.close)
        self.host.bots.close()
        for client in list(self.clients):
            with contextlib.suppress(OSError, TimeoutError):
                await asyncio.wait_for(client.writer.drain(), 1.0)
            client.writer.close()
        if self._held is not None:
            self._held.close()

    async def _tick(self) -> None:
        """Update clocks, delayed spectators and the lobby."""
        looked = expired = last_told = self.host.clock()
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            await asyncio.sleep(_TICK)
            self.host.measures.loop_lag.add(max(0.0, loop.time() - begun - _TICK))
            now = self.host.clock()
            self.look_at_due(now)
            if self._index_follows():
                self.lobby.put_away()
            if now - looked >= _LOOK_FOR_SAVES:
                looked = now
                if await self.lobby.look_for_saves():
                    self.lobby.changed.set()
            if now - expired >= _EXPIRE:
                expired = now
                for table in await self.lobby.expire():
                    title = table.title
                    self.audience.show_out(table, KernelError("removed-unused", title=title))
                if self.lobby.names.lists_players and self.club is None:
                    # In a club, settings are kept as long as the account.
                    await self.settings.forget_others(self.lobby.names.knows)
            if now - last_told >= _OTHERS:
                last_told = now
                self.audience.send_changes(with_others=True)
            elif self.lobby.changed.is_set():
                self.audience.send_changes(with_others=False)

    def look_at_due(self, now: float) -> int:
        """Look at the tables that have changed or are due; return how many."""
        changes, looked = self.lobby.changed, []
        since, self._looked = self._looked, now
        ids, changes.unchecked = changes.unchecked, set()
        for id in ids.union(self._due.take(now)):
            table = self.lobby.tables.get(id)
            if table is None:
                continue
            looked.append(table)
            try:
                look_at(table, since)
            except Exception:
                _log.exception("table %s", table.record.id)
            self._due.put(id, next_look(table, now, self.notifier.after))
        self.notifier.look(looked, self.audience.online())
        return len(looked)

    def _index_follows(self) -> bool:
        """Tell the index what changed; return whether it accepted that."""
        lobby, changes = self.lobby, self.lobby.changed
        if self.index is None:
            changes.unindexed.clear()
            return True
        if not self.index.follow(lobby.tables, lobby.kept, changes.unindexed):
            return False
        changes.unindexed = set()
        return True

    # --- one connection -------------------------------------------------------------------------
    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        client = Client(self.host.limits, writer, self.audience.show)
        if may_speak(writer) and len(self.clients) < self.host.limits.connections:
            await self._serve_client(client, reader)
        else:
            client.send(bye(KernelError("server-full")))
            writer.close()

    async def serve_introduced(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, player: Introduce
    ) -> None:
        """Serve a player whom another machine has let in. The lobby is that machine's."""
        client = Client(self.host.limits, writer, self.audience.show)
        client.introduced, client.name, client.version = True, player.name, player.version
        # With TLS, the default is above the size from which a client is behind.
        writer.transport.set_write_buffer_limits(high=self.host.limits.behind_bytes)
        if len(self.clients) < self.host.limits.connections:
            await self._serve_client(client, reader)
        else:
            client.send(bye(KernelError("server-full")))

    async def _serve_client(self, client: Client, reader: asyncio.StreamReader) -> None:
        try:
            self.clients.add(client)
            if not client.introduced:
                await self._greet(client, reader)
            await self._listen(client, reader)
        except WireError as error:
            client.send(bye(error))
        except (ConnectionError, TimeoutError, asyncio.CancelledError):
            pass
        except Exception:
            _log.exception("a connection of %s failed", client.name or "somebody")
            client.send(bye(KernelError("server-mistake")))
        finally:
            self.clients.discard(client)
            self._check_tables_of(client.name)
            if client.table is not None:
                client.table.leave(client)
            self.lobby.changed.set()
            client.writer.close()

    async def _greet(self, client: Client, reader: asyncio.StreamReader) -> None:
        limits = self.host.limits
        try:
            async with asyncio.timeout(limits.hello_seconds):
                body = await read_frame(reader, LARGEST_REQUEST)
        except TimeoutError:
            raise WireError("hello-missing", fatal=True) from None
        hello = read_request(body) if body is not None else None
        if not isinstance(hello, Hello) or not (is_name(hello.name) or is_visitor(hello.name)):
            raise WireError("hello-missing", fatal=True)
        if not speaks(hello.version):
            raise WireError("hello-version", fatal=True, client=hello.version, server=VERSION)
        if self.bans.holds(hello.name):
            raise WireError("hello-banned", fatal=True)
        visits = is_visitor(hello.name)
        account = await self.club.seek(hello.name) if self.club and not visits else None
        now = account.name if account is not None else self.host.now_called(hello.name)
        if not visits and name_key(now) != name_key(hello.name):
            raise WireError("renamed", fatal=True, name=now)
        name = hello.name if visits else self.lobby.names.spelling(hello.name)
        theirs = [c.session for c in self.clients if c.name == name]
        # A client that replaces another one of the same session comes before that one goes.
        replaces = bool(hello.session) and hello.session in theirs
        if len(theirs) - replaces >= limits.connections_each:
            raise WireError("hello-often", fatal=True)
        client.name, client.version = name, hello.version
        client.program, client.session = hello.program, hello.session
        host, keeps = self.host, not (visits or name.startswith(WEB_PREFIX))
        if self.club is not None and account is not None and account.renamed is not None:
            before: list[str] = []
            with contextlib.suppress(KernelError):  # the next login tries again
                before = await self.club.former_names(account)
            if any(map(self.bans.holds, before)):
                raise WireError("hello-banned", fatal=True)
            await self.prefs.inherit(name, before)
            await self.settings.inherit(name, before)
        client.send(
            Welcome(
                name=client.name,
                games=self.offered_to(client),
                wish=self.prefs.of(client.name),
                tells_away=self.has_tables and bool(host.notify),
                role=account.role if account is not None else "",
                settings=await self.settings.of(name) if keeps else {},
                keeps_settings=keeps,
                table=hello.table or self.table_of_session(client.session),
                ssh=host.ssh,
            )
        )
        self._check_tables_of(name)
        self.audience.show(client)
        if said := self.announcement.at(self.host.now()):
            self.audience.repeat(client, said)
        self.lobby.changed.set()

    async def keep_announcement(self, announcement: Announcement) -> None:
        """Tell everyone who logs in from now on, also after a restart. Raises SaveError."""
        await self.host.disk.run(write_announcement, self.host.folder, announcement)
        self.announcement = announcement

    async def say_in_lobby(self, name: str, text: str) -> None:
        """Send a chat line to everyone in the lobby. Raises Refusal."""
        self.audience.say(name, text)

    def offered_to(self, client: Client) -> tuple[GameOffered, ...]:
        """Return the games for new tables, with the rules that the client has."""
        return tuple(hosted.offered for hosted in self.host.games.values())

    def table_of_session(self, session: str) -> str:
        """Return the table at which a client of this session was before; "" for none."""
        return ""

    def note_elsewhere(self, names: frozenset[str]) -> None:
        """Note who is connected to other machines."""
        changed = names ^ self.audience.elsewhere
        self.audience.elsewhere = names
        for name in changed:
            self._check_tables_of(name)
            self.lobby.changed.set()

    def _check_tables_of(self, name: str) -> None:
        """Look at a player's tables soon: they may need a message about their turn now, or none."""
        self.lobby.changed.unchecked |= self.lobby.directory.of(name)

    async def _listen(self, client: Client, reader: asyncio.StreamReader) -> None:
        while not client.writer.is_closing():
            body = await read_frame(reader, LARGEST_REQUEST)
            if body is None:
                return
            about = ""
            try:
                if not client.requests.take(self.host.clock()):
                    raise WireError("wire-much")
                request = read_request(body)
                about = str(request.__struct_config__.tag)
                client.requests.spend(cost_of(about) - 1.0, self.host.clock())
                if client.is_visitor:
                    check_request(request, self.lobby.tables)
                await self._carry_out(client, request)
            except WireError as error:
                if client.strike():
                    raise WireError("wire-wrong") from None
                client.send(refused(about, error))
            except KernelError as error:
                client.send(refused(about, error))

    async def _carry_out(self, client: Client, request: AnyRequest) -> None:
        await self.requests.carry_out(client, request)


def _allow_many_files() -> None:
    """Raise this process's limit of open files and connections to the maximum."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
