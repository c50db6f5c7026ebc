"""The analysis page: curves, a table, turning points that lead into the replay."""

from __future__ import annotations

from pathlib import Path

from tests.bots.review import judged_in, save_in
from tests.tui.looking import screen_text
from weimar_tui.bots.analysis.review import go_on, review_path
from weimar_tui.kernel.replay import Replay
from weimar_tui.registry import games_of
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.replay.app import replay_app
from weimar_tui.tui.screens.analysis import AnalysisScreen
from weimar_tui.tui.screens.replay import ReplayScreen


def app_on(path: Path, tmp_path: Path) -> LocalApp:
    replay = Replay.open(path, games_of(None))
    return replay_app(replay, lang="en", motion=False, saves=tmp_path)


async def test_a_turning_point_leads_to_the_moment_before_it(tmp_path: Path) -> None:
    path = judged_in(tmp_path)
    review = go_on(Replay.open(path, games_of(None)), review_path(path), lambda done, of: None)
    app = app_on(path, tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("a")
        await pilot.pause()
        assert isinstance(app.screen, AnalysisScreen)
        shown = screen_text(app)
        for text in ("Analysis of short", "Chance of winning", "Without luck", "Turning points"):
            assert text in shown
        assert "Analysed:" not in shown, "all was judged before"
        await pilot.press("2")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        turning = review.turning[1]
        assert screen.replay.moment == turning.n - 1
        await pilot.press("right")
        await pilot.pause()
        assert screen.report is not None
        assert screen.report.verdict(turning.n)[:20] in screen_text(app)


async def test_a_whole_analysis_is_not_drawn_again_and_again(tmp_path: Path) -> None:
    path = judged_in(tmp_path)
    go_on(Replay.open(path, games_of(None)), review_path(path), lambda done, of: None)
    app = app_on(path, tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("a")
        await pilot.pause()
        assert "Turning points" in screen_text(app)
        drawn: list[Canvas] = []
        app.screen.query_one("#analysis", Pane).drawing = drawn.append
        await pilot.pause(1.2)
        assert not drawn


async def test_a_game_that_is_not_over_is_not_analysed(tmp_path: Path) -> None:
    path = save_in(tmp_path)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:12]))
    app = app_on(path, tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("a")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert "You can analyse it when it is finished" in screen_text(app)
