"""The form of a new table line by line: a saved game says by itself what is played."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from tests.plain.conftest import Player
from weimar_tui.plain.new_table import NewTable
from weimar_tui.table.wire import GameOffered, MakeTable, SavedGame, ScenarioOffered
from weimar_tui.text.words import GameWords, Words

RED_AND_BLUE = ("red", "blue")
SAVE = SavedGame(name="old.weimar", game="tag", scenario="long", seats=RED_AND_BLUE)
CHESS = GameOffered(
    id="chess",
    digest="",
    bots=(),
    scenarios=(ScenarioOffered(id="main", seats=(("white", "black"),)),),
)
TAG = GameOffered(
    id="tag",
    digest="",
    bots=(),
    scenarios=(
        ScenarioOffered(id="main", seats=(("red",),), options={"speed": ("slow", "fast")}),
        ScenarioOffered(id="long", seats=(("red", "blue", "green"), RED_AND_BLUE)),
    ),
)


def asked(*lines: str, saves: tuple[SavedGame, ...] = (SAVE,)) -> tuple[MakeTable | None, str]:
    """The table that these lines wish for, and what was read."""
    games = {game.id: game for game in (CHESS, TAG)}
    welcome = SimpleNamespace(games=(CHESS, TAG), game=games.get)
    link: Any = SimpleNamespace(welcome=welcome, lobby=SimpleNamespace(saves=saves))
    player = Player(*lines)
    form = NewTable(player.console, Words("en"), link, lambda id: GameWords(id, "en"))
    return asyncio.run(form.ask()), player.said


def test_a_saved_game_is_gone_on_with_in_its_own_seats() -> None:
    wish, said = asked("Saved game", "old", "make the table")
    assert wish is not None
    assert (wish.save, wish.game, wish.scenario) == ("old.weimar", "tag", "long")
    assert wish.seats == {"red": "", "blue": ""}
    form = said.rpartition("A new table")[2]
    assert "Saved game: old.weimar" in form
    for name in ("Game:", "Scenario:", "Players:"):
        assert f". {name}" not in form, "that is settled"


def test_another_wish_begins_anew_with_the_same_game() -> None:
    wish, said = asked("Saved game", "old", "Saved game", "fresh", "make the table")
    assert wish is not None
    assert (wish.save, wish.game, wish.scenario) == ("", "tag", "main")
    assert wish.options == {"speed": "slow"}
    assert ". Scenario: main" in said.rpartition("Saved game")[2]


def test_without_saved_games_there_is_no_such_line() -> None:
    wish, said = asked("make the table", saves=())
    assert wish is not None and not wish.save
    assert "Saved game" not in said
