"""The duel without words and without a screen of its own: what any game gets for nothing."""

from __future__ import annotations

from weimar_duel import plugin

from weimar_tui.kernel.game import Game


class DuelPlugin(plugin.DuelPlugin):
    """Told by its ids, drawn by the panes that need no game."""

    def words(self, game: Game, lang: str, *, strict: bool = False) -> None:
        return None

    def view(self) -> None:
        return None
