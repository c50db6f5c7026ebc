"""The served client: no access to the host, chat and agreements by keys."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Player, local_of, play_on, serving, sit_down, socket_of
from tests.tui.looking import screen_text, until
from weimar_tui.server.remote_table import RemoteTable
from weimar_tui.server.replies import Chat
from weimar_tui.server.requests import AgreeToBot, Enter, Exit, Say
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.lobby.app import ServedApp
from weimar_tui.tui.lobby.lobby import LobbyScreen
from weimar_tui.tui.lobby.talk import TalkDialog
from weimar_tui.tui.lobby.waiting import WaitingScreen
from weimar_tui.tui.screens.game import GameScreen


async def app_of(folder: Path, name: str) -> ServedApp:
    app = ServedApp(socket_of(folder), name, ponder=0.0, lang="en")
    await app.connect()
    return app


async def test_commands_that_touch_the_host_are_absent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path, decision_clock=600)
        app = await app_of(tmp_path, "Otto")
        before = sorted(path.name for path in tmp_path.rglob("*"))
        async with app.run_test(size=(120, 40)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
            offered = {c.title for c in app.get_system_commands(app.screen)}
            assert offered == {"settings", "quit"}
            await pilot.press("1", "enter")
            await until(pilot, lambda: isinstance(app.screen, GameScreen))
            await until(pilot, lambda: "9:5" in screen_text(app))  # the clock continues
            offered = {c.title for c in app.get_system_commands(app.screen)}
            assert offered == {
                "chat", "table", "lobby", "help", "cards", "search", "score", "settings", "quit"
            }  # fmt: skip
            await pilot.press("f9", "right", "down", "right", "escape")
            await until(pilot, lambda: isinstance(app.screen, GameScreen))
            await pilot.press("ctrl+s")
            app.action_screenshot()
            app.save_screenshot(path=str(tmp_path))
            app.deliver_text(io.StringIO("x"), save_directory=str(tmp_path))
            app.deliver_binary(io.BytesIO(b"x"), save_directory=str(tmp_path))
            app.action_suspend_process()
            opened: list[str] = []
            assert app._driver is not None
            monkeypatch.setattr(app._driver, "open_url", lambda *a, **k: opened.append("x"))
            app.open_url("https://example.org")
            assert not hasattr(app, "action_save_as")
            await pilot.pause(0.1)
            assert isinstance(app.screen, GameScreen)
            assert not opened
        assert sorted(path.name for path in tmp_path.rglob("*")) == before
        assert server.lobby.tables[id] is not None
        await app.link.close()
        assert players


async def test_the_terminal_rings_when_it_is_my_turn_if_i_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path)
        table = server.lobby.tables[id]
        while any(d.seat == "spd" for d in table.asked):
            await play_on(players, 1, random.Random(1))
        app = await app_of(tmp_path, "Otto")
        async with app.run_test(size=(120, 40)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
            assert app._driver is not None
            written: list[str] = []
            write = app._driver.write
            monkeypatch.setattr(
                app._driver, "write", lambda data: (written.append(data), write(data))
            )

            def rung() -> bool:
                return any("Your turn" in data for data in written)

            async def until_my_turn() -> None:
                while not any(d.seat == "spd" for d in table.asked):
                    await play_on(players, 1, random.Random(2))
                await until(pilot, lambda: "spd" in app.link.lobby.tables[0].waiting_for)

            await until_my_turn()
            await pilot.pause(0.1)
            assert not rung()  # off by default
            await pilot.press("1", "enter")
            await until(pilot, lambda: isinstance(app.screen, GameScreen))
            await pilot.press("escape", "m")
            await until(pilot, lambda: "When it is my turn: no sound" in screen_text(app))
            line = next(row for row in screen_text(app).splitlines() if "When it is my turn" in row)
            number = next(sign for sign in line if sign.isdigit())
            for _ in range(2):
                await pilot.press(number, "enter")
            await until(pilot, lambda: server.prefs.of("Otto").ring == "osc9")
            await pilot.press("escape", "q")
            await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
            while any(d.seat == "spd" for d in table.asked):
                await play_on(players, 1, random.Random(3))
            await until(pilot, lambda: "spd" not in app.link.lobby.tables[0].waiting_for)
            await until_my_turn()
            await until(pilot, rung)
        await app.link.close()


async def test_news_of_the_lobby_that_come_late_lead_nobody_back_to_it(tmp_path: Path) -> None:
    async with serving(tmp_path):
        id, players = await sit_down(tmp_path)
        app = await app_of(tmp_path, "Otto")
        async with app.run_test(size=(120, 40)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
            app.push_screen(WaitingScreen(RemoteTable(app.link, id, app.games)))
            await until(pilot, lambda: isinstance(app.screen, WaitingScreen))
            # sent before the server received Otto's request to enter
            waiting: Any = app.screen
            waiting.heard(app.link.lobby)
            await pilot.pause()
            app.link.send(Enter(table=id))
            await until(pilot, lambda: isinstance(app.screen, GameScreen))
        await app.link.close()
        assert players


async def test_talk_is_shown_without_markup_and_whispers_go_to_one(tmp_path: Path) -> None:
    async with serving(tmp_path):
        id, players = await sit_down(tmp_path)
        app = await app_of(tmp_path, "Otto")
        async with app.run_test(size=(100, 30)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
            await pilot.press("1", "enter")
            await until(pilot, lambda: isinstance(app.screen, GameScreen))
            await players["dnvp"].close()
            await until(pilot, lambda: "Alfred is away" in screen_text(app))
            players["dnvp"] = await Player.come(tmp_path, "Alfred")
            players["dnvp"].enter(id)
            await until(pilot, lambda: "Alfred is back" in screen_text(app))
            players["kpd"].send(Say(table=id, text="[red]Ready?[/] \x1b]0;title\x07"))
            await until(pilot, lambda: "(red)Ready?(/)" in screen_text(app))
            await pilot.press("escape", "t")
            await until(pilot, lambda: isinstance(app.screen, TalkDialog))
            await pilot.press(*"yes", "enter", "tab", "tab", *"pact", "enter")
            for player in players.values():
                await player.until(lambda p=player: any(c.text == "yes" for c in p.table.chat))
            zentrum = players["z"].table
            assert zentrum is not None
            await players["z"].until(lambda: any(c.text == "pact" for c in zentrum.chat))
            whisper: Chat = zentrum.chat[-1]
            assert (whisper.player, whisper.to) == ("Otto", "z")
            assert all(c.text != "pact" for c in players["kpd"].table.chat)
            assert "Rosa (KPD): (red)Ready?(/) )0;title" in screen_text(app)
        await app.link.close()


async def test_a_question_taken_over_by_a_bot_goes_away_and_comes_back(tmp_path: Path) -> None:
    now = [0.0]
    async with serving(tmp_path, clock=lambda: now[0]) as server:
        seats = {"spd": "Otto", "kpd": "Rosa", "z": "Matthias"}
        id, players = await sit_down(tmp_path, seats, absence=60)
        await players["spd"].close()
        app = await app_of(tmp_path, "Otto")
        async with app.run_test(size=(150, 40)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
            await pilot.press("1", "enter")
            await until(pilot, lambda: isinstance(app.screen, GameScreen))
            screen = app.screen
            assert isinstance(screen, GameScreen)
            await until(pilot, lambda: screen.board.asked is not None)
            first = screen.board.asked
            assert first is not None
            await pilot.press("enter")
            await until(pilot, lambda: screen.board.asked not in (None, first))
            await pilot.press("u")
            await until(pilot, lambda: screen.board.asked == first)
            await pilot.press("m")
            await until(pilot, lambda: "Go to the lobby" in screen_text(app))
            await pilot.press("escape")
            assert " q lobby " in screen_text(app)
            await pilot.press("q")
            await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
            rosa = players["kpd"]
            await rosa.until(lambda: not rosa.status.table.seats[0].present)
            now[0] = 61.0
            for player in (rosa, players["z"]):
                player.send(AgreeToBot(table=id, seat="spd"))
            await rosa.until(lambda: rosa.status.table.seats[0].stand_in == "chance")
            await until(pilot, lambda: local_of(server.lobby.tables[id]).session.history.end > 3)
            await pilot.press("1", "enter")
            await until(pilot, lambda: isinstance(app.screen, GameScreen))
            assert server.lobby.tables[id].record.seats["spd"].stand_in == ""
        await app.link.close()


async def at_a_reaction(folder: Path, players: dict[str, Player], seat: str) -> None:
    """Play at random until only this seat can really react to something."""
    me = players[seat]
    for _ in range(600):
        question = me.question
        if question is not None and question.kind == "react" and question.options != ("pass",):
            return
        await play_on(players, 1)
    raise AssertionError("nothing to react to")


async def test_questions_do_not_fall_into_what_is_being_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With these dice a reaction comes soon; with others perhaps never.
    monkeypatch.setattr("weimar_tui.server.table_making.new_secret", lambda: "3" * 64)
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path)
        await at_a_reaction(tmp_path, players, "spd")
        session = local_of(server.lobby.tables[id]).session
        app = await app_of(tmp_path, "Otto")
        app.ponder = 4.0
        async with app.run_test(size=(120, 40)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
            await pilot.press("1", "enter")
            await until(pilot, lambda: isinstance(app.screen, QuestionDialog))
            table = next(s for s in app.screen_stack if isinstance(s, GameScreen))
            question = table.board.asked
            assert question is not None
            picks = session.history.end
            # The question waits below the open chat while it is replaced.
            await pilot.press("escape", "t")
            await until(pilot, lambda: isinstance(app.screen, TalkDialog))
            table.prompt._answers.put_nowait(None)
            await until(pilot, lambda: table.prompt._late)
            await pilot.press(*"wait", "enter")
            await pilot.pause(0.2)
            assert isinstance(app.screen, TalkDialog)
            assert session.history.end == picks
            # Back at the table it appears; a key pressed at once does not answer it.
            app.input_guard.wait = 1000.0
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, QuestionDialog))
            await pilot.press("enter")
            await pilot.pause(0.1)
            assert session.history.end == picks
            assert isinstance(app.screen, QuestionDialog)
            app.input_guard.wait = 0.0
            app.outcomes_stay = False
            await pilot.press("enter")
            await until(pilot, lambda: session.history.end > picks)
        await app.link.close()


async def test_a_table_is_made_and_taken_away_by_keys(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        app = await app_of(tmp_path, "Otto")
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
            await pilot.press("c")
            await until(pilot, lambda: "New table" in screen_text(app))
            # Details unfold; a bot for the second seat.
            await pilot.press(
                "home", *["down"] * 4, "right", *["down"] * 3, "right", "home", "enter"
            )
            await until(pilot, lambda: isinstance(app.screen, WaitingScreen))
            (table,) = server.lobby.tables.values()
            assert table.record.seats["kpd"].bot == "chance"
            await until(pilot, lambda: "sit down" in screen_text(app))
            await pilot.press("1", "enter")
            await until(pilot, lambda: table.seat_of("Otto") == "spd")
            await until(pilot, lambda: "Add your word" in screen_text(app))
            harry = await Player.come(tmp_path, "Harry")
            harry.send(Exit())
            await pilot.press("end")
            await until(pilot, lambda: "Remove the table" in screen_text(app))
            for _ in range(12):
                if any("▸" in row and "Remove the" in row for row in screen_text(app).splitlines()):
                    break
                await pilot.press("up")
                await pilot.pause()
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
            assert not server.lobby.tables
        await app.link.close()
