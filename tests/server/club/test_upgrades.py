"""Tables move to an owner with a newer program: players get its client and stay connected."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.club.conftest import schema
from tests.server.club.machines_run import Machines
from tests.server.serving import Player, make_table
from tests.server.ssh.hosting import Terminal, children_of, connect, enrol
from tests.waiting import PATIENCE, until
from weimar_tui.cli.main import main
from weimar_tui.kernel.journal import parse_save
from weimar_tui.server.club.store import journals
from weimar_tui.server.club.store.database import open_database
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.requests import Sit, Start
from weimar_tui.testing.newer_program import newer_program


@pytest.fixture(scope="module")
def cluster(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    """The owner `a` and the front `f` of this version, and the owner `b` of a newer one."""
    folder = tmp_path_factory.mktemp("machines")
    with schema(postgres) as address:
        rows = open_database(address, folder)
        found = Machines(folder, address, rows)
        python = newer_program(folder / "newer")
        found.programs = str(folder / "*/python/bin/python")
        enrol(folder / "f", "Rosa", "Otto")
        try:
            found.start("owner", "a")
            found.start("front", "f", ssh=True)
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


async def game_of(cluster: Machines, name: str) -> str:
    """A game against bots at the owner `a`, in which it is a player's turn."""
    player = Player(await ServerLink.connect(cluster.socket("f"), name))
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
    ids = [await game_of(cluster, name) for name in ("Rosa", "Otto")]
    assert {cluster.owner_of(id) for id in ids} == {"a"}
    rosa = await Terminal.come(cluster.ports["f"], "Rosa", size=(120, 40))
    otto = await Lines.come(cluster.ports["f"], "Otto")
    await rosa.shows("Rosa")
    rosa.press("n")
    await rosa.shows("SPD")
    await until(lambda: "Otto" in otto.text)
    otto.say("1")
    await until(lambda: "SPD" in otto.text)
    assert main(["machines", "undrain", "b", *join]) == 0
    assert main(["machines", "drain", "a", *join]) == 0
    await until(lambda: {cluster.owner_of(id) for id in ids} == {"b"})
    newer = str(cluster.folder / "newer/python/bin/python")
    await until(lambda: programs_of_clients(cluster) == [newer, newer])
    otto.text = ""
    await rosa.shows("SPD")
    await answer(cluster, ids[0], lambda: rosa.press("1", "\r"))
    await answer(cluster, ids[1], lambda: otto.say("1"))
    assert not rosa.closed.is_set() and not otto.ended
    await rosa.close()
    otto.process.close()
