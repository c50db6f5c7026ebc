"""The SQL that differs between SQLite and PostgreSQL. Everything else is SQLAlchemy Core.

The words of a game, for the archive's search, are in `game_words`: an FTS5 table in SQLite, a
`tsvector` in PostgreSQL.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from importlib import import_module
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Double,
    Insert,
    Select,
    Table,
    cast,
    column,
    func,
    select,
    table,
    text,
)

_MOST_WORDS = 12
_LOCK = 7_346_823
"""The number of the lock for `alone`."""


_FINISH = {
    "sqlite": (
        "CREATE VIRTUAL TABLE game_words USING fts5(id UNINDEXED, words, tokenize='unicode61')",
        "CREATE TRIGGER audit_fixed BEFORE UPDATE ON audit"
        " BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END",
    ),
    "postgresql": (
        "CREATE TABLE game_words"
        " (key BIGINT PRIMARY KEY, id TEXT NOT NULL, words TSVECTOR NOT NULL)",
        "CREATE INDEX ix_game_words ON game_words USING gin (words)",
        "CREATE FUNCTION audit_fixed() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RAISE EXCEPTION 'the audit log is append-only'; END $$",
        "CREATE TRIGGER audit_fixed BEFORE UPDATE ON audit EXECUTE FUNCTION audit_fixed()",
    ),
}

_APPEND = """
WITH mine AS (
    UPDATE journal SET lines = lines + %(lines)s, bytes = bytes + %(bytes)s
    WHERE table_id = %(id)s AND epoch = %(epoch)s AND lines = %(before)s
    RETURNING table_id
)
INSERT INTO journal_line (table_id, n, epoch, body)
SELECT mine.table_id, %(before)s + given.at, %(epoch)s, given.body
FROM mine, unnest(%(bodies)s::bytea[]) WITH ORDINALITY AS given (body, at)
"""


def finish(connection: Connection) -> None:
    """Create what the metadata cannot express."""
    for statement in _FINISH[connection.dialect.name]:
        connection.exec_driver_sql(statement)


def upsert(connection: Connection, into: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert rows, or replace those with the same primary key. All rows name the same columns."""
    if not rows:
        return
    # The other dialect would take up memory for nothing.
    dialect = import_module(f"sqlalchemy.dialects.{connection.dialect.name}")
    statement = dialect.insert(into)
    keys = [column.name for column in into.primary_key]
    others = {name: statement.excluded[name] for name in rows[0] if name not in keys}
    whole: Insert = statement.on_conflict_do_update(index_elements=keys, set_=others)
    connection.execute(whole, list(rows))


def one_writer(connection: Connection, into: Table) -> None:
    """Block other writers of a table until this transaction ends. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"LOCK TABLE {into.name} IN EXCLUSIVE MODE")


def alone(connection: Connection) -> None:
    """Let no other process create or migrate the database until this transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")


def snapshot(connection: Connection) -> None:
    """Show a transaction one state of the database until it ends. SQLite always does."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")


def can_pause(connection: Connection) -> None:
    """Let a transaction wait for as long as this process computes between its statements.

    PostgreSQL otherwise ends it after half a minute, which large data take on a busy machine.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")


def seconds_now(connection: Connection) -> ColumnElement[float]:
    """Return the database's clock: seconds since 1970."""
    if connection.dialect.name == "postgresql":
        return cast(func.extract("epoch", func.clock_timestamp()), Double)
    return (func.julianday("now") - 2440587.5) * 86400.0


def append_lines(
    connection: Connection, id: str, epoch: int, first: int, bodies: Sequence[bytes]
) -> bool:
    """Append to a journal of this epoch that ends before line `first`, in one statement.

    Return whether it was written. Only for PostgreSQL.
    """
    done = connection.exec_driver_sql(
        _APPEND,
        {
            "id": id,
            "epoch": epoch,
            "before": first - 1,
            "lines": len(bodies),
            "bytes": sum(map(len, bodies)),
            "bodies": list(bodies),
        },
    )
    return bool(done.rowcount)


def number_on(connection: Connection, into: Table) -> None:
    """Number new rows after the highest existing number. SQLite always does."""
    if connection.dialect.name == "postgresql" and into.autoincrement_column is not None:
        sequence = f"pg_get_serial_sequence('{into.name}', 'id')"
        highest = f'(SELECT coalesce(max(id), 0) + 1 FROM "{into.name}")'
        connection.exec_driver_sql(f"SELECT setval({sequence}, {highest}, false)")


# --- searching by words -------------------------------------------------------------------------
def set_words(connection: Connection, words: Mapping[str, str]) -> None:
    """Store the words that find each of these games."""
    if not words:
        return
    forget_words(connection, words)
    value = ":words" if connection.dialect.name == "sqlite" else "to_tsvector('simple', :words)"
    connection.execute(
        text(f"INSERT INTO game_words ({_key(connection)}, id, words) VALUES (:key, :id, {value})"),
        [{"key": _number(id), "id": id, "words": said} for id, said in words.items()],
    )


def forget_words(connection: Connection, ids: Iterable[str] | None = None) -> None:
    """Delete the words of these games, or of all."""
    if ids is None:
        connection.execute(text("DELETE FROM game_words"))
    elif gone := [{"key": _number(id)} for id in ids]:
        where = f"{_key(connection)} = :key"
        connection.execute(text(f"DELETE FROM game_words WHERE {where}"), gone)


def _key(connection: Connection) -> str:
    return "rowid" if connection.dialect.name == "sqlite" else "key"


def _number(id: str) -> int:
    """The key of a game's words: FTS5 finds rows quickly by a number only."""
    return int.from_bytes(sha256(id.encode()).digest()[:7])


def matching(connection: Connection, query: str) -> Select[Any] | None:
    """Return a query for the ids of games that match all words; the last one is a prefix.

    None if there are no words.
    """
    words = re.findall(r"\w+", query.casefold().replace("_", " "))[:_MOST_WORDS]
    if not words:
        return None
    if connection.dialect.name == "sqlite":
        where = text("game_words MATCH :asked")
        asked = " ".join(f'"{word}"' for word in words) + "*"
    else:
        where = text("words @@ to_tsquery('simple', :asked)")
        asked = " & ".join(f"'{word}'" for word in words) + ":*"
    words_table = table("game_words", column("id"))
    return select(words_table.c.id).where(where.bindparams(asked=asked))
