"""The rematch after a served game: a question that shows the others' answers as they arrive."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from weimar_tui.server.agreements import rematch_answers, rematch_made, rematch_ways, send_agreement
from weimar_tui.server.replies import AnyReply, TableStatus
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.question import QuestionDialog

if TYPE_CHECKING:
    from weimar_tui.server.lobby_words import LobbyMessages
    from weimar_tui.server.remote_table import RemoteTable
    from weimar_tui.text.messages import GameMessages

_LATER = "later"


class RematchDialog(QuestionDialog):
    """Yes, yes in the same seat, or no. It stays open, so that the others' answers are visible."""

    def __init__(self, table: RemoteTable, lobby: LobbyMessages, game: GameMessages) -> None:
        self._table, self._lobby, self._game = table, lobby, game
        self._stop: Callable[[], None] | None = None
        super().__init__(self._asked(), lobby.say("rematch"))

    def on_mount(self) -> None:
        super().on_mount()
        self._stop = self._table.link.subscribe(self._heard)

    def on_unmount(self) -> None:
        if self._stop is not None:
            self._stop()

    def _asked(self) -> Choice:
        status, lobby = self._table.status, self._lobby
        if status is None:
            return Choice()
        ways = [*rematch_ways(lobby, self._game, status), Item(_LATER, lobby.say("rematch-later"))]
        return Choice(
            prompt=lobby.say("rematch-prompt"),
            context=rematch_answers(lobby, status),
            items=tuple(ways),
        )

    def _heard(self, reply: AnyReply) -> None:
        if self.leaving or not isinstance(reply, TableStatus) or reply.table.id != self._table.id:
            return
        if reply.rematch is None or reply.rematch.table:
            self.dismiss(None)
            return
        self.choice = self._asked()
        self.query_one(ChoicePane).ask_again(self.choice)
        self.place_all(*self.size)

    def on_choice_pane_picked(self, message: ChoicePane.Picked) -> None:
        message.stop()
        message.prevent_default()  # a question closes with its answer; this one stays
        if message.option == _LATER:
            self.dismiss(None)
        else:
            send_agreement(self._table, message.option)


def next_table(table: RemoteTable) -> str:
    """The rematch's table that this player goes to, or ""."""
    return rematch_made(table.status, table.link.name)
