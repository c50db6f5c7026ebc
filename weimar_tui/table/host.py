"""What a host offers: the game, its bots, where things lie, and how much is too much."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.replay import GameFor
from weimar_tui.table.local_table import BotMaker, make_registered_bot
from weimar_tui.table.wire import Reply


class Refusal(KernelError):
    """A request that a player may not make now; one line says why. Nothing changed."""


class Guest(Protocol):
    """A connection, as tables know it."""

    name: str

    def send(self, reply: Reply) -> None:
        """Send, or drop the connection if it does not take in what it is sent."""
        ...


@dataclass
class TableLimits:
    """How much one connection, one player and all together may take."""

    connections: int = 300
    connections_each: int = 8
    tables: int = 200
    tables_each: int = 8
    watchers: int = 40
    requests_a_second: float = 20.0
    requests_at_once: float = 60.0
    chat_a_second: float = 0.5
    chat_at_once: float = 6.0
    strikes: int = 8
    hello_seconds: float = 5.0
    unsent_bytes: int = 8 * 1024 * 1024


@dataclass
class Host:
    """Everything a table needs to know about where it is played."""

    game: Game
    games: GameFor
    folder: Path
    scenarios: tuple[str, ...] = ("main",)
    bot_names: tuple[str, ...] = ("steady", "random")
    bots: BotMaker = make_registered_bot
    program: str = ""
    pace: float = 0.6
    sync: bool = True
    limits: TableLimits = field(default_factory=TableLimits)
    clock: Callable[[], float] = time.monotonic

    @property
    def tables(self) -> Path:
        """The folder with a folder for each table."""
        return self.folder / "tables"

    @property
    def saves(self) -> Path:
        """The folder the host lays saved games in, to be gone on with."""
        return self.folder / "saves"

    @property
    def stand_in(self) -> str:
        """The bot that plays for people who are away."""
        return self.bot_names[0]
