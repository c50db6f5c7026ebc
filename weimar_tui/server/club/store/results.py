"""Results and ratings: derived from finished games and annulments, and rebuilt in order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from weimar_tui.server.club.ratings import Game, Judged, Rating, Ratings, in_pool, rate
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.club.store.rows import RatingRow, ResultRow
from weimar_tui.server.club.store.schema import (
    account,
    annulment,
    game_table,
    rating,
    rating_change,
    result,
)
from weimar_tui.server.club.store.tools import every, insert

_Stored = dict[int, tuple[Game, str]]
"""By number: a game and why it was not rated."""


def refresh(database: Database, games: Iterable[Game] = ()) -> int:
    """Add finished games and bring all ratings up to date; return the number of results.

    Rates everything outside of the transaction, then writes what differs from the first change on.
    """
    stored, annulled, there = database.read(_read)
    by_id = {game.id: game for game, _ in stored.values()}
    by_id.update((game.id, game) for game in games)
    found = rate((game for id, game in by_id.items() if id in there), annulled)
    first = _first_change(stored, found.judged)
    if first is not None:
        database.write(_write, found, first)
    return len(found.judged)


def _read(connection: Connection) -> tuple[_Stored, set[str], set[str]]:
    query = select(result.c.seq, result.c.why_not, result.c.ranks).order_by(result.c.seq)
    stored = {
        row.seq: (msgspec.convert(row.ranks["game"], Game), row.why_not)
        for row in connection.execute(query)
    }
    annulled = set(connection.execute(select(annulment.c.table_id)).scalars())
    return stored, annulled, set(connection.execute(select(game_table.c.id)).scalars())


def _first_change(stored: _Stored, judged: Sequence[Judged]) -> int | None:
    """Return the number of the first game that is new or judged in another way."""
    for one in judged:
        if stored.get(one.seq) != (one.game, one.why_not):
            return one.seq
    return len(judged) + 1 if len(stored) > len(judged) else None


def _write(connection: Connection, found: Ratings, first: int) -> None:
    connection.execute(rating_change.delete().where(rating_change.c.seq >= first))
    connection.execute(result.delete().where(result.c.seq >= first))
    connection.execute(rating.delete())
    results = [_result(one) for one in found.judged if one.seq >= first]
    changes = [
        {**_key(one.key), "seq": one.seq, "mu": one.mu, "sigma": one.sigma}
        for one in found.changes
        if one.seq >= first
    ]
    ratings = [{**_key(key), **_rating(one)} for key, one in found.ratings.items()]
    for table, rows in ((result, results), (rating_change, changes), (rating, ratings)):
        if rows:
            connection.execute(table.insert(), rows)


def _key(key: tuple[str, str, str]) -> dict[str, Any]:
    return dict(zip(("pool", "kind", "who"), key, strict=True))


def _result(one: Judged) -> dict[str, Any]:
    return {
        "table_id": one.game.id,
        "pool": one.game.pool,
        "seq": one.seq,
        "ended": one.game.ended,
        "rated": not one.why_not,
        "why_not": one.why_not,
        "ranks": {"game": msgspec.to_builtins(one.game), "ranks": one.ranks},
    }


def _rating(one: Rating) -> dict[str, Any]:
    names = ("mu", "sigma", "games", "won", "last", "peak")
    return {**{name: getattr(one, name) for name in names}, "opponents": len(one.opponents)}


def annul(connection: Connection, now: int, table_id: str, by: str, reason: str) -> None:
    """Annul a game. Call `refresh` afterwards: ratings become as if it had not been played."""
    insert(connection, annulment, table_id=table_id, by=by, reason=reason, made=now)


def missing(connection: Connection) -> list[str]:
    """Return the ids of finished games without a result."""
    query = select(game_table.c.id).where(game_table.c.state == "over")
    query = query.where(game_table.c.id.not_in(select(result.c.table_id)))
    return list(connection.execute(query).scalars())


def people(connection: Connection, game: str = "") -> list[RatingRow]:
    """Return players' ratings by pool, the surest and highest first. `game`: only this one's."""
    found = every(connection, RatingRow, select(rating).where(rating.c.kind == "person"))
    kept = [one for one in found if not game or in_pool(one.pool)[0] == game]
    return sorted(kept, key=lambda one: (one.pool, one.sigma - one.mu, one.who))


def results(connection: Connection, game: str = "") -> list[ResultRow]:
    """Return the results in order. `game`: only this one's."""
    found = every(connection, ResultRow, select(result).order_by(result.c.seq))
    return [one for one in found if not game or in_pool(one.pool)[0] == game]


def account_names(connection: Connection) -> dict[str, str]:
    """Return the names of all accounts by the ids under which they are rated."""
    found = connection.execute(select(account.c.id, account.c.name))
    return {str(row.id): row.name for row in found}
