"""Forms: left and right change a row, by arrow or letter, but a letter typed is only a letter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.tui.looking import put_cursor_on, screen_text
from tests.tui.moments import SAVES
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.replay import Replay
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.lobby.new_table import NewTableScreen
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.screen import WeimarScreen
from weimar_tui.tui.screens.new_game import NewGameScreen
from weimar_tui.tui.screens.play_on import PlayOnScreen
from weimar_tui.tui.screens.settings import SettingsScreen


def play_on(game: WeimarGame) -> PlayOnScreen:
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    return PlayOnScreen(replay, Playset(game, "en"))


FORMS: list[tuple[Callable[[WeimarGame], WeimarScreen], str]] = [
    (lambda game: SettingsScreen(), "2"),
    (lambda game: NewGameScreen(), "3"),
    (play_on, "2"),
]
"""Each form, and the number of a row with several values."""


@pytest.mark.parametrize(("form", "row"), FORMS)
async def test_letters_typed_into_the_filter_change_nothing(
    make_app: Any, game: WeimarGame, form: Callable[[WeimarGame], WeimarScreen], row: str
) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(form(game))
        await pilot.pause()
        choice = app.screen.query_one(ChoicePane).choice
        said = {item.id: item.text for item in choice.items}
        await pilot.press(row, "f", "h", "l", "q", "j", "k")
        await pilot.pause()
        choice = app.screen.query_one(ChoicePane).choice
        assert choice.filter == "hlqjk"
        assert {item.id: item.text for item in choice.items} == said
        assert "hlqjk" in screen_text(app)


@pytest.mark.parametrize(("form", "row"), FORMS)
@pytest.mark.parametrize("keys", [("right", "left"), ("l", "h")])
async def test_arrows_and_letters_change_a_row(
    make_app: Any,
    game: WeimarGame,
    form: Callable[[WeimarGame], WeimarScreen],
    row: str,
    keys: tuple[str, str],
) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(form(game))
        await pilot.pause()
        await pilot.press(row)
        seen = []
        for key in ("home", keys[0], keys[1]):
            await pilot.press(key if key != "home" else row)
            await pilot.pause()
            seen.append(screen_text(app))
        assert seen[0] != seen[1]
        assert seen[0] == seen[2]


def test_no_form_hears_letters_before_they_are_typed() -> None:
    """The form of a served table needs a server; its keys are like those of the others."""
    for form in (NewTableScreen, NewGameScreen, PlayOnScreen, SettingsScreen):
        for binding in form.BINDINGS:
            assert not getattr(binding, "priority", False), (form, binding)


async def test_undo_of_a_game_played_on_is_a_row_of_its_own(
    make_app: Any, game: WeimarGame
) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(play_on(game))
        await pilot.pause()
        put_cursor_on(app, "free-undo")
        await pilot.press("right")
        assert app.screen.values["free-undo"] == "yes"
        assert app.words.ui("new-free-undo") in screen_text(app)
