"""A client that reads slowly: the server keeps little for it, and it misses nothing."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from tests.server.serving import (
    Player,
    local_of,
    make_table,
    play_on,
    serving,
    sit_down,
    socket_of,
)
from weimar_tui.server.client import Client
from weimar_tui.server.overview import behind
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import Update
from weimar_tui.server.requests import Exit, Say
from weimar_tui.server.server import TableServer

LIMIT = 70_000
LARGEST = 120_000
"""More than one message of these games has."""


def client_of(server: TableServer, name: str) -> Client:
    return next(client for client in server.clients if client.name == name)


def unsent(client: Client) -> int:
    return client.writer.transport.get_write_buffer_size()


class Line:
    """A connection between a player and the server that can be slow."""

    def __init__(self, folder: Path) -> None:
        self.socket = folder / "line"
        self._folder = folder
        self._open = asyncio.Event()
        self._open.set()

    def stop(self) -> None:
        """Let nothing through to the player any more."""
        self._open.clear()

    def go_on(self) -> None:
        self._open.set()

    async def come(self, name: str) -> Player:
        """A player who connects through this line."""
        await asyncio.start_unix_server(self._serve, self.socket)
        return Player(await ServerLink.connect(self.socket, name))

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(socket_of(self._folder), limit=4096)
        with contextlib.suppress(asyncio.CancelledError):  # the test is over
            await asyncio.gather(self._pass(reader, back), self._pass(there, writer, self._open))

    async def _pass(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        gate: asyncio.Event | None = None,
    ) -> None:
        while True:
            if gate is not None:
                await gate.wait()
            if not (data := await reader.read(4096)):
                break
            writer.write(data)
        writer.close()


def heard(player: Player, text: str) -> bool:
    return text in [line.text for line in player.table.chat]


async def test_a_player_who_reads_again_gets_one_update_with_everything(tmp_path: Path) -> None:
    async with serving(tmp_path, behind_bytes=LIMIT) as server:
        id, players = await sit_down(tmp_path)
        line = Line(tmp_path)
        watching = await line.come("Nina")
        watching.enter(id)
        await watching.until(lambda: watching.table.begun)
        line.stop()
        client, largest, played = client_of(server, "Nina"), 0, 0
        while not client.is_behind:
            played += await play_on(players, 10)
        assert behind(server) == 1
        for _ in range(6):
            assert await play_on(players, 5) == 5
            largest = max(largest, unsent(client))
        assert client.is_behind and LIMIT < largest < LIMIT + LARGEST
        players["spd"].send(Say(table=id, text="are you there?"))
        await players["kpd"].until(lambda: heard(players["kpd"], "are you there?"))
        before = len(watching.said)
        line.go_on()
        local = local_of(server.lobby.tables[id])
        await watching.until(lambda: len(watching.table.events) == len(local.events))
        assert heard(watching, "are you there?")
        updates = [one for one in watching.said[before:] if isinstance(one, Update)]
        assert len(updates[-1].events) > 25, "the last one has what the others would have had"
        assert len(updates) < played
        await watching.sees(local.session, None)
        assert not client.is_behind and behind(server) == 0
        assert await play_on(players, 2) == 2
        await watching.until(lambda: len(watching.table.events) == len(local.events))
        await watching.close()
        for player in players.values():
            await player.close()


async def test_the_lobby_waits_too(tmp_path: Path) -> None:
    limits = {"tables_each": 90, "tables_an_hour": 900, "waiting_each": 90, "crowded_each": 90}
    async with serving(tmp_path, behind_bytes=LIMIT, **limits) as server:
        line = Line(tmp_path)
        slow, otto = await line.come("Nina"), await Player.come(tmp_path, "Otto")
        line.stop()
        client = client_of(server, "Nina")
        while not client.is_behind:
            server.audience.say("Otto", "x" * 4000)
            await asyncio.sleep(0)
        kept = unsent(client)
        for _ in range(5):
            await make_table(otto)
            otto.send(Exit())
        server.audience.send_changes(with_others=True)
        assert unsent(client) == kept
        line.go_on()
        await slow.until(lambda: len(slow.link.lobby.tables) == 5)
        await slow.close()
        await otto.close()
