"""Time to start with many open games, and from login to the lobby with many stored ones.

    python benchmarks/bench_home.py                 # both measurements, about two minutes
    python benchmarks/bench_home.py --games 200     # fewer open games, for a quick look

A server process runs on folders that this script makes. It prints the seconds until the server
answers, and the milliseconds from a connection to the lobby's list (median, and 95 of 100), with 10
and with 10,000 stored games.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from weimar_tui.server.club.store.database import FILE
from weimar_tui.server.places import socket_path
from weimar_tui.server.record import OVER, TableRecord, new_id, read_record
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import AnyReply, Tables, TableStatus
from weimar_tui.server.requests import MakeTable

_PATIENCE = 120.0
_LOGINS = 60
_REST = 10.0
"""Seconds after a start, so that its work in the background is over."""


class Server:
    """`weimar serve` without SSH, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        config = folder / "weimar.toml"
        config.write_text(f'data = "{folder}"\nport = 0\naddress = "127.0.0.1"\n')
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "weimar_tui", "serve", "--config", str(config)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    async def answers(self) -> float:
        """Wait until the server shows somebody the lobby; return the seconds since its start."""
        while time.perf_counter() - self.began < _PATIENCE:
            try:
                await lobby_of(self.folder, "probe")
            except Exception:
                await asyncio.sleep(0.02)
                continue
            return time.perf_counter() - self.began
        raise SystemExit("the server does not answer")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


async def lobby_of(folder: Path, name: str) -> tuple[ServerLink, Tables]:
    """Connect and wait for the list of tables."""
    link = await ServerLink.connect(socket_path(folder), name)
    found: asyncio.Future[Tables] = asyncio.get_running_loop().create_future()

    def hear(reply: AnyReply) -> None:
        if isinstance(reply, Tables) and not found.done():
            found.set_result(reply)

    link.subscribe(hear)
    link.listen()
    tables = await asyncio.wait_for(found, _PATIENCE)
    await link.close()
    return link, tables


async def one_game(folder: Path, name: str) -> Path:
    """Begin a game against bots and leave it open; return the folder of its table."""
    server = Server(folder)
    await server.answers()
    link = await ServerLink.connect(socket_path(folder), name)
    made: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def hear(reply: AnyReply) -> None:
        if isinstance(reply, TableStatus) and reply.table.state != "waiting" and not made.done():
            made.set_result(reply.table.id)

    link.subscribe(hear)
    link.listen()
    game = link.welcome.games[0]
    seats = dict.fromkeys(game.scenarios[0].seats[0], game.bots[-1])
    seats[next(iter(seats))] = ""
    link.send(MakeTable(game=game.id, seats=seats, begin=True))
    id = await asyncio.wait_for(made, _PATIENCE)
    await asyncio.sleep(2.0)
    await link.close()
    server.stop()
    return folder / "tables" / id


@contextmanager
def data_folder(model: Path, number: int, *, over: bool) -> Iterator[Path]:
    """A server's data folder with many copies of a table, each with a player of its own."""
    record = read_record(model)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "tables").mkdir(mode=0o700)
        for count in range(number):
            id = new_id()
            target = folder / "tables" / id
            # Nothing is written to the file of a finished game, so these share one.
            shutil.copytree(model, target, copy_function=os.link if over else shutil.copy2)
            write(target, record, id, f"P{count}", over=over)
        yield folder


def write(target: Path, record: TableRecord, id: str, player: str, *, over: bool) -> None:
    """Write the record of a copied table."""
    plain = msgspec.to_builtins(record)
    for seat in plain["seats"].values():
        seat["player"] = player if seat["player"] else ""
    changes = {"id": id, "owner": player, "title": f"{player} {id}", "public": True}
    changes |= {"state": OVER, "ending": "closed"} if over else {}
    (target / "table.json").unlink()
    (target / "table.json").write_bytes(msgspec.json.encode({**plain, **changes}))


async def indexed(folder: Path, number: int) -> None:
    """Wait until the index of games has all finished tables, and the ratings are computed."""
    with sqlite3.connect(folder / FILE) as database:
        for table in ("game_table", "result"):
            while database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] < number:
                await asyncio.sleep(0.5)


async def time_start(model: Path, number: int) -> None:
    for open_games in (10, number):
        with data_folder(model, open_games, over=False) as folder:
            server = Server(folder)
            seconds = await server.answers()
            print(f"start with {open_games:5} open games: {seconds:.2f} s")
            server.stop()


async def time_home(model: Path, number: int) -> None:
    for stored in (10, number):
        with data_folder(model, stored, over=True) as folder:
            server = Server(folder)
            await server.answers()
            await indexed(folder, stored)
            server.stop()
            server = Server(folder)
            started = await server.answers()
            await asyncio.sleep(_REST)
            times = []
            for login in range(_LOGINS):
                began = time.perf_counter()
                await lobby_of(folder, f"P{login % 10}")
                times.append(1000 * (time.perf_counter() - began))
            times.sort()
            print(
                f"home with {stored:6} stored games: median {statistics.median(times):.1f} ms, "
                f"95 of 100 below {times[len(times) * 95 // 100]:.1f} ms (start {started:.2f} s)"
            )
            server.stop()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="open games")
    parser.add_argument("--stored", type=int, default=10_000, help="stored games")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        model = await one_game(Path(name), "P0")
        os.environ["TMPDIR"] = tempfile.tempdir = name  # files can be linked only within one disk
        await time_start(model, arguments.games)
        await time_home(model, arguments.stored)


if __name__ == "__main__":
    asyncio.run(main())
