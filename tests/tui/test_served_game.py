"""A game at a server, as its players see it: answers, what others say, clocks, undo, leaving."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.table_server.hall import (
    Player,
    game,
    local_of,
    make_table,
    play_on,
    serving,
    socket_of,
)
from tests.tui.looking import put_cursor_on, screen_text, seen
from weimar_tui.table.hosted_table import HostedTable
from weimar_tui.table.wire import Say, Sit, Start
from weimar_tui.tui.lobby import game as game_part
from weimar_tui.tui.lobby.app import ServedApp
from weimar_tui.tui.lobby.lobby import LobbyScreen
from weimar_tui.tui.lobby.waiting import WaitingScreen
from weimar_tui.tui.screens.game import GameScreen


class Evening:
    """Otto at his terminal as the SPD, Rosa as the KPD without one, and bots by chance."""

    def __init__(self, app: ServedApp, pilot: Pilot[Any], rosa: Player, table: HostedTable) -> None:
        self.app, self.pilot, self.rosa, self.table = app, pilot, rosa, table

    async def until(self, true: Callable[[], object]) -> None:
        for _ in range(600):
            await self.pilot.pause(0.01)
            if true():
                return
        raise AssertionError(f"it did not come to that:\n{screen_text(self.app)}")

    async def sees(self, text: str) -> None:
        await self.until(lambda: text in screen_text(self.app))

    @property
    def picks(self) -> int:
        return len(local_of(self.table).session.history.picks)

    def asked(self, seat: str) -> bool:
        return any(one.seat == seat for one in local_of(self.table).session.decisions)

    async def is_asked(self) -> None:
        """Until Otto is asked something; Rosa answers by chance meanwhile."""
        while not self.asked("spd"):
            await play_on({"kpd": self.rosa}, 1) if self.asked("kpd") else None
            await self.pilot.pause(0.01)
        await self.until(lambda: seen(self.app, "#decision").text.strip())

    async def answers(self) -> None:
        """Otto takes the first answer there is."""
        before = self.picks
        while self.picks == before:
            await self.pilot.press("down", "enter")
            await self.pilot.pause(0.02)


@asynccontextmanager
async def evening(folder: Path, **wish: Any) -> AsyncIterator[Evening]:
    async with serving(folder) as server:
        rosa = await Player.come(folder, "Rosa")
        id = await make_table(rosa, seats={"z": "chance", "dnvp": "chance"}, **wish)
        rosa.enter(id)
        rosa.send(Sit(table=id, seat="kpd"))
        app = ServedApp(socket_of(folder), "Otto", ponder=0.0, lang="en", motion=False)
        app.playsets.add(game())
        app.calm.wait = 0.0
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
            await rosa.until(lambda: any(s.player == "Otto" for s in rosa.room.table.seats))
            rosa.send(Start(table=id))
            await at.until(lambda: isinstance(app.screen, GameScreen))
            yield at
        await rosa.close()


async def test_one_answers_and_sees_what_the_others_do(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        say = at.app.lobby_words.say
        await at.is_asked()
        foot = screen_text(at.app)
        for key in ("palette-talk", "palette-table", "palette-lobby"):
            assert say(key) in foot
        await at.answers()
        await at.is_asked()
        assert "SPD places a base in" in screen_text(at.app)


async def test_what_others_say_stands_at_the_foot_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_part, "_SAID_FOR", 1)
    async with evening(tmp_path) as at:
        await at.is_asked()
        at.rosa.send(Say(table=at.table.record.id, text="good evening"))
        await at.sees("good evening")
        await at.until(lambda: "good evening" not in screen_text(at.app))


async def test_the_last_answer_can_be_taken_back_until_others_have_gone_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        await at.is_asked()
        await at.answers()
        made = at.picks
        await at.pilot.press("u")
        await at.until(lambda: at.picks < made or "That cannot be undone" in screen_text(at.app))
        await at.is_asked()
        await at.answers()
        await at.is_asked()
        for _ in range(3):
            await at.pilot.press("u")
        await at.sees("That cannot be undone")


async def test_the_clock_of_a_decision_runs_at_the_foot(tmp_path: Path) -> None:
    async with evening(tmp_path, decision_clock=600) as at:
        await at.is_asked()
        await at.until(lambda: "9:5" in screen_text(at.app))


async def test_whoever_leaves_is_in_the_lobby_and_the_seat_waits(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        await at.is_asked()
        await at.pilot.press("q")
        await at.until(lambda: isinstance(at.app.screen, LobbyScreen))
        await at.rosa.until(
            lambda: any(s.player == "Otto" and not s.present for s in at.rosa.room.table.seats)
        )
