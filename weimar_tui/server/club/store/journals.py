"""Tables that several machines share: their records, and the journals of their games.

Each table has an owner, the incarnation of a machine, and an epoch that grows whenever the owner
changes. Every write names the epoch: an owner that has lost a table cannot write to it. Only
PostgreSQL is used like this.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, func, or_, select, update

from weimar_tui.server.club.store import dialects
from weimar_tui.server.club.store.schema import journal, journal_file, journal_line, machine
from weimar_tui.server.club.store.tools import every, first, yes

_OVER = "over"


class Held(Struct, frozen=True, kw_only=True):
    """A table and how far its journal goes."""

    table_id: str
    epoch: int
    lines: int
    bytes: int


class SharedTable(Struct, frozen=True, kw_only=True):
    """A table as all machines see it. `record` is the text of a `table.json`."""

    table_id: str
    owner: str
    record: str
    state: str
    changed: float


class Written(Struct, frozen=True, kw_only=True):
    """What a record is written with, so that machines can find tables by it.

    `digest`: of the rules that the game is played with, empty before it begins; `release`: of the
    program, as a number. `waits`: a player is asked.
    """

    record: str
    state: str
    game: str
    digest: str
    release: int
    waits: bool


def _mine(id: str, epoch: int) -> ColumnElement[bool]:
    return and_(journal.c.table_id == id, journal.c.epoch == epoch)


def _values(connection: Connection, written: Written) -> dict[str, Any]:
    names = ("record", "state", "game", "digest", "release", "waits")
    values = {name: getattr(written, name) for name in names}
    return {**values, "changed": dialects.seconds_now(connection)}


# --- records ------------------------------------------------------------------------------------
def add(connection: Connection, id: str, owner: str, written: Written) -> None:
    """Add a table that belongs to `owner`, with epoch 1."""
    values = _values(connection, written)
    connection.execute(journal.insert().values(table_id=id, owner=owner, epoch=1, **values))


def write(connection: Connection, id: str, epoch: int, written: Written) -> bool:
    """Replace a record; False if the epoch is over."""
    change = update(journal).where(_mine(id, epoch)).values(**_values(connection, written))
    return bool(connection.execute(change).rowcount)


def remove(connection: Connection, id: str, epoch: int) -> bool:
    """Remove a table with everything; False if the epoch is over."""
    return bool(connection.execute(journal.delete().where(_mine(id, epoch))).rowcount)


def remove_finished(connection: Connection, id: str, epoch: int) -> bool:
    """Remove a table whose game is over; False if the epoch is over or the game is not."""
    where = and_(_mine(id, epoch), journal.c.state == _OVER)
    return bool(connection.execute(journal.delete().where(where)).rowcount)


def find(connection: Connection, id: str) -> SharedTable | None:
    """Return a table."""
    return first(connection, SharedTable, select(journal).where(journal.c.table_id == id))


def ids(connection: Connection, state: str = "") -> list[str]:
    """Return the ids of all tables, or of those in a state, in order."""
    query = select(journal.c.table_id).order_by(journal.c.table_id)
    if state:
        query = query.where(journal.c.state == state)
    return list(connection.execute(query).scalars())


def changed_since(connection: Connection, time: float) -> list[tuple[str, float]]:
    """Return the tables whose record or owner changed since a time of the database's clock, and
    when."""
    query = select(journal.c.table_id, journal.c.changed).where(journal.c.changed >= time)
    return [(id, changed) for id, changed in connection.execute(query)]


def some(connection: Connection, ids: Collection[str]) -> list[SharedTable]:
    """Return those of these tables that exist."""
    return every(connection, SharedTable, select(journal).where(journal.c.table_id.in_(list(ids))))


# --- lines --------------------------------------------------------------------------------------
def append(
    connection: Connection, id: str, epoch: int, first_line: int, bodies: Sequence[bytes]
) -> bool:
    """Write lines from number `first_line` on, if the epoch is this one and the journal ends right
    before it; otherwise return False."""
    return dialects.append_lines(connection, id, epoch, first_line, bodies)


def begin(connection: Connection, id: str, epoch: int, bodies: Sequence[bytes]) -> bool:
    """Write the first lines of a game in place of what a failed start has left."""
    change = update(journal).where(_mine(id, epoch)).values(lines=0, bytes=0)
    if not connection.execute(change).rowcount:
        return False
    connection.execute(journal_line.delete().where(journal_line.c.table_id == id))
    return append(connection, id, epoch, 1, bodies)


def restart(connection: Connection, id: str, epoch: int, bodies: Sequence[bytes]) -> bool:
    """Put the journal away as it is, and begin a new one with these lines."""
    if not _pack(connection, id, epoch):
        return False
    return begin(connection, id, epoch, bodies)


def text(connection: Connection, id: str) -> bytes:
    """Return a game as the contents of a save file; empty if there is none."""
    query = select(journal_line.c.body).where(journal_line.c.table_id == id)
    bodies = connection.execute(query.order_by(journal_line.c.n)).scalars().all()
    if bodies:
        return b"".join(bodies)
    files = select(journal_file.c.packed).where(journal_file.c.table_id == id)
    newest = files.order_by(journal_file.c.number.desc()).limit(1)
    packed = connection.execute(newest).scalar()
    return zlib.decompress(packed) if packed is not None else b""


def size(connection: Connection, id: str) -> int:
    """Return the length of a game in bytes."""
    query = select(journal.c.bytes).where(journal.c.table_id == id)
    return int(connection.execute(query).scalar() or 0)


def renew(connection: Connection, id: str, owner: str) -> Held | None:
    """Begin a new epoch for a table that `owner` has, so that writes still on their way fail.

    None if it belongs to another machine.
    """
    change = (
        update(journal)
        .where(journal.c.table_id == id, journal.c.owner == owner)
        .values(epoch=journal.c.epoch + 1)
    )
    return _held(connection, change)


def tail(connection: Connection, id: str, after: int) -> list[bytes]:
    """Return the lines after number `after`."""
    query = select(journal_line.c.body).where(journal_line.c.table_id == id)
    query = query.where(journal_line.c.n > after).order_by(journal_line.c.n)
    return list(connection.execute(query).scalars())


def cut(connection: Connection, id: str, epoch: int, lines: int) -> bool:
    """Delete the lines after number `lines`, which were never acknowledged."""
    gone = journal_line.c.table_id == id, journal_line.c.n > lines
    length = func.coalesce(func.sum(func.length(journal_line.c.body)), 0)
    number = int(connection.execute(select(length).where(*gone)).scalar_one())
    values = {"lines": lines, "bytes": journal.c.bytes - number}
    if not connection.execute(update(journal).where(_mine(id, epoch)).values(values)).rowcount:
        return False
    connection.execute(journal_line.delete().where(*gone))
    return True


def finish(connection: Connection, id: str, owner: str) -> bool:
    """Compress the journal of a finished game into a file, and release its table."""
    held = renew(connection, id, owner)
    if held is None:
        return False
    if held.lines:
        _pack(connection, id, held.epoch)
        connection.execute(update(journal).where(_mine(id, held.epoch)).values(bytes=held.bytes))
    change = {"owner": "", "changed": dialects.seconds_now(connection)}
    connection.execute(update(journal).where(_mine(id, held.epoch)).values(change))
    return True


def _pack(connection: Connection, id: str, epoch: int) -> bool:
    """Move the lines of a journal into a file of its own."""
    change = update(journal).where(_mine(id, epoch)).values(lines=0, bytes=0)
    if not connection.execute(change).rowcount:
        return False
    whole = b"".join(tail(connection, id, 0))
    number = select(func.coalesce(func.max(journal_file.c.number), 0) + 1)
    number = number.where(journal_file.c.table_id == id)
    connection.execute(
        journal_file.insert().values(
            table_id=id,
            number=connection.execute(number).scalar_one(),
            bytes=len(whole),
            packed=zlib.compress(whole, 9),
        )
    )
    connection.execute(journal_line.delete().where(journal_line.c.table_id == id))
    return True


# --- owners -------------------------------------------------------------------------------------
def _ownerless(connection: Connection) -> ColumnElement[bool]:
    """Whether a table has no owner, or one whose lease has ended."""
    now = dialects.seconds_now(connection)
    alive = select(machine.c.incarnation).where(machine.c.until >= now)
    return or_(journal.c.owner == "", journal.c.owner.not_in(alive))


def _taken(connection: Connection, owner: str) -> dict[str, Any]:
    now = dialects.seconds_now(connection)
    return {"owner": owner, "epoch": journal.c.epoch + 1, "changed": now}


def take(connection: Connection, id: str, owner: str) -> Held | None:
    """Give a table to `owner`, unless another machine has it; None then."""
    free = or_(journal.c.owner == owner, _ownerless(connection))
    change = update(journal).where(journal.c.table_id == id, free)
    return _held(connection, change.values(_taken(connection, owner)))


def adopt(
    connection: Connection, owner: str, rules: Mapping[str, str], release: int, limit: int
) -> list[Held]:
    """Give unfinished tables without an owner to `owner`, those with a waiting player first.

    Only games in `rules` (digests, by id): with the same digest, or from an older program.
    """
    known = [
        and_(
            journal.c.game == game,
            or_(journal.c.digest.in_(("", digest)), journal.c.release < release),
        )
        for game, digest in rules.items()
    ]
    chosen = (
        select(journal.c.table_id)
        .where(journal.c.state != _OVER, _ownerless(connection), or_(False, *known))
        .order_by(journal.c.waits.desc(), journal.c.changed.desc())
        .limit(limit)
        .with_for_update(skip_locked=True)
        .cte("chosen")
    )
    change = update(journal).where(journal.c.table_id.in_(select(chosen.c.table_id)))
    change = change.values(_taken(connection, owner))
    done = connection.execute(change.returning(*_columns()))
    return [Held(**dict(row)) for row in done.mappings()]


def release(connection: Connection, tables: Collection[str], owner: str) -> None:
    """Release tables, so that other machines take them."""
    change = update(journal).where(journal.c.table_id.in_(list(tables)), journal.c.owner == owner)
    now = dialects.seconds_now(connection)
    connection.execute(change.values(owner="", epoch=journal.c.epoch + 1, changed=now))


def waiting(connection: Connection) -> int:
    """Return how many unfinished tables have no owner now."""
    query = select(func.count()).select_from(journal)
    query = query.where(journal.c.state != _OVER, _ownerless(connection))
    return int(connection.execute(query).scalar_one())


def numbers(connection: Connection) -> dict[str, tuple[int, int]]:
    """Return by owner: how many unfinished tables, and how many of them wait for a player."""
    count, wait = func.count(), func.count().filter(yes(journal.c.waits))
    query = select(journal.c.owner, count, wait).where(journal.c.state != _OVER)
    found = connection.execute(query.group_by(journal.c.owner))
    return {owner: (tables, waits) for owner, tables, waits in found}


def _columns() -> list[Any]:
    return [journal.c.table_id, journal.c.epoch, journal.c.lines, journal.c.bytes]


def _held(connection: Connection, change: Any) -> Held | None:
    row = connection.execute(change.returning(*_columns())).mappings().first()
    return None if row is None else Held(**dict(row))
