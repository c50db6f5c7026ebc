"""What served screens find in their app: the link, the lobby's words, the games, and the bell."""

from __future__ import annotations

from pathlib import Path

from weimar_tui.kernel.game import Game
from weimar_tui.registry import served_game
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.ringing import ring_codes
from weimar_tui.server.wire import TableState
from weimar_tui.text.messages import GameMessages
from weimar_tui.tui.keymap import SERVED, SOURCES
from weimar_tui.tui.terminal_app import TerminalApp


class Client(TerminalApp):
    """An app at a server. `ponder` is how long it seems to think where there is nothing to think,
    `making` whether it waits for a table it has asked for.
    """

    key_sources = (*SOURCES, *SERVED)

    link: ServerLink
    """The connection, once there is one."""

    def __init__(self, *, ponder: float, pack: Path | None = None, **options: object) -> None:
        super().__init__(self._load, **options)
        self.pack = pack
        self.ponder = ponder
        self.making = False
        self.lobby_words = LobbyMessages(self.words)
        if not ponder:  # a table of programs, not of people
            self.input_guard.wait = 0.0

    def _load(self, game: str) -> Game:
        """The rules of a game; a pack belongs to the one settled on where no other is named."""
        return served_game(game, self.pack if game == self.game_id else None)

    def games(self, id: str) -> Game:
        """The rules of a game. Raises KernelError for one that this program has not."""
        game: Game = self.loaded(id).game
        return game

    def words_of(self, table: TableState) -> GameMessages:
        """The words of the game played at a table."""
        return self.loaded(table.game).words

    def set_language(self, lang: str) -> None:
        """Speak another language from now on."""
        super().set_language(lang)
        self.lobby_words = LobbyMessages(self.words)

    def ring(self, title: str) -> None:
        """Tell the player at their terminal, in the way they wished, that it is their turn."""
        codes = ring_codes(self.link.wish.ring, self.lobby_words.say("ring", title=title))
        if codes and self._driver is not None:
            self._driver.write(codes)
            self._driver.flush()

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Textual's styles for native colours name these, and not every native theme has them."""
        return {"ansi-background": "ansi_default", "ansi-foreground": "ansi_default"}
