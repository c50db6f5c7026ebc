"""A game ended by agreement looks the same to everyone as any other finished game.

No question is open, the end is announced, secrets are shown, and a way leads to the lobby.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from tests.plain.test_served import Typist
from tests.server.serving import Player, make_table, serving, socket_of
from tests.tui.looking import screen_text, until
from tests.wordings import LANGUAGES
from weimar_tui.bots.question import InProcess
from weimar_tui.cli.serve import _hosted
from weimar_tui.plain.lobby import play_at_server
from weimar_tui.players import RANDOM
from weimar_tui.registry import load_game
from weimar_tui.server.requests import AgreeToEnd, Sit, Start
from weimar_tui.server.server import TableServer
from weimar_tui.server.ssh.config import ServeConfig
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.tui.lobby.app import ServedApp
from weimar_tui.tui.lobby.lobby import LobbyScreen
from weimar_tui.tui.screens.end import EndScreen
from weimar_tui.tui.screens.game import GameScreen

GAMES = ("weimar", "wir_sind_das_volk", "junta")


def hosting(folder: Path, game: str) -> Any:
    games = {game: _hosted(game, "", ServeConfig())}
    bots = InProcess(lambda id: games[id].game, random_player)
    return serving(folder, games=games, bots=bots)


def random_player(name: str, seat: str, seed: str, game: Any) -> Any:
    from weimar_tui.bots.players import make_player

    return make_player(RANDOM, seat, seed, game)


async def a_game(folder: Path, server: TableServer, game: str) -> tuple[Any, Player]:
    """A game of Otto, who is about to join, and Rosa, who is there; the others are bots."""
    rosa = await Player.come(folder, "Rosa")
    rosa.rules = load_game(game)
    seats = server.host.games[game].scenarios[0].seats[0]
    bots = dict.fromkeys(seats[2:], RANDOM)
    id = await make_table(rosa, seats={**dict.fromkeys(seats[:2], ""), **bots})
    otto = await Player.come(folder, "Otto")
    otto.rules = rosa.rules
    for player, seat in ((otto, seats[0]), (rosa, seats[1])):
        table = player.enter(id)
        player.send(Sit(table=id, seat=seat))
        await player.until(lambda t=table: t.status is not None and t.status.table.mine)
    rosa.send(Start(table=id))
    await rosa.until(lambda: rosa.table.begun)
    await otto.close()
    return server.lobby.tables[id], rosa


@pytest.mark.parametrize("game", GAMES)
async def test_at_the_terminal(tmp_path: Path, game: str) -> None:
    async with hosting(tmp_path, game) as server:
        table, rosa = await a_game(tmp_path, server, game)
        app = ServedApp(socket_of(tmp_path), "Otto", ponder=0.0, lang="en", motion=False)
        await app.connect()
        async with app.run_test(size=(120, 40)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
            await pilot.press("1", "enter")
            await until(pilot, lambda: isinstance(app.screen, GameScreen))
            await until(pilot, lambda: table.audience.present("Otto"))
            for player in (app.link, rosa):
                player.send(AgreeToEnd(table=table.record.id))
            await until(pilot, lambda: isinstance(app.screen, EndScreen))
            await until(pilot, lambda: "Ended by agreement" in screen_text(app))
            assert "The players agreed to end the game." in screen_text(app)
            assert "ui-ending" not in screen_text(app)
            end: Any = app.screen
            await until(pilot, lambda: end.recording is not None)
            if game == "weimar":
                await until(
                    pilot, lambda: any("\u2800" < sign <= "\u28ff" for sign in screen_text(app))
                )
            assert "e export" not in screen_text(app), "nothing is written at a server"
            for other in end.table.seats:
                assert HIDDEN not in repr(hand_of(end.table.view(None), other)), "all is shown"
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, GameScreen))
            await until(pilot, lambda: "Back to the lobby" in screen_text(app))
            assert "Ended by agreement" in screen_text(app)
            assert "Waiting for" not in screen_text(app)
            number = re.search(r"(\d) Back to the lobby", screen_text(app))
            assert number is not None
            await pilot.press(number[1], "enter")
            await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
            await until(pilot, lambda: "ended by agreement" in screen_text(app))
        await app.link.close()


HIDDEN = "'?'"


def hand_of(view: Any, seat: str) -> Any:
    return view.families[seat].hand if hasattr(view, "families") else view.hands[seat]


async def test_line_by_line(tmp_path: Path) -> None:
    typist = Typist()
    async with hosting(tmp_path, "weimar") as server:
        table, rosa = await a_game(tmp_path, server, "weimar")
        playing = asyncio.create_task(
            play_at_server(typist.console, server.path, "Otto", load_game, "en", 0.0)
        )
        typist.types("1")
        await typist.reads("place a base")
        await rosa.until(lambda: table.audience.present("Otto"))
        typist.types("table", "End the game")
        await rosa.until(lambda: rosa.status.agreed_to_end == ("Otto",))
        rosa.send(AgreeToEnd(table=table.record.id))
        await typist.reads("Ended by agreement")
        await typist.reads("The players agreed to end the game.")
        await typist.reads("Press Enter to go back")
        typist.types("", "quit")
        await typist.reads("Goodbye")
        assert await playing == 0


@pytest.mark.parametrize("ending", ["abandoned", "closed", "expired"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_such_end_is_told_in_every_language(ending: str, language: str) -> None:
    known = Catalogue(language)
    assert known.has(f"ui-ending-{ending}") and known.has(f"problem-ended-{ending}")
