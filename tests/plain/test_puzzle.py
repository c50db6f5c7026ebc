"""Puzzles: each one works, its answers are options, and only first answers count."""

from __future__ import annotations

import io
import re
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.plain.conftest import Player, Run
from weimar_tui.bots.analysis.analyst import analyst_brain
from weimar_tui.bots.analysis.puzzles import daily, holds, lead_of, puzzles_of
from weimar_tui.bots.learned.features import EARLY
from weimar_tui.cli.main import main
from weimar_tui.play.puzzles import Answered, PuzzleRecord, Puzzling, table_of
from weimar_tui.registry import game_ids, load_game, plugin_of
from weimar_tui.text.game_messages import words_of
from weimar_tui.text.languages import languages

WITH_PUZZLES = [game for game in game_ids() if puzzles_of(load_game(game))]


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_puzzle_can_be_put_and_one_answer_is_ahead(name: str) -> None:
    game = load_game(name)
    puzzles = puzzles_of(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        table = table_of(game, puzzle, lambda option: None)
        (decision,) = (d for d in table.human_decisions() if d.number == puzzle.number)
        assert {one.option for one in puzzle.advice} <= set(decision.options)
        lead = lead_of(game, table.session.position)
        assert all(other.behind >= lead for other in puzzle.advice[1:])
        assert not game.check(table.session.position)


@pytest.mark.parametrize(
    "name",
    [
        *(pytest.param(game, marks=pytest.mark.slow) for game in WITH_PUZZLES[:-1]),
        WITH_PUZZLES[-1],
    ],
)
def test_answers_are_right_by_the_weights_that_ship(name: str) -> None:
    game = load_game(name)
    puzzles = puzzles_of(game)
    puzzle = puzzles[len(puzzles) // 2]
    assert holds(game, puzzle), puzzle.id


@pytest.fixture(autouse=True)
def _record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.mark.parametrize("name", ["weimar", "wir_sind_das_volk", "junta"])
@pytest.mark.parametrize("lang", languages())
def test_what_is_at_stake_is_said_in_the_words_of_the_game(name: str, lang: str) -> None:
    game = load_game(name)
    words, features = words_of(game, lang), analyst_brain(game).features
    position = game.start("main", "1", {}).position
    goals = [puzzle.goal for puzzle in puzzles_of(game) if puzzle.goal is not None]
    for seat in game.seats("main", {}):
        view = game.view(position, seat)
        measures = {each.removesuffix(EARLY) for each in features.measures}
        gains = (features.reason(each, seat, better=True) for each in sorted(measures))
        goals += [features.goal(view, seat, gain) for gain in gains if gain is not None]
    assert goals
    for goal in goals:
        assert words.goal(goal.id, goal.arguments), goal


@pytest.mark.parametrize("place", [0, -1])
def test_the_answer_is_judged_and_the_best_ones_are_told(run: Run, place: int) -> None:
    game = load_game("wir_sind_das_volk")
    words = words_of(game, "en")
    puzzling = Puzzling(game, 1)
    answer = words.option(
        puzzling.decision,
        puzzling.puzzle.advice[place].option,
        puzzling.table.view(puzzling.puzzle.seat),
    )
    name = words.pick(plugin_of(game.id).names)
    player = Player("Puzzle", f"{name}: choose one by number", "2", answer)
    assert run(player) == 0
    assert f"puzzle 2 of {puzzling.of}" in player.said
    assert puzzling.goal(words) in player.said
    assert ("Correct:" in player.said) is (place == 0)
    best = re.findall(r"^(– .*) \d+%, ", player.after(answer), re.MULTILINE)
    assert len(best) >= 2
    assert f"Your record: {1 - abs(place)} solved out of 1" in player.said


@pytest.mark.parametrize(
    ("place", "state"), [(None, ""), (0, " (solved)"), (1, " (answered, not solved)")]
)
def test_the_way_to_the_puzzle_of_the_day_says_what_became_of_it(
    run: Run, place: int | None, state: str
) -> None:
    puzzling = Puzzling(load_game("junta"))
    if place is not None:
        puzzling.answer(puzzling.puzzle.advice[place].option)
    player = Player("Puzzle")
    assert run(player) == 0
    line = next(line for line in player.said.splitlines() if "Junta: the puzzle" in line)
    assert line.split(": ")[1] == f"the puzzle of the day{state}"


def test_a_puzzle_in_which_others_are_asked_at_the_same_time_is_put_at_once(run: Run) -> None:
    """The program let a bot answer, which changes nothing in a puzzle, and did so for ever."""
    game = load_game("junta")
    several = [
        place
        for place, puzzle in enumerate(puzzles_of(game), 1)
        if len(game.decode(bytes(puzzle.position)).decisions) > 1
    ]
    assert several
    player = Player("Puzzle", "Junta: choose one by number", str(several[0]), "1", "quit")
    assert run(player) == 0
    assert f"puzzle {several[0]} of" in player.said
    assert "Your record:" in player.said


@pytest.mark.parametrize(("answered", "number"), [(2, 3), (None, 1)])
def test_without_a_number_it_is_the_first_that_was_never_answered_or_the_first(
    run: Run, answered: int | None, number: int
) -> None:
    record = PuzzleRecord()
    puzzles = puzzles_of(load_game("junta"))
    for puzzle in puzzles[:answered]:
        record.note("junta", puzzle.id, Answered(date(2026, 3, 3), True))
    player = Player("Puzzle", "Junta: choose one by number", "")
    assert run(player) == 0
    assert f"puzzle {number} of {len(puzzles)}" in player.said


def test_a_puzzle_that_there_is_not_is_not_put(run: Run) -> None:
    player = Player(
        "Puzzle",
        "Junta: choose one by number",
        "0",
        "Puzzle",
        "Junta: choose one by number",
        "many",
    )
    assert run(player) == 0
    assert player.said.count("The puzzles are numbered 1 to") == 2


def test_the_command_puts_the_puzzle_of_the_day(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(["puzzle", "--game", "junta", "--lang", "en"]) == 0
    said = capfd.readouterr().out
    puzzling = Puzzling(load_game("junta"))
    assert f"the puzzle of the day (number {puzzling.number} of {puzzling.of})" in said


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
