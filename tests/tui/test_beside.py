"""Recorded games of one kind side by side, and the list's details of the selected one."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.make_saves import SAVES
from tests.tui.looking import screen_text, until
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.replay import Replay
from weimar_tui.tui.screens.beside import BesideScreen
from weimar_tui.tui.screens.replay import ReplayScreen
from weimar_tui.tui.screens.saves import SavesScreen

pytestmark = pytest.mark.usefixtures("at_once")


async def shown(app: Any, pilot: Any, text: str, times: int = 1) -> str:
    """The screen, once a text appears on it this often."""
    await until(pilot, lambda: screen_text(app).count(text) >= times)
    return screen_text(app)


def highest() -> tuple[str, int]:
    """The party with the most victory points at the end of any of the games, and the points."""
    game = WeimarGame.load()
    points = []
    for path in SAVES.glob("*.weimar"):
        replay = Replay.open(path, lambda header: game)
        points += [(number, p) for p, number in replay.position_at(replay.last).vp.items()]
    number, party = max(points)
    return {"spd": "SPD", "kpd": "KPD", "z": "Z", "dnvp": "DNVP"}[party], number


async def test_games_of_one_kind_stand_beside_each_other_on_one_scale(make_app: Any) -> None:
    leader, best = highest()
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await app.push_screen(SavesScreen(watching=True))
        await pilot.pause()
        await pilot.press("s")
        assert isinstance(app.screen, BesideScreen)
        text = await shown(app, pilot, f"{leader} {best}")
        assert text.splitlines()[0].startswith("Weimar · Victory points")
        for name in ("overthrow-seats", "nsdap", "example", "anarchy"):
            assert f" {name} " in text
        top = max(int(number) for number in re.findall(r"\b\d\d\b", text))
        assert top >= best
        await shown(app, pilot, str(top), times=4)  # the highest of all is the top of each
        await pilot.press("g")
        assert screen_text(app).splitlines()[0].startswith("Weimar · Seats")


async def test_arrows_lead_to_a_game_and_enter_watches_it(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(SavesScreen(watching=True))
        await pilot.pause()
        await pilot.press("s")
        first = screen_text(app)
        await pilot.press("right", "down", "down")
        await until(pilot, lambda: screen_text(app) != first)  # a page further
        entry = app.screen.entries[app.screen.at]
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.replay.saved.path == entry.path
        await pilot.press("escape", "escape")
        assert isinstance(app.screen, SavesScreen)


async def test_a_damaged_game_among_them_says_so(make_app: Any, tmp_path: Path) -> None:
    app = make_app()
    saves = app.saves or tmp_path
    saves.mkdir(exist_ok=True)
    app.saves = saves
    path = saves / "mine.weimar"
    shutil.copy(SAVES / "nsdap.weimar", path)
    async with app.run_test(size=(120, 40)) as pilot:
        await app.push_screen(SavesScreen(watching=True))
        await pilot.pause()
        path.write_text("nothing\n")
        await pilot.press("s")
        assert "Choose a file" in await shown(app, pilot, "Choose a file")
        assert isinstance(app.screen, BesideScreen)


def pointed_at(app: Any) -> Path:
    """The save under the cursor, with its details below the list."""
    return next(path for path in SAVES.glob("*.weimar") if f"/{path.name}" in screen_text(app))


async def test_the_list_shows_how_the_game_pointed_at_stands(make_app: Any, game: Any) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await app.push_screen(SavesScreen(watching=True))
        await pilot.pause()
        for _ in range(2):
            recorded = Replay.open(pointed_at(app), lambda header: game)
            recorded.jump(recorded.last)
            points = recorded.position.vp
            text = await shown(app, pilot, f"SPD {points['spd']} ")
            assert f"SPD {points['spd']} " in text and f"KPD {points['kpd']} " in text
            await pilot.press("down")
            await pilot.pause()


async def test_where_no_game_is_over_there_is_nothing_to_compare(
    make_app: Any, make_table: Any
) -> None:
    app = make_app()
    table = make_table()
    async with app.run_test(size=(120, 40)) as pilot:
        app.saves = table.path.parent
        await app.push_screen(SavesScreen())
        await pilot.pause()
        await pilot.press("s")
        assert "nothing to compare" in screen_text(app)
