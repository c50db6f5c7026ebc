"""Run by Alembic for each migration: everything in one transaction."""

from alembic import context
from sqlalchemy import Connection, make_url

from weimar_tui.server.club.store import dialects
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.club.store.schema import metadata


def run() -> None:
    """Connect as the server does, and migrate."""
    database = Database(make_url(context.config.attributes["url"]))
    try:
        database.write(_migrate)
    finally:
        database.close()


def _migrate(connection: Connection) -> None:
    dialects.alone(connection)
    context.configure(connection=connection, target_metadata=metadata)
    context.run_migrations()


if getattr(context, "_proxy", None) is not None:
    run()
