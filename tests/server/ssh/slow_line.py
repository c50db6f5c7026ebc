"""A slow line: a proxy that forwards a limited number of bytes per second, with a small buffer."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

_HELD = 4096
_BEAT = 0.02


class SlowLine:
    """Counts the bytes from the server. `rate`: bytes per second, 0 stops them."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.bytes = 0
        self.port = 0

    async def _carry(self, source: socket.socket, target: socket.socket, slowly: bool) -> None:
        loop = asyncio.get_running_loop()
        with contextlib.suppress(OSError):
            while True:
                while slowly and self.rate <= 0:
                    await asyncio.sleep(_BEAT)
                most = max(1, int(self.rate * _BEAT)) if slowly else 65536
                data = await loop.sock_recv(source, most)
                if not data:
                    break
                await loop.sock_sendall(target, data)
                if slowly:
                    self.bytes += len(data)
                    await asyncio.sleep(len(data) / self.rate if self.rate > 0 else _BEAT)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    async def serve(self, listening: socket.socket, server: int) -> None:
        loop = asyncio.get_running_loop()
        async with asyncio.TaskGroup() as carrying:
            while True:
                player, _ = await loop.sock_accept(listening)
                away = socket.socket()
                away.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _HELD)
                away.setblocking(False)
                await loop.sock_connect(away, ("127.0.0.1", server))
                carrying.create_task(self._carry(player, away, False))
                carrying.create_task(self._carry(away, player, True))


@asynccontextmanager
async def slow_line(server: int, rate: float) -> AsyncIterator[SlowLine]:
    """A line to the server's port."""
    line = SlowLine(rate)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.setblocking(False)
        line.port = listening.getsockname()[1]
        serving = asyncio.create_task(line.serve(listening, server))
        try:
            yield line
        finally:
            serving.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await serving
