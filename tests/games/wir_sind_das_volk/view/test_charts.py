"""The charts of a recorded game: in every theme, with a line at which a state collapses."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from random import Random

import pytest

from tests.games.wir_sind_das_volk.view.moments import game
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.session import Session
from weimar_tui.replay.narration import Chart
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.look import Look
from weimar_tui.tui.replay.charts import draw_chart
from weimar_tui.tui.replay.recording import Recording
from weimar_tui.tui.themes import THEMES


@lru_cache(maxsize=1)
def replay() -> Replay:
    """A random game."""
    session = Session.new(game(), "1980", "7", listen=False)
    chance = Random(7)
    while session.outcome is None:
        decision = session.decisions[0]
        session.pick(decision.number, chance.choice(decision.options))
    return Replay(game(), parse_save(session.to_bytes(), Path("by-chance.weimar")))


def recording(theme: str = "default") -> Recording:
    """The recording, at its middle."""
    loaded = LoadedGame(game(), "en")
    look = Look(theme=theme)
    look.name_styles(loaded.game_view.styles(("west", "east")))
    replay().jump((replay().first + replay().last) // 2)
    return Recording(replay(), loaded, look)


def drawn(recorded: Recording, chart: Chart) -> Canvas:
    canvas = Canvas(60, 14, recorded.look)
    draw_chart(canvas, recorded, chart)
    return canvas


@pytest.mark.parametrize("theme", THEMES)
def test_every_chart_can_be_drawn_in_every_theme(theme: str) -> None:
    recorded = recording(theme)
    for chart in recorded.narration.charts:
        sheet = drawn(recorded, chart)
        assert recorded.words.figure(chart.name) in sheet.text()
        for name in {style for row in sheet.styles() for style in row}:
            assert recorded.look.style(name) is not None, "and each cell has its colours"


@pytest.mark.parametrize("theme", ["default", "ansi"])
def test_a_line_shows_with_how_many_protests_a_state_collapses(theme: str) -> None:
    """Rulebook 9.10: with four markers or more."""
    recorded = recording(theme)
    by_name = {chart.name: drawn(recorded, chart) for chart in recorded.narration.charts}
    sheet = by_name["markers"]
    (limit,) = [
        y
        for y, row in enumerate(sheet.text().splitlines())
        if row[:3] == "  4" and sheet.styles()[y][2] == "danger bold"
    ]
    line = [x for x in range(4, 50) if sheet.styles()[limit][x] == "danger"]
    assert len(line) > 10, "a dashed line, from the axis to the end"
    for name, other in by_name.items():
        alarms = [style for row in other.styles() for style in row if style.startswith("danger")]
        assert bool(alarms) == (name == "markers"), name
