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
from collections.abc import Awaitable, Callable, Container, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TextIO

import msgspec

from weimar_tui.kernel.errors import Argument, KernelError, SaveError
from weimar_tui.server.admin import (
    SOCKET,
    AdminAnswer,
    Announce,
    Ban,
    CloseByHost,
    ConnectionInfo,
    DrainRequest,
    Kick,
    ListTables,
    SeatBot,
    ShowOverview,
    Where,
    read_admin_request,
)
from weimar_tui.server.bans import Bans
from weimar_tui.server.branches import Branch
from weimar_tui.server.directory import FREE
from weimar_tui.server.drain import Drain
from weimar_tui.server.framing import (
    LARGEST_REQUEST,
    frame,
    framed,
    may_speak,
    read_frame,
    read_request,
)
from weimar_tui.server.host import Host, Refusal
from weimar_tui.server.limits import WEB_PREFIX, Bucket, Buckets, is_name, plain_text
from weimar_tui.server.listing import AT_ONCE, LobbySubscription
from weimar_tui.server.lobby import Lobby
from weimar_tui.server.machines.introduction import Left
from weimar_tui.server.names import name_key
from weimar_tui.server.notify import Notifier, NotifyPrefs
from weimar_tui.server.overview import overview
from weimar_tui.server.places import check_private
from weimar_tui.server.player_settings import PlayerSettings
from weimar_tui.server.replies import Bye, Chat, GameFile, Pong, Reply, Welcome, bye, refused
from weimar_tui.server.requests import (
    AddWord,
    AgreeToBot,
    AgreeToEnd,
    AnyRequest,
    AskHome,
    AskRematch,
    Befriend,
    CloseTable,
    Consent,
    Enter,
    Exit,
    Fetch,
    FetchRecord,
    FilterTables,
    Hello,
    HoldSeat,
    Invite,
    MakeTable,
    MoreFinished,
    OpenPage,
    PickOption,
    Ping,
    ReadInbox,
    ReadPage,
    Ready,
    ReportPlayer,
    Request,
    Resign,
    ReviewGame,
    Say,
    SearchArchive,
    SetSettings,
    SetWish,
    ShareGame,
    ShowPage,
    SinceTurn,
    Sit,
    Stand,
    Start,
    TakeVacation,
    UndoPick,
    Unseat,
)
from weimar_tui.server.server_table import ServerTable
from weimar_tui.server.talk import ChatLine, Talk
from weimar_tui.server.wire import PAGE, VERSION, Level, TableFilter, WireError
from weimar_tui.text.problems import english

if TYPE_CHECKING:
    from weimar_tui.server.club.club import Club

_log = logging.getLogger("weimar_tui.server")
_access_log = logging.getLogger("weimar_tui.access")
_TICK = 0.5
_LOOK_FOR_SAVES = 5.0
_EXPIRE = 60.0
_BACKLOG = 1024
"""Connections that wait to be accepted; on a Unix socket, further ones fail at once."""

_SAID_BEFORE = 3
"""Lobby chat lines sent to a new connection."""

_OTHERS = 3.0
"""Seconds between lobby updates about other players' games."""

_COSTS = {
    "enter": 6.0,
    "make-table": 10.0,
    "more-finished": 5.0,
    "show-page": 5.0,
    "filter": 5.0,
    "home": 2.0,
    "befriend": 5.0,
    "vacation": 5.0,
    "read-page": 15.0,
    "search-archive": 10.0,
    "share-game": 10.0,
    "fetch-record": 20.0,
    "review-game": 5.0,
    "rematch": 5.0,
    "start": 10.0,
    "fetch": 20.0,
    "set-settings": 5.0,
    "set-wish": 5.0,
    "since-turn": 10.0,
}
"""The cost of expensive requests, in ordinary requests."""

Reading = ReadPage | SearchArchive | ShareGame | FetchRecord | ReviewGame
Read = Callable[[str, Reading], Awaitable[Reply]]
FindBranch = Callable[[str, str, int], Awaitable[Branch]]

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]

GOING_DOWN = bye(KernelError("server-down"))


