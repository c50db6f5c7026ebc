"""A whole game by keyboard, with a person who presses keys by chance."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.tui.looking import screen_text
from tests.tui.playing import tap
from weimar_tui.tui.screens.end import EndScreen
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.start import StartScreen

KEYS = ["enter", "enter", "down", "up", "2", "3", "7", "tab", "escape", "d", "right", "left"]


@pytest.mark.parametrize(("size", "seed"), [((120, 40), 1), ((80, 24), 2), ((160, 48), 3)])
async def test_keys_by_chance_bring_a_game_to_its_end(
    make_app: Any, make_table: Any, size: tuple[int, int], seed: int
) -> None:
    chance = random.Random(seed)
    app = make_app()
    async with app.run_test(size=size) as pilot:
        table = make_table(seed=str(seed))
        app.play(table)
        await pilot.pause()
        for _ in range(20_000):
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
