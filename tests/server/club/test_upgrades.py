"""Tables move to an owner with a newer program: players get its client and stay connected."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_web_page import free_port
from tests.server.club.conftest import schema
from tests.server.club.machines_run import Machines
from tests.server.serving import Player, make_table
from tests.server.ssh.hosting import Terminal, children_of, connect, enrol
from tests.server.ssh.screen import Screen
from tests.waiting import PATIENCE, until
from weimar_tui.cli.main import main
from weimar_tui.kernel.journal import parse_save
from weimar_tui.server.club.store import journals
from weimar_tui.server.club.store.database import open_database
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.requests import Enter, Sit, Start
from weimar_tui.testing.newer_program import NEWER, newer_program

aiohttp = pytest.importorskip("aiohttp", reason="browsers need textual-serve")


@pytest.fixture(scope="module")
def cluster(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    """The owner `a` and the front `f` of this version, and the owner `b` of a newer one."""
    folder = tmp_path_factory.mktemp("machines")
    with schema(postgres) as address:
        rows = open_database(address, folder)
        found = Machines(folder, address, rows)
        python = newer_program(folder / "newer")
        found.programs = str(folder / "*/python/bin/python")
        enrol(folder / "f", "Rosa", "Otto", "Harry", "Alfred")
        try:
            found.start("owner", "a")
            found.web = free_port()
            found.start("front", "f", ssh=True, web=found.web)
            found.start("owner", "b", python=str(python))
            yield found
        finally:
            found.end()
            rows.close()


def programs_of_clients(cluster: Machines) -> list[str]:
    """Which interpreter runs each client of the front."""
    found = []
    for below in children_of(cluster.pid("f")):
        line = Path(f"/proc/{below}/cmdline").read_bytes()
        if b"fork_server" in line:
            found += [line.split(b"\0")[0].decode()] * len(children_of(below))
    return found


def answers_of(cluster: Machines, id: str, seat: str) -> int:
    text = cluster.rows.read(journals.text, id)
    return sum(pick.seat == seat for pick in parse_save(text, Path(f"{id}.weimar")).picks)


async def player_of(cluster: Machines, name: str) -> Player:
    """A player whose own computer runs the client."""
    return Player(await ServerLink.connect(cluster.socket("f"), name))


async def game_of(cluster: Machines, name: str) -> str:
    """A game against bots at the owner `a`, in which it is a player's turn."""
    player = await player_of(cluster, name)
    bots = dict.fromkeys(("kpd", "z", "dnvp"), "random")
    id = await make_table(player, game="weimar", seats=bots)
    player.enter(id)
    player.send(Sit(table=id, seat="spd"))
    player.send(Start(table=id))
    await player.until(lambda: player.table.begun)
    await player.close()
    return id


class Lines:
    """A player who plays line by line (`ssh -T`)."""

    def __init__(self, process: Any) -> None:
        self.process = process
        self.text = ""
        self.ended = False
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def come(cls, port: int, name: str) -> Lines:
        conn = await connect(port, name)
        return cls(await conn.create_process(encoding=None, env={"LANG": "C.UTF-8"}))

    async def _read(self) -> None:
        while data := await self.process.stdout.read(65536):
            self.text += data.decode()
        self.ended = True

    def say(self, line: str) -> None:
        self.process.stdin.write(f"{line}\n".encode())


class Page:
    """A player in a browser, who has logged in with a link."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.screen = Screen(120, 40)
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def come(cls, cluster: Machines, name: str, session: Any) -> Page:
        async with await connect(cluster.ports["f"], name) as conn:
            link = str((await conn.run("link")).stdout).split()[-1]
        root, _, code = link.partition("l/")
        headers = {"Origin": root.rstrip("/")}
        async with session.post(f"{root}login", data={"code": code}, headers=headers) as page:
            assert page.status == 200 and name in await page.text()
        address = f"{root}ws?width=120&height=40"
        return cls(await session.ws_connect(address, headers=headers))

    async def _read(self) -> None:
        async for message in self.socket:
            self.screen.feed(message.data)

    def press(self, keys: str) -> None:
        self._sending = asyncio.create_task(self.socket.send_json(["stdin", keys]))


async def answer(cluster: Machines, id: str, press: Callable[[], None]) -> None:
    """Press keys until the player has answered a question."""
    done = answers_of(cluster, id, "spd")
    async with asyncio.timeout(PATIENCE):
        while answers_of(cluster, id, "spd") == done:
            press()
            await asyncio.sleep(0.2)


@pytest.mark.slow
async def test_players_of_a_table_get_the_client_of_its_new_owner(cluster: Machines) -> None:
    join = ("--join", str(cluster.folder / "a.toml"))
    assert main(["machines", "drain", "b", *join]) == 0
    await until(lambda: cluster.row("b").draining)
    ids = [await game_of(cluster, name) for name in ("Rosa", "Otto", "Harry", "Alfred")]
    assert {cluster.owner_of(id) for id in ids} == {"a"}
    session = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
    harry = await Page.come(cluster, "Harry", session)
    alfred = await player_of(cluster, "Alfred")  # as with `weimar join ssh://`
    alfred.enter(ids[3])
    await alfred.until(lambda: alfred.question is not None)
    rosa = await Terminal.come(cluster.ports["f"], "Rosa", size=(120, 40))
    otto = await Lines.come(cluster.ports["f"], "Otto")
    await rosa.shows("Rosa")
    rosa.press("n")
    await rosa.shows("SPD")
    await until(lambda: "Otto" in otto.text)
    otto.say("1")
    await until(lambda: "SPD" in otto.text)
    await until(lambda: "Harry" in harry.screen.text)
    harry.press("n")
    await until(lambda: "SPD" in harry.screen.text)
    assert main(["machines", "undrain", "b", *join]) == 0
    assert main(["machines", "drain", "a", *join]) == 0
    await until(lambda: {cluster.owner_of(id) for id in ids} == {"b"})
    newer = str(cluster.folder / "newer/python/bin/python")
    await until(lambda: programs_of_clients(cluster) == [newer] * 3)
    otto.text, harry.screen = "", Screen(120, 40)
    await until(lambda: alfred.link.ended)
    assert f"version {NEWER}" in alfred.link.ended and "weimar join" in alfred.link.ended
    back = await player_of(cluster, "Alfred")
    assert f"version {NEWER}" in await back.refusal_of(Enter(table=ids[3])), "its rules differ"
    await back.close()
    await rosa.shows("SPD")
    await answer(cluster, ids[0], lambda: rosa.press("1", "\r"))
    await answer(cluster, ids[1], lambda: otto.say("1"))
    await until(lambda: "SPD" in harry.screen.text)
    await answer(cluster, ids[2], lambda: harry.press("1\r"))
    assert not rosa.closed.is_set() and not otto.ended and not harry.socket.closed
    await session.close()
    await rosa.close()
    otto.process.close()
