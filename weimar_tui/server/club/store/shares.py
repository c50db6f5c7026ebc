"""Codes by which finished games were shared."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from weimar_tui.server.club.store.rows import ShareRow
from weimar_tui.server.club.store.schema import share as table
from weimar_tui.server.club.store.tools import first


def share(connection: Connection, new: ShareRow) -> str:
    """Store a code, and return it. An account's second share of the same kind keeps its code."""
    same = select(table).where(
        table.c.table_id == new.table_id, table.c.by == new.by, table.c.shows == new.shows
    )
    known = first(connection, ShareRow, same)
    if known is not None:
        return known.code
    connection.execute(table.insert(), msgspec.structs.asdict(new))
    return new.code


def find(connection: Connection, code: str) -> ShareRow | None:
    """Return what a code shares."""
    return first(connection, ShareRow, select(table).where(table.c.code == code))
