"""The result page: all five endings, reached by the last pick of the recorded games."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.make_saves import FILES, SAVES
from tests.tui.looking import put_cursor_on, same_as_snapshot, screen_text
from tests.tui.playing import begun
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.kernel.position import Outcome
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.branch import branch
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.replay.disclosure import OPEN
from weimar_tui.text.handbook import help_text
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.screens.end import EndScreen
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.replay import ReplayScreen
from weimar_tui.tui.screens.standing import PointsScreen

TITLES = {
    "republic-survived": "The republic has survived",
    "overthrow-seats": "The republic is overthrown in parliament",
    "overthrow-cities": "The republic is overthrown",
    "nsdap": "The NSDAP takes power",
    "anarchy": "Anarchy",
}


@pytest.mark.parametrize("ending", TITLES)
async def test_the_last_pick_leads_to_the_end(
    make_app: Any, game: WeimarGame, tmp_path: Path, ending: str
) -> None:
    replay = Replay.open(SAVES / f"{FILES[ending]}.weimar", lambda header: game)
    replay.jump(replay.last)
    pick = replay.pick_at(replay.last)
    assert pick is not None
    path = tmp_path / "last.weimar"
    players = {seat: "human" if seat == pick.seat else "random" for seat in game.seats()}
    branch(replay, replay.last - 1, path, players=players)
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        app.open_save(path)
        await pilot.pause()
        if not isinstance(app.screen, EndScreen):
            # otherwise there was no choice, and the app has picked by itself
            prompts = app.screen.query_one(ChoicePane)
            prompts.choice.go(pick.option)
            await pilot.press("enter")
        for _ in range(20):
            await pilot.pause()
            if isinstance(app.screen, EndScreen):
                break
        assert TITLES[ending] in screen_text(app).splitlines()[1]


async def looked_back(app: Any, pilot: Any) -> None:
    """Wait until the page has its curve."""
    for _ in range(100):
        await pilot.pause()
        if getattr(app.screen, "recording", None) is not None:
            break
    await pilot.pause()


@pytest.mark.parametrize(
    ("ending", "size", "lang"),
    [
        ("republic-survived", (160, 48), "en"),
        pytest.param("republic-survived", (80, 24), "de", marks=pytest.mark.slow),
        pytest.param("republic-survived", (120, 40), "zh", marks=pytest.mark.slow),
        ("overthrow-seats", (120, 40), "zh"),
        ("overthrow-cities", (160, 48), "en"),
        ("nsdap", (80, 24), "de"),
        ("anarchy", (160, 48), "en"),
    ],
)
async def test_every_ending_has_its_page(
    make_app: Any, tmp_path: Path, ending: str, size: tuple[int, int], lang: str
) -> None:
    path = tmp_path / "over.weimar"
    shutil.copy(SAVES / f"{FILES[ending]}.weimar", path)
    app = make_app(lang)
    async with app.run_test(size=size) as pilot:
        app.open_save(path)
        await looked_back(app, pilot)
        text = screen_text(app)
        same_as_snapshot(f"end-of-{ending}-{size[0]}-{lang}", app)
        await pilot.press("pagedown", "pagedown", "pagedown", "pagedown", "pagedown")
        same_as_snapshot(f"end-of-{ending}-{size[0]}-{lang}-below", app)
        nobody = app.loaded().words.ui("end-no-winner")
        assert (nobody in text) == (ending == "nsdap")
        await pilot.press("enter")
        assert not isinstance(app.screen, EndScreen)
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog)
        assert app.screen.text.startswith(help_text("weimar", "end", lang)), "at the board too"


@asynccontextmanager
async def looking_back(
    make_app: Any, folder: Path, size: tuple[int, int] = (120, 40)
) -> AsyncIterator[tuple[Any, Any]]:
    """An app and its pilot on the page of the end of a finished game, once its curves are drawn."""
    path = folder / "over.weimar"
    shutil.copy(SAVES / "example.weimar", path)
    app = make_app()
    async with app.run_test(size=size) as pilot:
        app.open_save(path)
        await looked_back(app, pilot)
        yield app, pilot


async def test_points_of_every_party_by_source_and_round(make_app: Any, tmp_path: Path) -> None:
    path = tmp_path / "over.weimar"
    shutil.copy(SAVES / "example.weimar", path)
    app = make_app()
    async with app.run_test(size=(160, 60)) as pilot:
        app.open_save(path)
        await pilot.pause()
        first = app.screen.seat
        seen = {first}
        for _ in range(3):
            await pilot.press("right")
            seen.add(app.screen.seat)
        assert len(seen) == 4
        await pilot.press("left", "left", "left")
        assert app.screen.seat == first


async def test_the_game_can_be_watched_from_its_end(make_app: Any, tmp_path: Path) -> None:
    path = tmp_path / "over.weimar"
    shutil.copy(SAVES / "nsdap.weimar", path)
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        app.open_save(path)
        await pilot.pause()
        await pilot.press("f1")
        assert isinstance(app.screen, ReadingDialog)
        await pilot.press("escape", "r")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.recording.viewer == OPEN
        assert app.screen.recording.moment == app.screen.replay.first


async def test_watching_the_game_from_its_end_leaves_the_page_as_it_is(
    make_app: Any, tmp_path: Path
) -> None:
    """What is watched is the game of the page, which is not played a second time for that."""
    async with looking_back(make_app, tmp_path) as (app, pilot):
        page = app.screen
        turns = page.report.turns
        for _ in range(2):
            await pilot.press("r")
            await pilot.pause()
            assert isinstance(app.screen, ReplayScreen)
            watched = app.screen.recording
            assert watched.timeline is page.recording.timeline
            assert watched.moment == watched.replay.first
            assert (watched.viewer, watched.only) == (OPEN, "")
            await pilot.press("right", "right", "v", "f")
            assert watched.moment == watched.replay.first + 2
            assert watched.viewer != OPEN and watched.only
            await pilot.press("escape")
            await pilot.pause()
            assert app.screen is page
            assert page.recording.moment == page.recording.replay.last
            assert (page.recording.viewer, page.recording.only) == (OPEN, "")
        app.set_language("de")
        assert [turn.moment for turn in page.report.turns] == [turn.moment for turn in turns]


async def test_points_can_be_read_during_the_game(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await begun(app, pilot, make_table())
        await pilot.press("v")
        assert type(app.screen) is PointsScreen
        assert "Victory points so far" in screen_text(app)
        await pilot.press("escape")
        assert isinstance(app.screen, GameScreen)


@pytest.mark.parametrize(("way", "human"), [("again", "spd"), ("other-seat", "kpd")])
async def test_the_end_offers_another_game_of_the_same_kind(
    make_app: Any, game: WeimarGame, tmp_path: Path, way: str, human: str
) -> None:
    """With the same seats or everyone one seat further, and other dice."""
    players = {**dict.fromkeys(PARTIES, "random"), "spd": "human"}
    table = GameHandle.new(
        game, "main", players, "1922", free_undo=True, path=tmp_path / "a.weimar", dice=[1, 2]
    )
    table.session.position.outcome = Outcome("anarchy", (), "")
    app = make_app()
    async with app.run_test(size=(100, 40)) as pilot:
        app.play(table)
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        text = screen_text(app)
        assert "Play again\n" in text or "Play again " in text
        assert "Play again, everyone moves on one seat" in text
        put_cursor_on(app, way)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()
        board = app.board_now()
        assert board is not None
        header = board.board.table.session.header
        assert {seat for seat, who in header.players.items() if who == "human"} == {human}
        assert (header.scenario, header.options) == ("main", {"free_undo": True})
        assert header.seed != "1922" and board.board.table.outcome is None


async def test_the_page_of_the_end_leads_into_the_game_where_it_turned(
    make_app: Any, tmp_path: Path
) -> None:
    async with looking_back(make_app, tmp_path) as (app, pilot):
        turns = app.screen.report.turns
        assert 1 < len(turns) <= 4
        await pilot.press(str(len(turns)))
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.recording.moment == turns[-1].moment
        assert turns[-1].line in "\n".join(line.text for line in app.screen.recording.news())


@pytest.mark.parametrize(
    ("kind", "ending"), [("end-svg", "-end.svg"), ("end-markdown", "-end.md"), ("csv", ".csv")]
)
async def test_the_page_of_the_end_can_be_taken_away(
    make_app: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, ending: str
) -> None:
    monkeypatch.chdir(tmp_path)
    async with looking_back(make_app, tmp_path, size=(80, 24)) as (app, pilot):
        await pilot.press("e")
        await pilot.pause()
        put_cursor_on(app, kind)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)
    assert {file.name for file in tmp_path.glob("over?*")} == {f"over{ending}", "over.weimar"}
