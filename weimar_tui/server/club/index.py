"""The index of games: what the database knows about tables. It can be rebuilt from their files.

A pick counts once it is in its journal; the index follows later, in one transaction for all tables
that changed since the last one.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection, Container, Iterable, Mapping
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.kernel.journal import Saved, parse_save
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.ratings import RatedGame
from weimar_tui.server.club.results import RatingBook, picks_of, rate_finished, rated_game
from weimar_tui.server.club.store import games
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.club.store.rows import GameRow, SeatRow
from weimar_tui.server.host import Host
from weimar_tui.server.names import name_key
from weimar_tui.server.record import (
    OVER,
    PLAYING,
    WAITING,
    TableRecord,
)
from weimar_tui.server.server_table import ServerTable
from weimar_tui.server.table_status import table_state
from weimar_tui.server.table_store import TableStore
from weimar_tui.text.problems import english

_log = logging.getLogger("weimar_tui.server")
_AT_ONCE = 100

Entry = tuple[GameRow, list[SeatRow]]


def entry_of(
    record: TableRecord,
    picks: Mapping[str, int],
    asked: Iterable[str] = (),
    answered: Iterable[str] = (),
) -> Entry:
    """Return the rows of a table. `picks`: the number of picks of each seat.

    `asked`: the seats that others see being asked; `answered`: those of them that have answered.
    """
    playing = record.state == PLAYING
    shown = set(asked) if playing else set()
    done = set(answered) & shown
    clock = record.clock
    seats = [
        SeatRow(
            table_id=record.id,
            seat=seat,
            position=position,
            player=there.player,
            folded=name_key(there.player),
            token=record.tokens.get(there.player, ""),
            bot=there.bot,
            stand_in=there.stand_in,
            picks=picks.get(seat, 0),
            bot_picks=there.bot_picks,
            asked=seat in shown and bool(there.player),
            answered=seat in done,
            left="timeout" if clock.game and clock.flagged(seat) else "",
        )
        for position, (seat, there) in enumerate(record.seats.items())
    ]
    made = _seconds(record.created) or int(record.active)
    row = GameRow(
        id=record.id,
        game=record.game,
        scenario=record.scenario,
        title=record.title,
        owner=record.owner,
        owner_account=None,
        state=record.state,
        public=record.public,
        made=made,
        started=None if record.state == WAITING else made,
        moved=int(record.active) or made,
        ended=int(record.ended or record.active or made) if record.state == OVER else None,
        ending=record.ending,
        round=record.round,
        picks=sum(picks.values()),
        bytes=0,
        sha256="",
        changed=0,
        options=dict(record.options),
        entry=msgspec.to_builtins(table_state(record, shown, (), 0, {}, -1.0)),
    )
    return row, seats


def _seconds(created: str) -> int:
    try:
        return int(datetime.fromisoformat(created).timestamp())
    except ValueError:
        return 0


def with_file(entry: Entry, store: TableStore) -> Entry:
    """Add what the table's file says: its size, and its hash once the game is over."""
    row, seats = entry
    if row.state == WAITING:
        return entry
    try:
        if row.state == PLAYING:
            return replace(row, bytes=store.size(row.id)), seats
        return _with_recording(entry, store.recording(row.id))
    except SaveError:
        return entry


def _with_recording(entry: Entry, data: bytes) -> Entry:
    row, seats = entry
    return replace(row, bytes=len(data), sha256=sha256(data).hexdigest()), seats


def entry_of_table(table: ServerTable) -> Entry:
    """Return the rows of a table of the running server, except its file's size and hash."""
    picks: Counter[str] = Counter()
    if table.local is not None:
        picks.update(pick.seat for pick in table.local.session.history.picks)
    sealed = {decision.seat for decision in table.sealed}
    open_ = {decision.seat for decision in table.asked}
    return entry_of(table.record, picks, open_ | sealed, sealed - open_)


# --- while the server runs ----------------------------------------------------------------------
class GameIndex:
    """Keeps the index up to date with the tables of a running server."""

    def __init__(self, club: Club, host: Host) -> None:
        self._club = club
        self._host = host
        self._written: dict[str, tuple[int, str]] = {}
        self._again: set[str] = set()
        self._writing: asyncio.Task[None] | None = None
        self._behind_since: float | None = None
        self._book = RatingBook(host, club.database)

    def lag(self) -> float:
        """Seconds since the oldest change that is not written yet."""
        if self._behind_since is None:
            return 0.0
        return max(0.0, self._host.clock() - self._behind_since)

    def follow(
        self,
        tables: Mapping[str, ServerTable],
        finished: Container[str],
        changed: Collection[str] | None = None,
    ) -> bool:
        """Write the open tables that changed since the last call; remove those that are neither
        open nor finished. `changed`: only these can have changed, by default any.

        Returns False while an earlier call is still being written.
        """
        if self._writing is not None and not self._writing.done():
            return False
        again, self._again = self._again, set()
        looked_at = (
            tables.keys() | self._written.keys() if changed is None else again.union(changed)
        )
        entries: dict[str, Entry] = {}
        over: list[TableRecord] = []
        for id in looked_at & tables.keys():
            table = tables[id]
            if table.record.state == PLAYING and table.local is None:
                continue  # its game will be opened soon, and is a change then
            stamp = (table.news, table.record.state)
            if self._written.get(id) != stamp:
                self._written[id] = stamp
                entries[id] = entry_of_table(table)
                if table.record.state == OVER:
                    over.append(table.record.copied())
        left = (looked_at & self._written.keys()) - tables.keys()
        for id in left:
            del self._written[id]
        gone = {id for id in left if id not in finished}
        if entries or gone:
            if self._behind_since is None:
                self._behind_since = self._host.clock()
            self._writing = asyncio.create_task(self._write(entries, gone, over))
        return True

    async def _write(
        self, changed: Mapping[str, Entry], gone: set[str], over: list[TableRecord]
    ) -> None:
        try:
            await self._host.disk.run(self._store, changed, gone)
        except KernelError as error:
            _log.error("the index of games is behind: %s", english(error))
            for id in changed:
                self._written.pop(id, None)
            self._again.update(changed)
            return
        self._behind_since = None
        if over:
            # Rating can take a while after thousands of games: the disk's threads do not wait.
            await asyncio.to_thread(_rate, self._book, over)

    def _store(self, changed: Mapping[str, Entry], gone: set[str]) -> None:
        whole = [with_file(entry, self._host.store) for entry in changed.values()]
        database = self._club.database
        if whole:
            database.write(games.put, whole)
        if gone:
            database.write(games.remove, gone)

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._writing is not None:
            await asyncio.wait([self._writing])

    async def refresh(self, ids: Iterable[str]) -> None:
        """Index these finished tables again from their files. Raises KernelError."""
        await self._host.disk.run(_put, self._host, self._club.database, list(ids))

    async def check_one(self) -> str:
        """Compare the rows of a random finished table with its files; if they differ, index it
        again. Return its id then, otherwise "". Raises KernelError."""
        id = await self._host.disk.run(_check_one, self._host, self._club.database)
        if id:
            _log.error("the index of games differed from the files of table %s", id)
        return id

    async def catch_up(self) -> None:
        """Index finished tables that changed while no index was kept, and remove tables
        that no longer exist."""
        try:
            number, self._book = await self._host.disk.run(
                catch_up, self._host, self._club.database
            )
        except KernelError as error:
            _log.error("the index of games is behind: %s", english(error))
        else:
            if number:
                _log.info("%d games were added to the index", number)


