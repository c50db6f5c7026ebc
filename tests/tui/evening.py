"""A game at a server: a terminal in one seat, a client without a terminal in another."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from tests.server.serving import Player, game, local_of, make_table, play_on, serving, socket_of
from tests.tui.looking import put_cursor_on, screen_text, seen, until
from weimar_tui.server.requests import Sit, Start
from weimar_tui.server.server_table import ServerTable
from weimar_tui.tui.lobby.app import ServedApp
from weimar_tui.tui.lobby.lobby import LobbyScreen
from weimar_tui.tui.lobby.waiting import WaitingScreen
from weimar_tui.tui.screens.game import GameScreen


class Evening:
    """Otto at his terminal as the SPD, Rosa as the KPD without one, and random bots."""

    def __init__(self, app: ServedApp, pilot: Pilot[Any], rosa: Player, table: ServerTable) -> None:
        self.app, self.pilot, self.rosa, self.table = app, pilot, rosa, table

    async def until(self, true: Callable[[], object]) -> None:
        await until(self.pilot, true)

    async def sees(self, text: str) -> None:
        await self.until(lambda: text in screen_text(self.app))

    @property
    def picks(self) -> int:
        return len(local_of(self.table).session.history.picks)

    def asked(self, seat: str) -> bool:
        return any(one.seat == seat for one in local_of(self.table).session.decisions)

    async def is_asked(self) -> None:
        """Wait until Otto is asked something; Rosa answers at random meanwhile."""
        while not self.asked("spd"):
            await self.rosa_answers()
        await self.until(lambda: seen(self.app, "#decision").text.strip())

    async def rosa_answers(self) -> None:
        """Let Rosa answer at random if she is asked."""
        await play_on({"kpd": self.rosa}, 1) if self.asked("kpd") else None
        await self.pilot.pause(0.01)

    async def answers(self) -> None:
        """Let Otto take the first answer."""
        before = self.picks
        while self.picks == before:
            await self.pilot.press("down", "enter")
            await self.pilot.pause(0.02)


@asynccontextmanager
async def evening(folder: Path, pack: Path | None = None, **wish: Any) -> AsyncIterator[Evening]:
    async with serving(folder) as server:
        rosa = await Player.come(folder, "Rosa")
        id = await make_table(rosa, seats={"z": "chance", "dnvp": "chance"}, **wish)
        rosa.enter(id)
        rosa.send(Sit(table=id, seat="kpd"))
        app = ServedApp(socket_of(folder), "Otto", pack=pack, ponder=0.0, lang="en", motion=False)
        if pack is None:
            app.loaded_games.add(game())
        app.input_guard.wait = 0.0
        app.outcomes_stay = False
        await app.connect()
        async with app.run_test(size=(120, 40)) as pilot:
            at = Evening(app, pilot, rosa, server.lobby.tables[id])
            await at.until(lambda: isinstance(app.screen, LobbyScreen))
            await at.sees("Rosa")
            put_cursor_on(app, id)
            await pilot.press("enter")
            await at.until(lambda: isinstance(app.screen, WaitingScreen))
            await at.sees("SPD")
            put_cursor_on(app, "sit:spd")
            await pilot.press("enter")
            await rosa.until(lambda: any(s.player == "Otto" for s in rosa.status.table.seats))
            rosa.send(Start(table=id))
            await at.until(lambda: isinstance(app.screen, GameScreen))
            yield at
        await rosa.close()


@asynccontextmanager
async def guest(at: Evening, name: str) -> AsyncIterator[Pilot[Any]]:
    """A spectator at another terminal."""
    app = ServedApp(at.app.way, name, ponder=0.0, lang="en", motion=False)
    app.loaded_games.add(game())
    app.input_guard.wait = 0.0
    app.outcomes_stay = False
    await app.connect()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "Rosa" in screen_text(app))
        put_cursor_on(app, at.table.record.id)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        yield pilot
