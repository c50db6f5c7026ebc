"""Imports, loads and exercises what every served client needs before the server forks the first
one. Clients then start in a fifth of the time and share most of their memory.

The rehearsal uses its own table in a temporary folder.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import pkgutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from weimar_tui.bots.bot import RandomBot
from weimar_tui.bots.question import InProcess
from weimar_tui.kernel.game import Game
from weimar_tui.registry import FIRST, game_ids, plugin_of, served_game
from weimar_tui.server.host import Host, HostedGame
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import AnyReply, ScenarioOffered, TableStatus
from weimar_tui.server.requests import MakeTable, Sit, Start
from weimar_tui.server.server import TableServer
from weimar_tui.server.ssh.shared_memory import can_make_immortal
from weimar_tui.text.handbook import handbook
from weimar_tui.text.languages import languages

if TYPE_CHECKING:
    from weimar_tui.tui.loaded_game import LoadedGame

_MODULES = (
    "weimar_tui.cli.join",
    "weimar_tui.cli.plain",
    "textual.drivers.linux_driver",
    "textual.drivers._input_reader_linux",
    "textual.scrollbar",
    "traceback",
)
_SECONDS = 60.0
_NAME = "rehearsal"
_STEP = 0.05
_STEPS = 100


def preload(arguments: list[str]) -> None:
    """Import, load and rehearse; errors are logged and do not affect games."""
    for name in (*_MODULES, *_pages()):
        importlib.import_module(name)
    from weimar_tui.cli.join import served_parser
    from weimar_tui.tui.weimar_app import let_go_of_screens

    pack: Path | None = served_parser().parse_args(arguments).pack
    try:
        with tempfile.TemporaryDirectory(prefix="weimar-") as folder:
            asyncio.run(asyncio.wait_for(_rehearse(Path(folder), pack), _SECONDS))
    except Exception as error:
        print(f"the rehearsal failed: {type(error).__name__}: {error}", file=sys.stderr)
    let_go_of_screens()  # each client would free them in its own copy of the memory


def _pages() -> Iterator[str]:
    """The modules of every page that a player may open; imported later, each client would have
    its own copy of them."""
    for package in ("weimar_tui.tui", *(f"{_package(id)}.view" for id in game_ids())):
        with contextlib.suppress(ModuleNotFoundError):  # a game without panes
            path = importlib.import_module(package).__path__
            yield from (one.name for one in pkgutil.walk_packages(path, f"{package}."))


def _package(game: str) -> str:
    return type(plugin_of(game)).__module__.rpartition(".")[0]


async def _rehearse(folder: Path, pack: Path | None) -> None:
    from weimar_tui.tui.loaded_game import LoadedGame

    game = served_game(FIRST, pack)
    for other in game_ids():
        for language in languages():
            loaded = LoadedGame(served_game(other, pack if other == FIRST else None), language)
            loaded.words.title(), loaded.game_view, loaded.prompts, loaded.narration
            if can_make_immortal():
                _learn_words(loaded)
    bots = InProcess(lambda id: game, lambda name, seat, seed, game: RandomBot(seat, seed))
    server = TableServer(
        Host({game.id: _offered(game)}, folder, bots, pace=0.0, answer_seconds=0.0, sync=False),
        folder / "s",
    )
    await server.start()
    try:
        await _make_table(server.path)
        for language in languages():
            await _look_around(server.path, language, game)
    finally:
        await server.stop()


def _learn_words(loaded: LoadedGame) -> None:
    """Parse the messages of a game, and word its cards and rules as the codex lists them.

    Where a client writes to all that it reads, it would copy them as well, and more around them:
    0.8 MiB before the codex has been opened.
    """
    loaded.words.catalogue.parse_all()
    loaded.words.entries()
    handbook(loaded.game.id, loaded.lang)


def _offered(game: Game) -> HostedGame:
    scenario = plugin_of(game.id).scenarios()[0]
    offered = ScenarioOffered(id=scenario.id, seats=scenario.seats[:1])
    return HostedGame(game, (offered,), ("random",))


async def _make_table(socket: Path) -> None:
    """Create a game for the rehearsing player, with bots."""
    link = await ServerLink.connect(socket, _NAME)
    statuses: asyncio.Queue[TableStatus] = asyncio.Queue()

    def listen(reply: AnyReply) -> None:
        if isinstance(reply, TableStatus):
            statuses.put_nowait(reply)

    link.subscribe(listen)
    link.listen()
    first, *others = link.welcome.games[0].scenarios[0].seats[0]
    link.send(MakeTable(seats=dict.fromkeys(others, "random")))
    table = (await statuses.get()).table
    link.send(Sit(table=table.id, seat=first))
    link.send(Start(table=table.id))
    while table.state == "waiting":
        table = (await statuses.get()).table
    await link.close()


async def _look_around(socket: Path, language: str, game: Game) -> None:
    """Go from the lobby to the table, answer once, and leave."""
    from weimar_tui.tui.lobby.app import ServedApp
    from weimar_tui.tui.lobby.lobby import LobbyScreen
    from weimar_tui.tui.screens.game import GameScreen

    app = ServedApp(socket, _NAME, ponder=0.0, lang=language)
    app.loaded_games.add(game)
    await app.connect()
    try:
        async with app.run_test(size=(120, 40)) as pilot:
            for screen, keys in ((LobbyScreen, ("1", "enter")), (GameScreen, ("tab", "enter"))):
                for _ in range(_STEPS):
                    if isinstance(app.screen, screen):
                        break
                    await pilot.pause(_STEP)
                await pilot.pause(4 * _STEP)
                await pilot.press(*keys)
            await pilot.pause(4 * _STEP)
    finally:
        await app.link.close()
