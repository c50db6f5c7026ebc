"""The form of a new table line by line: a saved game determines what is played."""

from __future__ import annotations

import asyncio

from tests.plain.conftest import Player
from weimar_tui.plain.form import fill_in
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.replies import GameOffered, SavedGame, ScenarioOffered, Welcome
from weimar_tui.server.requests import MakeTable
from weimar_tui.server.table_form import NewTable
from weimar_tui.server.wire import WHOLE_VACATION
from weimar_tui.text.messages import GameMessages, Messages

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
        ScenarioOffered(id="alone", seats=(RED_AND_BLUE,), fixed={"blue": "cards"}),
    ),
)


def asked(
    *lines: str, saves: tuple[SavedGame, ...] = (SAVE,), role: str = ""
) -> tuple[MakeTable | None, str]:
    """The table that these lines request, and the output."""
    player, words = Player(*lines), Messages("en")
    welcome = Welcome(name="ann", games=(CHESS, TAG), role=role)
    new = NewTable(welcome, saves, LobbyMessages(words), lambda id: GameMessages(id, "en"))
    made = asyncio.run(fill_in(player.console, words, new, "A new table", "Make the table"))
    return new.wish if made else None, player.said


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
    wish, said = asked("Saved game", "old", "Saved game", "start a new", "make the table")
    assert wish is not None
    assert (wish.save, wish.game, wish.scenario) == ("", "tag", "main")
    assert wish.options == {"speed": "slow"}
    assert ". Scenario: main" in said.rpartition("Saved game")[2]


def test_a_seat_that_is_fixed_is_nobodys_choice_and_nobodys_wish() -> None:
    wish, said = asked("Game", "tag", "Scenario", "alone", "Details", "make the table")
    assert wish is not None and wish.scenario == "alone"
    assert wish.seats == {"red": "", "blue": ""}, "the scenario says who sits there"
    assert ". red: " in said and ". blue: " not in said


def test_without_saved_games_there_is_no_such_line() -> None:
    wish, said = asked("make the table", saves=())
    assert wish is not None and not wish.save
    assert "Saved game" not in said


def test_a_game_from_a_save_cannot_be_rated() -> None:
    _, said = asked("Details", "make the table", role="player")
    assert ". Rated: " in said
    _, said = asked("Saved game", "old", "Details", "make the table", role="player")
    assert ". Rated: " not in said.rpartition("A new table")[2]


def test_the_form_shows_a_title_as_others_will_see_it() -> None:
    wish, said = asked("Name", "Cafe\u0301 \u202e[two]", "make the table")
    assert wish is not None and wish.title == "Caf\u00e9 (two)"
    assert "Name: Caf\u00e9 (two)" in said


def test_names_typed_are_those_there_can_be_and_a_title_has_its_bounds() -> None:
    wish, said = asked(
        *("Name", "x" * 50, "Invited", "bea, ?? cleo", "Who can join", "Time per game", "2"),
        *("Game", "tag", "speed", "fast", "make the table"),
    )
    assert wish is not None
    assert (wish.title, wish.invited, wish.public) == ("x" * 40, ("bea", "cleo"), False)
    assert wish.game_clock > 0 and wish.options == {"speed": "fast"}
    assert "Who can join: invitation only" in said


def test_a_word_that_two_lines_have_means_the_one_that_begins_with_it() -> None:
    """“Game: chess” and “Clock, game: none”."""
    wish, said = asked("game", "tag", "make the table")
    assert wish is not None and wish.game == "tag"
    assert "that appears in only one line" not in said


def test_a_slow_table_limits_vacations_to_a_week_unless_its_maker_wants_more_or_less() -> None:
    wish, said = asked("Details", "make the table", saves=(), role="player")
    assert wish is not None and ". Vacation: " not in said
    wish, said = asked("Pace", "day", "Details", "make the table", saves=(), role="player")
    assert wish is not None and wish.vacation == 7
    assert ". Vacation: stops a player's clock for 7 days" in said.replace("\u2068", "")
    lines = ("Pace", "day", "Details", "Vacation", "as long as", "make the table")
    wish, _ = asked(*lines, saves=(), role="player")
    assert wish is not None and wish.vacation == WHOLE_VACATION
