"""The original tables as JSON lines, the same for SQLite and PostgreSQL, so that a backup of one
can be restored into the other."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, Table, func, select

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.store import dialects
from weimar_tui.server.club.store.schema import DERIVED, PASSING, VERSION, metadata

_AT_ONCE = 500
_READABLE = ("0001", "0002", "0003", "0004", "0005", "0006", VERSION)
"""Versions whose original tables are among the present ones, with the same columns."""
_ORIGINAL = tuple(table for table in metadata.sorted_tables if table not in (*DERIVED, *PASSING))


def dumped(connection: Connection, write: Any) -> int:
    """Pass the lines of a dump to `write`; return the number of rows."""
    dialects.snapshot(connection)
    dialects.can_pause(connection)
    encode = msgspec.json.Encoder().encode
    write(encode({"schema": VERSION}) + b"\n")
    number = 0
    for table in _ORIGINAL:
        keys = list(table.primary_key.columns)
        rows = connection.execution_options(yield_per=_AT_ONCE).execute(
            select(table).order_by(*keys)
        )
        for row in rows.mappings():
            write(
                encode({"table": str(table.name), "row": {str(key): row[key] for key in row}})
                + b"\n"
            )
            number += 1
    write(encode({"rows": number}) + b"\n")
    return number


def restore(connection: Connection, lines: Iterable[bytes]) -> int:
    """Fill empty tables from a dump; return the number of rows.

    Raises KernelError if the dump is incomplete or of another version, or if the tables are not
    empty.
    """
    dialects.can_pause(connection)
    for table in _ORIGINAL:
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise KernelError("restore-full")
    number, said = 0, -1
    for name, rows in _batches(lines):
        if name == "rows":
            said = rows[0]
            continue
        connection.execute(metadata.tables[name].insert(), _with_bytes(metadata.tables[name], rows))
        number += len(rows)
    if said != number:
        raise KernelError("restore-incomplete")
    for table in _ORIGINAL:
        dialects.number_on(connection, table)
    return number


def _with_bytes(table: Table, rows: list[Any]) -> list[Any]:
    """Return rows with the bytes that JSON has as base64."""
    names = [one.name for one in table.columns if isinstance(one.type, LargeBinary)]
    decoded = ({name: b64decode(row[name]) for name in names} for row in rows)
    return [{**row, **more} for row, more in zip(rows, decoded, strict=True)] if names else rows


def _batches(lines: Iterable[bytes]) -> Iterator[tuple[str, list[Any]]]:
    """Yield the name and some rows of one table at a time; at the end, `rows` and the
    total number of rows."""
    rows: list[Any] = []
    table, known = "", False
    try:
        for text in lines:
            line = msgspec.json.decode(text, type=dict[str, Any])
            if "schema" in line:
                known = line["schema"] in _READABLE
                if not known:
                    raise KernelError("restore-version", found=str(line["schema"]), known=VERSION)
                continue
            if not known:
                raise KernelError("restore-incomplete")
            if rows and (line.get("table") != table or len(rows) >= _AT_ONCE):
                yield table, rows
                rows = []
            if "rows" in line:
                yield "rows", [line["rows"]]
            else:
                table = line["table"]
                rows.append(line["row"])
    except (msgspec.MsgspecError, KeyError):
        raise KernelError("restore-incomplete") from None
