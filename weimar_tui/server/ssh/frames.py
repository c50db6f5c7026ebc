"""A session of a player whose own computer runs the client: only messages travel over SSH.

The table server checks these messages as it checks those of clients that the server starts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.framing import HEAD, LARGEST_REQUEST, frame, read_request
from weimar_tui.server.remote_table import named_connection
from weimar_tui.server.replies import Bye
from weimar_tui.server.requests import Hello
from weimar_tui.server.wire import VERSION, WireError, speaks

_HELLO_SECONDS: Final = 10.0


class FrameRelay(asyncio.Protocol):
    """Passes bytes between a player's client and the table server, each only as fast as the other
    side takes them. `over` is called once, when the table server has ended the connection.

    The client's first message, its version and a name, is read here: the server gets the name that
    the player has proved instead.
    """

    def __init__(self, chan: Any, over: Callable[[], None]) -> None:
        self._chan = chan
        self._over = over
        self._transport: asyncio.Transport | None = None
        self._first = b""
        self._version, self._program = VERSION, ""
        self._hello: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._held = False
        self._ended = False

    # --- starting -------------------------------------------------------------------------------
    async def start(self, socket: Path, name: str) -> None:
        """Wait for the client's first message, and connect. Raises KernelError."""
        self._look()
        try:
            async with asyncio.timeout(_HELLO_SECONDS):
                await self._hello
        except TimeoutError:
            raise WireError("hello-missing", fatal=True) from None
        try:
            connection = await named_connection(
                socket, name, version=self._version, program=self._program
            )
        except OSError:
            raise KernelError("server-away") from None
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, sock=connection)

    def _look(self) -> None:
        """See whether the client's first message is complete."""
        if self._hello.done() or len(self._first) < HEAD:
            return
        size = int.from_bytes(self._first[:HEAD], "big")
        if not 0 < size <= LARGEST_REQUEST:
            self._fail(WireError("wire-large", fatal=True, largest=LARGEST_REQUEST))
        elif len(self._first) >= HEAD + size:
            body, self._first = self._first[HEAD : HEAD + size], self._first[HEAD + size :]
            try:
                hello = read_request(body)
            except KernelError:
                hello = None
            if not isinstance(hello, Hello):
                self._fail(WireError("hello-missing", fatal=True))
            elif not speaks(hello.version):
                self._fail(
                    WireError("hello-version", fatal=True, client=hello.version, server=VERSION)
                )
            else:
                self._version, self._program = hello.version, hello.program
                self._hello.set_result(None)

    def _fail(self, error: KernelError) -> None:
        self._hello.set_exception(error)
        self._hello.exception()  # the session may have ended before it waits for the greeting

    # --- from the player ------------------------------------------------------------------------
    def feed(self, data: bytes) -> None:
        """Take bytes of the player's client."""
        if self._transport is None:
            self._first += data
            if self._hello.done() or len(self._first) > LARGEST_REQUEST + HEAD:
                self._chan.pause_reading()
            self._look()
        elif not self._ended:
            self._transport.write(data)

    def pause_writing(self) -> None:
        """The table server takes nothing more for now."""
        self._chan.pause_reading()

    def resume_writing(self) -> None:
        self._chan.resume_reading()

    # --- from the table server ------------------------------------------------------------------
    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        if self._ended:  # the player has left meanwhile
            transport.close()
            return
        rest, self._first = self._first, b""
        transport.write(rest)  # before anything that the channel still keeps
        self.hold(self._held)
        self._chan.resume_reading()

    def data_received(self, data: bytes) -> None:
        self._write(data)

    def hold(self, full: bool) -> None:
        """Read nothing more from the table server while the player's line is full."""
        self._held = full
        if self._transport is not None and not self._transport.is_closing():
            (self._transport.pause_reading if full else self._transport.resume_reading)()

    def connection_lost(self, exc: Exception | None) -> None:
        self.end()

    # --- the end --------------------------------------------------------------------------------
    def say(self, why: Bye) -> None:
        """Tell the client why it ends."""
        self._write(frame(why))

    def _write(self, data: bytes) -> None:
        try:
            self._chan.write(data)
        except OSError:  # the player may just have closed the channel
            self.end()

    def end(self) -> None:
        """Close the connection to the table server."""
        if self._ended:
            return
        self._ended = True
        if not self._hello.done():
            self._fail(WireError("wire-cut", fatal=True))
        if self._transport is not None:
            self._transport.close()
        self._over()
