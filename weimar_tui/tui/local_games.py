"""What the screens of this computer find in their app: games to begin and to open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from weimar_tui.tui.screen import WeimarScreen
from weimar_tui.tui.settings import SettingsError
from weimar_tui.tui.terminal_app import TerminalApp

if TYPE_CHECKING:
    from weimar_tui.kernel.game import Game
    from weimar_tui.kernel.journal import Header
    from weimar_tui.play.interface import Table
    from weimar_tui.text.lessons import Lesson
    from weimar_tui.tui.loaded_game import LoadedGame


class LocalGames(TerminalApp):
    """Games are begun, opened and saved here; the app says how they are played (`play`)."""

    def __init__(
        self,
        *,
        seed: str | None = None,
        pack: Path | None = None,
        saves: Path | None = None,
        game: str | None = None,
        **options: object,
    ) -> None:
        super().__init__(self._load, **options)
        self.seed = seed
        self.pack = pack
        self.saves = saves
        self._asked_game = game
        self._game_of_pack = game or self.preferences.settings.game

    # --- the games ------------------------------------------------------------------------------
    @property
    def game_id(self) -> str:
        """The game that new games, rules and cards are about: asked for, or the one played last."""
        return self._asked_game or super().game_id

    def turn_to(self, game: str) -> None:
        """Turn to another game for this time."""
        self._asked_game = game

    def choose_game(self, game: str) -> None:
        """Turn to another game, and remember it."""
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
        """The pack to play a game with: that of the command line belongs to its game alone."""
        return self.pack if game == self._game_of_pack else None

    def game_for(self, header: Header) -> Game:
        """The game a save was played with. Raises KernelError for an unknown one."""
        game: Game = self.loaded(header.game).game
        return game

    # --- playing --------------------------------------------------------------------------------
    def play(self, table: Table) -> None:
        """Sit down at a table."""
        raise NotImplementedError

    def action_save_as(self) -> None:
        """Write a copy of the game to a file of the player's choice."""
        raise NotImplementedError

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
        """Begin a game and show it."""
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
        """Go on with a saved game and show it."""
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
            # They are too long for the foot, and one may be why picks are missing.
            notices = "\n\n".join(map(self.words.problem, table.notices))
            self.run_worker(show_message(self, self.words.text("problem-opened-title"), notices))


class LocalScreen(WeimarScreen):
    """A screen from which games of this computer can be begun or opened."""

    @property
    def local(self) -> LocalGames:
        """The app of this computer."""
        return cast("LocalGames", self.app)
