"""The configuration of a host: its games and bots, its folders, and its limits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Protocol, TypeVar

from weimar_tui.bots.bot import SECONDS
from weimar_tui.bots.question import BotAnswers
from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Header
from weimar_tui.server.backlog import Backlog
from weimar_tui.server.measures import Measures
from weimar_tui.server.names import name_key
from weimar_tui.server.replies import GameOffered, Reply, ScenarioOffered
from weimar_tui.server.ssh_address import UNKNOWN, SshAddress
from weimar_tui.server.table_store import FolderTables, TableStore

_THREADS = 16
T = TypeVar("T")


class Disk:
    """Runs disk work in threads, so that the event loop does not wait for it."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="disk")

    async def run(self, work: Callable[..., T], *arguments: object) -> T:
        """Return the result of `work`, done in another thread.

        If the caller is cancelled meanwhile, the cancellation waits for the work, so that locks are
        held until it is done.
        """
        future = asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)
        cancelled: asyncio.CancelledError | None = None
        while not future.done():
            try:
                await asyncio.wait([future])
            except asyncio.CancelledError as error:
                cancelled = error
        if cancelled is not None:
            raise cancelled
        return future.result()

    def close(self) -> None:
        """Wait for pending writes."""
        self._threads.shutdown()


class Refusal(KernelError):
    """A request that a player cannot make now; one line says why. Nothing has changed."""


class Connection(Protocol):
    """A connection, as tables know it. `is_behind`: it can only be sent what must not be lost."""

    name: str
    is_behind: bool

    def send(self, reply: Reply) -> None:
        """Send, or drop the connection if its client does not read."""
        ...


@dataclass
class TableLimits:
    """The limits for one connection, for one player and in total."""

    connections: int = 300
    connections_each: int = 8
    tables: int = 200
    tables_each: int = 8
    tables_an_hour: int = 20
    waiting_each: int = 3
    crowded_each: int = 3
    watchers: int = 40
    requests_a_second: float = 20.0
    requests_at_once: float = 60.0
    chat_a_second: float = 0.5
    chat_at_once: float = 6.0
    strikes: int = 8
    hello_seconds: float = 5.0
    unsent_bytes: int = 8 * 1024 * 1024
    behind_bytes: int = 256 * 1024


@dataclass(frozen=True)
class Expiry:
    """Days after which something ends or is deleted; 0: never.

    `waiting` and `playing`: without activity at a table, before it ends; `notice`: how many days
    before that its players are warned. After the end of a game: `talk`, before its chat is deleted;
    `casual`, before a finished game that was not rated is; `unfinished`, before a game without a
    result is. Only a club deletes these.
    """

    waiting: float = 14.0
    playing: float = 90.0
    notice: float = 7.0
    talk: float = 365.0
    casual: float = 730.0
    unfinished: float = 90.0


OptionsMaker = Callable[[str, Sequence[str], Mapping[str, str]], Mapping[str, object]]


@dataclass(frozen=True)
class HostedGame:
    """A game as a host offers it: its rules, table options and bots.

    The first bot replaces absent players; `quick` answers if another bot fails. `pack` is the
    folder that overrides the game's components, if any. `options` converts a scenario, the seats
    and the chosen values to the options of the rules.
    """

    game: Game
    scenarios: tuple[ScenarioOffered, ...]
    bots: tuple[str, ...]
    quick: str = "random"
    pack: str = ""
    options: OptionsMaker = lambda scenario, seats, chosen: chosen

    @property
    def offered(self) -> GameOffered:
        """The game as clients see it in the lobby."""
        return GameOffered(
            id=self.game.id, digest=self.game.digest, scenarios=self.scenarios, bots=self.bots
        )


async def _nothing_against(_name: str) -> KernelError | None:
    return None


@dataclass
class Host:
    """Everything a table needs to know about its server. The default game comes first.

    `pace` is the pause in seconds after a bot's move that players see. While people watch, each
    answer of a bot takes a random time from `answer_seconds` to twice that, so that the time does
    not reveal the bot's hand. `absent_seconds`: the unit of the delay after which an absent player
    who can only pass does so. `vacations`: when the vacations end that are under way, by the
    players' `name_key`. `muted`: players who cannot talk now, or are shut out, also by `name_key`:
    what they typed before is not shown to others. `shut_out` are only the latter. `why_no_rated`
    looks up why a player cannot play rated games now. `apart`: from whom each player is kept apart,
    because one has blocked the other.
    `renamed`: what players are called now, by the `name_key` of a name that they have given up.
    `ssh`: what players type to reach the server.
    """

    games: Mapping[str, HostedGame]
    folder: Path
    bots: BotAnswers
    program: str = ""
    pace: float = 0.6
    answer_seconds: float = 0.3
    bot_seconds: float = SECONDS
    absent_seconds: float = 60.0
    sync: bool = True
    limits: TableLimits = field(default_factory=TableLimits)
    notify: tuple[str, ...] = ()
    notify_after: float = 300.0
    expiry: Expiry = field(default_factory=Expiry)
    clock: Callable[[], float] = time.monotonic
    now: Callable[[], float] = time.time
    disk: Disk = field(default_factory=Disk)
    vacations: Mapping[str, int] = field(default_factory=dict)
    muted: frozenset[str] = frozenset()
    shut_out: frozenset[str] = frozenset()
    why_no_rated: Callable[[str], Awaitable[KernelError | None]] = _nothing_against
    apart: Mapping[str, frozenset[str]] = field(default_factory=dict)
    renamed: Mapping[str, str] = field(default_factory=dict)
    measures: Measures = field(default_factory=Measures)
    ssh: SshAddress = UNKNOWN
    backlog: Backlog = field(init=False)

    def __post_init__(self) -> None:
        self.backlog = Backlog(lambda: self.clock())

    @property
    def tables(self) -> Path:
        """The folder with a folder for each table."""
        return self.folder / "tables"

    @cached_property
    def store(self) -> TableStore:
        """Where the tables are kept; `weimar serve` with several machines sets another one."""
        return FolderTables(self.tables, sync=self.sync)

    @property
    def saves(self) -> Path:
        """The folder in which the host puts saved games that tables can resume."""
        return self.folder / "saves"

    def keeps_apart(self, one: str, other: str) -> bool:
        """Whether one of two players has blocked the other, each by any name of theirs."""
        apart = self.apart.get(name_key(self.now_called(one)), ())
        return name_key(self.now_called(other)) in apart

    async def check_rated(self, name: str) -> None:
        """Raise Refusal if a player cannot play rated games now."""
        if (why := await self.why_no_rated(name)) is not None:
            raise Refusal(why.id, **why.arguments)

    async def check_all_rated(self, names: Iterable[str]) -> None:
        """Raise Refusal if one of these players cannot play rated games now. The others at the
        table do not learn why: that is not on the player's page either."""
        for name in names:
            if await self.why_no_rated(name) is not None:
                raise Refusal("start-unrated", name=name)

    def now_called(self, name: str) -> str:
        """Return what a player is called now whom a table knows by this name."""
        return self.renamed.get(name_key(name), name) if self.renamed else name

    def game_of(self, header: Header) -> Game:
        """Return the rules for a save. Raises SaveError for a game that is not hosted."""
        hosted = self.games.get(header.game)
        if hosted is None:
            raise SaveError("game-not-hosted", game=header.game)
        return hosted.game

    def stand_in(self, game: str) -> str:
        """Return the bot that replaces absent players of a game."""
        return self.games[game].bots[0]
