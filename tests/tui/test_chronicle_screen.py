"""The chronicle on the whole screen: filters, rounds, search, and the way to a place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.make_saves import SAVES
from tests.tui.looking import screen_text, seen, until
from tests.tui.playing import quick_app
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.branch import branch
from weimar_tui.tui.screens.chronicle import ChronicleScreen
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.replay import ReplayScreen

IN_ROUND_2 = 250


@pytest.fixture
def in_round_2(game: WeimarGame, tmp_path: Any) -> Any:
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    replay.jump(IN_ROUND_2)
    seat = replay.position.decisions[0].seat
    path = tmp_path / "round.weimar"
    players = {other: "human" if other == seat else "random" for other in game.seats()}
    branch(replay, IN_ROUND_2, path, players=players)
    return path


def cursor_row(app: Any) -> str:
    return next(row for row in seen(app).rows if row.startswith("│ ▸"))


async def test_from_the_chronicle_to_the_place_and_to_the_moment(
    game: WeimarGame, in_round_2: Any
) -> None:
    app = quick_app(game, in_round_2.parent)
    async with app.run_test(size=(160, 48)) as pilot:
        app.open_save(in_round_2)
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        await pilot.pause()
        await pilot.press("l")
        await until(pilot, lambda: isinstance(app.screen, ChronicleScreen))
        text = screen_text(app)
        assert "Chronicle · all" in text and "In full" in text and "as it is now" in text
        assert "draws 2 timeline cards" not in text

        await pilot.press("p")
        assert "Round 2 begins" in cursor_row(app)
        await pilot.press("n")
        assert "Round 2 begins" in cursor_row(app), "there is no later one"
        await pilot.press("d")
        assert "timeline cards" in screen_text(app), "cards drawn, on request"
        await pilot.press("d", "f", "f")
        assert "Chronicle · KPD" in screen_text(app)
        await pilot.press("f", "f", "f")

        await pilot.press("slash", *"coup", "enter")
        rows = [row for row in seen(app).rows if "Coup ·" in row]
        assert rows and "coup" in seen(app).rows[0]
        await pilot.press("home", "down")
        while "Coup ·" not in cursor_row(app):
            await pilot.press("down")
        city = cursor_row(app).split("Coup · ")[1].split()[0]
        assert seen(app).style(city) == seen(app).style("▸"), "the line under the cursor"

        await pilot.resize_terminal(80, 24)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        board = seen(app)
        assert board.style(city) == app.look.style("strong cursor"), "on the map"
        await pilot.press("x")
        assert seen(app).style(city) != board.style(city), "until the next key"

        await pilot.press("l", "p", "r")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await until(pilot, lambda: "Round 2/6 · " in screen_text(app))
