"""Outcome cards wait for their effects, come one after the other, and lead to questions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.make_saves import SAVES
from tests.tui.looking import screen_text, seen, until
from tests.tui.playing import quick_app
from weimar_tui.games.weimar.rules import events as e
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.view.game_view import WeimarView
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.branch import branch
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.dialogs.roll import RollDialog
from weimar_tui.tui.screens.since import SinceScreen
from weimar_tui.tui.settings import GENTLE

FULL_BERLIN = ("example", 139, "z")
"""Police can join a Demonstration of this seat in a full city, as its first option; or not."""
FULL_CITY_OF_A_BOT = ("example", 399, "spd")
"""This seat can react to a bot's Demonstration in a full city."""
CRISIS = ("anarchy", 336, "spd")
"""This seat negotiates and makes crisis rolls, and bots react."""

Open = Callable[[tuple[str, int, str]], LocalApp]


@pytest.fixture
def continue_at(game: WeimarGame, tmp_path: Path) -> Open:
    """Make an app that continues a recorded game at a moment, with a person in one seat."""

    def make(moment: tuple[str, int, str]) -> LocalApp:
        name, number, seat = moment
        path = tmp_path / "continued.weimar"
        players = dict.fromkeys(game.seats(), "random") | {seat: "human"}
        replay = Replay.open(SAVES / f"{name}.weimar", lambda header: game)
        branch(replay, number, path, players=players)
        app = quick_app(game, tmp_path, opening=lambda app: app.open_save(path))
        app.go_at(GENTLE)
        return app

    return make


def shows(app: LocalApp, screen: type[Any]) -> Callable[[], bool]:
    return lambda: isinstance(app.screen, screen)


def is_asked(app: LocalApp) -> bool:
    """Whether a person is asked on the board or by a dialog, and nothing covers the question."""
    table: Any = app.table_now()
    return bool(table.human_decisions()) and not isinstance(app.screen, RollDialog | SinceScreen)


async def answer(app: LocalApp, pilot: Any, *keys: str) -> None:
    """Close what is read, and answer the first question by its first option, or by these keys."""
    await until(pilot, lambda: app.table_now() is not None)
    table: Any = app.table_now()
    (seat,) = table.humans

    def picks() -> int:
        return sum(pick.seat == seat for pick in table.session.history.picks)

    before = picks()
    for _ in range(200):
        for key in ("escape",) if isinstance(app.screen, SinceScreen) else (*keys, "enter"):
            if picks() == before:
                await pilot.press(key)
        if picks() > before:
            return
        await pilot.pause(0.02)
    raise AssertionError(screen_text(app))


@pytest.mark.parametrize("size", [(160, 48), (120, 40), (80, 24)])
async def test_the_card_names_the_question_that_its_roll_leads_to(
    continue_at: Open, size: tuple[int, int]
) -> None:
    app = continue_at(FULL_BERLIN)
    async with app.run_test(size=size) as pilot:
        await answer(app, pilot, "end")
        await until(pilot, shows(app, RollDialog))
        shown = " ".join(seen(app, "#roll").text.replace("│", " ").split())
        assert "Next: Demonstration: Berlin is full. Whose base do you remove" in shown
        await pilot.press("enter")
        await until(pilot, lambda: "A full city · Zentrum" in screen_text(app))


async def test_the_card_of_a_bot_comes_after_its_answer(continue_at: Open) -> None:
    app = continue_at(FULL_CITY_OF_A_BOT)
    async with app.run_test(size=(120, 40)) as pilot:
        await answer(app, pilot, "end")
        table: Any = app.table_now()
        await until(pilot, shows(app, RollDialog))
        rolls = [place for place, n in enumerate(table.events) if isinstance(n, e.DiceRolled)]
        assert any(isinstance(event, e.BaseRemoved) for event in table.events[rolls[-1] :])
        shown = screen_text(app)
        assert "−1 base" in shown and "Next: " not in shown


async def test_cards_that_wait_come_before_the_question_each_by_its_key(continue_at: Open) -> None:
    """A digit meant for the question answers nothing while a card is open."""
    app = continue_at(CRISIS)
    titles = []
    async with app.run_test(size=(120, 40)) as pilot:
        await answer(app, pilot)
        table: Any = app.table_now()
        await until(pilot, shows(app, RollDialog))
        picks = len(table.session.history.picks)
        while isinstance(app.screen, RollDialog):
            titles.append(next(row for row in screen_text(app).splitlines() if "┌─" in row))
            for key in ("2", "down", "x"):
                await pilot.press(key)
            assert isinstance(app.screen, RollDialog)
            await pilot.press("enter")
            await pilot.pause()
        assert len(titles) == len(set(titles)) >= 2, titles
        assert "Foreign Affairs · SPD" in titles[0] and "SPD" in titles[1]
        while isinstance(app.screen, SinceScreen):
            await pilot.press("escape")
            await pilot.pause()
        await until(pilot, lambda: is_asked(app))
        mine = [pick for pick in table.session.history.picks[picks:] if pick.seat == "spd"]
        assert not mine, "no key answered for the player"


async def test_skipped_cards_wait_in_the_review(continue_at: Open) -> None:
    app = continue_at(CRISIS)
    async with app.run_test(size=(120, 40)) as pilot:
        await answer(app, pilot)
        await until(pilot, shows(app, RollDialog))
        await pilot.press("space")
        await until(pilot, lambda: is_asked(app) or isinstance(app.screen, SinceScreen))
        await until(pilot, shows(app, SinceScreen))
        await pilot.press("escape")
        await until(pilot, lambda: is_asked(app))
        await pilot.press("s")
        await until(pilot, shows(app, SinceScreen))
        for _ in range(20):
            if "▸ SPD · 2 crisis rolls" in screen_text(app):
                break
            await pilot.press("down")
        await pilot.press("enter")
        await until(pilot, shows(app, RollDialog))
        assert "─ SPD · 2 crisis rolls" in screen_text(app)


async def test_rolls_that_cards_have_told_are_not_told_again(continue_at: Open) -> None:
    app = continue_at(CRISIS)
    async with app.run_test(size=(120, 40)) as pilot:
        await answer(app, pilot)
        cards = 0
        await until(pilot, shows(app, RollDialog))
        for _ in range(100):
            if isinstance(app.screen, SinceScreen):
                break
            if isinstance(app.screen, RollDialog):
                cards += 1
                await pilot.press("enter")
            await pilot.pause(0.02)
        assert cards >= 2
        told = []
        page: Any = app.screen
        for line in page.lines:
            told += [line.text, *line.details]
        assert told and not [text for text in told if text.startswith("SPD rolls")]
        await pilot.press("escape")
        await until(pilot, lambda: is_asked(app))
        await pilot.press("s")
        await until(pilot, shows(app, SinceScreen))
        again: Any = app.screen
        told = [text for line in again.lines for text in getattr(line, "details", ())]
        assert any(text.startswith("SPD rolls") for text in told), "on request all is told"


def test_only_questions_about_a_result_table_leave_a_roll_open(game: WeimarGame) -> None:
    replay = Replay.open(SAVES / "nsdap.weimar", lambda header: game)
    for moment, is_open in ((31, False), (93, True), (106, True), (144, False)):
        replay.jump(moment)
        assert WeimarView().is_carried_out(game.view(replay.position, "spd")) is is_open
