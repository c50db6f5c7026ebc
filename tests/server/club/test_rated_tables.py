"""How games at real tables are rated: leavers, deleted accounts, guests, saves, a common defeat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.make_saves import SAVES
from tests.server.hosted import Hosted, answer, session_of, settled
from tests.server.serving import make_host
from tests.waiting import until
from weimar_tui.kernel.journal import read_save
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.deletion import delete_account
from weimar_tui.server.club.index import catch_up, reindex
from weimar_tui.server.club.keeper import Keeper
from weimar_tui.server.club.lists import rated_players, seat_results
from weimar_tui.server.club.ratings import FALL
from weimar_tui.server.club.results import annul
from weimar_tui.server.club.store import accounts, results
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.club.store.rows import RatingRow, ResultRow
from weimar_tui.server.record import PLAYING, SeatRecord, TableRecord, record_text, write_record
from weimar_tui.server.server import TableServer
from weimar_tui.server.server_table import ServerTable

EARLY = 900_000
WEEK = 7 * 86_400


def join(database: Database, *names: str, now: int = EARLY) -> dict[str, str]:
    """Make accounts; return the ids under which they are rated."""
    return {name: str(database.write(accounts.add, name, now).id) for name in names}


async def finish(table: ServerTable) -> None:
    """Play a game to its end; bots have time for their answers."""
    while table.record.state == PLAYING:
        person = next((d for d in table.asked if not replaced(table, d.seat)), None)
        if person is None:
            await settled()
        else:
            await answer(table, person.seat)


def replaced(table: ServerTable, seat: str) -> bool:
    there = table.record.seats[seat]
    return bool(there.stand_in or there.bot)


async def played(hosted: Hosted, **wish: Any) -> ServerTable:
    hosted.calendar.now += WEEK
    table, _, _ = await hosted.duel(options={"length": "long"}, **wish)
    await finish(table)
    await table.write_if_changed()
    return table


def late(table: ServerTable) -> bool:
    """An answer that led to a further question must be late once more."""
    table.answering.run_clock(0.0)
    return False


def numbers(database: Database) -> dict[tuple[str, str], RatingRow]:
    return {(one.pool, one.who): one for one in database.read(results.people)}


def only_result(database: Database) -> ResultRow:
    (found,) = database.read(results.results)
    return found


def runner(found: ResultRow, seat: str) -> dict[str, Any]:
    return next(one for one in found.ranks["game"]["runners"] if one["seat"] == seat)


async def test_a_player_who_came_back_for_the_last_picks_has_still_left(
    database: Database, hosted: Hosted
) -> None:
    """A return does not make up for the picks of the bot before it."""
    join(database, "Ann", "Bob")
    table, ann, _ = await hosted.duel(options={"length": "long"})
    table.leave(ann)
    hosted.clock.now += 10_000
    await table.votes.agree_to_bot("Bob", "red", True)
    while table.record.seats["red"].answers < 6:
        if table.asked and table.asked[0].seat == "blue":
            await answer(table, "blue")
        await settled()
    await hosted.come(table, "Ann")
    assert table.record.seats["red"].stand_in == ""
    await finish(table)
    await hosted.lobby.close()
    catch_up(hosted.host, database)
    found = only_result(database)
    assert runner(found, "red")["bot_picks"] >= 6
    assert found.rated and found.ranks["ranks"]["red"] == 4 > found.ranks["ranks"]["blue"]


async def test_a_player_for_whom_a_bot_answers_each_time_the_clock_runs_out_has_left(
    database: Database, hosted: Hosted
) -> None:
    join(database, "Ann", "Bob")
    table, _, _ = await hosted.duel(options={"length": "long"}, decision_clock=60)
    while table.record.state == PLAYING:
        if any(decision.seat == "blue" for decision in table.asked):
            await answer(table, "blue")
        else:
            table.answering.run_clock(60.0)
            asked = table.asked
            await until(lambda: table.asked != asked or late(table))  # noqa: B023
    await hosted.lobby.close()
    catch_up(hosted.host, database)
    assert only_result(database).ranks["ranks"]["red"] == 4


async def test_a_deleted_account_changes_no_ratings_not_even_after_a_rebuild(
    database: Database, tmp_path: Path, duel: None
) -> None:
    hosted = Hosted(tmp_path, opened=False)
    club = Club(database, hosted.host.disk)
    server = TableServer(hosted.host, tmp_path / "s", club)
    await server.start()
    hosted.lobby = server.lobby
    ids = join(database, "Ann", "Bob", "Cy")
    for _ in range(3):
        await played(hosted)
    open_still, _, _ = await hosted.duel(options={"length": "long"})
    catch_up(hosted.host, database)
    before = numbers(database)
    assert {who for _, who in before} == {ids["Ann"], ids["Bob"]}
    await club.write(accounts.change, int(ids["Ann"]), state="closed", closes=club.now - 1)
    await Keeper(club, server).tidy()
    assert numbers(database) == before
    assert [one.player for one in rated_players(database)] == ["Bob"]
    assert {one.player for one in seat_results(database)} == {"", "Bob"}
    # The game that was open goes on with the account's seat taken.
    assert open_still.record.seats["red"].player == "former-1"
    await server.stop()
    reindex(hosted.host, database)
    assert numbers(database) == before
    bob = database.read(accounts.named, "Bob")
    assert bob is not None
    assert delete_account(club, tmp_path, bob) == 4
    reindex(hosted.host, database)
    assert numbers(database) == before and rated_players(database) == []


async def test_a_guest_is_not_the_player_who_takes_the_name_later(
    database: Database, hosted: Hosted
) -> None:
    join(database, "Ann")
    table = await played(hosted)
    catch_up(hosted.host, database)
    join(database, "Bob", now=int(table.record.ended) + 1)
    reindex(hosted.host, database)
    assert only_result(database).why_not == "no-account"
    await played(hosted)
    catch_up(hosted.host, database)
    assert [one.why_not for one in database.read(results.results)] == ["no-account", ""]


async def test_a_game_from_a_save_is_not_rated_but_its_rematch_is(
    database: Database, tmp_path: Path, duel: None
) -> None:
    join(database, "Ann", "Bob")
    hosted = Hosted(tmp_path)
    first, _, _ = await hosted.duel(options={"length": "long"})
    await answer(first, first.asked[0].seat)
    data = (first.file.folder / "game.weimar").read_bytes()
    (tmp_path / "saves" / "evening.weimar").write_bytes(data)
    await first.end("closed")
    await hosted.lobby.look_for_saves()
    table, _, _ = await hosted.duel(save="evening.weimar", rated="yes")
    assert table.record.rated == "no"
    await finish(table)
    for name in ("Ann", "Bob"):
        await hosted.lobby.maker.ask_rematch(name, table, "yes")
    again = hosted.lobby.tables[table.record.rematch]
    assert again.record.rated == "people"
    await hosted.close()
    catch_up(hosted.host, database)
    whys = {one.table_id: one.why_not for one in database.read(results.results)}
    assert whys == {first.record.id: "unfinished", table.record.id: "casual"}


async def test_a_player_who_took_a_bots_seat_and_resigned_is_no_bot(
    database: Database, hosted: Hosted
) -> None:
    join(database, "Ann", "Cy")
    seats = dict.fromkeys(("red", "blue", "green"), "")
    table = await hosted.table(seats=seats, rated="yes", options={"length": "long"})
    await hosted.seat(table, red="Ann")
    for seat in ("blue", "green"):
        await table.seating.hold("Ann", seat, "first")
    await table.seating.start("Ann")
    await table.seating.sit("Cy", "green")
    while table.record.seats["green"].player != "Cy":
        person = next((d for d in table.asked if d.seat == "red"), None)
        if person is not None:
            await answer(table, person.seat)
        await settled()
    await table.votes.resign("Cy")
    await finish(table)
    await hosted.lobby.close()
    catch_up(hosted.host, database)
    assert only_result(database).why_not == "casual"


async def test_an_annulled_game_leaves_the_ratings_of_a_club_without_it(
    database: Database, hosted: Hosted
) -> None:
    ids = join(database, "Ann", "Bob")
    tables = [await played(hosted) for _ in range(4)]
    catch_up(hosted.host, database)
    annul(database, tables[1].record.id, "host", "host", "a bet")
    annulled = numbers(database)
    database.write(results.unannul, tables[1].record.id)
    tables[1].record.rated = "no"
    await tables[1].file.write()
    await hosted.lobby.close()
    reindex(hosted.host, database)
    assert numbers(database) == annulled
    assert {one.games for one in annulled.values()} == {3} and set(annulled) == {
        ("duel/2", ids["Ann"]),
        ("duel/2", ids["Bob"]),
    }


async def test_those_who_enabled_a_common_defeat_lose_most(
    database: Database, tmp_path: Path
) -> None:
    save = SAVES / "nsdap.weimar"
    lines = save.read_bytes().splitlines(keepends=True)
    last = read_save(save).picks[-1]
    parties = ("spd", "kpd", "z", "dnvp")
    record = TableRecord(
        id="0" * 12,
        title="Evening",
        game="weimar",
        scenario="main",
        owner="Ann",
        seats={
            party: SeatRecord(player=name)
            for party, name in zip(parties, ("Ann", "Bob", "Cy", "Dan"), strict=True)
        },
        state=PLAYING,
    )
    ids = join(database, "Ann", "Bob", "Cy", "Dan")
    folder = tmp_path / "tables" / record.id
    folder.mkdir(parents=True, mode=0o700)
    write_record(folder, record_text(record))
    (folder / "game.weimar").write_bytes(b"".join(lines[:-2]))
    hosted = Hosted(tmp_path, games=make_host(tmp_path).games)
    (table,) = hosted.lobby.tables.values()
    await answer(table, last.seat, last.option)
    outcome = session_of(table).position.outcome
    assert outcome is not None and outcome.ending == "nsdap" and outcome.enablers
    await hosted.lobby.close()
    for work in (catch_up, reindex):
        work(hosted.host, database)
        found = only_result(database)
        assert found.rated and found.ranks["ranks"][FALL] == 1
        worst = {seat for seat, rank in found.ranks["ranks"].items() if rank == 3}
        assert worst == set(outcome.enablers) < set(parties)
        mu = {one.who: one.mu for one in database.read(results.people)}
        blamed = [mu[ids[record.seats[seat].player]] for seat in outcome.enablers]
        others = [value for value in mu.values() if value not in blamed]
        assert max(blamed) < min(others) < 25
    hosted.host.disk.close()
