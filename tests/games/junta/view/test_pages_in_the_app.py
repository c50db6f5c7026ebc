"""Pages of Junta in the app: a visit to the bank."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.games.junta.table import game
from tests.tui.looking import screen_text, until
from weimar_tui.bots.question import BotAnswer
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.dialogs.summary import SummaryDialog
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.since import SinceScreen


class Quick(GameHandle):
    """A table whose bots take the first answer at once."""

    def answer_of(self, decision: Any) -> BotAnswer:
        return BotAnswer(option=decision.options[0], by="first")


def at_the_bank(tmp_path: Path) -> Quick:
    """A random game at the bank, with money in Aguado's pocket."""
    seats = ("aguado", "bravo", "cortina", "delgado")
    players = dict.fromkeys(seats, "steady") | {"aguado": "human"}
    path = tmp_path / "bank.weimar"
    table = Quick.new(game(), "main", players, "3", path=path, options={"seats": 4})
    assert isinstance(table, Quick)
    chance = random.Random(3)
    while True:
        asked = table.session.decisions
        mine = [one for one in asked if (one.kind, one.seat) == ("bank", "aguado")]
        if mine and "in:all" in mine[0].options:
            return table
        first = asked[0]
        to_bank = (first.kind, first.seat) == ("place", "aguado")
        table.session.pick(first.number, "bank" if to_bank else chance.choice(first.options))


async def test_the_page_about_the_bank_stays_and_can_be_seen_again(tmp_path: Path) -> None:
    table = at_the_bank(tmp_path)
    pocket = table.session.position.families["aguado"].pocket.total
    app = LocalApp(lang="en", motion=False, saves=tmp_path, game="junta")
    app.input_guard.wait = 0.0
    app.go_at("fast")
    async with app.run_test(size=(120, 40)) as pilot:
        app.play(table)
        await until(pilot, lambda: "At the bank counter" in screen_text(app))
        await pilot.press("1", "enter")
        await until(pilot, lambda: isinstance(app.screen, SummaryDialog))
        shown = screen_text(app)
        assert ": the bank" in shown and f"({pocket} million)" in shown
        await pilot.press("x", "7")
        assert isinstance(app.screen, SummaryDialog), "keys meant for something else"
        await pilot.press("enter")
        await until(pilot, lambda: not isinstance(app.screen, SummaryDialog))
        await pilot.pause()
        if not isinstance(app.screen, GameScreen):
            await pilot.press("escape")  # the next question is put off
            await until(pilot, lambda: isinstance(app.screen, GameScreen))
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, SinceScreen))
        assert ": the bank" in screen_text(app)


async def test_a_pane_that_a_question_brings_up_goes_with_the_question(tmp_path: Path) -> None:
    app = LocalApp(lang="en", motion=False, saves=tmp_path, game="junta")
    app.input_guard.wait = 0.0
    async with app.run_test(size=(120, 40)) as pilot:
        app.play(at_the_bank(tmp_path))
        await until(pilot, lambda: "At the bank counter" in screen_text(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        assert isinstance(app.screen, GameScreen)
        board = app.screen.board
        assert board.bring_up("money"), "it covers the talk"
        await until(pilot, lambda: "F6 Money" in screen_text(app))
        assert not board.bring_up("money"), "the next question about money"
        assert board.bring_up("offices"), "a question about something else"
        await until(pilot, lambda: "F8 Talk" in screen_text(app))
        await pilot.press("f6")
        assert not board.bring_up("offices"), "what the player opened stays"
        assert "F6 Money" in screen_text(app)
