"""Databases as earlier versions left them."""

from __future__ import annotations

from sqlalchemy import Connection, text

from weimar_tui.server.club.store.database import Database


def before_channels(database: Database) -> None:
    """Take away what the versions from 0003 on add: columns of channels, machines and journals."""

    def drop(connection: Connection) -> None:
        for name in ("journal_line", "journal_file", "journal", "machine", "lobby_line", "attempt"):
            connection.execute(text(f"DROP TABLE {name}"))
        for name in ("sent", "command"):
            connection.execute(text(f"ALTER TABLE channel DROP COLUMN {name}"))

    database.write(drop)
