"""Puzzles on the board: chosen at the start, answered once, judged, and recorded."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.tui.looking import put_cursor_on, screen_text, seen, until
from tests.tui.test_screens import choose
from weimar_tui.bots.analysis.puzzles import puzzles_of
from weimar_tui.play.puzzles import Puzzling
from weimar_tui.registry import game_ids, load_game, plugin_of
from weimar_tui.text.game_messages import words_of
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.hint import HintDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.screens.start import StartScreen

pytestmark = pytest.mark.usefixtures("at_once")

WITH_PUZZLES = [game for game in game_ids() if puzzles_of(load_game(game))]


@pytest.fixture(autouse=True)
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "weimar-tui" / "puzzles.json"


async def put(app: Any, pilot: Any, way: str) -> None:
    """Choose a kind of puzzle in the start menu."""
    await choose(app, pilot, "puzzle")
    assert isinstance(app.screen, QuestionDialog)
    put_cursor_on(app, way)
    await pilot.press("enter")
    await until(pilot, lambda: not isinstance(app.screen, QuestionDialog))
    await pilot.pause()


async def answer(app: Any, pilot: Any, option: str) -> None:
    """Read what is at stake, and answer in the list or in the dialog of the question."""
    await pilot.press("enter")
    await until(pilot, lambda: not isinstance(app.screen, HintDialog))
    await pilot.pause()
    put_cursor_on(app, option)
    await pilot.press("enter")
    await until(
        pilot, lambda: isinstance(app.screen, ReadingDialog) and "Puzzles" in screen_text(app)
    )


@pytest.mark.parametrize(("right", "size"), [(True, (80, 24)), (False, (120, 40))])
@pytest.mark.parametrize("id", WITH_PUZZLES)
async def test_the_answer_is_judged_told_and_kept(
    make_app: Any, record: Path, id: str, right: bool, size: tuple[int, int]
) -> None:
    game = load_game(id)
    puzzling, words = Puzzling(game), words_of(game, "en")
    given = puzzling.puzzle.advice[0 if right else 1].option
    app = make_app()
    async with app.run_test(size=size) as pilot:
        await put(app, pilot, f"day:{id}")
        assert isinstance(app.screen, HintDialog)
        shown = screen_text(app)
        assert words.pick(plugin_of(id).names) in shown and "the puzzle of the day" in shown
        assert words.seat(puzzling.puzzle.seat) + " to move" in shown
        await answer(app, pilot, given)
        shown = screen_text(app)
        assert ("Correct:" in shown) == right and ("Not the best answer:" in shown) != right
        assert "%, best" in shown and " lower" in shown
        await pilot.press("end", "pagedown", "pagedown")
        assert f"Your record: {int(right)} solved out of 1" in screen_text(app)
        await pilot.press("escape", "escape")
        await pilot.pause()
        assert "Show the best answers again" in seen(app, "#decision").text
    kept = json.loads(record.read_text())
    assert kept[id][puzzling.puzzle.id]["solved"] is right


async def test_any_puzzle_is_put_by_its_number_and_the_next_one_follows(make_app: Any) -> None:
    id = WITH_PUZZLES[-1]
    last = len(puzzles_of(load_game(id)))
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await put(app, pilot, f"number:{id}")
        assert isinstance(app.screen, EntryDialog) and f"from 1 to {last}" in screen_text(app)
        await pilot.press("backspace", *"999", "enter")
        await pilot.pause()
        assert "There is no puzzle" in screen_text(app)
        await pilot.press("backspace", "2", "enter")
        await until(pilot, lambda: isinstance(app.screen, HintDialog))
        assert f"2 of {last}" in screen_text(app)
        await answer(app, pilot, Puzzling(load_game(id), 1).puzzle.solution)
        await pilot.press("escape")
        await pilot.pause()
        put_cursor_on(app, "next")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, HintDialog))
        assert f"1 of {last}" in screen_text(app), "the first that was not answered"
        await pilot.press("escape", "q")
        await until(pilot, lambda: isinstance(app.screen, StartScreen))


@pytest.mark.parametrize("id", WITH_PUZZLES)
async def test_a_puzzle_is_no_game_to_be_saved_or_watched(
    make_app: Any, tmp_path: Path, id: str
) -> None:
    app = make_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await put(app, pilot, f"day:{id}")
        await pilot.press("enter", "ctrl+s", "i")
        await pilot.pause()
        assert not isinstance(app.screen, EntryDialog)
    assert not list(tmp_path.rglob("*.weimar"))


async def test_the_list_says_what_became_of_the_day(make_app: Any, record: Path) -> None:
    id = WITH_PUZZLES[0]
    puzzling = Puzzling(load_game(id))
    puzzling.answer(puzzling.puzzle.solution)
    app = make_app()
    async with app.run_test(size=(100, 40)) as pilot:
        await choose(app, pilot, "puzzle")
        put_cursor_on(app, f"day:{id}")
        assert "the puzzle of the day (solved)" in screen_text(app)
        assert "Your record: 1 solved out of 1; daily streak: 1." in screen_text(app)


def test_a_record_that_cannot_be_written_is_told(record: Path) -> None:
    game = load_game(WITH_PUZZLES[0])
    record.parent.parent.mkdir(parents=True)
    record.parent.write_text("in the way")
    puzzling = Puzzling(game)
    puzzling.answer(puzzling.puzzle.solution)
    assert "could not be saved" in puzzling.standing(words_of(game, "en"))
