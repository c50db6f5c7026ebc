"""A short random game of *Wir sind das Volk!* for testing its analysis."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from tempfile import mkdtemp

from tests.once import once
from weimar_tui.bots.analysis.review import go_on, review_path
from weimar_tui.bots.players import load_game, make_player
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.registry import games_of

SEEDS = {"lesson": "10", "main": "6"}
"""The seed for each scenario. The lesson has 17 picks and no winner, the whole game 43 and one."""


@cache
def recorded(scenario: str = "lesson") -> bytes:
    """The bytes of its save."""
    path = Path(mkdtemp()) / "short.weimar"
    game = load_game("wir_sind_das_volk")
    players = dict.fromkeys(game.seats(), "random")
    table = GameHandle.new(game, scenario, players, SEEDS[scenario], path=path, bots=make_player)
    while (decision := table.bot_decision()) is not None:
        table.pick(decision.number, table.answer_of(decision).option)
    table.close()
    return path.read_bytes()


def save_in(folder: Path, scenario: str = "lesson") -> Path:
    """A copy of the save in a folder."""
    path = folder / "short.weimar"
    path.write_bytes(recorded(scenario))
    return path


@cache
def judged(scenario: str = "lesson") -> bytes:
    """The bytes of its analysis, which takes seconds."""
    return once(f"judged-{scenario}", partial(_judge, scenario))


def _judge(scenario: str) -> bytes:
    path = save_in(Path(mkdtemp()), scenario)
    go_on(Replay.open(path, games_of(None)), review_path(path), lambda done, of: None)
    return review_path(path).read_bytes()


def judged_in(folder: Path, scenario: str = "lesson") -> Path:
    """A copy of the save in a folder, with its analysis."""
    path = save_in(folder, scenario)
    review_path(path).write_bytes(judged(scenario))
    return path
