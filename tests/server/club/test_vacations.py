"""Vacations and the clocks of slow games: to the minute, also where nobody looks at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.hosted import Hosted
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.keeper import Keeper
from weimar_tui.server.club.store import accounts, home
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.server import TableServer

HOUR = 3600


async def test_a_clock_rests_for_a_vacation_and_no_longer(
    database: Database, tmp_path: Path, duel: None
) -> None:
    hosted = Hosted(tmp_path, opened=False)
    club = Club(database, hosted.host.disk, now=hosted.calendar)
    server = TableServer(hosted.host, tmp_path / "s", club)
    await server.start()
    hosted.lobby = server.lobby
    keeper = Keeper(club, server)
    ann, _ = (database.write(accounts.add, name, club.now) for name in ("Ann", "Bob"))
    table, *connections = await hosted.duel(pace="slow")
    for connection in connections:
        table.leave(connection)
    clock = table.record.clock

    async def later(seconds: int) -> None:
        hosted.later(seconds / DAY)
        await keeper.tidy()
        server.look_at_due(hosted.clock())

    await later(1)
    whole = clock.seat_left("red")
    begins = club.now + 13 * HOUR
    database.write(home.add_vacation, ann.id, begins, 3, club.now)
    await later(13 * HOUR)
    assert clock.seat_left("red") == pytest.approx(whole - 13 * HOUR, abs=90)
    await later(2 * DAY)
    await later(DAY - 60)
    assert clock.seat_left("red") == pytest.approx(whole - 13 * HOUR, abs=90)
    assert clock.seat_left("blue") == pytest.approx(whole - 13 * HOUR - 3 * DAY, abs=90)
    # A server that starts meanwhile knows of the vacation before the first clock runs.
    await server.stop()
    again = TableServer(Hosted(tmp_path, opened=False, now=hosted.calendar).host, server.path, club)
    club.disk = again.host.disk
    await again.start()
    assert again.host.vacations == {"ann": begins + 3 * DAY}
    await again.stop()


async def test_an_end_of_a_vacation_leaves_the_time_that_was_left(
    database: Database, tmp_path: Path, duel: None
) -> None:
    """Who had five minutes left has them after the vacation."""
    hosted = Hosted(tmp_path, opened=False)
    club = Club(database, hosted.host.disk, now=hosted.calendar)
    server = TableServer(hosted.host, tmp_path / "s", club)
    await server.start()
    hosted.lobby = server.lobby
    keeper = Keeper(club, server)
    ann, _ = (database.write(accounts.add, name, club.now) for name in ("Ann", "Bob"))
    table, *connections = await hosted.duel(pace="slow")
    for connection in connections:
        table.leave(connection)
    clock = table.record.clock
    database.write(home.add_vacation, ann.id, club.now + 13 * HOUR, 1, club.now)
    server.look_at_due(hosted.clock())
    clock.left["red"] = 13 * HOUR + 300.0
    for seconds in (13 * HOUR, DAY - 400, 400):
        hosted.later(seconds / DAY)
        await keeper.tidy()
        server.look_at_due(hosted.clock())
    assert clock.seat_left("red") == pytest.approx(300, abs=90)
    hosted.later(400 / DAY)
    await keeper.tidy()
    server.look_at_due(hosted.clock())
    assert clock.flagged("red")
    await server.stop()
