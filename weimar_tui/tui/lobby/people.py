"""The people at a table of the server: presence, chat, agreements."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.agreements import agreements, send_agreement, sitters, told_of
from weimar_tui.server.remote_table import RemoteTable
from weimar_tui.server.replies import TableStatus
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.lobby.report import report_player
from weimar_tui.tui.lobby.talk import TalkDialog
from weimar_tui.tui.playing.board import Board

if TYPE_CHECKING:
    from weimar_tui.server.lobby_words import LobbyMessages
    from weimar_tui.tui.lobby.app import ServedApp


class People:
    """Chat, presence and agreements at a served game. `leave` returns to the lobby."""

    def __init__(
        self, board: Board, table: RemoteTable, app: ServedApp, leave: Callable[[], None]
    ) -> None:
        self.board = board
        self.table = table
        self.app = app
        self.leave = leave
        self._away: set[str] = set()

    @property
    def words(self) -> LobbyMessages:
        return self.app.lobby_words

    def tell_presence(self, status: TableStatus) -> None:
        """Report who left and who came back."""
        away = {seat.player for seat in status.table.seats if seat.player and not seat.present}
        for name in sorted(away ^ self._away):
            self.board.say(self.words.say("gone" if name in away else "back", name=name))
        self._away = away

    def talk(self) -> None:
        """Say something at the table."""
        self.board.notice = ""
        self.app.push_screen(TalkDialog(self.table, self.words, self.board.words))

    def agree(self) -> None:
        """Show who is here, and possible agreements."""
        status, lobby, words = self.table.status, self.words, self.board.words
        if status is None or isinstance(self.app.screen, QuestionDialog):
            return
        choices = agreements(lobby, words, self.table, status, self.table.link.wish)
        choice = Choice(
            prompt=" · ".join(sitters(lobby, words, self.table)),
            items=tuple(choices),
        )
        self.app.push_screen(QuestionDialog(choice, lobby.say("table-title")), self._agreed)

    def _agreed(self, option: str | None) -> None:
        say, app, table = self.words.say, self.app, self.table
        match option:
            case "resign":
                items = (Item("back", say("table-back")), Item("resign", say("table-resign")))
                sure = Choice(prompt=say("resign-prompt"), items=items)
                app.push_screen(QuestionDialog(sure, say("table-resign")), self._sure)
            case "lobby":
                self.leave()
            case "report":
                report_player(app, self._complain, table)
            case str() if (page := told_of(self.words, table, option)) is not None:
                app.push_screen(ReadingDialog(*page))
            case str():
                send_agreement(table, option)
                if option in ("ring", "tell-away"):
                    self.agree()

    def _complain(self, error: KernelError) -> None:
        self.board.say(self.board.words.problem(error))

    def _sure(self, option: str | None) -> None:
        if option == "resign":
            send_agreement(self.table, option)
