"""The app of one player who can play lessons and puzzles, with or without files."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from weimar_tui.tui.weimar_app import WeimarApp

if TYPE_CHECKING:
    from weimar_tui.play.interface import Table
    from weimar_tui.play.puzzles import PuzzleRecord
    from weimar_tui.play.saves import SaveEntry
    from weimar_tui.text.lessons import Lesson
    from weimar_tui.tui.loaded_game import LoadedGame


class PlayingApp(WeimarApp):
    """What lessons and puzzles need of an app. This one keeps nothing; a subclass can."""

    seed: str | None = None
    """The seed for new games, if one was asked for."""

    _asked_game: str | None = None
    _puzzle_record: PuzzleRecord | None = None

    @property
    def game_id(self) -> str:
        """The current game for new games, rules and cards: the one asked for, or the one played
        last."""
        return self._asked_game or super().game_id

    def turn_to(self, game: str) -> None:
        """Switch to another game until the program ends."""
        self._asked_game = game

    def new_game(
        self,
        loaded: LoadedGame,
        scenario: str,
        players: dict[str, str],
        seed: str,
        *,
        free_undo: bool,
        options: dict[str, object] | None = None,
        lesson: Lesson | None = None,
    ) -> None:
        """Start a game in memory and show it; every pick can be undone."""
        from weimar_tui.kernel.errors import KernelError
        from weimar_tui.play.transient import TransientGame
        from weimar_tui.tui.dialogs.reading import show_problem

        id = lesson.id if lesson is not None else ""
        try:
            table = TransientGame.begin(
                loaded.game, scenario, players, seed, lesson=id, options=options
            )
        except KernelError as error:
            show_problem(self, error)
            return
        self.play(table)

    def open_save(self, path: Path) -> None:
        """No files."""

    @property
    def save_as(self) -> Callable[[], None] | None:
        """Writes a copy of the game to a file; None where there are no files."""
        return None

    def unfinished(self, lesson: Lesson) -> SaveEntry | None:
        """Return the latest save of a lesson of the current game that is not finished."""
        return None

    def puzzle_record(self) -> PuzzleRecord:
        """Return the player's answers to puzzles, kept until the app ends."""
        from weimar_tui.play.puzzles import PuzzleRecord

        self._puzzle_record = self._puzzle_record or PuzzleRecord(kept=False)
        return self._puzzle_record

    def play(self, table: Table) -> None:
        """Show the game screen."""
        from weimar_tui.play.lessons import lesson_of
        from weimar_tui.tui.playing.local import LocalGame
        from weimar_tui.tui.screens.game import GameScreen

        loaded = self.loaded(table.game.id)
        self.preferences.apply_to(table)
        controller = partial(LocalGame, app=self, lesson=lesson_of(table, loaded.plugin))
        self.push_screen(GameScreen(table, loaded, controller))
