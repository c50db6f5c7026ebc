"""Asking and judging puzzles in every interface, and the record of your answers."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import msgspec
from msgspec import Struct

from weimar_tui.bots.analysis.puzzles import Puzzle, daily, puzzles_of
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.files import SMALL, read_bounded, write_whole
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.session import NumberedEvent, Session
from weimar_tui.play.advice import answer_line, change_lines, counsel
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.players import HUMAN, RANDOM
from weimar_tui.registry import plugin_of
from weimar_tui.text.choice import Item
from weimar_tui.text.messages import GameMessages, Messages
from weimar_tui.user_folders import NoHome, user_data_folder

DAY, BY_NUMBER = "day", "number"
"""How to choose a puzzle."""


class PuzzleTable(GameHandle):
    """The table of a puzzle: it passes the answer to `judge` instead of playing on."""

    def __init__(self, session: Session, judge: Callable[[str], None]) -> None:
        super().__init__(session)
        self._judge = judge

    def pick(self, number: int, option: str) -> list[NumberedEvent]:
        self._judge(option)
        return []

    def bot_decision(self) -> Decision | None:
        """None, because only the puzzle's question is answered, even where all decide at once."""
        return None


def table_of(game: Game, puzzle: Puzzle, judge: Callable[[str], None]) -> PuzzleTable:
    """The table with the puzzle's question open."""
    position = game.decode(bytes(puzzle.position))
    options = game.options_of(position)
    scenario = game.scenario_of(position)
    seats = game.seats(scenario, options)
    players = {seat: HUMAN if seat == puzzle.seat else RANDOM for seat in seats}
    session = Session.new(
        game, scenario, puzzle.id, options=options, players=players, position=position
    )
    return PuzzleTable(session, judge)


class Answered(Struct):
    """The first answer to a puzzle: its date, whether it was the puzzle of that day, and whether
    it was right.
    """

    day: date
    solved: bool
    daily: bool = False


class PuzzleRecord:
    """Your answers by game and puzzle. Only first answers count."""

    def __init__(self, path: Path | None = None, *, kept: bool = True) -> None:
        """`kept=False`: only in memory."""
        self.path = path
        if path is None and kept:
            with contextlib.suppress(NoHome):
                self.path = user_data_folder() / "puzzles.json"
        self.answered: dict[str, dict[str, Answered]] = {}
        # Missing or unreadable: starts empty.
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            if self.path is not None:
                self.answered = msgspec.json.decode(
                    read_bounded(self.path, SMALL), type=dict[str, dict[str, Answered]]
                )

    def note(self, game: str, puzzle: str, answer: Answered) -> None:
        """Save a first answer. Raises OSError where it cannot be written."""
        if puzzle in self.answered.setdefault(game, {}):
            return
        self.answered[game][puzzle] = answer
        if self.path is None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, msgspec.json.format(msgspec.json.encode(self.answered)))

    def count(self, game: str) -> tuple[int, int]:
        """The number of puzzles solved in a game, and the number answered."""
        answers = self.answered.get(game, {}).values()
        return sum(answer.solved for answer in answers), len(answers)

    def days_in_a_row(self, game: str, today: date) -> int:
        """Days in a row with the daily puzzle solved, up to today or yesterday."""
        days = {a.day for a in self.answered.get(game, {}).values() if a.daily and a.solved}
        day = today if today in days else today - timedelta(days=1)
        number = 0
        while day in days:
            number += 1
            day -= timedelta(days=1)
        return number

    def standing(self, words: Messages, game: str, today: date) -> str:
        """Your record in one line."""
        solved, answered = self.count(game)
        days = self.days_in_a_row(game, today)
        return words.text("puzzle-record", solved=solved, answered=answered, days=days)


