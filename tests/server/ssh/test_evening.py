"""A game over SSH: four players with keys and a spectator, a killed client, a killed server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import ClassVar

import pytest

from tests.server.serving import PLAYERS, Player, game, play_on
from tests.server.ssh.hosting import Terminal, children_of, enrol
from tests.waiting import PATIENCE, until
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import read_save
from weimar_tui.replay.since import PASS
from weimar_tui.server.replies import Tables

ROOT = Path(__file__).resolve().parents[3]

_PRESSES = 4
"""How often a key is pressed until it counts as an answer."""


class Served:
    """`weimar serve` in a separate process."""

    started: ClassVar[list[asyncio.subprocess.Process]] = []

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process, self.port = process, port

    @classmethod
    async def start(cls, folder: Path, port: int = 0) -> Served:
        config = folder / "host.toml"
        config.write_text(
            f'port = {port}\ndata = "{folder}"\nponder = 0.0\npace = 0.0\n'
            "[limits]\nconnections_at_once = 100\nsessions_each_address = 100\n"
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
        )
        cls.started.append(process)
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = (await process.stdout.readline()).decode()
        found = re.search(r"port (\d+)", line)
        assert found is not None, line
        return cls(process, int(found[1]))

    def clients(self) -> set[int]:
        return {
            pid
            for below in children_of(self.process.pid)
            if b"fork_server" in Path(f"/proc/{below}/cmdline").read_bytes()
            for pid in children_of(below)
        }

    async def kill(self) -> None:
        self.process.kill()
        await self.process.wait()

    async def terminate(self) -> int:
        self.process.terminate()
        async with asyncio.timeout(PATIENCE):
            return await self.process.wait()


class Ears:
    """The questions to each seat, received at the local socket."""

    def __init__(self, players: dict[str, Player]) -> None:
        self.players = players
        self.id = ""

    @classmethod
    async def come(cls, folder: Path) -> Ears:
        found = {}
        for seat, name in PLAYERS.items():
            async with asyncio.timeout(PATIENCE):
                while True:
                    link = folder / "tables.sock"
                    if link.exists():
                        break
                    await asyncio.sleep(0.02)
            (folder / "s").unlink(missing_ok=True)
            (folder / "s").symlink_to(link)
            found[seat] = await Player.come(folder, name)
        return cls(found)

    async def enter(self) -> None:
        for player in self.players.values():
            (table,) = (await player.next(Tables)).tables
            self.id = table.id
            player.enter(table.id)
            await player.until(lambda p=player: p.table.begun)

    def asked(self) -> dict[str, Decision]:
        return {seat: p.question for seat, p in self.players.items() if p.question is not None}

    def views(self) -> dict[str, bytes]:
        return {seat: game().encode(player.view) for seat, player in self.players.items()}

    async def changed(self, seat: str, number: int) -> None:
        await self.players[seat].until(
            lambda: (q := self.players[seat].question) is None or q.number != number, 3
        )

    async def close(self) -> None:
        for player in self.players.values():
            await player.close()


async def sit(terminal: Terminal, seat: str) -> None:
    """Go from the lobby to a seat of the only table, by keys."""
    await terminal.shows("you are")
    await terminal.shows("'s table")
    terminal.press("1", "\r")
    await terminal.shows("sit down")
    number = re.search(rf"(\d) {seat} .*sit down", terminal.screen.text)
    assert number is not None
    terminal.press(number[1], "\r")
    await terminal.shows("Give up your seat")
    terminal.press("y")
    await terminal.shows("I am not ready yet")


async def play(ears: Ears, terminals: dict[str, Terminal], picks: int) -> None:
    """Press Enter on the first answer for every question."""
    for _ in range(picks):
        await until(ears.asked)
        seat, question = next(iter(ears.asked().items()))
        for _ in range(_PRESSES):
            # press again a key that falling dice have consumed
            if question.options != (PASS,):
                terminals[seat].press("\r")
            with contextlib.suppress(TimeoutError):
                await ears.changed(seat, question.number)
                break
        else:
            raise AssertionError(f"{question}\n{terminals[seat].screen.text}")
        await asyncio.sleep(0.03)  # the terminal draws the next question


async def to_a_reaction(ears: Ears) -> tuple[str, Decision]:
    """Answer without keys until a player can react."""
    chance = random.Random(1)
    for _ in range(300):
        await until(ears.asked)
        for seat, question in ears.asked().items():
            # the client passes by itself if a reaction could not matter
            asks = ears.players[seat].table.silent_answer(question) is None
            if question.kind == "react" and question.options != (PASS,) and asks:
                return seat, question
        await play_on(ears.players, 1, chance)
    raise AssertionError("nobody could react to anything")


def tables_file(folder: Path) -> Path:
    (path,) = folder.glob("tables/*/game.weimar")
    return path


@pytest.fixture(autouse=True)
async def _no_server_stays() -> AsyncIterator[None]:
    """Clean up the server after a failed test."""
    yield
    for process in Served.started:
        if process.returncode is None:
            process.kill()
            await process.wait()
    Served.started.clear()


@pytest.mark.slow
async def test_an_evening_with_a_killed_client_and_a_killed_server(tmp_path: Path) -> None:
    folder = tmp_path
    enrol(folder, *PLAYERS.values(), "Harry")
    served = await Served.start(folder)
    names = {"spd": "SPD", "kpd": "KPD", "z": "Zentrum", "dnvp": "DNVP"}
    terminals = {"spd": await Terminal.come(served.port, PLAYERS["spd"])}
    otto = terminals["spd"]
    await otto.shows("you are Otto")
    (pid,) = served.clients()
    pids = {"spd": pid}
    otto.press("c")
    await otto.shows("New table")
    otto.press("\r")
    await otto.shows("sit down")
    otto.press("1", "\r")
    await otto.shows("Give up your seat")
    for seat in ("kpd", "z", "dnvp"):
        before = served.clients()
        terminals[seat] = await Terminal.come(served.port, PLAYERS[seat])
        await sit(terminals[seat], names[seat])
        (pids[seat],) = served.clients() - before
    harry = await Terminal.come(served.port, "Harry", size=(120, 40))
    await harry.shows("you are Harry")
    await harry.shows("'s table")
    harry.press("1", "\r")
    await harry.shows("Made by Otto")
    await otto.shows("Start the game")
    otto.press("s")
    for terminal in (*terminals.values(), harry):
        await terminal.shows("Chancellor" if terminal is harry else "F3 Parliament")

    ears = await Ears.come(folder)
    await ears.enter()
    await play(ears, terminals, 5)
    seat, question = await to_a_reaction(ears)

    # A client dies in the middle of a reaction; its player returns to the same question.
    await terminals[seat].shows("react")
    pid = pids[seat]
    os.kill(pid, signal.SIGKILL)
    await terminals[seat].says("your game is saved")
    assert ears.asked()[seat] == question
    terminals[seat] = await Terminal.come(served.port, PLAYERS[seat], size=(100, 30))
    await terminals[seat].shows("YOUR TURN")
    terminals[seat].press("1", "\r")
    await terminals[seat].shows("react")

    # The server dies in the middle of a reaction; all players return to the same question.
    views, asked = ears.views(), ears.asked()
    picks = len(read_save(tables_file(folder)).picks)
    await served.kill()
    await ears.close()
    for terminal in (*terminals.values(), harry):
        async with asyncio.timeout(PATIENCE):
            await terminal.closed.wait()
    served = await Served.start(folder, served.port)
    assert len(read_save(tables_file(folder)).picks) == picks
    ears = await Ears.come(folder)
    await ears.enter()
    assert ears.asked() == asked
    assert ears.views() == views
    for other, name in PLAYERS.items():
        terminals[other] = await Terminal.come(served.port, name)
        await terminals[other].shows("you are")
        await terminals[other].shows("'s table")
        terminals[other].press("1", "\r")
        await terminals[other].shows("F3 Parliament")
    await terminals[seat].shows("react")
    await play(ears, terminals, 4)
    assert len(read_save(tables_file(folder)).picks) >= picks + 4

    # when stopped, it notifies everyone and ends normally
    await ears.close()
    assert await served.terminate() == 0
    for terminal in terminals.values():
        await terminal.says("The server is shutting down")
    assert not read_save(tables_file(folder)).torn
