"""A small web server for monitoring: `/metrics`, `/live` and `/ready`. It answers GET only."""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from weimar_tui.kernel.errors import KernelError, cause_of

if TYPE_CHECKING:
    from weimar_tui.server.server import TableServer

_SECONDS: Final = 5.0
"""The longest that a client may take for its request."""
_LARGEST: Final = 8 * 1024
_AT_ONCE: Final = 16
_WAIT: Final = 1.0
"""Seconds within which the disk and the database must answer to count as ready."""

_REASONS: Final = {200: "OK", 404: "Not Found", 405: "Method Not Allowed", 503: "Unavailable"}


class Health:
    """Serves figures about a table server. Call `start`, then `stop`."""

    def __init__(self, server: TableServer, address: str) -> None:
        from weimar_tui.server import metrics

        self._metrics = metrics
        self._tables = server
        self._address = address
        self._server: asyncio.Server | None = None
        self._connections = 0
        self._checks: dict[str, asyncio.Task[object]] = {}

    @property
    def port(self) -> int:
        assert self._server is not None
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def start(self) -> None:
        """Listen. Raises KernelError if the address or port is not available."""
        parts = urlsplit(f"//{self._address}")
        host, port = parts.hostname or "", parts.port or 0
        try:
            self._server = await asyncio.start_server(self._serve, host, port, limit=_LARGEST)
        except OSError as error:
            raise KernelError(
                "host-listen", address=host, port=str(port), **cause_of(error)
            ) from None

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
        for check in self._checks.values():
            check.cancel()

    # --- answering ------------------------------------------------------------------------------
    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._connections += 1
        try:
            if self._connections <= _AT_ONCE:
                async with asyncio.timeout(_SECONDS):
                    head = await reader.readuntil(b"\r\n\r\n")
                    writer.write(await self._answer(head))
                    await writer.drain()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            self._connections -= 1
            writer.close()

    async def _answer(self, head: bytes) -> bytes:
        method, _, rest = head.partition(b"\r\n")[0].decode("latin-1").partition(" ")
        path = rest.partition(" ")[0].partition("?")[0]
        if method not in ("GET", "HEAD"):
            return _response(405, "only GET\n")
        match path:
            case "/live":
                return _response(200, "live\n")
            case "/ready":
                parts = await self.ready()
                text = "".join(f"{part} {'ok' if ok else 'fails'}\n" for part, ok in parts.items())
                return _response(200 if all(parts.values()) else 503, text)
            case "/metrics":
                body = self._metrics.metrics_page(self._tables, await self.ready())
                return _response(200, body, self._metrics.CONTENT_TYPE)
        return _response(404, "/metrics, /live or /ready\n")

    async def ready(self) -> dict[str, bool]:
        """Return which parts work: `journal` (the data folder can be written), `room` (answers do
        not wait long for the journal), `database`, and of several machines `lease`."""
        host, club = self._tables.host, self._tables.club
        parts: dict[str, Callable[[], Awaitable[object]]] = {
            "journal": lambda: host.disk.run(_write_and_sync, host.folder),
            "room": lambda: _check(lambda: not host.backlog.is_full),
        }
        if club is not None:
            parts["database"] = lambda: host.disk.run(club.database.version)
        if (has_lease := self._tables.has_lease) is not None:
            parts["lease"] = lambda: _check(has_lease)
        return {part: await self._works(part, work) for part, work in parts.items()}

    async def _works(self, part: str, work: Callable[[], Awaitable[object]]) -> bool:
        """Whether a part answers in time. A check that hangs is not started a second time."""
        check = self._checks.get(part)
        if check is None:
            check = self._checks[part] = asyncio.ensure_future(work())
        done, _ = await asyncio.wait([check], timeout=_WAIT)
        if not done:
            return False
        del self._checks[part]
        return not check.cancelled() and check.exception() is None


async def _check(works: Callable[[], bool]) -> None:
    """Raise RuntimeError unless something works."""
    if not works():
        raise RuntimeError


def _write_and_sync(folder: Path) -> None:
    """Write a small file to the disk and remove it. Raises OSError."""
    handle, name = tempfile.mkstemp(prefix=".ready-", dir=folder)
    try:
        os.write(handle, b"ready\n")
        os.fsync(handle)
    finally:
        os.close(handle)
        with contextlib.suppress(OSError):
            Path(name).unlink()


def _response(status: int, body: str | bytes, kind: str = "text/plain; charset=utf-8") -> bytes:
    data = body.encode() if isinstance(body, str) else body
    head = (
        f"HTTP/1.1 {status} {_REASONS[status]}\r\nContent-Type: {kind}\r\n"
        f"Content-Length: {len(data)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + data
