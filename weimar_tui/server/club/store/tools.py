"""Rows of the database as Structs, and back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, RowMapping, Select, Table, literal_column

S = TypeVar("S", bound=Struct)


def row_of(kind: type[S], row: RowMapping) -> S:
    """Return a row as a Struct. Columns that the Struct lacks are left out."""
    return kind(**{name: row[name] for name in _fields(kind)})


def first(connection: Connection, kind: type[S], query: Select[Any]) -> S | None:
    """Return the first row of a query as a Struct, or None."""
    row = connection.execute(query.limit(1)).mappings().first()
    return None if row is None else row_of(kind, row)


def every(connection: Connection, kind: type[S], query: Select[Any]) -> list[S]:
    """Return all rows of a query as Structs."""
    return [row_of(kind, row) for row in connection.execute(query).mappings()]


def values_of(rows: Iterable[Struct]) -> list[dict[str, Any]]:
    """Return Structs as values for an INSERT."""
    return [msgspec.structs.asdict(row) for row in rows]


def insert(connection: Connection, table: Table, **values: Any) -> int:
    """Insert a row and return its number."""
    done = connection.execute(table.insert().values(**values))
    key = done.inserted_primary_key
    return int(key[0]) if key is not None and isinstance(key[0], int) else 0


def yes(column: ColumnElement[Any]) -> ColumnElement[bool]:
    """Whether a flag is set, written so that SQLite finds its partial indexes."""
    return column == literal_column("1")


@cache
def _fields(kind: type[Struct]) -> tuple[str, ...]:
    return kind.__struct_fields__
