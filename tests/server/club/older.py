"""Databases as earlier versions left them."""

from __future__ import annotations

from sqlalchemy import Connection, text

from weimar_tui.server.club.store.database import Database


def before_machines(database: Database) -> None:
    """Take away what version 0003 adds."""

    def drop(connection: Connection) -> None:
        for name in ("journal_line", "journal_file", "journal", "machine"):
            connection.execute(text(f"DROP TABLE {name}"))

    database.write(drop)
