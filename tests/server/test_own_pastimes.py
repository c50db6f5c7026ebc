"""Lessons, puzzles, rules and cards for players who have nothing but a connection to a server."""

from __future__ import annotations

import asyncio
from itertools import cycle
from pathlib import Path

import pytest

from tests.plain.test_served import Typist
from tests.server.serving import Player, game, make_table, serving, socket_of
from tests.tui.looking import put_cursor_on, screen_text, until
from weimar_tui.bots.pool import BotPool
from weimar_tui.plain.lobby import play_at_server
from weimar_tui.registry import load_game
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.requests import Start
from weimar_tui.tui.dialogs.hint import HintDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.lobby.app import ServedApp
from weimar_tui.tui.lobby.lobby import LobbyScreen
from weimar_tui.tui.lobby.waiting import WaitingScreen
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.game import GameScreen


@pytest.fixture
def no_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home folder of the host, which must stay as it is; no process of bots may be started."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "WEIMAR_DATA"):
        monkeypatch.delenv(name, raising=False)

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("bots in other processes were asked")

    for asked in ("ask", "prepare"):
        monkeypatch.setattr(BotPool, asked, refuse)
    return home


def kept_in(home: Path) -> list[Path]:
    """Files in a home folder besides what is kept of the cards read."""
    return [path for path in home.rglob("*") if path.is_file() and ".cache" not in path.parts]


async def test_in_the_program(
    tmp_path: Path, no_writing: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path):
        rosa = await Player.come(tmp_path, "Rosa")
        id = await make_table(rosa, seats={"kpd": "chance", "z": "chance", "dnvp": "chance"})
        link = await ServerLink.connect(socket_of(tmp_path), "Otto")
        app = ServedApp(socket_of(tmp_path), "Otto", ponder=0.0, link=link, lang="en", motion=False)
        app.loaded_games.add(game())
        async with app.run_test(size=(80, 24)) as pilot:

            def shows(kind: type[object]) -> bool:
                return isinstance(app.screen, kind)

            async def pressed(*keys: str) -> None:
                await pilot.press(*keys)
                await pilot.pause()

            await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
            await pressed("r")
            put_cursor_on(app, "rules:weimar")
            await pressed("enter")
            await until(pilot, lambda: isinstance(app.screen, CodexScreen))
            await pressed("escape", "z")
            await until(pilot, lambda: isinstance(app.screen, QuestionDialog))
            put_cursor_on(app, "day:weimar")
            await pressed("enter")
            await until(pilot, lambda: isinstance(app.screen, HintDialog))
            await pressed("escape")
            while app.puzzle_record().count("weimar")[1] == 0:  # some answers have several parts
                await pressed("home", "enter")
            await until(pilot, lambda: isinstance(app.screen, ReadingDialog))
            await pressed("escape")
            await until(pilot, lambda: isinstance(app.screen, GameScreen))
            puzzle = app.screen
            assert isinstance(puzzle, GameScreen)
            puzzle.controller.leave()
            await until(pilot, lambda: isinstance(app.screen, LobbyScreen))

            # A lesson, begun while a table waits: its bots answer here, and one is called.
            while not shows(WaitingScreen):
                put_cursor_on(app, id)
                await pressed("enter")
            waiting = app.screen
            assert isinstance(waiting, WaitingScreen)
            await until(pilot, lambda: waiting.table.status is not None)
            put_cursor_on(app, "sit:spd")
            await pressed("enter")
            await rosa.until(lambda: rosa.link.lobby is not None)
            await until(pilot, lambda: "Otto" in screen_text(app))
            await pressed("l")
            await until(pilot, lambda: isinstance(app.screen, QuestionDialog))
            put_cursor_on(app, "weimar")
            await pressed("enter")
            await until(pilot, lambda: isinstance(app.screen, QuestionDialog))
            await pressed("1", "enter")
            await until(pilot, lambda: isinstance(app.screen, HintDialog))
            lesson = app.screen_stack[-2]
            assert isinstance(lesson, GameScreen) and not lesson.table.is_at_home
            first = len(lesson.table.events)
            while len(lesson.table.events) == first:
                at_hint = isinstance(app.screen, HintDialog)
                await pressed(*(("escape",) if at_hint else ("home", "enter")))
            titles = {command.title for command in lesson.commands()}
            assert app.words.ui("key-save-label") not in titles
            assert not kept_in(no_writing)
            monkeypatch.undo()  # the server is in this process too, and it may ask bots
            rosa.enter(id)
            rosa.send(Start(table=id))
            await until(pilot, lambda: "begins" in lesson.board.notice)
            while not shows(GameScreen):
                await pressed("escape")
            lesson.controller.leave()
            await until(
                pilot, lambda: isinstance(app.screen, GameScreen) and app.screen is not lesson
            )
            assert not any(isinstance(screen, WaitingScreen) for screen in app.screen_stack)
        await link.close()
        await rosa.close()


async def test_line_by_line(tmp_path: Path, no_writing: Path) -> None:
    async with serving(tmp_path):
        typist = Typist()
        playing = asyncio.create_task(
            play_at_server(typist.console, socket_of(tmp_path), "Otto", load_game, "en", 0.0)
        )
        try:
            await typist.reads("Leave")
            typist.types("learn a game", "Weimar", "1")
            await typist.reads("Winter 1918. You lead the SPD")
            typist.types("1", "menu")
            await typist.reads("Tables · you are Otto")
            typist.types("Puzzles", "1")
            await typist.reads("One answer is clearly the best. Only your")
            for number in cycle(range(1, 14)):
                if "What would you like to do?" in typist.said:
                    break
                typist.types(str(number))  # some answers have several parts
                await typist.reads("> ")
                await asyncio.sleep(0.05)
            typist.types("language", "2", "Regeln und Karten", "Weimar", "Karten", "rapallo", "")
            await typist.reads("Vertrag von Rapallo")
            await typist.reads("du bist Otto")
            typist.types("Gehen")
            assert await asyncio.wait_for(playing, 30) == 0
        finally:
            playing.cancel()
    assert not kept_in(no_writing)
