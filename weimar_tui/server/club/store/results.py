"""Results and ratings: derived from finished games and annulments, and rebuilt in order."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from weimar_tui.server.club.ratings import (
    PairRecord,
    RatedGame,
    Rater,
    Rating,
    RatingChange,
    RatingDecision,
    Ratings,
    ended_order,
    in_pool,
)
from weimar_tui.server.club.store import dialects
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.club.store.rows import RatingRow, ResultRow
from weimar_tui.server.club.store.schema import (
    account,
    annulment,
    game_table,
    rating,
    rating_change,
    result,
    seat,
)
from weimar_tui.server.club.store.tools import every, insert

_AT_ONCE = 500

_Stored = dict[int, tuple[RatedGame, str]]
"""Games and why they were not rated, by number."""


class ResultsChanged(Exception):
    """The stored results differ from those that a `Rater` has rated."""


def refresh(
    database: Database,
    games: Iterable[RatedGame] = (),
    anchors: Mapping[tuple[str, str], float] | None = None,
) -> int:
    """Add finished games and bring all ratings up to date; return the number of results."""
    return rate_all(database, games, anchors).number


def rate_all(
    database: Database,
    games: Iterable[RatedGame] = (),
    anchors: Mapping[tuple[str, str], float] | None = None,
) -> Rater:
    """Add finished games and rate everything; return the `Rater`.

    Rates before the transaction, then writes only from the first change on.
    """
    stored, annulled, there = database.read(_read)
    by_id = {game.id: game for game, _ in stored.values()}
    by_id.update((game.id, game) for game in games)
    rater = Rater(annulled, anchors)
    for game in sorted((by_id[id] for id in by_id.keys() & there), key=ended_order):
        rater.add(game)
    first = _first_change(stored, rater.found.judged)
    if first is not None or database.read(_ratings) != _rating_rows(rater.found):
        database.write(_write, rater.found, first or 1)
    rater.forget_details()
    return rater


def pair_records(
    database: Database, game: str = "", anchors: Mapping[tuple[str, str], float] | None = None
) -> dict[tuple[str, str], PairRecord]:
    """Return how each player did in rated games with each other one at the table, by the ids under
    which both are rated. `game`: only this one's."""
    stored, annulled, _ = database.read(_read)
    rater = Rater(annulled, anchors, pairs_of=game)
    for _, (one, _) in sorted(stored.items(), key=lambda item: item[0]):
        rater.add(one)
        rater.forget_details()
    return rater.pairs


def add(database: Database, rater: Rater, games: Iterable[RatedGame]) -> None:
    """Rate finished games that ended after all that `rater` knows, and write only what they change.

    Raises Changed, leaving the database as it was, if something else has changed the results or if
    a game belongs between others. Discard `rater` then.
    """
    new = sorted(games, key=ended_order)
    if new and ended_order(new[0]) <= rater.last:
        raise ResultsChanged
    before = rater.number
    for game in new:
        rater.add(game)
    database.write(_append, rater, before, [game.id for game in new])
    rater.forget_details()


def _append(connection: Connection, rater: Rater, before: int, ids: Sequence[str]) -> None:
    dialects.one_writer(connection, result)
    number = connection.execute(select(func.count(), func.max(result.c.seq))).one()
    annulled = set(connection.execute(select(annulment.c.table_id)).scalars())
    there = select(func.count()).where(game_table.c.id.in_(ids)).select_from(game_table)
    if tuple(number) != (before, before or None) or annulled != rater.annulled:
        raise ResultsChanged
    if connection.execute(there).scalar_one() != len(ids):
        raise ResultsChanged
    found = rater.found
    keys = {one.key for one in found.changes}
    for key in keys:
        pool, kind, who = key
        connection.execute(
            rating.delete().where(rating.c.pool == pool, rating.c.kind == kind, rating.c.who == who)
        )
    ratings = [{**_key(key), **_rating(found.ratings[key])} for key in keys]
    results = [_result(one) for one in found.judged]
    _insert(connection, results, [_change(one) for one in found.changes], ratings)


def _read(connection: Connection) -> tuple[_Stored, set[str], set[str]]:
    dialects.can_pause(connection)
    query = select(result.c.seq, result.c.why_not, result.c.ranks).order_by(result.c.seq)
    stored = {
        row.seq: (msgspec.convert(row.ranks["game"], RatedGame), row.why_not)
        for row in connection.execute(query)
    }
    annulled = set(connection.execute(select(annulment.c.table_id)).scalars())
    return stored, annulled, set(connection.execute(select(game_table.c.id)).scalars())


