"""Finding the words of a game."""

from __future__ import annotations

from weimar_tui.kernel.game import Game
from weimar_tui.registry import offer_of
from weimar_tui.text.words import GameWords


def words_of(game: Game, lang: str, *, strict: bool = False) -> GameWords:
    """Every sentence about a game in a language; a game without words is told by its ids."""
    offer = offer_of(game.id)
    own = offer.words(game, lang, strict=strict)
    return own or GameWords(game.id, lang, names=offer.names)
