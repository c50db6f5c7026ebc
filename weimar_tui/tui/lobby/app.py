"""The app of a served client: it shows what the server sends and uses nothing of the host.

The server keeps the player's settings; those of web visitors hold until they leave.
"""

from __future__ import annotations

import asyncio
import gc
import math
import sys
import traceback
from functools import partial
from pathlib import Path
from typing import IO, Any

from textual.screen import Screen

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.interface import Table
from weimar_tui.registry import FIRST, served_game
from weimar_tui.server.limits import WEB_PREFIX, is_name, is_visitor
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.remote_table import RemoteTable, ServerLink, Way
from weimar_tui.server.replies import (
    AnyReply,
    Bye,
    Tables,
    TableState,
    TableStatus,
    is_my_turn,
)
from weimar_tui.server.requests import Rest
from weimar_tui.server.reviewing import RemoteReviewing
from weimar_tui.server.ringing import ring_codes
from weimar_tui.system_calls import give_back_free_memory
from weimar_tui.text.messages import GameMessages
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.keymap import SERVED, SOURCES
from weimar_tui.tui.lobby.lobby import LobbyScreen
from weimar_tui.tui.lobby.visitor import VisitorScreen
from weimar_tui.tui.once import once
from weimar_tui.tui.playing_app import PlayingApp
from weimar_tui.tui.screens.end import EndScreen
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.replay import ReplayScreen, ServedWays
from weimar_tui.tui.settings import ServedPreferences
from weimar_tui.tui.signals import die_if_told

_REST = 2.0
"""Seconds without a key after which a player who has come back to the lobby rests there."""
_BREATH = 0.2
"""Seconds from a new screen to the collection of what closed ones leave: by then it is painted."""
_TIDY_EVERY = 5.0
"""Seconds from one collection to the next, which all take processor time."""


