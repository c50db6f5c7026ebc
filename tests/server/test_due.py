"""What the server does twice a second depends on what is due, not on how many tables there are."""

from __future__ import annotations

from pathlib import Path

import pytest
from weimar_duel.rules import Duel

from tests.server.serving import ChanceBot, make_host
from weimar_tui.bots.question import InProcess
from weimar_tui.play.transient import TransientGame
from weimar_tui.server.clocks import Clock
from weimar_tui.server.due import DueTimes
from weimar_tui.server.host import HostedGame
from weimar_tui.server.record import PLAYING, SeatRecord, TableRecord, new_id
from weimar_tui.server.replies import ScenarioOffered
from weimar_tui.server.server import TableServer
from weimar_tui.server.server_table import ServerTable

DAY = 86400.0


class Time:
    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def slow_games(folder: Path, number: int, now: Time) -> TableServer:
    """A server with this many games at slow pace, nobody at any of them. Their clocks differ: the
    player of game n has n hours more than five days."""
    rules = Duel()
    offered = (ScenarioOffered(id="main", seats=(("red", "blue"),)),)
    bots = InProcess(lambda id: rules, lambda name, seat, seed, game: ChanceBot(seed + seat))
    host = make_host(
        folder,
        games={"duel": HostedGame(rules, offered, ("chance",), quick="chance")},
        bots=bots,
        clock=now,
        now=now,
    )
    server = TableServer(host, folder / "s")
    game = TransientGame.begin(rules, "main", {"red": "human", "blue": "human"}, "1")
    for n in range(number):
        record = TableRecord(
            id=new_id(),
            title=f"t{n}",
            game="duel",
            scenario="main",
            owner="Otto",
            seats={"red": SeatRecord(player="Otto"), "blue": SeatRecord(player="Rosa")},
            state=PLAYING,
            pace="slow",
            clock=Clock(game=int(5 * DAY + 3600 * n), increment=3600, cap=int(10 * DAY)),
            created="2026-11-01T12:00:00",
            active=now(),
        )
        table = ServerTable(record, host, server.lobby.changed)
        # As `take_game` does, which would look at the same game ten thousand times.
        table.local, table.asked = game, tuple(game.session.decisions)
        record.clock.follow(table.asked, {})
        record.asked = [decision.seat for decision in table.asked]
        server.lobby.add(table)
    return server


@pytest.mark.parametrize("number", [10, 1000])
async def test_a_tick_costs_the_same_with_any_number_of_slow_games(
    tmp_path: Path, number: int
) -> None:
    now = Time()
    server = slow_games(tmp_path, number, now)
    assert server.look_at_due(now()) == number  # all are new
    looks = []
    for _ in range(100):
        now.at += 0.5
        looks.append(server.look_at_due(now.at))
    assert sum(looks) == 0
    # A change at one table is a look at this table.
    one = next(iter(server.lobby.tables.values()))
    one.audience.send_status()
    assert server.look_at_due(now.at) == 1 and server.look_at_due(now.at) == 0
    server.host.disk.close()


async def test_games_over_days_are_looked_at_every_ten_minutes_and_when_time_runs_out(
    tmp_path: Path,
) -> None:
    now = Time()
    server = slow_games(tmp_path, 10, now)
    server.look_at_due(now())
    hour = 0
    for _ in range(7200):
        now.at += 0.5
        hour += server.look_at_due(now.at)
        for table in server.lobby.tables.values():
            table.file.unwritten = False  # as if it had been written
    assert 50 <= hour <= 2 * 70  # a look, and one more until the file is written
    # The first player's time runs out after five days, the next one's an hour later.
    tables = sorted(server.lobby.tables.values(), key=lambda table: table.record.clock.game)
    now.at = 1000.0 + 5 * DAY - 1
    server.look_at_due(now.at)
    assert tables[0].record.clock.seat_left("red") == 1.0
    for table in tables:
        table.file.unwritten = False
    server.look_at_due(now.at)
    now.at += 0.5
    assert server.look_at_due(now.at) == 0
    now.at += 0.5
    assert server.look_at_due(now.at) == 1
    assert [table.record.clock.flagged("red") for table in tables] == [True] + [False] * 9
    # What a player reads is right between two looks.
    now.at += 100.0
    assert tables[5].listed("Otto").left == 5 * 3600 - 100.0
    server.host.disk.close()


def test_a_table_is_due_once_at_the_time_noted_last() -> None:
    times = DueTimes()
    for at in (9.0, 5.0, 7.0):
        times.put("a", at)
    times.put("b", 6.0)
    assert len(times) == 2
    assert times.take(5.5) == [] and times.take(8.0) == ["b", "a"] and times.take(99.0) == []
    for n in range(1000):
        times.put("a", float(n))
    assert times.take(2000.0) == ["a"] and not len(times)
