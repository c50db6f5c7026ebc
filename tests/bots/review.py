"""A short random game of *Wir sind das Volk!* for testing its analysis."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from tests.once import once
from weimar_tui.bots.analysis.review import go_on, review_path
from weimar_tui.bots.players import load_game, make_player
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.registry import games_of

SEED = "6"


@cache
def recorded(scenario: str = "main", seed: str = SEED) -> bytes:
    """The bytes of its save: 43 picks."""
    path = Path(mkdtemp()) / "short.weimar"
    game = load_game("wir_sind_das_volk")
    players = dict.fromkeys(game.seats(), "random")
    table = GameHandle.new(game, scenario, players, seed, path=path, bots=make_player)
    while (decision := table.bot_decision()) is not None:
        table.pick(decision.number, table.answer_of(decision).option)
    table.close()
    return path.read_bytes()


def save_in(folder: Path) -> Path:
    """A copy of the save in a folder."""
    path = folder / "short.weimar"
    path.write_bytes(recorded())
    return path


def shorter_in(folder: Path) -> Path:
    """A save of 17 picks, which is judged in a second or two."""
    path = folder / "short.weimar"
    path.write_bytes(recorded("lesson", "10"))
    return path


@cache
def judged() -> bytes:
    """The bytes of its analysis, which takes seconds."""
    return once("judged", _judge)


def _judge() -> bytes:
    path = save_in(Path(mkdtemp()))
    go_on(Replay.open(path, games_of(None)), review_path(path), lambda done, of: None)
    return review_path(path).read_bytes()


def judged_in(folder: Path) -> Path:
    """A copy of the save in a folder, with its analysis."""
    path = save_in(folder)
    review_path(path).write_bytes(judged())
    return path
