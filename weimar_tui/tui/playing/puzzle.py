"""A puzzle at a board: its question is put, the first answer is judged, and nothing is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from weimar_tui.kernel.decision import Decision
from weimar_tui.play.puzzles import Puzzling, first_unanswered
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.dialogs.hint import Hint, HintDialog
from weimar_tui.tui.dialogs.reading import show_message
from weimar_tui.tui.playing.board import Board
from weimar_tui.tui.playing.controller import GameController
from weimar_tui.tui.playing.prompt import OVER


class PuzzleGame(GameController):
    """One question of a puzzle. `put` puts another one, by its place."""

    def __init__(self, board: Board, puzzling: Puzzling, put: Callable[[int], None]) -> None:
        super().__init__(board)
        board.waiting = lambda: ""
        self.puzzling = puzzling
        self._put = put

    async def play(self) -> None:
        self.board.draw()
        await self.board.here.push_screen_wait(self._at_stake())
        while not self.puzzling.answered:
            await self.ask(self.puzzling.decision)
        await self.finish()

    def _at_stake(self) -> HintDialog:
        """Which puzzle it is, whose move, and what is at stake."""
        puzzling, words = self.puzzling, self.words
        lines = puzzling.heading(words), f"**{puzzling.goal(words)}**", words.text("puzzle-rule")
        return HintDialog((Hint("\n\n".join(lines)),), "puzzle-title")

    async def pick(self, decision: Decision, option: str) -> None:
        """The answer is judged; it is not played."""
        self.puzzling.answer(option)

    async def finish(self) -> None:
        """What it was worth; then the board stays to be looked at."""
        board, words = self.board, self.words
        board.asked = None
        items = tuple(Item(way, self.way_on(way)) for way in ("page", *self.anew, "leave"))
        board.bar.ask(Choice(prompt=self.puzzling.verdict(words), items=items, number=OVER))
        board.draw()
        await self.show_end()

    async def show_end(self) -> None:
        """The best answers, how one did, and one's record."""
        puzzling, words = self.puzzling, self.words
        answers = [
            f"**{answer}**" + f"\n{why}" * bool(why) for answer, why in puzzling.best_answers(words)
        ]
        paragraphs = puzzling.verdict(words), *answers, puzzling.standing(words)
        await show_message(self.board.here, words.text("puzzle-title"), "\n\n".join(paragraphs))

    @property
    def anew(self) -> Mapping[str, Callable[[], None]]:
        place = first_unanswered(self.puzzling.game)
        return {} if place is None else {"next": partial(self._go_on, place)}

    def _go_on(self, place: int) -> None:
        self.leave()
        self._put(place)

    def way_on(self, way: str) -> str:
        return self.words.text(f"puzzle-{way}")

    @property
    def actions(self) -> Mapping[str, Callable[[], None]]:
        return {"hint": self._remind}

    def _remind(self) -> None:
        self.board.here.push_screen(self._at_stake())

    def help_keys(self) -> Iterable[tuple[str, str]]:
        say, key = self.words.text, self.board.here.key_of
        yield key("learn.hint", say("hint-key")), say("puzzle-key-label")

    def clock(self) -> str:
        """What is at stake stands at the foot."""
        return self.puzzling.goal(self.words)
