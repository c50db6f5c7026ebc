"""Helpers for tests of the terminal: an app on a scripted game, and the screen as text."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual import _wait, screen as textual_screen

from tests.games.weimar.view.moments import RECORDED
from tests.make_saves import SAVES
from weimar_tui.bots.bot import Bot
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.branch import branch
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.tui.app import LocalApp


class FirstBot(Bot):
    """Its random answers depend on the decision alone, so that games repeat."""

    def decide(self, view: Any, decision: Decision) -> str:
        chance = random.Random(f"{decision.seat}{decision.number}")
        return chance.choice(decision.options)


def first_bot(name: str, seat: str, seed: str, game: Any) -> FirstBot:
    """A maker of such bots."""
    return FirstBot()


@pytest.fixture(scope="session")
def game() -> WeimarGame:
    """The game with its own components."""
    return WeimarGame.load()


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """For apps without threads and timers: they draw at once, and the pilot does not wait longer.

    The pilot has waited for every message by then; Textual draws 60 times a second, and the pilot
    sleeps 20 ms more after each key.
    """
    monkeypatch.setattr(textual_screen, "UPDATE_PERIOD", 0.0005)
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", 0.005)


@pytest.fixture
def make_app(game: WeimarGame, tmp_path: Path) -> Iterator[Any]:
    """Make an app that saves into its own folder."""

    def make(lang: str = "en", **options: Any) -> LocalApp:
        app = LocalApp(lang=lang, motion=False, saves=tmp_path, seed="7", **options)
        app.loaded_games.add(game)
        app.input_guard.wait = 0.0  # tests press keys faster than people
        app.outcomes_stay = False
        return app

    yield make


@pytest.fixture
def make_table(game: WeimarGame, tmp_path: Path) -> Any:
    """Make a table with bots whose games repeat."""

    def make(
        humans: tuple[str, ...] = ("spd",),
        seed: str = "7",
        scenario: str = "main",
        **options: Any,
    ) -> GameHandle:
        players = {seat: "human" if seat in humans else "first" for seat in game.seats()}
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.weimar"
        options = {"bots": first_bot, **options}
        return GameHandle.new(game, scenario, players, seed, path=path, **options)

    return make


@pytest.fixture(scope="session")
def question_saves(game: WeimarGame, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Return the save of a game in which a person is asked a kind of question; made once."""

    @cache
    def find(kind: str, number: int) -> bytes:
        for name in RECORDED:
            replay = Replay.open(SAVES / f"{name}.weimar", lambda header: game)
            for moment in range(replay.first, replay.last):
                replay.jump(moment)
                for decision in replay.position.decisions:
                    if decision.kind == kind and len(decision.options) >= number:
                        path = tmp_path_factory.mktemp("question") / f"{kind}.weimar"
                        players = dict.fromkeys(game.seats(), "random") | {decision.seat: "human"}
                        branch(replay, moment, path, players=players)
                        return path.read_bytes()
        raise AssertionError(f"nobody is asked for {kind}")

    return find


@pytest.fixture
def at_question(question_saves: Any, tmp_path: Path) -> Any:
    """Make a game in which a person is asked a kind of question."""

    def make(kind: str, number: int = 2) -> Path:
        path = tmp_path / f"{kind}.weimar"
        path.write_bytes(question_saves(kind, number))
        return path

    return make


ROLL_OF = "z"


@pytest.fixture
def before_a_roll(game: WeimarGame, tmp_path: Any) -> Any:
    """A game in which a person is asked for more just before a roll."""
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    for moment in range(replay.first, replay.last):
        replay.jump(moment)
        if any(d.kind == "increase" and d.seat == ROLL_OF for d in replay.position.decisions):
            break
    path = tmp_path / "roll.weimar"
    players = {seat: "human" if seat == ROLL_OF else "random" for seat in game.seats()}
    branch(replay, moment, path, players=players)
    return path
