"""A puzzle line by line: the position, the question, the first answer and its value."""

from __future__ import annotations

from weimar_tui.kernel.decision import Decision
from weimar_tui.plain.console import Console
from weimar_tui.plain.game import PlainGame
from weimar_tui.play.advice import entry_lines
from weimar_tui.play.puzzles import Puzzling
from weimar_tui.text.messages import GameMessages


class PlainPuzzle(PlainGame):
    """One question. The first answer ends it."""

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

    def __init__(self, console: Console, puzzling: Puzzling, words: GameMessages) -> None:
        super().__init__(console, puzzling.table, words)
        self.puzzling = puzzling

    async def play(self) -> None:
        """Ask the question and judge the answer. Raises Quit and Over."""
        puzzling, words = self.puzzling, self.words
        self.info_commands.me = puzzling.puzzle.seat
        self.console.say("", puzzling.heading(words), puzzling.goal(words))
        self.console.say(words.text("puzzle-rule"))
        self.info_commands.board()
        self.info_commands.hand()
        while not self.has_left:
            # Others may be asked at the same time; a puzzle is this question only.
            await self.ask(puzzling.decision)

    async def pick(self, decision: Decision, option: str) -> None:
        """Judge the answer; it is not played."""
        puzzling, words, say = self.puzzling, self.words, self.console.say
        puzzling.answer(option)
        self._left = True
        say("", puzzling.verdict(words))
        for answer, changes in puzzling.best_answers(words):
            say(*entry_lines(words, answer, changes))
        say("", puzzling.standing(words))
