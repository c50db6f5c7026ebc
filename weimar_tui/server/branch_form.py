"""The form for a table that continues a finished game from one of its picks."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from weimar_tui.kernel.journal import Header
from weimar_tui.players import HUMAN
from weimar_tui.server.fields import Field
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.replies import SavedGame, Welcome
from weimar_tui.server.requests import MakeTable
from weimar_tui.server.table_form import NewTable
from weimar_tui.text.messages import GameMessages

_LEFT_OUT = ("rated", "level", "who")


class BranchForm(NewTable):
    """Like the form of a new table: bots in all seats but one, and only for invited players unless
    that is changed. The game is not rated, because its hands and dice are known."""

    def __init__(
        self,
        about: str,
        moment: int,
        header: Header,
        welcome: Welcome,
        lobby: LobbyMessages,
        game_words: Callable[[str], GameMessages],
    ) -> None:
        """`about`: the finished table, or the code by which its game was shared."""
        self._about = about
        self.moment = moment
        self._game = SavedGame(
            name="", game=header.game, scenario=header.scenario, seats=tuple(header.seats)
        )
        super().__init__(welcome, (), lobby, game_words)
        self.values["access"] = "private"
        self._take_save()

    @property
    def save(self) -> SavedGame:
        return self._game

    def _usual(self, seat: str, free: object) -> str:
        return HUMAN if seat == self._game.seats[0] or not self.game.bots else self.game.bots[0]

    def detail_fields(self) -> list[Field]:
        return [field for field in super().detail_fields() if field.id not in _LEFT_OUT]

    def main_fields(self) -> list[Field]:
        return [*self.seat_fields(), *super().main_fields()]

    @property
    def wish(self) -> MakeTable:
        """The request that makes the table; if bots have all other seats, the game begins at
        once."""
        wish = super().wish
        free = sum(not bot for bot in wish.seats.values())
        return replace(wish, rated="no", branch=self._about, moment=self.moment, begin=free == 1)
