"""Thousands of damaged messages: none breaks the server, changes a game or is echoed."""

from __future__ import annotations

import asyncio
import logging
import random
from pathlib import Path

import pytest

from tests.server.serving import game, local_of, play_on, serving, sit_down, socket_of
from tests.waiting import PATIENCE
from weimar_tui.server import framing, wire
from weimar_tui.server.framing import frame, read_frame
from weimar_tui.server.replies import Pong
from weimar_tui.server.requests import (
    AddWord,
    AgreeToBot,
    CloseTable,
    Consent,
    Enter,
    Exit,
    Hello,
    MakeTable,
    PickOption,
    Ping,
    Request,
    Say,
    Sit,
    Stand,
    Start,
    UndoPick,
)


def requests(id: str) -> list[Request]:
    return [
        AddWord(table=id, word="x"),
        AgreeToBot(table=id, seat="kpd"),
        CloseTable(table=id),
        Consent(table=id),
        Enter(table=id, through="spd"),
        Exit(),
        Hello(version=2, name="Otto"),
        MakeTable(
            game="weimar", seats={"spd": "", "kpd": "chance"}, options={"a": "b"}, invited=("Rosa",)
        ),
        PickOption(table=id, decision=1, option="essen", turn=0),
        Ping(n=1),
        Say(table=id, text="hello", to="kpd", person="Rosa"),
        Sit(table=id, seat="spd"),
        Stand(table=id),
        Start(table=id),
        UndoPick(table=id, turn=0),
    ]


def damaged(body: bytes, chance: random.Random) -> bytes:
    """A message with some bytes changed, doubled or removed."""
    data = bytearray(body)
    for _ in range(chance.randint(0, 4)):
        at = chance.randrange(len(data))
        match chance.randrange(3):
            case 0:
                data[at] = chance.randrange(256)
            case 1:
                data[at:at] = data[at : at + chance.randint(1, 9)]
            case _ if len(data) > 1:
                del data[at]
    return bytes(data)


@pytest.mark.parametrize("seed", range(3))
async def test_damaged_messages_break_nothing(
    tmp_path: Path, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    chance = random.Random(seed)
    async with serving(tmp_path, strikes=10**9) as server:
        id, players = await sit_down(tmp_path)
        await play_on(players, 8, random.Random(seed))
        before = game().encode(local_of(server.lobby.tables[id]).session.position)
        reader, writer = await asyncio.open_unix_connection(socket_of(tmp_path))
        writer.write(frame(Hello(version=wire.VERSION, name="Mallory")))
        known = [frame(request)[4:] for request in requests(id)]
        with caplog.at_level(logging.WARNING):
            for _ in range(1500):
                data = damaged(chance.choice(known), chance)
                writer.write(len(data).to_bytes(4, "big") + data)
            writer.write(frame(Ping(n=424242)))
            async with asyncio.timeout(PATIENCE):
                while body := await read_frame(reader, framing.LARGEST_REPLY):
                    reply = framing.read_reply(body)
                    if isinstance(reply, Pong) and reply.n == 424242:
                        break
        assert body is not None, "the connection was lost"
        assert not caplog.records, [record.getMessage() for record in caplog.records]
        position = local_of(server.lobby.tables[id]).session.position
        assert game().encode(position) == before
        assert server.lobby.tables[id].seat_of("Mallory") == ""
        assert await play_on(players, 5, random.Random(9)) == 5
        writer.close()
