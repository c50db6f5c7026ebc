"""A whole round by keyboard, with the terminal resized in the middle of questions."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from rich.cells import cell_len
from textual.geometry import Region

from tests.tui.looking import SIZES, screen_text
from tests.wordings import LANGUAGES
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.layout import LEAST
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screens.game import GameScreen

EVERY = 7
"""Questions between changes of size."""


def look_over(app: Any, size: tuple[int, int]) -> None:
    """Nothing is wider than the screen, and every frame is aligned."""
    for line in screen_text(app).splitlines():
        assert cell_len(line) <= size[0], line
    for pane in app.screen.query(Pane):
        if pane.display and pane.size.width and pane.size.height:
            widths = {strip.cell_length for strip in pane.render_lines(Region(0, 0, *pane.size))}
            assert widths == {pane.size.width}, pane.id


def asking(app: Any) -> ChoicePane | None:
    """The widget with the open question."""
    if isinstance(app.screen, QuestionDialog):
        return app.screen.query_one(ChoicePane)
    if isinstance(app.screen, GameScreen) and app.screen.board.asked is not None:
        return app.screen.board.bar
    return None


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_round_at_every_size(make_app: Any, make_table: Any, lang: str) -> None:
    """Every size in one language, and the other languages at the smallest size."""
    chance = random.Random(lang)
    sizes, most = (SIZES, 1000) if lang == "en" else ([min(SIZES)], 2 * EVERY)
    app = make_app(lang)
    async with app.run_test(size=sizes[0]) as pilot:
        table = make_table(seed=lang)
        app.play(table)
        asked = 0
        while asked <= most and table.outcome is None and table.view("spd").round < 2:
            await pilot.pause()
            pane = asking(app)
            if pane is None or not pane.choice.open_items:
                await asyncio.sleep(0.01)
                continue
            size = sizes[asked // EVERY % len(sizes)]
            if asked % EVERY == 0:
                before = [item.id for item in pane.choice.items]
                await pilot.resize_terminal(LEAST[0] - 20, LEAST[1] - 4)
                await pilot.resize_terminal(*size)
                await pilot.pause()
                there = asking(app)
                assert there is not None and [item.id for item in there.choice.items] == before
            look_over(app, size)
            option = chance.choice(pane.choice.open_items)
            pane.choice.go(option.id)
            pane.show()
            await pilot.press("enter")
            asked += 1
        assert asked > EVERY * len(sizes)
