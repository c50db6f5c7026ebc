"""Puzzles: every one can be put, its answers are options of it, and only first answers count."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from weimar_tui.bots.analysis.puzzles import LEAD, Puzzle, daily, puzzles_of
from weimar_tui.plain.console import Console
from weimar_tui.plain.puzzle import PuzzleGame
from weimar_tui.registry import game_ids, load_game
from weimar_tui.table.puzzling import Answered, PuzzleRecord, table_of
from weimar_tui.text.game_words import words_of

WITH_PUZZLES = [game for game in game_ids() if puzzles_of(load_game(game))]


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_puzzle_can_be_put_and_one_answer_is_ahead(name: str) -> None:
    game = load_game(name)
    puzzles = puzzles_of(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        table = table_of(game, puzzle)
        (decision,) = (d for d in table.human_decisions() if d.number == puzzle.number)
        assert {one.option for one in puzzle.advice} <= set(decision.options)
        assert all(other.behind >= LEAD for other in puzzle.advice[1:])
        assert not game.check(table.session.position)


def asked(puzzle: Puzzle, answer: str) -> tuple[PuzzleGame, list[str]]:
    game = load_game("wir_sind_das_volk")
    table = table_of(game, puzzle)
    (decision,) = (d for d in table.human_decisions() if d.number == puzzle.number)
    words = words_of(game, "en")
    typed = [words.option(decision, answer, table.view(puzzle.seat))]
    said: list[str] = []

    async def read() -> str:
        return typed.pop(0) + "\n"

    console = Console(read, said.append, width=0, echo=False, encoding="utf-8")
    return PuzzleGame(console, game, puzzle, words), said


@pytest.mark.parametrize("place", [0, -1])
async def test_the_answer_is_judged_and_the_best_ones_are_told(place: int) -> None:
    puzzle = puzzles_of(load_game("wir_sind_das_volk"))[0]
    game, said = asked(puzzle, puzzle.advice[place].option)
    await game.play()
    assert game.solved is (place == 0)
    text = "".join(said)
    assert ("Right:" in text) is (place == 0)
    assert "of 100" in text


def test_every_puzzle_comes_once_before_any_comes_again() -> None:
    puzzles = puzzles_of(load_game("wir_sind_das_volk"))
    first = date(2026, 1, 1)
    first += timedelta(days=-first.toordinal() % len(puzzles))
    days = [daily(puzzles, first + timedelta(days=n)) for n in range(len(puzzles))]
    assert sorted(days) == list(range(len(puzzles)))


def test_first_answers_are_kept_and_days_in_a_row_counted(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "puzzles.json"
    record = PuzzleRecord(path)
    day = date(2026, 3, 3)
    for back, solved in ((0, True), (1, True), (2, False), (3, True)):
        answer = Answered(day - timedelta(days=back), solved, daily=True)
        record.note("nim", f"p{back}", answer)
    record.note("nim", "p2", Answered(day, True))
    again = PuzzleRecord(path)
    assert again.count("nim") == (3, 4)
    assert again.days_in_a_row("nim", day) == 2
    assert again.days_in_a_row("nim", day + timedelta(days=1)) == 2
    assert again.days_in_a_row("nim", day + timedelta(days=2)) == 0


def test_a_record_that_cannot_be_read_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text("{nonsense")
    assert PuzzleRecord(path).count("nim") == (0, 0)
