"""`weimar replay FILE`: the app, opened on a recorded game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from textual import events

from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.table.timeline import OPEN
from weimar_tui.tui.app import WeimarApp, run_app
from weimar_tui.tui.replay.export import picture
from weimar_tui.tui.settings import Preferences

SIZE = (160, 48)
"""Columns and rows of a picture."""


class ReplayApp(WeimarApp):
    """The app with a recorded game before the start screen."""

    def __init__(
        self, replay: Replay, moment: int | None = None, view: str | None = OPEN, **options: Any
    ) -> None:
        super().__init__(game=replay.game.id, **options)
        self.add_game(replay.game)
        self.recorded = replay
        self.moment = moment
        self.view = view

    def on_mount(self, event: events.Mount | None = None) -> None:
        if event is not None:
            # The handler of the class below would bring its own start screen.
            event.prevent_default()
        super().on_mount()
        watch(self, self.recorded, self.moment, self.view)


def watch(
    app: WeimarApp, replay: Replay, moment: int | None = None, view: str | None = OPEN
) -> None:
    """Show a recorded game in a running app."""
    from weimar_tui.tui.screens.replay import ReplayScreen

    app.push_screen(ReplayScreen(replay, app.playset(replay.game.id), moment, view))


def watch_file(app: WeimarApp, path: Path) -> None:
    """Show the game recorded in a file, or say why that is not possible."""
    from weimar_tui.kernel.errors import KernelError

    try:
        replay = Replay.open(path, app.game_for)
    except KernelError as error:
        app.run_worker(app.say(app.words.ui("problem"), app.words.problem(error)))
        return
    watch(app, replay)


def watch_table(app: WeimarApp, table: Any, seat: str | None) -> None:
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
    return run_app(ReplayApp(replay, preferences=Preferences.of_user(), **options))


def draw_moment(replay: Replay, moment: int, view: str | None = OPEN, **options: Any) -> str:
    """One moment of a recorded game as SVG, drawn without a terminal."""

    async def draw() -> str:
        app = ReplayApp(replay, moment, view, motion=False, **options)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            return picture(app, f"{replay.saved.path.name} · {replay.moment}")

    return asyncio.run(draw())
