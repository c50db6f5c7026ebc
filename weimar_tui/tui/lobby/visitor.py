"""The screen of a visitor without an account: pastimes, and games to watch."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.play.seeds import new_seed
from weimar_tui.server.remote_table import RemoteTable
from weimar_tui.server.replies import AnyReply, GameOffered, Refused, Tables
from weimar_tui.server.requests import Enter
from weimar_tui.server.visitor_rows import NONE, VisitorRows, seats_against_bots
from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.layout import Place
from weimar_tui.tui.lobby.own import OWN, OwnPastimes, ask_game
from weimar_tui.tui.lobby.section_pane import SectionChoice, SectionPane
from weimar_tui.tui.lobby.waiting import WaitingScreen
from weimar_tui.tui.pane import Pane


class VisitorScreen(OwnPastimes):
    """Pastimes and games for a visitor; Esc returns to the front door.

    `watches`: the cursor begins at the games.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "door", "front door", id="visitor.door"),
        Binding("plus", "bots", "against bots", id="visitor.bots"),
        Binding("l", "learn", "learn", id="visitor.learn"),
        Binding("z", "puzzle", "puzzle", id="visitor.puzzle"),
        Binding("r", "read", "read", id="visitor.read"),
        Binding("question_mark,f1", "help", "help", id="visitor.help"),
    ]

    def __init__(self, *, watches: bool = False) -> None:
        super().__init__()
        self._watches = watches

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self.draw_head, id="head", focusable=False)
        yield SectionPane(self.look, id="list", filter_label="/")
        yield Pane(self.look, self._draw_foot, id="foot", focusable=False)

    def arrived(self) -> None:
        self.query_one(ChoicePane).focus()
        self.fill()

    def fill(self) -> None:
        super().fill()
        first = next((table.id for table in self.link.lobby.tables), None)
        if self._watches and first is not None:
            self._watches = False
            pane = self.query_one(ChoicePane)
            pane.choice.go(first)
            pane.show()

    def heard(self, reply: AnyReply) -> None:
        if isinstance(reply, Tables):
            self.fill()
        elif isinstance(reply, Refused):
            self.say(self.words.problem(reply))

    # --- what is shown --------------------------------------------------------------------------
    def choice(self) -> Choice:
        rows = VisitorRows(self.lobby_words, lambda id: self.served.loaded(id).words)
        return SectionChoice.of(rows.sections(self.link.lobby))

    def draw_head(self, canvas: Canvas) -> None:
        canvas.wash(0, 0, canvas.width, 1, "chart.band")
        canvas.put(1, 0, self.lobby_words.say("visit-title"), "title")

    def usual_foot(self) -> str:
        return self.lobby_words.say("visit-keys")

    def _draw_foot(self, canvas: Canvas) -> None:
        super()._draw_foot(canvas)
        if not self.notice:
            help_key = self.lobby_words.say("home-help")
            start = canvas.width - width_of(canvas.look.plain(help_key)) - 1
            canvas.put(start - 2, canvas.height - 1, f"  {help_key}", "muted")

    def place_all(self, width: int, height: int) -> None:
        self.put(
            {
                "head": Place(0, 0, width, 1),
                "list": Place(0, 1, width, height - 2),
                "foot": Place(0, height - 1, width, 1),
            }
        )

    # --- choosing -------------------------------------------------------------------------------
    @on(ChoicePane.Picked)
    def _picked(self, message: ChoicePane.Picked) -> None:
        self.notice = ""
        match message.option:
            case "quit":
                self.action_door()
            case "bots":
                self.action_bots()
            case str() as option if option in OWN:
                getattr(self, f"action_{option}")()
            case str() as table if table != NONE:
                self.link.send(Enter(table=table))
                remote = RemoteTable(self.link, table, self.served.games)
                self.app.push_screen(WaitingScreen(remote))

    def action_door(self) -> None:
        """Return to the front door, which the server draws."""
        self.app.exit(0)

    def action_help(self) -> None:
        """Explain what can be done here."""
        say = self.lobby_words.say
        self.app.push_screen(ReadingDialog(say("visit-title"), say("visit-help")))

    def action_bots(self) -> None:
        """Start a game against bots in this process, after asking which."""

        def begin(game: GameOffered) -> None:
            scenario, players = seats_against_bots(game)
            loaded = self.served.loaded(game.id)
            self.served.new_game(loaded, scenario, players, new_seed(), free_undo=True)

        ask_game(self, self.lobby_words.say("home-bots"), begin)
