"""Terminals that are too small, keys at odd moments, pasted text: they answer no question."""

from __future__ import annotations

from typing import Any

import pytest
from textual import events

from tests.tui.looking import screen_text
from tests.tui.playing import begun, begun_to_agenda, picked, to_agenda
from weimar_tui.tui import signals
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.settings import Preferences, Settings

TINY, SMALL = (60, 20), (80, 24)


async def test_too_small_a_terminal_takes_no_answer(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=TINY) as pilot:
        table = await begun(app, pilot, make_table())
        assert "60×20" in screen_text(app)
        await pilot.press("2", "enter", "enter", "space")
        app.post_message(events.Paste("3\n"))
        await pilot.click(offset=(5, 15))
        await pilot.pause()
        assert picked(table) == []
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "▸1" in screen_text(app).replace(" ", "")
        await pilot.press("2", "enter")
        await pilot.pause()
        assert picked(table) == ["hamburg"]


async def test_a_dialog_is_there_again_when_there_is_room(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        table = await begun_to_agenda(app, pilot, make_table())
        before = picked(table)
        shown = screen_text(app)
        await pilot.resize_terminal(*TINY)
        await pilot.pause()
        assert "60×20" in screen_text(app)
        await pilot.press("enter", "escape", "u", "enter")
        await pilot.pause()
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert screen_text(app) == shown
        assert picked(table) == before
        await pilot.press("enter")
        await pilot.pause()
        assert picked(table) != before


@pytest.mark.parametrize("size", [TINY, SMALL])
async def test_the_ways_out_are_open_at_any_size(make_app: Any, make_table: Any, size: Any) -> None:
    app = make_app(preferences=Preferences(Settings(keys={"app.quit": "f10"})))
    async with app.run_test(size=size) as pilot:
        await begun(app, pilot, make_table())
        await pilot.press("f10")
        await pilot.pause()
        assert app._exit


@pytest.mark.parametrize("size", [TINY, SMALL])
async def test_ctrl_c_ends_out_of_a_dialog_too(make_app: Any, make_table: Any, size: Any) -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        await begun(app, pilot, make_table())
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog)
        await pilot.resize_terminal(*size)
        await pilot.pause()
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert app.return_value == 0


@pytest.mark.parametrize("in_dialog", [False, True])
async def test_pasted_lines_answer_nothing(make_app: Any, make_table: Any, in_dialog: bool) -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        table = await begun(app, pilot, make_table())
        if in_dialog:
            await to_agenda(pilot, table)
        before = picked(table)
        app.post_message(events.Paste("1\n2\n3\n\n"))
        await pilot.pause()
        await pilot.press("f")
        app.post_message(events.Paste("1\n2\n"))
        await pilot.pause()
        assert picked(table) == before


async def test_ctrl_z_stops_where_a_shell_waits(
    make_app: Any, make_table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also from a dialog; the real thing is in test_real_terminal."""
    from contextlib import nullcontext

    stopped: list[bool] = []
    monkeypatch.setattr(signals, "stop_for_now", lambda: stopped.append(True))
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        await begun(app, pilot, make_table())
        monkeypatch.setattr(type(app._driver), "can_suspend", True)
        monkeypatch.setattr(app, "suspend", nullcontext)
        monkeypatch.setattr(signals, "shell_is_waiting", lambda: False)
        await pilot.press("ctrl+z")
        assert not stopped
        monkeypatch.setattr(signals, "shell_is_waiting", lambda: True)
        await pilot.press("ctrl+z")
        assert len(stopped) == 1
        await pilot.press("question_mark")
        await pilot.pause()
        await pilot.press("ctrl+z")
        assert len(stopped) == 2


@pytest.mark.parametrize(
    ("group", "session", "parents", "waits"),
    [
        (50, 10, 10, True),  # a shell started it
        (40, 10, 40, True),  # make did, and a shell started make
        (10, 10, 40, False),  # a window was opened for what started it
        (50, 50, 10, False),  # a window was opened for it
        (50, 10, 7, False),  # its parent is of another session
    ],
)
def test_whether_a_shell_waits(
    monkeypatch: pytest.MonkeyPatch, group: int, session: int, parents: int, waits: bool
) -> None:
    monkeypatch.setattr("os.getpid", lambda: 50)
    monkeypatch.setattr("os.getppid", lambda: 30)
    monkeypatch.setattr("os.getpgrp", lambda: group)
    monkeypatch.setattr("os.getsid", lambda pid: session if pid == 0 else parents)
    assert signals.shell_is_waiting() is waits
