"""The table server and one connection, without sockets: who is let in, what each message does."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.table.house import House
from tests.toy.offer import DuelOffer
from weimar_tui import registry
from weimar_tui.kernel.errors import KernelError
from weimar_tui.table import admin as admin_file, server as server_file
from weimar_tui.table.admin import Announce, Ban, CloseByHost, Kick, ListTables
from weimar_tui.table.framing import frame, read_reply
from weimar_tui.table.hosted_table import HostedTable
from weimar_tui.table.server import TableServer
from weimar_tui.table.wire import (
    VERSION,
    AddWord,
    AgreeToBot,
    AgreeToEnd,
    Bye,
    CloseTable,
    Consent,
    Enter,
    Exit,
    Fetch,
    GameFile,
    Hello,
    MakeTable,
    Passages,
    PickOption,
    Ping,
    Pong,
    Refused,
    Request,
    Resign,
    Room,
    Say,
    SetWish,
    SinceTurn,
    Sit,
    Stand,
    Start,
    Tables,
    UndoPick,
    Update,
    Welcome,
    Wish,
)


@pytest.fixture(autouse=True)
def _duel() -> Iterator[None]:
    registry.register(DuelOffer())
    yield
    registry.unregister("duel")


class Writer:
    """The server's end of a connection; what it writes is kept."""

    def __init__(self) -> None:
        self.data = b""
        self.unsent = 0
        self.closing = self.aborted = False
        self.transport = self
        self.peer: Any = None

    def write(self, data: bytes) -> None:
        self.data += data

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def get_extra_info(self, name: str) -> Any:
        assert name == "socket"
        return self.peer

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True

    async def drain(self) -> None:
        """All is taken in."""

    @property
    def heard(self) -> list[Any]:
        found, data = [], self.data
        while data:
            size = int.from_bytes(data[:4], "big")
            found.append(read_reply(data[4 : 4 + size]))
            data = data[4 + size :]
        return found


class Line:
    """A connection to the server: what is said goes in at once."""

    def __init__(self, server: TableServer) -> None:
        self.server = server
        self.reader, self.writer = asyncio.StreamReader(), Writer()
        self.pings = 100
        self.serving = asyncio.create_task(server._serve(self.reader, self.writer))  # type: ignore[arg-type]

    async def say(self, *requests: Request) -> list[Any]:
        """What the server answers to these."""
        before = len(self.writer.heard)
        self.pings += 1
        for request in (*requests, Ping(n=self.pings)):
            self.reader.feed_data(frame(request))
        async with asyncio.timeout(30):
            while not self.serving.done():
                found = self.writer.heard[before:]
                if Pong(n=self.pings) in found:
                    return found[: found.index(Pong(n=self.pings))]
                await asyncio.sleep(0.001)
        return self.writer.heard[before:]

    async def hear(self, number: int, *requests: Request) -> list[Any]:
        """The next so many replies to these."""
        before = len(self.writer.heard)
        for request in requests:
            self.reader.feed_data(frame(request))
        async with asyncio.timeout(30):
            while len(self.writer.heard) < before + number:
                await asyncio.sleep(0.001)
        return self.writer.heard[before:]

    async def raw(self, data: bytes) -> list[Any]:
        """What the server has answered when it has let go."""
        self.reader.feed_data(data)
        self.reader.feed_eof()
        await asyncio.wait_for(self.serving, 30)
        return self.writer.heard

    async def hang_up(self) -> None:
        self.reader.feed_eof()
        await asyncio.wait_for(self.serving, 30)


