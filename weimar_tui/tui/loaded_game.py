"""A game loaded for the terminal: its rules, its messages in one language, its panes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from weimar_tui.kernel.game import Game
from weimar_tui.play.narrations import narration_of, prompts_of
from weimar_tui.play.prompts import PromptPolicy
from weimar_tui.plugin import GamePlugin
from weimar_tui.registry import plugin_of
from weimar_tui.replay.narration import Narration
from weimar_tui.text.game_messages import words_of
from weimar_tui.text.messages import GameMessages
from weimar_tui.tui.emblem import Emblem
from weimar_tui.tui.game_view import GameView
from weimar_tui.tui.look import Look


@dataclass
class LoadedGame:
    """A game and its display. Messages are reloaded when the language changes.

    The `look` gets the game's colours: those of its picture at once, others with its panes.
    """

    game: Game
    lang: str
    look: Look = field(default_factory=Look)

    def __post_init__(self) -> None:
        self.look.name_styles(self.styles)

    @cached_property
    def plugin(self) -> GamePlugin:
        return plugin_of(self.game.id)

    @cached_property
    def emblem(self) -> Emblem | None:
        """The game's picture, if it has one."""
        emblem = self.plugin.emblem()
        return emblem.named(self.look) if emblem is not None else None

    @cached_property
    def game_view(self) -> GameView:
        """Its panes and dialogs, loaded when first used."""
        game_view = self.plugin.view() or GameView()
        self.look.name_paints(game_view.paints)
        return game_view

    @cached_property
    def prompts(self) -> PromptPolicy:
        """How its players are asked."""
        return prompts_of(self.game.id)

    @cached_property
    def narration(self) -> Narration:
        return narration_of(self.game.id)

    @cached_property
    def words(self) -> GameMessages:
        """Its messages."""
        return _words(self.game, self.lang)

    @cached_property
    def styles(self) -> Mapping[str, str]:
        """The theme's style for each of the game's own styles, those of its seats first."""
        if self.emblem is not None and self.emblem.styles:
            return self.emblem.styles
        seats = max((seats for one in self.plugin.scenarios() for seats in one.seats), key=len)
        return self.game_view.styles(seats)

    def speak(self, lang: str) -> None:
        """Switch to another language."""
        self.lang = lang
        self.__dict__.pop("words", None)


@lru_cache(maxsize=16)  # of all games in all languages: clients share what was loaded
def _words(game: Game, lang: str) -> GameMessages:
    """A game's messages, kept because they remember the sentences they have filled in."""
    return words_of(game, lang)
