"""Opens a recorded game over the present screen."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Header
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.interface import Table
from weimar_tui.replay.disclosure import OPEN
from weimar_tui.tui.dialogs.reading import show_message, show_problem
from weimar_tui.tui.replay.recording import Recording
from weimar_tui.tui.screens.replay import ReplayScreen, ServedWays

if TYPE_CHECKING:
    from weimar_tui.tui.weimar_app import WeimarApp


def watch(
    app: WeimarApp,
    replay: Replay,
    moment: int | None = None,
    view: str | None = OPEN,
    *,
    at_home: bool = True,
    served: ServedWays | None = None,
    recording: Recording | None = None,
) -> None:
    """Show a recorded game in a running app; `recording` is one of `replay`, if there is one."""
    loaded = app.loaded(replay.game.id)
    screen = ReplayScreen(
        replay, loaded, moment, view, at_home=at_home, served=served, recording=recording
    )
    app.push_screen(screen)


def watch_file(app: WeimarApp, path: Path, game_for: Callable[[Header], Game]) -> None:
    """Show the game recorded in a file, or explain why that is impossible."""

    try:
        replay = Replay.open(path, game_for)
    except KernelError as error:
        show_problem(app, error)
        return
    watch(app, replay)


def watch_table(
    app: WeimarApp,
    table: Table,
    seat: str | None,
    moment: int | None = None,
    events: int | None = None,
    *,
    recording: Recording | None = None,
) -> None:
    """Open the replay of the current game, at its present moment or after its first `events`.

    A finished game starts at `moment` or at its beginning, with all hands open; another screen
    may have opened its `recording` before.
    """
    if recording is not None:
        recording = recording.again(app.look)
    try:
        replay = table.replay() if recording is None else recording.replay
    except KernelError as error:
        show_problem(app, error)
        return
    if replay is None:
        app.run_worker(show_message(app, app.words.ui("problem"), app.words.replay("not-here")))
        return
    if events is not None:
        moments = range(replay.first, replay.last)
        moment = bisect_left(moments, events, key=lambda one: len(replay.events_until(one)))
        moment += replay.first
    if table.outcome is not None:
        served = app.served_ways(table)
        watch(
            app,
            replay,
            moment,
            OPEN,
            at_home=table.is_at_home,
            served=served,
            recording=recording,
        )
    else:
        shown = replay.last if moment is None else moment
        watch(app, replay, shown, seat, at_home=table.is_at_home)