class Hall:
    """A server that listens nowhere, and those who have come."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        self.house = House(folder, requests_at_once=100_000, **changes)
        self.server = TableServer(self.house.host, folder / "socket")
        self.server.lobby.open()
        self.limits = self.house.host.limits

    async def come(self, name: str) -> Line:
        line = Line(self.server)
        told = await line.say(Hello(version=VERSION, name=name))
        assert isinstance(told[0], Welcome), told
        return line

    def table(self) -> HostedTable:
        (table,) = self.server.lobby.tables.values()
        return table


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    found = Hall(tmp_path)
    yield found
    await found.server.lobby.close()
    await found.house.close()


def kinds(replies: list[Any]) -> list[str]:
    return [str(reply.__struct_config__.tag) for reply in replies]


async def refusal(line: Line, request: Request) -> tuple[str, str]:
    """What was refused, and the id of why."""
    (refused,) = [reply for reply in await line.say(request) if isinstance(reply, Refused)]
    return refused.about, refused.id


# --- coming in ----------------------------------------------------------------------------------
async def test_who_says_their_name_is_welcome_and_told_what_there_is(hall: Hall) -> None:
    line = Line(hall.server)
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
    hall: Hall, said: bytes, id: str
) -> None:
    line = Line(hall.server)
    (bye,) = await line.raw(said)
    assert isinstance(bye, Bye) and bye.id == id
    assert line.writer.closing and hall.server.clients == set()


async def test_who_says_nothing_is_not_waited_for(hall: Hall) -> None:
    hall.limits.hello_seconds = 0.01
    line = Line(hall.server)
    await asyncio.wait_for(line.serving, 30)
    assert [bye.id for bye in line.writer.heard] == ["hello-missing"]


async def test_the_banned_are_not_let_in(hall: Hall) -> None:
    hall.server.bans.add("ann")
    (bye,) = await Line(hall.server).raw(frame(Hello(version=VERSION, name="Ann")))
    assert bye.id == "hello-banned"
    await hall.come("Anna")


async def test_one_name_and_all_together_have_so_many_connections(hall: Hall) -> None:
    hall.limits.connections_each, hall.limits.connections = 2, 3
    first, _ = await hall.come("Ann"), await hall.come("Ann")
    (bye,) = await Line(hall.server).raw(frame(Hello(version=VERSION, name="Ann")))
    assert bye.id == "hello-often"
    bob = await hall.come("Bob")
    (bye,) = await Line(hall.server).raw(frame(Hello(version=VERSION, name="Cy")))
    assert bye.id == "server-full"
    await first.hang_up()
    await bob.hang_up()
    await hall.come("Ann")


async def test_only_processes_of_the_same_user_are_listened_to(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = socket.socketpair()
    for user, told in ((os.getuid(), "welcome"), (os.getuid() + 1, "bye")):
        monkeypatch.setattr(os, "getuid", lambda user=user: user)
        line = Line(hall.server)
        line.writer.peer = here
        assert kinds(await line.say(Hello(version=VERSION, name="Ann")))[0] == told
    # Where the system does not tell who it is, the mode of the socket must do.
    monkeypatch.delattr(socket, "SO_PEERCRED")
    line = Line(hall.server)
    line.writer.peer = here
    assert kinds(await line.say(Hello(version=VERSION, name="Ann")))[0] == "welcome"
    here.close()
    there.close()
    assert struct.calcsize("3i") == 12


# --- too much -----------------------------------------------------------------------------------
async def test_who_sends_too_fast_is_refused_and_in_the_end_sent_away(hall: Hall) -> None:
    hall.limits.requests_at_once, hall.limits.requests_a_second, hall.limits.strikes = 4, 1.0, 3
    line = await hall.come("Ann")  # with a ping
    assert await line.hear(3, *[Ping(n=n) for n in range(3)]) == [Pong(n=n) for n in range(3)]
    hall.house.clock.now += 1.0
    assert await line.hear(1, Ping(n=5)) == [Pong(n=5)]
    line.reader.feed_data(frame(Ping(n=6)) * 3)
    await asyncio.wait_for(line.serving, 30)
    said = line.writer.heard[-3:]
    assert kinds(said) == ["refused", "refused", "bye"]
    assert (said[0].id, said[0].about, said[-1].id) == ("wire-much", "", "wire-wrong")


async def test_what_costs_the_server_more_counts_for_more(hall: Hall) -> None:
    hall.limits.requests_at_once, hall.limits.requests_a_second = 20, 1e-9
    line = await hall.come("Ann")
    assert await refusal(line, SinceTurn(table="x")) == ("since-turn", "table-unknown")
    for n in range(8):
        assert await line.hear(1, Ping(n=n)) == [Pong(n=n)]
    (refused,) = await line.hear(1, Ping(n=9))
    assert refused.id == "wire-much", "ten for the question and ten pings"


async def test_what_cannot_be_read_is_refused_and_counts(hall: Hall) -> None:
    line = await hall.come("Ann")
    line.reader.feed_data(b"\0\0\0\x01x")
    (refused,) = await line.say()
    assert (refused.about, refused.id) == ("", "wire-foreign")
    (client,) = hall.server.clients
    assert client.strikes == 1
    assert await refusal(line, Hello(version=VERSION, name="Bob")) == ("hello", "hello-again")
    assert client.strikes == 1 and client.name == "Ann"


async def test_a_client_that_takes_nothing_in_is_dropped(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    line = await hall.come("Ann")
    hall.limits.unsent_bytes = 1000
    line.writer.unsent = 1000
    assert await line.say(Ping(n=1)) == [Pong(n=1)]
    line.writer.unsent = 1001
    await line.say()
    assert line.writer.aborted
    assert "Ann takes nothing in and is dropped" in caplog.text
    before = line.writer.data
    (client,) = hall.server.clients or [None]
    if client is not None:
        client.send(Pong(n=7))
    assert line.writer.data == before


async def test_a_mistake_of_the_server_is_written_down_and_told_in_a_line(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    line = await hall.come("Ann")

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(hall.server.lobby, "make", broken)
    told = await line.say(MakeTable())
    assert [bye.id for bye in told] == ["server-mistake"]
    assert "a connection of Ann failed" in caplog.text and hall.server.clients == set()


# --- tables -------------------------------------------------------------------------------------
async def test_a_whole_evening_by_messages(hall: Hall) -> None:
    ann, bob = await hall.come("Ann"), await hall.come("Bob")
    (room,) = await ann.say(MakeTable(title="Evening"))
    id = room.table.id
    assert isinstance(room, Room) and room.table.title == "Evening"
    assert kinds(await bob.say(Enter(table=id))) == ["room"]
    await ann.say(Sit(table=id, seat="red"))
    await ann.say(Stand(table=id))
    assert hall.table().seat_of("Ann") == ""
    await ann.say(Sit(table=id, seat="red"), AddWord(table=id, word="spring"))
    await bob.say(Sit(table=id, seat="blue"))
    await ann.say(Start(table=id))
    table = hall.table()
    assert table.record.words == {"Ann": "spring"} and table.local is not None
    number = table.asked[0].number
    await ann.say(PickOption(table=id, decision=number, option="guard", turn=0))
    assert [pick.option for pick in table.local.session.history.picks] == ["guard"]
    await ann.say(UndoPick(table=id, turn=1))
    assert table.local.session.history.picks == []
    (told,) = await bob.say(SinceTurn(table=id))
    assert isinstance(told, Passages) and told.passages == ()
    await ann.say(Say(table=id, text="psst", to="blue"))
    assert [(line.text, line.to_player) for line in table.talk.lines] == [("psst", "Bob")]
    await ann.say(Consent(table=id))
    assert table.consented == {"red": "Ann"}
    await ann.say(Consent(table=id, yes=False))
    assert table.consented == {}
    assert (await refusal(ann, AgreeToBot(table=id, seat="blue")))[1] == "agree-here"
    await ann.say(AgreeToEnd(table=id))
    assert table.agreed_to_end == ["Ann"]
    await ann.say(AgreeToEnd(table=id, yes=False))
    assert table.agreed_to_end == []
    await bob.say(Resign(table=id))
    assert table.record.resigned == ["Bob"]
    await ann.say(AgreeToEnd(table=id))
    assert table.record.state == "over"
    (file,) = await ann.say(Fetch(table=id))
    assert isinstance(file, GameFile) and file.data.startswith(b"{")


async def test_whoever_goes_back_to_the_lobby_is_told_of_it_at_once(hall: Hall) -> None:
    ann, bob = await hall.come("Ann"), await hall.come("Bob")
    (room,) = await ann.say(MakeTable())
    await bob.say(Enter(table=room.table.id))
    told = await bob.say(Exit())
    assert kinds(told) == ["tables"]
    assert [table.watchers for table in told[0].tables] == [1] and told[0].here == ("Ann", "Bob")
    assert [guest.name for guest in hall.table().guests] == ["Ann"]
    assert kinds(await bob.say(Exit())) == ["tables"]


async def test_one_is_at_one_table_at_a_time(hall: Hall) -> None:
    ann = await hall.come("Ann")
    (first,) = await ann.say(MakeTable(title="first"))
    second = [r for r in await ann.say(MakeTable(title="second")) if isinstance(r, Room)][-1]
    tables = hall.server.lobby.tables
    assert [len(table.guests) for table in tables.values()] == [0, 1]
    # Who comes to the same table anew stays there meanwhile, and is told everything again.
    told = await ann.say(Enter(table=second.table.id))
    assert kinds(told) == ["room"]
    assert (await refusal(ann, Enter(table="nowhere")))[1] == "table-unknown"
    assert [len(table.guests) for table in tables.values()] == [0, 1]
    assert (await refusal(ann, Say(table=first.table.id, text="x")))[1] == "say-elsewhere"


async def test_who_may_not_look_through_a_seat_stays_where_they_are(hall: Hall) -> None:
    ann, eve = await hall.come("Ann"), await hall.come("Eve")
    (room,) = await ann.say(MakeTable())
    id = room.table.id
    wish = Enter(table=id, through="red")
    assert (await refusal(eve, wish))[1] == "watch-hands"
    assert [guest.name for guest in hall.table().guests] == ["Ann"]
    await eve.say(Enter(table=id))
    assert (await refusal(eve, wish))[1] == "watch-hands"
    assert [guest.name for guest in hall.table().guests] == ["Ann", "Eve"]
    (other,) = [r for r in await ann.say(MakeTable()) if isinstance(r, Room)]
    assert (await refusal(eve, Enter(table=other.table.id, through="red")))[1] == "watch-hands"
    assert [len(table.guests) for table in hall.server.lobby.tables.values()] == [0, 1]


async def test_talk_is_slow(hall: Hall) -> None:
    hall.limits.chat_at_once = 2
    ann = await hall.come("Ann")
    (room,) = await ann.say(MakeTable())
    line = Say(table=room.table.id, text="x")
    assert kinds(await ann.say(line, line, line)) == ["chat", "chat", "refused"]
    assert await refusal(ann, line) == ("say", "say-slowly")


async def test_who_hangs_up_has_left_the_table(hall: Hall) -> None:
    ann, bob = await hall.come("Ann"), await hall.come("Bob")
    (room,) = await ann.say(MakeTable())
    await bob.say(Enter(table=room.table.id))
    hall.server._lobby_changed.clear()
    await ann.hang_up()
    assert [guest.name for guest in hall.table().guests] == ["Bob"]
    assert hall.server._lobby_changed.is_set()
    assert [client.name for client in hall.server.clients] == ["Bob"]
    assert ann.writer.closing


async def test_a_table_taken_away_leads_its_people_back_to_the_lobby(hall: Hall) -> None:
    ann, bob, cy = [await hall.come(name) for name in ("Ann", "Bob", "Cy")]
    (room,) = await ann.say(MakeTable())
    id = room.table.id
    await bob.say(Enter(table=id))
    assert (await refusal(bob, CloseTable(table=id)))[1] == "close-owner"
    before, elsewhere = len(bob.writer.heard), len(cy.writer.heard)
    assert kinds(await ann.say(CloseTable(table=id)))[-1] == "tables"
    assert kinds(bob.writer.heard[before:])[-1] == "tables"
    assert bob.writer.heard[-1].tables == ()
    assert len(cy.writer.heard) == elsewhere, "who is in the lobby hears of it by and by"
    assert hall.server._lobby_changed.is_set()
    assert all(client.table is None for client in hall.server.clients)


async def test_a_wish_is_kept_for_the_next_time(hall: Hall) -> None:
    ann = await hall.come("Ann")
    assert await ann.say(SetWish(wish=Wish(ring="bell"))) == []
    await ann.hang_up()
    line = Line(hall.server)
    welcome, *_ = await line.say(Hello(version=VERSION, name="Ann"))
    assert welcome.wish == Wish(ring="bell")


# --- as time goes by ----------------------------------------------------------------------------
async def test_clocks_late_spectators_and_the_lobby_go_on_with_time(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_file, "_TICK", 0.001)
    server, clock = hall.server, hall.house.clock
    ann, bob = await hall.come("Ann"), await hall.come("Bob")
    ran: list[float] = []
    looked: list[float] = []
    monkeypatch.setattr(HostedTable, "run_clock", lambda table, by: ran.append(by) if by else None)

    async def look() -> bool:
        looked.append(clock.now)
        return False

    monkeypatch.setattr(server.lobby, "look_for_saves", look)
    (room,) = await ann.say(MakeTable())
    table = hall.table()
    server._lobby_changed.clear()
    ticking = asyncio.create_task(server._tick())

    async def until(true: Any) -> None:
        async with asyncio.timeout(30):
            while not true():
                await asyncio.sleep(0.001)

    try:
        await asyncio.sleep(0)
        heard = len(bob.writer.heard)
        clock.now += 4.5
        await until(lambda: ran)
        assert ran == [4.5] and looked == [], "saves are looked for every five seconds"
        clock.now += 0.5
        await until(lambda: looked)
        assert ran == [4.5, 0.5] and looked == [clock.now]
        assert len(bob.writer.heard) == heard, "nothing has changed"
        at_table = len(ann.writer.heard)
        table.tell_room()
        await until(lambda: len(bob.writer.heard) > heard)
        assert kinds(bob.writer.heard[heard:]) == ["tables"]
        assert kinds(ann.writer.heard[at_table:]) == ["room"], "she is at the table"
        table.say("Ann", "hello", "")
        written = table.folder / "table.json"
        table._since_written = 30.0
        await until(lambda: b"hello" in written.read_bytes())
    finally:
        ticking.cancel()
    assert room.table.id == table.record.id


async def test_one_table_that_fails_does_not_stop_the_clocks_of_others(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(server_file, "_TICK", 0.001)
    ann = await hall.come("Ann")
    await ann.say(MakeTable())
    await ann.say(MakeTable())
    first, second = hall.server.lobby.tables.values()
    ran = asyncio.Event()

    def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(first, "tell_late", broken)
    monkeypatch.setattr(second, "run_clock", lambda by: ran.set())
    ticking = asyncio.create_task(hall.server._tick())
    await asyncio.wait_for(ran.wait(), 30)
    ticking.cancel()
    assert f"table {first.record.id}" in caplog.text


async def test_tables_nobody_comes_to_are_ended_once_a_minute(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_file, "_TICK", 0.001)
    clock, server = hall.house.clock, hall.server
    ann = await hall.come("Ann")
    await ann.say(MakeTable())
    hall.house.calendar.now += 1000 * 86400
    ticking = asyncio.create_task(server._tick())
    await asyncio.sleep(0)
    clock.now += 59.9
    for _ in range(5):
        await asyncio.sleep(0.002)
    assert server.lobby.tables
    clock.now += 0.1
    async with asyncio.timeout(30):
        while server.lobby.tables or (ann.server.clients and next(iter(server.clients)).table):
            await asyncio.sleep(0.001)
    ticking.cancel()
    assert isinstance(ann.writer.heard[-1], Tables) and ann.writer.heard[-1].tables == ()


# --- the host -----------------------------------------------------------------------------------
async def told(hall: Hall, request: Any) -> admin_file.Answer:
    return await hall.server.admin._answer(msgspec.msgpack.encode(request))


async def test_the_host_sees_tables_and_people(hall: Hall) -> None:
    bob, ann = await hall.come("Bob"), await hall.come("Ann")
    await ann.say(MakeTable(title="Evening", public=False))
    Line(hall.server)  # somebody who has not said who they are
    answer = await told(hall, ListTables())
    assert (answer.number, [table.title for table in answer.tables]) == (1, ["Evening"])
    assert answer.here == ("Ann", "Bob") and answer.error == ""
    assert bob.writer.heard


async def test_the_host_closes_what_waits_and_ends_what_goes_on(hall: Hall) -> None:
    ann = await hall.come("Ann")
    (room,) = await ann.say(MakeTable())
    assert (await told(hall, CloseByHost(table=room.table.id))).number == 1
    assert hall.server.lobby.tables == {} and isinstance(ann.writer.heard[-1], Tables)
    answer = await told(hall, CloseByHost(table=room.table.id))
    assert (answer.number, answer.id) == (0, "table-unknown") and "no such table" in answer.error
    rooms = await ann.say(MakeTable(seats={"red": "", "blue": "first"}))
    id = rooms[0].table.id
    await ann.say(Sit(table=id, seat="red"), Start(table=id))
    await told(hall, CloseByHost(table=id))
    assert hall.table().record.ending == "closed"
    (client,) = hall.server.clients
    assert client.table is hall.table(), "they may look on"


async def test_the_host_sends_away_and_lets_in_again(hall: Hall) -> None:
    ann, anna, bob = [await hall.come(name) for name in ("Ann", "ann", "Bob")]
    assert (await told(hall, Kick(name="ANN"))).number == 2
    for line in (ann, anna):
        assert line.writer.heard[-1].id == "sent-away" and line.writer.closing
    assert not bob.writer.closing
    assert (await told(hall, Kick(name="Eve"))).number == 0
    assert (await told(hall, Ban(who="Bob"))).number == 1
    assert hall.server.bans.holds("bob") and bob.writer.closing
    assert [(await told(hall, Ban(who="Bob", yes=False))).number for _ in range(2)] == [1, 0]
    assert (await told(hall, Ban(who="../x"))).id == "ban-wrong"
    hall.server.admin.send_away.append(lambda who: 5)
    assert (await told(hall, Kick(name="Bob"))).number == 5, "over SSH there were five of them"


async def test_the_host_speaks_at_one_table_or_at_all(hall: Hall) -> None:
    ann = await hall.come("Ann")
    for _ in range(2):
        await ann.say(MakeTable())
    first, second = hall.server.lobby.tables.values()
    assert (await told(hall, Announce(text="[Down] at ten"))).number == 2
    assert (await told(hall, Announce(text="Up", table=first.record.id))).number == 1
    assert [line.arguments["said"] for line in first.talk.lines] == ["(Down) at ten", "Up"]
    assert [line.text for line in second.talk.lines] == ["The host says: (Down) at ten"]
    assert (await told(hall, Announce(text=" "))).id == "say-empty"
    assert (await told(hall, Announce(text="x", table="nowhere"))).id == "table-unknown"


async def test_what_is_no_message_of_the_host_is_refused(hall: Hall) -> None:
    for body in (b"", b"x", msgspec.msgpack.encode({"kind": "list", "more": 1})):
        answer = await hall.server.admin._answer(body)
        assert answer.id == "wire-foreign"


async def test_the_hosts_one_question_is_answered_and_the_line_closed(hall: Hall) -> None:
    for said in (msgspec.msgpack.encode(ListTables()), None):
        reader, writer = asyncio.StreamReader(), Writer()
        if said is not None:
            reader.feed_data(len(said).to_bytes(4, "big") + said)
        reader.feed_eof()
        await hall.server.admin.serve(reader, writer)  # type: ignore[arg-type]
        assert bool(writer.data) == (said is not None) and writer.closing
    reader, writer = asyncio.StreamReader(), Writer()
    reader.feed_data(b"\0\0\0\x09x")
    reader.feed_eof()
    await hall.server.admin.serve(reader, writer)  # type: ignore[arg-type]
    assert writer.data == b"" and writer.closing


# --- beginning and end --------------------------------------------------------------------------
async def test_a_server_is_alone_in_its_folder_and_leaves_it_clean(tmp_path: Path) -> None:
    first = TableServer(House(tmp_path / "data", opened=False).host, tmp_path / "socket")
    await first.start()
    try:
        for path in (tmp_path / "socket", tmp_path / "data" / "admin.sock"):
            assert path.stat().st_mode & 0o777 == 0o600
        assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
        second = TableServer(House(tmp_path / "data", opened=False).host, tmp_path / "other")
        with pytest.raises(KernelError) as refused:
            await second.start()
        assert refused.value.id == "server-other"
    finally:
        await first.stop()
    assert not (tmp_path / "socket").exists() and not (tmp_path / "data" / "admin.sock").exists()
    again = TableServer(House(tmp_path / "data", opened=False).host, tmp_path / "socket")
    await again.start()
    await again.stop()


async def test_everybody_is_told_that_the_server_goes_and_all_is_written(
    tmp_path: Path,
) -> None:
    hall = Hall(tmp_path)
    ann = await hall.come("Ann")
    (room,) = await ann.say(MakeTable(seats={"red": "", "blue": "first"}))
    id = room.table.id
    await ann.say(Sit(table=id, seat="red"), Start(table=id), Say(table=id, text="good night"))
    assert isinstance([r for r in ann.writer.heard if isinstance(r, Update)][-1], Update)
    table = hall.table()
    await hall.server.stop()
    assert ann.writer.heard[-1].id == "server-down" and ann.writer.closing
    assert b"good night" in (table.folder / "table.json").read_bytes()
    assert table.local is None
