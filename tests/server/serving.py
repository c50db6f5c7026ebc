"""A table server in a folder of its own, and its clients, for tests."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from tests.waiting import PATIENCE
from weimar_tui.bots.bot import Bot
from weimar_tui.bots.question import InProcess
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import PARTIES, WeimarPosition
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.session import Session
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.server.host import Host, HostedGame
from weimar_tui.server.remote_table import RemoteTable, ServerLink
from weimar_tui.server.replies import AnyReply, Pong, Refused, ScenarioOffered, TableStatus
from weimar_tui.server.requests import Enter, MakeTable, Ping, Request, Sit, Start
from weimar_tui.server.server import TableServer
from weimar_tui.server.server_table import ServerTable
from weimar_tui.text.catalogue import Catalogue

PLAYERS = {"spd": "Otto", "kpd": "Rosa", "z": "Matthias", "dnvp": "Alfred"}


@cache
def game() -> WeimarGame:
    return WeimarGame.load()


class ChanceBot(Bot):
    """Picks at random."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def decide(self, view: Any, decision: Decision) -> str:
        return self.random.choice(decision.options)


SCENARIOS = (
    ScenarioOffered(id="main", seats=(tuple(PARTIES),)),
    ScenarioOffered(
        id="first-winter",
        seats=(tuple(PARTIES),),
        fixed=dict.fromkeys(("kpd", "z", "dnvp"), "cards"),
    ),
)


def make_bots(make: Any = None) -> InProcess:
    """Bots in this process: random ones, or others."""
    maker = make or (lambda name, seat, seed, game: ChanceBot(seed + seat))
    return InProcess(lambda id: game(), maker)


def hosted(rules: WeimarGame | None = None) -> HostedGame:
    return HostedGame(rules or game(), SCENARIOS, ("chance",), quick="chance")


def make_host(folder: Path, **changes: Any) -> Host:
    host = Host(
        games={"weimar": hosted()},
        folder=folder,
        bots=make_bots(),
        pace=0.0,
        answer_seconds=0.0,
        sync=False,
    )
    for name, value in changes.items():
        target = host.limits if hasattr(host.limits, name) else host
        assert hasattr(target, name), name
        setattr(target, name, value)
    return host


def socket_of(folder: Path) -> Path:
    return folder / "s"


@asynccontextmanager
async def serving(folder: Path, **changes: Any) -> AsyncIterator[TableServer]:
    changes.setdefault("requests_a_second", 100_000.0)
    changes.setdefault("requests_at_once", 100_000.0)
    server = TableServer(make_host(folder, **changes), socket_of(folder))
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


def local_of(table: ServerTable | None) -> GameHandle:
    """The game at a table of a server."""
    assert table is not None and table.local is not None, "its game has not begun"
    return table.local


def save_of(table: ServerTable | None) -> Path:
    """The save of the game at a table."""
    path = local_of(table).path
    assert path is not None
    return path


_PINGS = itertools.count(10_000)


