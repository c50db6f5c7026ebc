"""Tables in PostgreSQL, where several machines find them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

import msgspec

from weimar_tui.kernel.disk import LARGEST
from weimar_tui.kernel.errors import KernelError, SaveError, cause_of
from weimar_tui.kernel.journal import SUFFIX, parse_save
from weimar_tui.kernel.line_store import LineStore
from weimar_tui.kernel.printing import printable
from weimar_tui.server.club.store import journals
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.club.store.journals import Held, Written
from weimar_tui.server.host import Host
from weimar_tui.server.record import OVER, PLAYING, WAITING, TableRecord, record_text
from weimar_tui.server.table_store import LostTable

if TYPE_CHECKING:
    from sqlalchemy import Connection

_PATIENCE = (0.05, 0.2, 0.5)
"""Seconds between attempts to find out whether lines were written."""

P = ParamSpec("P")
T = TypeVar("T")


def release_number(version: str) -> int:
    """Return a version as a number that grows with each release.

    >>> release_number("1.2.0") < release_number("1.10.0.dev3"), release_number("")
    (True, 0)
    """
    parts = [int(part) for part in re.findall(r"\d+", version)[:3]]
    whole = [*parts, 0, 0, 0][:3]
    return whole[0] * 1_000_000 + whole[1] * 1_000 + whole[2]


def share_tables(host: Host, database: Database) -> PostgresTables:
    """Keep a host's tables in the database, and return them."""
    digests = {id: hosted.game.digest for id, hosted in host.games.items()}
    host.store = found = PostgresTables(database, digests, host.program)
    return found


