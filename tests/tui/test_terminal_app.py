"""The keys that work everywhere: settings and commands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tui.looking import put_cursor_on, seen
from tests.tui.playing import begun_to_agenda
from weimar_tui.tui.screens.settings import SettingsScreen
from weimar_tui.tui.screens.start import StartScreen

pytestmark = pytest.mark.usefixtures("at_once")


async def test_settings_are_opened_once(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f9", "f9", "question_mark", "f9")
        await pilot.pause()
        assert sum(isinstance(screen, SettingsScreen) for screen in app.screen_stack) == 1


async def test_the_palette_lists_what_is_possible_here_and_does_it(make_app: Any) -> None:
    app = make_app()
    ui, text = app.words.ui, app.words.text
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+p", "ctrl+p")
        await pilot.pause()
        shown = seen(app).text
        assert ui("palette-title") in shown and ui("palette-prompt") in shown
        for title, says in (
            (text("settings-key"), text("settings-palette")),
            (ui("key-quit-label"), ui("palette-quit")),
        ):
            put_cursor_on(app, title)
            await pilot.pause()
            assert says in seen(app).text
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen), "asked for twice, it lay there once"
        await pilot.press("ctrl+p")
        put_cursor_on(app, text("settings-key"))
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, SettingsScreen)


async def test_while_a_board_asks_the_palette_has_the_commands_of_the_board(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await begun_to_agenda(app, pilot, make_table())
        await pilot.press("ctrl+p")
        await pilot.pause()
        for command in app.board_now().commands():
            put_cursor_on(app, command.title)
