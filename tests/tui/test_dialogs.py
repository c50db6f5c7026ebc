"""Every dialog of the rules, with questions from recorded games."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.games.weimar.view.moments import asked, moments
from tests.tui.looking import same_as_snapshot, screen_text, until
from weimar_tui.games.weimar.rules.events import DiceRolled
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.subjects import Trigger
from weimar_tui.games.weimar.view.dialogs import DIALOGS
from weimar_tui.kernel.decision import Decision
from weimar_tui.text.handbook import help_text
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.dialogs import roll
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.dialogs.roll import HURRY, RollDialog
from weimar_tui.tui.pane import Pane

pytestmark = pytest.mark.usefixtures("at_once")

SEEN = (
    "react",
    "increase",
    "oppose-coup",
    "full-city",
    "agenda",
    "pledge",
    "minor-party",
    "majority-tie",
    "propose-issue",
    "answer-proposal",
    "order-coalitions",
    "join-coalition",
    "name-chancellor",
    "order-voting",
    "cast-vote",
    "vote-again",
    "president-debate",
)
"""Kinds of question in the recorded games."""

OWN_HELP = {
    "react": "# Reaction",
    "increase": "# Better result",
    "oppose-coup": "# Oppose a Coup?",
    "full-city": "# Full city",
    "agenda": "# Agenda",
    "propose-issue": "# Divided issue",
    "answer-proposal": "# Divided issue",
    "join-coalition": "# Coalition",
    "cast-vote": "# Election of the Reichspräsident",
    "vote-again": "# Election of the Reichspräsident",
}

VIEWS = [((160, 48), "en"), ((120, 40), "zh"), ((80, 24), "de")]


def box(app: Any) -> Canvas:
    """The dialog without the board below."""
    pane = app.screen.query_one(Pane)
    return cast("Canvas", pane.draw(*pane.size))


@pytest.mark.parametrize(("size", "lang"), VIEWS)
async def test_every_dialog(
    make_app: Any, game: WeimarGame, size: tuple[int, int], lang: str
) -> None:
    app = make_app(lang)
    async with app.run_test(size=size) as pilot:
        app.loaded_now = app.loaded  # as over its board
        for kind in SEEN:
            moment = moments(game)[kind]
            choice, scene = asked(game, moment, lang)
            await app.push_screen(DIALOGS[kind](choice, moment[1], scene))
            await pilot.pause()
            same_as_snapshot(f"dialog-{kind}-{size[0]}-{lang}", box(app))
            app.screen.dismiss(None)
            await pilot.pause()


async def test_each_dialog_has_its_own_help(make_app: Any, game: WeimarGame) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        app.loaded_now = app.loaded  # as over its board
        for kind, text in OWN_HELP.items():
            moment = moments(game)[kind]
            choice, scene = asked(game, moment, "en")
            await app.push_screen(DIALOGS[kind](choice, moment[1], scene))
            await pilot.pause()
            await pilot.press("f1")
            assert isinstance(app.screen, ReadingDialog), kind
            assert app.screen.text.startswith(text)
            for _ in range(2):
                app.screen.dismiss(None)
                await pilot.pause()


async def test_a_second_roll_is_told_about_with_the_dice(make_app: Any, game: WeimarGame) -> None:
    choice, scene = asked(game, moments(game)["react"], "en")
    fallen = Decision(9, "spd", "react", ("stresemann", "pass"), Trigger(trigger="roll"))
    dialog = DIALOGS["react"](choice, fallen, scene)
    assert dialog.heading.startswith("Roll again?")
    assert help_text("weimar", dialog.help_topic(), "en").startswith("# The roll")


# --- the roll itself ----------------------------------------------------------------------------
ROLL = DiceRolled("kpd", "coup", (2, 6, 6), 7, "essen")


def roll_dialog(hold: float) -> RollDialog:
    return RollDialog("Coup in Essen · KPD", ROLL.dice, ("KPD rolls 2, 6, 6: result 7.",), hold)


async def test_dice_fall_and_come_to_rest(make_app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.loaded_now = app.loaded  # as over its board
        monkeypatch.setattr(roll, "FALL", 3600.0)
        await app.push_screen(roll_dialog(60.0))
        await pilot.pause()
        assert "result 7" not in screen_text(app)
        monkeypatch.setattr(roll, "FALL", 0.1)
        await until(pilot, lambda: "result 7" in screen_text(app))
        same_as_snapshot("dialog-roll-80", box(app))


async def test_everything_that_came_of_a_roll_is_told(make_app: Any) -> None:
    app = make_app()
    told = [
        f"A rather long line about what came of the roll, which is number {n}." for n in range(4)
    ]
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(RollDialog("Coup", ROLL.dice, told, 60.0))
        await until(pilot, lambda: "number 0." in box(app).text())
        text = box(app).text()
        assert [f"number {n}." in text for n in range(4)] == [True] * 4


async def test_a_roll_goes_by_itself(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(roll_dialog(0.05))
        await until(pilot, lambda: not isinstance(app.screen, RollDialog))


@pytest.mark.parametrize(("key", "closed_with"), [("enter", None), ("space", HURRY)])
async def test_a_key_skips_falling_dice(
    make_app: Any, monkeypatch: pytest.MonkeyPatch, key: str, closed_with: str | None
) -> None:
    monkeypatch.setattr(roll, "FALL", 3600.0)
    app = make_app()
    closed: list[Any] = []
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(roll_dialog(60.0), closed.append)
        await pilot.pause()
        await pilot.press(key)
        await pilot.pause()
        assert closed == [closed_with]


async def test_help_on_a_roll_lets_the_dice_lie(
    make_app: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    monkeypatch.setattr(roll, "FALL", 3600.0)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(roll_dialog(0.05))
        await pilot.pause()
        await pilot.press("f1")
        await pilot.pause(0.6)
        assert isinstance(app.screen, ReadingDialog)
        await pilot.press("escape")
        assert isinstance(app.screen, RollDialog)
        assert "result 7" in screen_text(app)
