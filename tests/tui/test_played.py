"""A played card is on the table for a moment; any key removes it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.make_saves import SAVES
from tests.tui.looking import seen, under_cursor
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.branch import branch
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.motion import GLANCE, STRIDE, UNFOLDING
from weimar_tui.tui.replay.app import replay_app
from weimar_tui.tui.screens.since import SinceScreen

PLAYED = ("enter", "enter")
"""The card under the cursor, with the first use in the list."""


def test_nobody_waits_longer_than_half_a_second() -> None:
    assert STRIDE * UNFOLDING < GLANCE < 0.5


@pytest.fixture
def recorded(game: WeimarGame) -> Replay:
    return Replay.open(SAVES / "example.weimar", lambda header: game)


@pytest.fixture
def first_card(recorded: Replay) -> int:
    """The first moment at which a card is asked for."""
    for moment in range(recorded.first, recorded.last):
        recorded.jump(moment)
        if recorded.position.decisions[0].kind == "play-card":
            return moment
    raise AssertionError("no card is played")


@pytest.fixture
def begin(recorded: Replay, first_card: int, game: WeimarGame, tmp_path: Path) -> Any:
    """An app and a save of the moment at which the SPD plays a card."""
    recorded.jump(first_card)
    asked = recorded.position.decisions[0].seat

    def begin(
        *, person: bool = True, alone: bool = True, motion: bool = True, **options: Any
    ) -> tuple[Any, Path]:
        path = tmp_path / "card.weimar"
        others = [seat for seat in game.seats() if seat != asked]
        people = [asked, *others[: 0 if alone else 1]] if person else others[:1]
        players = {seat: "human" if seat in people else "random" for seat in game.seats()}
        branch(recorded, first_card, path, players=players)
        app = LocalApp(lang="en", motion=motion, saves=tmp_path, **options)
        app.input_guard.wait = 0.0
        app.outcomes_stay = False
        app.loaded_games.add(game)
        return app, path

    return begin


async def lies(pilot: Any, seconds: float = 10.0) -> bool:
    """Wait until a card is completely visible on the table."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if pilot.app.screen.query("#played") and pilot.app.screen.query_one("#played").display:
            await pilot.pause(STRIDE * UNFOLDING)
            return True
        await pilot.pause(0.02)
    return False


async def test_a_card_one_plays_lies_on_the_table_until_a_key_is_pressed(begin: Any) -> None:
    app, path = begin(alone=False)
    async with app.run_test(size=(160, 48)) as pilot:
        app.open_save(path)
        await pilot.press("enter")  # takes the keyboard
        await pilot.pause()
        name = under_cursor(app)[:6]
        await pilot.press(*PLAYED)
        assert await lies(pilot)
        shown = seen(app, "#played").text
        assert "plays" in shown
        assert name in shown
        await pilot.press("down")
        await pilot.pause()
        assert not app.screen.query_one("#played").display


async def test_a_key_that_takes_the_card_away_does_what_it_always_does(begin: Any) -> None:
    app, path = begin(alone=False)
    async with app.run_test(size=(160, 48)) as pilot:
        app.open_save(path)
        await pilot.press("enter")  # takes the keyboard
        await pilot.press(*PLAYED)
        assert await lies(pilot)
        before = under_cursor(app)
        await pilot.press("down")
        assert under_cursor(app) != before


async def test_my_own_card_does_not_cover_the_board_of_the_next_question(begin: Any) -> None:
    app, path = begin()
    async with app.run_test(size=(160, 48)) as pilot:
        app.open_save(path)
        await pilot.pause()
        asked = seen(app, "#decision").text
        await pilot.press(*PLAYED)
        await pilot.pause(STRIDE * UNFOLDING)
        assert seen(app, "#decision").text != asked
        assert not app.screen.query_one("#played").display


async def test_a_bot_plays_its_card_openly(begin: Any) -> None:
    app, path = begin(person=False)
    async with app.run_test(size=(120, 40)) as pilot:
        app.open_save(path)
        assert await lies(pilot)
        assert "SPD plays" in seen(app, "#played").text


async def test_on_a_small_screen_it_lies_over_the_pane_one_sees(begin: Any) -> None:
    app, path = begin(alone=False)
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_save(path)
        await pilot.press("enter")  # takes the keyboard
        await pilot.press(*PLAYED)
        assert await lies(pilot)
        card = app.screen.query_one("#played").region
        assert app.screen.query_one("#map").region.contains_region(card)


async def test_it_says_the_same_where_nothing_is_painted(begin: Any) -> None:
    app, path = begin(alone=False, ascii_only=True)
    async with app.run_test(size=(160, 48)) as pilot:
        app.open_save(path)
        await pilot.press("enter")  # takes the keyboard
        await pilot.press(*PLAYED)
        assert await lies(pilot)
        shown = seen(app, "#played")
        assert "plays" in shown.text
        assert shown.text.isascii()


async def test_with_motion_off_the_chronicle_alone_tells_of_it(begin: Any) -> None:
    app, path = begin(motion=False)
    async with app.run_test(size=(160, 48)) as pilot:
        app.open_save(path)
        await pilot.press(*PLAYED)
        assert not await lies(pilot, 0.3)
        assert "SPD plays" in seen(app, "#chronicle").text


async def test_a_recorded_card_is_seen_again(
    recorded: Replay, first_card: int, tmp_path: Path
) -> None:
    app = replay_app(recorded, first_card, lang="en", motion=True, saves=tmp_path)
    async with app.run_test(size=(160, 48)) as pilot:
        await pilot.pause()
        await pilot.press("right")
        assert await lies(pilot)
        assert "SPD plays" in seen(app, "#played").text
        await pilot.press("left")
        assert not await lies(pilot, 0.2)


async def test_so_are_the_cards_of_the_others_since_ones_turn(begin: Any) -> None:
    app, path = begin(person=False)
    async with app.run_test(size=(160, 48)) as pilot:
        app.open_save(path)
        assert await lies(pilot)
        while app.table_now().bot_decision() is not None:
            await pilot.pause(0.05)
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, SinceScreen)
        await pilot.press("end", "home")
        for _ in range(30):
            if await lies(pilot, 0.2):
                break
            await pilot.press("down")
        assert "plays" in seen(app, "#played").text
