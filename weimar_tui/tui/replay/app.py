"""`weimar replay FILE`: the app, opened on a recorded game."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from weimar_tui.kernel.replay import Replay
from weimar_tui.replay.disclosure import OPEN
from weimar_tui.tui.app import LocalApp, run_local_app
from weimar_tui.tui.replay.export import page_picture, screen_picture
from weimar_tui.tui.replay.recording import Recording
from weimar_tui.tui.replay.report import recorded_report, report_markdown
from weimar_tui.tui.replay.watching import watch
from weimar_tui.tui.settings import Preferences

SIZE = (160, 48)
"""Columns and rows of a picture."""


def replay_app(
    replay: Replay, moment: int | None = None, view: str | None = OPEN, **options: Any
) -> LocalApp:
    """Return the app with a recorded game over its start screen."""
    opening = partial(watch, replay=replay, moment=moment, view=view)
    app = LocalApp(game=replay.game.id, opening=opening, **options)
    app.loaded_games.add(replay.game)
    return app


def run_replay(replay: Replay, **options: Any) -> int:
    """Show a recorded game in the terminal; return the exit status."""
    return run_local_app(replay_app(replay, preferences=Preferences.of_user(), **options))


def write_end(replay: Replay, *, as_picture: bool, **options: Any) -> str | None:
    """Return the result page of a recorded game as SVG or Markdown; None if the game is not
    over."""
    app = replay_app(replay, motion=False, **options)
    recording = Recording(replay, app.loaded(replay.game.id), app.look)
    report = recorded_report(recording)
    if report is None:
        return None
    return page_picture(report) if as_picture else report_markdown(report, recording)


def draw_moment(replay: Replay, moment: int, view: str | None = OPEN, **options: Any) -> str:
    """Return one moment of a recorded game as SVG, drawn without a terminal."""

    async def draw() -> str:
        app = replay_app(replay, moment, view, motion=False, **options)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            return screen_picture(app, f"{replay.saved.path.name} · {replay.moment}")

    return asyncio.run(draw())
