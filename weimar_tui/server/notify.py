"""Notifies absent players on request, by running a command of the host with their name and the
table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.files import read_bounded
from weimar_tui.players import HUMAN
from weimar_tui.server.host import Disk
from weimar_tui.server.names import name_key
from weimar_tui.server.record import OVER, PLAYING, write_of_host
from weimar_tui.server.wire import Wish
from weimar_tui.text.problems import english

if TYPE_CHECKING:
    from weimar_tui.server.server_table import ServerTable

_log = logging.getLogger("weimar_tui.server")
_AT_ONCE = 4
_SECONDS = 60.0
_PATH = "/usr/local/bin:/usr/bin:/bin"

FILE = "wishes.json"
_MOST = 2000
_LARGEST = 1 << 20


Event = Literal["turn", "low", "expires", "over", "invited", "match", "digest", "account", "test"]


class Message(Struct, frozen=True, kw_only=True):
    """A message to an absent player.

    `table`, `title` and `game` are of the most urgent table; `number` tables wait, and `left` are
    the seconds left there, -1 without a clock. `by` is the player who has invited this one.
    `change` is what happened to the player's account (a kind of notice), `key` the fingerprint of
    the key concerned.
    """

    event: Event
    player: str
    table: str = ""
    title: str = ""
    game: str = ""
    number: int = 1
    left: int = -1
    by: str = ""
    change: str = ""
    key: str = ""


class Post(Protocol):
    """A club's own messages."""

    def wants(self, player: str) -> bool:
        """Whether a player wants a message for each turn."""
        ...

    def tell(self, message: Message, *, commanded: bool) -> None:
        """Send a message; `commanded`: the host's command has got it."""
        ...


class Notifier:
    """Runs `command` when it becomes the turn of a player who has been away for `after` seconds and
    asked for notifications; once per absence. It also runs once per turn when a quarter of the
    time is left, for invitations, and when a game is over.

    The command gets WEIMAR_PLAYER, WEIMAR_TABLE, WEIMAR_TITLE, WEIMAR_GAME and WEIMAR_EVENT
    (an `Event`) in its environment, and nothing else: no hand, no position, no secret. A club also
    sends messages of its own: `post`.
    """

    def __init__(self, command: Sequence[str], prefs: NotifyPrefs, after: float) -> None:
        self.command = tuple(command)
        self.prefs = prefs
        self.after = after
        self.post: Post | None = None
        self._notified: set[tuple[str, str, str]] = set()
        self._playing: set[str] = set()
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._running: set[asyncio.Task[None]] = set()

    def look(self, tables: Iterable[ServerTable], connected: Collection[str]) -> None:
        """Notify the players for whom a notification is due."""
        if not self.command and self.post is None:
            return
        for table in tables:
            if table.record.state == OVER and table.record.id in self._playing:
                self._playing.discard(table.record.id)
                for name in set(table.people()) - set(connected):
                    self.send(_message(table, name, "over"))
            if table.record.state != PLAYING or table.local is None:
                continue
            self._playing.add(table.record.id)
            asked = {d.seat for d in table.asked if table.local.players[d.seat] == HUMAN}
            expires = table.idle.days_left() >= 0
            for seat, there in table.record.seats.items():
                is_low = seat in asked and _is_low(table, seat)
                events: list[tuple[Event, bool]] = [
                    ("turn", seat in asked),
                    ("low", is_low),
                    ("expires", expires),
                ]
                for event, due in events if there.player else ():
                    self._consider(table, there.player, event, due, connected)

    def _consider(
        self, table: ServerTable, name: str, event: Event, due: bool, connected: Collection[str]
    ) -> None:
        key = (table.record.id, name, event)
        if name in connected:
            self._notified.discard(key)
        elif not due:
            if event == "low":
                self._notified.discard(key)
        elif key in self._notified:
            return
        elif table.audience.away(name) >= self.after and self.send(_message(table, name, event)):
            self._notified.add(key)

    def send(self, message: Message) -> bool:
        """Send a message in every way that its player has asked for; return whether there was
        one."""
        name = message.player
        commanded = bool(self.command) and self.prefs.of(name).away
        posted = self.post is not None and self.post.wants(name)
        if commanded:
            task = asyncio.get_running_loop().create_task(self.run_for(message))
            self._running.add(task)
            task.add_done_callback(self._running.discard)
        if self.post is not None and posted:
            self.post.tell(message, commanded=commanded)
        return commanded or posted

    def invite(self, table: ServerTable, by: str, names: Iterable[str]) -> None:
        """Tell these absent players that they are invited."""
        for name in names:
            self.send(replace(_message(table, name, "invited"), by=by))

    def found(self, table: ServerTable, name: str) -> None:
        """Tell an absent player that a table has appeared that they look for."""
        self.send(replace(_message(table, name, "match"), by=table.record.owner))

    async def run_for(self, message: Message) -> None:
        """Run the host's command for a message."""
        environment = {
            "PATH": _PATH,
            "LANG": "C.UTF-8",
            "WEIMAR_PLAYER": message.player,
            "WEIMAR_TABLE": message.table,
            "WEIMAR_TITLE": message.title,
            "WEIMAR_GAME": message.game,
            "WEIMAR_EVENT": message.event,
            **({"WEIMAR_GAMES": str(message.number)} if message.event == "digest" else {}),
            **({"WEIMAR_CHANGE": message.change} if message.event == "account" else {}),
        }
        async with self._places:
            try:
                process = await asyncio.create_subprocess_exec(
                    *self.command,
                    env=environment,
                    stdin=asyncio.subprocess.DEVNULL,
                    stdout=asyncio.subprocess.DEVNULL,
                    stderr=asyncio.subprocess.DEVNULL,
                    start_new_session=True,
                )
            except OSError as error:
                _log.error("%s cannot be run: %s", self.command[0], error.strerror)
                return
            try:
                async with asyncio.timeout(_SECONDS):
                    status = await process.wait()
            except TimeoutError:
                _log.error("%s took too long", self.command[0])
                return
            finally:
                # Its child processes end with it, also when the server stops.
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
            if status:
                _log.error("%s ended with status %d", self.command[0], status)

    def close(self) -> None:
        """Cancel the commands that are still running."""
        for task in self._running:
            task.cancel()


