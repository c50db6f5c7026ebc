"""Finished games have results in the database, and ratings follow from them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Engine, event, inspect, select, text

from tests.server.club.older import before_channels
from tests.server.hosted import Hosted, answer, refused, settled
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.index import GameIndex, catch_up, reindex
from weimar_tui.server.club.lists import pairs
from weimar_tui.server.club.ratings import RatedGame, RatedSeat
from weimar_tui.server.club.results import annul
from weimar_tui.server.club.store import accounts, games, migrate, order, results
from weimar_tui.server.club.store.database import Database, open_database
from weimar_tui.server.club.store.rows import GameRow
from weimar_tui.server.club.store.schema import VERSION, rating, rating_change, result
from weimar_tui.server.server_table import ServerTable

NOW = 1_800_000_000
EARLY = 900_000
"""Before the games of the fixture `hosted`: a player has to have an account by then."""
WEEK = 7 * 86_400


def everything(database: Database) -> list[list[Any]]:
    """All rows of results, ratings and their changes."""
    tables = result, rating, rating_change

    def read(connection: Any) -> list[list[Any]]:
        return [
            [tuple(row) for row in connection.execute(select(one).order_by(*one.primary_key))]
            for one in tables
        ]

    return database.read(read)


def row(id: str) -> GameRow:
    return GameRow(
        id=id, game="duel", scenario="main", title="", owner="", owner_account=None, state="over",
        public=True, made=1, started=1, moved=1, ended=1, ending="", round=0, picks=0, bytes=0,
        sha256="", changed=0, options={}, entry={},
    )  # fmt: skip


def put(database: Database, number: int) -> list[RatedGame]:
    """Finished games of two people, a week apart, in the index."""
    found = []
    for n in range(1, number + 1):
        runners = (
            RatedSeat(seat="red", who="1", picks=9, won=n % 3 > 0),
            RatedSeat(seat="blue", who="2", picks=9, won=n % 3 == 0),
        )
        one = RatedGame(id=f"{n:012x}", game="duel", ended=n * WEEK, finished=True, runners=runners)
        found.append(one)
    database.write(games.put, [(row(one.id), []) for one in found])
    return found


async def finish(hosted: Hosted, table: ServerTable) -> None:
    while table.asked:
        await answer(table, table.asked[0].seat)


async def test_a_game_that_ends_is_rated_and_a_rebuild_says_the_same(
    database: Database, hosted: Hosted
) -> None:
    ids = {name: str(database.write(accounts.add, name, EARLY).id) for name in ("Ann", "Bob")}
    index = GameIndex(Club(database, hosted.host.disk), hosted.host)
    table, _, _ = await hosted.duel(options={"length": "long"})
    index.follow(hosted.lobby.tables, hosted.lobby.finished)
    await index.close()
    assert database.read(results.results) == []
    await finish(hosted, table)
    index.follow(hosted.lobby.tables, hosted.lobby.finished)
    await index.close()
    (one,) = database.read(results.results)
    assert table.local is not None and table.local.outcome is not None
    winners = table.local.outcome.winners
    first = {seat for seat, rank in one.ranks["ranks"].items() if rank == 1}
    assert (one.pool, one.rated, one.why_not) == ("duel/2", True, "") and first == set(winners)
    found = database.read(results.people)
    assert {rated.who for rated in found} == set(ids.values())
    assert {rated.who: rated.won for rated in found} == {
        ids[there.player]: int(seat in winners) for seat, there in table.record.seats.items()
    }
    await hosted.lobby.close()
    kept = everything(database)
    reindex(hosted.host, database)
    assert everything(database) == kept
    # Results that were lost with a crash are added at the next start.
    database.write(games.empty)
    catch_up(hosted.host, database)
    assert everything(database) == kept


async def test_people_without_accounts_and_games_ended_by_the_host_are_not_rated(
    database: Database, hosted: Hosted
) -> None:
    stranger, _, _ = await hosted.duel()
    await finish(hosted, stranger)
    await hosted.lobby.close()
    catch_up(hosted.host, database)
    assert [one.why_not for one in database.read(results.results)] == ["no-account"]


async def test_a_player_who_resigned_or_whose_game_was_closed(
    database: Database, hosted: Hosted
) -> None:
    for name in ("Ann", "Bob"):
        database.write(accounts.add, name, EARLY)
    left, _, _ = await hosted.duel()
    closed, _, _ = await hosted.duel()
    await left.votes.resign("Ann")
    while left.record.state == "playing":
        await settled()
        if left.asked and left.asked[0].seat == "blue":
            await answer(left, "blue")
    await closed.end("closed")
    await hosted.lobby.close()
    catch_up(hosted.host, database)
    found = {one.table_id: one for one in database.read(results.results)}
    assert found[closed.record.id].why_not == "unfinished"
    ranks = found[left.record.id].ranks
    red = next(one for one in ranks["game"]["runners"] if one["seat"] == "red")
    assert (red["left"], red["kind"]) == ("resigned", "person")
    assert ranks["ranks"]["red"] == 4 > ranks["ranks"]["blue"]


async def test_a_seat_that_a_player_took_over_from_a_bot_makes_a_game_unrated(
    database: Database, hosted: Hosted
) -> None:
    for name in ("Ann", "Bob", "Cy"):
        database.write(accounts.add, name, EARLY)
    table = await hosted.table(seats=dict.fromkeys(("red", "blue", "green"), ""))
    await hosted.seat(table, red="Ann", blue="Bob")
    await table.seating.hold("Ann", "green", "first")
    await table.seating.start("Ann")
    await table.seating.sit("Cy", "green")
    for _ in range(500):
        await settled()
        if table.record.state != "playing":
            break
        for one in table.asked:
            if table.record.seats[one.seat].player:
                await answer(table, one.seat)
                break
    assert table.record.joined == ["Cy"] and table.record.state == "over"
    await hosted.lobby.close()
    catch_up(hosted.host, database)
    (found,) = database.read(results.results)
    kinds = {run["seat"]: run["kind"] for run in found.ranks["game"]["runners"]}
    assert (found.why_not, kinds["green"]) == ("casual", "bot")


async def test_nobody_takes_over_a_seat_in_a_rated_game_and_so_ends_its_rating(
    hosted: Hosted,
) -> None:
    seats = dict.fromkeys(("red", "blue", "green"), "")
    for rated, people, why in (("yes", 2, "seats-fixed"), ("yes", 1, ""), ("people", 2, "")):
        table = await hosted.table(seats=seats, rated=rated)
        await hosted.seat(table, **{"red": "Ann", "blue": "Bob"} if people == 2 else {"red": "Ann"})
        for seat in list(seats)[people:]:
            await table.seating.hold("Ann", seat, "first")
        await table.seating.start("Ann")
        if why:
            assert await refused(table.seating.sit("Cy", "green")) == why
            assert "Cy" not in {seat.joins for seat in table.listed("Cy").seats}
            assert not any(seat.is_free for seat in table.listed("Cy").seats)
        else:
            await table.seating.sit("Cy", "green")
            assert table.record.seats["green"].joins == "Cy"


def test_later_games_change_nothing_before_them(database: Database) -> None:
    found = put(database, 12)
    assert results.refresh(database, found[:10]) == 10
    before = everything(database)
    assert results.refresh(database, found[10:]) == 12
    after = everything(database)
    assert [one for one in after[2] if one[1] <= 10] == before[2]
    assert [one.seq for one in database.read(results.results)] == list(range(1, 13))
    assert results.refresh(database) == 12 and everything(database) == after


async def test_the_end_of_a_game_rates_that_game_only(
    database: Database, hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("Ann", "Bob"):
        database.write(accounts.add, name, EARLY)
    whole: list[int] = []
    rate_all = results.rate_all

    def counted(*args: Any, **more: Any) -> Any:
        rater = rate_all(*args, **more)
        whole.append(rater.number)
        return rater

    monkeypatch.setattr(results, "rate_all", counted)
    index = GameIndex(Club(database, hosted.host.disk), hosted.host)
    tables = []

    async def play(**wish: Any) -> None:
        hosted.calendar.now += 7 * 86_400
        table, _, _ = await hosted.duel(options={"length": "long"}, **wish)
        await finish(hosted, table)
        tables.append(table.record.id)
        index.follow(hosted.lobby.tables, hosted.lobby.finished)
        await index.close()

    for _ in range(3):
        await play()
    assert whole == [1]
    assert [one.rated for one in database.read(results.results)] == [True] * 3
    kept = everything(database)
    results.refresh(database)
    assert everything(database) == kept
    assert set(hosted.host.measures.rating_losses) == {"duel/2"}
    # Somebody else has changed the results: everything is rated again.
    whole.clear()
    annul(database, tables[1], "host", "host", "a bet")
    await play(rated="no")
    await play()
    assert whole == [3, 4]
    assert [one.why_not for one in database.read(results.results)] == [
        "",
        "annulled",
        "",
        "casual",
        "",
    ]
    kept = everything(database)
    results.refresh(database)
    assert everything(database) == kept
    (entry,) = [one for one in database.read(order.audit_page) if one.action == "annul"]
    assert (entry.about, entry.detail, entry.who) == (tables[1], "a bet", "host")
    annul(database, tables[1], "host", "host", "", undo=True)
    assert sum(one.rated for one in database.read(results.results)) == 4
    for undo, table, why in ((True, tables[1], "annul-not"), (False, "f" * 12, "annul-unknown")):
        with pytest.raises(KernelError) as error:
            annul(database, table, "host", "host", "", undo=undo)
        assert error.value.id == why


def test_annulment_recomputes_what_follows(database: Database) -> None:
    found = put(database, 8)
    results.refresh(database, found)
    before = everything(database)
    database.write(results.annul, NOW, found[4].id, "host", "a bet")
    results.refresh(database)
    after = everything(database)
    assert [one.why_not for one in database.read(results.results) if not one.rated] == ["annulled"]
    assert [one for one in after[2] if one[1] < 5] == [one for one in before[2] if one[1] < 5]
    assert not [one for one in after[2] if one[1] == 5]
    assert {one.games for one in database.read(results.people)} == {7}
    # A rebuild of the derived tables keeps the annulment.
    database.write(games.empty)
    put(database, 8)
    results.refresh(database, found)
    assert everything(database) == after


def test_a_removed_game_is_no_longer_rated(database: Database) -> None:
    found = put(database, 3)
    results.refresh(database, found)
    database.write(games.remove, [found[0].id])
    assert results.refresh(database) == 2
    assert {one.games for one in database.read(results.people)} == {2}


def test_a_database_of_the_first_version_gets_the_new_column(setting: str, tmp_path: Path) -> None:
    database = open_database(setting, tmp_path)
    before_channels(database)
    database.write(lambda c: c.execute(text("ALTER TABLE rating DROP COLUMN opponents")))
    database.write(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '0001'")))
    migrate.migrate(database.url.render_as_string(hide_password=False))
    columns = database.read(lambda c: [one["name"] for one in inspect(c).get_columns("rating")])
    assert database.version() == VERSION and "opponents" in columns
    results.refresh(database, put(database, 2))
    assert [one.opponents for one in database.read(results.people)] == [1, 1]
    database.close()


def test_many_results_are_written_a_part_at_a_time(database: Database) -> None:
    """PostgreSQL ends a transaction that stands still while its driver prepares all of them."""
    sizes: list[int] = []

    def note(_c: object, _s: object, statement: str, rows: Any, _x: object, many: bool) -> None:
        if many and ("INTO result" in statement or "INTO rating" in statement):
            sizes.append(len(rows))

    played = put(database, 600)
    event.listen(Engine, "before_cursor_execute", note)
    try:
        assert results.refresh(database, played) == 600
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert sizes and max(sizes) <= 500
    assert len(database.read(results.results)) == 600


def test_pairs_count_rated_games_only(database: Database) -> None:
    ids = [str(database.write(accounts.add, name, EARLY).id) for name in ("Ann", "Bob")]
    played = [
        replace(
            game,
            runners=tuple(
                replace(runner, who=who) for runner, who in zip(game.runners, ids, strict=True)
            ),
        )
        for game in put(database, 12)
    ]
    results.refresh(database, played)
    found = {one.player: one for one in pairs(database)}
    assert [(found[name].games, found[name].won) for name in ("Ann", "Bob")] == [(12, 8), (12, 4)]
    assert found["Ann"].other == "Bob" and found["Ann"].gain == -found["Bob"].gain
    annul(database, f"{1:012x}", "host", "host", "")
    assert {one.games for one in pairs(database)} == {11}
    assert pairs(database, "weimar") == []
