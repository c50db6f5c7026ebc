"""The program of a served player: its start, and its end with the exit status."""

from __future__ import annotations

import io
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.server.serving import serving, socket_of
from tests.tui.looking import put_cursor_on, screen_text, until
from weimar_tui.tui.lobby import app as served
from weimar_tui.tui.lobby.app import ServedApp, run_served_app
from weimar_tui.tui.lobby.lobby import LobbyScreen

Hands = Callable[[Pilot[Any]], Coroutine[Any, Any, None]]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run the program without a terminal; return its status and its log."""

    async def play(hands: Hands, name: str = "Otto") -> tuple[int, str]:
        class Headless(ServedApp):
            async def run_async(self, **options: Any) -> Any:
                return await super().run_async(headless=True, size=(80, 24), auto_pilot=hands)

        monkeypatch.setattr(served, "ServedApp", Headless)
        log = io.StringIO()
        status = await run_served_app(socket_of(tmp_path), name, log, ponder=0.0, lang="en")
        return status, log.getvalue()

    return play


async def in_lobby(pilot: Pilot[Any], name: str = "Otto") -> None:
    await until(pilot, lambda: isinstance(pilot.app.screen, LobbyScreen))
    await until(pilot, lambda: f"you are {name}" in screen_text(pilot.app))


async def test_a_visitor_is_asked_until_there_is_a_name_to_be_had(
    play: Any, tmp_path: Path
) -> None:
    async def hands(pilot: Pilot[Any]) -> None:
        limits = server.host.limits
        limits.connections, room = 0, limits.connections
        for name in ("", "a b", "seventeen-letters", "Rosa"):
            await until(pilot, lambda: "Who are you" in screen_text(pilot.app))
            await pilot.press(*name, "enter")
        await until(
            pilot, lambda: "You cannot use that name. The server is full." in screen_text(pilot.app)
        )
        limits.connections = room
        await pilot.press(*"sixteen-letters_", "enter")
        await in_lobby(pilot, "web-sixteen-letters_")
        assert [client.name for client in server.clients] == ["web-sixteen-letters_"]
        await pilot.press("ctrl+q")

    async with serving(tmp_path) as server:
        assert await play(hands, "") == (0, "")


async def test_a_visitor_who_says_no_name_leaves(play: Any, tmp_path: Path) -> None:
    async def hands(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: "Who are you" in screen_text(pilot.app))
        await pilot.press("escape")

    async with serving(tmp_path) as server:
        assert await play(hands, "") == (0, "")
        assert not server.clients


@pytest.mark.parametrize(("key", "status"), [("ctrl+q", 0), ("ctrl+c", 0)])
async def test_a_player_leaves(play: Any, tmp_path: Path, key: str, status: int) -> None:
    async def hands(pilot: Pilot[Any]) -> None:
        await in_lobby(pilot)
        await pilot.press(key)

    async with serving(tmp_path):
        assert await play(hands) == (status, "")


async def test_why_the_server_ended_it_is_told(
    play: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def hands(pilot: Pilot[Any]) -> None:
        await in_lobby(pilot)
        await server.stop()

    async with serving(tmp_path) as server:
        assert await play(hands) == (1, "")
    assert capsys.readouterr().out == "The server is shutting down; your game is saved.\n"


async def test_what_breaks_is_kept_for_the_server_and_not_shown(
    play: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hands(pilot: Pilot[Any]) -> None:
        await in_lobby(pilot)
        monkeypatch.setattr(
            LobbyScreen, "on_resize", lambda *_: dict[str, int]()["x is y"], raising=False
        )
        await pilot.resize_terminal(100, 30)

    def broken(*_: Any) -> None:
        raise KeyError("x is y")

    async with serving(tmp_path):
        status, log = await play(hands)
    assert status == 70 and "KeyError: 'x is y'" in log
    assert capsys.readouterr() == ("", "")


async def test_another_language_is_spoken_in_the_lobby_too(play: Any, tmp_path: Path) -> None:
    async def hands(pilot: Pilot[Any]) -> None:
        await in_lobby(pilot)
        await pilot.press("f9")
        put_cursor_on(pilot.app, "language")
        await pilot.pause()
        while "Sprache" not in screen_text(pilot.app):
            await pilot.press("right")
            await pilot.pause()
        await pilot.press("escape")
        await until(pilot, lambda: "du bist Otto" in screen_text(pilot.app))
        await pilot.press("ctrl+q")

    async with serving(tmp_path):
        assert await play(hands) == (0, "")
