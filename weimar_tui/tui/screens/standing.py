"""The standings and their sources, during a game and at its end."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.play.interface import Table
from weimar_tui.text.messages import GameMessages
from weimar_tui.tui.canvas import Canvas, long_page
from weimar_tui.tui.layout import Place
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarScreen


class StandingScreen(WeimarScreen):
    """A page to scroll: a head, then points by round and by source or other figures."""

    TOPIC: ClassVar[str]
    """Its topic in the handbook."""

    WIDEST: ClassVar[int] = 96
    """Maximum columns of the page."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,v", "leave", "back", id="points.leave"),
        Binding("up,k", "scroll(-1)", "up", id="points.up"),
        Binding("down,j", "scroll(1)", "down", id="points.down"),
        Binding("pageup", "scroll(-10)", "page up", id="points.page-up"),
        Binding("pagedown", "scroll(10)", "page down", id="points.page-down"),
        Binding("left,h", "party(-1)", "party before", id="points.party-before"),
        Binding("right,l", "party(1)", "next party", id="points.party-next"),
        Binding("question_mark,f1", "help", "help", id="points.help"),
    ]

    def __init__(self, table: Table, loaded: LoadedGame) -> None:
        super().__init__()
        self.table = table
        self.loaded = loaded
        self.top = 0
        self.seat = self._first_seat()

    @property
    def words(self) -> GameMessages:
        """The game's messages in the player's language."""
        return self.loaded.words

    def _first_seat(self) -> str:
        """Return the seat whose points are shown first: the player's, or a winner's."""
        outcome, seats = self.table.outcome, self.table.seats
        winners = tuple(outcome.winners) if outcome is not None else ()
        humans = self.table.humans
        return next((seat for seat in (*humans[:1], *winners) if seat in seats), seats[0])

    @property
    def is_unmoved(self) -> bool:
        """Whether the page shows what it showed when it opened."""
        return self.top == 0 and self.seat == self._first_seat()

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self._drawing, id="points")

    def on_mount(self) -> None:
        self.query_one("#points", Pane).focus()

    def place_all(self, width: int, height: int) -> None:
        pane = self.query_one("#points", Pane)
        pane.place(Place(0, 0, width, height))
        pane.show()

    def _drawing(self, canvas: Canvas) -> None:
        page, used = long_page(min(self.WIDEST, canvas.width - 4), self.look, self._write)
        room = canvas.height - 1
        self.top = max(0, min(self.top, used - room))
        shown = Canvas(page.width, room, self.look)
        shown.paste(0, -self.top, page)
        canvas.paste((canvas.width - page.width) // 2, 0, shown)
        keys = self.keys_line()
        if self.top + room < used:
            keys = f"{self.look.glyph('more-down')} {keys}"
        canvas.right(canvas.height - 1, keys, "muted")

    def _write(self, page: Canvas) -> int:
        """Write the whole page; return the rows used."""
        loaded, table = self.loaded, self.table
        # Alone at the keyboard, you also see what only you know.
        me = table.humans[0] if len(table.humans) == 1 and table.outcome is None else None
        scene = loaded.prompts.scene_type(
            view=table.view(me),
            me=me,
            game=loaded.game,
            words=self.words,
            look=self.look,
            seats=table.seats,
            events=table.events,
        )
        y = self.write_head(page)
        sheet = Canvas(min(StandingScreen.WIDEST, page.width), max(0, page.height - y), self.look)
        used = loaded.game_view.draw_standing(sheet, 0, scene, self.seat, loaded.narration)
        page.paste(0, y, sheet)
        return y + used

    def keys_line(self) -> str:
        """Return the keys for the footer."""
        raise NotImplementedError

    def write_head(self, page: Canvas) -> int:
        """Write the part above the figures; return the row below."""
        raise NotImplementedError

    def action_scroll(self, by: int) -> None:
        self.top += by
        self.query_one("#points", Pane).show()

    def action_party(self, by: int) -> None:
        """Show the sources of another seat's points."""
        seats = self.table.seats
        self.seat = seats[(seats.index(self.seat) + by) % len(seats)]
        self.query_one("#points", Pane).show()

    def action_help(self) -> None:
        from weimar_tui.tui.help import show_help

        show_help(self.here, self.TOPIC)

    def action_leave(self) -> None:
        self.dismiss(None)


class PointsScreen(StandingScreen):
    """The sources of all seats' points so far."""

    TOPIC: ClassVar[str] = "points"

    def keys_line(self) -> str:
        return self.words.ui("points-keys")

    def write_head(self, page: Canvas) -> int:
        page.put(0, 1, self.words.ui("points-title"), "title")
        return 3
