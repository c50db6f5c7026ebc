"""A game at a local table, with bots and people, and in plain mode."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plain.conftest import Player
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import read_save
from weimar_tui.kernel.verify import verify
from weimar_tui.plain.app import PlainApp, StartOptions
from weimar_tui.plain.console import run_now
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.players import RANDOM
from weimar_tui.plugin import GamePlugin
from weimar_tui.registry import games_of
from weimar_tui.text.languages import languages


def test_bots_play_at_a_table_and_its_save_is_in_order(
    plugin: GamePlugin, game: Game, tmp_path: Path
) -> None:
    path = tmp_path / "game.weimar"
    scenario = plugin.scenarios()[0]
    players = dict.fromkeys(scenario.seats[0], RANDOM)
    table = GameHandle.new(game, scenario.id, players, "7", path=path)
    for _ in range(150):
        if (decision := table.bot_decision()) is None:
            break
        table.pick(decision.number, table.answer_of(decision).option)
    picks = len(table.session.history.picks)
    table.close()
    assert picks > 10 and verify(path, games_of()).difference is None
    again = GameHandle.open(path, games_of())
    assert len(again.session.history.picks) == picks
    assert again.session.position == table.session.position
    again.close()


@pytest.mark.parametrize("language", languages())
def test_a_person_plays_in_lines(plugin: GamePlugin, tmp_path: Path, language: str) -> None:
    # A new game with the suggested settings, then answers by number; unknown ones do nothing.
    player = Player(*["1"] * 4, *"1234567" * 4)
    run_now(
        PlainApp(player.console, StartOptions(language, plugin.id, seed="7", saves=tmp_path)).run()
    )
    (path,) = tmp_path.glob("*.weimar")
    assert verify(path, games_of()).difference is None
    saved = read_save(path)
    assert sum(pick.seat == saved.header.seats[0] for pick in saved.picks) > 5
    assert "Traceback" not in player.said