class Follower(Protocol):
    """What the server needs of the index of games."""

    def follow(self, tables: Mapping[str, ServerTable], finished: Container[str]) -> bool:
        """Write the tables that changed since the last call; False if the server must
        call it again later."""
        ...

    def lag(self) -> float:
        """Seconds since the oldest change that is not written yet."""
        ...

    async def close(self) -> None:
        """Wait until everything is written."""
        ...


class Client:
    """One connection. `introduced`: of a player at another machine, which shows the lobby."""

    def __init__(self, server: TableServer, writer: asyncio.StreamWriter) -> None:
        limits = server.host.limits
        self.server = server
        self.writer = writer
        self.name = ""
        self.introduced = False
        self.table: ServerTable | None = None
        self.subscription: LobbySubscription | None = None
        self.strikes = 0
        self.requests = Bucket(limits.requests_a_second, limits.requests_at_once)

    def send(self, reply: Reply) -> None:
        """Send; drop a client that does not read."""
        if self.writer.is_closing():
            return
        self.writer.write(frame(reply))
        unsent = self.writer.transport.get_write_buffer_size()
        if unsent > self.server.host.limits.unsent_bytes:
            _log.warning(
                "%s does not read its messages and is disconnected", self.name or "a client"
            )
            self.writer.transport.abort()

    def pass_on(self, body: bytes) -> None:
        """Send the body of a frame from another machine."""
        if not self.writer.is_closing():
            self.writer.write(framed(body))

    def strike(self) -> bool:
        """Count a violation; return True once there were too many."""
        self.strikes += 1
        return self.strikes >= self.server.host.limits.strikes


