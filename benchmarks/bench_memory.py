"""Measures how the memory of clients grows while people play: `weimar serve` on this machine.

Six players, one for each game at 120 by 40 and at 160 by 48, play against bots at tables of their
own. They press a key each three seconds, open a page now and then, and at the end of a game the
result page, the recorded game with its charts, and the analysis; then they begin another game.
Every five minutes it prints each client's private memory in MiB and what the player is doing; a
star means that the server has replaced the client since the last line. `--minutes 60` is an
evening; `--pause` are the seconds from key to key, `--games weimar` are only some of the games.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench_ssh import ROOT, Player, memory_of, processes, start_server, stop_server

SIZES = ((120, 40), (160, 48))
GAMES = ("junta", "weimar", "wir_sind_das_volk")
PAGES = ("l", "v", "c", "s", "e", "o", "?", "n")
_ESCAPE, _DOWN, _RIGHT, _NEXT = b"\x1b", b"\x1b[B", b"\x1b[C", b"\x1b[6~"
_ENDED = [
    *(_DOWN, _DOWN, b"r", *(_RIGHT,) * 5, *(_NEXT,) * 5, b"g", b"g", b"\x1b[F", b"v", b"v"),
    *(b"a", *(_NEXT,) * 6, *(_ESCAPE,) * 5),
]
"""Keys after a game: the result page, the recorded game and its charts, the analysis."""


class Person(Player):
    """A player with a table of their own, in a terminal of any size."""

    def __init__(self, name: str, game: str, size: tuple[int, int], pause: float) -> None:
        super().__init__(name, size)
        self.game, self.pause = game, pause
        self.does = "comes"
        self.pid = 0
        self.is_new = False
        self.games = 0
        self._rooms: list[Any] = []
        self._link: Any = None
        self._chance = random.Random(name)

    async def make_table(self, folder: Path) -> None:
        """Begin a game against bots through the server's socket; the terminal only plays."""
        from weimar_tui.server.remote_table import ServerLink
        from weimar_tui.server.replies import TableStatus
        from weimar_tui.server.requests import MakeTable

        if self._link is None:
            self._link = await ServerLink.connect(folder / "tables.sock", self.name)
            self._link.subscribe(
                lambda reply: (
                    self._rooms.append(reply.table) if isinstance(reply, TableStatus) else None
                )
            )
            self._link.listen()
        offered = self._link.welcome.game(self.game)
        scenario = offered.scenarios[0]
        seats = dict.fromkeys(scenario.seats[0][1:], "steady")
        self._rooms.clear()
        self._link.send(
            MakeTable(game=self.game, scenario=scenario.id, seats=seats, public=False, begin=True)
        )
        async with asyncio.timeout(60):
            while not self._rooms or self._rooms[-1].state != "playing":
                await asyncio.sleep(0.1)
        self.games += 1

    @property
    def is_over(self) -> bool:
        return self._rooms[-1].state == "over"

    async def press_all(self, does: str, *keys: bytes) -> None:
        for key in keys:
            self.does = does
            self.press(key)
            await asyncio.sleep(self.pause)

    async def play(self, folder: Path) -> None:
        """Play game after game, until cancelled."""
        while True:
            await self.make_table(folder)
            await asyncio.sleep(3)  # the lobby lists it
            await self.press_all("enters", b"1", b"\r")
            while not self.is_over:
                await self.act()
            await self.press_all("reads the end", *_ENDED)
            await self.press_all("leaves", b"q")
            self.does = "rests in the lobby"
            await asyncio.sleep(5)

    async def act(self) -> None:
        """Press one key of a turn, or read a page."""
        chance = self._chance.random()
        if chance < 0.12:
            page = self._chance.choice(PAGES)
            keys = [page.encode(), *(_DOWN,) * self._chance.randrange(4), _ESCAPE]
            await self.press_all(f"page {page}", *keys)
            await self.press_all("plays", b"d")
        elif chance < 0.3:
            await self.press_all("plays", _DOWN)
        else:
            await self.press_all("plays", b"\r")


async def follow(people: list[Person], server: int) -> None:
    """Notice which client is whose, also after the server has replaced one."""
    while True:
        clients = processes(server)[1]
        new = sorted(set(clients) - {person.pid for person in people})
        gone = [person for person in people if person.pid not in clients]
        if len(gone) == len(new) == 1:
            gone[0].pid, gone[0].is_new = new[0], True
        await asyncio.sleep(0.3)


def describe(person: Person) -> str:
    """A line about a client's memory, and about what its player is doing."""
    try:
        memory = f"{memory_of(person.pid, 'Private_'):6.1f}"
    except OSError:
        memory = "  gone"
    star = "*" if person.is_new else " "
    person.is_new = False
    size = f"{person.size[0]}x{person.size[1]}"
    return f"  {person.game:18}{size:>8}{memory}{star} game {person.games}, {person.does}"


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=5.0)
    parser.add_argument("--pause", type=float, default=3.0)
    parser.add_argument("--games", nargs="+", default=GAMES)
    arguments = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    folder = Path(tempfile.mkdtemp(prefix="weimar-memory-"))
    process, port = await start_server(folder)
    people = [
        Person(f"{game[:5]}-{size[0]}", game, size, arguments.pause)
        for size in SIZES
        for game in arguments.games
    ]
    tasks: list[asyncio.Task[None]] = []
    try:
        await asyncio.sleep(8)  # warm-up
        for person in people:
            before = set(processes(process.pid)[1])
            await person.come(port)
            await person.says("new table")
            person.pid = (set(processes(process.pid)[1]) - before).pop()
            tasks.append(asyncio.create_task(person.play(folder)))
        tasks.append(asyncio.create_task(follow(people, process.pid)))
        begin = time.monotonic()
        while time.monotonic() - begin < 60 * arguments.minutes:
            await asyncio.sleep(60 * arguments.every)
            print(f"{(time.monotonic() - begin) / 60:.0f} min", flush=True)
            for person in people:
                print(describe(person), flush=True)
            for task in tasks:
                if task.done():
                    task.result()
    finally:
        for task in tasks:
            task.cancel()
        await stop_server(process, folder, people)


if __name__ == "__main__":
    asyncio.run(main())
