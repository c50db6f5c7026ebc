"""The form of a new game describes the chosen scenario, on the screen and in its help."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tui.looking import put_cursor_on, seen as on_screen, sizes_and_languages, under_cursor
from tests.tui.test_screens import choose
from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.rules.scenario_data import load_scenario, scenario_ids
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.screens.new_game import NewGameScreen


def plain(text: str) -> str:
    """The letters alone, whatever the line breaks."""
    return "".join(text.split())


@pytest.mark.parametrize(("size", "lang"), sizes_and_languages([(80, 24), (120, 40)]))
async def test_the_scenario_is_described_as_it_changes(
    make_app: Any, lang: str, size: tuple[int, int]
) -> None:
    app = make_app(lang)
    async with app.run_test(size=size) as pilot:
        await choose(app, pilot, "new")
        assert isinstance(app.screen, NewGameScreen)
        put_cursor_on(app, "scenario")
        words, seen = app.loaded().words, set()
        for _ in scenario_ids():
            name = under_cursor(app).partition("◂")[2].strip(" ▸")
            (id,) = (id for id in scenario_ids() if words.scenario(id) == name)
            about = plain(app.loaded().words.text(f"scenario-{id}"))
            assert about in plain(on_screen(app, "#about").text), id
            seen.add(id)
            await pilot.press("right")
        assert seen == set(scenario_ids())
        # It stays while other rows are chosen.
        put_cursor_on(app, "me")
        await pilot.press("down")
        about = plain(app.loaded().words.text("scenario-main"))
        assert about in plain(on_screen(app, "#about").text)


@pytest.mark.parametrize(("lang", "key"), [("de", "f1"), ("zh", "question_mark")])
async def test_help_begins_with_the_chosen_scenario(make_app: Any, lang: str, key: str) -> None:
    app = make_app(lang)
    async with app.run_test(size=(100, 50)) as pilot:
        await choose(app, pilot, "new")
        put_cursor_on(app, "scenario")
        while app.loaded().words.scenario("republic-on-the-brink") not in under_cursor(app):
            await pilot.press("right")
        await pilot.press(key)
        await pilot.pause()
        dialog = app.screen
        assert isinstance(dialog, ReadingDialog)
        name = app.words.pick(load_scenario("republic-on-the-brink").name)
        assert dialog.text.startswith(f"# {name}\n")
        text = plain(on_screen(app, "#reading").text)
        assert plain(
            app.loaded().words.text("scenario-republic-on-the-brink-special")
        ) in text.replace("│", "")
        assert "1929-33" in text
        # the form itself is still explained below
        assert plain(app.loaded().words.text("scenario-republic-on-the-brink-time")) in text
        assert dialog.text.count("\n# ") >= 1


async def test_beside_a_row_are_only_the_other_choices(make_app: Any) -> None:
    app = make_app("en")
    async with app.run_test(size=(120, 40)) as pilot:
        await choose(app, pilot, "new")
        put_cursor_on(app, "bots")
        for _ in range(2):
            now, _, others = under_cursor(app).partition("◂ ")[2].partition(" ▸")
            assert len(others.split(" · ")) > 3 and now not in others
            await pilot.press("right")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_next_lesson_has_its_whole_name(
    make_app: Any, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(lang, game="wir_sind_das_volk")
    lessons = app.loaded().plugin.lessons()
    first = ("wir_sind_das_volk", lessons[0].id)
    monkeypatch.setattr("weimar_tui.tui.screens.new_game.learnt_lessons", lambda saves: {first})
    async with app.run_test(size=(120, 40)) as pilot:
        await choose(app, pilot, "new")
        name = app.loaded().words.text(f"learn-game-{lessons[1].id}")
        assert plain(name) in plain(on_screen(app, "#about").text)
