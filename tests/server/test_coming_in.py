"""Who can enter a table server, and how much a client can say."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from pathlib import Path
from typing import Any

import pytest

from tests.server.served import Line, Served, kinds, refusal
from tests.server.serving import serving, socket_of
from weimar_tui.cli.serve import table_limits
from weimar_tui.server.framing import frame
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import Bye, Pong
from weimar_tui.server.requests import Hello, MakeTable, Ping, SinceTurn
from weimar_tui.server.ssh.config import ServeConfig, SshLimits
from weimar_tui.server.wire import VERSION, Wish


# --- coming in ----------------------------------------------------------------------------------
async def test_who_says_their_name_is_welcome_and_told_what_there_is(served: Served) -> None:
    line = Line(served.server)
    welcome, tables = await line.say(Hello(version=VERSION, name="Ann"))
    assert (welcome.name, welcome.wish, welcome.tells_away) == ("Ann", Wish(), False)
    assert [game.id for game in welcome.games] == ["duel"]
    assert (tables.tables, tables.saves, tables.here) == ((), (), ("Ann",))


@pytest.mark.parametrize(
    ("said", "id"),
    [
        (frame(Ping(n=1)), "hello-missing"),
        (frame(Hello(version=VERSION, name="Ann")).replace(b"Ann", b"A/n"), "wire-foreign"),
        (frame(Hello(version=VERSION, name="Ann")).replace(b"Ann", b"An\n"), "hello-missing"),
        (frame(Hello(version=VERSION + 1, name="Ann")), "hello-version"),
        (frame(Hello(version=VERSION - 1, name="Ann")), "hello-version"),
        (b"", "hello-missing"),
        (b"\0\0\0\0", "wire-large"),
        ((9000).to_bytes(4, "big"), "wire-large"),
        (b"\0\0\0\x09x", "wire-cut"),
        (b"\0\0\0\x01x", "wire-foreign"),
    ],
)
async def test_whose_first_word_is_no_greeting_is_sent_away(
    served: Served, said: bytes, id: str
) -> None:
    line = Line(served.server)
    (bye,) = await line.raw(said)
    assert isinstance(bye, Bye) and bye.id == id
    assert line.writer.closing and served.server.clients == set()


async def test_who_says_nothing_is_not_waited_for(served: Served) -> None:
    served.limits.hello_seconds = 0.01
    line = Line(served.server)
    await asyncio.wait_for(line.serving, 30)
    assert [bye.id for bye in line.writer.heard] == ["hello-missing"]


async def test_the_banned_are_not_let_in(served: Served) -> None:
    served.server.bans.add("ann")
    (bye,) = await Line(served.server).raw(frame(Hello(version=VERSION, name="Ann")))
    assert bye.id == "hello-banned"
    await served.come("Anna")


async def test_one_name_and_all_together_have_so_many_connections(served: Served) -> None:
    served.limits.connections_each, served.limits.connections = 2, 3
    first, _ = await served.come("Ann"), await served.come("Ann")
    (bye,) = await Line(served.server).raw(frame(Hello(version=VERSION, name="Ann")))
    assert bye.id == "hello-often"
    bob = await served.come("Bob")
    (bye,) = await Line(served.server).raw(frame(Hello(version=VERSION, name="Cy")))
    assert bye.id == "server-full"
    await first.hang_up()
    await bob.hang_up()
    await served.come("Ann")


class Peer:
    """The other end of a socket, whose owner the system reports."""

    def __init__(self, user: int) -> None:
        self.user = user

    def getsockopt(self, level: int, option: int, size: int) -> bytes:
        assert (level, option) == (socket.SOL_SOCKET, socket.SO_PEERCRED)
        return struct.pack("3i", 1, self.user, 1)[:size]


@pytest.mark.parametrize(
    ("user", "told"), [(os.geteuid(), "welcome"), (0, "welcome"), (os.geteuid() + 1, "bye")]
)
async def test_only_processes_of_the_same_user_and_of_root_are_listened_to(
    served: Served, monkeypatch: pytest.MonkeyPatch, user: int, told: str
) -> None:
    line = Line(served.server)
    line.writer.peer = Peer(user)
    assert kinds(await line.say(Hello(version=VERSION, name="Ann")))[0] == told
    # where the system does not report it, the mode of the socket must suffice
    monkeypatch.delattr(socket, "SO_PEERCRED")
    line = Line(served.server)
    line.writer.peer = Peer(user)
    assert kinds(await line.say(Hello(version=VERSION, name="Ann")))[0] == "welcome"


# --- too much -----------------------------------------------------------------------------------
async def test_who_sends_too_fast_is_refused_and_in_the_end_sent_away(served: Served) -> None:
    served.limits.requests_at_once, served.limits.requests_a_second, served.limits.strikes = (
        4,
        1.0,
        3,
    )
    line = await served.come("Ann")  # with a ping
    assert await line.hear(3, *[Ping(n=n) for n in range(3)]) == [Pong(n=n) for n in range(3)]
    served.hosted.clock.now += 1.0
    assert await line.hear(1, Ping(n=5)) == [Pong(n=5)]
    line.reader.feed_data(frame(Ping(n=6)) * 3)
    await asyncio.wait_for(line.serving, 30)
    said = line.writer.heard[-3:]
    assert kinds(said) == ["refused", "refused", "bye"]
    assert (said[0].id, said[0].about, said[-1].id) == ("wire-much", "", "wire-wrong")


async def test_what_costs_the_server_more_counts_for_more(served: Served) -> None:
    served.limits.requests_at_once, served.limits.requests_a_second = 20, 1e-9
    line = await served.come("Ann")
    assert await refusal(line, SinceTurn(table="x")) == ("since-turn", "table-unknown")
    for n in range(8):
        assert await line.hear(1, Ping(n=n)) == [Pong(n=n)]
    (refused,) = await line.hear(1, Ping(n=9))
    assert refused.id == "wire-much", "ten for the question and ten pings"


async def test_what_cannot_be_read_is_refused_and_counts(served: Served) -> None:
    line = await served.come("Ann")
    line.reader.feed_data(b"\0\0\0\x01x")
    (refused,) = await line.say()
    assert (refused.about, refused.id) == ("", "wire-foreign")
    (client,) = served.server.clients
    assert client.strikes == 1
    assert await refusal(line, Hello(version=VERSION, name="Bob")) == ("hello", "hello-again")
    assert client.strikes == 1 and client.name == "Ann"


async def test_a_client_that_takes_nothing_in_is_dropped(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    line = await served.come("Ann")
    served.limits.unsent_bytes = 1000
    line.writer.unsent = 1000
    assert await line.say(Ping(n=1)) == [Pong(n=1)]
    line.writer.unsent = 1001
    await line.say()
    assert line.writer.aborted
    assert "Ann does not read its messages and is disconnected" in caplog.text
    before = line.writer.data
    (client,) = served.server.clients or [None]
    if client is not None:
        client.send(Pong(n=7))
    assert line.writer.data == before


async def test_a_mistake_of_the_server_is_written_down_and_told_in_a_line(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    line = await served.come("Ann")

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(served.server.lobby.maker, "make", broken)
    told = await line.say(MakeTable())
    assert [bye.id for bye in told] == ["server-mistake"]
    assert "a connection of Ann failed" in caplog.text and served.server.clients == set()


async def test_everybody_who_comes_at_the_same_moment_gets_in(tmp_path: Path) -> None:
    async with serving(tmp_path, connections=250, hello_seconds=60.0):
        coming = (ServerLink.connect(socket_of(tmp_path), f"p{number}") for number in range(251))
        links = await asyncio.gather(*coming, return_exceptions=True)
        refused = [link for link in links if isinstance(link, BaseException)]
        assert [getattr(error, "id", error) for error in refused] == ["server-full"]
        for link in links:
            if isinstance(link, ServerLink):
                await link.close()


def test_the_tables_have_room_for_everybody_who_is_let_in() -> None:
    limits = SshLimits(sessions=500, web_sessions=40)
    assert table_limits(ServeConfig(limits=limits)).connections >= 500 + 50 + 40
    assert table_limits(ServeConfig()).connections == 300
