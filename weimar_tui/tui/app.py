"""The local app: games played, watched and saved on this computer, and crash reports."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual.binding import Binding, BindingType

from weimar_tui import user_folders
from weimar_tui.tui.playing_app import PlayingApp
from weimar_tui.tui.settings import Preferences, SettingsError
from weimar_tui.tui.signals import die_if_told

if TYPE_CHECKING:
    from weimar_tui.kernel.game import Game
    from weimar_tui.kernel.journal import Header
    from weimar_tui.play.interface import Table
    from weimar_tui.play.puzzles import PuzzleRecord
    from weimar_tui.play.saves import SaveEntry
    from weimar_tui.text.lessons import Lesson
    from weimar_tui.tui.loaded_game import LoadedGame
    from weimar_tui.tui.screens.game import GameScreen


class LocalApp(PlayingApp):
    """The app for local games. `opening` is shown over the start screen at once."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+s", "save_as", "save as", id="app.save-as"),
        Binding("ctrl+z", "suspend_process", "to the shell", id="app.suspend"),
    ]

    def __init__(
        self,
        *,
        opening: Callable[[LocalApp], None] | None = None,
        seed: str | None = None,
        pack: Path | None = None,
        saves: Path | None = None,
        game: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__(self._load, **options)
        self.seed = seed
        self.pack = pack
        self.saves = saves
        self._asked_game = game
        self._game_of_pack = game or self.preferences.settings.game
        self.opening = opening
        self.left: Path | None = None
        """The save of the game shown last."""
        self.comes_from_game = False
        """Whether the start screen has not been shown since that game."""
        self.crash: Path | None = None

    # --- the games ------------------------------------------------------------------------------
    def choose_game(self, game: str) -> None:
        """Switch to another game, and save the choice."""
        from weimar_tui.tui.dialogs.reading import show_problem

        self.turn_to(game)
        try:
            self.change_settings(game=game)
        except SettingsError as error:
            show_problem(self, error)

    def _load(self, game: str) -> Game:
        from weimar_tui.registry import load_game

        return load_game(game, self.pack_of(game))

    def pack_of(self, game: str) -> Path | None:
        """Return the pack to play a game with: the command line's pack applies to its own game
        only."""
        return self.pack if game == self._game_of_pack else None

    def game_for(self, header: Header) -> Game:
        """Return the game of a save. Raises KernelError for an unknown one."""
        game: Game = self.loaded(header.game).game
        return game

    # --- playing --------------------------------------------------------------------------------
    def play(self, table: Table) -> None:
        """Show the game screen; the start screen will offer to continue this game, and another one
        of the same kind."""
        self.left, self.comes_from_game = getattr(table, "path", None), True
        super().play(table)
        played = table.game.id
        self.turn_to(played)
        if played != self.preferences.settings.game:
            with suppress(SettingsError):  # it then counts until the program ends
                self.change_settings(game=played)

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
        """Start a game and show it."""
        from weimar_tui import __version__
        from weimar_tui.kernel.errors import KernelError
        from weimar_tui.play.game_handle import GameHandle
        from weimar_tui.play.saves import new_path
        from weimar_tui.tui.dialogs.reading import show_problem

        try:
            table = GameHandle.new(
                loaded.game,
                scenario,
                players,
                seed,
                free_undo=free_undo,
                lesson=lesson.id if lesson is not None else "",
                options=options,
                path=new_path(self.saves, loaded.game.id),
                program=__version__,
                pack=self.pack_of(loaded.game.id),
            )
        except KernelError as error:
            show_problem(self, error)
            return
        self.play(table)

    def open_save(self, path: Path) -> None:
        """Resume a saved game and show it."""
        from weimar_tui import __version__
        from weimar_tui.kernel.errors import KernelError
        from weimar_tui.play.game_handle import GameHandle
        from weimar_tui.tui.dialogs.reading import show_message, show_problem

        try:
            table = GameHandle.open(path, self.game_for, program=__version__, packs=self.pack_of)
        except KernelError as error:
            show_problem(self, error)
            return
        self.play(table)
        if table.notices:
            # They are too long for the footer, and can explain missing picks.
            notices = "\n\n".join(map(self.words.problem, table.notices))
            self.run_worker(show_message(self, self.words.text("problem-opened-title"), notices))

    # --- screens --------------------------------------------------------------------------------
    def on_mount(self) -> None:
        from weimar_tui.tui.screens.start import StartScreen

        self.push_screen(StartScreen())
        if self.opening is not None:
            self.opening(self)
        problems = "\n\n".join(self.problem_lines())
        if problems:
            from weimar_tui.tui.dialogs.reading import show_message

            self.run_worker(show_message(self, self.words.text("settings-problem"), problems))

    def ask_first(self) -> None:
        """Ask for the language and the game."""
        from weimar_tui.tui.screens.first import FirstScreen

        self.push_screen(FirstScreen())

    @property
    def save_as(self) -> Callable[[], None]:
        return self.action_save_as

    def unfinished(self, lesson: Lesson) -> SaveEntry | None:
        """Return the latest save of a lesson of the current game that is not finished."""
        from weimar_tui.play.saves import latest_unfinished

        return latest_unfinished(self.saves, game=self.game_id, lesson=lesson.id)

    def puzzle_record(self) -> PuzzleRecord:
        """Return the player's answers to puzzles, read again: another window may have changed
        them."""
        from weimar_tui.play.puzzles import PuzzleRecord

        return PuzzleRecord()

    def learn(self) -> None:
        """Let the player choose a lesson; resume an unfinished one or start it again."""
        from weimar_tui.tui.lessons import choose_lesson

        choose_lesson(self)

    def learn_any(self) -> None:
        """Ask for the game, then for the lesson."""
        from weimar_tui.tui.lessons import choose_game

        choose_game(self)

    def board_now(self) -> GameScreen | None:
        """Return the game screen, if a game is in progress."""
        from weimar_tui.tui.screens.game import GameScreen

        boards = [screen for screen in self.screen_stack if isinstance(screen, GameScreen)]
        return boards[-1] if boards else None

    def table_now(self) -> Table | None:
        """Return the game handle, if a game is in progress."""
        board = self.board_now()
        return board.table if board is not None else None

    # --- keys -----------------------------------------------------------------------------------
    def action_save_as(self) -> None:
        """Write a copy of the game to a file of the player's choice."""
        from weimar_tui.tui.saving import save_as

        board = self.board_now()
        if board is not None and board.controller.records:
            self.run_worker(save_as(self, board.table), exclusive=True, group="save")

    def action_suspend_process(self) -> None:
        """Return to the shell until its `fg`; the game is saved at every pick."""
        from weimar_tui.tui.signals import shell_is_waiting, stop_for_now

        if self._driver is not None and self._driver.can_suspend and shell_is_waiting():
            with self.suspend():
                stop_for_now()

    # --- when something breaks ------------------------------------------------------------------
    def _fatal_error(self) -> None:
        """Write the traceback to a file; the player gets one line after the screen has closed."""
        if self.crash is None:  # later errors are consequences of the first
            self.crash = write_crash(sys.exc_info()[1] or self._exception)
        self._close_messages_no_wait()


def write_crash(error: BaseException | None) -> Path | None:
    """Write a traceback to the log folder; returns the file."""
    try:
        path = user_folders.log_folder() / f"crash-{datetime.now():%Y-%m-%d-%H%M%S}.log"
        path.parent.mkdir(parents=True, exist_ok=True)
        text = "".join(traceback.format_exception(error)) if error is not None else "unknown\n"
        path.write_text(text, encoding="utf-8")
    except (OSError, user_folders.NoHome):
        return None
    return path


def run(
    lang: str | None = None,
    motion: bool = True,
    ascii_only: bool = False,
    seed: str | None = None,
    game: str | None = None,
    pack: Path | None = None,
    open_file: Path | None = None,
    learn: bool = False,
) -> int:
    """Run the app with the user's settings; return the exit status.

    Raises KernelError for an unusable game or pack, before the terminal switches modes.
    """
    from weimar_tui.play.saves import list_saves

    opening: Callable[[LocalApp], None] | None = None
    preferences = Preferences.of_user()
    if open_file is not None:
        opening = partial(LocalApp.open_save, path=open_file)
    elif learn:
        opening = LocalApp.learn_any if game is None and pack is None else LocalApp.learn
    elif game is None and pack is None and preferences.are_fresh and not list_saves(most=1):
        opening = LocalApp.ask_first
    app = LocalApp(
        lang=lang,
        motion=motion,
        ascii_only=ascii_only,
        seed=seed,
        game=game,
        pack=pack,
        preferences=preferences,
        opening=opening,
    )
    if pack is not None or game is not None:
        app.loaded()
    return run_local_app(app)


def _crash_line(app: LocalApp) -> str:
    """Return the crash message; the log folder may be read-only."""
    if app.crash is not None:
        return app.words.ui("crashed", path=str(app.crash))
    try:
        folder = str(user_folders.log_folder())
    except user_folders.NoHome:
        folder = "~"
    return app.words.text("problem-crash-unwritten", path=folder)


def run_local_app(app: LocalApp) -> int:
    """Run an app to its end; a crash is reported in one line. Return the exit status."""
    logging.getLogger("weimar_tui").addHandler(logging.NullHandler())
    failed = False
    status = None
    try:
        status = app.run()
    except Exception as error:
        app.crash = write_crash(error)
        failed = True
    die_if_told()
    if failed or app.crash is not None or app.return_code == 1:
        print(_crash_line(app), file=sys.stderr)
        return 1
    return status or 0
