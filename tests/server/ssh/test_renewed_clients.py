"""A client that was used for long is replaced by a new one while its player rests in the lobby."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.serving import Player, sit_down
from tests.server.ssh.hosting import Open, Terminal, clients, gone, hosting
from tests.waiting import until

_LATER = 3600.0
"""Seconds that a client has been used."""


@asynccontextmanager
async def at_the_table(folder: Path) -> AsyncIterator[tuple[Open, Terminal]]:
    """Otto at the table of a game, at a host whose clock can be moved."""
    async with hosting(folder, names=("Otto",)) as host:
        _, players = await sit_down(folder)
        for player in players.values():
            await player.close()
        await gone()
        terminal = await Terminal.come(host.port, "Otto", size=(120, 40))
        try:
            await enters(terminal)
            yield host, terminal
        finally:
            await terminal.close()
            await gone()


async def enters(terminal: Terminal) -> None:
    await terminal.shows("new table")
    await asyncio.sleep(0.3)  # a new question accepts no answer at first
    terminal.press("1", "\r")
    await terminal.shows("Chancellor")


async def leaves(terminal: Terminal) -> None:
    await terminal.shows("q lobby")
    await asyncio.sleep(0.5)
    terminal.press("q")


def later(host: Open, seconds: float) -> None:
    host.state.clock = lambda: time.monotonic() + seconds


async def test_a_client_used_for_long_is_replaced_in_the_lobby(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as (host, terminal):
        (old,) = clients()
        later(host, _LATER)
        await leaves(terminal)
        await terminal.shows("new table")
        await until(lambda: clients() != [old] and len(clients()) == 1)
        await enters(terminal)
        assert old not in clients()
        assert not terminal.closed.is_set(), "the connection stays"


async def test_what_is_typed_meanwhile_is_for_the_new_client(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as (host, terminal):
        (old,) = clients()
        later(host, _LATER)
        await leaves(terminal)
        await terminal.shows("new table")
        await until(lambda: len(clients()) == 2)
        terminal.press("n")  # the next game in which it is Otto's turn
        await until(lambda: clients() != [old] and len(clients()) == 1)
        await terminal.shows("Chancellor")


async def test_a_client_that_is_new_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_the_table(tmp_path) as (host, terminal):
        (old,) = clients()
        heard: list[str] = []
        renew = host.server.requests.rests
        monkeypatch.setattr(
            host.server.requests, "rests", lambda token: (heard.append(token), renew(token))
        )
        await leaves(terminal)
        await until(lambda: bool(heard))
        await asyncio.sleep(0.5)
        assert clients() == [old]


async def test_a_client_whose_player_types_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_the_table(tmp_path) as (host, terminal):
        (old,) = clients()
        later(host, _LATER)
        heard: list[str] = []
        renew = host.server.requests.rests

        def rests(token: str) -> None:
            (session,) = host.state.sessions
            session.last_key = host.state.clock()  # type: ignore[misc]  # a key, just now
            heard.append(token)
            renew(token)

        monkeypatch.setattr(host.server.requests, "rests", rests)
        await leaves(terminal)
        await until(lambda: bool(heard))
        await asyncio.sleep(0.5)
        assert clients() == [old]


async def test_a_player_with_all_connections_gets_a_new_client_too(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as (host, terminal):
        limit = host.server.host.limits.connections_each
        others = [await Player.come(tmp_path, "Otto") for _ in range(limit - 1)]
        (old,) = clients()
        later(host, _LATER)
        await leaves(terminal)
        await until(lambda: clients() != [old] and len(clients()) == 1)
        await enters(terminal)
        for other in others:
            await other.close()
