"""What players say in the lobbies of several fronts."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, select

from weimar_tui.server.club.store import dialects
from weimar_tui.server.club.store.schema import lobby_line
from weimar_tui.server.club.store.tools import every

_KEPT = 3600.0
"""Seconds for which lines are kept."""


class LobbyLine(Struct, frozen=True, kw_only=True):
    """A line, and the front (its incarnation) at which it was said."""

    id: int
    at: float
    front: str
    player: str
    text: str


def say(connection: Connection, front: str, player: str, text: str) -> None:
    """Add a line, and remove old ones."""
    now = dialects.seconds_now(connection)
    connection.execute(lobby_line.delete().where(lobby_line.c.at < now - _KEPT))
    values = {"at": now, "front": front, "player": player, "text": text}
    connection.execute(lobby_line.insert().values(**values))


def said_since(connection: Connection, time: float) -> list[LobbyLine]:
    """Return the lines since a time of the database's clock."""
    query = select(lobby_line).where(lobby_line.c.at >= time)
    return every(connection, LobbyLine, query.order_by(lobby_line.c.at, lobby_line.c.id))
