"""Finished games that have been kept long enough, found by page."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, and_, or_, select, tuple_

from weimar_tui.server.club.ratings import (
    BOTS,
    CASUAL,
    DESERTED,
    NO_ACCOUNT,
    NO_ANCHOR,
    SHORT,
    UNFINISHED,
)
from weimar_tui.server.club.store import games
from weimar_tui.server.club.store.schema import game_table, report, result, share
from weimar_tui.server.club.store.tools import yes

Ended = tuple[int, str]
"""When a game ended, and its table: the order of these lists."""

_CASUAL: Final = (CASUAL, NO_ACCOUNT, NO_ANCHOR, BOTS, SHORT, DESERTED)
"""Why a finished game is not rated, whatever happens to other games."""


def ended_before(connection: Connection, before: int, after: Ended, limit: int) -> list[Ended]:
    """Return finished tables whose games ended before a time, the earliest first; `after` is the
    last one of the page before."""
    key = tuple_(game_table.c.ended, game_table.c.id)
    query = (
        select(game_table.c.ended, game_table.c.id)
        .where(game_table.c.state == "over", game_table.c.ended < before, key > after)
        .order_by(game_table.c.ended, game_table.c.id)
        .limit(limit)
    )
    return [(row.ended, row.id) for row in connection.execute(query)]


def outdated(
    connection: Connection, casual_before: int, unfinished_before: int, after: Ended, limit: int
) -> list[Ended]:
    """Return finished games that were not rated and ended before `casual_before`, and games that
    ended without a result before `unfinished_before`; in the order of `ended_before`.

    Rated and annulled games are not among them, nor those that an open report is about.
    """
    key = tuple_(game_table.c.ended, game_table.c.id)
    casual = and_(result.c.why_not.in_(_CASUAL), game_table.c.ended < casual_before)
    unfinished = and_(result.c.why_not == UNFINISHED, game_table.c.ended < unfinished_before)
    reported = select(report.c.table_id).where(report.c.state == "open")
    query = (
        select(game_table.c.ended, game_table.c.id)
        .join(result, result.c.table_id == game_table.c.id)
        .where(game_table.c.state == "over", ~yes(result.c.rated), or_(casual, unfinished))
        .where(key > after, game_table.c.id.not_in(reported))
        .order_by(game_table.c.ended, game_table.c.id)
        .limit(limit)
    )
    return [(row.ended, row.id) for row in connection.execute(query)]


def remove(connection: Connection, id: str) -> None:
    """Remove a table from the index, with its result and the codes that share it."""
    games.remove(connection, [id])
    connection.execute(share.delete().where(share.c.table_id == id))


def known(connection: Connection, ids: list[str]) -> set[str]:
    """Return those of these tables that are in the index."""
    query = select(game_table.c.id).where(game_table.c.id.in_(ids))
    return set(connection.execute(query).scalars())
