"""Base of both apps: settings, loaded games, and the commands available now."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

from rich.console import RenderableType
from textual import events
from textual._compositor import ChopsUpdate, LayoutUpdate
from textual._styles_cache import StylesCache
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.screen import Screen

from weimar_tui.registry import load_game
from weimar_tui.text.languages import detect_language
from weimar_tui.text.messages import interface_messages
from weimar_tui.tui.guarded_driver import clamped_resize, guarded_driver, shows_scripts
from weimar_tui.tui.input_guard import WAITS
from weimar_tui.tui.keymap import SOURCES, Sources
from weimar_tui.tui.keys import shown_key
from weimar_tui.tui.keys_in_order import KeysInOrder
from weimar_tui.tui.layout import Place, over_hand, size_class
from weimar_tui.tui.line import Drafts
from weimar_tui.tui.look import ALL_COLOURS, FEW_COLOURS, SIXTEEN, Look
from weimar_tui.tui.painted_cells import PaintedCells, PartUpdate, WholeUpdate
from weimar_tui.tui.screen import WeimarDialog, WeimarScreen
from weimar_tui.tui.settings import GENTLE, SECONDS, Pace, Preferences
from weimar_tui.tui.themes import is_native, textual_theme, theme_for

if TYPE_CHECKING:
    from weimar_tui.kernel.game import Game
    from weimar_tui.play.interface import Table
    from weimar_tui.tui.loaded_game import LoadedGame
    from weimar_tui.tui.screens.replay import ServedWays

_COLOURS = {"256": FEW_COLOURS, "truecolor": ALL_COLOURS}


def let_go_of_screens() -> None:
    """Empty a cache that would hold on to screens closed long ago.

    Textual (8.2) remembers the last 1024 widgets in a cache of colours, each with all its rows: an
    hour of dialogs takes some 30 MiB. It fills again as the next screen is drawn.
    """
    StylesCache.get_inner_outer.cache_clear()


class LoadedGames:
    """Games with their messages and panes, in one language, by id.

    `load` returns the rules of a game; it raises KernelError for an unknown game.
    """

    def __init__(self, load: Callable[[str], Game], look: Look, lang: str) -> None:
        self._load = load
        self._look = look
        self._lang = lang
        self._at_hand: dict[str, LoadedGame] = {}

    def of(self, game: str) -> LoadedGame:
        """A game's messages and panes. Raises KernelError like `load`."""
        loaded = self._at_hand.get(game)
        return loaded if loaded is not None else self.add(self._load(game))

    def add(self, game: Game) -> LoadedGame:
        """Add a game that was loaded elsewhere."""
        from weimar_tui.tui.loaded_game import LoadedGame

        loaded = self._at_hand[game.id] = LoadedGame(game, self._lang, self._look)
        return loaded

    def speak(self, lang: str) -> None:
        """Switch to another language."""
        self._lang = lang
        for loaded in self._at_hand.values():
            loaded.speak(lang)


