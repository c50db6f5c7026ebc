"""The host stops the server with notice, looks who is here, and sends messages to everyone."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from dataclasses import asdict
from pathlib import Path

import msgspec
import pytest

from tests.server.serving import Player, serving, sit_down
from tests.waiting import PATIENCE, until
from weimar_tui.cli import tables
from weimar_tui.cli.failures import UsageError
from weimar_tui.cli.main import main
from weimar_tui.server.admin import Announce, DrainRequest, ask_server
from weimar_tui.server.drain import Drain
from weimar_tui.server.host import TableLimits
from weimar_tui.server.replies import Chat, Refused, TableStatus
from weimar_tui.server.requests import MakeTable
from weimar_tui.server.ssh.config import TableNumbers


def lines(player: Player) -> list[Chat]:
    """The server's own messages to a player."""
    return [reply for reply in player.said if isinstance(reply, Chat) and not reply.player]


def test_the_configuration_names_every_limit_of_tables_with_its_default() -> None:
    for name, value in msgspec.structs.asdict(TableNumbers()).items():
        assert asdict(TableLimits())[name] == value, name


async def test_an_announcement_is_repeated_to_everyone_who_logs_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def say(until: str, text: str) -> int:
        return main(["tables", "say", text, "--until", until, "--data", str(tmp_path)])

    def heard(player: Player) -> list[object]:
        return [line.arguments.get("said") for line in lines(player) if line.id == "host-says"]

    async with serving(tmp_path):
        first = await Player.come(tmp_path, "Harry")
        assert await asyncio.to_thread(say, "2999-12-24", "New cards \x1b[31mtoday") == 0
        await until(lambda: heard(first) == ["New cards (31mtoday"])
        second = await Player.come(tmp_path, "Rosa")
        second.send(MakeTable())
        await until(lambda: any(isinstance(one, TableStatus) for one in second.said))
        assert heard(second) == ["New cards (31mtoday"], "not twice"
        for player in (first, second):
            await player.close()
    async with serving(tmp_path):
        again = await Player.come(tmp_path, "Harry")
        await until(lambda: heard(again) == ["New cards (31mtoday"])
        assert await asyncio.to_thread(say, "2020-02-29", "Sold out") == 0
        await until(lambda: heard(again) == ["New cards (31mtoday", "Sold out"])
        await again.close()
    async with serving(tmp_path):
        late = await Player.come(tmp_path, "Rosa")
        late.send(MakeTable())
        await until(lambda: any(isinstance(one, TableStatus) for one in late.said))
        assert heard(late) == []
        await late.close()
    assert say("tomorrow", "x") == 2
    assert main(["tables", "list", "--until", "2999-12-24", "--data", str(tmp_path)]) == 2


async def test_a_countdown_is_told_everywhere_and_nothing_is_made_meanwhile(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        _, players = await sit_down(tmp_path)
        lobby = await Player.come(tmp_path, "Harry")
        assert (await ask_server(tmp_path, DrainRequest(minutes=30.0))).number == 1
        for player in (lobby, players["spd"]):
            await until(lambda player=player: lines(player))  # type: ignore[misc]
            (line,) = lines(player)
            assert (line.id, line.arguments) == ("drain-minutes", {"minutes": 30})
            assert abs(line.at - time.time()) < PATIENCE
        lobby.send(MakeTable())
        await until(lambda: any(isinstance(reply, Refused) for reply in lobby.said))
        (refused,) = [reply for reply in lobby.said if isinstance(reply, Refused)]
        assert refused.id == "drain-tables"
        assert (await ask_server(tmp_path, DrainRequest(minutes=None))).number == 1
        assert (await ask_server(tmp_path, DrainRequest(minutes=None))).number == 0
        await until(lambda: lines(lobby)[-1].id == "drain-cancelled")
        lobby.send(MakeTable())
        await until(lambda: len(server.lobby.tables) == 2)
        assert not server.drain.stopping.is_set()
        for player in (*players.values(), lobby):
            await player.close()


async def test_the_server_stops_at_the_end_of_the_countdown() -> None:
    told: list[object] = []
    drain = Drain(lambda id, *, minutes: told.append((id, minutes)))
    drain.begin(0.001)
    async with asyncio.timeout(PATIENCE):
        await drain.stopping.wait()
    assert told == [("drain-minutes", 1)]


async def test_stopping_at_once_says_nothing() -> None:
    told: list[object] = []
    drain = Drain(lambda *_, **__: told.append(1))
    drain.begin(0)
    async with asyncio.timeout(PATIENCE):
        await drain.stopping.wait()
    assert not told


async def test_what_the_host_says_is_heard_in_the_lobby_too(tmp_path: Path) -> None:
    async with serving(tmp_path):
        lobby = await Player.come(tmp_path, "Harry")
        await ask_server(tmp_path, Announce(text="Pizza at eight"))
        await until(lambda: lines(lobby))
        late = await Player.come(tmp_path, "Otto")
        await until(lambda: lines(late))
        for player in (lobby, late):
            (line,) = lines(player)
            assert line.arguments == {"said": "Pizza at eight"} and line.at > 0
            await player.close()


def asked(folder: Path, *what: str, json: bool = False) -> argparse.Namespace:
    action, *rest = what
    return argparse.Namespace(
        action=action,
        what=rest,
        json=json,
        table="",
        until="",
        lang="en",
        data=folder,
        config=None,
    )


async def test_tables_are_listed_for_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path, program="1.2.3"):
        id, players = await sit_down(tmp_path)
        await asyncio.to_thread(tables.run, asked(tmp_path, "list", json=True))
        listed = json.loads(capsys.readouterr().out)
        (table,) = listed["tables"]
        assert (table["id"], table["state"], listed["version"]) == (id, "playing", "1.2.3")
        assert abs(table["active"] - time.time()) < PATIENCE
        assert listed["here"] == sorted(player.link.name for player in players.values())
        assert listed["draining"] is False and listed["connections"] == []
        for player in players.values():
            await player.close()


@pytest.mark.parametrize("minutes", ["", "x", "-1", "nan", "99999"])
def test_a_countdown_needs_minutes(tmp_path: Path, minutes: str) -> None:
    with pytest.raises(UsageError):
        tables.run(asked(tmp_path, "drain", *([minutes] if minutes else [])))