class PostgresTables:
    """The `TableStore` of a machine that shares its tables with others.

    `owner` is the machine's incarnation. `is_alive` says whether its lease still holds; without a
    lease nothing is written. `digests` are the rules by game.
    """

    shared = True

    def __init__(self, database: Database, digests: Mapping[str, str], program: str = "") -> None:
        self.database = database
        self.digests = digests
        self.release = release_number(program)
        self.owner = ""
        self.is_alive: Callable[[], bool] = lambda: True
        self._epochs: dict[str, int] = {}
        self._lines: dict[str, int] = {}
        self._unsure: set[str] = set()

    # --- which tables ---------------------------------------------------------------------------
    def ids(self) -> Iterable[str]:
        return reading(self.database, journals.ids)

    def mine(self) -> Iterable[str]:
        """Return the finished tables; machines adopt the others."""
        return reading(self.database, journals.ids, OVER)

    def hold(self, owner: str, tables: Sequence[Held]) -> None:
        """Note that this machine has these tables now."""
        self.owner = owner
        for held in tables:
            self._epochs[held.table_id], self._lines[held.table_id] = held.epoch, held.lines
            self._unsure.discard(held.table_id)

    def forget(self, id: str) -> None:
        """Note that this machine no longer has a table."""
        self._epochs.pop(id, None)
        self._unsure.discard(id)

    def take(self, id: str) -> None:
        held = writing(self.database, journals.take, id, self.owner)
        if held is None:
            raise LostTable("table-elsewhere", table=id)
        self.hold(self.owner, [held])

    def put_away(self, id: str) -> None:
        writing(self.database, journals.finish, id, self.owner)
        self.forget(id)

    # --- records --------------------------------------------------------------------------------
    def name(self, id: str) -> str:
        return f"{id}{SUFFIX}"

    def read(self, id: str) -> TableRecord:
        found = reading(self.database, journals.find, id)
        if found is None:
            raise SaveError("file-missing", path=self.name(id))
        return record_of(id, found.record)

    def make(self, record: TableRecord) -> None:
        self._check_lease(record.id)
        writing(self.database, journals.add, record.id, self.owner, self._written(record))
        self.hold(self.owner, [Held(table_id=record.id, epoch=1, lines=0, bytes=0)])

    def write(self, record: TableRecord) -> None:
        epoch = self.epoch(record.id)
        try:
            done = writing(self.database, journals.write, record.id, epoch, self._written(record))
        except SaveError:
            self._unsure.add(record.id)
            raise
        if not done:
            raise self.lost(record.id)

    def remove(self, id: str) -> None:
        writing(self.database, journals.remove, id, self.epoch(id))
        self.forget(id)

    def remove_finished(self, id: str) -> None:
        if not writing(self.database, journals.remove_finished, id, self.epoch(id)):
            raise self.lost(id)
        self.forget(id)

    def _written(self, record: TableRecord) -> Written:
        begun = record.state != WAITING
        asked = [record.seats[seat] for seat in record.asked if seat in record.seats]
        return Written(
            record=record_text(record).decode(),
            state=record.state,
            game=record.game,
            digest=self.digests.get(record.game, "") if begun else "",
            release=self.release,
            waits=record.state == PLAYING and any(one.player for one in asked),
        )

    # --- games ----------------------------------------------------------------------------------
    def new_game(self, id: str) -> LineStore:
        return PostgresLines(self, id)

    def game(self, id: str) -> LineStore:
        return PostgresLines(self, id)

    def resume(self, id: str, save: bytes) -> None:
        if not save.endswith(b"\n"):
            saved = parse_save(save, Path(self.name(id)))
            save = save[: saved.size] if saved.torn else save + b"\n"
        PostgresLines(self, id).create(save)

    def recording(self, id: str) -> bytes:
        text = reading(self.database, journals.text, id)
        if not text:
            raise SaveError("file-missing", path=self.name(id))
        return text

    def size(self, id: str) -> int:
        return reading(self.database, journals.size, id)

    # --- epochs ---------------------------------------------------------------------------------
    def epoch(self, id: str) -> int:
        """Return the epoch in which this machine has a table. Raises LostTable.

        After a write whose outcome is unknown, begins a new epoch first.
        """
        self._check_lease(id)
        if id in self._unsure:
            self.renew(id)
        if id not in self._epochs:
            raise LostTable("table-elsewhere", table=id)
        return self._epochs[id]

    def renew(self, id: str) -> Held:
        """Begin a new epoch, so that nothing written before can arrive late. Raises SaveError."""
        held = writing(self.database, journals.renew, id, self.owner)
        if held is None:
            raise self.lost(id)
        self.hold(self.owner, [held])
        return held

    def known_lines(self, id: str) -> int:
        """Return where a table's journal ends, as last written or found."""
        return self._lines.get(id, 0)

    def note_lines(self, id: str, lines: int) -> None:
        """Note where a table's journal ends now."""
        self._lines[id] = lines

    def doubt(self, id: str) -> None:
        """Note that it is unknown whether the last write has happened."""
        self._unsure.add(id)

    def lost(self, id: str) -> LostTable:
        """Forget a table that another machine has; return the error that says so."""
        self.forget(id)
        return LostTable("table-elsewhere", table=id)

    def _check_lease(self, id: str) -> None:
        if not self.is_alive():
            raise LostTable("table-elsewhere", table=id)


def reading(
    database: Database, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kw: P.kwargs
) -> T:
    """Run a function of the store that only reads. Raises SaveError instead of KernelError."""
    try:
        return database.read(work, *args, **kw)
    except KernelError as error:
        raise SaveError("table-unwritable", **cause_of(error)) from None


def writing(
    database: Database, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kw: P.kwargs
) -> T:
    """Run a function of the store in a transaction. Raises SaveError instead of KernelError."""
    try:
        return database.write(work, *args, **kw)
    except KernelError as error:
        raise SaveError("table-unwritable", **cause_of(error)) from None


