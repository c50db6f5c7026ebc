"""The app of a served client: it shows what the server says and touches nothing of the host.

Settings hold until the player leaves; there is no file to keep them in.
"""

from __future__ import annotations

import asyncio
import sys
import traceback
from typing import IO, Any

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.limits import WEB_PREFIX, is_name
from weimar_tui.server.remote_table import ServerLink, Way
from weimar_tui.server.wire import AnyReply, Bye, Tables, TableState, is_my_turn
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.lobby.client import Client
from weimar_tui.tui.lobby.lobby import LobbyScreen


class ServedApp(Client):
    """The way in, the lobby, and the way out."""

    def __init__(self, way: Way, name: str, **options: Any) -> None:
        super().__init__(**options)
        self.way = way
        self.name_wished = name
        self.connected = False
        self._waited_for: set[str] = set()
        self.ended = ""
        self.failed: BaseException | None = None

    async def connect(self) -> None:
        """Connect before the screen is taken. Raises KernelError, one line."""
        self.link = await ServerLink.connect(self.way, self.name_wished)
        self.connected = True

    def on_mount(self) -> None:
        if self.connected:
            self._enter()
        else:
            self.run_worker(self._ask_name())

    async def _ask_name(self) -> None:
        """Ask a visitor from the web who they are, until there is a name to be had."""
        words = self.lobby_words
        prompt = words.say("name-prompt")
        while not self.connected:
            dialog = EntryDialog(words.say("name-title"), prompt)
            name = await self.push_screen_wait(dialog)
            if name is None:
                self.exit(0)
                return
            if len(name) > 16 or not is_name(name):
                continue
            self.name_wished = f"{WEB_PREFIX}{name}"
            try:
                await self.connect()
            except KernelError as error:
                prompt = words.say("name-wrong", why=self.words.problem(error))
        self._enter()

    def _enter(self) -> None:
        """Into the lobby."""
        self.link.subscribe(self._heard)
        self.link.listen()
        self.push_screen(LobbyScreen())

    def _heard(self, reply: AnyReply) -> None:
        if isinstance(reply, Bye):
            self.ended = self.words.problem(reply)
            self.exit(1)
        elif isinstance(reply, Tables):
            self._look_for_turns(reply.tables)

    def _look_for_turns(self, tables: tuple[TableState, ...]) -> None:
        """Ring where it has become one's turn at a table one is not at."""
        now = {table.id for table in tables if is_my_turn(table)}
        for table in tables:
            if table.id in now - self._waited_for:
                self.ring(table.title)
        self._waited_for = now

    # --- when something breaks -----------------------------------------------------------------
    def _fatal_error(self) -> None:
        """Keep what went wrong for the server's log; the player reads nothing of it."""
        self.failed = sys.exc_info()[1] or self._exception
        self._close_messages_no_wait()


async def play_served(way: Way, name: str, log: IO[str], **options: Any) -> int:
    """Connect and play; returns the status to exit with. Tracebacks go to `log`.

    Raises KernelError, one line, if there is no server.
    """
    app = ServedApp(way, name, **options)
    if name:
        await app.connect()
    status = None
    try:
        status = await app.run_async()
    except Exception as error:
        app.failed = error
    finally:
        if app.connected:
            await app.link.close()
    if app.failed is None and app._exception is not None:
        app.failed = app._exception
    if app.failed is not None:
        traceback.print_exception(app.failed, file=log)
        return 70
    if app.ended:
        print(app.ended)
        return 1
    return status or 0


def run_served(way: Way, name: str, log: IO[str], **options: Any) -> int:
    """`play_served` in a loop of its own."""
    return asyncio.run(play_served(way, name, log, **options))