class WeimarApp(KeysInOrder[int]):
    """Language, theme, keys, loaded games, and the command palette.

    Command-line arguments take precedence over the environment, and that over the settings; a
    language chosen in the settings beats the system's. `load` returns the rules of a game and
    raises KernelError for an unknown one. The app touches nothing of the computer it runs on:
    Textual's own access to files, programs and the shell is closed; a subclass opens what it needs.
    """

    TITLE = "Weimar"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "quit", id="app.quit", priority=True),
        Binding("ctrl+p", "command_palette", "commands", id="app.commands", priority=True),
        Binding("ctrl+l", "draw_again", id="app.draw-again", system=True, priority=True),
        Binding("f9", "settings", "settings", id="app.settings"),
        Binding("ctrl+c", "interrupt", id="app.interrupt", system=True, priority=True),
    ]

    key_sources: ClassVar[Sources] = SOURCES

    is_remote: bool = False
    """Whether the player is at a server's table, over a network."""

    is_forked: bool = False
    """Whether this is one of many clients on a host, with a terminal that nothing else uses."""

    def __init__(
        self,
        load: Callable[[str], Game] = load_game,
        *,
        lang: str | None = None,
        motion: bool = True,
        ascii_only: bool = False,
        preferences: Preferences | None = None,
        environ: Mapping[str, str] | None = None,
    ) -> None:
        environ = os.environ if environ is None else environ
        self.preferences = preferences or Preferences()
        settings = self.preferences.settings
        self._environ = dict(environ)
        theme = theme_for(settings.theme, self._environ)
        super().__init__(ansi_color=True if is_native(theme) else None, wait=WAITS[settings.calm])
        wished = lang or (settings.language if settings.language != "auto" else None)
        self.words = interface_messages(detect_language(wished, self._environ))
        self.look = Look(
            ascii_only=ascii_only or settings.ascii, wide_signs=settings.wide_signs, theme=theme
        )
        self.motion = motion and settings.motion
        self.go_at(settings.pace if motion or settings.pace == GENTLE else "fast")
        self.outcomes_stay = True  # outcomes that affect a player wait for a key, at every pace
        self.register_theme(textual_theme(theme))
        self.theme = f"weimar-{theme}"
        if settings.keys:
            self.set_keymap(settings.keys)
        self.drafts = Drafts()
        self._painted = PaintedCells()
        self.loaded_games = LoadedGames(load, self.look, self.words.lang)

    def go_at(self, pace: Pace) -> None:
        """Set how long the others' moves are shown; at the gentle pace they are shown
        afterwards."""
        self.pace = SECONDS[pace]
        self.gentle = pace == GENTLE

    def key_of(self, binding: str, usual: str) -> str:
        """The name of a binding's key: the default, or the player's own."""
        keys = self.preferences.settings.keys.get(binding, "")
        return shown_key(keys) if keys else usual

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable all keys while the player is choosing a new key."""
        if self.screen_stack and getattr(self.screen, "asks_for_key", False):
            return False
        return super().check_action(action, parameters)

    @property
    def colours(self) -> bool:
        """Whether colours are allowed at all."""
        return not self._environ.get("NO_COLOR")

    def set_language(self, lang: str) -> None:
        """Switch to another language."""
        self.words = interface_messages(lang)
        self.loaded_games.speak(lang)

    def change_settings(self, **changes: Any) -> None:
        """Change settings, apply them at once, and save them. Raises SettingsError."""
        try:
            self.preferences.change(**changes)
        finally:
            self._follow(changes)

    def _follow(self, changes: Mapping[str, Any]) -> None:
        """Apply the changes."""
        for name, value in changes.items():
            match name:
                case "language":
                    lang = None if value == "auto" else value
                    self.set_language(detect_language(lang, self._environ))
                case "theme":
                    self._wear(theme_for(value, self._environ))
                case "ascii":
                    self.look.ascii_only = value
                case "wide_signs":
                    self.look.wide_signs = value
                case "motion":
                    self.motion = value
                case "pace":
                    self.go_at(value)
                case "calm":
                    self.input_guard.wait = WAITS[value]
                case "keys":
                    self.set_keymap(value)

    def _wear(self, theme: str) -> None:
        self.look.wear(theme)
        self.register_theme(textual_theme(theme))
        self.ansi_color = True if is_native(theme) else None
        self.theme = f"weimar-{theme}"

    def problem_lines(self) -> list[str]:
        """The mistakes in the settings file, one line each, keys with two uses last."""
        return [*self._problems_read(), *self._clashes()]

    def _clashes(self) -> list[str]:
        chosen = self.preferences.settings.keys
        if not chosen:
            return []
        from weimar_tui.tui.key_words import key_name
        from weimar_tui.tui.keymap import Keymap, entries

        words, file = self.words, str(self.preferences.file or "")
        return [
            words.text(
                "settings-problem-clash",
                file=file,
                key=key_name(words, key),
                name=one.id,
                other=other.id,
            )
            for key, one, other in Keymap(entries(self.key_sources), chosen).clashes()
        ]

    def _problems_read(self) -> list[str]:
        return [
            self.words.text(
                f"settings-problem-{problem.kind}",
                file=problem.file,
                name=problem.name,
                value=problem.value,
                allowed=problem.allowed,
            )
            for problem in self.preferences.problems
        ]

    @property
    def game_id(self) -> str:
        """The game for rules and cards while no game is on the screen."""
        return self.preferences.settings.game

    def loaded(self, game: str = "") -> LoadedGame:
        """A game with its messages and panes, by default the present one.

        Raises KernelError for an unknown game, and for a pack that cannot be used.
        """
        return self.loaded_games.of(game or self.game_id)

    def pack_of(self, game: str) -> Path | None:
        """The pack folder for a game, if one is used."""
        return None

    def served_ways(self, table: Table) -> ServedWays | None:
        """What a server does with the recorded game of its table."""
        return None

    def loaded_now(self) -> LoadedGame | None:
        """The game on the screen, if any."""
        for screen in reversed(self.screen_stack):
            loaded: LoadedGame | None = getattr(screen, "loaded", None)
            if loaded is not None:
                return loaded
        return None

    def places_now(self, width: int, height: int) -> Mapping[str, Place]:
        """The places of the panes of the game on the screen, as they are arranged now; empty
        without a game."""
        for screen in reversed(self.screen_stack):
            places_at = getattr(screen, "places_at", None)
            if places_at is not None:
                places: Mapping[str, Place] = places_at(width, height)
                return places
        loaded = self.loaded_now()
        return loaded.game_view.places(width, height, "") if loaded is not None else {}

    def dialog_place(self, width: int, height: int, wanted_width: int, wanted_height: int) -> Place:
        """The place for an interrupting question: over the decision of the game on the
        screen, if any."""
        places = self.places_now(width, height)
        return over_hand(places, width, height, wanted_width, wanted_height)

    def action_interrupt(self) -> None:
        """Ctrl+C leaves like Ctrl+Q; the game is saved at every pick."""
        self.exit(0)

    def action_draw_again(self) -> None:
        """Write the whole screen: something else may have written to the terminal."""
        self._painted.forget()
        self.screen.refresh()

    def get_driver_class(self) -> type[Driver]:
        """Return Textual's choice of a driver, protected against hostile input."""
        return guarded_driver(super().get_driver_class())

    def on_load(self) -> None:
        self.screen_change_signal.subscribe(self, lambda _: let_go_of_screens(), immediate=True)
        self.app_resume_signal.subscribe(self, lambda _: self._painted.forget(), immediate=True)

    def on_mount(self) -> None:
        """Use the terminal's colours."""
        if not self.is_headless:
            self.look.has_scripts = shows_scripts(sys.__stderr__)
            self.look.have(_COLOURS.get(self.console.color_system or "", SIXTEEN))

    # --- commands -------------------------------------------------------------------------------
    def action_settings(self) -> None:
        """Open the settings."""
        from weimar_tui.tui.screens.settings import SettingsScreen

        if not any(isinstance(screen, SettingsScreen) for screen in self.screen_stack):
            self.push_screen(SettingsScreen())

    def action_command_palette(self) -> None:
        """List the commands that are available here."""
        from weimar_tui.text.choice import Choice, Item
        from weimar_tui.tui.dialogs.interrupt import InterruptDialog
        from weimar_tui.tui.dialogs.question import QuestionDialog

        asking = isinstance(self.screen, InterruptDialog)
        if isinstance(self.screen, QuestionDialog) and not asking:
            return
        # While the board asks a question, its commands stay available.
        screen = cast("Screen[object]", self.screen_stack[-2] if asking else self.screen)
        commands = {command.title: command for command in self.get_system_commands(screen)}
        items = tuple(Item(title, title) for title in commands)
        choice = Choice(prompt=self.words.ui("palette-prompt"), items=items)
        choice.preview = {title: command.help for title, command in commands.items()}

        def chosen(title: str | None) -> None:
            if title in commands:
                commands[title].callback()

        self.push_screen(QuestionDialog(choice, self.words.ui("palette-title")), chosen)

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """The contents of the command palette."""
        if isinstance(screen, WeimarScreen):
            yield from screen.commands()
        ui, text = self.words.ui, self.words.text
        yield SystemCommand(text("settings-key"), text("settings-palette"), self.action_settings)
        yield SystemCommand(ui("key-quit-label"), ui("palette-quit"), self.exit)

    # --- keys -----------------------------------------------------------------------------------
    def key_came(self) -> None:
        """Notify every screen that is built, including those below a dialog."""
        for screen in self.screen_stack:
            if isinstance(screen, WeimarScreen) and screen.is_mounted:
                screen.key_came()

    def too_soon(self) -> None:
        """Let every screen that is visible explain why a key was ignored; those below a dialog
        have the footer."""
        for screen in self.screen_stack:
            if isinstance(screen, WeimarScreen | WeimarDialog) and screen.is_mounted:
                screen.too_soon()

    async def on_event(self, event: events.Event) -> None:
        """Ignore answers while the terminal is too small."""
        if isinstance(event, events.Resize):
            event = clamped_resize(event)
        if isinstance(event, events.Resize | events.AppFocus):
            self._painted.forget()  # something else may have written to the terminal
        if not is_blind(self, event):
            await super().on_event(event)

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        """Write of an update only what the terminal does not show yet."""
        if isinstance(renderable, LayoutUpdate):
            renderable = WholeUpdate(renderable, self._painted)
        elif isinstance(renderable, ChopsUpdate):
            renderable = PartUpdate(renderable, self._painted)
        elif renderable is not None:
            self._painted.forget()
        super()._display(screen, renderable)

    # --- nothing of the computer it runs on -----------------------------------------------------
    def action_screenshot(self, filename: str | None = None, path: str | None = None) -> None:
        """Closed: no access to files."""

    def save_screenshot(
        self,
        filename: str | None = None,
        path: str | None = None,
        time_format: str | None = None,
    ) -> str:
        """Closed: no access to files."""
        return ""

    def deliver_text(self, *_: object, **__: object) -> str | None:
        """Closed: no access to files."""
        return None

    def deliver_binary(self, *_: object, **__: object) -> str | None:
        """Closed: no access to files."""
        return None

    def open_url(self, url: str, *, new_tab: bool = True) -> None:
        """Closed: no access to programs."""

    def action_suspend_process(self) -> None:
        """Closed: no access to the shell."""


WAYS_OUT = frozenset(("app.quit", "app.interrupt", "app.suspend"))
"""Bindings that always work."""


def is_blind(app: App[Any], event: events.Event) -> bool:
    """Whether an event would do something that cannot be seen now."""
    if not isinstance(event, events.InputEvent | events.Paste):
        return False
    if size_class(*app.size) != "tiny":
        return False
    return not (isinstance(event, events.Key) and _leads_out(app, event.key))


def _leads_out(app: App[Any], key: str) -> bool:
    """Whether the key, in the player's own assignment, leaves the program."""
    return any(
        binding.id in WAYS_OUT
        for _, bindings in app.screen._binding_chain
        for binding in bindings.key_to_bindings.get(key, ())
    )