def record_of(id: str, text: str) -> TableRecord:
    """Decode the record of a table. Raises SaveError."""
    try:
        record = msgspec.json.decode(text, type=TableRecord)
    except (msgspec.MsgspecError, RecursionError) as error:
        detail = printable(str(error), 200)
        raise SaveError("table-damaged", path=f"{id}{SUFFIX}", detail=detail) from None
    if record.id != id:
        raise SaveError("table-foreign", path=f"{id}{SUFFIX}")
    return record


class PostgresLines:
    """The journal of one game, as rows: a `LineStore`.

    Every append names the epoch and the number of its first line. Lines are acknowledged after the
    commit; if the connection breaks before that is known, the end of the journal decides.
    """

    def __init__(self, tables: PostgresTables, id: str) -> None:
        self.path = Path(tables.name(id))
        self.sync = True
        self._tables = tables
        self._id = id
        self._lines = 0
        self._size = 0
        self._head: bytes | None = None
        self._lacks_line_feed = False

    @property
    def size(self) -> int:
        return self._size

    def read(self) -> bytes:
        text = self._tables.recording(self._id)
        self._lines, self._size = text.count(b"\n"), len(text)
        return text

    def create(self, text: bytes) -> None:
        epoch = self._tables.epoch(self._id)
        self._write(journals.begin, epoch, (), text, before=0)
        self._size = len(text)

    def begin_beside(self, head: bytes) -> None:
        self._head = head

    def go_on(self, size: int, *, lacks_line_feed: bool) -> None:
        if size != self._size or lacks_line_feed:
            # Only whole lines are ever stored.
            raise SaveError("save-changed", path=str(self.path))

    def append(self, text: bytes) -> None:
        if self._head is not None:
            text = self._head + text
            self._check_size(len(text))
            epoch = self._tables.epoch(self._id)
            self._write(journals.restart, epoch, (), text, before=0)
            self._head, self._size = None, len(text)
            return
        self._check_size(self._size + len(text))
        epoch = self._tables.epoch(self._id)
        self._drop_unacknowledged(epoch)
        self._write(journals.append, epoch, (self._lines + 1,), text, before=self._lines)
        self._size += len(text)

    def close(self) -> None:
        """Nothing is open between two appends."""

    def _check_size(self, size: int) -> None:
        if size > LARGEST:
            raise SaveError("save-large", path=str(self.path))

    def _drop_unacknowledged(self, epoch: int) -> None:
        """Delete the lines of an append whose failure players have seen."""
        if self._tables.known_lines(self._id) > self._lines:
            database = self._tables.database
            if not writing(database, journals.cut, self._id, epoch, self._lines):
                raise self._tables.lost(self._id)
            self._tables.note_lines(self._id, self._lines)

    def _write(
        self,
        work: Callable[..., bool],
        epoch: int,
        arguments: tuple[object, ...],
        text: bytes,
        *,
        before: int,
    ) -> None:
        """Write lines that follow `before` others. Raises SaveError, LostTable."""
        bodies = [line + b"\n" for line in text.split(b"\n")[:-1]]
        try:
            done = self._tables.database.write(work, self._id, epoch, *arguments, bodies)
        except KernelError as error:
            self._tables.doubt(self._id)
            if not self._was_written(bodies, before):
                raise SaveError("table-unwritable", **cause_of(error)) from None
            done = True
        if not done:
            raise self._tables.lost(self._id)
        self._lines = before + len(bodies)
        self._tables.note_lines(self._id, self._lines)

    def _was_written(self, bodies: Sequence[bytes], before: int) -> bool:
        """After a broken connection: look whether the journal ends in these lines.

        Raises LostTable. False also if the database stays away: then the next write looks again.
        """
        for pause in (*_PATIENCE, None):
            try:
                held = self._tables.renew(self._id)
                if held.lines != before + len(bodies):
                    return False
                end = reading(self._tables.database, journals.tail, self._id, before)
                return end == list(bodies)
            except LostTable:
                raise
            except SaveError:
                self._tables.doubt(self._id)
                if pause is None:
                    return False
                time.sleep(pause)
        return False
