"""Measures `weimar serve`: 20 tables with 80 players over SSH, on this machine.

Every player is an SSH connection with its own client process, as in reality; this process only
presses keys and waits for bytes. It prints the time from login to the first paint for a single
player, memory per session, the time from a key to its repaint while all tables are being played,
and processor time, which says more than the clock on a busy machine. `--tables N` uses fewer
tables.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncssh

ROOT = Path(__file__).resolve().parents[1]
SEATS = ("spd", "kpd", "z", "dnvp")
_ESCAPE = b"\x1b"
_ALONE = 0.6
"""Seconds after which an escape cannot be the beginning of another key (0.4 over SSH)."""
_TAB = b"\t"  # moves the focus, which repaints something, except while a card or a page is open
_DOWN = b"\x1b[B"  # moves the cursor of a page's list
_CARD = b"Enter next"
_PAGE, _BOARD = b"Cards and rules", b"Opinion Track"
_LOBBY = "new table"


class Player:
    """An SSH connection with a terminal of `size`, in columns and rows."""

    def __init__(self, name: str, size: tuple[int, int] = (120, 40)) -> None:
        self.name = name
        self.size = size
        self.bytes = 0
        self.tail = b""
        self.has_card = False
        self.reads = False
        self.news = asyncio.Event()
        self.conn: Any = None
        self.process: Any = None
        self._reading: asyncio.Task[None] | None = None

    async def come(self, port: int) -> None:
        self.conn = await asyncssh.connect(
            "127.0.0.1", port, username=self.name, known_hosts=None, client_keys=None, config=None
        )
        self.process = await self.conn.create_process(
            term_type="xterm-256color", term_size=self.size, encoding=None, env={"LANG": "C.UTF-8"}
        )
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while data := await self.process.stdout.read(65536):
            self.bytes += len(data)
            self.has_card = self.has_card or _CARD in data
            before = self.tail[-len(_PAGE) :]
            self.tail = (self.tail + data)[-60_000:]
            new = before + data
            if (page := new.rfind(_PAGE)) != (board := new.rfind(_BOARD)):
                self.reads = page > board
            self.news.set()

    async def says(self, text: str, seconds: float = 120.0) -> None:
        async with asyncio.timeout(seconds):
            while text.encode() not in self.tail:
                self.news.clear()
                await self.news.wait()

    def press(self, keys: bytes) -> None:
        self.tail = b""
        self.process.stdin.write(keys)

    async def repaint(self, key: bytes) -> float:
        """Seconds from a key to the first bytes after it."""
        await asyncio.sleep(0.05)
        self.news.clear()
        start = time.perf_counter()
        self.press(key)
        async with asyncio.timeout(20):
            await self.news.wait()
        return time.perf_counter() - start


async def start_server(folder: Path) -> tuple[asyncio.subprocess.Process, int]:
    config = folder / "host.toml"
    config.write_text(
        f'port = 0\ndata = "{folder}"\nopen = true\npace = 0.5\n'
        "[limits]\nsessions = 1000\nconnections_at_once = 1000\n"
        "sessions_each_address = 1000\nunknown = 1000\n"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        "import sys; from weimar_tui.cli.main import main; sys.exit(main())",
        "serve",
        "--config",
        str(config),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    found = re.search(r"port (\d+)", line)
    if found is None:
        raise SystemExit(f"the server did not start: {line}")
    return process, int(found[1])


def processes(server: int) -> tuple[int, list[int]]:
    """The fork server of a server, and its clients."""
    for below in children_of(server):
        if b"fork_server" in Path(f"/proc/{below}/cmdline").read_bytes():
            return below, children_of(below)
    return 0, []


def children_of(parent: int) -> list[int]:
    """The child processes of a process."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdigit():
                fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
                if int(fields[1]) == parent:
                    found.append(int(folder.name))
        except (OSError, IndexError):
            continue
    return found


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int, kind: str = "Pss:") -> float:
    """Memory in MiB, with shared pages counted proportionally; `Private_`: without these."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith(kind)) / 1024


async def stop_server(
    process: asyncio.subprocess.Process, folder: Path, players: Sequence[Player]
) -> None:
    """Cut the players' connections, stop a server and delete its folder."""
    for player in players:
        if player.conn is not None:
            player.conn.abort()
    process.terminate()
    await process.wait()
    shutil.rmtree(folder, ignore_errors=True)


