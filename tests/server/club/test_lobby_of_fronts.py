"""The lobbies of several fronts share their talk and who is there."""

from __future__ import annotations

import datetime
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.club.breaking import Breaking
from tests.server.club.running import Running, running
from tests.server.club.three_players import club_of, people
from tests.server.hosted import Hosted
from tests.server.served import Line
from tests.server.serving import Player
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.store import home
from weimar_tui.server.machines.certificates import make_certificates
from weimar_tui.server.machines.front_server import FrontServer
from weimar_tui.server.machines.machine import Machine
from weimar_tui.server.machines.tables import share_tables
from weimar_tui.server.machines.tls import tls_of
from weimar_tui.server.notify import Message
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.requests import Hello, MakeTable, Say, WatchForTable
from weimar_tui.server.wire import VERSION, TableFilter


@pytest.fixture
def kind() -> str:
    return "postgresql"


@asynccontextmanager
async def front(
    folder: Path, rows: Breaking, name: str, *, club: bool = False
) -> AsyncIterator[FrontServer]:
    """A front with its lease, and the club's accounts if wanted."""
    keys = folder / "keys"
    if not keys.exists():
        make_certificates(keys, datetime.datetime.now(datetime.UTC))
    hosted = Hosted(folder / name, opened=False)
    share_tables(hosted.host, rows)
    context = tls_of(keys / "front.pem", keys / "authority.pem", listens=False)
    accounts = Club(rows, hosted.host.disk) if club else None
    server = FrontServer(hosted.host, folder / f"{name}.sock", accounts, context)
    machine = Machine(server, name, role="front", pause=0.0)
    machine.here = lambda: sorted(server.audience.players())
    await server.start()
    await machine.start()
    try:
        yield server
    finally:
        await machine.stop()
        await server.stop()


async def come(server: FrontServer, name: str) -> Player:
    return Player(await ServerLink.connect(server.path, name))


def heard(player: Player) -> list[tuple[str, str]]:
    return [(line.player, line.text) for line in player.link.talk]


async def test_players_of_two_fronts_see_and_hear_each_other(
    tmp_path: Path, rows: Breaking
) -> None:
    async with front(tmp_path, rows, "f") as f, front(tmp_path, rows, "g") as g:
        rosa, otto = await come(f, "Rosa"), await come(g, "Otto")
        rosa.send(Say(table="", text="good evening"))
        await otto.until(lambda: heard(otto) == [("Rosa", "good evening")])
        otto.send(Say(table="", text="hello"))
        await rosa.until(lambda: len(heard(rosa)) == 2)
        for player in (rosa, otto):
            await player.until(lambda p=player: p.link.lobby.here == ("Otto", "Rosa"))
        await otto.close()
        await rosa.until(lambda: rosa.link.lobby.here == ("Rosa",))
        assert heard(rosa) == [("Rosa", "good evening"), ("Otto", "hello")], "each line once"
        async with front(tmp_path, rows, "h") as h:
            nina = await come(h, "Nina")
            await nina.until(lambda: heard(nina) == heard(rosa))
            await nina.close()
        rows.away = True
        assert await rosa.refusal_of(Say(table="", text="is anyone here?"))
        rows.away = False
        await rosa.close()


class Outbox:
    """Keeps the messages for absent players."""

    def __init__(self) -> None:
        self.sent: list[Message] = []

    def wants(self, player: str) -> bool:
        return True

    def tell(self, message: Message, *, commanded: bool) -> None:
        self.sent.append(message)

    def take(self) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = [(one.event, one.player) for one in self.sent]
        self.sent.clear()
        return found


async def told(a: Running, f: Running, *here: str) -> None:
    """Let an owner know who is connected to a front."""
    f.machine.here = lambda: here
    await f.tick()
    await a.tick()


async def test_messages_for_absent_players_leave_out_those_in_the_lobby_of_a_front(
    tmp_path: Path, rows: Breaking
) -> None:
    async with (
        running(tmp_path, rows, "a", "owner") as a,
        running(tmp_path, rows, "f", "front") as f,
    ):
        club_of(a.server, rows)
        a.server.notifier.post = outbox = Outbox()
        ann = Line(a.server)
        await ann.say(Hello(version=VERSION, name="Ann"))
        await told(a, f, "Bob")
        await ann.say(MakeTable(public=False, invited=("Bob", "Cy")))
        assert outbox.take() == [("invited", "Cy")]
        for name in ("Bob", "Cy"):
            watcher = Line(a.server)
            await watcher.say(Hello(version=VERSION, name=name))
            await watcher.say(WatchForTable(filter=TableFilter()))
            await watcher.hang_up()
        await ann.say(MakeTable())
        assert outbox.take() == [("match", "Cy")]
        await ann.hang_up()

        # As on one machine, a player in the lobby sees that it is their turn.
        table, *guests = await a.hosted.duel()
        name = table.record.seats[table.asked[0].seat].player
        table.leave(next(guest for guest in guests if guest.name == name))
        await told(a, f, name)
        a.hosted.clock.now += 1000
        a.server.look_at_due(a.hosted.clock.now)
        assert outbox.take() == []
        await told(a, f)
        a.server.look_at_due(a.hosted.clock.now)
        assert outbox.take() == [("turn", name)], "at once, having been away for long"


async def test_an_inbox_in_the_lobby_of_a_front_is_up_to_date(
    tmp_path: Path, rows: Breaking
) -> None:
    bob, cy = people(rows, "Bob", "Cy")
    async with front(tmp_path, rows, "f", club=True) as f:
        player = await come(f, "Bob")
        rows.write(home.add_notice, bob, "invited", {"title": "first"}, int(time.time()))
        await player.until(lambda: len(player.link.home.inbox) == 1)
        rows.write(home.add_notice, cy, "invited", {}, int(time.time()))
        rows.write(home.read_notices, bob, int(time.time()))
        rows.write(home.add_notice, bob, "invited", {"title": "new"}, int(time.time()))
        await player.until(lambda: len(player.link.home.inbox) == 1)
        await player.until(lambda: player.link.home.inbox[0].data["title"] == "new")
        await player.close()


async def test_a_front_offers_no_message_that_no_owner_would_send(
    tmp_path: Path, rows: Breaking
) -> None:
    async with front(tmp_path, rows, "f") as f:
        f.host.notify = ("tell",)
        rosa = await come(f, "Rosa")
        assert not rosa.link.welcome.tells_away
        await rosa.close()
