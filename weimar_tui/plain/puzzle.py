"""A puzzle line by line: the position, the question, the first answer, and what it is worth."""

from __future__ import annotations

from typing import Any

from weimar_tui.bots.analysis.puzzles import Puzzle
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Game
from weimar_tui.plain.console import Console
from weimar_tui.plain.game import PlainGame
from weimar_tui.table.advised import told_advice
from weimar_tui.table.puzzling import table_of
from weimar_tui.text.words import GameWords


class PuzzleGame(PlainGame):
    """One question. The first answer ends it; `solved` says what came of it, None without one."""

    commands = (
        "explain",
        "repeat",
        "board",
        "hand",
        "points",
        "odds",
        "why",
        "more",
        "cards",
        "rules",
        "quit",
    )

    def __init__(self, console: Console, game: Game[Any], puzzle: Puzzle, words: GameWords) -> None:
        super().__init__(console, table_of(game, puzzle), words)
        self.puzzle = puzzle
        self.solved: bool | None = None

    async def play(self) -> None:
        """Put it, and judge the answer. Raises Quit and Over."""
        words, seat = self.words, self.puzzle.seat
        self.desk.me = seat
        self.console.say("", words.text("puzzle-to-move", seat=words.seat(seat)))
        self.desk.board()
        self.desk.hand()
        await self.play_on()

    async def pick(self, decision: Decision, option: str) -> None:
        """The answer to the puzzle is judged; it is not played."""
        if decision.number != self.puzzle.number:
            await super().pick(decision, option)
            return
        self.solved = option == self.puzzle.solution
        self._left = True
        words, say = self.words, self.console.say
        say("", words.text("puzzle-solved" if self.solved else "puzzle-not-solved"))
        view = self.table.view(decision.seat)
        lines = told_advice(words, decision, view, self.puzzle.advice)
        for number, (answer, why) in enumerate(lines, 1):
            say(
                words.text("plain-entry", number=number, text=answer),
                *([f"  {why}"] if why else []),
            )
