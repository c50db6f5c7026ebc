"""A table server without a listening socket, and connections to it, for tests."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.hosted import Hosted
from weimar_tui.server.framing import frame, read_reply
from weimar_tui.server.replies import Pong, Refused, Welcome
from weimar_tui.server.requests import Hello, Ping, Request
from weimar_tui.server.server import TableServer
from weimar_tui.server.server_table import ServerTable
from weimar_tui.server.wire import VERSION


class Writer:
    """The server's end of a connection; its output is kept."""

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
        """Nothing to wait for."""

    @property
    def heard(self) -> list[Any]:
        found, data = [], self.data
        while data:
            size = int.from_bytes(data[:4], "big")
            found.append(read_reply(data[4 : 4 + size]))
            data = data[4 + size :]
        return found


class Line:
    """A connection to the server, whose messages arrive at once."""

    def __init__(self, server: TableServer) -> None:
        self.server = server
        self.reader, self.writer = asyncio.StreamReader(), Writer()
        self.pings = 100
        self.serving = asyncio.create_task(server._serve(self.reader, self.writer))  # type: ignore[arg-type]

    async def say(self, *requests: Request) -> list[Any]:
        """The server's answers to these messages."""
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
        """The next `number` replies."""
        before = len(self.writer.heard)
        for request in requests:
            self.reader.feed_data(frame(request))
        async with asyncio.timeout(30):
            while len(self.writer.heard) < before + number:
                await asyncio.sleep(0.001)
        return self.writer.heard[before:]

    async def raw(self, data: bytes) -> list[Any]:
        """The raw bytes of the server's answer, up to the end of the connection."""
        self.reader.feed_data(data)
        self.reader.feed_eof()
        await asyncio.wait_for(self.serving, 30)
        return self.writer.heard

    async def hang_up(self) -> None:
        self.reader.feed_eof()
        await asyncio.wait_for(self.serving, 30)


class Served:
    """A server without a listening socket, and its clients."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        self.hosted = Hosted(folder, requests_at_once=100_000, **changes)
        self.server = TableServer(self.hosted.host, folder / "socket")
        self.server.lobby.open()
        self.limits = self.hosted.host.limits

    async def come(self, name: str) -> Line:
        line = Line(self.server)
        told = await line.say(Hello(version=VERSION, name=name))
        assert isinstance(told[0], Welcome), told
        return line

    def table(self) -> ServerTable:
        (table,) = self.server.lobby.tables.values()
        return table


def kinds(replies: list[Any]) -> list[str]:
    return [str(reply.__struct_config__.tag) for reply in replies]


async def refusal(line: Line, request: Request) -> tuple[str, str]:
    """The request that was refused, and the id of the reason."""
    (refused,) = [reply for reply in await line.say(request) if isinstance(reply, Refused)]
    return refused.about, refused.id
