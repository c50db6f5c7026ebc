"""A game with little more than rules is played, saved, watched and hosted like any other."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from weimar_duel.rules import SEATS

from tests.cli.conftest import Command, command  # noqa: F401
from tests.toy.plugin import DuelPlugin
from tests.tui.looking import put_cursor_on, screen_text, until
from weimar_tui import registry
from weimar_tui.bots.players import bot_names, make_player
from weimar_tui.bots.question import InProcess
from weimar_tui.kernel.verify import verify
from weimar_tui.play.saves import list_saves
from weimar_tui.players import HUMAN
from weimar_tui.registry import games_of, load_game, plugin_of
from weimar_tui.server.host import Host, HostedGame
from weimar_tui.server.replies import ScenarioOffered
from weimar_tui.server.server import TableServer
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.lobby.app import ServedApp
from weimar_tui.tui.lobby.lobby import LobbyScreen
from weimar_tui.tui.lobby.new_table import NewTableScreen
from weimar_tui.tui.lobby.waiting import WaitingScreen
from weimar_tui.tui.screens.end import EndScreen
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.hand_over import HandOverScreen
from weimar_tui.tui.screens.new_game import NewGameScreen
from weimar_tui.tui.screens.replay import ReplayScreen
from weimar_tui.tui.screens.start import StartScreen

_MOST = 400
"""The most keys for a duel."""


@pytest.fixture(autouse=True)
def _duel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("WEIMAR_CONFIG", str(tmp_path / "config.toml"))
    registry.register(DuelPlugin())
    yield
    registry.unregister("duel")


def make_app(saves: Path, **options: Any) -> Any:
    app = LocalApp(lang="en", motion=False, game="duel", saves=saves, seed="7", **options)
    app.input_guard.wait = 0.0  # keys are pressed faster than by a person
    app.outcomes_stay = False
    return app


async def settle(pilot: Any) -> None:
    """Wait until everything started has come to rest."""
    for _ in range(4):
        await pilot.pause()


async def play_to_the_end(app: Any, pilot: Any) -> None:
    """Answer by Enter until the game is over."""
    for _ in range(_MOST):
        await settle(pilot)
        if isinstance(app.screen, EndScreen):
            return
        if isinstance(app.screen, GameScreen | HandOverScreen):
            await pilot.press("enter")
    raise AssertionError("the duel does not end")


def status_of(app: Any) -> Any:
    """The status of its table."""
    return app.screen.table.status


def finished(saves: Path) -> Path:
    """A finished duel of bots, saved."""
    from weimar_tui.play.game_handle import GameHandle

    game = load_game("duel")
    players = dict.fromkeys(SEATS[:2], "first")
    table = GameHandle.new(game, "main", players, "7", path=saves / "duel.weimar")
    while (decision := table.bot_decision()) is not None:
        table.pick(decision.number, table.answer_of(decision).option)
    table.close()
    return saves / "duel.weimar"


# --- in the terminal ----------------------------------------------------------------------------
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 48)])
async def test_it_is_set_up_played_and_ended_by_keys(tmp_path: Path, size: tuple[int, int]) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=size) as pilot:
        await pilot.press("1", "enter")
        await settle(pilot)
        assert isinstance(app.screen, NewGameScreen)
        assert "Duel" in screen_text(app)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, GameScreen)
        text = screen_text(app)
        for told in ("stance", "guard", "lunge", "courage", "red"):
            assert told in text
        await play_to_the_end(app, pilot)
        assert "courage" in screen_text(app)
        await pilot.press("enter")
        await settle(pilot)
    (entry,) = list_saves(tmp_path)
    assert (entry.game, entry.ending != "") == ("duel", True)
    verdict = verify(entry.path, games_of())
    assert verdict.difference is None


async def test_three_can_play_it_at_one_keyboard(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        app.new_game(
            app.loaded(),
            "main",
            {"red": HUMAN, "blue": HUMAN, "green": "first"},
            "5",
            free_undo=False,
            options={"seats": 3},
        )
        await settle(pilot)
        assert isinstance(app.screen, HandOverScreen)
        text = screen_text(app)
        assert "strike" not in text
        await play_to_the_end(app, pilot)


async def test_it_is_continued_from_the_start_screen(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        players = {"red": HUMAN, "blue": "first"}
        app.new_game(app.loaded(), "main", players, "5", free_undo=False)
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        asked = app.table_now().human_decisions()[0].number
        await pilot.press("q")
        await settle(pilot)
        assert isinstance(app.screen, StartScreen)
        assert "Duel" in screen_text(app)
        await pilot.press("1", "enter")
        await settle(pilot)
        assert isinstance(app.screen, GameScreen)
        assert app.table_now().human_decisions()[0].number == asked


async def test_a_recorded_one_is_watched_with_charts(tmp_path: Path) -> None:
    path = finished(tmp_path)
    app = make_app(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        from weimar_tui.tui.replay.watching import watch_file

        watch_file(app, path, app.game_for)
        await settle(pilot)
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("right", "right", "pagedown")
        await settle(pilot)
        assert "Pick" in screen_text(app)
        await pilot.press("g")
        await settle(pilot)
        assert "courage" in screen_text(app)


# --- on the command line ------------------------------------------------------------------------
def test_it_is_exported(command: Command, tmp_path: Path) -> None:  # noqa: F811
    path = finished(tmp_path)
    told = command("export", str(path))
    assert told.status == 0
    assert told.out.startswith("# Duel: a recorded game")
    assert "| fencer | courage |" in told.out
    sheet = tmp_path / "duel.csv"
    assert command("export", str(path), "--csv", str(sheet)).status == 0
    rows = list(csv.DictReader(io.StringIO(sheet.read_text())))
    assert {"red", "blue", "card", "impulse"} <= set(rows[0])
    assert any(row["card"].startswith("strike") for row in rows)
    picture = tmp_path / "duel.svg"
    assert command("export", str(path), "--svg", str(picture)).status == 0
    assert "<svg" in picture.read_text()


def test_it_is_simulated_fuzzed_and_driven_by_lines(command: Command) -> None:  # noqa: F811
    told = command("simulate", "--game", "duel", "-n", "5", "--json")
    report = json.loads(told.out)
    assert (report["games"], report["bots"]) == (5, {"red": "first", "blue": "first"})
    assert command("fuzz", "--game", "duel", "-n", "20").status == 0
    engine = command(
        "engine", "--game", "duel", "--bots", "blue=first", "--seed", "3", lines=({"do": "quit"},)
    )
    assert engine.messages[0]["game"] == "duel"
    (asked,) = engine.of_type("decision")
    assert asked["seat"] == "red"
    assert asked["private"]["card"].endswith("-red")


def test_its_bots_are_known_by_name() -> None:
    assert bot_names("duel") == ("first", "random")
    game = load_game("duel")
    view = game.view(game.start("main", "1", {}, False).position, "red")
    bot = make_player("first", "red", "1", game)
    assert bot.decide(view, view.decisions[0]) == view.decisions[0].options[0]


# --- hosted -------------------------------------------------------------------------------------
def hosted(id: str) -> HostedGame:
    offer = plugin_of(id)
    offered = tuple(
        ScenarioOffered(id=one.id, seats=one.seats, fixed=dict(one.fixed or {}))
        for one in offer.scenarios()
    )
    return HostedGame(load_game(id), offered, bot_names(id))


async def test_a_table_of_it_stands_beside_one_of_weimar(tmp_path: Path) -> None:
    bots = InProcess(load_game, make_player)
    games = {id: hosted(id) for id in ("weimar", "duel")}
    host = Host(games=games, folder=tmp_path, bots=bots, pace=0.0, sync=False)
    server = TableServer(host, tmp_path / "s")
    await server.start()
    app = ServedApp(tmp_path / "s", "ada", ponder=0.0, lang="en", motion=False)
    app.input_guard.wait = 0.0
    app.outcomes_stay = False
    await app.connect()
    try:
        async with app.run_test(size=(120, 40)) as pilot:
            for turns in (0, 1):
                await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
                await pilot.press("c")
                await until(pilot, lambda: isinstance(app.screen, NewTableScreen))
                await pilot.pause()
                put_cursor_on(app, "game")
                await pilot.press(*["right"] * turns)
                put_cursor_on(app, "fold:details")
                await pilot.press("enter")
                choice = app.screen.query_one(ChoicePane).choice
                for row in [item.id for item in choice.items if item.id.startswith("seat:")][1:]:
                    put_cursor_on(app, row)
                    await pilot.press("right")
                put_cursor_on(app, "begin")
                await pilot.press("enter")
                await until(pilot, lambda: isinstance(app.screen, WaitingScreen))
                await until(pilot, lambda: status_of(app) is not None)
                if turns == 0:
                    await pilot.press("escape")
            assert "Duel" in screen_text(app)
            await pilot.press("1", "enter")
            await until(pilot, lambda: status_of(app).table.mine == "red")
            await pilot.pause()
            await pilot.press("s", "enter")
            await until(pilot, lambda: isinstance(app.screen, GameScreen))
            await until(pilot, lambda: "stance" in screen_text(app))
            hosted_games = [table.record.game for table in server.lobby.tables.values()]
            assert sorted(hosted_games) == ["duel", "weimar"]
            for _ in range(_MOST):
                if isinstance(app.screen, EndScreen):
                    break
                await pilot.press("enter")
                await pilot.pause(0.01)
            assert isinstance(app.screen, EndScreen)
    finally:
        await app.link.close()
        await server.stop()
        await asyncio.sleep(0)


def test_no_seat_of_weimar_is_named_in_the_shared_rooms() -> None:
    package = Path(registry.__file__).parent
    rooms = [*package.rglob("*.py"), *package.rglob("*.ftl")]
    shared = [path for path in rooms if "games" not in path.parts]
    seat = re.compile(r"\b(SPD|KPD|DNVP|spd|kpd|dnvp|z=\w+)\b")
    examples = re.compile(r"^ *(>>> |\.\.\. |'|\[|\().*$", re.MULTILINE)
    named = {
        str(path): seat.findall(examples.sub("", path.read_text(encoding="utf-8")))
        for path in shared
    }
    assert {path: seats for path, seats in named.items() if seats} == {}


def test_nothing_of_the_shared_rooms_names_it() -> None:
    package = Path(registry.__file__).parent
    rooms = [path for path in package.rglob("*.py") if "games" not in path.parts]
    assert len(rooms) > 100
    for path in rooms:
        assert "duel" not in path.read_text(encoding="utf-8"), path
