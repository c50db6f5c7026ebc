"""Vacations and the clocks of slow games: to the minute, also where nobody looks at the table."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.hosted import Hosted
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.keeper import Keeper
from weimar_tui.server.club.store import accounts, home
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.server import TableServer
from weimar_tui.server.server_table import ServerTable
from weimar_tui.server.wire import WHOLE_VACATION

HOUR = 3600


@dataclass
class SlowGame:
    """A game of Ann and Bob, who are not there, at a club's server."""

    hosted: Hosted
    club: Club
    server: TableServer
    keeper: Keeper
    table: ServerTable
    ann: int

    async def later(self, seconds: int) -> None:
        """Let time pass, and the server do what is due."""
        self.hosted.later(seconds / DAY)
        await self.keeper.tidy()
        self.server.look_at_due(self.hosted.clock())


async def slow_game(database: Database, folder: Path) -> SlowGame:
    hosted = Hosted(folder, opened=False)
    club = Club(database, hosted.host.disk, now=hosted.calendar)
    server = TableServer(hosted.host, folder / "s", club)
    await server.start()
    hosted.lobby = server.lobby
    ann, _ = (database.write(accounts.add, name, club.now) for name in ("Ann", "Bob"))
    table, *connections = await hosted.duel(pace="slow")
    for connection in connections:
        table.leave(connection)
    return SlowGame(hosted, club, server, Keeper(club, server), table, ann.id)


async def test_a_clock_rests_for_a_vacation_and_no_longer(
    database: Database, tmp_path: Path, duel: None
) -> None:
    slow = await slow_game(database, tmp_path)
    club, clock = slow.club, slow.table.record.clock
    await slow.later(1)
    whole = clock.seat_left("red")
    begins = club.now + 13 * HOUR
    database.write(home.add_vacation, slow.ann, begins, 3, club.now)
    await slow.later(13 * HOUR)
    assert clock.seat_left("red") == pytest.approx(whole - 13 * HOUR, abs=90)
    await slow.later(2 * DAY)
    await slow.later(DAY - 60)
    assert clock.seat_left("red") == pytest.approx(whole - 13 * HOUR, abs=90)
    assert clock.seat_left("blue") == pytest.approx(whole - 13 * HOUR - 3 * DAY, abs=90)
    # A server that starts meanwhile knows of the vacation before the first clock runs.
    await slow.server.stop()
    host = Hosted(tmp_path, opened=False, now=slow.hosted.calendar).host
    again = TableServer(host, slow.server.path, club)
    club.disk = again.host.disk
    await again.start()
    assert again.host.vacations == {"ann": begins + 3 * DAY}
    await again.stop()


@pytest.mark.parametrize(("allowed", "used"), [(7, 7), (0, 0), (WHOLE_VACATION, 10)])
async def test_a_table_limits_how_long_a_vacation_stops_its_clocks(
    database: Database, tmp_path: Path, duel: None, allowed: int, used: int
) -> None:
    slow = await slow_game(database, tmp_path)
    record = slow.table.record
    await slow.later(1)
    record.vacation, record.clock.left["red"] = allowed, 30.0 * DAY
    database.write(home.add_vacation, slow.ann, slow.club.now + 13 * HOUR, 10, slow.club.now)
    await slow.later(13 * HOUR)
    before = record.clock.seat_left("red")
    for _ in range(10 * 24):
        await slow.later(HOUR)
    assert record.clock.seat_left("red") == pytest.approx(before - (10 - used) * DAY, abs=2 * HOUR)
    await slow.server.stop()


async def test_an_end_of_a_vacation_leaves_the_time_that_was_left(
    database: Database, tmp_path: Path, duel: None
) -> None:
    """Who had five minutes left has them after the vacation."""
    slow = await slow_game(database, tmp_path)
    club, clock = slow.club, slow.table.record.clock
    database.write(home.add_vacation, slow.ann, club.now + 13 * HOUR, 1, club.now)
    slow.server.look_at_due(slow.hosted.clock())
    clock.left["red"] = 13 * HOUR + 300.0
    for seconds in (13 * HOUR, DAY - 400, 400):
        await slow.later(seconds)
    assert clock.seat_left("red") == pytest.approx(300, abs=90)
    await slow.later(400)
    assert clock.flagged("red")
    await slow.server.stop()
