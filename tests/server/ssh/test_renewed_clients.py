"""A client that was used for long is replaced by a new one while its player rests in the lobby."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Player, sit_down
from tests.server.ssh.hosting import Open, Terminal, clients, gone, hosting
from tests.server.ssh.screen import Screen
from tests.waiting import until
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.replies import TableStatus

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


async def replaced(old: int) -> None:
    """Wait until another client is the only one."""
    await until(lambda: clients() != [old] and len(clients()) == 1)


async def test_a_client_used_for_long_is_replaced_in_the_lobby(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as (host, terminal):
        (old,) = clients()
        later(host, _LATER)
        await leaves(terminal)
        await terminal.shows("new table")
        await replaced(old)
        await enters(terminal)
        assert old not in clients()
        assert not terminal.closed.is_set(), "the connection stays"


async def test_what_is_typed_meanwhile_is_for_the_new_client(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as (host, terminal):
        (old,) = clients()
        later(host, _LATER)
        await leaves(terminal)
        await terminal.shows("new table")
        await until(lambda: clients() != [old])  # both, or the new one already
        terminal.press("n")  # the next game in which it is Otto's turn
        await replaced(old)
        await terminal.shows("Chancellor")


async def test_a_client_that_is_new_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_the_table(tmp_path) as (host, terminal):
        (old,) = clients()
        heard: list[str] = []
        renew = host.server.requests.rests
        monkeypatch.setattr(
            host.server.requests,
            "rests",
            lambda token, table: (heard.append(token), renew(token, table)),
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

        def rests(token: str, table: str) -> None:
            (session,) = host.state.sessions
            session.last_key = host.state.clock()  # type: ignore[misc]  # a key, just now
            heard.append(token)
            renew(token, table)

        monkeypatch.setattr(host.server.requests, "rests", rests)
        await leaves(terminal)
        await until(lambda: bool(heard))
        await asyncio.sleep(0.5)
        assert clients() == [old]


async def test_a_player_who_types_in_the_lobby_gets_a_new_client_afterwards(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as (host, terminal):
        (old,) = clients()
        later(host, _LATER)
        await leaves(terminal)
        await terminal.shows("new table")
        for _ in range(7):
            await asyncio.sleep(0.5)
            terminal.press("j")
        assert clients() == [old]
        await replaced(old)
        await terminal.shows("new table")


async def test_a_player_who_reads_from_the_lobby_gets_a_new_client_afterwards(
    tmp_path: Path,
) -> None:
    async with at_the_table(tmp_path) as (host, terminal):
        (old,) = clients()
        later(host, _LATER)
        await leaves(terminal)
        await terminal.shows("new table")
        await asyncio.sleep(0.5)
        terminal.press("?")
        await terminal.shows("Fair dice")
        await asyncio.sleep(3.0)
        assert clients() == [old]
        terminal.press("\x1b")
        await replaced(old)
        await enters(terminal)


async def test_a_player_with_all_connections_gets_a_new_client_too(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as (host, terminal):
        limit = host.server.host.limits.connections_each
        others = [await Player.come(tmp_path, "Otto") for _ in range(limit - 1)]
        (old,) = clients()
        later(host, _LATER)
        await leaves(terminal)
        await replaced(old)
        await enters(terminal)
        for other in others:
            await other.close()


@asynccontextmanager
async def at_the_result(folder: Path) -> AsyncIterator[tuple[Open, Terminal, Player, int]]:
    """Otto and Rosa, who is asked about nothing, on the result page of a game that has ended."""
    async with at_the_table(folder) as (host, terminal):
        (table,) = host.server.lobby.tables.values()
        other = next(name for name in table.people() if name != "Otto")
        rosa = await Player.come(folder, other)
        rosa.enter(table.record.id)
        await rosa.until(lambda: rosa.table.begun)
        (old,) = clients()
        later(host, _LATER)
        await table.end("abandoned")
        await terminal.shows("Enter back")
        try:
            yield host, terminal, rosa, old
        finally:
            await rosa.close()


async def test_a_client_used_for_long_is_replaced_on_the_result_page(tmp_path: Path) -> None:
    async with at_the_result(tmp_path) as (_, terminal, rosa, old):
        before = terminal.screen.text
        away: list[bool] = []
        rosa.table.link.subscribe(
            lambda reply: away.extend(
                not seat.present
                for seat in (reply.table.seats if isinstance(reply, TableStatus) else ())
                if seat.player == "Otto"
            )
        )
        await replaced(old)
        await terminal.shows("Enter back")
        await until(lambda: terminal.screen.text == before)
        assert not any(away), "nobody sees Otto leave"
        terminal.press("q")
        await terminal.shows("Back to the lobby")


async def test_keys_on_the_result_page_are_for_one_of_both_clients(tmp_path: Path) -> None:
    async with at_the_result(tmp_path) as (_, terminal, _, old):
        await until(lambda: clients() != [old])
        terminal.press("q")  # the new client is still drawing
        await replaced(old)
        await terminal.shows("Back to the lobby")


async def test_a_client_that_ends_before_it_is_seen_replaces_none(tmp_path: Path) -> None:
    async with at_the_result(tmp_path) as (_, terminal, _, old):
        await until(lambda: len(clients()) == 2)
        (new,) = set(clients()) - {old}
        os.kill(new, signal.SIGKILL)
        await asyncio.sleep(2.0)
        assert clients() == [old]
        terminal.press("q")
        await terminal.shows("Back to the lobby")


async def test_a_window_resized_meanwhile_has_the_result_page_in_its_size(tmp_path: Path) -> None:
    async with at_the_result(tmp_path) as (_, terminal, _, old):
        await until(lambda: len(clients()) == 2)
        terminal.screen = Screen(100, 30)
        terminal.process.change_terminal_size(100, 30)
        await replaced(old)
        await terminal.shows("Enter back")
        assert terminal.screen.text.splitlines()[29].rstrip().endswith("Enter back")


async def test_a_result_page_that_was_scrolled_stays_with_its_client(tmp_path: Path) -> None:
    async with at_the_result(tmp_path) as (_, terminal, _, old):
        terminal.press("j", "l")  # further down, if there is more; the next party's points
        await asyncio.sleep(4.0)
        assert clients() == [old]


class Starts:
    """Starts of clients that wait until `go_on` is set, and then fail if there is a `failure`."""

    def __init__(self) -> None:
        self.number = 0
        self.go_on = asyncio.Event()
        self.failure: Exception | None = None


@contextmanager
def slow_starts(host: Open) -> Iterator[Starts]:
    found, clients = Starts(), host.state.clients
    start = clients.start

    async def slow(*arguments: Any) -> Any:
        found.number += 1
        await found.go_on.wait()
        if found.failure is not None:
            raise found.failure
        return await start(*arguments)

    clients.start = slow  # type: ignore[method-assign, assignment]
    try:
        yield found
    finally:
        found.go_on.set()
        clients.start = start  # type: ignore[method-assign]


@asynccontextmanager
async def being_renewed(folder: Path) -> AsyncIterator[tuple[Open, Terminal, Starts, int]]:
    """Otto in the lobby, whose old client is about to be replaced."""
    async with at_the_table(folder) as (host, terminal):
        (old,) = clients()
        later(host, _LATER)
        with slow_starts(host) as starts:
            await leaves(terminal)
            await until(lambda: starts.number == 1)
            yield host, terminal, starts, old


async def test_a_player_who_is_sent_away_meanwhile_goes(tmp_path: Path) -> None:
    async with being_renewed(tmp_path) as (host, terminal, starts, _):
        host.front.send_away("Otto", KernelError("deleted"))
        starts.go_on.set()
        await until(terminal.closed.is_set)
        assert "has been deleted" in terminal.raw.decode()
        await gone()
        assert not host.state.sessions


async def test_a_connection_that_breaks_meanwhile_leaves_no_client(tmp_path: Path) -> None:
    async with being_renewed(tmp_path) as (host, terminal, starts, _):
        terminal.conn.abort()
        await terminal.conn.wait_closed()
        starts.go_on.set()
        await gone()
        await until(lambda: not host.state.sessions)


async def test_the_new_client_has_the_size_that_the_window_got_meanwhile(tmp_path: Path) -> None:
    async with being_renewed(tmp_path) as (_, terminal, starts, old):
        terminal.raw = b""
        terminal.process.change_terminal_size(100, 30)
        await until(lambda: b"\x1b[30;" in terminal.raw)
        await asyncio.sleep(0.3)
        before = len(terminal.raw)
        terminal.screen = Screen(100, 30)
        starts.go_on.set()
        await replaced(old)
        await terminal.shows("new table")
        await asyncio.sleep(0.3)
        rows = [int(row) for row in re.findall(rb"\x1b\[(\d+);\d+H", terminal.raw[before:])]
        assert max(rows) == 30


@pytest.mark.parametrize("failure", [OSError(11, "busy"), RuntimeError("unexpected")])
async def test_a_client_that_cannot_be_replaced_goes_on(tmp_path: Path, failure: Exception) -> None:
    async with being_renewed(tmp_path) as (_, terminal, starts, old):
        starts.failure = failure
        starts.go_on.set()
        await enters(terminal)
        assert clients() == [old]


async def test_a_client_that_rests_all_the_time_is_replaced_once(tmp_path: Path) -> None:
    async with being_renewed(tmp_path) as (host, terminal, starts, old):
        (session,) = host.state.sessions
        for _ in range(1000):
            host.front.renew_client(session.token)
        await asyncio.sleep(0.3)
        terminal.press("n")  # for the new client
        await asyncio.sleep(0.3)
        assert starts.number == 1
        starts.go_on.set()
        await replaced(old)
        await terminal.shows("Chancellor")