class Admin:
    """Executes the host's requests.

    The SSH front sets the rest: `send_away` ends the connections of a name or an address, `door` is
    the port for players and the fingerprint of the host's key, `refusals` are the latest refused
    logins, `client_bytes` is the memory of all client processes, `via` is how a player came in.
    """

    def __init__(self, server: TableServer) -> None:
        self.server = server
        self.door = (0, "")
        self.connections: Callable[[], Sequence[ConnectionInfo]] = tuple
        self.refusals: Callable[[], Sequence[str]] = tuple
        self.client_bytes: Callable[[], int] = lambda: 0
        self.via: Callable[[str], str] = lambda name: "socket"
        self.send_away: list[Callable[[str], int]] = [self._send_clients_away]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request of the host."""
        try:
            body = None
            if may_speak(writer):
                async with asyncio.timeout(self.server.host.limits.hello_seconds):
                    body = await read_frame(reader, LARGEST_REQUEST)
            if body is not None:
                writer.write(frame(await self._answer(body)))
                async with asyncio.timeout(self.server.host.limits.hello_seconds):
                    await writer.drain()
        except (KernelError, ConnectionError, TimeoutError):
            pass
        finally:
            writer.close()

    async def _answer(self, body: bytes) -> AdminAnswer:
        try:
            return await self._carry_out(read_admin_request(body))
        except KernelError as error:
            return _answer_of(error)
        except (msgspec.MsgspecError, RecursionError):
            return _answer_of(KernelError("wire-foreign"))

    async def _carry_out(self, request: object) -> AdminAnswer:
        lobby = self.server.lobby
        match request:
            case ListTables():
                tables = lobby.list_for_host()
                here = sorted({client.name for client in self.server.clients if client.name})
                return AdminAnswer(
                    number=len(tables),
                    tables=tables,
                    here=tuple(here),
                    active={id: table.record.active for id, table in lobby.tables.items()},
                    connections=tuple(self.connections()),
                    version=self.server.host.program,
                    draining=self.server.drain.draining,
                )
            case ShowOverview():
                return AdminAnswer(overview=await overview(self.server))
            case DrainRequest(minutes=None):
                _access_log.info("the host cancelled the stop")
                return AdminAnswer(number=int(self.server.drain.cancel()))
            case DrainRequest(minutes=float(minutes)):
                _access_log.info("the host stops the server in %s minutes", minutes)
                self.server.drain.begin(minutes)
                return AdminAnswer(number=1)
            case Where():
                port, fingerprint = self.door
                return AdminAnswer(port=port, fingerprint=fingerprint)
            case CloseByHost(table=id):
                table = await lobby.close_by_host(id)
                _access_log.info("the host has closed table %s", id)
                title = table.record.title
                self.server.show_out(table, KernelError("removed-by-host", title=title))
                return AdminAnswer(number=1)
            case Kick(name=name):
                _access_log.info("the host disconnected %s", plain_text(name))
                return AdminAnswer(number=self._send_away(name))
            case Ban(who=who, yes=yes):
                return AdminAnswer(number=await self._ban(who, yes))
            case SeatBot(table=id, seat=seat, bot=bot):
                await lobby.table_of_host(id).votes.seat_bot(seat, bot)
                _access_log.info("the host seated a bot at table %s, %s", id, seat)
                return AdminAnswer(number=1)
            case Announce(text=text, table=id):
                return AdminAnswer(number=self._announce(plain_text(text), id))
        raise KernelError("wire-foreign")

    async def _ban(self, who: str, yes: bool) -> int:
        bans, disk = self.server.bans, self.server.host.disk
        if yes:
            await disk.run(bans.add, who)
            _access_log.info("the host banned %s", who)
            return self._send_away(who)
        was_banned: bool = await disk.run(bans.remove, who)
        _access_log.info("the host unbanned %s", who)
        return int(was_banned)

    def _announce(self, text: str, id: str) -> int:
        lobby = self.server.lobby
        if not text:
            raise KernelError("say-empty")
        if id and id not in lobby.tables:
            raise KernelError("table-unknown")
        if id:
            lobby.tables[id].audience.announce("host-says", said=text)
            return 1
        self.server.announce("host-says", said=text)
        return len(lobby.tables)

    def _send_away(self, who: str) -> int:
        return max(send(who) for send in self.send_away)

    def _send_clients_away(self, who: str) -> int:
        clients = [c for c in self.server.clients if name_key(c.name) == name_key(who)]
        for client in clients:
            client.send(bye(KernelError("sent-away")))
            client.writer.close()
        return len(clients)


class TableServer:
    """All games of a host. Call `start`, then `stop`.

    `open_page` shows a player a page that only the SSH front draws; False if it cannot. `read`
    answers requests to read the club's pages, `find_branch` finds a finished game to continue.
    `index` learns of changed tables twice a second.
    `has_tables`: its tables are not copies of another machine's. `has_lease`: of several machines,
    whether this one has its lease.
    """

    has_tables = True

    def __init__(self, host: Host, path: Path, club: Club | None = None) -> None:
        self.host = host
        self.club = club
        self.open_page: Callable[[str, str], bool] = lambda name, page: False
        self.read: Read = _nothing_to_read
        self.find_branch: FindBranch = _no_branch
        self.path = path
        self.lobby = Lobby(host)
        self.clients: set[Client] = set()
        self.lobby.connected = lambda: (client.name for client in self.clients if client.name)
        self.chat = Buckets(host.limits.chat_a_second, host.limits.chat_at_once)
        self.bans = Bans(host.folder)
        self.admin = Admin(self)
        self.drain = Drain(self.announce)
        self.prefs = NotifyPrefs(host.folder, host.disk)
        self.settings = PlayerSettings(host.folder, host.disk)
        self.notifier = Notifier(host.notify, self.prefs, host.notify_after)
        self._sockets: list[tuple[asyncio.Server, Path]] = []
        self._ticking: asyncio.Task[None] | None = None
        self._opening: asyncio.Task[None] | None = None
        self._held: TextIO | None = None
        self._untold: set[str] = set()
        self.index: Follower | None = None
        self.talk = Talk([], 0)
        self.has_lease: Callable[[], bool] | None = None

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
        self.lobby.open(games=False, over=over)
        self.prefs.open()
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
        last = looked = expired = last_told = self.host.clock()
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            await asyncio.sleep(_TICK)
            self.host.measures.loop_lag.add(max(0.0, loop.time() - begun - _TICK))
            now = self.host.clock()
            for table in list(self.lobby.tables.values()):
                try:
                    table.audience.send_due()
                    table.run_clock(now - last)
                    table.answering.pass_for_absent()
                    if table.votes.are_decided:
                        table.later(table.votes.carry_out())
                    if table.file.is_due:
                        table.later(table.write_if_changed())
                except Exception:
                    _log.exception("table %s", table.record.id)
            last = now
            if self._index_follows():
                self.lobby.put_away()
            connected = {client.name for client in self.clients}
            self.notifier.look(list(self.lobby.tables.values()), connected)
            if now - looked >= _LOOK_FOR_SAVES:
                looked = now
                if await self.lobby.look_for_saves():
                    self.lobby.changed.set()
            if now - expired >= _EXPIRE:
                expired = now
                for table in await self.lobby.expire():
                    title = table.record.title
                    self.show_out(table, KernelError("removed-unused", title=title))
                if self.lobby.names.lists_players and self.club is None:
                    # In a club, settings are kept as long as the account.
                    await self.settings.forget_others(self.lobby.names.knows)
            if now - last_told >= _OTHERS:
                last_told = now
                self._tell_changes(with_others=True)
            elif self.lobby.changed.is_set():
                self._tell_changes(with_others=False)

    def _index_follows(self) -> bool:
        """Tell the index what changed; return whether it accepted that."""
        lobby = self.lobby
        return self.index is None or self.index.follow(lobby.tables, lobby.kept)

    def _tell_changes(self, *, with_others: bool) -> None:
        """Send changes to players in the lobby; those of other players' games not at every pick."""
        news, here = self.lobby.changed, self._here()
        news.clear()
        ids, news.untold = news.untold, set()
        self._untold |= ids
        ids = self._untold if with_others else ids
        for client in list(self.clients):
            if client.subscription is not None and client.table is None:
                changes = client.subscription.changes(here, ids, with_others=with_others)
                if changes is not None:
                    client.send(changes)
        if with_others:
            self._untold = set()

    def _here(self) -> tuple[str, ...]:
        return tuple(sorted({client.name for client in self.clients if client.name})[:100])

    def _tell_lobby(self, client: Client) -> None:
        if client.introduced:
            client.send(Left())
            return
        client.subscription = client.subscription or LobbySubscription(self.lobby, client.name)
        client.send(client.subscription.whole(self._here()))
        for line in self.talk.lines[-_SAID_BEFORE:]:
            self._tell_line(client, line)

    # --- one connection -------------------------------------------------------------------------
    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        client = Client(self, writer)
        if may_speak(writer) and len(self.clients) < self.host.limits.connections:
            await self._serve_client(client, reader)
        else:
            client.send(bye(KernelError("server-full")))
            writer.close()

    async def serve_introduced(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, name: str
    ) -> None:
        """Serve a player whom another machine has let in. The lobby is that machine's."""
        client = Client(self, writer)
        client.introduced, client.name = True, name
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
        if not isinstance(hello, Hello) or not is_name(hello.name):
            raise WireError("hello-missing", fatal=True)
        if hello.version != VERSION:
            raise WireError("hello-version", fatal=True, client=hello.version, server=VERSION)
        if self.bans.holds(hello.name):
            raise WireError("hello-banned", fatal=True)
        account = await self.club.seek(hello.name) if self.club is not None else None
        name = self.lobby.names.spelling(hello.name)
        if sum(c.name == name for c in self.clients) >= limits.connections_each:
            raise WireError("hello-often", fatal=True)
        client.name = name
        host, keeps = self.host, not name.startswith(WEB_PREFIX)
        client.send(
            Welcome(
                name=client.name,
                games=tuple(hosted.offered for hosted in host.games.values()),
                wish=self.prefs.of(client.name),
                tells_away=bool(host.notify),
                role=account.role if account is not None else "",
                settings=await self.settings.of(name) if keeps else {},
                keeps_settings=keeps,
            )
        )
        self._tell_lobby(client)
        self.lobby.changed.set()

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
                client.requests.spend(_COSTS.get(about, 1.0) - 1.0, self.host.clock())
                await self._carry_out(client, request)
            except WireError as error:
                if client.strike():
                    raise WireError("wire-wrong") from None
                client.send(refused(about, error))
            except KernelError as error:
                client.send(refused(about, error))

    # --- requests -------------------------------------------------------------------------------
    async def _carry_out(self, client: Client, request: AnyRequest) -> None:
        name, lobby = client.name, self.lobby
        match request:
            case Say(table="", text=text):
                await self._say_in_lobby(client, text)
            case ReadPage() | SearchArchive() | ShareGame() | FetchRecord() | ReviewGame():
                client.send(await self.read(name, request))
            case OpenPage(page=page):
                if not self.open_page(name, page):
                    raise Refusal("page-none")
            case ReportPlayer():
                await self._report(client, request)
            case Hello():
                raise Refusal("hello-again")
            case Ping(n=n):
                client.send(Pong(n=n))
            case MakeTable():
                if self.drain.draining:
                    raise Refusal("drain-tables")
                await self._make(client, request)
            case Enter(table=id, through=through):
                await self._enter(client, await lobby.find(name, id), through)
            case SetWish() | SetSettings():
                await self._keep(name, request)
            case Exit():
                self._exit(client)
                self._tell_lobby(client)
            case MoreFinished() | ShowPage() | FilterTables():
                self._turn_page(client, request)
            case AskHome() | ReadInbox() | Befriend() | TakeVacation():
                if self.club is None:
                    raise Refusal("page-none")
                client.send(await self.club.home.carry_out(name, request))
            case _:
                await self._arrange(client, await lobby.find(name, request.table), request)

    async def _make(self, client: Client, request: MakeTable) -> None:
        """Make a table, and start its game if that is wanted."""
        await self._look_up(*request.invited)
        branch = None
        if request.branch:
            branch = await self.find_branch(client.name, request.branch, request.moment)
        table = await self.lobby.make(client.name, request, branch)
        await self._enter(client, table, "")
        if request.begin:
            seats = table.record.seats
            seat = next((id for id, one in seats.items() if not one.bot), "")
            await table.seating.sit(client.name, seat)
            await table.seating.start(client.name)
        await self._tell_invited(client.name, table, *request.invited)

    async def _tell_invited(self, by: str, table: ServerTable, *names: str) -> None:
        """Put an invitation into the inboxes of these players."""
        here = {client.name for client in self.clients}
        self.notifier.invite(table, by, [name for name in names if name not in here])
        if self.club is not None and names:
            title, id = table.record.title, table.record.id
            await self.club.home.tell(names, "invited", by=by, title=title, table=id)
            for client in [c for c in self.clients if c.name in names and c.table is None]:
                client.send(await self.club.home.carry_out(client.name, AskHome()))

    def _turn_page(self, client: Client, request: MoreFinished | ShowPage | FilterTables) -> None:
        """Show a player in the lobby another part of a list."""
        if client.subscription is None or client.table is not None:
            return
        if isinstance(request, FilterTables):
            client.subscription.filter = request.filter if request.filter != TableFilter() else None
            client.subscription.starts[FREE] = 0
        elif isinstance(request, ShowPage):
            client.subscription.starts[request.list] = request.start // PAGE * PAGE
        else:
            client.subscription.finished += AT_ONCE
        self._tell_lobby(client)

    async def _keep(self, name: str, request: SetWish | SetSettings) -> None:
        """Keep a player's settings."""
        try:
            if isinstance(request, SetWish):
                await self.prefs.change(name, request.wish)
            elif name.startswith(WEB_PREFIX):
                raise Refusal("settings-visitor")
            else:
                await self.settings.change(name, request.changes)
        except SaveError as error:
            raise self._cannot_save(error) from None

    async def _report(self, client: Client, request: ReportPlayer) -> None:
        """Store a report with the chat lines that its author can read."""
        if self.club is None:
            raise Refusal("page-none")
        talk, seat, id = self.talk, "", ""
        if request.table:
            table = await self.lobby.find(client.name, request.table)
            talk, seat, id = table.talk, table.seat_of(client.name), table.record.id
        heard = [line for line in talk.lines if line.heard_by(client.name, seat)]
        await self.club.report(client.name, request.person, id, plain_text(request.text), heard)
        self._tell_alone(client, KernelError("report-stored", name=request.person), id)

    async def _look_up(self, *names: str) -> None:
        """Look names up among the club's accounts, so that their spelling is known."""
        if self.club is not None:
            for name in names:
                await self.club.seek(name)

    async def _say_in_lobby(self, client: Client, text: str) -> None:
        """Send a chat line to everyone who is not at a table."""
        plain = plain_text(text)
        if not plain:
            raise Refusal("say-empty")
        if self.club is not None:
            await self.club.check_talk(client.name, lobby=True)
        if not self.chat.take(name_key(client.name), self.host.clock()):
            raise Refusal("say-slowly")
        line = self.talk.add(client.name, "", plain)
        for other in list(self.clients):
            if other.subscription is not None and other.table is None:
                self._tell_line(other, line)

    def announce(self, id: str, /, **arguments: Argument) -> None:
        """Add the message `problem-<id>` to the talk of the lobby and of every table."""
        text = english(KernelError(id, **arguments))
        for table in self.lobby.tables.values():
            table.audience.send_line(table.talk.add("", "", text, id=id, arguments=arguments))
        line = self.talk.add("", "", text, id=id, arguments=arguments)
        for client in list(self.clients):
            if client.subscription is not None and client.table is None:
                self._tell_line(client, line)

    def _tell_line(self, client: Client, line: ChatLine) -> None:
        client.send(Chat(table="", **msgspec.structs.asdict(line)))

    async def _check_level(self, name: str, table: ServerTable) -> None:
        """Raise Refusal if a table is for players of another level; invited ones can always sit."""
        record, level = table.record, table.record.level
        if self.club is None or level == Level() or name in (record.owner, *record.invited):
            return
        rating, provisional = await self.club.standing(name, record.game, len(record.seats))
        if level.admits(rating, provisional=provisional):
            return
        if level.who and provisional != (level.who == "new"):
            raise Refusal("sit-settled" if provisional else "sit-new")
        raise Refusal("sit-level", low=level.low or "–", high=level.high or "–", rating=rating)

    async def _check_talk(self, client: Client, table: ServerTable) -> None:
        """Raise Refusal if the player cannot talk at a table now."""
        if client.table is not table:
            raise Refusal("say-elsewhere")
        if not self.chat.take(name_key(client.name), self.host.clock()):
            raise Refusal("say-slowly")
        if self.club is not None:
            await self.club.check_talk(client.name, lobby=False)

    def _cannot_save(self, error: SaveError) -> Refusal:
        _log.error("%s", english(error))
        return Refusal("disk-full")

    async def _arrange(self, client: Client, table: ServerTable, request: AnyRequest) -> None:
        """Execute a request about one table."""
        name = client.name
        match request:
            case PickOption(decision=number, option=option, turn=turn):
                with self.host.measures.answers.measured():
                    await table.pick(name, number, option, turn)
            case UndoPick(turn=turn):
                await table.undo(name, turn)
            case SinceTurn():
                client.send(await table.since_turn(name))
            case Say(text=text, to=to, person=person):
                await self._check_talk(client, table)
                table.say(name, text, to, person)
            case Sit(seat=seat):
                await self._check_level(name, table)
                await table.seating.sit(name, seat)
            case Stand():
                await table.seating.stand(name)
            case Unseat() | HoldSeat() | Invite():
                await self._arrange_people(name, table, request)
            case AddWord(word=word):
                await table.seating.add_word(name, word)
            case Start(when_ready=when_ready):
                await table.seating.start(name, when_ready)
            case Ready(yes=yes):
                await table.seating.ready(name, yes)
            case AgreeToBot() | Consent() | Resign() | AgreeToEnd() | AskRematch():
                await self._agree(name, table, request)
            case Fetch():
                file, data = await table.recording(name)
                client.send(GameFile(table=table.record.id, name=file, data=data))
            case CloseTable():
                await self.lobby.close_table(name, table)
                title = table.record.title
                self.show_out(table, KernelError("removed-by-owner", owner=name, title=title))

    async def _agree(
        self,
        name: str,
        table: ServerTable,
        request: AgreeToBot | Consent | Resign | AgreeToEnd | AskRematch,
    ) -> None:
        """Execute a request about an agreement between players."""
        match request:
            case AgreeToBot(seat=seat, yes=yes):
                await table.votes.agree_to_bot(name, seat, yes)
            case Consent(yes=yes):
                await table.votes.consent(name, yes)
            case Resign():
                await table.votes.resign(name)
            case AgreeToEnd(yes=yes):
                await table.votes.agree_to_end(name, yes)
            case AskRematch(answer=answer):
                if self.drain.draining:
                    raise Refusal("drain-tables")
                await self.lobby.ask_rematch(name, table, answer)

    async def _arrange_people(
        self, name: str, table: ServerTable, request: Unseat | HoldSeat | Invite
    ) -> None:
        """Execute an owner's decision about people before the game."""
        match request:
            case Unseat(seat=seat, reason=reason):
                person = await table.seating.unseat(name, seat, reason)
                self._show_out_uninvited(table)
                await self._tell_unseated(table, person, plain_text(reason))
                return
            case HoldSeat(seat=seat, bot=bot):
                await table.seating.hold(name, seat, bot)
            case Invite(person=person, yes=yes):
                await self._look_up(person)
                known = self.lobby.known_players((person,)) if yes else [person]
                await table.seating.invite(name, known[0], yes)
                if yes:
                    await self._tell_invited(name, table, known[0])
        self._show_out_uninvited(table)

    async def _tell_unseated(self, table: ServerTable, person: str, reason: str) -> None:
        """Tell a player who is not at the table any more why the seat was taken."""
        why = KernelError("unseated", title=table.record.title, reason=reason or "–")
        for other in [c for c in self.clients if c.name == person and c.table is not table]:
            self._tell_alone(other, why)
        if self.club is not None and not any(c.name == person for c in self.clients):
            title = table.record.title
            await self.club.home.tell((person,), "unseated", title=title, reason=reason)

    def _tell_alone(self, client: Client, news: KernelError, table: str = "") -> None:
        """Send a message to one connection, in the lobby or at a table."""
        client.send(
            Chat(
                table=table,
                n=0,
                player="",
                seat="",
                text=english(news),
                id=news.id,
                arguments=news.arguments,
            )
        )

    def _show_out_uninvited(self, table: ServerTable) -> None:
        """Send those who can no longer see a table back to the lobby."""
        self.lobby.changed.set()
        for other in [c for c in self.clients if c.table is table and not table.may_see(c.name)]:
            self._exit(other)
            self._tell_lobby(other)

    def show_out(self, table: ServerTable, why: KernelError) -> None:
        """Send everyone at a removed table back to the lobby, and tell them why."""
        self.lobby.changed.set()
        if table.record.id in self.lobby.tables:
            return
        for other in [c for c in self.clients if c.table is table]:
            self._exit(other)
            if other.introduced and why.id == "table-moved":
                other.writer.close()  # the other machine looks for the table
                continue
            self._tell_lobby(other)
            self._tell_alone(other, why)

    async def _enter(self, client: Client, table: ServerTable, through: str) -> None:
        if client.table is not table:
            self._exit(client)
        try:
            await table.enter(client, through)
        except Exception:
            if client.table is not table:
                table.leave(client)
            raise
        client.table = table

    def _exit(self, client: Client) -> None:
        if client.table is not None:
            client.table.leave(client)
            client.table = None


def _answer_of(error: KernelError) -> AdminAnswer:
    return AdminAnswer(error=english(error), id=error.id, arguments=error.arguments)


async def _no_branch(_name: str, _about: str, _moment: int) -> Branch:
    raise Refusal("page-none")


async def _nothing_to_read(_name: str, _request: Request) -> Reply:
    raise Refusal("page-none")


def _allow_many_files() -> None:
    """Raise this process's limit of open files and connections to the maximum."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
