"""The mode `upgrade` of `machines.py`: what players over SSH notice of an upgrade.

All tables move from two owners to a third one with a newer version of the program, while players
answer. Each has an SSH connection to the front, which must not end, and plays against bots.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import asyncssh

from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.verify import verify
from weimar_tui.registry import plugin_of
from weimar_tui.server.club.store import journals, machines
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import AnyReply, TableStatus
from weimar_tui.server.requests import MakeTable, Sit, Start
from weimar_tui.testing.newer_program import newer_program

GAME, SEAT, BOTS = "weimar", "spd", ("kpd", "z", "dnvp")
RULES = plugin_of(GAME).load(None)
_CLEARED = b"\x1b[2J\x1b[H"
_SHOWN = b"SPD"
_PATIENCE = 300.0
_PAUSE = 3.0
"""Seconds between two answers of a player."""


class Player:
    """An SSH connection with a terminal of 120 by 40. `cleared` and `shown`: when the front cleared
    the screen for another client, and when that had drawn the table."""

    def __init__(self, name: str, table: str) -> None:
        self.name, self.table = name, table
        self.ended = False
        self.cleared = self.shown = 0.0
        self.watches = False
        self._tail = b""
        self._conn: Any = None
        self._process: Any = None
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self, port: int) -> None:
        """Log in, and go to the table."""
        self._conn = await asyncssh.connect(
            "127.0.0.1", port, username=self.name, known_hosts=None, client_keys=None, config=None
        )
        self._process = await self._conn.create_process(
            term_type="xterm-256color", term_size=(120, 40), encoding=None, env={"LANG": "C.UTF-8"}
        )
        self._tasks.append(asyncio.create_task(self._read()))
        await self._until(lambda: b"new table" in self._tail)
        self._tail = b""
        self._process.stdin.write(b"n")
        await self._until(lambda: _SHOWN in self._tail)
        self._tasks.append(asyncio.create_task(self._answer()))

    async def _read(self) -> None:
        while data := await self._process.stdout.read(65536):
            self._tail = (self._tail + data)[-60_000:]
            if self.watches and not self.cleared and _CLEARED in self._tail:
                self.cleared = time.monotonic()
                self._tail = self._tail.rpartition(_CLEARED)[2]
            if self.cleared and not self.shown and _SHOWN in self._tail:
                self.shown = time.monotonic()
        self.ended = True

    async def _answer(self) -> None:
        while not self.ended:
            await asyncio.sleep(_PAUSE * random.uniform(0.5, 1.5))
            for keys in (b"\r", b"\x1b", b"d\r"):  # a card, the question, another answer
                self._process.stdin.write(keys)
                await asyncio.sleep(0.6)  # until an escape is a key of its own

    async def _until(self, true: Any) -> None:
        async with asyncio.timeout(_PATIENCE):
            while not true():
                await asyncio.sleep(0.02)

    def watch(self) -> None:
        """Look for another client from now on."""
        self._tail, self.watches = b"", True

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._conn.abort()


async def upgrade(cluster: Any, number: int) -> bool:
    """Play at `number` tables, move them all to a newer version, and print what players saw."""
    cluster.programs = str(cluster.folder / "newer/python/bin/python")
    python = await asyncio.to_thread(newer_program, cluster.folder / "newer")
    with (cluster.folder / "serve.toml").open("r+") as file:
        rest = file.read()
        file.seek(0)
        file.write("open = true\n" + rest + _LIMITS)
    await asyncio.to_thread(cluster.start, "front", "f", ssh=True)
    socket = cluster.folder / "f" / "tables.sock"
    players = [Player(name, await new_game(socket, name)) for name in map(_name, range(number))]
    for player in players:
        await player.come(cluster.ports["f"])
    await asyncio.to_thread(cluster.start, "owner", "c", python=str(python))
    await asyncio.sleep(30)  # the front prepares the new version
    before = {player.table: picks(cluster, player.table) for player in players}
    owners = [cluster.owner_of(player.table) for player in players]
    for player in players:
        player.watch()
    began = time.monotonic()
    for name in ("a", "b"):
        cluster.rows.write(machines.drain, name, True)
    async with asyncio.timeout(_PATIENCE):
        while not all(player.shown or player.ended for player in players):
            await asyncio.sleep(0.1)
    moved = sum(cluster.owner_of(player.table) == "c" for player in players)
    answered = 0
    async with asyncio.timeout(_PATIENCE):
        while answered < number:
            answered = sum(picks(cluster, id) > count for id, count in before.items())
            await asyncio.sleep(0.5)
    ended = sum(player.ended for player in players)
    for player in players:
        await player.leave()
    whole = sum(verifies(cluster, player.table) for player in players)
    cleared = [player.cleared - began for player in players]
    gaps = [player.shown - player.cleared for player in players]
    print(
        f"upgrade: {number} games at {owners.count('a')} + {owners.count('b')} tables, "
        f"{moved} moved to the newer version, {ended} SSH connections ended\n"
        f"  another client after {statistics.median(cleared):.1f} s (all: {max(cleared):.1f} s); "
        f"from the cleared screen to the table {1000 * statistics.median(gaps):.0f} ms "
        f"(worst {1000 * max(gaps):.0f} ms)\n"
        f"  {answered} games answered there, {whole} verify; load {os.getloadavg()[0]:.1f}",
        flush=True,
    )
    return ended == 0 and moved == answered == whole == number


_LIMITS = (
    "[limits]\nsessions = 1000\nconnections_at_once = 1000\n"
    "sessions_each_address = 1000\nunknown = 1000\n"
)


def _name(number: int) -> str:
    return f"p{number}"


async def new_game(socket: Path, name: str) -> str:
    """Start a game of one player against bots; return its table."""
    link = await ServerLink.connect(socket, name)
    rooms: asyncio.Queue[TableStatus] = asyncio.Queue()

    def hear(reply: AnyReply) -> None:
        if isinstance(reply, TableStatus):
            rooms.put_nowait(reply)

    link.subscribe(hear)
    link.listen()
    link.send(MakeTable(game=GAME, seats=dict.fromkeys(BOTS, "random")))
    async with asyncio.timeout(_PATIENCE):
        table = (await rooms.get()).table
        link.send(Sit(table=table.id, seat=SEAT))
        link.send(Start(table=table.id))
        while table.state == "waiting":
            table = (await rooms.get()).table
    await link.close()
    return table.id


def picks(cluster: Any, table: str) -> int:
    """The answers of the player in a table's journal."""
    saved = parse_save(cluster.rows.read(journals.text, table), Path(f"{table}.weimar"))
    return sum(pick.seat == SEAT for pick in saved.picks)


def verifies(cluster: Any, table: str) -> bool:
    """Whether a table's journal can be replayed to the same end."""
    path = cluster.folder / f"{table}.weimar"
    path.write_bytes(cluster.rows.read(journals.text, table))
    verdict = verify(path, lambda header: RULES)
    return verdict.difference is None and not verdict.damaged


if __name__ == "__main__":
    sys.exit(__doc__)
