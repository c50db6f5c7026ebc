"""How absent players are reached: their channels for messages."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, func, select

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.store import accounts
from weimar_tui.server.club.store.rows import Channel
from weimar_tui.server.club.store.schema import account, channel
from weimar_tui.server.club.store.tools import every, first, insert
from weimar_tui.server.names import name_key

MOST = 4
OFF = 1
"""Failed messages (each tried several times) after which a channel is off."""

NEVER = "never"

_ON = (channel.c.failures < OFF, channel.c.digest != NEVER)
_LOGS_IN = account.c.state.in_(("held", "active"))


def add(connection: Connection, /, account_id: int, kind: str, target: str, **values: Any) -> int:
    """Add a channel; return its number. Raises KernelError if there are too many."""
    mine = select(func.count()).select_from(channel).where(channel.c.account == account_id)
    if connection.execute(mine).scalar_one() >= MOST:
        raise KernelError("channels-many", most=MOST)
    return insert(connection, channel, account=account_id, kind=kind, target=target, **values)


def of_account(connection: Connection, account_id: int) -> list[Channel]:
    """Return a player's channels, oldest first."""
    query = select(channel).where(channel.c.account == account_id).order_by(channel.c.id)
    return every(connection, Channel, query)


def by_id(connection: Connection, id: int) -> Channel | None:
    """Return a channel by its number."""
    return first(connection, Channel, select(channel).where(channel.c.id == id))


def change(connection: Connection, /, id: int, **values: Any) -> None:
    """Set these columns of a channel."""
    connection.execute(channel.update().where(channel.c.id == id).values(**values))


def failed(connection: Connection, id: int, error: str) -> None:
    """Note that a message did not arrive."""
    change(connection, id, failures=channel.c.failures + 1, error=error)


def remove(connection: Connection, id: int) -> bool:
    """Remove a channel; return whether it existed. Codes that were mailed become invalid: the mail
    may be read by someone else."""
    found = by_id(connection, id)
    if found is not None and found.kind == "mail":
        accounts.drop_tickets(connection, account_id=found.account, kind="link")
    return bool(connection.execute(channel.delete().where(channel.c.id == id)).rowcount)


def for_each_turn(connection: Connection, name: str) -> list[Channel]:
    """Return the channels on which a player wants a message for each turn."""
    return [one for one in of_player(connection, name) if not one.digest]


def of_player(connection: Connection, name: str) -> list[Channel]:
    """Return the channels on which a player wants messages, whenever they want them."""
    mine = select(channel).join(account, account.c.id == channel.c.account)
    where = (account.c.folded == name_key(name), _LOGS_IN, *_ON)
    return every(connection, Channel, mine.where(*where).order_by(channel.c.id))


def listeners(connection: Connection) -> set[str]:
    """Return the folded names of players who want a message for each turn."""
    query = select(account.c.folded).join(channel, account.c.id == channel.c.account)
    return set(connection.execute(query.where(_LOGS_IN, channel.c.digest == "", *_ON)).scalars())


def for_digests(connection: Connection) -> list[tuple[str, Channel]]:
    """Return the channels for a daily digest, with their players' names."""
    both = select(channel, account.c.name.label("who"))
    query = both.join(account, account.c.id == channel.c.account)
    rows = connection.execute(query.where(_LOGS_IN, channel.c.digest != "", *_ON)).mappings()
    fields = Channel.__struct_fields__
    return [(row["who"], Channel(**{name: row[name] for name in fields})) for row in rows]
