"""The lobby: the games as pictures, all tables with the player's own first, and
creating a table."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.registry import plugin_of
from weimar_tui.server.limits import is_name
from weimar_tui.server.lobby_words import club_pages
from weimar_tui.server.remote_table import RemoteTable
from weimar_tui.server.wire import (
    AnyReply,
    Chat,
    Enter,
    MoreFinished,
    OpenPage,
    Refused,
    ReportPlayer,
    Say,
    Tables,
    TableState,
    TableStatus,
    free_seats,
    is_my_turn,
)
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.layout import Place
from weimar_tui.tui.lobby.own import OWN, OwnPastimes
from weimar_tui.tui.lobby.waiting import WaitingScreen
from weimar_tui.tui.screens.pictures import PLATE, GamePicture, PictureScreen, Told, places_of

_LINES = 3
"""How many chat lines of the lobby are shown."""


_PICTURES = 4
"""How many pictures fit side by side."""

_LIST = 7
"""The least number of rows of the list of tables."""


class LobbyScreen(OwnPastimes, PictureScreen):
    """Tables with their state; Enter opens one. Pictures show which games wait for the player."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "talk", "talk", id="lobby.talk"),
        Binding("l", "learn", "learn", id="lobby.learn"),
        Binding("z", "puzzle", "puzzle", id="lobby.puzzle"),
        Binding("r", "read", "read", id="lobby.read"),
        Binding("question_mark,f1", "help", "help", id="lobby.help"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._lines: dict[str, tuple[TableState, Item, str]] = {}

    def compose(self) -> ComposeResult:
        yield from super().compose()
        for game in self.link.welcome.games[:_PICTURES]:
            yield GamePicture(self.look, self._told(game.id))

    def arrived(self) -> None:
        self.query_one(ChoicePane).focus()
        self.fill()

    def on_screen_resume(self) -> None:
        if new := self.served.next_table:
            self.served.next_table = ""
            self._go_to(new)
            return
        self.fill()
        self.refit()
        self.run_worker(self.paint(), group="pictures", exclusive=True)

    # --- the games ------------------------------------------------------------------------------
    def _told(self, game: str) -> Told:
        """A game's text: what the player can do at its tables."""
        words, plugin = self.words, plugin_of(game)
        summary = Told(game, words.pick(plugin.names), words.pick(plugin.subtitles))
        table, say = self._table_of(game), self.lobby_words.say
        if table is None:
            summary.state = say("picture-none")
            return summary
        summary.begun = True
        if is_my_turn(table):
            summary.state = say("picture-turn", title=table.title)
        elif table.mine:
            summary.state = table.title
        else:
            summary.state = say("picture-free", title=table.title, seats=free_seats(table))
        return summary

    def _table_of(self, game: str) -> TableState | None:
        """The table behind a picture: one where it is my turn, one of mine, or one with
        a free seat."""
        tables = [
            table
            for table in self.link.lobby.tables
            if table.game == game and table.state != "over" and (table.mine or free_seats(table))
        ]
        return min(tables, key=lambda one: (not is_my_turn(one), not one.mine), default=None)

    def fill(self) -> None:
        super().fill()
        for picture in self.pictures:
            emblem, picture.told = picture.told.emblem, self._told(picture.told.game)
            picture.told.emblem = emblem
            picture.show()

    @on(GamePicture.Opened)
    def _open_picture(self, message: GamePicture.Opened) -> None:
        """Open the table shown by a picture, or create one of its game."""
        table = self._table_of(message.told.game)
        if table is not None:
            self._go_to(table.id)
            return
        from weimar_tui.tui.lobby.new_table import NewTableScreen

        self.app.push_screen(NewTableScreen(message.told.game))

    # --- what the server says -------------------------------------------------------------------
    def heard(self, reply: AnyReply) -> None:
        if isinstance(reply, Tables):
            rows = self._rows
            self.fill()
            if rows != self._rows:
                self.refit()
        elif isinstance(reply, Chat) and not reply.table:
            self.refit()
        elif isinstance(reply, Refused) and (
            self.is_active or self.served.making or reply.about == "enter"
        ):
            # a player who is refused entry returns here
            self.served.making = False
            self.say(self.words.problem(reply))
        elif isinstance(reply, TableStatus) and self.served.making:
            self.served.making = False
            # a table just created: the player is already at it
            table = RemoteTable(self.link, reply.table.id, self.served.games, reply)
            self.app.push_screen(WaitingScreen(table))

    # --- what is shown --------------------------------------------------------------------------
    def choice(self) -> Choice:
        """The tables, and other actions."""
        words = self.lobby_words
        tables = self.link.lobby.tables
        self._lines = {table.id: self._line(table) for table in tables}
        items = [item for _, item, _ in self._lines.values()]
        if more := self.link.lobby.more:
            items.append(Item("more", words.say("more", number=more)))
        items += [Item("new", words.say("new")), *self.own_items()]
        items += [Item("talk", words.say("room-talk"))]
        items += [Item(page, words.say(page)) for page in club_pages(self.link.welcome.role)]
        items += [Item("quit", words.say("quit"))]
        choice = Choice(prompt="" if tables else words.say("empty"), items=tuple(items))
        choice.preview = {id: waits for id, (_, _, waits) in self._lines.items()}
        return choice

    def _line(self, table: TableState) -> tuple[TableState, Item, str]:
        """A table's line in the list, reworded only after changes, and whom it waits for."""
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
            canvas.put(1, y, canvas.look.plain(words.chat_line(line)), "text")

    @property
    def _rows(self) -> int:
        """The rows of the list, including the lines above and below it."""
        return len(self.query_one(ChoicePane).choice.items) + 3

    @property
    def _latest(self) -> list[Chat]:
        """The latest chat lines."""
        return self.link.talk[-_LINES:]

    def action_talk(self) -> None:
        """Say something to everyone in the lobby."""
        say = self.lobby_words.say
        dialog = EntryDialog(say("talk-title"), say("talk-to-all"))
        self.app.push_screen(dialog, self._say_typed)

    def _say_typed(self, text: str | None) -> None:
        if text and text.strip():
            self.link.send(Say(table="", text=text[:200]))

    def _report(self) -> None:
        """Report a player, by name, with what happened."""
        say = self.lobby_words.say

        def named(name: str | None) -> None:
            if name is None or not is_name(name.strip()):
                return
            dialog = EntryDialog(say("report"), say("report-what"))
            self.app.push_screen(dialog, lambda text: send(name.strip(), text))

        def send(name: str, text: str | None) -> None:
            if text and text.strip():
                self.link.send(ReportPlayer(person=name, text=text[:200]))

        self.app.push_screen(EntryDialog(say("report"), say("report-who")), named)

    def usual_foot(self) -> str:
        return self.lobby_words.say("keys-pictures" if self.shows_pictures else "keys")

    def place_all(self, width: int, height: int) -> None:
        top = 2 + len(self._latest) + 1
        room = height - top - max(_LIST, min(self._rows, height // 2)) - 1
        places = places_of(len(self.pictures), width, top, room)
        shows = self.shows_pictures and room >= PLATE + 2
        for picture, place in zip(self.pictures, places, strict=True):
            picture.place(place if shows else None)
            picture.bar = False
            picture.show()
        below = top + places[0].height + 1 if shows else top
        left = places[0].x if shows else 1
        self.put(
            {
                "head": Place(left - 1, 0, width - left, top),
                "list": Place(left, below, width - 2 * left, height - below - 1),
                "foot": Place(left - 1, height - 1, width - left, 1),
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
        elif message.option in OWN:
            getattr(self, f"action_{message.option}")()
        elif message.option == "more":
            self.link.send(MoreFinished())
        elif message.option == "report":
            self._report()
        elif message.option in ("account", "moderate"):
            self.link.send(OpenPage(page=message.option))
        elif message.option == "new":
            from weimar_tui.tui.lobby.new_table import NewTableScreen

            self.app.push_screen(NewTableScreen())
        else:
            self._go_to(message.option)

    def _go_to(self, table: str) -> None:
        self.link.send(Enter(table=table))
        self.app.push_screen(WaitingScreen(RemoteTable(self.link, table, self.served.games)))
