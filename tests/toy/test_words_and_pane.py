"""The duel with its own words and pane: nothing is missing in any language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from weimar_duel.plugin import DuelPlugin
from weimar_duel.rules import Duel
from weimar_duel.words import DuelMessages

from tests.tui.looking import screen_text
from weimar_tui import registry
from weimar_tui.players import HUMAN
from weimar_tui.tui.app import LocalApp


@pytest.fixture(autouse=True)
def _duel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("WEIMAR_CONFIG", str(tmp_path / "config.toml"))
    registry.register(DuelPlugin())
    yield
    registry.unregister("duel")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_asked_and_told_in_random_games_has_words(lang: str) -> None:
    game = Duel()
    words = DuelMessages(lang, game.box, strict=True)
    for seed in range(20):
        chance = Random(seed)
        runner = game.start("main", str(seed), {"seats": 2 + seed % 2})
        while runner.position.decisions:
            decision = chance.choice(runner.position.decisions)
            assert words.question(decision)
            assert words.waiting(decision)
            for option in decision.options:
                assert words.option(decision, option)
                assert words.option_preview(game, decision, option, runner.position) is not None
            for _, reason, arguments in game.disabled_options(runner.position, decision):
                assert words.reason(reason, arguments)
            runner.pick(decision.number, chance.choice(decision.options))
        assert runner.position.outcome is not None
        assert words.outcome(runner.position.outcome)
        assert all(map(words.event, runner.events or ()))


@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
async def test_the_piste_shows_who_stands_how(tmp_path: Path, size: tuple[int, int]) -> None:
    app = LocalApp(lang="de", motion=False, game="duel", saves=tmp_path, seed="7")
    app.input_guard.wait = 0.0
    app.outcomes_stay = False
    async with app.run_test(size=size) as pilot:
        app.new_game(app.loaded(), "main", {"red": HUMAN, "blue": "first"}, "5", free_undo=False)
        for _ in range(4):
            await pilot.pause()
        text = screen_text(app)
        assert "Fechtbahn" in text
        assert "■■■■" in text
        assert "Wie stehst du in dieser Runde?" in text
        await pilot.press("enter")
        for _ in range(4):
            await pilot.pause()
        assert "→ Blau" in screen_text(app)
