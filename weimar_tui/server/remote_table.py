"""The client side: a connection to the table server, and the table as the game screen sees it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable, Mapping, Sequence
from math import ceil
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.position import Outcome, Position
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.session import NumberedEvent
from weimar_tui.play.interface import Table
from weimar_tui.players import HUMAN
from weimar_tui.replay.since import Passage
from weimar_tui.server.framing import LARGEST_REPLY, LARGEST_REQUEST, frame, read_frame, read_reply
from weimar_tui.server.listing import with_changes
from weimar_tui.server.record import OVER
from weimar_tui.server.replies import (
    AnyReply,
    Bye,
    Changes,
    Chat,
    GameFile,
    Home,
    Passages,
    Refused,
    Tables,
    TableStatus,
    Update,
    Welcome,
    bye,
)
from weimar_tui.server.requests import (
    Fetch,
    Hello,
    PickOption,
    Request,
    SetSettings,
    SetWish,
    SinceTurn,
    UndoPick,
)
from weimar_tui.server.wire import VERSION, ServerError, SettingValue, TableFilter

ReplyListener = Callable[[AnyReply], None]
"""Called with every message of the server."""

GameOf = Callable[[str], Game]
"""Loads a game by its id. Raises KernelError for a game that is not installed."""

_PATIENCE = 10.0
"""Seconds to wait for a reply to a request outside a game."""

_TOGETHER = 0.5
"""Seconds for which changed settings are collected before they are sent."""

ELSEWHERE = "elsewhere"
"""The value in `players` for a person at another terminal."""


Way = Path | socket.socket
"""How to reach a server: the path of its socket, or an authenticated connection
(`named_connection`)."""


async def named_connection(
    path: Path,
    name: str,
    *,
    version: int = VERSION,
    program: str = "",
    session: str = "",
    table: str = "",
) -> socket.socket:
    """Return a connection authenticated for `name`: its holder acts as that player.

    `version`, `program`, `session` and `table`: see `Hello`. Raises OSError if no server runs.
    """
    connection = socket.socket(socket.AF_UNIX)
    connection.setblocking(False)
    try:
        loop = asyncio.get_running_loop()
        await loop.sock_connect(connection, str(path))
        hello = Hello(version=version, name=name, program=program, session=session, table=table)
        await loop.sock_sendall(connection, frame(hello))
    except BaseException:
        connection.close()
        raise
    return connection


_LATEST = 20
"""The number of latest chat lines searched for a repeated one."""


class ServerLink:
    """A connection to the server. Every message goes to all listeners, in order."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, welcome: Welcome
    ) -> None:
        self.welcome = welcome
        self.wish = welcome.wish
        self.lobby = Tables(tables=())
        self.talk: list[Chat] = []
        self.home = Home()
        self.filter = TableFilter()
        self.ended = ""
        self._reader = reader
        self._writer = writer
        self._listeners: list[ReplyListener] = []
        self._listening: asyncio.Task[None] | None = None
        self._changed_settings: dict[str, SettingValue] = {}
        self._keeping: asyncio.TimerHandle | None = None

    @classmethod
    async def connect(cls, way: Way, name: str) -> ServerLink:
        """Connect as the player `name`. Raises a one-line KernelError on failure."""
        try:
            connection = await named_connection(way, name) if isinstance(way, Path) else way
        except OSError:
            raise KernelError("server-none", path=str(way)) from None
        reader, writer = await asyncio.open_unix_connection(sock=connection)
        body = await read_frame(reader, LARGEST_REPLY)
        first = read_reply(body) if body is not None else None
        if not isinstance(first, Welcome):
            writer.close()
            if isinstance(first, Bye):
                raise ServerError(first.text, first.id, **first.arguments)
            raise KernelError("server-away")
        return cls(reader, writer, first)

    @property
    def name(self) -> str:
        return self.welcome.name

    def listen(self) -> None:
        """Start passing on messages."""
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            while not self.ended:
                body = await read_frame(self._reader, LARGEST_REPLY)
                if body is None:
                    break
                self._tell(read_reply(body))
        except KernelError as error:
            self._tell(bye(error))
        except ConnectionError:
            self._tell(bye(KernelError("server-broken")))
        if not self.ended:
            self._tell(bye(KernelError("server-left")))

    def _tell(self, reply: AnyReply) -> None:
        if isinstance(reply, Changes):
            reply = with_changes(self.lobby, reply)
        if isinstance(reply, Tables):
            self.lobby = reply
        elif isinstance(reply, Home):
            self.home = reply
        elif isinstance(reply, Chat) and not reply.table:
            newest = max((line.n for line in self.talk[-_LATEST:]), default=0)
            if 0 < reply.n <= newest:  # 0: a line of the server's for this player alone
                return  # a late reply: the player has entered a table in the meantime
            self.talk.append(reply)
        elif isinstance(reply, Bye):
            self.ended = reply.text
        for listener in list(self._listeners):
            listener(reply)

    def subscribe(self, listener: ReplyListener) -> Callable[[], None]:
        """Call `listener` with every message from now on; call the returned function to stop
        that."""
        self._listeners.append(listener)

        def stop() -> None:
            with contextlib.suppress(ValueError):
                self._listeners.remove(listener)

        return stop

    def send(self, request: Request) -> None:
        if not self._writer.is_closing():
            self._writer.write(frame(request))

    def change_wish(self, **changes: object) -> None:
        """Change the player's notification settings on the server."""
        self.wish = replace(self.wish, **changes)
        self.send(SetWish(wish=self.wish))

    def keep_settings(self, changes: Mapping[str, SettingValue]) -> None:
        """Send changed settings to the server; changes in quick succession go together."""
        if not self.welcome.keeps_settings:
            return
        self._changed_settings |= changes
        if self._keeping is None:
            loop = asyncio.get_running_loop()
            self._keeping = loop.call_later(_TOGETHER, self._send_settings)

    def _send_settings(self) -> None:
        self._keeping = None
        changes, self._changed_settings = self._changed_settings, {}
        request = SetSettings(changes=changes)
        if len(frame(request)) <= LARGEST_REQUEST:
            self.send(request)

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            self._send_settings()
        self.ended = self.ended or "closed"
        if self._listening is not None:
            self._listening.cancel()
        self._writer.close()
        with contextlib.suppress(OSError):
            await self._writer.wait_closed()


