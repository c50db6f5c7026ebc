"""Ways to the replay screen: from the start screen, and from a game in progress."""

from __future__ import annotations

from typing import Any

from tests.tui.looking import screen_text
from tests.tui.playing import begun
from weimar_tui.replay.disclosure import OPEN
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.replay import ReplayScreen
from weimar_tui.tui.screens.start import StartScreen


async def test_the_start_screen_offers_the_games_that_come_with_the_program(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        menu = screen_text(app)
        row = next(line for line in menu.split("\n") if app.words.replay("start") in line)
        await pilot.press(row.split()[0].lstrip("▸"), "enter")
        await pilot.pause()
        text = screen_text(app)
        assert app.words.replay("saves-title") in text
        for ending in ("republic-survived", "nsdap", "anarchy", "overthrow-seats"):
            assert app.loaded().words.ending_name(ending) in text
        await pilot.press("enter")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.recording.viewer == OPEN
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)


async def test_r_looks_back_at_the_game_being_played(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        table = await begun(app, pilot, make_table())
        for _ in range(60):
            if table.human_decisions():
                break
            await pilot.pause(0.05)
        await pilot.press("enter")
        await pilot.pause(0.2)
        await pilot.press("r")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.recording.viewer == "spd"
        assert screen.recording.at_end
        await pilot.press("home")
        assert "Pick 0 of" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)


async def test_a_game_before_its_first_round_has_charts(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=(160, 48)) as pilot:
        await begun(app, pilot, make_table())
        await pilot.press("r", "g")
        await pilot.pause()
        assert app.loaded().words.text("replay-chart-vp") in screen_text(app)
