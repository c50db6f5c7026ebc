"""The screen that chooses which tables with free seats the lobby lists."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.server.fields import Field
from weimar_tui.server.finding import FindForm
from weimar_tui.server.replies import AnyReply
from weimar_tui.server.requests import FilterTables
from weimar_tui.server.wire import TableFilter
from weimar_tui.tui.form import FormScreen
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.lobby.screen import ServedScreen


class FindScreen(ServedScreen, FormScreen):
    """A short form; Enter on the first row lists the tables that fit."""

    ways_first = True

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "change(-1)", "change", id="new-table.left"),
        Binding("right,l", "change(1)", "change", id="new-table.right"),
        Binding("escape", "leave", "back", id="new-table.leave"),
    ]

    def compose(self) -> ComposeResult:
        link, served = self.link, self.served
        self.find = FindForm(
            link.welcome.games,
            self.lobby_words,
            lambda id: served.loaded(id).words,
            link.filter,
            link.home.watches if link.welcome.has_account else None,
        )
        yield from super().compose()

    def arrived(self) -> None:
        self.fill("list")
        self.form.focus()

    def heard(self, reply: AnyReply) -> None:
        """Ignore the message: nothing the server sends changes this form."""

    def pictured(self) -> LoadedGame:
        return self.served.loaded(self.find.filter.game or self.link.welcome.games[0].id)

    def heading(self) -> tuple[str, str]:
        return self.lobby_words.say("find"), self.lobby_words.say("find-keys")

    def fields(self) -> list[Field]:
        return self.find.fields()

    def ways(self) -> list[Field]:
        say = self.lobby_words.say
        return [Field("list", say("find-list")), Field("all", say("find-all"))]

    def place_all(self, width: int, height: int) -> None:
        wide = min(84, width - 4)
        rows = min(2 + len(self.fields()) + 1 + 2, height - 5)
        self.place_form(width, max(0, (height - rows - 5) // 2), wide, rows)

    def choose(self, field: str, value: str) -> None:
        self.find.choose(field, value)

    def action_leave(self) -> None:
        """Change nothing."""
        self.dismiss(None)

    def go(self, way: str) -> None:
        """List the tables."""
        self.link.filter = self.find.filter if way == "list" else TableFilter()
        no_filter = [FilterTables(filter=self.link.filter)]
        for request in self.find.requests if way == "list" else no_filter:
            self.link.send(request)
        self.dismiss(None)
