"""Errors are reported in the player's language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.tui.looking import screen_text, until
from tests.tui.playing import begun, picked
from weimar_tui import user_folders
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.tui.dialogs.reading import ReadingDialog

MIDDLE = (120, 40)


async def read(app: Any, pilot: Any) -> str:
    """The text in the open box; its first word must be on the screen."""
    dialog = app.screen
    assert isinstance(dialog, ReadingDialog)
    await until(pilot, lambda: dialog.text[:4] in screen_text(app))
    return dialog.text


async def test_an_undo_that_is_refused(make_app: Any, make_table: Any) -> None:
    app = make_app("de")
    async with app.run_test(size=MIDDLE) as pilot:
        table = await begun(app, pilot, make_table())
        await pilot.press("u")
        await pilot.pause()
        assert "Es gibt noch nichts zurückzunehmen" in screen_text(app)
        assert "cannot undo" not in screen_text(app)
        while len(picked(table)) < 1 or table.session.history.picks[-1].seat == "spd":
            await pilot.press("enter")
            await pilot.pause()
        while len(table.session.decisions) > len(table.human_decisions()):
            await pilot.pause()
        await pilot.press("u")
        await pilot.pause()
        assert "wurde seitdem gewählt" in screen_text(app)


async def test_a_torn_save(make_app: Any, make_table: Any, tmp_path: Path) -> None:
    table = make_table()
    question = table.human_decisions()[0]
    table.pick(question.number, question.options[0])
    table.close()
    path = tmp_path / "torn.weimar"
    path.write_bytes(table.path.read_bytes()[:-9])
    app = make_app("zh")
    async with app.run_test(size=MIDDLE) as pilot:
        app.open_save(path)
        await pilot.pause()
        assert "torn.weimar 的最後一行不完整" in await read(app, pilot)
        await pilot.press("enter")
        await pilot.pause()
        now = app.table_now()
        assert isinstance(now, GameHandle)
        assert now.session.history.end == 0, "Enter closed the message and answered nothing"
        await pilot.press("enter")
        await pilot.pause()
        assert len(picked(now)) == 1


async def test_a_file_that_is_no_save(make_app: Any, tmp_path: Path) -> None:
    path = tmp_path / "letter.weimar"
    path.write_text("Dear Rosa")
    app = make_app("de")
    async with app.run_test(size=MIDDLE) as pilot:
        app.open_save(path)
        await pilot.pause()
        assert "ist kein Spielstand dieses Programms." in await read(app, pilot)
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("escape")
        assert app.table_now() is None


async def test_a_copy_is_not_written_over_a_file_or_folder(
    make_app: Any, make_table: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.weimar").write_text("mine")
    (tmp_path / "folder.weimar").mkdir()
    app = make_app("de")
    async with app.run_test(size=MIDDLE) as pilot:
        await begun(app, pilot, make_table())
        for name in ("there", "folder"):
            await pilot.press("ctrl+s")
            await pilot.pause()
            await pilot.press("ctrl+u", *name, "enter")
            await pilot.pause()
            assert f"{name}.weimar gibt es schon. Wähle einen anderen Namen." in await read(
                app, pilot
            )
            await pilot.press("enter")
            await pilot.pause()
    assert (tmp_path / "there.weimar").read_text() == "mine"


async def test_a_copy_to_a_place_that_is_none(
    make_app: Any, make_table: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    app = make_app("zh")
    async with app.run_test(size=MIDDLE) as pilot:
        await begun(app, pilot, make_table())
        await pilot.press("ctrl+s")
        await pilot.pause()
        await pilot.press("ctrl+u", *"file/copy", "enter")
        await pilot.pause()
        assert (await read(app, pilot)).startswith("無法寫入")
        assert (await read(app, pilot)).endswith(
            "：路徑中有一部分是檔案，不是資料夾。請換一個位置。"
        )


def test_a_crash_without_a_log_folder(
    make_app: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    from weimar_tui.tui.app import run_local_app

    (tmp_path / "file").write_text("")
    monkeypatch.setattr(user_folders, "log_folder", lambda: tmp_path / "file" / "log")
    app = make_app("zh")

    def broken() -> None:
        raise RuntimeError("a defect")

    monkeypatch.setattr(app, "run", broken)
    assert run_local_app(app) == 1
    told = capsys.readouterr().err
    assert "錯誤報告無法儲存" in told
    assert str(tmp_path / "file" / "log") in told
    assert "?" not in told
    assert "Traceback" not in told