class ServedApp(PlayingApp):
    """The app at a server: the login, the lobby, and the games.

    `over_network`: the terminal is on another computer than this program. `watches`: a visitor
    without an account wants to watch a game. `is_forked`: this is one of many clients on a host,
    which share what their fork server had loaded; it is careful with memory. `ponder` is how long
    an automatic answer pretends to think; `making` is set while the app waits for a table it has
    asked for, `next_table` while it leaves a table for that of a rematch.
    """

    is_remote = True
    """Keys come over a network, which can split the bytes of a key."""

    key_sources = (*SOURCES, *SERVED)

    link: ServerLink
    """The connection, once there is one: given, or made by `connect` under a name typed here."""

    def __init__(
        self,
        way: Way,
        name: str,
        *,
        ponder: float,
        pack: Path | None = None,
        link: ServerLink | None = None,
        over_network: bool = True,
        watches: bool = False,
        is_forked: bool = False,
        **options: Any,
    ) -> None:
        if link is not None:
            options.setdefault("preferences", ServedPreferences(link))
        super().__init__(self._load, **options)
        self.is_remote = over_network
        self._watches = watches
        self.is_forked = is_forked
        self.pack = pack
        self.ponder = ponder
        self.making = False
        self.next_table = ""
        self.lobby_words = LobbyMessages(self.words)
        if not ponder:  # a table of programs, not of people
            self.input_guard.wait = 0.0
        self.way = way
        self.name_wished = name
        self.connected = link is not None
        if link is not None:
            self.link = link
        self._has_played = False
        self._resting: asyncio.TimerHandle | None = None
        self._tidying: asyncio.TimerHandle | None = None
        self._tidied = -math.inf
        self._waited_for: set[str] = set()
        self.ended = ""
        self.failed: BaseException | None = None

    def _load(self, game: str) -> Game:
        """Return the rules of a game; the host's pack belongs to the first game."""
        return served_game(game, self.pack if game == FIRST else None)

    def games(self, id: str) -> Game:
        """The rules of a game. Raises KernelError for one that this program lacks."""
        game: Game = self.loaded(id).game
        return game

    def words_of(self, table: TableState) -> GameMessages:
        """The messages of the game at a table."""
        return self.loaded(table.game).words

    def set_language(self, lang: str) -> None:
        """Switch to another language."""
        super().set_language(lang)
        self.lobby_words = LobbyMessages(self.words)

    def ring(self, title: str) -> None:
        """Notify the player at the terminal, in the way they chose, that it is their turn."""
        codes = ring_codes(self.link.wish.ring, self.lobby_words.say("ring", title=title))
        if codes and self._driver is not None:
            self._driver.write(codes)
            self._driver.flush()

    def call(self, table: RemoteTable) -> None:
        """Tell a player who is busy with something else that a game begins."""
        title = table.status.table.title if table.status is not None else ""
        self.ring(title)
        for screen in self.screen_stack:
            if isinstance(screen, GameScreen):
                screen.board.say(self.lobby_words.say("game-begins", title=title))

    # --- recorded games -------------------------------------------------------------------------
    def served_ways(self, table: Table) -> ServedWays | None:
        if not isinstance(table, RemoteTable) or is_visitor(self.link.name):
            return None
        return self.ways_with(table.id)

    def ways_with(self, about: str) -> ServedWays:
        """Return what the server can do with a finished game.

        `about`: its table, or the code by which it was shared.
        """

        def play_on(replay: Replay) -> None:
            from weimar_tui.tui.lobby.new_table import NewTableScreen

            self.push_screen(NewTableScreen(replay=replay, about=about))

        return ServedWays(partial(RemoteReviewing, self.link, about), play_on)

    def has_made(self, status: TableStatus) -> bool:
        """Whether this is the table that the app has asked for. The player may still be at a
        finished one, from which they play on."""
        present = {
            screen.table.id
            for screen in self.screen_stack
            if isinstance(screen, GameScreen) and isinstance(screen.table, RemoteTable)
        }
        return self.making and status.table.id not in present

    def close_form(self) -> None:
        """Close the form for a new table, which the server has made, with all screens above the
        lobby: the recording that it continues, or a dialog."""
        from weimar_tui.tui.lobby.new_table import NewTableScreen

        stack = self.screen_stack
        if any(isinstance(one, NewTableScreen) for one in stack):
            lobby = next(index for index, one in enumerate(stack) if isinstance(one, LobbyScreen))
            for screen in reversed(stack[lobby + 1 :]):
                screen.dismiss(None)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Textual's styles for native colours need these, and not every native theme has them."""
        return {"ansi-background": "ansi_default", "ansi-foreground": "ansi_default"}

    async def connect(self) -> None:
        """Connect before the app takes over the screen. Raises KernelError with one line."""
        self.link = await ServerLink.connect(self.way, self.name_wished)
        self.connected = True

    def on_mount(self) -> None:
        if self.is_forked:
            self.screen_change_signal.subscribe(self, self._screen_changed, immediate=True)
        if self.connected:
            self._enter()
        else:
            self.run_worker(self._ask_name())

    def _screen_changed(self, screen: Screen[Any]) -> None:
        self.tidy_soon()
        if isinstance(screen, GameScreen | ReplayScreen):
            self._has_played = True
        self._wait_for_rest()

    def tidy_soon(self) -> None:
        """Return memory to the system soon, on a host with many clients: a screen has closed, or
        much has been read."""
        if self.is_forked and self._tidying is None:
            loop = asyncio.get_running_loop()
            due = max(loop.time() + _BREATH, self._tidied + _TIDY_EVERY)
            self._tidying = loop.call_at(due, self._tidy)

    def _tidy(self) -> None:
        """Free what the screens that were left behind needed."""
        self._tidying = None
        gc.collect()
        give_back_free_memory()
        self._tidied = asyncio.get_running_loop().time()

    def key_came(self) -> None:
        super().key_came()
        self._wait_for_rest()

    def _wait_for_rest(self) -> None:
        """Wait until the player rests, once after each time they have played."""
        if self._resting is not None:
            self._resting.cancel()
            self._resting = None
        if self._has_played and self._place_to_rest() is not None:
            self._resting = once(self, _REST, self._rest)

    def _place_to_rest(self) -> str | None:
        """Where a new client would show the same: "" for the lobby, or the table whose result page
        is shown from its beginning; None elsewhere."""
        screen = self.screen
        if isinstance(screen, LobbyScreen):
            return ""
        table = screen.table if isinstance(screen, EndScreen) and screen.is_unmoved else None
        return table.id if isinstance(table, RemoteTable) and table.humans else None

    def _rest(self) -> None:
        """Tell the server that it can replace this client by a new one, which needs less memory."""
        place = self._place_to_rest()
        if place is not None:
            self._has_played = False
            self.link.send(Rest(table=place))

    async def _ask_name(self) -> None:
        """Ask a visitor from the web for a name until one is available."""
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
        """Enter the lobby, or what a visitor sees of it."""
        self.link.subscribe(self._heard)
        self.link.listen()
        if is_visitor(self.link.name):
            self.push_screen(VisitorScreen(watches=self._watches))
        else:
            self.push_screen(LobbyScreen())

    def _heard(self, reply: AnyReply) -> None:
        if isinstance(reply, Bye):
            self.ended = self.words.problem(reply)
            self.exit(1)
        elif isinstance(reply, Tables):
            self._look_for_turns(reply.tables)

    def _look_for_turns(self, tables: tuple[TableState, ...]) -> None:
        """Ring if it has become the player's turn at another table."""
        now = {table.id for table in tables if is_my_turn(table)}
        for table in tables:
            if table.id in now - self._waited_for:
                self.ring(table.title)
        self._waited_for = now

    # --- when something breaks -----------------------------------------------------------------
    def _fatal_error(self) -> None:
        """Keep the error for the server's log; the player sees none of it."""
        self.failed = sys.exc_info()[1] or self._exception
        self._close_messages_no_wait()


async def run_served_app(way: Way, name: str, log: IO[str], **options: Any) -> int:
    """Connect and play; return the exit status. Tracebacks go to `log`.

    Raises KernelError with one line if no server is running.
    """
    link = await ServerLink.connect(way, name) if name else None
    app = ServedApp(way, name, link=link, **options)
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
    """Run `run_served_app` in its own event loop."""
    status = asyncio.run(run_served_app(way, name, log, **options))
    die_if_told()
    return status
