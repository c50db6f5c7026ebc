"""A table server as time passes, and its host's requests."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.hosted import Hosted
from tests.server.served import Line, Served, Writer, kinds
from tests.waiting import until
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server import admin as admin_file, server as server_file
from weimar_tui.server.admin import Announce, Ban, CloseByHost, Kick, ListTables
from weimar_tui.server.answering import Answering
from weimar_tui.server.replies import SavedGame, Tables, Update
from weimar_tui.server.requests import MakeTable, Say, Sit, Start
from weimar_tui.server.server import TableServer


# --- as time goes by ----------------------------------------------------------------------------
async def test_clocks_late_spectators_and_the_lobby_go_on_with_time(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_file, "_TICK", 0.001)
    server, clock = served.server, served.hosted.clock
    ann, bob = await served.come("Ann"), await served.come("Bob")
    ran: list[float] = []
    looked: list[float] = []
    saved = SavedGame(name="a.weimar", game="duel", scenario="main", seats=("red", "blue"))
    monkeypatch.setattr(Answering, "run_clock", lambda table, by: ran.append(by) if by else None)

    async def look() -> bool:
        looked.append(clock.now)
        if len(looked) == 2:
            server.lobby.saves = (saved,)
        return len(looked) == 2

    monkeypatch.setattr(server.lobby, "look_for_saves", look)
    (status,) = await ann.say(MakeTable())
    table = served.table()
    stranger = Line(server)
    await asyncio.sleep(0)
    ticking = asyncio.create_task(server._tick())

    try:
        await until(lambda: kinds(bob.writer.heard)[-1] == "changes")
        heard = len(bob.writer.heard)
        clock.now += 4.5
        await until(lambda: ran)
        assert ran == [4.5] and looked == [], "saves are looked for every five seconds"
        clock.now += 0.5
        await until(lambda: looked)
        assert ran == [4.5, 0.5] and looked == [clock.now]
        assert len(bob.writer.heard) == heard, "nothing has changed"
        at_table = len(ann.writer.heard)
        await table.seating.sit("Ann", "red")
        await until(lambda: len(bob.writer.heard) > heard)
        assert kinds(bob.writer.heard[heard:]) == ["changes"]
        assert kinds(ann.writer.heard[at_table:]) == ["room"], "she is at the table"
        assert not server.lobby.changed.is_set(), "it is told once"
        assert stranger.writer.heard == [], "nothing before they have said who they are"
        clock.now += 5.0
        await until(lambda: len(bob.writer.heard) == heard + 2)
        assert len(looked) == 2 and bob.writer.heard[-1].saves == (saved,)
        assert bob.writer.heard[-1].tables == (), "the tables are as they were"
        table.say("Ann", "hello", "")
        written = table.file.folder / "table.json"
        table.file._since_written = 30.0
        await until(lambda: b"hello" in written.read_bytes())
    finally:
        ticking.cancel()
    assert status.table.id == table.record.id


async def test_one_table_that_fails_does_not_stop_the_clocks_of_others(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(server_file, "_TICK", 0.001)
    ann = await served.come("Ann")
    await ann.say(MakeTable())
    await ann.say(MakeTable())
    first, second = served.server.lobby.tables.values()
    ran = asyncio.Event()

    def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(first.audience, "send_due", broken)
    monkeypatch.setattr(second.answering, "run_clock", lambda by: ran.set())
    ticking = asyncio.create_task(served.server._tick())
    await asyncio.wait_for(ran.wait(), 30)
    ticking.cancel()
    assert f"table {first.record.id}" in caplog.text


async def test_tables_nobody_comes_to_are_ended_once_a_minute(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_file, "_TICK", 0.001)
    clock, server = served.hosted.clock, served.server
    ann = await served.come("Ann")
    await ann.say(MakeTable())
    served.hosted.later(1000)
    await server.lobby.expire()
    served.hosted.later(7 - 59 / 86400)
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
    listed, why = ann.writer.heard[-2:]
    assert isinstance(listed, Tables) and listed.tables == () and why.id == "removed-unused"


# --- the host -----------------------------------------------------------------------------------
async def test_the_host_who_says_nothing_is_not_waited_for(served: Served) -> None:
    """Silent connections to the admin socket used to stay open for ever."""
    served.limits.hello_seconds = 0.05
    reader, writer = asyncio.StreamReader(), Writer()
    serving = asyncio.create_task(served.server.admin.serve(reader, writer))  # type: ignore[arg-type]
    await asyncio.wait_for(serving, 30)
    assert writer.closing and writer.data == b""


async def told(served: Served, request: Any) -> admin_file.AdminAnswer:
    return await served.server.admin._answer(msgspec.msgpack.encode(request))


async def test_the_host_sees_tables_and_people(served: Served) -> None:
    bob, ann = await served.come("Bob"), await served.come("Ann")
    await ann.say(MakeTable(title="Evening", public=False))
    Line(served.server)  # a client that has not given its name
    answer = await told(served, ListTables())
    assert (answer.number, [table.title for table in answer.tables]) == (1, ["Evening"])
    assert answer.here == ("Ann", "Bob") and answer.error == ""
    assert bob.writer.heard


async def test_the_host_closes_what_waits_and_ends_what_goes_on(served: Served) -> None:
    ann = await served.come("Ann")
    (status,) = await ann.say(MakeTable())
    assert (await told(served, CloseByHost(table=status.table.id))).number == 1
    listed, why = ann.writer.heard[-2:]
    assert served.server.lobby.tables == {} and isinstance(listed, Tables)
    assert why.id == "removed-by-host"
    answer = await told(served, CloseByHost(table=status.table.id))
    assert (answer.number, answer.id) == (
        0,
        "table-unknown",
    ) and "table does not exist" in answer.error
    rooms = await ann.say(MakeTable(seats={"red": "", "blue": "first"}))
    id = rooms[0].table.id
    await ann.say(Sit(table=id, seat="red"), Start(table=id))
    await told(served, CloseByHost(table=id))
    assert served.table().record.ending == "closed"
    (client,) = served.server.clients
    assert client.table is served.table(), "they may look on"


async def test_the_host_sends_away_and_lets_in_again(served: Served) -> None:
    ann, anna, bob = [await served.come(name) for name in ("Ann", "ann", "Bob")]
    assert (await told(served, Kick(name="ANN"))).number == 2
    for line in (ann, anna):
        assert line.writer.heard[-1].id == "sent-away" and line.writer.closing
    assert not bob.writer.closing
    assert (await told(served, Kick(name="Eve"))).number == 0
    assert (await told(served, Ban(who="Bob"))).number == 1
    assert served.server.bans.holds("bob") and bob.writer.closing
    assert [(await told(served, Ban(who="Bob", yes=False))).number for _ in range(2)] == [1, 0]
    assert (await told(served, Ban(who="../x"))).id == "ban-wrong"
    served.server.admin.send_away.append(lambda who, why: 5)
    assert (await told(served, Kick(name="Bob"))).number == 5, "over SSH there were five of them"


async def test_the_host_speaks_at_one_table_or_at_all(served: Served) -> None:
    ann = await served.come("Ann")
    for _ in range(2):
        await ann.say(MakeTable())
    first, second = served.server.lobby.tables.values()
    assert (await told(served, Announce(text="[Down] at ten"))).number == 2
    assert (await told(served, Announce(text="Up", table=first.record.id))).number == 1
    assert [line.arguments["said"] for line in first.talk.lines] == ["(Down) at ten", "Up"]
    assert [line.text for line in second.talk.lines] == ["The host says: (Down) at ten"]
    assert (await told(served, Announce(text=" "))).id == "say-empty"
    assert (await told(served, Announce(text="x", table="nowhere"))).id == "table-unknown"


async def test_what_is_no_message_of_the_host_is_refused(served: Served) -> None:
    for body in (b"", b"x", msgspec.msgpack.encode({"kind": "list", "more": 1})):
        answer = await served.server.admin._answer(body)
        assert answer.id == "wire-foreign"


async def test_the_hosts_one_question_is_answered_and_the_line_closed(served: Served) -> None:
    for said in (msgspec.msgpack.encode(ListTables()), None):
        reader, writer = asyncio.StreamReader(), Writer()
        if said is not None:
            reader.feed_data(len(said).to_bytes(4, "big") + said)
        reader.feed_eof()
        await served.server.admin.serve(reader, writer)  # type: ignore[arg-type]
        assert bool(writer.data) == (said is not None) and writer.closing
    reader, writer = asyncio.StreamReader(), Writer()
    reader.feed_data(b"\0\0\0\x09x")
    reader.feed_eof()
    await served.server.admin.serve(reader, writer)  # type: ignore[arg-type]
    assert writer.data == b"" and writer.closing


# --- beginning and end --------------------------------------------------------------------------
async def test_a_server_is_alone_in_its_folder_and_leaves_it_clean(tmp_path: Path) -> None:
    first = TableServer(Hosted(tmp_path / "data", opened=False).host, tmp_path / "socket")
    await first.start()
    try:
        for path in (tmp_path / "socket", tmp_path / "data" / "admin.sock"):
            assert path.stat().st_mode & 0o777 == 0o600
        assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
        second = TableServer(Hosted(tmp_path / "data", opened=False).host, tmp_path / "other")
        with pytest.raises(KernelError) as refused:
            await second.start()
        assert refused.value.id == "server-other"
    finally:
        await first.stop()
    assert not (tmp_path / "socket").exists() and not (tmp_path / "data" / "admin.sock").exists()
    again = TableServer(Hosted(tmp_path / "data", opened=False).host, tmp_path / "socket")
    await again.start()
    await again.stop()


async def test_everybody_is_told_that_the_server_goes_and_all_is_written(
    tmp_path: Path,
) -> None:
    served = Served(tmp_path)
    ann = await served.come("Ann")
    (status,) = await ann.say(MakeTable(seats={"red": "", "blue": "first"}))
    id = status.table.id
    await ann.say(Sit(table=id, seat="red"), Start(table=id), Say(table=id, text="good night"))
    assert isinstance([r for r in ann.writer.heard if isinstance(r, Update)][-1], Update)
    table = served.table()
    await served.server.stop()
    assert ann.writer.heard[-1].id == "server-down" and ann.writer.closing
    assert b"good night" in (table.file.folder / "table.json").read_bytes()
    assert table.local is None
