"""Saving copies, full disks, failing bots and programs: nothing is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.hosted import saved
from tests.tui.looking import screen_text
from tests.tui.playing import begun, begun_to_agenda, picked
from weimar_tui import user_folders
from weimar_tui.bots.bot import Bot
from weimar_tui.kernel.errors import SaveError
from weimar_tui.play.game_handle import GameHandle

MIDDLE = (120, 40)


async def test_save_as_writes_a_copy(make_app: Any, make_table: Any, tmp_path: Path) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun(app, pilot, make_table())
        await pilot.press("5", "enter")
        await pilot.pause()
        await pilot.press("ctrl+s")
        await pilot.pause()
        await pilot.press("ctrl+u", *str(tmp_path / "copy"), "enter")
        await pilot.pause()
        assert "A copy of the game was saved to" in screen_text(app)
    assert (tmp_path / "copy.weimar").exists()
    copy = GameHandle.open(tmp_path / "copy.weimar", app.game_for)
    assert copy.session.history.picks == table.session.history.picks


def full_disk_once(table: Any) -> None:
    """The first pick cannot be saved."""
    real, calls = table.session.pick, []

    def pick(*arguments: Any) -> Any:
        calls.append(arguments)
        if len(calls) == 1:
            raise SaveError("The disk is full. Free some space and choose again.")
        return real(*arguments)

    table.session.pick = pick


async def test_failed_saves_are_told_and_tried_again(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun(app, pilot, make_table())
        full_disk_once(table)
        await pilot.press("2", "enter")
        await pilot.pause()
        assert "The disk is full" in screen_text(app)
        assert picked(table) == []
        await pilot.press("enter")
        await pilot.pause()
        assert "Save somewhere else" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert picked(table) == ["hamburg"]


async def test_a_game_that_cannot_be_saved_can_go_on_in_another_place(
    make_app: Any, make_table: Any, tmp_path: Path
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun(app, pilot, make_table())
        full_disk_once(table)
        await pilot.press("2", "enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("ctrl+u", *str(tmp_path / "rescued"), "enter")
        await pilot.pause()
        assert "Continue” does not look there" in screen_text(app).replace("\n", " ")
        await pilot.press("enter")
        await pilot.pause()
        assert picked(table) == ["hamburg"]
    assert table.path == tmp_path / "rescued.weimar"
    again = GameHandle.open(saved(table), app.game_for)
    assert [pick.option for pick in again.session.history.picks] == ["hamburg"]


async def test_a_save_changed_by_another_program_is_told_once_and_nothing_is_lost(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun(app, pilot, make_table())
        saved(table).unlink()
        await pilot.press("2", "enter")
        await pilot.pause()
        assert "Another program changed" in screen_text(app).replace("\n", " ")
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("1", "enter")
        await pilot.pause()
        assert "Another program changed" not in screen_text(app).replace("\n", " ")
    again = GameHandle.open(saved(table), app.game_for)
    assert len(again.session.history.picks) == 2


async def test_failing_bots_do_not_end_the_game(make_app: Any, make_table: Any) -> None:
    class Broken(Bot):
        def decide(self, view: Any, decision: Any) -> str:
            raise RuntimeError("a defect")

    app = make_app()
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun_to_agenda(app, pilot, make_table(bots=lambda *_: Broken()))
        assert table.human_decisions()[0].kind == "agenda"


async def test_crash_is_written_down_and_the_game_is_safe(
    make_app: Any, make_table: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    monkeypatch.setattr(user_folders, "log_folder", lambda: tmp_path / "log")
    app = make_app()
    with pytest.raises(ZeroDivisionError):
        async with app.run_test(size=MIDDLE) as pilot:
            table = await begun(app, pilot, make_table())
            await pilot.press("4", "enter")
            await pilot.pause()
            app.call_later(lambda: 1 / 0)
            await pilot.pause()
    assert app.crash is not None
    assert "ZeroDivisionError" in app.crash.read_text(encoding="utf-8")
    again = GameHandle.open(saved(table), app.game_for)
    assert [pick.option for pick in again.session.history.picks] == ["essen"]
