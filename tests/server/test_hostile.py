"""Hostile clients at the socket: refused or dropped, without effect on others."""

from __future__ import annotations

import asyncio
import os
import random
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.serving import (
    Player,
    game,
    local_of,
    make_bots,
    make_table,
    play_on,
    serving,
    sit_down,
    socket_of,
)
from tests.waiting import PATIENCE, until
from weimar_tui.bots.bot import Bot
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server import framing, wire
from weimar_tui.server.framing import frame, read_reply
from weimar_tui.server.replies import Bye, Pong, Refused
from weimar_tui.server.requests import (
    AgreeToBot,
    Consent,
    Enter,
    Hello,
    MakeTable,
    PickOption,
    Ping,
    Say,
    UndoPick,
)
from weimar_tui.server.server import TableServer


class Raw:
    """A client that sends arbitrary bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def come(cls, folder: Path, name: str = "") -> Raw:
        raw = cls(*await asyncio.open_unix_connection(socket_of(folder)))
        if name:
            raw.send(frame(Hello(version=wire.VERSION, name=name)))
            await raw.reply()
            await raw.reply()
        return raw

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def reply(self) -> Any:
        async with asyncio.timeout(PATIENCE):
            body = await framing.read_frame(self.reader, framing.LARGEST_REPLY)
        return None if body is None else read_reply(body)

    async def ends_with(self, text: str) -> None:
        """The server gives the reason, and closes."""
        said = []
        while True:
            try:
                reply = await self.reply()
            except (wire.WireError, ConnectionError):
                reply = None
            if reply is None:
                break
            said.append(reply)
        byes = [reply.text for reply in said if isinstance(reply, Bye)]
        assert byes and text in byes[-1], said


def body(data: object) -> bytes:
    packed = msgspec.msgpack.encode(data)
    return len(packed).to_bytes(4, "big") + packed


async def still_plays(server: TableServer, players: dict[str, Player]) -> None:
    """The table continues as if nothing had happened."""
    assert await play_on(players, 5, random.Random(9)) == 5


async def test_wrong_picks_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path)
        await play_on(players, 12, random.Random(1))
        session = local_of(server.lobby.tables[id]).session
        asked = next(p for p in players.values() if p.question)
        question = asked.asked
        idle = next(p for p in players.values() if not p.question)
        harry = await Player.come(tmp_path, "Harry")
        before = game().encode(session.position)
        option = question.options[0]
        wrong = [
            (idle, question.number, option),  # out of turn, and for another seat
            (harry, question.number, option),  # no seat at all
            (asked, question.number - 1, option),  # stale
            (asked, question.number + 1, option),  # not asked yet
            (asked, -1, option),
            (asked, question.number, "nonsense"),
            (asked, question.number, ""),
        ]
        for player, number, picked in wrong:
            text = await player.refusal_of(
                PickOption(table=id, decision=number, option=picked, turn=player.turn)
            )
            assert text and option not in text and "options" not in text
            assert game().encode(session.position) == before
        for request in (
            UndoPick(table=id, turn=0),
            AgreeToBot(table=id, seat="spd"),
            Consent(table=id),
        ):
            assert await harry.refusal_of(request)
        assert game().encode(session.position) == before
        await still_plays(server, players)


@pytest.mark.parametrize(
    "data",
    [
        random.Random(64).randbytes(64),
        b"GET / HTTP/1.1\r\n\r\n",
        body("hello"),
        body({"kind": "hello"}),
        body({"kind": "ping", "n": 1}),
        body({"kind": "hello", "version": 2, "name": "../../etc"}),
        body({"kind": "hello", "version": 2, "name": "Rosa\n"}),
        body({"kind": "hello", "version": 2, "name": ""}),
        body({"kind": "hello", "version": 99, "name": "Rosa"}),
        body({"kind": "hello", "version": 2, "name": "Rosa", "more": 1}),
        (0).to_bytes(4, "big"),
        (2**31).to_bytes(4, "big") + b"x" * 100,
    ],
)
async def test_whoever_does_not_greet_properly_is_dropped(tmp_path: Path, data: bytes) -> None:
    async with serving(tmp_path, hello_seconds=0.3) as server:
        raw = await Raw.come(tmp_path)
        raw.send(data)
        await raw.ends_with("")
        assert not server.clients


async def test_who_says_nothing_is_dropped(tmp_path: Path) -> None:
    async with serving(tmp_path, hello_seconds=0.1):
        raw = await Raw.come(tmp_path)
        await raw.ends_with("give a valid name")


async def test_garbage_is_refused_and_then_dropped_without_echo(tmp_path: Path) -> None:
    async with serving(tmp_path, strikes=4) as server:
        id, players = await sit_down(tmp_path)
        raw = await Raw.come(tmp_path, "Mallory")
        nested = b"\x91" * 3000
        for data in (
            b"\xc1" * 40,
            msgspec.msgpack.encode({"kind": "pick", "table": id, "decision": "x", "option": 7}),
            nested,
        ):
            raw.send(len(data).to_bytes(4, "big") + data)
            reply = await raw.reply()
            assert isinstance(reply, Refused)
            assert reply.text == "Unrecognised message."
        raw.send(body({"kind": "shutdown"}))
        await raw.ends_with("invalid")
        await still_plays(server, players)


async def test_oversized_frames_end_the_connection(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players = await sit_down(tmp_path)
        raw = await Raw.come(tmp_path, "Mallory")
        raw.send((framing.LARGEST_REQUEST + 1).to_bytes(4, "big") + b"x" * 1000)
        await raw.ends_with("bytes")
        await still_plays(server, players)


async def test_fields_have_largest_sizes(tmp_path: Path) -> None:
    async with serving(tmp_path):
        otto = await Player.come(tmp_path, "Otto")
        id = await make_table(otto)
        for request in (
            Say(table=id, text="x" * 401),
            MakeTable(title="x" * 41),
            MakeTable(delay=10**9),
            MakeTable(watch="everything"),
            MakeTable(invited=("a b",)),
            MakeTable(seats={str(n): "" for n in range(17)}),
            Enter(table="x" * 65),
        ):
            assert "Unrecognised" in await otto.refusal_of(request)
        for request in (
            MakeTable(scenario="../../etc/passwd"),
            MakeTable(seats={"spd": "rm -rf"}),
            MakeTable(seats={"nsdap": ""}),
            MakeTable(save="../../x.weimar"),
            Enter(table="../" + id),
        ):
            assert "does not exist" in await otto.refusal_of(request)


async def test_half_messages_time_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(framing, "FRAME_TIMEOUT", 0.2)
    async with serving(tmp_path) as server:
        _, players = await sit_down(tmp_path)
        whole = frame(Ping(n=1))
        for cut in (2, 4, len(whole) - 1):
            raw = await Raw.come(tmp_path, "Mallory")
            raw.send(whole[:cut])
            await raw.ends_with("took too long")
            raw = await Raw.come(tmp_path, "Mallory")
            raw.send(whole[:cut])
            raw.writer.write_eof()
            await raw.ends_with("incomplete")
        await still_plays(server, players)


async def test_a_message_may_come_byte_by_byte(tmp_path: Path) -> None:
    async with serving(tmp_path):
        raw = await Raw.come(tmp_path, "Slow")
        for byte in frame(Ping(n=7)):
            raw.send(bytes([byte]))
            await asyncio.sleep(0.001)
        assert await raw.reply() == Pong(n=7)


async def test_floods_are_dropped_while_others_play(tmp_path: Path) -> None:
    async with serving(
        tmp_path, requests_a_second=20.0, requests_at_once=60.0, strikes=50
    ) as server:
        id, players = await sit_down(tmp_path)
        raw = await Raw.come(tmp_path, "Mallory")
        flood = frame(Enter(table=id)) * 5000
        raw.send(flood)
        for player in players.values():
            player.said.clear()
        done = await play_on(players, 10, random.Random(2))
        assert done == 10
        await until(lambda: not any(client.name == "Mallory" for client in server.clients))


async def test_chat_is_rate_limited(tmp_path: Path) -> None:
    now = [0.0]
    async with serving(
        tmp_path, clock=lambda: now[0], chat_at_once=3.0, requests_at_once=1e6
    ) as server:
        id, players = await sit_down(tmp_path)
        otto = players["spd"]
        for n in range(5):
            otto.send(Say(table=id, text=f"line {n}"))
        await otto.until(lambda: sum(isinstance(r, Refused) for r in otto.said) == 2)
        said = [line.text for line in server.lobby.tables[id].talk.lines]
        assert said == ["line 0", "line 1", "line 2"]
        now[0] += 2.1
        otto.send(Say(table=id, text="later"))
        await otto.until(lambda: otto.table.chat[-1].text == "later")
        assert len(server.lobby.tables[id].talk.lines) == 4


async def test_who_does_not_read_is_dropped(tmp_path: Path) -> None:
    async with serving(tmp_path, unsent_bytes=200_000) as server:
        id, players = await sit_down(tmp_path)
        raw = await Raw.come(tmp_path, "Mallory")
        reader: Any = raw.reader
        reader._limit = 1  # stop reading
        transport: Any = raw.writer.transport
        transport.pause_reading()
        raw.send(frame(Enter(table=id)) * 400)
        await until(lambda: not any(client.name == "Mallory" for client in server.clients))
        await still_plays(server, players)


async def test_connections_and_tables_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, connections_each=2, connections=4, tables_each=1, tables=2):
        rosa = [await Player.come(tmp_path, "Rosa") for _ in range(2)]
        with pytest.raises(KernelError, match="too many connections"):
            await Player.come(tmp_path, "Rosa")
        otto = await Player.come(tmp_path, "Otto")
        harry = await Player.come(tmp_path, "Harry")
        with pytest.raises(KernelError, match="full"):
            await Player.come(tmp_path, "Kurt")
        await make_table(otto)
        assert "You have too many" in await otto.refusal_of(MakeTable())
        await make_table(rosa[0])
        assert "too many tables" in await harry.refusal_of(MakeTable())


async def test_the_socket_and_the_folder_are_the_owners_alone(tmp_path: Path) -> None:
    async with serving(tmp_path / "data"):
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
        assert stat.S_IMODE(socket_of(tmp_path / "data").stat().st_mode) == 0o600
        assert stat.S_IMODE((tmp_path / "data" / "tables").stat().st_mode) == 0o700


async def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    async with serving(tmp_path):
        with pytest.raises(KernelError, match="server-other"):
            async with serving(tmp_path):
                pass


async def test_a_damaged_table_is_left_out_and_left_alone(tmp_path: Path) -> None:
    async with serving(tmp_path):
        good, _ = await sit_down(tmp_path)
    bad = tmp_path / "tables" / ("0" * 12)
    bad.mkdir()
    (bad / "table.json").write_text("{")
    (tmp_path / "tables" / "notes").mkdir()
    async with serving(tmp_path) as server:
        assert list(server.lobby.tables) == [good]
        assert (bad / "table.json").read_text() == "{"


async def test_a_failing_bot_does_not_stop_the_table(tmp_path: Path) -> None:
    class Broken(Bot):
        def decide(self, view: Any, decision: Any) -> str:
            raise RuntimeError("no idea")

    async with serving(tmp_path, bots=make_bots(lambda *_: Broken())):
        _, players = await sit_down(tmp_path, {"z": "Matthias"})
        assert await play_on(players, 15, random.Random(1)) == 15


async def test_a_full_disk_refuses_the_pick_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path)
        session = local_of(server.lobby.tables[id]).session
        asked = next(p for p in players.values() if p.question)
        before = game().encode(session.position)
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", lambda *_: (_ for _ in ()).throw(OSError(28, "No space")))
            text = await asked.refusal_of(
                PickOption(
                    table=id,
                    decision=asked.asked.number,
                    option=asked.asked.options[0],
                    turn=asked.turn,
                )
            )
        assert "cannot save" in text
        assert game().encode(session.position) == before
        await still_plays(server, players)
