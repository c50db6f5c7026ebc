"""A player takes another name. Finished games keep showing the one that they were played under."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.server.club.store import games, membership
from weimar_tui.server.club.store.rows import Account
from weimar_tui.server.names import name_key
from weimar_tui.server.record import OVER, TableRecord
from weimar_tui.server.table_store import TableStore

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from weimar_tui.server.club.club import Club


def has_part(record: TableRecord, name: str) -> bool:
    """Whether a player owns a table that is not finished, has a seat there or waits for one."""
    if record.state == OVER:
        return False
    seated = (one for there in record.seats.values() for one in (there.player, there.joins))
    return name_key(name) in map(name_key, (record.owner, *seated))


async def rename(club: Club, account: Account, name: str, *, by: str = "") -> Account:
    """Give an account another name and return it; every session under the old one ends. `by`: see
    `membership.rename`.

    Raises KernelError without any change.
    """
    store = club.all_tables
    if store is None:
        raise KernelError("page-none")

    def table_of(connection: Connection, of: str) -> str:
        return _unfinished(store, connection, of)

    await club.check_name(name, account.id)
    bots = club.settings.bots
    found = await club.write(membership.rename, account.id, name, club.now, bots, table_of, by=by)
    club.known.pop(account.folded, None)
    club.known[found.folded] = found.name
    return found


def _unfinished(store: TableStore, connection: Connection, name: str) -> str:
    """Return the title of an unfinished table with a part for a player, "" if there is none. Reads
    what is on disk: the index of games is a little behind."""
    states = games.states(connection)
    for id in store.ids():
        if states.get(id) == OVER:
            continue
        try:
            record = store.read(id)
        except SaveError:
            continue
        if has_part(record, name):
            return record.title
    return ""
