"""Finding the words of a game."""

from __future__ import annotations

from weimar_tui.kernel.game import Game
from weimar_tui.registry import plugin_of
from weimar_tui.text.messages import GameMessages


def words_of(game: Game, lang: str, *, strict: bool = False) -> GameMessages:
    """A game's messages in a language; a game without words shows its ids."""
    plugin = plugin_of(game.id)
    own = plugin.words(game, lang, strict=strict)
    return own or GameMessages(game.id, lang, names=plugin.names)
