"""The guide of a lesson: hints that explain each thing as it comes, each told once."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.play.lessons import so_far
from weimar_tui.text.choice import Choice
from weimar_tui.text.lessons import Lesson, Teacher
from weimar_tui.tui.dialogs.hint import Hint, HintDialog
from weimar_tui.tui.playing.board import Board

MOST = 3
"""So many hints about what happened are read at one stop; those before the first move besides."""

MOST_AT_FIRST = 6


class Guide:
    """Stops the game for hints. After a reload the lesson goes on where it was."""

    def __init__(self, board: Board, lesson: Lesson) -> None:
        loaded = board.loaded
        self.board = board
        self.lesson = lesson
        self.due: list[Hint] = []
        self.latest: tuple[Hint, ...] = ()
        self._teacher = Teacher(loaded.game.id, lesson, loaded.lang)
        self._explained: set[tuple[int, str, tuple[str, ...]]] = set()

    @property
    def teacher(self) -> Teacher:
        """The teacher, speaking the player's language."""
        self._teacher.language = self.board.words.lang
        return self._teacher

    def begin(self) -> None:
        """Catch up with the game as it is."""
        table = self.board.table
        self.due = [
            Hint(text, self.board.words.event(event) if event is not None else "")
            for text, event in so_far(self.teacher, table, table.humans[0])
        ]

    async def welcome(self) -> None:
        """What is to be read before the first move."""
        await self._stop(MOST_AT_FIRST)

    async def explain(self, decision: Decision) -> None:
        """Explain a question that is about to be asked."""
        # After an undo another question may have the number of one that was explained.
        question = (decision.number, decision.kind, decision.options)
        if question not in self._explained:
            self._explained.add(question)
            await self._stop(asked=[Hint(text) for text in self.teacher.of(decision)])

    async def comment(self, news: Sequence[Event]) -> None:
        """Explain what a pick has led to."""
        board, teacher = self.board, self.teacher
        for event in news:
            seen = event.seen_by(board.me)
            for place, text in enumerate(teacher.of(seen)):
                self.due.append(Hint(text, "" if place else board.words.event(seen)))
        # What leads to the next question of ours is told together with it.
        if board.table.outcome is not None:
            self.due = self.due[-MOST:]
            await self._stop()
        elif board.table.bot_decision() is not None:
            await self._stop()

    async def _stop(self, most: int = MOST, asked: Sequence[Hint] = ()) -> None:
        """Show hints that are due, and all that explain the question about to be `asked`.

        More than a few at once nobody reads: the others come at the next stop, each with what
        happened that it is about.
        """
        now, self.due = [*self.due[:most], *asked], self.due[most:]
        if not now:
            return
        self.latest = tuple(now)
        self.board.bar.ask(Choice())  # what was asked last is answered
        self.board.draw()
        await self.board.here.push_screen_wait(HintDialog(self.latest))

    # --- keys -----------------------------------------------------------------------------------
    def show_again(self) -> None:
        """The latest hints again."""
        if self.latest:
            self.board.here.push_screen(HintDialog(self.latest))

    def keys(self) -> list[tuple[str, str]]:
        """The hint's key with what it does, once there was a hint."""
        words = self.board.words
        key = self.board.here.key_of("learn.hint", words.text("learn-key"))
        return [(key, words.text("learn-key-label"))] if self.latest else []
