"""What the app of this computer and the app of a served client have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, cast

from textual import events
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.screen import Screen

from weimar_tui.tui.base_app import BaseApp
from weimar_tui.tui.layout import size_class
from weimar_tui.tui.look import ALL_COLOURS, FEW_COLOURS, SIXTEEN
from weimar_tui.tui.screen import WeimarScreen
from weimar_tui.tui.signals import end_if_hung_up

_COLOURS = {"256": FEW_COLOURS, "truecolor": ALL_COLOURS}


class TerminalApp(BaseApp):
    """Settings, and the commands that are possible now.

    It touches nothing of the computer it runs on: Textual's own ways to files, programs and the
    shell lead nowhere. An app that is to have one of them brings it.
    """

    TITLE = "Weimar"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "quit", id="app.quit", priority=True),
        Binding("ctrl+p", "command_palette", "commands", id="app.commands", priority=True),
        Binding("f9", "settings", "settings", id="app.settings"),
        Binding("ctrl+c", "interrupt", id="app.interrupt", system=True, priority=True),
    ]

    def on_mount(self) -> None:
        """Use the colours the terminal has; look now and then whether it is still there."""
        if not self.is_headless:
            self.look.have(_COLOURS.get(self.console.color_system or "", SIXTEEN))
            self.set_interval(1, end_if_hung_up)

    # --- commands -------------------------------------------------------------------------------
    def action_settings(self) -> None:
        """Language, theme and the like."""
        from weimar_tui.tui.screens.settings import SettingsScreen

        if not any(isinstance(screen, SettingsScreen) for screen in self.screen_stack):
            self.push_screen(SettingsScreen())

    def action_command_palette(self) -> None:
        """List the commands that are possible here."""
        from weimar_tui.text.choice import Choice, Item
        from weimar_tui.tui.dialogs.interrupt import InterruptDialog
        from weimar_tui.tui.dialogs.question import QuestionDialog

        asking = isinstance(self.screen, InterruptDialog)
        if isinstance(self.screen, QuestionDialog) and not asking:
            return
        # What can be done at the board can be done while it asks.
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
        """What the command palette offers."""
        if isinstance(screen, WeimarScreen):
            yield from screen.commands()
        ui, text = self.words.ui, self.words.text
        yield SystemCommand(text("settings-key"), text("settings-palette"), self.action_settings)
        yield SystemCommand(ui("key-quit-label"), ui("palette-quit"), self.exit)

    # --- keys -----------------------------------------------------------------------------------
    def key_came(self) -> None:
        """Let every screen hear of it, also one that a dialog lies over."""
        for screen in self.screen_stack:
            if isinstance(screen, WeimarScreen):
                screen.key_came()

    def too_soon(self) -> None:
        """Let the screen say why it did not hear."""
        if isinstance(self.screen, WeimarScreen):
            self.screen.too_soon()

    async def on_event(self, event: events.Event) -> None:
        """Nothing is answered blindly while the terminal is too small."""
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

    def deliver_text(self, *_: object, **__: object) -> str | None:
        """No files."""
        return None

    def deliver_binary(self, *_: object, **__: object) -> str | None:
        """No files."""
        return None

    def open_url(self, url: str, *, new_tab: bool = True) -> None:
        """No programs."""

    def action_suspend_process(self) -> None:
        """No shell."""


WAYS_OUT = frozenset(("app.quit", "app.interrupt", "app.suspend"))
"""Bindings that count all the same."""


def is_blind(app: App[Any], event: events.Event) -> bool:
    """Whether an event would do something that cannot be seen now."""
    if not isinstance(event, events.InputEvent | events.Paste):
        return False
    if size_class(*app.size) != "tiny":
        return False
    return not (isinstance(event, events.Key) and _leads_out(app, event.key))


def _leads_out(app: App[Any], key: str) -> bool:
    """Whether the key, by the player's own choice of keys, leaves the program."""
    return any(
        binding.id in WAYS_OUT
        for _, bindings in app.screen._binding_chain
        for binding in bindings.key_to_bindings.get(key, ())
    )