class Puzzling:
    """A puzzle being asked: the daily one, or the one at a `place`.

    `answered` is the answer given, empty before.
    """

    def __init__(
        self, game: Game, place: int | None = None, record: PuzzleRecord | None = None
    ) -> None:
        self.game = game
        self.today = date.today()
        puzzles = puzzles_of(game)
        of_the_day = daily(puzzles, self.today)
        self.number = (of_the_day if place is None else place) + 1
        self.of = len(puzzles)
        self.is_daily = self.number == of_the_day + 1
        self.puzzle = puzzles[self.number - 1]
        self.table = table_of(game, self.puzzle, self.answer)
        open_ones = self.table.human_decisions()
        self.decision: Decision = next(d for d in open_ones if d.number == self.puzzle.number)
        self.answered = ""
        self.record = record if record is not None else PuzzleRecord()
        self._unkept: OSError | None = None

    def heading(self, words: Messages) -> str:
        """The title of the puzzle."""
        message = "puzzle-daily" if self.is_daily else "puzzle-number"
        name = words.pick(plugin_of(self.game.id).names)
        return words.text(message, number=self.number, of=self.of, game=name)

    def goal(self, words: GameMessages) -> str:
        """The seat to move, and what is at stake."""
        reason = self.puzzle.goal
        goal = words.goal(reason.id, reason.arguments) if reason is not None else ""
        seat = words.seat(self.puzzle.seat)
        return words.text("puzzle-goal", seat=seat, goal=goal or words.text("puzzle-goal-any"))

    @property
    def is_solved(self) -> bool:
        """Whether the answer given was the best one."""
        return self.answered == self.puzzle.solution

    def answer(self, option: str) -> None:
        """Judge the answer, and save it if it is the first one."""
        self.answered = option
        answered = Answered(self.today, self.is_solved, self.is_daily)
        try:
            self.record.note(self.game.id, self.puzzle.id, answered)
        except OSError as error:
            self._unkept = error

    def verdict(self, words: GameMessages) -> str:
        if self.is_solved:
            return words.text("puzzle-solved")
        answer = words.option(self.decision, self.answered, self._view)
        return words.text("puzzle-not-solved", answer=answer)

    def best_answers(self, words: GameMessages) -> list[tuple[str, list[str]]]:
        """The best answers with their chances, each with lines about what it changes."""
        advice = counsel(words, self.decision, self._view, self.puzzle.advice)
        return [(answer_line(words, one), change_lines(words, one)) for one in advice.answers]

    @property
    def _view(self) -> Position:
        view: Position = self.table.view(self.puzzle.seat)
        return view

    def standing(self, words: Messages) -> str:
        """Your record now, or why it could not be saved."""
        if self._unkept is not None:
            return words.text("puzzle-unkept", error=words.cause(self._unkept))
        return self.record.standing(words, self.game.id, self.today)


def place_typed(game: Game, typed: str) -> int | None:
    """The place of the puzzle with the number typed, or None."""
    there_is = typed.isdecimal() and 1 <= int(typed) <= len(puzzles_of(game))
    return int(typed) - 1 if there_is else None


def first_unanswered(game: Game, record: PuzzleRecord) -> int | None:
    """The place of the first unanswered puzzle, if any."""
    answered = record.answered.get(game.id, {})
    places = enumerate(puzzles_of(game))
    return next((place for place, puzzle in places if puzzle.id not in answered), None)


def puzzle_items(words: Messages, game: Game, record: PuzzleRecord) -> list[Item]:
    """Menu items for a game's puzzles, with your record; empty without puzzles."""
    puzzles = puzzles_of(game)
    if not puzzles:
        return []
    today = date.today()
    of_the_day = puzzles[daily(puzzles, today)]
    answered = record.answered.get(game.id, {}).get(of_the_day.id)
    state = "open" if answered is None else "solved" if answered.solved else "not-solved"
    name = words.pick(plugin_of(game.id).names)
    standing = record.standing(words, game.id, today) if record.count(game.id)[1] else ""
    ways = {
        DAY: words.text("puzzle-way-day", game=name, state=state),
        BY_NUMBER: words.text("puzzle-way-number", game=name),
    }
    return [Item(f"{way}:{game.id}", text, more=standing) for way, text in ways.items()]
