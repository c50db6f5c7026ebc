"""The list of saves: the contents of a line, deleting and renaming, and undoing that."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from tests.make_saves import SAVES
from tests.tui.looking import screen_text
from weimar_tui.play.saves import list_saves
from weimar_tui.tui.line import LineInput
from weimar_tui.tui.screens.saves import SavesScreen


def names(folder: Path) -> set[str]:
    return {entry.name for entry in list_saves(folder)}


async def test_saves_are_named_renamed_and_deleted_and_that_is_taken_back(
    make_app: Any, tmp_path: Path
) -> None:
    for name in ("one", "two"):
        shutil.copy(SAVES / "example.weimar", tmp_path / f"{name}.weimar")
    (entry, _) = list_saves(tmp_path)
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await app.push_screen(SavesScreen())
        await pilot.pause()
        text = screen_text(app)
        assert f"{entry.changed.day} {entry.changed:%b %Y, %H:%M}" in text
        assert app.loaded("weimar").words.scenario(entry.scenario) in text
        await pilot.press("x")
        await pilot.pause()
        assert names(tmp_path) == {"one"}
        assert "two was deleted. u restores it." in screen_text(app)
        await pilot.press("n")
        await pilot.pause()
        assert app.screen.query_one(LineInput).value == "one"
        await pilot.press(*"first", "enter")
        await pilot.pause()
        assert names(tmp_path) == {"first"}
        assert "Renamed to first." in screen_text(app)
        await pilot.press("u")
        await pilot.pause()
        assert names(tmp_path) == {"one"}
        await pilot.press("u", "u")
        await pilot.pause()
        assert names(tmp_path) == {"one", "two"}
        assert "Nothing was deleted" in screen_text(app)


async def test_examples_stay(make_app: Any, tmp_path: Path) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(SavesScreen(watching=True))
        await pilot.pause()
        await pilot.press("x", "n")
        await pilot.pause()
        assert "Only your own saves" in screen_text(app)
    assert (SAVES / "example.weimar").exists()