def _message(table: ServerTable, name: str, event: Event) -> Message:
    record = table.record
    seat = table.seat_of(name)
    left = record.clock.left_to(seat) if event == "low" else -1
    return Message(
        event=event,
        player=name,
        table=record.id,
        title=table.title,
        game=record.game,
        left=int(left),
    )


def _is_low(table: ServerTable, seat: str) -> bool:
    """Whether a quarter of a player's time or less is left, and it passes."""
    clock = table.record.clock
    if not clock.on or table.answering.rests(seat):
        return False
    decision = bool(clock.decision) and clock.left_of_decision(seat) <= clock.decision / 4
    return decision or (bool(clock.game) and clock.seat_left(seat) <= clock.game / 4)


class NotifyPrefs:
    """The players' notification settings, by name, in one small file."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self._path = folder / FILE
        self._disk = disk
        self._lock = asyncio.Lock()
        self._prefs: dict[str, Wish] = {}

    def open(self) -> None:
        """Read the file; a damaged one is logged and counts as empty."""
        try:
            data = read_bounded(self._path, _LARGEST, links=False)
            self._prefs = msgspec.json.decode(data, type=dict[str, Wish])
        except FileNotFoundError:
            return
        except (OSError, ValueError, RecursionError) as error:
            _log.error("%s cannot be used: %s", self._path, error)

    def of(self, name: str) -> Wish:
        return self._prefs.get(name, Wish())

    async def inherit(self, name: str, before: Collection[str]) -> None:
        """Give a player the setting kept under an earlier name, by `name_key`, if there is one."""
        for known in [known for known in self._prefs if name_key(known) in before]:
            try:
                await self.change(name, self.of(known))
                await self.change(known, Wish())
            except SaveError as error:
                _log.error("%s", english(error))

    async def change(self, name: str, wish: Wish) -> None:
        """Store a setting, on disk first. Raises SaveError."""
        async with self._lock:
            prefs = {known: kept for known, kept in self._prefs.items() if known != name}
            if wish != Wish():
                prefs[name] = wish
            while len(prefs) > _MOST:
                del prefs[next(iter(prefs))]
            await self._disk.run(write_of_host, self._path, msgspec.json.encode(prefs))
            self._prefs = prefs
