"""Creating a table: players, access, clocks, what spectators see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.kernel.replay import Replay
from weimar_tui.server.branch_form import BranchForm
from weimar_tui.server.fields import Field
from weimar_tui.server.replies import AnyReply, Refused
from weimar_tui.server.table_form import NewTable
from weimar_tui.text.messages import GameMessages
from weimar_tui.tui.form import FormScreen
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.lobby.screen import ServedScreen
from weimar_tui.tui.pane import Pane


class NewTableScreen(ServedScreen, FormScreen):
    """A short form: Enter on the first row makes the table, left and right change a row."""

    ways_first = True

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "change(-1)", "change", id="new-table.left"),
        Binding("right,l", "change(1)", "change", id="new-table.right"),
        Binding("escape", "leave", "back", id="new-table.leave"),
    ]

    def __init__(self, game: str = "", replay: Replay | None = None, about: str = "") -> None:
        """Start with the game named, or the first one available; or play on from the present moment
        of a recorded game, whose table or code is `about`."""
        super().__init__()
        self.game = game
        self.replay = replay
        self.about = about
        self._is_sent = False
        self._problem = ""

    def _form(self) -> NewTable:
        link, words, replay = self.link, self.lobby_words, self.replay

        def game_words(id: str) -> GameMessages:
            return self.served.loaded(id).words

        if replay is None:
            rated = link.home.plays_rated
            return NewTable(link.welcome, link.lobby.saves, words, game_words, rated=rated)
        header, moment = replay.saved.header, replay.moment
        return BranchForm(self.about, moment, header, link.welcome, words, game_words)

    def compose(self) -> ComposeResult:
        self.new = self._form()
        if self.game:
            self.new.choose("game", self.game)
        yield from super().compose()

    def arrived(self) -> None:
        self.fill("begin")
        self.form.focus()

    def heard(self, reply: AnyReply) -> None:
        """Show why the server refused the table; what was filled in stays."""
        if self._is_sent and isinstance(reply, Refused) and reply.about in ("make-table", ""):
            self._is_sent = False
            self._problem = self.words.problem(reply)
            self.query_one("#head", Pane).show()

    def pictured(self) -> LoadedGame:
        return self.served.loaded(self.new.game.id)

    def heading(self) -> tuple[str, str]:
        say, replay = self.lobby_words.say, self.replay
        if replay is not None:
            title, about = say("branch-title", pick=str(replay.moment)), say("branch-about")
        else:
            title, about = say("new-title"), say("new-keys")
        return title, self._problem or about

    def fields(self) -> list[Field]:
        return self.new.fields()

    def hidden_fields(self) -> list[Field]:
        return self.new.hidden_fields()

    def ways(self) -> list[Field]:
        return [Field("begin", self.lobby_words.say("new-begin"))]

    def place_all(self, width: int, height: int) -> None:
        wide = min(84, width - 4)
        rows = min(1 + len(self.fields()) + 1 + 2, height - 5)
        top = max(0, (height - rows - 5) // 2)
        self.place_form(width, top, wide, rows)

    def choose(self, field: str, value: str) -> None:
        self._problem = ""
        self.new.choose(field, value)

    def names_for(self, field: Field) -> Sequence[str]:
        return self.known_names if field.id == "invited" else ()

    def go(self, way: str) -> None:
        """Request the table; the form closes once the server has made it (`close_form`)."""
        if not self._is_sent:
            self._is_sent = self.served.making = True
            self.link.send(self.new.wish)
