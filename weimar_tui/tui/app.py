"""The app: which screen is shown, in which language, and what happens when something breaks."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual import events
from textual.app import SystemCommand
from textual.binding import Binding, BindingType
from textual.screen import Screen

from weimar_tui.tui.preferring import PreferringApp
from weimar_tui.tui.screen import WeimarScreen
from weimar_tui.tui.settings import Preferences

if TYPE_CHECKING:
    from weimar_tui.kernel.game import Game
    from weimar_tui.kernel.journal import Header
    from weimar_tui.table.interface import Table
    from weimar_tui.text.lessons import Lesson
    from weimar_tui.text.words import Entry
    from weimar_tui.tui.layout import Place
    from weimar_tui.tui.playset import Playset
    from weimar_tui.tui.screens.game import GameScreen


class WeimarApp(PreferringApp):
    """Weimar in a terminal."""

    TITLE = "Weimar"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "quit", id="app.quit", priority=True),
        Binding("ctrl+s", "save_as", "save as", id="app.save-as"),
        Binding("ctrl+p", "command_palette", "commands", id="app.commands", priority=True),
        Binding("f9", "settings", "settings", id="app.settings"),
        Binding("ctrl+c", "interrupt", id="app.interrupt", show=False, system=True, priority=True),
        Binding("ctrl+z", "suspend_process", "to the shell", id="app.suspend", show=False),
    ]

    def __init__(
        self,
        *,
        lang: str | None = None,
        motion: bool = True,
        ascii_only: bool = False,
        seed: str | None = None,
        pack: Path | None = None,
        open_file: Path | None = None,
        saves: Path | None = None,
        game: str | None = None,
        preferences: Preferences | None = None,
        learn: bool = False,
    ) -> None:
        super().__init__(lang=lang, motion=motion, ascii_only=ascii_only, preferences=preferences)
        self.learn_at_once = learn
        self.seed = seed
        self.pack = pack
        self.open_file = open_file
        self.saves = saves
        self.crash: Path | None = None
        self._asked_game = game
        self._game_of_pack = game or self.preferences.settings.game
        self._playsets: dict[str, Playset] = {}

    # --- the games ------------------------------------------------------------------------------
    @property
    def game_id(self) -> str:
        """The game that new games, rules and cards are about: asked for, or the one played last."""
        return self._asked_game or self.preferences.settings.game

    def choose_game(self, game: str) -> None:
        """Turn to another game, and remember it."""
        from weimar_tui.tui.settings import SettingsError

        self._asked_game = game
        self._game_of_pack = game or self.preferences.settings.game
        try:
            self.change_settings(game=game)
        except SettingsError as error:
            self.run_worker(self.say(self.words.ui("problem"), self.words.problem(error)))

    def add_game(self, game: Game) -> Playset:
        """Have a game at hand that was loaded elsewhere."""
        from weimar_tui.tui.playset import Playset

        playset = self._playsets[game.id] = Playset(game, self.words.lang)
        self.look.name_styles(playset.styles)
        return playset

    def playset(self, game: str = "") -> Playset:
        """A game with its words and panes, loaded when first wanted; without an id the present one.

        Raises KernelError for a game there is not, and for a pack that cannot be used.
        """
        from weimar_tui.registry import load_game

        game = game or self.game_id
        found = self._playsets.get(game)
        return found if found is not None else self.add_game(load_game(game, self.pack_of(game)))

    def pack_of(self, game: str) -> Path | None:
        """The pack to play a game with: that of the command line belongs to its game alone."""
        return self.pack if game == self._game_of_pack else None

    def playset_now(self) -> Playset | None:
        """The game on the screen, if any."""
        for screen in reversed(self.screen_stack):
            playset: Playset | None = getattr(screen, "playset", None)
            if playset is not None:
                return playset
        return None

    def game_for(self, header: Header) -> Game:
        """The game a save was played with. Raises KernelError for an unknown one."""
        game: Game = self.playset(header.game).game
        return game

    def set_language(self, lang: str) -> None:
        """Speak another language from now on."""
        super().set_language(lang)
        for playset in self._playsets.values():
            playset.speak(lang)

    def dialog_place(self, width: int, height: int, wanted_width: int, wanted_height: int) -> Place:
        """Where a question interrupts: over the decision of the game on the screen, if any."""
        from weimar_tui.tui.layout import over_decision

        found = self.places_now(width, height)
        return over_decision(found, width, height, wanted_width, wanted_height)

    def places_now(self, width: int, height: int) -> Mapping[str, Place]:
        """Where the panes of the game on the screen stand; none without a game."""
        playset = self.playset_now()
        return playset.kit.places(width, height, "") if playset is not None else {}

    def too_soon(self) -> None:
        """Let the screen say why it did not hear."""
        if isinstance(self.screen, WeimarScreen):
            self.screen.too_soon()

    # --- screens --------------------------------------------------------------------------------
    def on_mount(self) -> None:
        from weimar_tui.tui.screens.start import StartScreen

        self.push_screen(StartScreen())
        if self.open_file is not None:
            self.open_save(self.open_file)
        elif self.learn_at_once:
            self.learn()
        said = "\n\n".join(self.problem_lines())
        if said:
            self.run_worker(self.say(self.words.text("settings-problem"), said))

    def play(self, table: Table) -> None:
        """Sit down at a table."""
        from weimar_tui.table.lessons import lesson_of
        from weimar_tui.tui.playing.local import LocalGame
        from weimar_tui.tui.screens.game import GameScreen

        playset = self.playset(table.game.id)
        self.preferences.apply_to(table)
        driver = partial(LocalGame, lesson=lesson_of(table, playset.offer))
        self.push_screen(GameScreen(table, playset, driver))

    def new_game(
        self,
        playset: Playset,
        scenario: str,
        players: dict[str, str],
        seed: str,
        *,
        free_undo: bool,
        options: dict[str, Any] | None = None,
        lesson: Lesson | None = None,
    ) -> None:
        """Begin a game and show it."""
        from weimar_tui import __version__
        from weimar_tui.kernel.errors import KernelError
        from weimar_tui.table.local_table import LocalTable
        from weimar_tui.table.saves import new_path

        try:
            table = LocalTable.new(
                playset.game,
                scenario,
                players,
                seed,
                free_undo=free_undo,
                lesson=lesson.id if lesson is not None else "",
                options=options,
                path=new_path(self.saves, playset.game.id),
                program=__version__,
                pack=self.pack_of(playset.game.id),
            )
        except KernelError as error:
            self.run_worker(self.say(self.words.ui("problem"), self.words.problem(error)))
            return
        self.play(table)

    def open_save(self, path: Path) -> None:
        """Go on with a saved game and show it."""
        from weimar_tui import __version__
        from weimar_tui.kernel.errors import KernelError
        from weimar_tui.table.local_table import LocalTable

        try:
            table = LocalTable.open(path, self.game_for, program=__version__, packs=self.pack_of)
        except KernelError as error:
            self.run_worker(self.say(self.words.ui("problem"), self.words.problem(error)))
            return
        self.play(table)
        if table.notices:
            # They are too long for the foot, and one may be why picks are missing.
            said = "\n\n".join(map(self.words.problem, table.notices))
            self.run_worker(self.say(self.words.text("problem-opened-title"), said))

    def learn(self) -> None:
        """The guided games: choose one; go on with the one begun, if so wished, or begin it."""
        from weimar_tui.tui.lessons import choose_lesson

        choose_lesson(self)

    def action_settings(self) -> None:
        """Language, theme and the like."""
        from weimar_tui.tui.screens.settings import SettingsScreen

        if not any(isinstance(screen, SettingsScreen) for screen in self.screen_stack):
            self.push_screen(SettingsScreen())

    async def say(self, title: str, text: str) -> None:
        """Show a message until it is closed."""
        from weimar_tui.tui.dialogs.reading import ReadingDialog

        await self.push_screen_wait(ReadingDialog(title, text))

    async def pass_keyboard(self, seat: str, seat_name: str, why: str = "") -> None:
        """Wait until the person of the seat has the keyboard; `why` may be read by everybody."""
        from weimar_tui.tui.screens.hand_over import HandOverScreen

        await self.push_screen_wait(HandOverScreen(seat, seat_name, why))

    async def show_end(self, table: Table, playset: Playset) -> None:
        """The end of the game; back to the start screen afterwards."""
        from weimar_tui.tui.screens.end import EndScreen

        await self.push_screen_wait(EndScreen(table, playset))

    def show_help(self, topic: str, *before: str, playset: Playset | None = None) -> None:
        """Help on a pane or a kind of question; `before`: what is read before it."""
        from weimar_tui.registry import offer_of
        from weimar_tui.text.handbook import help_text
        from weimar_tui.tui.dialogs.reading import ReadingDialog
        from weimar_tui.tui.key_words import help_keys
        from weimar_tui.tui.linking import links_of

        playset = playset or self.playset()
        topic = playset.words.help_topic(topic)
        topics = playset.kit.help_parts.get(topic, (topic,))
        parts = [help_text(playset.game.id, part, self.words.lang) for part in topics]
        if topic == "start":
            parts.append(self.words.ui("credits", credits=offer_of(playset.game.id).credits))
        text = "\n\n".join([*before, *parts, help_keys(self)])
        self.push_screen(ReadingDialog(self.words.ui("help-title"), text, links_of(self, playset)))

    def show_codex(
        self,
        playset: Playset | None = None,
        *,
        searching: bool = False,
        rules: bool = False,
        things: Sequence[Entry] = (),
        at: str = "",
    ) -> None:
        """Cards and rules to look up, over a game also what lies on its table."""
        from weimar_tui.tui.screens.codex import CodexScreen

        playset = playset or self.playset()
        self.push_screen(
            CodexScreen(playset, searching=searching, rules=rules, things=things, at=at)
        )

    # --- commands -------------------------------------------------------------------------------
    def action_command_palette(self) -> None:
        """List the commands that are possible here."""
        from weimar_tui.tui.choice import Choice, Item
        from weimar_tui.tui.dialogs.interrupt import InterruptDialog
        from weimar_tui.tui.dialogs.question import QuestionDialog

        asking = isinstance(self.screen, InterruptDialog)
        if isinstance(self.screen, QuestionDialog) and not asking:
            return
        # What can be done at the board can be done while it asks.
        screen = cast("Screen[object]", self.board_now() if asking else self.screen)
        commands = {command.title: command for command in self.get_system_commands(screen)}
        items = tuple(Item(title, title) for title in commands)
        choice = Choice(prompt=self.words.ui("palette-prompt"), items=items)
        choice.preview = {title: command.help for title, command in commands.items()}

        def chosen(title: str | None) -> None:
            if title in commands:
                commands[title].callback()

        self.push_screen(QuestionDialog(choice, self.words.ui("palette-title")), chosen)

    def board_now(self) -> GameScreen | None:
        """The game being played, if any."""
        from weimar_tui.tui.screens.game import GameScreen

        for screen in reversed(self.screen_stack):
            if isinstance(screen, GameScreen):
                return screen
        return None

    def table_now(self) -> Table | None:
        """The table being played at, if any."""
        board = self.board_now()
        return board.table if board is not None else None

    def action_save_as(self) -> None:
        """Write a copy of the game to a file of the player's choice."""
        table = self.table_now()
        if table is not None:
            self.run_worker(self._save_as(table), exclusive=True, group="save")

    async def _save_as(self, table: Table) -> None:
        from weimar_tui.kernel.errors import KernelError

        words = self.words
        folder = table.path.parent if table.path is not None else Path.cwd()
        path = await self._ask_for_file("save-as", folder)
        if path is None:
            return
        try:
            table.save_as(path)
        except KernelError as error:
            await self.say(words.ui("problem"), self.words.problem(error))
            return
        await self.say(words.ui("save-as-title"), words.ui("save-as-done", path=str(path)))

    async def ask_for_another_place(self, table: Table) -> None:
        """A game that cannot be saved where it was: where should it go on?"""
        from weimar_tui.kernel.errors import KernelError

        path = await self._ask_for_file("save-elsewhere", Path.home())
        if path is None:
            return
        try:
            table.move_to(path)
        except KernelError as error:
            await self.say(self.words.ui("problem"), self.words.problem(error))

    async def _ask_for_file(self, about: str, folder: Path) -> Path | None:
        """A file for a game; nothing if the player would rather not."""
        from weimar_tui.kernel.journal import SUFFIX
        from weimar_tui.table.saves import typed_path
        from weimar_tui.tui.dialogs.entry import EntryDialog

        title, prompt = self.words.ui(f"{about}-title"), self.words.ui(f"{about}-prompt")
        dialog = EntryDialog(title, prompt, str(folder / f"weimar{SUFFIX}"))
        typed = await self.push_screen_wait(dialog)
        return typed_path(typed) if typed else None

    def action_interrupt(self) -> None:
        """Ctrl+C ends the program; the game is saved at every pick."""
        self.exit(130)

    async def on_event(self, event: events.Event) -> None:
        """Nothing is answered blindly while the terminal is too small."""
        from weimar_tui.tui.too_small import is_blind

        if not is_blind(self, event):
            await super().on_event(event)

    def action_suspend_process(self) -> None:
        """Back to the shell until its `fg`; the game is saved at every pick."""
        from weimar_tui.tui.suspending import shell_is_waiting, stop_for_now

        if self._driver is not None and self._driver.can_suspend and shell_is_waiting():
            with self.suspend():
                stop_for_now()

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """What the command palette offers."""
        from weimar_tui.tui.screens.game import GameScreen

        if isinstance(screen, GameScreen):
            yield from screen.commands()
        ui, text = self.words.ui, self.words.text
        yield SystemCommand(text("settings-key"), text("settings-palette"), self.action_settings)
        yield SystemCommand(ui("key-quit-label"), ui("palette-quit"), self.exit)

    # --- when something breaks ------------------------------------------------------------------
    def _fatal_error(self) -> None:
        """Write the traceback to a file; the player reads one line after the screen is gone."""
        if self.crash is None:  # what fails after that is only its consequence
            self.crash = write_crash(sys.exc_info()[1] or self._exception)
        self._close_messages_no_wait()