class RemoteTable(Table):
    """A table on the server, as the game screen sees a table (see `interface.Table`).

    `status`, `chat` and `refused` are what a served screen shows besides the game. Subscribers of
    the link are called after this table has processed a change.
    """

    def __init__(
        self, link: ServerLink, id: str, games: GameOf, status: TableStatus | None = None
    ) -> None:
        self.link = link
        self.id = id
        self.status = status
        self._status_at = time.monotonic()
        self._just_asked = False
        self._games = games
        self._game: Game | None = None
        self.chat: list[Chat] = []
        self._heard = 0
        self.refused: Refused | None = None
        self._record: GameFile | None = None
        self._wants_record = False
        self.seat = ""
        self._view: Position | None = None
        self._events: list[Event] = []
        self._update: Update | None = None
        self.sent: int | None = None
        """The question whose answer was sent, until the server reacts."""
        self._stop = link.subscribe(self.hear)

    # --- messages ---------------------------------------------------------------------------------
    def hear(self, reply: AnyReply) -> None:
        """Process a message of the server about this table."""
        match reply:
            case TableStatus(table=state) if state.id == self.id:
                self.status, self._status_at, self._just_asked = reply, time.monotonic(), False
                if self._wants_record:
                    self.fetch()
            case Chat(table=id) if id == self.id:
                if reply.n > self._heard or not reply.n:
                    self.chat.append(reply)
                    self._heard = max(self._heard, reply.n)
            case Update(table=id) if id == self.id and self.status is not None:
                self.sent = None
                self._take_in(reply)
            case GameFile(table=id) if id == self.id:
                self._record = reply
            case Refused():
                self.sent = None
                self.refused = reply
        if self.over and self._view is not None and self._view.outcome is None:
            # Ended from outside: the table looks as after any other end.
            assert self.status is not None
            self._view.outcome = Outcome(self.status.table.ending, ())

    def _take_in(self, update: Update) -> None:
        new = [self.game.decode_event(data) for data in update.events]
        if update.seat != self.seat:
            # After a change of seat, events sent for the previous view do not apply.
            self._events = []
        del self._events[update.first :]
        self._events = [*self._events, *new]
        self.seat = update.seat
        before, asked = self._view, {decision.number for decision in self.human_decisions()}
        self._view = self.game.decode(update.view)
        new_one = not asked.issuperset(decision.number for decision in self.human_decisions())
        # On entering, the clock comes before the question; otherwise it follows.
        self._just_asked = before is not None and new_one
        self._update = update

    @property
    def game(self) -> Game:
        """The rules of this game.

        Raises KernelError if this program lacks them or has another version than the server.
        """
        if self._game is None:
            assert self.status is not None
            id = self.status.table.game
            game, offered = self._games(id), self.link.welcome.game(id)
            if offered is not None and offered.digest != game.digest:
                raise KernelError(
                    "rules-differ", game=id, server=offered.digest, client=game.digest
                )
            self._game = game
        return self._game

    @property
    def over(self) -> bool:
        """Whether play has ended, for any reason."""
        return self.status is not None and self.status.table.state == OVER

    @property
    def begun(self) -> bool:
        """Whether the game has started."""
        return self._view is not None

    # --- looking --------------------------------------------------------------------------------
    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(there.seat for there in self.status.table.seats) if self.status else ()

    def characters(self) -> dict[str, str]:
        """Return the characters of the bots, by seat: the server reveals them after the end."""
        return self.status.characters if self.status is not None else {}

    @property
    def players(self) -> dict[str, str]:
        """The players by seat: `human` for this terminal, bots by name, people elsewhere by
        theirs."""
        players = {}
        for there in self.status.table.seats if self.status is not None else ():
            players[there.seat] = there.stand_in or there.bot or there.player or ELSEWHERE
        if self.seat:
            players[self.seat] = HUMAN
        return players

    @property
    def humans(self) -> tuple[str, ...]:
        """The seat at this terminal, if any."""
        return (self.seat,) if self.seat and not self._through else ()

    @property
    def _through(self) -> bool:
        return self.status is not None and self.status.table.mine != self.seat

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game, if it is over."""
        outcome: Outcome | None = self._view.outcome if self._view is not None else None
        return outcome

    def fetch(self) -> None:
        """Ask once for the record of a finished game; only its players receive it.

        The server may say a moment after the last event that the game is over: then this asks.
        """
        self._wants_record = not self.over
        if self._record is None and self.over and not self._through and self.seat:
            self.link.send(Fetch(table=self.id))

    def replay(self) -> Replay | None:
        """The game as the server recorded it, once it has been fetched.

        Raises KernelError if the record cannot be read.
        """
        record = self._record
        if record is None:
            return None
        return Replay(self.game, parse_save(record.data, Path(record.name)))

    @property
    def events(self) -> Sequence[Event]:
        """All events, as this seat may read them."""
        return self._events

    def view(self, seat: str | None) -> Any:
        """Return what this terminal may know, whichever seat is given."""
        return self._view

    @property
    def _decisions(self) -> list[Decision]:
        """The questions that appear open; none before the start."""
        return list(self._view.decisions) if self._view is not None else []

    def human_decisions(self) -> list[Decision]:
        if self._view is None or self.seat not in self.humans or self.over:
            return []
        return [d for d in self._view.decisions if d.seat == self.seat]

    def awaited(self) -> list[Decision]:
        """Return the open questions to other seats, in the order of the seats."""
        if self._view is None or self.over:
            return []
        others = [d for d in self._view.decisions if d.seat not in self.humans]
        return sorted(others, key=lambda decision: self.seats.index(decision.seat))

    def bot_decision(self) -> Decision | None:
        """Return the next open question to another seat."""
        return next(iter(self.awaited()), None)

    def can_undo(self, seat: str | None) -> bool:
        """Whether the last pick can be undone."""
        return self._update is not None and self._update.can_undo

    def disabled_options(self, decision: Decision) -> Sequence[tuple[str, str, dict[str, object]]]:
        """Visible but illegal options, each with its reason."""
        return self._update.disabled_options if self._update is not None else ()

    @property
    def in_window(self) -> bool:
        """Whether this seat is asked in a covered window, where silence is a pass."""
        asked = self.human_decisions() if self.status is not None and self.status.window else []
        return any(decision.kind in self.game.reaction_kinds for decision in asked)

    def silent_answer(self, decision: Decision) -> str | None:
        """As elsewhere, but nothing while a window is covered: silence is a pass there, and an
        early answer would close it."""
        is_covered = self.status is not None and self.status.window
        if is_covered and decision.kind in self.game.reaction_kinds:
            return None
        return super().silent_answer(decision)

    @property
    def _turn(self) -> int:
        return self._update.turn if self._update is not None else 0

    # --- clocks ---------------------------------------------------------------------------------
    @property
    def decision_left(self) -> float:
        """Seconds left for the open question, -1 without a clock for it."""
        status = self.status
        if status is None:
            return -1.0
        if self._just_asked:  # the clock of this question has not arrived yet
            return float(status.decision_clock or -1)
        return self._left(status.decision_left)

    def seat_left(self, seat: str) -> float:
        """Return the seconds left to a seat in the whole game, -1 without such a clock."""
        if self.status is None:
            return -1.0
        table = self.status.table
        for there in table.seats:
            if there.seat == seat:
                sealed = any(d.kind in self.game.sealed_kinds for d in self._decisions)
                running = seat in table.waiting_for and not there.stand_in and not sealed
                return self._left(there.left) if running else there.left
        return -1.0

    def minutes_until_stand_in(self, seat: str) -> int:
        """Return the minutes until a bot can replace an absent player, 0 if it can now."""
        minutes = self.status.stand_ins.get(seat, 0) if self.status is not None else 0
        return ceil(self._left(60.0 * minutes) / 60)

    def _left(self, then: float) -> float:
        """Return what is left of a time that the server sent with its last update."""
        return max(0.0, then - (time.monotonic() - self._status_at)) if then >= 0 else -1.0

    # --- playing --------------------------------------------------------------------------------
    def pick(self, number: int, option: str) -> list[NumberedEvent]:
        """Send the answer to a question; the server's `Update` brings the events."""
        self.sent = number
        self.link.send(PickOption(table=self.id, decision=number, option=option, turn=self._turn))
        return []

    async def since_turn(self, seat: str) -> Sequence[Passage]:
        """Ask the server what the others did; empty if it refuses or does not answer soon."""
        answered: asyncio.Future[Sequence[Passage]] = asyncio.get_running_loop().create_future()

        def heard(reply: AnyReply) -> None:
            if answered.done():
                return
            match reply:
                case Passages(table=id) if id == self.id and reply.seat == self.seat:
                    answered.set_result(reply.passages)
                case Refused(about="since-turn") | Refused(id="wire-much") | Bye():
                    answered.set_result(())

        stop = self.link.subscribe(heard)
        self.link.send(SinceTurn(table=self.id))
        try:
            return await asyncio.wait_for(answered, _PATIENCE)
        except TimeoutError:
            return ()
        finally:
            stop()

    def undo(self, seat: str | None) -> None:
        """Request an undo of the last pick. Raises KernelError if it is known to be too late."""
        if not self.can_undo(seat):
            raise KernelError("undo-gone-on")
        self.link.send(UndoPick(table=self.id, turn=self._turn))

    def close(self) -> None:
        self._stop()
