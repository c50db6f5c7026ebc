"""Helpers that play on the game screen."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from textual import events

from tests.tui.looking import until
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Game
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.screens.game import GameScreen


async def tap(app: Any, key: str) -> None:
    """Press a key and continue once it was handled, without waiting for the rest."""
    app.post_message(events.Key(key, key if len(key) == 1 else None))
    for _ in range(3):
        await asyncio.sleep(0.001)


def burst(app: Any, *keys: str) -> None:
    """Keys in a single write, without waiting in between."""
    for key in keys:
        app.post_message(events.Key(key, key if len(key) == 1 else None))


def quick_app(game: Game, saves: Path, **options: Any) -> LocalApp:
    """An app in English, without motion, that takes keys faster than people press them."""
    app = LocalApp(lang="en", motion=False, saves=saves, **options)
    app.input_guard.wait = 0.0
    app.loaded_games.add(game)
    return app


async def begun(app: Any, pilot: Any, table: GameHandle) -> GameHandle:
    """A table that the app plays, at its first question."""
    app.play(table)
    await pilot.pause()
    return table


async def begun_to_agenda(app: Any, pilot: Any, table: GameHandle) -> GameHandle:
    """A table that the app plays, at the choice of an agenda by a person here.

    The app plays the last answers before it; those of the set-up are given first, undrawn.
    """
    while not (asked := table.human_decisions()) or asked[0].kind == "place-base":
        bot = table.bot_decision()
        table.pick(*((bot.number, table.answer_of(bot).option) if bot else _first(asked[0])))
    app.play(table)
    await to_agenda(pilot, table)
    return table


def _first(decision: Decision) -> tuple[int, str]:
    return decision.number, decision.options[0]


async def to_agenda(pilot: Any, table: GameHandle) -> None:
    """Answer by Enter until a person here chooses an agenda."""
    for _ in range(60):
        await pilot.pause()
        asked = table.human_decisions()
        if asked and asked[0].kind == "agenda":
            await until(pilot, lambda: not isinstance(pilot.app.screen, GameScreen))
            return
        await pilot.press("enter")
    raise AssertionError("no agenda was asked for")


def picked(table: GameHandle) -> list[str]:
    return [pick.option for pick in table.session.history.picks if pick.seat == "spd"]