class Player:
    """A client without a screen: everything the server sent, and its table."""

    def __init__(self, link: ServerLink) -> None:
        self.link = link
        self.said: list[AnyReply] = []
        self.news = asyncio.Event()
        self._table: RemoteTable | None = None
        self.rules: Game = game()
        link.subscribe(self._hear)
        link.listen()

    @classmethod
    async def come(cls, folder: Path, name: str) -> Player:
        return cls(await ServerLink.connect(socket_of(folder), name))

    def _hear(self, reply: AnyReply) -> None:
        self.said.append(reply)
        self.news.set()

    def send(self, request: Request) -> None:
        self.link.send(request)

    def enter(self, id: str, through: str = "") -> RemoteTable:
        if self._table is not None:
            self._table.close()
        self._table = RemoteTable(self.link, id, lambda id: self.rules)
        self.send(Enter(table=id, through=through))
        return self._table

    @property
    def table(self) -> RemoteTable:
        assert self._table is not None, "it has not entered any table"
        return self._table

    @property
    def status(self) -> TableStatus:
        """The latest status of its table."""
        assert self.table.status is not None, "nothing was told of the table yet"
        return self.table.status

    async def until(self, true: Any, seconds: float = PATIENCE) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(seconds):
            while not true():
                self.news.clear()
                await self.news.wait()

    async def sees(self, session: Session, seat: str | None) -> None:
        """Wait until this player has received everything: events, and their effects.

        Not every answer is an event (one of several asked together), so both are compared. Players
        with a seat receive everything about a finished game.
        """
        rules = session.game

        def told() -> bool:
            events, view = list(session.events), session.position
            if seat is None or session.outcome is None:
                events = [event.seen_by(seat) for event in events]
                view = rules.view(view, seat)
                # sealed answers look like open questions as long as others think
                sealed = [asked for asked in session.sealed if asked.seat != seat]
                view.decisions = sorted([*view.decisions, *sealed], key=lambda asked: asked.number)
            return list(self.table.events) == events and rules.encode(self.view) == rules.encode(
                view
            )

        await self.until(told)

    async def answered(self) -> None:
        """Wait until the server has answered everything sent so far."""
        number = next(_PINGS)
        self.send(Ping(n=number))
        await self.until(lambda: Pong(n=number) in self.said)

    async def next(self, kind: Any, seconds: float = PATIENCE) -> Any:
        """The next reply of a kind that has not been read yet."""
        found: list[Any] = []

        def there() -> bool:
            for index, reply in enumerate(self.said):
                if isinstance(reply, kind):
                    del self.said[: index + 1]
                    found.append(reply)
                    return True
            return False

        await self.until(there, seconds)
        return found[0]

    async def refusal_of(self, request: Request) -> str:
        self.said.clear()
        self.send(request)
        refused: Refused = await self.next(Refused)
        assert Catalogue("de").has(f"problem-{refused.id}"), f"no German for: {refused.text}"
        return refused.text

    @property
    def turn(self) -> int:
        """The latest turn number, which answers must contain."""
        return self._table._turn if self._table is not None else 0

    @property
    def view(self) -> WeimarPosition:
        view: WeimarPosition = self.table.view(None)
        return view

    @property
    def question(self) -> Decision | None:
        return next(iter(self.table.human_decisions()), None)

    @property
    def asked(self) -> Decision:
        assert self.question is not None, "it is asked nothing"
        return self.question

    async def close(self) -> None:
        await self.link.close()


async def make_table(owner: Player, **wish: Any) -> str:
    """A new table's id."""
    owner.said.clear()
    owner.send(MakeTable(**wish))
    while True:
        reply: TableStatus | Refused = await owner.next(TableStatus | Refused)
        assert isinstance(reply, TableStatus), reply.text
        if reply.table.state == "waiting":  # other messages are news about a table in play
            return reply.table.id


async def sit_down(
    folder: Path, seats: dict[str, str] = PLAYERS, *, start: bool = True, **wish: Any
) -> tuple[str, dict[str, Player]]:
    """A table with people in these seats and bots in the others, started."""
    players = {seat: await Player.come(folder, name) for seat, name in seats.items()}
    owner = next(iter(players.values()))
    bots = {seat: "chance" for seat in PLAYERS if seat not in seats}
    id = await make_table(owner, seats=bots, **wish)
    for seat, player in players.items():
        table = player.enter(id)
        player.send(Sit(table=id, seat=seat))
        await player.until(lambda t=table: t.status is not None and t.status.table.mine)
    if start:
        owner.send(Start(table=id))
        for player in players.values():
            await player.until(lambda p=player: p.table.begun and p.table.seat)
    return id, players


async def play_on(
    players: dict[str, Player], picks: int, chance: random.Random | None = None
) -> int:
    """Answer all questions at random; return the picks made.

    Without `chance` an answer depends on the question alone, so the game is the same in whatever
    order the questions arrive.
    """
    done = 0
    while done < picks:
        asked = [(p, p.question) for p in players.values() if p.question is not None]
        if not asked:
            if any(p._table is not None and p._table.outcome for p in players.values()):
                return done
            waiter = next(iter(players.values()))
            await waiter.until(lambda: any(p.question or p.table.outcome for p in players.values()))
            continue
        player, question = asked[0]
        assert question is not None
        thrown = chance or random.Random(f"{question.seat}{question.number}")
        player.table.pick(question.number, thrown.choice(question.options))
        await player.until(lambda p=player, n=question.number: not _asks(p, n))
        done += 1
    return done


def _asks(player: Player, number: int) -> bool:
    return player.question is not None and player.asked.number == number
