"""The index of games: tables and seats, found by page."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, func, or_, select, tuple_

from weimar_tui.server.club.store import dialects
from weimar_tui.server.club.store.accounts import ids_of
from weimar_tui.server.club.store.rows import GameRow, SeatRow
from weimar_tui.server.club.store.schema import DERIVED, account, game_table, seat
from weimar_tui.server.club.store.tools import every, first, row_of, values_of, yes
from weimar_tui.server.names import name_key

PAGE = 40

Cursor = tuple[int, str]
"""The position after a row in a list of tables: when the table was made, and its id."""


# --- writing ------------------------------------------------------------------------------------
def put(connection: Connection, games: Sequence[tuple[GameRow, Sequence[SeatRow]]]) -> None:
    """Store tables with their seats, replacing what the index had on them.

    Seats find their accounts by name, also by one that was given up: the index then has the present
    name too. Words find games that are over. `changed` of the rows is set here: it grows with each
    call.
    """
    if not games:
        return
    newest = int(connection.execute(select(func.max(game_table.c.changed))).scalar() or 0) + 1
    ids = ids_of(connection, {name for row, seats in games for name in _people(row, seats)})
    rows = [
        {**values, "changed": newest, "owner_account": ids.get(name_key(values["owner"]))}
        for values in values_of(row for row, _ in games)
    ]
    called = _names(connection, ids)
    seats = [
        {
            **values,
            "account": ids.get(values["folded"]),
            "folded": name_key(called.get(values["folded"], values["folded"])),
        }
        for values in values_of(one for _, its in games for one in its)
    ]
    dialects.upsert(connection, game_table, rows)
    connection.execute(seat.delete().where(seat.c.table_id.in_([row["id"] for row in rows])))
    if seats:
        connection.execute(seat.insert(), seats)
    over = {row.id: _words(row, its, called) for row, its in games if row.state == "over"}
    dialects.set_words(connection, over)


def rename(connection: Connection, whose: int, name: str) -> None:
    """Let a player's tables be found by another name; they keep showing the one they have."""
    connection.execute(seat.update().where(seat.c.account == whose).values(folded=name_key(name)))
    mine = select(seat.c.table_id).where(seat.c.account == whose)
    over = game_table.c.state == "over"
    rows = every(connection, GameRow, select(game_table).where(game_table.c.id.in_(mine), over))
    its = seats_of(connection, [row.id for row in rows])
    called = _names(connection, {one.folded: one.account for one in _known(its)})
    words = {row.id: _words(row, its[row.id], called) for row in rows}
    dialects.set_words(connection, words)


def _known(its: Mapping[str, Sequence[SeatRow]]) -> list[SeatRow]:
    return [one for seats in its.values() for one in seats if one.account is not None]


def _names(connection: Connection, ids: Mapping[str, int | None]) -> dict[str, str]:
    """Return the present names of accounts, by the same keys."""
    query = select(account.c.id, account.c.name).where(account.c.id.in_(set(ids.values())))
    names = {row.id: row.name for row in connection.execute(query)}
    return {key: names[id] for key, id in ids.items() if id in names}


def _people(row: GameRow, seats: Sequence[SeatRow]) -> list[str]:
    return [name_key(row.owner), *(one.folded for one in seats if one.folded)]


def _words(row: GameRow, seats: Sequence[SeatRow], called: Mapping[str, str]) -> str:
    """The words that find a game in the archive. `called`: its players' present names."""
    people = [one.player or one.bot for one in seats]
    present = [called[one.folded] for one in seats if one.folded in called]
    people += [name for name in present if name not in people]
    parts = [row.title, row.game, row.scenario, row.ending, *people, f"{len(seats)} seats"]
    return " ".join(part.replace("_", " ").replace("-", " ") for part in parts if part)


def remove(connection: Connection, ids: Collection[str]) -> None:
    """Remove tables from the index."""
    connection.execute(game_table.delete().where(game_table.c.id.in_(list(ids))))
    dialects.forget_words(connection, ids)


def empty(connection: Connection) -> None:
    """Empty all derived tables, before they are rebuilt."""
    for table in DERIVED:
        connection.execute(table.delete())
    dialects.forget_words(connection)


# --- reading ------------------------------------------------------------------------------------
def find(connection: Connection, id: str) -> GameRow | None:
    """Return a table by its id."""
    return first(connection, GameRow, select(game_table).where(game_table.c.id == id))


def seats_of(connection: Connection, ids: Collection[str]) -> dict[str, list[SeatRow]]:
    """Return the seats of tables, by table, in the order of the seats."""
    query = select(seat).where(seat.c.table_id.in_(list(ids))).order_by(seat.c.position)
    found: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for one in every(connection, SeatRow, query):
        found[one.table_id].append(one)
    return found


def _mine(name: str) -> ColumnElement[bool]:
    """Seats of a player; without a name none, although seats of bots have no name either."""
    return and_(seat.c.folded == name_key(name), seat.c.folded != "")


