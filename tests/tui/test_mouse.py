"""The mouse: named keys can be clicked, the wheel scrolls, and another click chooses."""

from __future__ import annotations

from typing import Any

import pytest
from textual import events

from tests.tui.looking import seen, until
from tests.tui.playing import begun
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.clicked_keys import named_at
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.new_game import NewGameScreen
from weimar_tui.tui.screens.pictures import GamePicture
from weimar_tui.tui.screens.standing import PointsScreen
from weimar_tui.tui.screens.start import StartScreen
from weimar_tui.tui.settings import Preferences, Settings

LONG = "\n".join(f"Line {number}" for number in range(200))


async def click_on(app: LocalApp, pilot: Any, part: str, text: str) -> None:
    """Click on the last row of a widget that shows a text, on its first letter."""
    rows = seen(app, part).rows
    y = max(y for y, row in enumerate(rows) if text in row)
    await pilot.click(part, offset=(rows[y].index(text), y))
    await pilot.pause()


async def turn(app: LocalApp, pilot: Any, part: str, way: type[events.MouseEvent]) -> None:
    """Turn the wheel once over a widget."""
    region = app.screen.query_one(part).region
    x, y = region.x + 3, region.y + 3
    app.post_message(way(None, x, y, 0, 0, 0, False, False, False, x, y))
    await pilot.pause()


async def test_keys_named_in_the_footer_run_as_the_player_has_set_them(
    make_app: Any, make_table: Any
) -> None:
    settings = Settings(keys={"game.cards": "y"})
    app = make_app(preferences=Preferences(settings))
    async with app.run_test(size=(160, 48)) as pilot:
        await begun(app, pilot, make_table())
        await click_on(app, pilot, "#foot", "y cards")
        assert isinstance(app.screen, CodexScreen)
        await pilot.press("escape")
        await pilot.pause()
        await click_on(app, pilot, "#foot", "cards")
        assert isinstance(app.screen, CodexScreen), "on the word as well as on the key"
        await pilot.press("escape")
        await pilot.pause()
        await click_on(app, pilot, "#foot", "v score")
        assert isinstance(app.screen, PointsScreen)
        await pilot.press("escape")
        await pilot.pause()
        focused = app.screen.focused
        await click_on(app, pilot, "#foot", "Tab panes")
        assert isinstance(app.screen, GameScreen) and app.screen.focused is not focused
        table = app.screen.table
        blank = seen(app, "#foot").rows[0].index("? ") - 3
        await pilot.click("#foot", offset=(blank, 0))
        await pilot.pause()
        assert isinstance(app.screen, GameScreen) and not table.session.history.picks


async def test_keys_on_the_edge_of_a_dialog_and_below_a_form_can_be_clicked(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await app.push_screen(ReadingDialog("Title", LONG))
        await pilot.pause()
        await click_on(app, pilot, "#reading", "Enter close")
        assert isinstance(app.screen, StartScreen)
        await app.push_screen(NewGameScreen())
        await pilot.pause()
        await click_on(app, pilot, "#foot", "? help")
        assert isinstance(app.screen, ReadingDialog)
        await pilot.press("escape")
        await pilot.pause()
        await click_on(app, pilot, "#foot", "Esc back")
        assert isinstance(app.screen, StartScreen)


async def test_a_click_on_a_key_that_answers_has_to_wait_like_the_key(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(NewGameScreen())
        await pilot.pause()
        app.input_guard.wait = 60.0
        app.input_guard.came_up()
        await click_on(app, pilot, "#foot", "Enter choose")
        assert isinstance(app.screen, NewGameScreen)
        app.input_guard.wait = 0.0
        await click_on(app, pilot, "#foot", "Enter choose")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))


async def test_the_wheel_scrolls_what_is_read_and_the_chronicle(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=(160, 48)) as pilot:
        await begun(app, pilot, make_table())
        for _ in range(6):
            await pilot.press("enter")
            await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        latest = seen(app, "#chronicle").text
        await turn(app, pilot, "#chronicle", events.MouseScrollUp)
        await pilot.pause()
        assert seen(app, "#chronicle").text != latest
        await turn(app, pilot, "#chronicle", events.MouseScrollDown)
        await pilot.pause()
        assert seen(app, "#chronicle").text == latest
        dialog = ReadingDialog("Title", LONG)
        await app.push_screen(dialog)
        await pilot.pause()
        await turn(app, pilot, "#reading", events.MouseScrollDown)
        await pilot.pause()
        assert "Line 3" in seen(app, "#reading").rows[1]
        await turn(app, pilot, "#reading", events.MouseScrollUp)
        await pilot.pause()
        assert "Line 0" in seen(app, "#reading").rows[1]


async def test_the_second_click_chooses_in_lists_and_opens_a_picture(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen) and app.screen.is_painted)
        picture = app.screen.query(GamePicture).first()
        await pilot.click(picture, offset=(5, 3))
        await pilot.pause()
        assert isinstance(app.screen, StartScreen) and picture.has_focus
        assert "▸" not in seen(app, "#menu").text, "one cursor"
        assert f"Start a game of {picture.summary.name}" in seen(app, "#about").text
        await pilot.press("down")
        assert "▸" in seen(app, "#menu").text
        await pilot.press("up")
        assert picture.has_focus, "Up from the first row leads back to it"
        await pilot.click(picture, offset=(5, 3))
        await pilot.pause()
        assert isinstance(app.screen, StartScreen), "the click before was another visit"
        await pilot.click(picture, offset=(5, 3))
        await pilot.pause()
        assert isinstance(app.screen, NewGameScreen)
        await pilot.press("escape")
        await pilot.pause()
        await click_on(app, pilot, "#menu", "Rules")
        assert isinstance(app.screen, StartScreen)
        assert app.screen.query_one(ChoicePane).choice.answer[1] == "rules"
        await click_on(app, pilot, "#menu", "Rules")
        assert isinstance(app.screen, CodexScreen)


@pytest.mark.parametrize(
    ("x", "named"),
    [(0, "←"), (9, "Enter"), (15, "Enter"), (18, ""), (21, "?"), (29, "Esc")],
)
def test_the_key_of_a_part_is_its_first_word(x: int, named: str) -> None:
    assert named_at("← back · Enter on · ? help · Esc", x) == named
