"""The settings screen: language, theme, signs, motion, pace, narration, input guard."""

from __future__ import annotations

from typing import ClassVar, get_args

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.server.fields import Field
from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.dialogs.reading import show_problem
from weimar_tui.tui.form import FormScreen
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarScreen
from weimar_tui.tui.settings import InputDelay, Language, Pace, SettingsError, Theme

ROWS: dict[str, tuple[object, ...]] = {
    "language": get_args(Language),
    "theme": get_args(Theme),
    "ascii": (False, True),
    "motion": (False, True),
    "pace": get_args(Pace),
    "pass_by_myself": (False, True),
    "every_reroll": (False, True),
    "calm": get_args(InputDelay),
    "wide_signs": (False, True),
}
"""The settings and their values."""

_SHOWN = ("title", "danger", "good", "muted")


class SettingsScreen(FormScreen):
    """A form: up and down between rows, left and right change one; changes apply at once."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "change(-1)", "change", id="settings.left"),
        Binding("right,l", "change(1)", "change", id="settings.right"),
        Binding("escape,q", "leave", "back", id="settings.leave"),
    ]

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield Pane(self.look, self._draw_sample, id="sample", focusable=False)

    def on_mount(self) -> None:
        self.fill("language")
        self.form.focus()

    # --- the form -------------------------------------------------------------------------------
    def _value_text(self, row: str, value: object) -> str:
        if isinstance(value, bool):
            value = "yes" if value else "no"
        return self.words.text(f"settings-{row.replace('_', '-')}-{value}")

    def heading(self) -> tuple[str, str]:
        return self.words.text("settings-title"), self.words.text("settings-form-keys")

    def fields(self) -> list[Field]:
        text, fields = self.words.text, []
        for row, values in ROWS.items():
            name = row.replace("_", "-")
            help = text(f"settings-help-{name}")
            if row == "theme" and not self.here.colours:
                help = text("settings-help-no-colour")
            choices = {str(value): self._value_text(row, value) for value in values}
            now = str(getattr(self.here.preferences.settings, row))
            fields.append(Field(row, text(f"settings-{name}"), now, choices, help=help))
        return fields

    def ways(self) -> list[Field]:
        text = self.words.text
        return [
            Field("keys", text("keymap-settings"), help=text("keymap-settings-help")),
            Field("back", text("settings-back"), help=self._where()),
        ]

    def _where(self) -> str:
        file = self.here.preferences.file
        if self.here.preferences.kept_by_server:
            return self.words.text("settings-help-server")
        if file is None:
            return self.words.text("settings-help-nowhere")
        return self.words.text("settings-help-file", file=str(file))

    def _draw_sample(self, canvas: Canvas) -> None:
        """Draw the current game's seats and other names in the theme's colours."""
        x = 0
        loaded = self.here.loaded()
        said_of = {name: loaded.words.seat(name) for name in loaded.styles}
        said_of |= {name: self.words.text(f"settings-sample-{name}") for name in _SHOWN}
        for name, sample in said_of.items():
            if x + width_of(sample) >= canvas.width:
                break
            x = canvas.put(x, 0, sample, name) + 2

    def place_all(self, width: int, height: int) -> None:
        wide = min(76, width - 4)
        top = max(0, (height - 22) // 2)
        x = self.place_form(width, top, wide, 13)
        self.put({"sample": Place(x, top + 19, wide, 1)})

    # --- changing -------------------------------------------------------------------------------
    def choose(self, field: str, value: str) -> None:
        """Apply a setting."""
        chosen = next(one for one in ROWS[field] if str(one) == value)
        try:
            self.here.change_settings(**{field: chosen})
        except SettingsError as error:
            show_problem(self.here, error)

    def go(self, way: str) -> None:
        """Open the keys screen, or go back."""
        if way == "keys":
            self.action_keys()
        else:
            self.action_leave()

    def action_keys(self) -> None:
        from weimar_tui.tui.screens.keys import KeysScreen

        self.app.push_screen(KeysScreen())

    def action_leave(self) -> None:
        """Return to the previous screen and redraw it."""
        here = self.here
        self.dismiss(None)
        for screen in here.screen_stack:
            if isinstance(screen, WeimarScreen) and screen is not self:
                screen.follow_settings()
