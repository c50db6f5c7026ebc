"""The settings of line mode on a server, which keeps them for each player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from weimar_tui.play.interface import Table
from weimar_tui.server.fields import Field
from weimar_tui.text.messages import Messages

Remember = Callable[..., None]
"""Changes settings by name and saves them; raises KernelError if that fails."""


@dataclass
class PlainSettings:
    """When a player is asked, and in which language (empty: not chosen); also the contents of a
    form.

    `remember` keeps changes, by name.
    """

    language: str = ""
    pass_by_myself: bool = True
    every_reroll: bool = False
    remember: Remember = lambda **_: None

    def apply_to(self, table: Table) -> None:
        """Make the table ask as the player wants."""
        table.skip_empty_reactions = self.pass_by_myself
        table.only_where_it_matters = not self.every_reroll


class SettingsForm:
    """The switches of `PlainSettings`; each change is kept at once."""

    def __init__(self, settings: PlainSettings, words: Messages) -> None:
        self._settings = settings
        self._words = words

    def hidden_fields(self) -> list[Field]:
        """Return nothing: no field is folded away."""
        return []

    def fields(self) -> list[Field]:
        return [self._switch("pass_by_myself"), self._switch("every_reroll")]

    def _switch(self, name: str) -> Field:
        say, key = self._words.text, f"settings-{name.replace('_', '-')}"
        choices = {answer: say(f"{key}-{answer}") for answer in ("no", "yes")}
        now = "yes" if getattr(self._settings, name) else "no"
        return Field(name, say(key), now, choices, switch=True)

    def choose(self, field: str, value: str) -> None:
        setattr(self._settings, field, value == "yes")
        self._settings.remember(**{field: value == "yes"})
