"""The lobby: all tables, one's own games first, and the way to make one."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.table.remote_table import RemoteTable
from weimar_tui.table.wire import AnyReply, Enter, Refused, Room, Tables
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice import Choice, Item
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.layout import Place
from weimar_tui.tui.lobby.screen import ServedScreen
from weimar_tui.tui.pane import Pane


class LobbyScreen(ServedScreen):
    """Tables with their state; Enter opens one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", "help", id="lobby.help"),
    ]

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self._draw_head, id="head", focusable=False)
        yield ChoicePane(self.look, id="tables")
        yield Pane(self.look, self._draw_foot, id="foot", focusable=False)

    def arrived(self) -> None:
        self.notice = ""
        self.query_one(ChoicePane).focus()
        self._fill()

    def on_screen_resume(self) -> None:
        self._fill()
        self.refit()

    # --- what the server says -------------------------------------------------------------------
    def heard(self, reply: AnyReply) -> None:
        if isinstance(reply, Tables):
            self._fill()
        elif isinstance(reply, Refused) and (self.is_current or self.served.making):
            self.served.making = False
            self.notice = self.words.problem(reply)
            self.query_one("#foot", Pane).show()
        elif isinstance(reply, Room) and self.served.making:
            self.served.making = False
            # A table just made: one is at it already.
            table = RemoteTable(self.link, reply.table.id, self.served.games, reply)
            self.served.open_table(table)

    def _fill(self) -> None:
        words = self.lobby_words
        pane = self.query_one(ChoicePane)
        at = pane.choice.current
        tables = self.link.lobby.tables
        items = [
            Item(table.id, words.table(table, self.served.words_of(table))) for table in tables
        ]
        items += [Item("new", words.say("new")), Item("quit", words.say("quit"))]
        prompt = "" if tables else words.say("empty")
        choice = Choice(prompt=prompt, items=tuple(items))
        choice.preview = {
            table.id: words.waits(table, self.served.words_of(table)) or words.say("help")
            for table in tables
        }
        if at is not None:
            choice.go(at.id)
        pane.ask(choice)
        self.query_one("#head", Pane).show()

    # --- drawing --------------------------------------------------------------------------------
    def _draw_head(self, canvas: Canvas) -> None:
        words = self.lobby_words
        canvas.put(1, 0, words.say("title", name=self.link.name), "title")
        canvas.put(1, 1, words.say("here", names=", ".join(self.link.lobby.here)), "muted")

    def _draw_foot(self, canvas: Canvas) -> None:
        text = self.notice or self.lobby_words.say("keys")
        canvas.put(1, 0, text, "title" if self.notice else "muted")

    def place_all(self, width: int, height: int) -> None:
        places = {
            "head": Place(0, 0, width, 3),
            "tables": Place(1, 3, width - 2, height - 5),
            "foot": Place(0, height - 1, width, 1),
        }
        for pane in self.query(Pane):
            if pane.id in places:
                pane.place(places[pane.id])
                pane.bar = False
                pane.show()

    # --- choosing -------------------------------------------------------------------------------
    @on(ChoicePane.Picked)
    def _picked(self, message: ChoicePane.Picked) -> None:
        self.notice = ""
        if message.option == "quit":
            self.app.exit(0)
        elif message.option == "new":
            from weimar_tui.tui.lobby.new_table import NewTableScreen

            self.app.push_screen(NewTableScreen())
        else:
            table = RemoteTable(self.link, message.option, self.served.games)
            self.link.send(Enter(table=message.option))
            self.served.open_table(table)

    def action_help(self) -> None:
        """How a served game goes."""
        self.served.show_served_help()
