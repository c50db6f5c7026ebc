"""An app that goes by the player's settings, and follows when they are changed."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, ClassVar

from weimar_tui.text.languages import detect_language
from weimar_tui.text.messages import Messages
from weimar_tui.tui.input_guard import WAITS
from weimar_tui.tui.keymap import SOURCES, Sources
from weimar_tui.tui.keys import shown_key
from weimar_tui.tui.keys_in_order import KeysInOrder
from weimar_tui.tui.look import Look
from weimar_tui.tui.settings import GENTLE, SECONDS, Pace, Preferences
from weimar_tui.tui.themes import is_native, textual_theme, theme_for


class PreferringApp(KeysInOrder[int]):
    """Language, theme, signs, motion, pace and keys.

    What the command line says (the arguments) goes before the environment, and that before the
    settings; but a language that somebody chose in the settings is meant more than the system's.
    `key_sources` are the places whose keys can be changed.
    """

    key_sources: ClassVar[Sources] = SOURCES

    def __init__(
        self,
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
        self.words = Messages(detect_language(wished, self._environ))
        self.look = Look(ascii_only=ascii_only or settings.ascii, theme=theme)
        self.motion = motion and settings.motion
        self.go_at(settings.pace if motion or settings.pace == GENTLE else "fast")
        self.register_theme(textual_theme(theme))
        self.theme = f"weimar-{theme}"
        if settings.keys:
            self.set_keymap(settings.keys)

    def go_at(self, pace: Pace) -> None:
        """Let the others' moves be seen so long; at a gentle pace they are told afterwards."""
        self.pace = SECONDS[pace]
        self.gentle = pace == GENTLE

    def key_of(self, binding: str, usual: str) -> str:
        """How the key of a binding is written: as usual, or as the player has set it."""
        keys = self.preferences.settings.keys.get(binding, "")
        return shown_key(keys) if keys else usual

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While a new key is asked for, no key does what it usually does."""
        if self.screen_stack and getattr(self.screen, "asks_for_key", False):
            return False
        return super().check_action(action, parameters)

    @property
    def colours(self) -> bool:
        """Whether colours may be used at all."""
        return not self._environ.get("NO_COLOR")

    def set_language(self, lang: str) -> None:
        """Speak another language from now on."""
        self.words = Messages(lang)

    def change_settings(self, **changes: Any) -> None:
        """Set something, go by it at once, and write it down. Raises SettingsError."""
        try:
            self.preferences.change(**changes)
        finally:
            self._follow(changes)

    def _follow(self, changes: Mapping[str, Any]) -> None:
        """Go by what was changed."""
        for name, value in changes.items():
            match name:
                case "language":
                    lang = None if value == "auto" else value
                    self.set_language(detect_language(lang, self._environ))
                case "theme":
                    self._wear(theme_for(value, self._environ))
                case "ascii":
                    self.look.ascii_only = value
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
        """What is wrong in the settings file, a line each, keys with two jobs last."""
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
