"""A whole game by keyboard, with a person who presses random keys."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.tui.looking import screen_text
from tests.tui.playing import begun, tap
from weimar_tui.tui.screens.end import EndScreen
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.start import StartScreen

KEYS = ["enter"] * 8 + ["down"] * 3
KEYS += ["up", "2", "3", "7", "tab", "escape", "d", "right", "left"]


SIZES = [(120, 40), (80, 24), (160, 48)]


@pytest.mark.slow
async def test_keys_by_chance_bring_a_game_to_its_end(make_app: Any, make_table: Any) -> None:
    chance = random.Random(1)
    app = make_app()
    async with app.run_test(size=SIZES[0]) as pilot:
        # The last round, with everything in it: six take six times as long.
        table = make_table(seed="1", scenario="republic-on-the-brink")
        first = table.view("spd").round
        while table.view("spd").round == first:
            asked, *_ = table.session.decisions
            table.pick(asked.number, chance.choice(asked.options))
        await begun(app, pilot, table)
        for tapped in range(20_000):
            if tapped % 200 == 199:  # people resize their windows
                await pilot.resize_terminal(*chance.choice(SIZES))
            await tap(app, chance.choice(KEYS))
            if table.outcome is not None:
                break
        await pilot.pause()
        assert table.outcome is not None, f"stuck at {table.session.decisions}"
        for _ in range(5):
            if isinstance(app.screen, EndScreen):
                break
            await pilot.press("escape")
        assert isinstance(app.screen, EndScreen | GameScreen | StartScreen)
        assert screen_text(app).strip()
