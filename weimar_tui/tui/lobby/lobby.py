"""The lobby: the player's games first, free seats, pastimes, and making a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server import own_rows
from weimar_tui.server.home_rows import NEXT, URGENT, HomeRows, parts_of
from weimar_tui.server.instant import against_bots, best_fit
from weimar_tui.server.limits import is_name
from weimar_tui.server.remote_table import RemoteTable
from weimar_tui.server.replies import (
    AnyReply,
    Chat,
    GameOffered,
    Home,
    PageShown,
    Refused,
    Tables,
    TableState,
    TableStatus,
    is_my_turn,
)
from weimar_tui.server.requests import (
    AskHome,
    Befriend,
    Block,
    Enter,
    MoreFinished,
    OpenPage,
    ReadInbox,
    Say,
    ShowPage,
    Sit,
)
from weimar_tui.server.wire import PAGE
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.layout import Place
from weimar_tui.tui.lobby.aside import WIDE, Aside, Words
from weimar_tui.tui.lobby.find import FindScreen
from weimar_tui.tui.lobby.own import OWN, OwnPastimes, ask_game
from weimar_tui.tui.lobby.reading import read_archive, read_player
from weimar_tui.tui.lobby.report import report_player
from weimar_tui.tui.lobby.section_pane import SectionChoice, SectionPane
from weimar_tui.tui.lobby.waiting import WaitingScreen
from weimar_tui.tui.once import once
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screens.pictures import SOON

_LINES = 3
"""How many chat lines of the lobby are shown below the list."""

_CHAT_ROWS = 12
"""How many are shown on the right side."""


class LobbyScreen(OwnPastimes):
    """Games where it is the player's turn, free seats, and everything else; Enter opens a row."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "next", "next game", id="lobby.next"),
        Binding("plus", "bots", "against bots", id="lobby.bots"),
        Binding("c", "new", "new table", id="lobby.new"),
        Binding("o", "play", "play now", id="lobby.play"),
        Binding("v", "find", "find a table", id="lobby.find", show=False),
        Binding("i", "inbox", "inbox", id="lobby.inbox"),
        Binding("p", "friends", "friends", id="lobby.friends"),
        Binding("s", "account", "account", id="lobby.account"),
        Binding("t", "talk", "talk", id="lobby.talk"),
        Binding("l", "learn", "learn", id="lobby.learn"),
        Binding("z", "puzzle", "puzzle", id="lobby.puzzle"),
        Binding("r", "read", "read", id="lobby.read"),
        Binding("w", "player", "players", id="lobby.player"),
        Binding("a", "archive", "archive", id="lobby.archive"),
        Binding("question_mark,f1", "help", "help", id="lobby.help"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._home: HomeRows | None = None
        self._has_moved = False
        self._visited = ""
        self._plays = False
        self._aside = Aside(self.look)

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self.draw_head, id="head", focusable=False)
        yield SectionPane(self.look, id="list", filter_label="/")
        yield Pane(self.look, self._draw_below, id="below", focusable=False)
        yield Pane(self.look, self._draw_aside, id="aside", focusable=False)
        yield Pane(self.look, self._draw_foot, id="foot", focusable=False)

    def arrived(self) -> None:
        self.query_one(ChoicePane).focus()
        self.fill()
        if self.link.welcome.has_account:
            self.link.send(AskHome())
        if self.link.welcome.table:
            self._go_to(self.link.welcome.table)

    def on_screen_resume(self) -> None:
        if new := self.served.next_table:
            self.served.next_table = ""
            self._go_to(new)
            return
        self.fill()
        self._return_to(self._visited)
        self.refit()

    def _return_to(self, table: str) -> None:
        """Put the cursor on the table that the player comes from, if it is still listed."""
        pane = self.query_one(ChoicePane)
        if table and pane.choice.go(table):
            self._has_moved = True
            pane.show()

    def fill(self) -> None:
        pane = self.query_one(ChoicePane)
        stays = self._has_moved or pane.choice.cursor
        super().fill()
        if not stays:
            # The list has grown above the first row.
            pane.ask(self.choice())
        for name in ("below", "aside"):
            self.query_one(f"#{name}", Pane).show()
        self._paint_soon()

    # --- the right side -------------------------------------------------------------------------
    @property
    def _is_wide(self) -> bool:
        return self.size.width >= WIDE

    def _selected(self) -> TableState | None:
        """The table under the cursor."""
        current = self.query_one(ChoicePane).choice.current
        wanted = current.id if current is not None else ""
        return next((one for one in self.link.lobby.tables if one.id == wanted), None)

    @property
    def _pictured(self) -> str:
        """The game in the picture: that of the selected table, otherwise the usual one."""
        table = self._selected()
        return table.game if table is not None else self.link.welcome.games[0].id

    def _draw_aside(self, canvas: Canvas) -> None:
        if not self._is_wide:
            return
        table, chat = self._selected(), [("", "")]
        chat += [(self.lobby_words.chat_line(line), "text") for line in self._latest(_CHAT_ROWS)]
        words = self._details(table) if table is not None else [(self._about_row(), "text")]
        self._aside.draw(canvas, self._pictured, [*words, *chat])

    def _about_row(self) -> str:
        choice = self.query_one(ChoicePane).choice
        current = choice.current
        if isinstance(choice, SectionChoice) and current is not None:
            return choice.rows[current.id].about
        return ""

    def _details(self, table: TableState) -> list[Words]:
        """The selected table in words: its seats, its state, its time."""
        words, game = self.lobby_words, self.served.words_of(table)
        found: list[Words] = [(f"{table.title} · {game.title()}", "strong")]
        for seat in table.seats:
            sitter = words.sitter(seat, game)
            found.append((f"{game.seat(seat.seat)}: {sitter}", seat.seat))
        if table.left >= 0:
            left = words.say("clock-left", time=words.time_left(table.left))
            found.append((left, "danger" if table.left < URGENT else "text"))
        if waits := words.waits(table, game):
            found.append((waits, "muted"))
        return found

    def _paint_soon(self) -> None:
        if self._is_wide and self.look.paints and not self._aside.has(self._pictured):
            once(self, SOON, self._paint)

    def _paint(self) -> None:
        if not self.leaving and self._aside.paint(self._pictured):
            for pane in self.query("#aside").results(Pane):  # none while the program ends
                pane.show()

    @on(ChoicePane.Moved)
    def _moved(self) -> None:
        self._has_moved = True
        self.query_one("#aside", Pane).show()
        self._paint_soon()

    # --- what the server says -------------------------------------------------------------------
    def heard(self, reply: AnyReply) -> None:
        if self._plays and isinstance(reply, Home | Refused):
            self._plays = False
            if self.is_active:
                self._play_now()
        if isinstance(reply, Tables | Home):
            self.fill()
        elif isinstance(reply, Chat) and not reply.table:
            self.refit()
        elif isinstance(reply, Refused) and (
            self.is_active or self.served.making or reply.about == "enter"
        ):
            # a player who is refused entry returns here
            self.served.making = False
            self.say(self.words.problem(reply))
        elif isinstance(reply, TableStatus) and self.served.has_made(reply):
            self.served.making = False
            self.served.close_form()
            # a table just created: the player is already at it
            table = RemoteTable(self.link, reply.table.id, self.served.games, reply)
            self.app.push_screen(WaitingScreen(table))

    # --- what is shown --------------------------------------------------------------------------
    def choice(self) -> Choice:
        """The tables, and other actions."""
        link = self.link
        rows = self._rows_now
        sections = rows.sections(link.lobby, link.welcome.role, link.home, link.filter)
        return SectionChoice.of(sections)

    @property
    def _rows_now(self) -> HomeRows:
        if self._home is None:
            self._home = HomeRows(self.lobby_words, lambda id: self.served.loaded(id).words)
        return self._home

    def follow_settings(self) -> None:
        self._home = None
        super().follow_settings()

    def draw_head(self, canvas: Canvas) -> None:
        say, lobby = self.lobby_words.say, self.link.lobby
        canvas.wash(0, 0, canvas.width, 1, "chart.band")
        x = canvas.put(1, 0, say("title", name=self.link.name), "title")
        turns = sum(is_my_turn(table) for table in lobby.tables)
        if turns:
            x = canvas.put(x + 2, 0, f" {say('home-turn-in', number=turns)} ", "good reverse bold")
        else:
            x = canvas.put(x + 2, 0, say("home-turn-none"), "muted")
        if new := len(self.link.home.inbox):
            x = canvas.put(x + 2, 0, say("inbox-new", number=new), "good")
        here, end = self._rows_now.here(lobby), canvas.width - 1
        canvas.put(max(x + 2, end - width_of(canvas.look.plain(here))), 0, here, "muted", end)

    def _draw_below(self, canvas: Canvas) -> None:
        """The latest lines of the chat."""
        for y, line in enumerate(self._latest(canvas.height)):
            canvas.put(1, y, canvas.look.plain(self.lobby_words.chat_line(line)), "text")

    def _latest(self, number: int) -> list[Chat]:
        """The latest chat lines."""
        return self.link.talk[-number:] if number else []

    def action_talk(self) -> None:
        """Say something to everyone in the lobby."""
        say = self.lobby_words.say
        dialog = EntryDialog(say("talk-title"), say("talk-to-all"))
        self.app.push_screen(dialog, self._say_typed)

    def _say_typed(self, text: str | None) -> None:
        if text and text.strip():
            self.link.send(Say(table="", text=text[:200]))

    def action_player(self) -> None:
        """Read about a player."""
        self.run_worker(read_player(self), group="reading", exclusive=True)

    def action_archive(self) -> None:
        """Search the finished games."""
        self.run_worker(self._read_archive(), group="reading", exclusive=True)

    async def _read_archive(self) -> None:
        if table := await read_archive(self):
            self._go_to(table)

    def _report(self) -> None:
        """Report a player, by name, with what happened."""
        report_player(self.served, self.complain)

    def usual_foot(self) -> str:
        keys = "home-keys-club" if self.link.welcome.has_account else "home-keys"
        return self.lobby_words.say(keys)

    def _draw_foot(self, canvas: Canvas) -> None:
        """Draw news, or as many keys as fit in full, with help at the right."""
        if self.notice:
            super()._draw_foot(canvas)
            return
        help_key = self.lobby_words.say("home-help")
        start = canvas.width - width_of(canvas.look.plain(help_key)) - 1
        keys = canvas.look.plain(self.usual_foot()).split("  ")
        while keys and width_of("  ".join(keys)) + 3 > start:
            keys.pop()
        canvas.put(1, 0, "  ".join(keys), "muted")
        canvas.put(start, 0, help_key, "muted")

    def place_all(self, width: int, height: int) -> None:
        wide = self._is_wide
        left = width * 7 // 12 if wide else width
        below = 0 if wide else len(self._latest(_LINES))
        rows = height - 2 - below
        self.put(
            {
                "head": Place(0, 0, width, 1),
                "list": Place(0, 1, left, rows),
                "below": Place(0, 1 + rows, left, below) if below else None,
                "aside": Place(left + 1, 1, width - left - 1, height - 2) if wide else None,
                "foot": Place(0, height - 1, width, 1),
            }
        )
        self._paint_soon()

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
        elif message.option == "player":
            self.action_player()
        elif message.option == "archive":
            self.action_archive()
        elif message.option in ("account", "moderate"):
            self.link.send(OpenPage(page=message.option))
        elif message.option == "find":
            self.action_find()
        elif message.option == "new":
            self.action_new()
        elif message.option in ("bots", "play", "inbox", "friends", "vacation"):
            getattr(self, f"action_{message.option}")()
        elif message.option.partition(":")[0] in ("free", "others"):
            self._turn_page(message.option)
        else:
            self._go_to(message.option)

    def _turn_page(self, row: str) -> None:
        kind, _, way = row.partition(":")
        page = self.link.lobby.pages.get(kind, PageShown())
        start = page.start + (PAGE if way == NEXT else -PAGE)
        self.link.send(ShowPage(list="free" if kind == "free" else "others", start=max(0, start)))

    def action_next(self) -> None:
        """Open the game where it is the player's turn and least time is left."""
        turns = parts_of(self.link.lobby.tables)["turn"]
        if turns:
            self._go_to(turns[0].id)
        else:
            self.say(self.lobby_words.say("home-turn-none"))

    def action_new(self) -> None:
        """Make a table."""
        from weimar_tui.tui.lobby.new_table import NewTableScreen

        visited = (one.game for one in self.link.lobby.tables if one.id == self._visited)
        self.app.push_screen(NewTableScreen(next(visited, "")))

    def action_find(self) -> None:
        """Choose which tables the lobby lists."""
        self.app.push_screen(FindScreen())

    def action_bots(self, held: bool = False) -> None:
        """Start a game against bots at once, after asking which if there is a choice."""
        link = self.link

        def begin(game: GameOffered) -> None:
            # Another player can have begun such a game while this one was choosing.
            if held and (fit := best_fit(link.lobby.tables, link.home, game.id)) is not None:
                self._sit_down(fit)
                return
            self.served.making = True
            link.send(against_bots(game, held=held))

        purpose = self.lobby_words.say("home-play" if held else "home-bots")
        ask_game(self, purpose, begin)

    def action_play(self) -> None:
        """Take a seat at the table that can begin soonest, or begin with bots that hold seats."""
        if self.link.welcome.has_account:
            self._plays = True  # what kept the player from rated games can have changed
            self.link.send(AskHome())
        else:
            self._play_now()

    def _play_now(self) -> None:
        fit = best_fit(self.link.lobby.tables, self.link.home)
        if fit is None:
            self.action_bots(held=True)
            return
        self._sit_down(fit)

    def _sit_down(self, seat: Sit) -> None:
        self._go_to(seat.table)
        self.link.send(seat)

    # --- inbox, friends, account -----------------------------------------------------------------
    def action_inbox(self) -> None:
        """Show the notices; Enter opens the table of one."""
        items = own_rows.inbox(self.lobby_words, self.link.home)

        def chosen(row: str | None) -> None:
            if row == own_rows.READ:
                self.link.send(ReadInbox())
            elif row and not row.startswith("notice:"):
                self._go_to(row)

        self._ask_own("inbox", items, chosen)

    def action_friends(self) -> None:
        """Show friends and the other players who are here."""
        here = [name for name in self.link.lobby.here if name != self.link.name]
        items = own_rows.friends(self.lobby_words, self.link.home, here)
        say = self.lobby_words.say

        def chosen(row: str | None) -> None:
            if row in (own_rows.ADD, own_rows.BLOCK):

                def named(name: str | None) -> None:
                    if name is not None and is_name(person := name.strip()):
                        blocks = row == own_rows.BLOCK
                        self.link.send(Block(person=person) if blocks else Befriend(person=person))

                what = say("block" if row == own_rows.BLOCK else "friend-add")
                who = EntryDialog(say("friends"), what, names=self.known_names)
                self.app.push_screen(who, named)
            else:
                self._send_row(row)

        self._ask_own("friends", items, chosen)

    def action_vacation(self) -> None:
        """Show vacations, declare one or end one."""
        items = own_rows.vacations(self.lobby_words, self.link.home)
        self._ask_own("vacation", items, self._send_row)

    def action_account(self) -> None:
        """Open the account page, which the server draws."""
        if self.link.welcome.has_account:
            self.link.send(OpenPage(page="account"))

    def _send_row(self, row: str | None) -> None:
        request = own_rows.request_for(row or "")
        if request is not None:
            self.link.send(request)

    def _ask_own(self, what: str, items: list[Item], chosen: Callable[[str | None], None]) -> None:
        say = self.lobby_words.say
        if not self.link.welcome.has_account:
            self.say(self.words.problem(KernelError("home-guest")))
        elif not items:
            self.say(say(f"{what}-none"))
        else:
            choice = Choice(prompt=say(f"{what}-about"), items=tuple(items))
            self.app.push_screen(QuestionDialog(choice, say(what)), chosen)

    def _go_to(self, table: str) -> None:
        self._visited = table
        self.link.send(Enter(table=table))
        self.app.push_screen(WaitingScreen(RemoteTable(self.link, table, self.served.games)))
