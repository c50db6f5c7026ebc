"""`weimar replay FILE`: the app, opened on a recorded game."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.table.timeline import OPEN
from weimar_tui.tui.app import LocalApp, run_app
from weimar_tui.tui.replay.export import picture
from weimar_tui.tui.settings import Preferences
from weimar_tui.tui.terminal_app import TerminalApp

SIZE = (160, 48)
"""Columns and rows of a picture."""


def replay_app(
    replay: Replay, moment: int | None = None, view: str | None = OPEN, **options: Any
) -> LocalApp:
    """The app with a recorded game over its start screen."""
    opening = partial(watch, replay=replay, moment=moment, view=view)
    app = LocalApp(game=replay.game.id, opening=opening, **options)
    app.playsets.add(replay.game)
    return app


def watch(
    app: TerminalApp, replay: Replay, moment: int | None = None, view: str | None = OPEN
) -> None:
    """Show a recorded game in a running app."""
    from weimar_tui.tui.screens.replay import ReplayScreen

    app.push_screen(ReplayScreen(replay, app.playset(replay.game.id), moment, view))


def watch_file(app: LocalApp, path: Path) -> None:
    """Show the game recorded in a file, or say why that is not possible."""
    from weimar_tui.kernel.errors import KernelError

    try:
        replay = Replay.open(path, app.game_for)
    except KernelError as error:
        app.run_worker(app.say(app.words.ui("problem"), app.words.problem(error)))
        return
    watch(app, replay)


def watch_table(app: TerminalApp, table: Any, seat: str | None) -> None:
    """Look back at the game being played, from its present moment.

    A game that is over is watched from its beginning, with all hands open.
    """
    session = getattr(table, "session", None)
    if session is None:
        app.run_worker(app.say(app.words.ui("problem"), app.words.replay("not-here")))
        return
    path = table.path or Path("weimar.weimar")
    replay = Replay(session.game, parse_save(session.to_bytes(), path))
    if table.outcome is not None:
        watch(app, replay, replay.first, OPEN)
    else:
        watch(app, replay, replay.last, seat)


def run_replay(replay: Replay, **options: Any) -> int:
    """Show a recorded game in the terminal; returns the status to exit with."""
    return run_app(replay_app(replay, preferences=Preferences.of_user(), **options))


def draw_moment(replay: Replay, moment: int, view: str | None = OPEN, **options: Any) -> str:
    """One moment of a recorded game as SVG, drawn without a terminal."""

    async def draw() -> str:
        app = replay_app(replay, moment, view, motion=False, **options)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            return picture(app, f"{replay.saved.path.name} · {replay.moment}")

    return asyncio.run(draw())
