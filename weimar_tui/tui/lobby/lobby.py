"""The lobby: all tables, one's own games first, and the way to make one."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType

from weimar_tui.table.remote_table import RemoteTable
from weimar_tui.table.wire import (
    AnyReply,
    Chat,
    Enter,
    MoreFinished,
    Refused,
    Room,
    Say,
    Tables,
    TableState,
)
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.layout import Place
from weimar_tui.tui.lobby.screen import ServedList
from weimar_tui.tui.lobby.waiting import WaitingScreen

_LINES = 3
"""How much of what was said in the lobby is shown."""


class LobbyScreen(ServedList):
    """Tables with their state; Enter opens one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "talk", "talk", id="lobby.talk"),
        Binding("question_mark,f1", "help", "help", id="lobby.help"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._lines: dict[str, tuple[TableState, Item, str]] = {}

    def arrived(self) -> None:
        self.query_one(ChoicePane).focus()
        self.fill()

    def on_screen_resume(self) -> None:
        self.fill()
        self.refit()

    # --- what the server says -------------------------------------------------------------------
    def heard(self, reply: AnyReply) -> None:
        if isinstance(reply, Tables):
            self.fill()
        elif isinstance(reply, Chat) and not reply.table:
            self.refit()
        elif isinstance(reply, Refused) and (
            self.is_active or self.served.making or reply.about == "enter"
        ):
            # Whoever is not let in comes back here.
            self.served.making = False
            self.say(self.words.problem(reply))
        elif isinstance(reply, Room) and self.served.making:
            self.served.making = False
            # A table just made: one is at it already.
            table = RemoteTable(self.link, reply.table.id, self.served.games, reply)
            self.app.push_screen(WaitingScreen(table))

    # --- what is shown --------------------------------------------------------------------------
    def choice(self) -> Choice:
        """The tables, and what can be done besides going to one."""
        words = self.lobby_words
        tables = self.link.lobby.tables
        self._lines = {table.id: self._line(table) for table in tables}
        items = [item for _, item, _ in self._lines.values()]
        if more := self.link.lobby.more:
            items.append(Item("more", words.say("more", number=more)))
        items += [Item("new", words.say("new")), Item("talk", words.say("room-talk"))]
        items += [Item("quit", words.say("quit"))]
        choice = Choice(prompt="" if tables else words.say("empty"), items=tuple(items))
        choice.preview = {id: waits for id, (_, _, waits) in self._lines.items()}
        return choice

    def _line(self, table: TableState) -> tuple[TableState, Item, str]:
        """How a table is listed, and whom it waits for; worded anew where it has changed."""
        known = self._lines.get(table.id)
        if known is not None and known[0] is table:
            return known
        words, game = self.lobby_words, self.served.words_of(table)
        item = Item(table.id, words.table(table, game))
        return table, item, words.waits(table, game) or words.say("help")

    def follow_settings(self) -> None:
        self._lines = {}
        super().follow_settings()

    def draw_head(self, canvas: Canvas) -> None:
        words = self.lobby_words
        canvas.put(1, 0, words.say("title", name=self.link.name), "title")
        canvas.put(1, 1, words.say("here", names=", ".join(self.link.lobby.here)), "muted")
        for y, line in enumerate(self._latest, 2):
            canvas.put(1, y, canvas.look.plain(words.said(line)), "text")

    @property
    def _latest(self) -> list[Chat]:
        """What was said last."""
        return self.link.talk[-_LINES:]

    def action_talk(self) -> None:
        """Say something to all who are in the lobby."""
        say = self.lobby_words.say
        dialog = EntryDialog(say("talk-title"), say("talk-to-all"))
        self.app.push_screen(dialog, self._said)

    def _said(self, text: str | None) -> None:
        if text and text.strip():
            self.link.send(Say(table="", text=text[:200]))

    def usual_foot(self) -> str:
        return self.lobby_words.say("keys")

    def place_all(self, width: int, height: int) -> None:
        head = 3 + len(self._latest)
        self.put(
            {
                "head": Place(0, 0, width, head),
                "list": Place(1, head, width - 2, height - head - 2),
                "foot": Place(0, height - 1, width, 1),
            }
        )

    # --- choosing -------------------------------------------------------------------------------
    @on(ChoicePane.Picked)
    def _picked(self, message: ChoicePane.Picked) -> None:
        self.notice = ""
        if message.option == "quit":
            self.app.exit(0)
        elif message.option == "talk":
            self.action_talk()
        elif message.option == "more":
            self.link.send(MoreFinished())
        elif message.option == "new":
            from weimar_tui.tui.lobby.new_table import NewTableScreen

            self.app.push_screen(NewTableScreen())
        else:
            table = RemoteTable(self.link, message.option, self.served.games)
            self.link.send(Enter(table=message.option))
            self.app.push_screen(WaitingScreen(table))
