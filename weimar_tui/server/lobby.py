"""All tables of a server: listed, closed, and reopened after a restart."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping
from heapq import merge
from itertools import islice
from pathlib import Path

from weimar_tui.bots.question import place_of
from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.kernel.journal import SUFFIX, Header, read_save
from weimar_tui.server.directory import ENDED, FREE, Directory, LobbyChanges, free_in
from weimar_tui.server.finished import FinishedTables
from weimar_tui.server.host import Host, Refusal
from weimar_tui.server.muted import with_shown_title
from weimar_tui.server.names import NameBook, name_key
from weimar_tui.server.record import OVER, PLAYING, WAITING, TableRecord, is_id
from weimar_tui.server.replies import SavedGame, TableState, is_my_turn
from weimar_tui.server.server_table import ServerTable
from weimar_tui.server.table_making import TableMaker
from weimar_tui.server.table_status import Finished
from weimar_tui.server.table_store import LostTable, TableStore
from weimar_tui.server.wire import TableFilter
from weimar_tui.text.problems import english

_log = logging.getLogger("weimar_tui.server")
_FINISHED_SHOWN = 20
_SAVES_SHOWN = 50
_JUMP = 60.0
"""Largest correction of the calendar, in seconds, that is ignored."""


class Kept:
    """The ids of existing tables that are not open here: finished ones, and those that moved to
    other machines."""

    def __init__(self, finished: Container[str], moved: Container[str]) -> None:
        self._finished = finished
        self._moved = moved

    def __contains__(self, id: object) -> bool:
        return id in self._finished or id in self._moved


class Lobby:
    """The tables. `open` reads those of an earlier run and resumes their games.

    `tables` are the active ones; of `finished` ones only the list entry is kept until a player
    enters. `changed` is set when there is news. `draining`: no new tables. `moved`: tables that
    moved from here to other machines.
    """

    def __init__(self, host: Host) -> None:
        self.host = host
        self.changed = LobbyChanges()
        self.directory = Directory(host.now_called)
        self.tables: dict[str, ServerTable] = {}
        self._shelf = asyncio.Lock()
        self.finished = FinishedTables(host.now_called)
        self.saves: tuple[SavedGame, ...] = ()
        self._headers: dict[tuple[str, int, int], SavedGame | None] = {}
        self.connected: Callable[[], Iterable[str]] = tuple
        self.names = NameBook(self._met)
        self.maker = TableMaker(self)
        self._looked = (host.now(), host.clock())
        self.draining = False
        self.moved: set[str] = set()
        self.kept = Kept(self.finished, self.moved)
        self._letting_go: set[asyncio.Task[None]] = set()

    def open(self, *, games: bool = True, over: Mapping[str, Finished] | None = None) -> None:
        """Find the tables on disk; a damaged one is logged and left alone.

        Without `games`, their games stay closed: `open_games` opens them later. `over` are finished
        tables that are known from elsewhere, so that their records need not be read.
        """
        known = over or {}
        self.host.tables.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.host.saves.mkdir(exist_ok=True, mode=0o700)
        store = self.host.store
        for id in store.mine():
            if (finished := known.get(id)) is not None:
                self.finished.put(finished)
                continue
            try:
                record = store.read(id)
                if record.game not in self.host.games:
                    raise SaveError("game-not-hosted", game=record.game)
                if record.state == OVER:
                    self.finished.put(Finished.of(record))
                    continue
                record.active = min(record.active, self.host.now())
                table = ServerTable(record, self.host, self.changed)
                if games:
                    table.open_now()
            except Exception as error:
                # An invalid file must not prevent the other games from resuming.
                _log.error("a table is left out: %s: %s", store.name(id), _why(error))
                continue
            self.add(table)
            table.answering.wake()
        self.saves = self._find_saves()

    async def open_games(self) -> None:
        """Open the games in progress one after another, while the server already serves; those that
        players enter meanwhile are open already. A damaged one is logged and left out."""
        for id, table in list(self.tables.items()):
            if table.record.state != PLAYING:
                continue
            await self._open_game(id, table)

    async def _open_game(self, id: str, table: ServerTable) -> None:
        try:
            async with table.lock:
                await table.open()
        except Exception as error:
            _log.error("a table is left out: %s: %s", self.host.store.name(id), _why(error))
            if id in self.tables:
                self.drop(id)
            return
        table.audience.send_status()
        table.answering.wake()

    async def adopt(self, ids: Iterable[str]) -> None:
        """Open tables that have moved to this machine, and then their games."""
        added = []
        for id in ids:
            try:
                record = await self.host.disk.run(self.host.store.read, id)
            except SaveError as error:
                _log.error("a table is left out: %s: %s", id, english(error))
                continue
            if id not in self.tables:
                self.finished.take(id)
                added.append(ServerTable(record, self.host, self.changed))
                self.add(added[-1])
        for table in added:
            if table.record.state == PLAYING and table.record.id in self.tables:
                await self._open_game(table.record.id, table)

    def give_up(self, id: str) -> None:
        """Remove a table that another machine has or is getting."""
        self.moved.add(id)
        record = self.tables[id].record
        if record.state == OVER:
            self.finished.put(Finished.of(record))
        self.drop(id)

    def add(self, table: ServerTable) -> None:
        """Add a table to the lists."""
        self.tables[table.record.id] = table
        self.moved.discard(table.record.id)
        self.changed.table(table.record.id)

    def drop(self, id: str) -> None:
        """Take a table out of the lists."""
        del self.tables[id]
        self.changed.table(id)

    async def close(self) -> None:
        """Write and close all tables."""
        for table in self.tables.values():
            await table.close()

    async def find(self, name: str, id: str) -> ServerTable:
        """Return a table visible to a player. Raises the same Refusal for hidden and for missing
        tables."""
        over = self.finished.get(id)
        if (over is not None and over.may_see(name)) or (
            id not in self.tables and self.host.store.shared and is_id(id)
        ):
            await self._bring_back(id)
        table = self.tables.get(id)
        if table is None or not table.may_see(name):
            raise Refusal("table-unknown")
        return table

    async def _bring_back(self, id: str) -> None:
        """Reopen a finished table. Raises Refusal."""
        async with self._shelf:
            if id in self.tables:
                return
            try:
                record = await self.host.disk.run(self._take, id)
            except SaveError as error:
                if error.id == "file-missing":  # another machine has deleted it
                    self.finished.take(id)
                elif id in self.finished and not isinstance(error, LostTable):
                    _log.error("a table is left out: %s", english(error))
                raise Refusal("table-unknown") from None
            self.finished.take(id)
            self.add(ServerTable(record, self.host, self.changed))

    async def change_closed(self, id: str, work: Callable[[TableStore], bool]) -> bool:
        """Let `work` change a finished table on disk while it cannot be opened; if it returns True,
        the table is gone. Does nothing if the table is open. Raises SaveError."""
        async with self._shelf:
            if id in self.tables or not await self.host.disk.run(work, self.host.store):
                return False
            self.finished.take(id)
            self.changed.set()
            return True

    def _take(self, id: str) -> TableRecord:
        store = self.host.store
        if store.read(id).state != OVER:
            raise LostTable("table-elsewhere", table=id)
        store.take(id)
        return store.read(id)

    def put_away(self) -> None:
        """Close finished tables that no one is at."""
        self.refresh()
        for id in list(self.directory.ended()):
            table = self.tables.get(id)
            if table is not None and table.can_be_closed:
                self.finished.put(Finished.of(table.record))
                self.drop(id)
                self._let_go(id)

    def _let_go(self, id: str) -> None:
        """Release a table for other machines, if there are any."""
        if self.host.store.shared:
            task = asyncio.get_running_loop().create_task(self._put_away(id))
            self._letting_go.add(task)
            task.add_done_callback(self._letting_go.discard)

    async def _put_away(self, id: str) -> None:
        try:
            await self.host.disk.run(self.host.store.put_away, id)
        except SaveError as error:
            _log.error("table %s: %s", id, english(error))

    def waits_for(self, name: str) -> bool:
        """Return whether a game is waiting for this player."""
        going = (table for table in self.mine(name) if table.record.state == PLAYING)
        return any(is_my_turn(table.state(name)) for table in going if table.seat_of(name))

    def known_players(self, names: Iterable[str], by: str) -> list[str]:
        """Return these players in their known spelling. Raises Refusal for one who cannot join a
        table of `by`."""
        names = [self.host.now_called(name) for name in names]
        for name in names:
            if not self.names.knows(name):
                raise Refusal("invite-unknown", name=name)
            if name_key(name) in self.host.shut_out:
                raise Refusal("invite-barred", name=name)
            if self.host.keeps_apart(by, name):
                raise Refusal("invite-apart", name=name)
        return list(dict.fromkeys(map(self.names.spelling, names)))

    def _met(self, key: str) -> str | None:
        """Return the spelling of a player of a table or a connection."""
        self.refresh()
        known = self.directory.spelling(key) or self.finished.spelling(key)
        if known is not None:
            return known
        ended = filter(None, map(self.tables.get, self.directory.ended()))
        others = (*(name for table in ended for name in table.people()), *self.connected())
        return next((name for name in others if name_key(name) == key), None)

    async def close_table(self, name: str, table: ServerTable) -> None:
        """Remove a table whose game has not started. Raises Refusal."""
        async with table.lock:
            if table.record.owner != name:
                raise Refusal("close-owner")
            if table.record.state != WAITING:
                raise Refusal("close-begun")
        await self.take_away(table)

    async def expire(self) -> list[ServerTable]:
        """End tables that have been idle for too long; return them."""
        self._look_at_the_calendar()
        ended = []
        for table in list(self.tables.values()):
            table.warn_of_expiry()
            if table.idle.days_left() != 0:
                continue
            try:
                if table.record.state == WAITING:
                    await self.take_away(table)
                else:
                    await table.end("expired")
            except Refusal:
                continue  # the disk is failing
            _log.info("table %s has expired", table.record.id)
            ended.append(table)
        return ended

    def _look_at_the_calendar(self) -> None:
        """Check whether the calendar was changed since the last check."""
        now, clock = self.host.now(), self.host.clock()
        jump = (now - self._looked[0]) - (clock - self._looked[1])
        self._looked = (now, clock)
        if abs(jump) > _JUMP:
            _log.warning(
                "the system clock was changed by %d seconds; no table expires because of it", jump
            )
            for table in self.tables.values():
                table.idle.calendar_jumped(jump)

    def table_of_host(self, id: str) -> ServerTable:
        """Return an unfinished table by the id shown to the host. Raises Refusal."""
        table = self.tables.get(id)
        if table is None:
            raise Refusal("table-unknown")
        return table

    async def close_by_host(self, id: str) -> ServerTable:
        """Remove a table, or end its game if it has started. Raises Refusal."""
        table = self.table_of_host(id)
        if table.record.state == WAITING:
            await self.take_away(table)
        else:
            await table.end("closed")
        return table

    async def take_away(self, table: ServerTable) -> None:
        """Remove a table, unless its game has started meanwhile."""
        async with table.lock:
            begun = table.record.state != WAITING
            if not begun and table.record.id in self.tables:
                self.drop(table.record.id)
                await self.host.disk.run(self.host.store.remove, table.record.id)

    # --- saves ----------------------------------------------------------------------------------
    async def look_for_saves(self) -> bool:
        """Search for saves; return whether the list has changed."""
        saves = await self.host.disk.run(self._find_saves)
        changed, self.saves = saves != self.saves, saves
        return changed

    def _find_saves(self) -> tuple[SavedGame, ...]:
        """Return the saved games that the host provides for resuming."""
        headers: dict[tuple[str, int, int], SavedGame | None] = {}
        try:
            for path in sorted(self.host.saves.glob(f"*{SUFFIX}"))[: 4 * _SAVES_SHOWN]:
                if not path.is_file() or path.is_symlink():
                    continue
                if not path.name.isascii() or len(path.name) > 64:
                    continue
                stat = path.stat()
                key = (path.name, stat.st_mtime_ns, stat.st_size)
                known = key in self._headers
                headers[key] = self._headers[key] if known else self._saved_game(path)
        except OSError:
            return ()
        self._headers = headers
        return tuple(saved for saved in headers.values() if saved is not None)[:_SAVES_SHOWN]

    def _saved_game(self, path: Path) -> SavedGame | None:
        try:
            header: Header = read_save(path).header
        except Exception as error:
            _log.warning("a saved game is left out: %s: %s", path.name, _why(error))
            return None
        hosted = self.host.games.get(header.game)
        if hosted is None or hosted.offered.scenario(header.scenario) is None:
            return None
        return SavedGame(
            name=path.name, game=header.game, scenario=header.scenario, seats=header.seats
        )

    # --- listing --------------------------------------------------------------------------------
    def refresh(self) -> None:
        """List the tables that have changed since the last call again."""
        ids, self.changed.unlisted = self.changed.unlisted, set()
        for id in ids:
            table = self.tables.get(id)
            if table is None:
                self.directory.remove(id)
            else:
                self.directory.put(table.record)

    def list_again(self, names: Collection[str]) -> None:
        """List the tables of players who have other names now; `names`: those before, by
        `name_key`."""
        self.finished.put_again(names)
        for id, table in self.tables.items():
            if any(name_key(name) in names for name in (*table.people(), *table.record.its_people)):
                self.changed.table(id)
        self.directory.versions[ENDED] += 1
        self.changed.set()

    def mine(self, name: str) -> list[ServerTable]:
        """Return the unfinished tables that a player owns, plays at or is invited to."""
        tables = (self.tables.get(id) for id in self.directory.of(name))
        return [table for table in tables if table is not None and table.may_see(name)]

    def page(self, kind: str, name: str, start: int) -> list[ServerTable]:
        """Return a page of a list, without the player's own tables."""
        found = (self.tables.get(id) for id in self.directory.page(kind, name, start))
        return [table for table in found if table is not None]

    def passing(self, name: str, filter: TableFilter) -> list[str]:
        """The tables with free seats that pass a filter, without the player's own and those at
        which the player cannot sit."""
        all = self.directory.page(FREE, name, 0, self.directory.number(FREE, name))
        return [
            id
            for id in all
            if (table := self.tables.get(id)) is not None
            and passes_filter(table.record, filter)
            and not table.apart_from(name)
        ]

    def over_seen_by(self, name: str, finished: int) -> tuple[list[TableState], int]:
        """Return up to `finished` of a player's finished tables and the latest others; the second
        value is the number of the player's further ones."""
        own = [one for one in self._newest(self.finished.of_player(name)) if name in one.seats]
        own = [one for one in own if one.may_see(name)]
        seen = (one for one in self._newest(self.finished.newest()) if one.may_see(name))
        others = islice((one for one in seen if name not in one.seats), _FINISHED_SHOWN)
        listed = [one.listed(name) for one in (*own[:finished], *others)]
        states = [with_shown_title(one, self.host.muted) for one in listed]
        return states, max(0, len(own) - finished)

    def list_for_host(self) -> tuple[TableState, ...]:
        """Return all active tables and the latest finished ones."""
        going = [t.state("") for t in self.tables.values() if t.record.state != OVER]
        return (
            *going,
            *(one.state for one in islice(self._newest(self.finished.newest()), _FINISHED_SHOWN)),
        )

    def _newest(self, finished: Iterable[Finished]) -> Iterator[Finished]:
        """Merge these finished tables, newest first, with those that are still open here."""
        open_ = (self.tables.get(id) for id in self.directory.ended())
        now = self.host.now_called
        here = (Finished.of(table.record).called(now) for table in open_ if table is not None)
        return merge(finished, here, key=lambda one: one.created, reverse=True)


def passes_filter(record: TableRecord, filter: TableFilter) -> bool:
    """Whether a table passes a player's filter."""
    return (
        filter.game in ("", record.game)
        and filter.pace in ("any", record.pace)
        and filter.rated in ("any", "no" if record.rated == "no" else "yes")
        and (not filter.language or record.language in ("", filter.language))
        and (not filter.last or free_in(record) == 1)
    )


def _why(error: Exception) -> str:
    """Return the host's log text for an unusable file."""
    return english(error) if isinstance(error, KernelError) else place_of(error)
