"""The program of a served player: the way in, the bell, and the way out with its status."""

from __future__ import annotations

import io
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from weimar_tui import registry
from weimar_tui.kernel.errors import KernelError
from weimar_tui.table.limits import WEB_PREFIX
from weimar_tui.tui.lobby import app as app_part
from weimar_tui.tui.lobby.app import ServedApp, play_served, run_served
from weimar_tui.tui.lobby.lobby import LobbyScreen

SOCKET = Path("/nowhere")


class Unrun(ServedApp):
    """An app that does not run; what it opens, asks and ends with is kept."""

    def __init__(self, *typed: str | None, **options: Any) -> None:
        options = {"name": "", "ponder": 0.0, "lang": "en", **options}
        super().__init__(SOCKET, **options)
        self.typed = list(typed)
        self.asked: list[Any] = []
        self.opened: list[Any] = []
        self.ends: list[int] = []
        self.refused: list[KernelError] = []

    async def push_screen_wait(self, dialog: Any) -> Any:  # type: ignore[override]
        self.asked.append(dialog)
        return self.typed.pop(0)

    def push_screen(self, screen: Any, *_: Any, **__: Any) -> Any:
        self.opened.append(screen)

    def run_worker(self, work: Any, **_: Any) -> Any:  # type: ignore[override]
        self.opened.append(work)

    def exit(self, result: Any = None, *_: Any, **__: Any) -> None:
        self.ends.append(result)

    async def connect(self) -> None:
        if self.refused:
            raise self.refused.pop(0)
        heard: list[Any] = []
        self.link: Any = SimpleNamespace(
            subscribe=heard.append, listen=lambda: heard.append("listen"), heard=heard
        )
        self.connected = True


async def test_whoever_has_a_name_is_in_the_lobby_at_once() -> None:
    app = Unrun(name="Otto")
    await app.connect()
    app.on_mount()
    assert app.link.heard == [app._heard, "listen"]
    (lobby,) = app.opened
    assert isinstance(lobby, LobbyScreen) and app.asked == []


async def test_a_visitor_is_asked_until_there_is_a_name_to_be_had() -> None:
    app = Unrun("", "a b", "seventeen-letters", "Rosa", "sixteen-letters_")
    app.refused = [KernelError("Somebody has that name.")]
    app.on_mount()
    await app.opened.pop()
    say = app.lobby_words.say
    assert app.name_wished == f"{WEB_PREFIX}sixteen-letters_"
    assert [dialog.heading for dialog in app.asked] == [say("name-title")] * 5
    wrong = say("name-wrong", why="Somebody has that name.")
    assert [dialog.prompt for dialog in app.asked] == [say("name-prompt")] * 4 + [wrong]
    assert isinstance(app.opened[0], LobbyScreen) and app.ends == []


async def test_a_visitor_who_says_no_name_leaves() -> None:
    app = Unrun(None)
    await app._ask_name()
    assert app.ends == [0] and app.opened == [] and not app.connected


def test_programs_need_not_wait_and_people_do() -> None:
    assert Unrun(ponder=0.0).calm.wait == 0.0
    app = Unrun(ponder=1.0)
    assert app.calm.wait > 0 and app.ponder == 1.0 and not app.making


def test_the_terminal_rings_as_its_player_wished() -> None:
    app = Unrun()
    written: list[str] = []
    app.link = SimpleNamespace(wish=SimpleNamespace(ring="off"))
    app.ring("Evening")
    driver: Any = SimpleNamespace(write=written.append, flush=lambda: written.append("flush"))
    app._driver = driver
    app.ring("Evening")
    assert written == []
    app.link.wish.ring = "osc9"
    app.ring("Evening")
    codes, flush = written
    assert app.lobby_words.say("ring", title="Evening") in codes and flush == "flush"
    app._driver = None
    app.ring("Evening")
    assert len(written) == 2


def test_a_pack_belongs_to_the_game_settled_on(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[Any] = []
    monkeypatch.setattr(registry, "load_game", lambda *said: loaded.append(said))
    registry.served_game.cache_clear()
    app = Unrun(pack=Path("/pack"))
    app._load("weimar")
    app._load("junta")
    app._load("junta")
    registry.served_game.cache_clear()
    assert loaded == [("weimar", Path("/pack")), ("junta", None)]


def test_another_language_is_spoken_in_the_lobby_too() -> None:
    app = Unrun()
    english = app.lobby_words.say("name-title")
    app.set_language("de")
    assert app.lobby_words.say("name-title") != english
    assert app.get_theme_variable_defaults() == {
        "ansi-background": "ansi_default",
        "ansi-foreground": "ansi_default",
    }


# --- how it ends --------------------------------------------------------------------------------
class Program:
    """What runs instead of the app; how it ends is said beforehand."""

    status: int | None = 0
    ended = ""
    raises: Exception | None = None
    breaks: Exception | None = None

    def __init__(self, socket: Path, name: str, **options: Any) -> None:
        self.connected = False
        self.failed: BaseException | None = None
        self._exception: Exception | None = None
        self.log: list[str] = []
        self.link = SimpleNamespace(close=self._close)
        type(self).made = self  # type: ignore[attr-defined]

    async def _close(self) -> None:
        self.log.append("closed")

    async def connect(self) -> None:
        self.log.append("connected")
        self.connected = True

    async def run_async(self) -> int | None:
        self._exception = self.breaks
        if self.raises is not None:
            raise self.raises
        return self.status


async def played(
    monkeypatch: pytest.MonkeyPatch, name: str = "Otto", **how: Any
) -> tuple[int, list[str], str]:
    program: Any = type("Program", (Program,), how)
    monkeypatch.setattr(app_part, "ServedApp", program)
    log = io.StringIO()
    status = await play_served(SOCKET, name, log)
    return status, program.made.log, log.getvalue()


async def test_the_status_of_a_served_player(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = ["connected", "closed"]
    assert await played(monkeypatch) == (0, there, "")
    assert await played(monkeypatch, name="") == (0, [], ""), "who has no name is asked later"
    assert await played(monkeypatch, status=None) == (0, there, "")
    assert await played(monkeypatch, status=130) == (130, there, "")
    assert capsys.readouterr().out == ""
    assert await played(monkeypatch, status=1, ended="The host has closed.") == (1, there, "")
    assert capsys.readouterr().out == "The host has closed.\n"


async def test_what_breaks_is_kept_for_the_server_and_not_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for way in ("raises", "breaks"):
        how: Any = {way: ValueError("x is y")}
        status, log, told = await played(monkeypatch, ended="Bye.", **how)
        assert status == 70 and log[-1] == "closed" and "ValueError: x is y" in told
    assert capsys.readouterr().out == ""


def test_a_program_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(socket: Path, name: str, log: Any, **options: Any) -> int:
        assert (socket, name, log, options) == (SOCKET, "Otto", None, {"ponder": 1.0})
        return 7

    monkeypatch.setattr(app_part, "play_served", play)
    nothing: Any = None
    assert run_served(SOCKET, "Otto", nothing, ponder=1.0) == 7


def test_what_broke_first_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    app: Any = Unrun()
    closed: list[str] = []
    monkeypatch.setattr(app, "_close_messages_no_wait", lambda: closed.append("closed"))
    error = ValueError("first")
    app._exception = error
    app._fatal_error()
    assert app.failed is error and closed == ["closed"]
    try:
        raise KeyError("now")
    except KeyError as now:
        app._fatal_error()
        assert app.failed is now