async def seat_all(folder: Path, groups: list[list[Player]]) -> None:
    """Create and start the tables through the local socket; the terminals only play."""
    sys.path.insert(0, str(ROOT))
    from weimar_tui.games.weimar.rules.game import WeimarGame
    from weimar_tui.server.remote_table import RemoteTable, ServerLink
    from weimar_tui.server.replies import TableStatus
    from weimar_tui.server.requests import MakeTable, Sit, Start

    game = WeimarGame.load()
    for group in groups:
        links = [await ServerLink.connect(folder / "tables.sock", p.name) for p in group]
        rooms: list[TableStatus] = []
        links[0].subscribe(
            lambda reply, rooms=rooms: (
                rooms.append(reply) if isinstance(reply, TableStatus) else None
            )
        )
        for link in links:
            link.listen()
        links[0].send(MakeTable(title=f"T{group[0].name}", public=True))
        while not rooms:
            await asyncio.sleep(0.01)
        id = rooms[0].table.id
        tables = [RemoteTable(link, id, lambda id: game) for link in links]
        for link, seat in zip(links, SEATS, strict=True):
            link.send(Sit(table=id, seat=seat))
        while not all(seat.player for seat in rooms[-1].table.seats):
            await asyncio.sleep(0.01)
        links[0].send(Start(table=id))
        while rooms[-1].table.state != "playing":
            await asyncio.sleep(0.01)
        for table, link in zip(tables, links, strict=True):
            table.close()
            await link.close()


async def play(player: Player, seconds: float, times: list[float], chance: random.Random) -> None:
    """Move from pane to pane, and answer now and then."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        await asyncio.sleep(chance.uniform(0.3, 3.0))
        if player.has_card:
            player.has_card = False
            player.press(b"\r")
            await asyncio.sleep(0.3)
        if chance.random() < 0.3:
            # To the question, if there is one; elsewhere Enter opens the page of a thing.
            player.press(_ESCAPE)
            await asyncio.sleep(_ALONE)
            player.press(b"d\r")
        else:
            try:
                times.append(await player.repaint(_DOWN if player.reads else _TAB))
            except TimeoutError:
                times.append(20.0)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30.0)
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="weimar-bench-"))
    process, port = await start_server(folder)
    players: list[Player] = []
    try:
        firsts = []
        await asyncio.sleep(8)  # warm-up
        for n in range(5):
            probe = Player(f"probe{n}")
            start = time.perf_counter()
            await probe.come(port)
            await probe.says(_LOBBY)
            firsts.append(time.perf_counter() - start)
            probe.conn.abort()
            await asyncio.sleep(0.3)
        median = statistics.median(firsts)
        print(f"first paint after login, one player:  {median:.2f} s (target 0.5)")
        groups = [
            [Player(f"t{table}-{seat}") for seat in SEATS] for table in range(arguments.tables)
        ]
        players = [player for group in groups for player in group]
        await seat_all(folder, groups)
        start = time.perf_counter()
        for at in range(0, len(players), 8):
            some = players[at : at + 8]
            await asyncio.gather(*(player.come(port) for player in some))
            await asyncio.gather(*(player.says(_LOBBY) for player in some))
        took = time.perf_counter() - start
        print(f"{len(players)} players came in:              {took:.1f} s (target 20)")
        forker, clients = processes(process.pid)
        in_lobby = sum(map(cpu_of, clients)) / len(clients)
        print(f"processor time of a client to the lobby: {in_lobby:.2f} s", end="")
        await asyncio.sleep(1)  # a new question accepts no answer at first
        for player in players:
            player.press(b"1\r")
        await asyncio.gather(*(player.says("Chancellor") for player in players))
        await asyncio.sleep(3)
        at_table = sum(map(cpu_of, clients)) / len(clients)
        print(f", to the table: {at_table:.2f} s")
        own, fork, each = (
            memory_of(process.pid),
            memory_of(forker),
            sum(map(memory_of, clients)) / len(clients),
        )
        print(f"memory: server {own:.0f} MiB, fork server {fork:.0f} MiB, ", end="")
        print(f"each of {len(clients)} clients {each:.1f} MiB (target 30)")
        served, worked = cpu_of(process.pid), sum(map(cpu_of, clients))
        times: list[float] = []
        await asyncio.gather(
            *(
                play(player, arguments.seconds, times, random.Random(player.name))
                for player in players
            )
        )
        after = sum(map(memory_of, clients)) / len(clients)
        print(f"memory of a client after {arguments.seconds:.0f} s of play: {after:.1f} MiB")
        times.sort()
        p50, p95 = times[len(times) // 2], times[int(len(times) * 0.95)]
        print(f"key to repaint, {len(times)} keys: median {p50 * 1000:.0f} ms, ", end="")
        print(f"p95 {p95 * 1000:.0f} ms (target 150)")
        served, worked = cpu_of(process.pid) - served, sum(map(cpu_of, clients)) - worked
        print(f"processor time in {arguments.seconds:.0f} s: server {served:.1f} s, ", end="")
        print(f"clients {worked:.1f} s")
        print(f"bytes to each player: {sum(p.bytes for p in players) // len(players)}")
    finally:
        await stop_server(process, folder, players)


if __name__ == "__main__":
    asyncio.run(main())
