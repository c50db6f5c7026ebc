"""The games at hand, each loaded when it is first wanted.

The start screen is painted before anything that a `Playset` needs has been imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from weimar_tui.tui.look import Look

if TYPE_CHECKING:
    from weimar_tui.kernel.game import Game
    from weimar_tui.tui.playset import Playset


class Playsets:
    """Games with their words and panes, in one language, by id.

    `load` gives the rules of a game; it raises KernelError for a game there is not.
    """

    def __init__(self, load: Callable[[str], Game], look: Look, lang: str) -> None:
        self._load = load
        self._look = look
        self._lang = lang
        self._at_hand: dict[str, Playset] = {}

    def of(self, game: str) -> Playset:
        """A game's words and panes. Raises KernelError as `load` does."""
        playset = self._at_hand.get(game)
        return playset if playset is not None else self.add(self._load(game))

    def add(self, game: Game) -> Playset:
        """Have a game at hand that was loaded elsewhere."""
        from weimar_tui.tui.playset import Playset

        playset = self._at_hand[game.id] = Playset(game, self._lang, self._look)
        return playset

    def speak(self, lang: str) -> None:
        """Speak another language."""
        self._lang = lang
        for playset in self._at_hand.values():
            playset.speak(lang)
