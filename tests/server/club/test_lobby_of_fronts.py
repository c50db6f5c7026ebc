"""The lobbies of several fronts share their talk and who is there."""

from __future__ import annotations

import datetime
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.club.breaking import Breaking
from tests.server.hosted import Hosted
from tests.server.serving import Player
from weimar_tui.server.machines.certificates import make_certificates
from weimar_tui.server.machines.front_server import FrontServer
from weimar_tui.server.machines.machine import Machine
from weimar_tui.server.machines.tables import share_tables
from weimar_tui.server.machines.tls import tls_of
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.requests import Say


@pytest.fixture
def kind() -> str:
    return "postgresql"


@asynccontextmanager
async def front(folder: Path, rows: Breaking, name: str) -> AsyncIterator[FrontServer]:
    """A front with its lease."""
    keys = folder / "keys"
    if not keys.exists():
        make_certificates(keys, datetime.datetime.now(datetime.UTC))
    hosted = Hosted(folder / name, opened=False)
    share_tables(hosted.host, rows)
    context = tls_of(keys / "front.pem", keys / "authority.pem", listens=False)
    server = FrontServer(hosted.host, folder / f"{name}.sock", None, context)
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