# --- from files ---------------------------------------------------------------------------------
class _Read(NamedTuple):
    """The rows of a table, read from its files, and its game if that is over."""

    entry: Entry
    game: tuple[TableRecord, Saved] | None


def _read(host: Host, id: str) -> _Read | None:
    """Read a table from its files; None if they cannot be read."""
    store = host.store
    game = None
    try:
        record = store.read(id)
        if record.game not in host.games:
            raise SaveError("game-not-hosted", game=record.game)
        if record.state == PLAYING:
            table = ServerTable(record, host)
            table.open_now()
            entry = entry_of_table(table)
            if table.local is not None:
                table.local.close()
            entry = with_file(entry, store)
        elif record.state == OVER:
            data = store.recording(id)
            saved = parse_save(data, Path(store.name(id)))
            entry = _with_recording(entry_of(record, picks_of(saved)), data)
            game = record, saved
        else:
            entry = entry_of(record, {})
    except KernelError as error:
        _log.error("a table is left out of the index: %s: %s", store.name(id), english(error))
        return None
    return _Read(entry, game)


def _check_one(host: Host, database: Database) -> str:
    """Index a random finished table again if its rows differ from its files; return its id
    then."""
    id = database.read(games.random_finished)
    one = _read(host, id) if id else None
    if one is None:
        return ""
    there, (wanted, seats) = database.read(games.find, id), one.entry
    known = database.read(games.seats_of, [id])[id]
    if there is not None and _essence(there, known) == _essence(wanted, seats):
        return ""
    database.write(games.put, [one.entry])
    return id


def _essence(row: GameRow, seats: Iterable[SeatRow]) -> object:
    """What a finished table's rows say, without what the database adds."""
    sat = sorted((one.seat, one.player, one.bot, one.picks, one.bot_picks) for one in seats)
    return row.game, row.state, row.ending, row.picks, row.bytes, row.sha256, row.owner, sat


def catch_up(host: Host, database: Database) -> tuple[int, RatingBook]:
    """Index finished tables that the index lacks, remove tables without files and bring the ratings
    up to date; return the number of tables indexed and the book that keeps the ratings."""
    known = database.read(games.states)
    ids, missing = set(), []
    for id in host.store.ids():
        ids.add(id)
        if known.get(id) == OVER:
            continue
        try:
            if host.store.read(id).state == OVER:
                missing.append(id)
        except SaveError:
            continue
    found: list[RatedGame] = []
    _put(host, database, missing, found)
    if gone := known.keys() - ids:
        database.write(games.remove, gone)
    return len(missing), rate_finished(host, database, found)


def reindex(
    host: Host, database: Database, tell: Callable[[int, int], None] = lambda done, of: None
) -> int:
    """Empty the derived tables and rebuild them from the tables' files; return how many tables
    there are.

    The server must not be running. `tell` gets the number of tables read so far, and of all. If
    this is interrupted, call it again.
    """
    database.write(games.empty)
    found: list[RatedGame] = []
    number = _put(host, database, list(host.store.ids()), found, tell)
    rate_finished(host, database, found)
    return number


def _rate(book: RatingBook, over: list[TableRecord]) -> None:
    try:
        book.add(over)
    except KernelError as error:
        _log.error("the ratings are behind: %s", english(error))


def _put(
    host: Host,
    database: Database,
    ids: list[str],
    rated: list[RatedGame] | None = None,
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> int:
    """Index these tables and return their number. `rated` gets the results of finished games, so
    that their files are not read a second time."""
    number = 0
    for start in range(0, len(ids), _AT_ONCE):
        entries = []
        for at, id in enumerate(ids[start : start + _AT_ONCE], start):
            tell(at, len(ids))
            if (one := _read(host, id)) is None:
                continue
            entries.append(one.entry)
            if rated is not None and one.game is not None:
                rated.append(rated_game(host, database, *one.game))
        database.write(games.put, entries)
        number += len(entries)
    tell(len(ids), len(ids))
    return number
