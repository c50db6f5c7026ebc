"""How often something was tried, on all machines together: for limits against abuse."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, func, or_, select

from weimar_tui.server.club.codes import hash_of
from weimar_tui.server.club.store import dialects
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.schema import attempt

_AHEAD = 60
"""A time further ahead is from before the database's clock was set back."""


class Limit(Struct, frozen=True):
    """At most this many attempts within `seconds`, at most a day. `about`: the name, the network
    or whatever they are counted for."""

    about: str
    most: int
    seconds: int


def forget(connection: Connection) -> float:
    """Delete attempts that no limit counts any more; return the database's time."""
    now = float(connection.execute(select(dialects.seconds_now(connection))).scalar_one())
    old = or_(attempt.c.at <= now - DAY, attempt.c.at > now + _AHEAD)
    connection.execute(attempt.delete().where(old))
    return now


def take(connection: Connection, kind: str, *limits: Limit) -> bool:
    """Count an attempt for each limit; if one is reached, count nothing and return False."""
    dialects.one_writer(connection, attempt)
    now = forget(connection)
    hashes = {limit: hash_of(f"attempt {kind}", limit.about) for limit in limits}
    for limit, about in hashes.items():
        mine = (attempt.c.about == about, attempt.c.at > now - limit.seconds)
        number = select(func.count()).select_from(attempt).where(*mine)
        if connection.execute(number).scalar_one() >= limit.most:
            return False
    connection.execute(attempt.insert(), [{"about": one, "at": now} for one in hashes.values()])
    return True
