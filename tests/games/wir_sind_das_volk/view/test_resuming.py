"""The panel of the start screen about a game to resume."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from tests.games.wir_sind_das_volk.view.moments import game
from weimar_tui.play.newest_save import Doing
from weimar_tui.play.saves import SaveEntry
from weimar_tui.registry import load_game
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.look import Look
from weimar_tui.tui.screens.about import draw_doing


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
@pytest.mark.parametrize("height", [4, 12])
def test_the_figures_of_both_sides_have_their_name(lang: str, height: int) -> None:
    loaded = LoadedGame(load_game("wir_sind_das_volk"), lang)
    view = game().view(game().start("lesson", "7").position, "west")
    entry = SaveEntry(Path("x.weimar"), datetime(2026, 1, 1), "wir_sind_das_volk", "lesson")
    now = Doing(entry, "west", view, None, (loaded.narration.figures(view),))
    canvas = Canvas(90, height, Look())
    draw_doing(canvas, loaded.words, loaded, now)
    row = next(row for row in canvas.text().split("\n") if loaded.words.seat_short("east") in row)
    assert f"{loaded.words.figure(loaded.narration.charts[0].name)}:" in row