def write_crash(error: BaseException | None) -> Path | None:
    """Write a traceback to the log folder; returns the file."""
    from weimar_tui.table.saves import log_folder

    path = log_folder() / f"crash-{datetime.now():%Y-%m-%d-%H%M%S}.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        text = "".join(traceback.format_exception(error)) if error is not None else "unknown\n"
        path.write_text(text, encoding="utf-8")
    except OSError:
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
    """Run the app by the user's settings; returns the status to exit with.

    Raises KernelError for a game or a pack that cannot be used, before the terminal is taken.
    """
    app = WeimarApp(
        lang=lang,
        motion=motion,
        ascii_only=ascii_only,
        seed=seed,
        game=game,
        pack=pack,
        open_file=open_file,
        preferences=Preferences.of_user(),
        learn=learn,
    )
    if pack is not None or game is not None:
        app.playset()
    return run_app(app)


def _crash_line(app: WeimarApp) -> str:
    """What the player reads of a crash; the log folder may be one that cannot be written."""
    if app.crash is not None:
        return app.words.ui("crashed", path=str(app.crash))
    from weimar_tui.table.saves import log_folder

    return app.words.text("problem-crash-unwritten", path=str(log_folder()))


def run_app(app: WeimarApp) -> int:
    """Run an app to its end; a crash is told in one line. Returns the status to exit with."""
    logging.getLogger("weimar_tui").addHandler(logging.NullHandler())
    failed = False
    status: int | None = 0
    try:
        status = app.run()
    except Exception as error:
        app.crash = write_crash(error)
        failed = True
    if failed or app.crash is not None or app.return_code == 1:
        print(_crash_line(app), file=sys.stderr)
        return 1
    return status or 0
