"""Puzzles as they are put and answered, and the record of one's own answers."""

from __future__ import annotations

import contextlib
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from weimar_tui.bots.analysis.puzzles import Puzzle
from weimar_tui.chairs import HUMAN, RANDOM
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.session import Session
from weimar_tui.table.local_table import LocalTable
from weimar_tui.table.saves import APP


def table_of(game: Game[Any], puzzle: Puzzle) -> LocalTable:
    """A table at which the puzzle's question is open; nothing of it is saved."""
    position = game.decode(bytes(puzzle.position))
    options = game.options_of(position)
    scenario = game.scenario_of(position)
    seats = game.seats(scenario, options)
    players = {seat: HUMAN if seat == puzzle.seat else RANDOM for seat in seats}
    session = Session.new(
        game, scenario, puzzle.id, options=options, players=players, position=position
    )
    return LocalTable(session)


class Answered(Struct):
    """The first answer to a puzzle: the day it was given, whether as that day's, and if it held."""

    day: date
    solved: bool
    daily: bool = False


class PuzzleRecord:
    """What one has answered, by game and puzzle. Only first answers count."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_data_path(APP) / "puzzles.json"
        self.answered: dict[str, dict[str, Answered]] = {}
        # None yet, or one that cannot be read: it begins anew.
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            self.answered = msgspec.json.decode(
                self.path.read_bytes(), type=dict[str, dict[str, Answered]]
            )

    def note(self, game: str, puzzle: str, answer: Answered) -> None:
        """Keep a first answer. Raises OSError where it cannot be written."""
        if puzzle in self.answered.setdefault(game, {}):
            return
        self.answered[game][puzzle] = answer
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_suffix(".new")
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(self.answered)))
        beside.replace(self.path)

    def count(self, game: str) -> tuple[int, int]:
        """How many puzzles of a game were solved, of how many answered."""
        answers = self.answered.get(game, {}).values()
        return sum(answer.solved for answer in answers), len(answers)

    def days_in_a_row(self, game: str, today: date) -> int:
        """For how many days the puzzle of the day was solved, up to today or yesterday."""
        days = {a.day for a in self.answered.get(game, {}).values() if a.daily and a.solved}
        day = today if today in days else today - timedelta(days=1)
        number = 0
        while day in days:
            number += 1
            day -= timedelta(days=1)
        return number
