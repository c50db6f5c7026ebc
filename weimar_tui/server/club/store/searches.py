"""Players who want to be told when a table of a certain kind appears: one search each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

from weimar_tui.server.club.store import accounts
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.schema import account, search
from weimar_tui.server.club.store.tools import insert
from weimar_tui.server.names import name_key
from weimar_tui.server.wire import TableFilter

if TYPE_CHECKING:
    from weimar_tui.server.record import TableRecord

DAYS = 14


def put(connection: Connection, account_id: int, filter: TableFilter | None, now: int) -> None:
    """Replace a player's search, or (without a filter) end it. Searches for games that are not
    rated find all games."""
    accounts.lock(connection, account_id)
    connection.execute(search.delete().where(search.c.account == account_id))
    if filter is not None:
        insert(
            connection,
            search,
            account=account_id,
            game=filter.game,
            seats=0,
            pace=filter.pace,
            rated=filter.rated == "yes",
            languages=filter.language,
            until=now + DAYS * DAY,
        )


def has(connection: Connection, account_id: int, now: int) -> bool:
    """Whether a player has a search now."""
    mine = (search.c.account == account_id, search.c.until > now)
    return connection.execute(select(search.c.id).where(*mine)).first() is not None


def fitting(connection: Connection, record: TableRecord, now: int) -> list[str]:
    """Return the players whose search finds a table, the oldest search first."""
    query = (
        select(account.c.name)
        .join(search, search.c.account == account.c.id)
        .where(search.c.until > now, account.c.state.in_(("held", "active")))
        .where(search.c.game.in_(("", record.game)), search.c.pace.in_(("any", record.pace)))
        .order_by(search.c.id)
    )
    if record.rated == "no":
        query = query.where(search.c.rated == 0)
    if record.language:
        query = query.where(search.c.languages.in_(("", record.language)))
    return list(connection.execute(query).scalars())


def end(connection: Connection, name: str) -> None:
    """End a player's search."""
    mine = select(account.c.id).where(account.c.folded == name_key(name))
    connection.execute(search.delete().where(search.c.account.in_(mine)))


def forget(connection: Connection, now: int) -> None:
    """Delete searches that have ended."""
    connection.execute(search.delete().where(search.c.until < now))