def my_turn(connection: Connection, name: str) -> list[tuple[GameRow, int | None]]:
    """Return all tables that wait for this player and when their time runs out, least time left
    first."""
    query = (
        select(game_table, seat.c.deadline)
        .join(seat, seat.c.table_id == game_table.c.id)
        .where(_mine(name), yes(seat.c.asked), ~yes(seat.c.answered))
        .where(game_table.c.state == "playing")
        .order_by(seat.c.deadline.is_(None), seat.c.deadline, game_table.c.moved)
    )
    rows = connection.execute(query).mappings()
    return [(row_of(GameRow, row), row["deadline"]) for row in rows]


def waits_for(connection: Connection, name: str) -> int:
    """Return how many tables wait for this player."""
    query = (
        select(func.count())
        .select_from(seat.join(game_table, seat.c.table_id == game_table.c.id))
        .where(_mine(name), yes(seat.c.asked), ~yes(seat.c.answered))
        .where(game_table.c.state == "playing")
    )
    return int(connection.execute(query).scalar_one())


def of_player(
    connection: Connection,
    name: str,
    states: Collection[str],
    *,
    after: Cursor | None = None,
    limit: int = PAGE,
) -> list[GameRow]:
    """Return the tables at which a player has a seat or which they own, newest first."""
    both = seat.join(game_table, seat.c.table_id == game_table.c.id)
    query = select(game_table).distinct().select_from(both).where(_mine(name))
    query = query.where(game_table.c.state.in_(states))
    return every(connection, GameRow, _page(query, after, limit))


def public(
    connection: Connection,
    state: str,
    *,
    after: Cursor | None = None,
    limit: int = PAGE,
    without: str = "",
) -> list[GameRow]:
    """Return public tables in a state, newest first, leaving out those of the player `without`."""
    query = select(game_table).where(game_table.c.state == state, yes(game_table.c.public))
    if without:
        sits = select(seat.c.table_id).where(seat.c.table_id == game_table.c.id, _mine(without))
        query = query.where(~sits.exists())
    return every(connection, GameRow, _page(query, after, limit))


def search(
    connection: Connection,
    words: str,
    viewer: str,
    *,
    year: int | None = None,
    after: Cursor | None = None,
    limit: int = PAGE,
) -> list[GameRow]:
    """Return finished games that match all words and that `viewer` may see, newest first; `year`:
    only those that ended in it."""
    query = select(game_table).where(game_table.c.state == "over", _visible(viewer))
    if year is not None:
        first_day, last_day = (
            int(datetime(y, 1, 1, tzinfo=UTC).timestamp()) for y in (year, year + 1)
        )
        query = query.where(game_table.c.ended >= first_day, game_table.c.ended < last_day)
    ids = dialects.matching(connection, words)
    if ids is not None:
        query = query.where(game_table.c.id.in_(ids))
    return every(connection, GameRow, _page(query, after, limit))


def seen_by(
    connection: Connection, ids: Collection[str], viewer: str, limit: int = PAGE
) -> list[GameRow]:
    """Return those of these finished games that `viewer` may see, the latest to end first."""
    query = select(game_table).where(game_table.c.state == "over", _visible(viewer))
    query = query.where(game_table.c.id.in_(list(ids)))
    order = game_table.c.ended.desc(), game_table.c.id.desc()
    return every(connection, GameRow, query.order_by(*order).limit(limit))


def _visible(viewer: str) -> ColumnElement[bool]:
    """Public tables, and those at which a player has a seat."""
    sits = select(seat.c.table_id).where(seat.c.table_id == game_table.c.id, _mine(viewer))
    return or_(yes(game_table.c.public), sits.exists())


def count(connection: Connection, *where: ColumnElement[bool]) -> int:
    """Return the number of tables in the index."""
    query = select(func.count()).select_from(game_table).where(and_(True, *where))
    return int(connection.execute(query).scalar_one())


def public_and_over(connection: Connection) -> list[dict[str, Any]]:
    """Return the list entries of all finished public tables."""
    query = select(game_table.c.entry).where(game_table.c.state == "over", yes(game_table.c.public))
    return list(connection.execute(query).scalars())


def random_finished(connection: Connection) -> str:
    """Return the id of a random finished table, "" if there is none."""
    query = select(game_table.c.id).where(game_table.c.state == "over")
    return connection.execute(query.order_by(func.random()).limit(1)).scalar() or ""


def states(connection: Connection) -> dict[str, str]:
    """Return the state of every table in the index, by id."""
    found = connection.execute(select(game_table.c.id, game_table.c.state))
    return {row.id: row.state for row in found}


def _page(query: Select[Any], after: Cursor | None, limit: int) -> Select[Any]:
    key = tuple_(game_table.c.made, game_table.c.id)
    if after is not None:
        query = query.where(key < after)
    return query.order_by(game_table.c.made.desc(), game_table.c.id.desc()).limit(limit)
