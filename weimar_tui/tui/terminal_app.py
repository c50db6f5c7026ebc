"""What the app of this computer and the app of a served client have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual import events
from textual.app import SystemCommand
from textual.binding import Binding, BindingType
from textual.screen import Screen

from weimar_tui.tui.playsets import Playsets
from weimar_tui.tui.preferring import PreferringApp
from weimar_tui.tui.screen import WeimarScreen

if TYPE_CHECKING:
    from weimar_tui.kernel.game import Game
    from weimar_tui.table.interface import Table
    from weimar_tui.text.words import Entry
    from weimar_tui.tui.layout import Place
    from weimar_tui.tui.playset import Playset
    from weimar_tui.tui.screens.game import GameScreen


class TerminalApp(PreferringApp):
    """Games at hand, messages, help, settings, and the commands that are possible now.

    It touches nothing of the computer it runs on: Textual's own ways to files, programs and the
    shell lead nowhere. An app that is to have one of them brings it.
    """

    TITLE = "Weimar"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "quit", id="app.quit", priority=True),
        Binding("ctrl+p", "command_palette", "commands", id="app.commands", priority=True),
        Binding("f9", "settings", "settings", id="app.settings"),
        Binding("ctrl+c", "interrupt", id="app.interrupt", show=False, system=True, priority=True),
    ]

    def __init__(self, load: Callable[[str], Game], **options: Any) -> None:
        super().__init__(**options)
        self.playsets = Playsets(load, self.look, self.words.lang)

    # --- the games ------------------------------------------------------------------------------
    @property
    def game_id(self) -> str:
        """The game that rules and cards are about where none is on the screen."""
        return self.preferences.settings.game

    def playset(self, game: str = "") -> Playset:
        """A game with its words and panes; without an id the present one.

        Raises KernelError for a game there is not, and for a pack that cannot be used.
        """
        return self.playsets.of(game or self.game_id)

    def playset_now(self) -> Playset | None:
        """The game on the screen, if any."""
        for screen in reversed(self.screen_stack):
            playset: Playset | None = getattr(screen, "playset", None)
            if playset is not None:
                return playset
        return None

    def set_language(self, lang: str) -> None:
        """Speak another language from now on."""
        super().set_language(lang)
        self.playsets.speak(lang)

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

    def places_now(self, width: int, height: int) -> Mapping[str, Place]:
        """Where the panes of the game on the screen stand; none without a game."""
        playset = self.playset_now()
        return playset.kit.places(width, height, "") if playset is not None else {}

    def dialog_place(self, width: int, height: int, wanted_width: int, wanted_height: int) -> Place:
        """Where a question interrupts: over the decision of the game on the screen, if any."""
        from weimar_tui.tui.layout import over_decision

        found = self.places_now(width, height)
        return over_decision(found, width, height, wanted_width, wanted_height)

    # --- pages ----------------------------------------------------------------------------------
    async def say(self, title: str, text: str) -> None:
        """Show a message until it is closed."""
        from weimar_tui.tui.dialogs.reading import ReadingDialog

        await self.push_screen_wait(ReadingDialog(title, text))

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

    def action_settings(self) -> None:
        """Language, theme and the like."""
        from weimar_tui.tui.screens.settings import SettingsScreen

        if not any(isinstance(screen, SettingsScreen) for screen in self.screen_stack):
            self.push_screen(SettingsScreen())

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

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """What the command palette offers."""
        from weimar_tui.tui.screens.game import GameScreen

        if isinstance(screen, GameScreen):
            yield from screen.commands()
        ui, text = self.words.ui, self.words.text
        yield SystemCommand(text("settings-key"), text("settings-palette"), self.action_settings)
        yield SystemCommand(ui("key-quit-label"), ui("palette-quit"), self.exit)

    # --- keys -----------------------------------------------------------------------------------
    def action_interrupt(self) -> None:
        """Ctrl+C ends the program; the game is saved at every pick."""
        self.exit(130)

    def too_soon(self) -> None:
        """Let the screen say why it did not hear."""
        if isinstance(self.screen, WeimarScreen):
            self.screen.too_soon()

    async def on_event(self, event: events.Event) -> None:
        """Nothing is answered blindly while the terminal is too small."""
        from weimar_tui.tui.too_small import is_blind

        if not is_blind(self, event):
            await super().on_event(event)

    # --- nothing of the computer it runs on -----------------------------------------------------
    def action_screenshot(self, filename: str | None = None, path: str | None = None) -> None:
        """No files."""

    def save_screenshot(
        self,
        filename: str | None = None,
        path: str | None = None,
        time_format: str | None = None,
    ) -> str:
        """No files."""
        return ""

    def deliver_text(self, *_: Any, **__: Any) -> str | None:
        """No files."""
        return None

    def deliver_binary(self, *_: Any, **__: Any) -> str | None:
        """No files."""
        return None

    def open_url(self, url: str, *, new_tab: bool = True) -> None:
        """No programs."""

    def action_suspend_process(self) -> None:
        """No shell."""
