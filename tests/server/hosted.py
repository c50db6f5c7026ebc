"""A host's tables in this process, without sockets: guests with names, and what they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from weimar_duel.rules import SEATS, Duel

from weimar_tui.bots.question import BotAnswer, BotQuestion
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.session import Session
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.server.host import Host, HostedGame, Refusal
from weimar_tui.server.listing import LobbySubscription
from weimar_tui.server.lobby import Lobby
from weimar_tui.server.replies import Chat, Reply, ScenarioOffered, TableState, TableStatus, Update
from weimar_tui.server.requests import MakeTable
from weimar_tui.server.server_table import ServerTable

R = TypeVar("R", bound=Reply)

DUEL = HostedGame(
    Duel(),
    (
        ScenarioOffered(
            id="main",
            seats=(SEATS[:2], SEATS),
            options={"length": ("short", "long"), "light": ("day", "night")},
        ),
        ScenarioOffered(id="quick", seats=(SEATS[:2],), fixed={"blue": "first"}),
    ),
    ("first", "last"),
    quick="first",
    options=lambda scenario, seats, chosen: {"seats": len(seats), **chosen},
)


def saved(table: GameHandle) -> Path:
    """The save of a table."""
    assert table.path is not None
    return table.path


class Time:
    """A clock that tests can advance."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Bots:
    """Bots that take the first option at once; their questions are recorded."""

    def __init__(self) -> None:
        self.asked: list[tuple[BotQuestion, bool]] = []
        self.trouble = ""

    async def answer(self, question: BotQuestion, *, patient: bool = False) -> BotAnswer:
        self.asked.append((question, patient))
        by = question.quick if self.trouble else question.bot
        return BotAnswer(option=question.options[0], by=by, trouble=self.trouble)

    def close(self) -> None:
        """Nothing to release."""


class Guest:
    """A connection; everything sent to it is kept."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_behind = False
        self.heard: list[Reply] = []

    def send(self, reply: Reply) -> None:
        self.heard.append(reply)

    def all(self, kind: type[R]) -> list[R]:
        return [reply for reply in self.heard if isinstance(reply, kind)]

    def last(self, kind: type[R]) -> R:
        return self.all(kind)[-1]

    @property
    def status(self) -> TableStatus:
        return self.last(TableStatus)

    @property
    def view(self) -> Any:
        return Duel().decode(self.last(Update).view)

    @property
    def lines(self) -> list[str]:
        return [line.id or line.text for line in self.all(Chat)]


class Hosted:
    """A host of duels with its guests; `opened` runs before any guest arrives."""

    def __init__(self, folder: Path, *, opened: bool = True, **changes: Any) -> None:
        self.clock, self.calendar, self.bots = Time(), Time(1_000_000.0), Bots()
        self.host = Host(
            games={"duel": DUEL},
            folder=folder,
            bots=self.bots,
            pace=0.0,
            answer_seconds=0.0,
            sync=False,
            clock=self.clock,
            now=self.calendar,
        )
        self.host.limits.waiting_each = 99
        for name, value in changes.items():
            target = self.host.limits if hasattr(self.host.limits, name) else self.host
            setattr(target, name, value)
        self.lobby = Lobby(self.host)
        if opened:
            self.lobby.open()
        self.connections: dict[str, Guest] = {}

    def listed(self, name: str) -> tuple[TableState, ...]:
        """The tables as a player sees them in the lobby."""
        for id in self.lobby.tables:
            self.lobby.changed.table(id)  # tests change records without telling
        return LobbySubscription(self.lobby, name).whole(()).tables

    def later(self, days: float) -> None:
        """Let days pass."""
        self.clock.now += days * 86400
        self.calendar.now += days * 86400

    async def table(self, owner: str = "Ann", **wish: Any) -> ServerTable:
        return await self.lobby.maker.make(owner, MakeTable(**wish))

    async def come(self, table: ServerTable, name: str, through: str = "") -> Guest:
        connection = self.connections.setdefault(name, Guest(name))
        await table.enter(connection, through)
        return connection

    async def seat(self, table: ServerTable, **names: str) -> list[Guest]:
        """Seat people at the table."""
        found = []
        for seat, name in names.items():
            found.append(await self.come(table, name))
            await table.seating.sit(name, seat)
        return found

    async def duel(self, *, start: bool = True, **wish: Any) -> tuple[ServerTable, Guest, Guest]:
        """A duel of Ann (red) and Bob (blue)."""
        table = await self.table(**wish)
        ann, bob = await self.seat(table, red="Ann", blue="Bob")
        if start:
            await table.seating.start("Ann")
        return table, ann, bob

    async def close(self) -> None:
        await self.lobby.close()
        self.host.disk.close()


def session_of(table: ServerTable) -> Session:
    assert table.local is not None
    return table.local.session


def asked(table: ServerTable, seat: str) -> Decision:
    return next(decision for decision in table.asked if decision.seat == seat)


async def answer(table: ServerTable, seat: str, option: str = "") -> None:
    """Let the person in the seat answer."""
    decision = asked(table, seat)
    name = table.record.seats[seat].player
    await table.pick(name, decision.number, option or decision.options[0], table.turns[seat])


async def three(hosted: Hosted, **wish: Any) -> tuple[ServerTable, Guest, Guest, Guest]:
    """A duel of Ann (red), Bob (blue) and Cy (green)."""
    table = await hosted.table(seats=dict.fromkeys(("red", "blue", "green"), ""), **wish)
    ann, bob, cy = await hosted.seat(table, red="Ann", blue="Bob", green="Cy")
    await table.seating.start("Ann")
    return table, ann, bob, cy


async def refused(act: Awaitable[Any]) -> str:
    """The id of the refusal of an action."""
    with pytest.raises(Refusal) as told:
        await act
    return told.value.id


def bots_waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The bots' waiting times; they continue at once."""
    sleep = asyncio.sleep
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        if seconds:
            waits.append(seconds)
        await sleep(0)

    monkeypatch.setattr("asyncio.sleep", wait)
    return waits


async def settled() -> None:
    """Run everything that only waits for its turn."""
    for _ in range(20):
        await asyncio.sleep(0)


def full(*_: Any) -> None:
    """A full disk."""
    raise SaveError("The table cannot be written: no space left on device.")
