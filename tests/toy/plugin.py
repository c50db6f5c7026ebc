"""The duel without words and without a screen of its own: what every game gets by default."""

from __future__ import annotations

from weimar_duel import plugin

from weimar_tui.kernel.game import Game


class DuelPlugin(plugin.DuelPlugin):
    """Uses ids as texts and the generic panes."""

    def words(self, game: Game, lang: str, *, strict: bool = False) -> None:
        return None

    def view(self) -> None:
        return None
