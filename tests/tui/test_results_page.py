"""The page after a Politics Phase waits for a key, scrolls, and returns with `s`."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.make_saves import SAVES
from tests.tui.looking import screen_text, seen, until
from tests.tui.playing import quick_app
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.branch import branch
from weimar_tui.tui.dialogs.card import BoardCard
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.summary import SummaryDialog
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.since import SinceScreen

BEFORE_ROUND_3 = 323
TITLE = "Round 2: Politics Phase results"


@pytest.fixture
def before_the_end_of_round_2(game: WeimarGame, tmp_path: Any) -> Any:
    """A game in which Zentrum's choice in a full city is its last one in the round."""
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    path = tmp_path / "politics.weimar"
    players = {seat: "human" if seat == "z" else "random" for seat in game.seats()}
    branch(replay, BEFORE_ROUND_3, path, players=players)
    return path


async def to_the_page(pilot: Any) -> None:
    """Close the rolls that concern the player, without a reaction, until the page comes."""
    while True:
        await until(pilot, lambda: isinstance(pilot.app.screen, BoardCard | QuestionDialog))
        if isinstance(pilot.app.screen, SummaryDialog):
            await until(pilot, lambda: TITLE in seen(pilot.app).text)
            return
        if isinstance(pilot.app.screen, QuestionDialog):
            await pilot.press("end")
        await pilot.press("enter")


async def test_the_page_waits_at_every_pace_and_comes_back(
    game: WeimarGame, before_the_end_of_round_2: Any
) -> None:
    app = quick_app(game, before_the_end_of_round_2.parent)
    app.go_at("fast")
    async with app.run_test(size=(160, 48)) as pilot:
        app.open_save(before_the_end_of_round_2)
        await until(pilot, lambda: app.words.ui("problem") and len(app.screen_stack) > 2)
        await pilot.press("1", "enter")
        await to_the_page(pilot)
        board = seen(app)
        assert TITLE in board.text, board.text
        assert re.search(r"declaration: \d without threats, \d with 2\+", board.text), board.text
        assert board.place("Victory points")[0] > board.place("Königsberg")[0], "the map is in view"
        for key in ("x", "7"):
            await pilot.press(key)
            assert isinstance(app.screen, SummaryDialog), f"{key} was meant for something else"
        await pilot.press("escape")
        assert "Victory points" not in screen_text(app)
        await pilot.press("enter")
        assert "Victory points" in screen_text(app), "the key after Esc only shows the page again"

        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Victory points" in screen_text(app) and "Government" not in screen_text(app)
        await pilot.press("end")
        assert "Government" in screen_text(app)
        app.go_at("gentle")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, SinceScreen))
        shown = screen_text(app)
        assert "Republic Phase" in shown and "Politics, step" not in shown, "the page said all that"
        app.go_at("fast")

        await until(pilot, lambda: len(app.screen_stack) > 2)
        while not isinstance(app.screen, GameScreen):
            await pilot.press("escape")
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, SinceScreen))
        rows = seen(app, "#decision").rows
        assert TITLE in rows[1], "its first line"
        await pilot.press("home", "enter")
        await until(pilot, lambda: isinstance(app.screen, SummaryDialog))
        await pilot.press("space")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))


async def test_during_the_phase_the_page_says_what_it_has_changed_so_far(
    game: WeimarGame, before_the_end_of_round_2: Any
) -> None:
    app = quick_app(game, before_the_end_of_round_2.parent)
    app.go_at("fast")
    async with app.run_test(size=(120, 40)) as pilot:
        app.open_save(before_the_end_of_round_2)
        await until(pilot, lambda: len(app.screen_stack) > 2 and "A full city" in screen_text(app))
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, SinceScreen))
        assert "Round 2: Politics Phase so far" in screen_text(app)
        assert "results" not in screen_text(app)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, SummaryDialog))
        assert "Victory points" in screen_text(app)


async def test_behind_the_page_the_answered_question_is_gone_and_only_working_keys_are_listed(
    game: WeimarGame, before_the_end_of_round_2: Any
) -> None:
    app = quick_app(game, before_the_end_of_round_2.parent)
    app.go_at("fast")
    async with app.run_test(size=(120, 40)) as pilot:
        app.open_save(before_the_end_of_round_2)
        await until(pilot, lambda: "A full city" in screen_text(app))
        await pilot.press("1", "enter")
        await to_the_page(pilot)
        board = next(one for one in app.screen_stack if isinstance(one, GameScreen)).board
        assert not board.bar.choice.items
        foot = seen(app).rows[39]
        assert "chronicle" in foot and "score" in foot
        for key in ("since", "menu", "panes", "filter", "replay"):
            assert key not in foot, foot
        await pilot.press("escape")
        await pilot.press("enter")
        await pilot.press("enter")
        await until(pilot, lambda: not isinstance(app.screen, SummaryDialog))
        await until(pilot, lambda: "menu" in seen(app).rows[39])