def _first_change(stored: _Stored, judged: Sequence[RatingDecision]) -> int | None:
    """Return the number of the first game that is new or judged differently."""
    for one in judged:
        if stored.get(one.seq) != (one.game, one.why_not):
            return one.seq
    return len(judged) + 1 if len(stored) > len(judged) else None


def _write(connection: Connection, found: Ratings, first: int) -> None:
    results = [_result(one) for one in found.judged if one.seq >= first]
    changes = [_change(one) for one in found.changes if one.seq >= first]
    ratings = _rating_rows(found)
    dialects.one_writer(connection, result)
    connection.execute(rating_change.delete().where(rating_change.c.seq >= first))
    connection.execute(result.delete().where(result.c.seq >= first))
    connection.execute(rating.delete())
    _insert(connection, results, changes, ratings)


_Rows = list[dict[str, Any]]


def _insert(connection: Connection, results: _Rows, changes: _Rows, ratings: _Rows) -> None:
    for table, rows in ((result, results), (rating_change, changes), (rating, ratings)):
        # All rows at once would take the driver seconds, in which the transaction stands still.
        for start in range(0, len(rows), _AT_ONCE):
            connection.execute(table.insert(), rows[start : start + _AT_ONCE])


def _ratings(connection: Connection) -> _Rows:
    return sorted((dict(row._mapping) for row in connection.execute(select(rating))), key=_place)


def _rating_rows(found: Ratings) -> _Rows:
    return sorted(({**_key(key), **_rating(one)} for key, one in found.ratings.items()), key=_place)


def _place(row: Mapping[str, Any]) -> tuple[str, ...]:
    return row["pool"], row["kind"], row["who"]


def _change(one: RatingChange) -> dict[str, Any]:
    return {**_key(one.key), "seq": one.seq, "mu": one.mu, "sigma": one.sigma}


def _key(key: tuple[str, str, str]) -> dict[str, Any]:
    return dict(zip(("pool", "kind", "who"), key, strict=True))


def _result(one: RatingDecision) -> dict[str, Any]:
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


def unannul(connection: Connection, table_id: str) -> bool:
    """Lift an annulment; return whether there was one. Call `refresh` afterwards."""
    done = connection.execute(annulment.delete().where(annulment.c.table_id == table_id))
    return bool(done.rowcount)


def is_annulled(connection: Connection, table_id: str) -> bool:
    query = select(annulment.c.table_id).where(annulment.c.table_id == table_id)
    return connection.execute(query).first() is not None


def missing(connection: Connection, ids: Collection[str] | None = None) -> list[str]:
    """Return the ids of finished games without a result; of all games, or of these."""
    query = select(game_table.c.id).where(game_table.c.state == "over")
    if ids is not None:
        query = query.where(game_table.c.id.in_(list(ids)))
    query = query.where(game_table.c.id.not_in(select(result.c.table_id)))
    return list(connection.execute(query).scalars())


def people(connection: Connection, game: str = "") -> list[RatingRow]:
    """Return players' ratings by pool, the surest and highest first. `game`: only this one's."""
    found = every(connection, RatingRow, select(rating).where(rating.c.kind == "person"))
    kept = [one for one in found if not game or in_pool(one.pool)[0] == game]
    return sorted(kept, key=lambda one: (one.pool, one.sigma - one.mu, one.who))


def of_person(connection: Connection, who: str) -> list[RatingRow]:
    """Return all ratings of an account, by the id under which it is rated."""
    query = select(rating).where(rating.c.kind == "person", rating.c.who == who)
    return every(connection, RatingRow, query)


def of_account(connection: Connection, account_id: int) -> list[ResultRow]:
    """Return the results of the games at which an account has a seat, in order."""
    both = result.join(seat, seat.c.table_id == result.c.table_id)
    query = select(result).select_from(both).where(seat.c.account == account_id)
    return every(connection, ResultRow, query.order_by(result.c.seq))


def results(connection: Connection, game: str = "") -> list[ResultRow]:
    """Return the results in order. `game`: only this one's."""
    found = every(connection, ResultRow, select(result).order_by(result.c.seq))
    return [one for one in found if not game or in_pool(one.pool)[0] == game]


def account_names(connection: Connection) -> dict[str, str]:
    """Return the names of all accounts by the ids under which they are rated, without closed and
    deleted ones."""
    found = connection.execute(
        select(account.c.id, account.c.name).where(account.c.state != "closed")
    )
    return {str(row.id): row.name for row in found}
