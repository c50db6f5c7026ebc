"""The port where an owner of tables accepts fronts."""

from __future__ import annotations

import asyncio
import logging
import ssl

from weimar_tui.kernel.errors import KernelError, cause_of
from weimar_tui.server.framing import LARGEST_REQUEST, frame, read_frame
from weimar_tui.server.machines.introduction import read_introduction
from weimar_tui.server.machines.tls import role_of
from weimar_tui.server.replies import bye
from weimar_tui.server.server import TableServer
from weimar_tui.server.wire import WireError

_log = logging.getLogger("weimar_tui.server")
_BACKLOG = 1024


class Listener:
    """Serves players whom fronts introduce, one connection for each. Call `start`, then `stop`."""

    def __init__(self, server: TableServer, address: str, context: ssl.SSLContext) -> None:
        self._server = server
        self._address = address
        self._context = context
        self._listening: asyncio.Server | None = None

    @property
    def port(self) -> int:
        """The port, also if the address asked for any."""
        assert self._listening is not None
        port: int = self._listening.sockets[0].getsockname()[1]
        return port

    async def start(self) -> None:
        """Listen. Raises KernelError."""
        host, port = split_address(self._address)
        try:
            self._listening = await asyncio.start_server(
                self._serve,
                host,
                port,
                ssl=self._context,
                limit=2 * LARGEST_REQUEST,
                backlog=_BACKLOG,
            )
        except OSError as error:
            raise KernelError(
                "host-listen", address=host, port=str(port), **cause_of(error)
            ) from None

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if role_of(writer.get_extra_info("peercert")) != "front":
                _log.warning("a machine without a front's certificate is refused")
                return
            async with asyncio.timeout(self._server.host.limits.hello_seconds):
                body = await read_frame(reader, LARGEST_REQUEST)
            await self._server.serve_introduced(reader, writer, read_introduction(body))
        except WireError as error:
            writer.write(frame(bye(error)))
        except (OSError, TimeoutError):
            pass
        finally:
            writer.close()

    async def stop(self) -> None:
        """Accept no more players."""
        if self._listening is not None:
            self._listening.close()


def split_address(address: str) -> tuple[str, int]:
    """Split an address and a port.

    >>> split_address("10.0.0.5:2290"), split_address("[::1]:0")
    (('10.0.0.5', 2290), ('::1', 0))
    """
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)
