"""The end of the game: how it ended, who won, and what the points came from."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.games.weimar.box import Box
from weimar_tui.games.weimar.position import PARTIES
from weimar_tui.table.interface import Table
from weimar_tui.text.library import sentence_case
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.panes.points import draw_party, draw_race, draw_rounds, draw_sources
from weimar_tui.tui.screen import WeimarScreen


class EndScreen(WeimarScreen):
    """One page that tells the ending. The board can be looked at again from here."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "leave", "start screen", id="end.leave"),
        Binding("up,k", "scroll(-1)", "up", id="end.up"),
        Binding("down,j", "scroll(1)", "down", id="end.down"),
        Binding("pageup", "scroll(-10)", "page up", id="end.page-up"),
        Binding("pagedown", "scroll(10)", "page down", id="end.page-down"),
        Binding("left,h", "party(-1)", "party before", id="end.party-before"),
        Binding("right,l", "party(1)", "next party", id="end.party-next"),
        Binding("r", "replay", "watch", id="end.replay"),
        Binding("question_mark,f1", "help", "help", id="end.help"),
    ]

    def __init__(self, table: Table, box: Box) -> None:
        super().__init__()
        self.table = table
        self.box = box
        self.top = 0
        self.party = self._first_party()

    def _first_party(self) -> str:
        """The party whose points are shown first: one's own, or a winner's."""
        outcome = self.table.outcome
        winners = tuple(outcome.winners) if outcome is not None else ()
        humans = self.table.humans
        return next((seat for seat in (*humans[:1], *winners) if seat in PARTIES), PARTIES[0])

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self._drawing, id="end")

    def on_mount(self) -> None:
        self.query_one("#end", Pane).focus()

    def place_all(self, width: int, height: int) -> None:
        pane = self.query_one("#end", Pane)
        pane.place(Place(0, 0, width, height))
        pane.show()

    def _drawing(self, canvas: Canvas) -> None:
        page = Canvas(min(96, canvas.width - 4), 120, self.look)
        used = self._write(page)
        room = canvas.height - 1
        self.top = max(0, min(self.top, used - room))
        shown = Canvas(page.width, room, self.look)
        shown.paste(0, -self.top, page)
        canvas.paste((canvas.width - page.width) // 2, 0, shown)
        keys = self.words.ui("end-keys")
        if self.top + room < used:
            keys = f"{self.look.glyph('more-down')} {keys}"
        canvas.right(canvas.height - 1, keys, "muted")

    def _write(self, page: Canvas) -> int:
        outcome = self.table.outcome
        words = self.words
        if outcome is None:
            return 0
        good = outcome.ending == "republic-survived" and not outcome.reason.startswith("lost-")
        winners = tuple(outcome.winners)
        view = self.table.view(None)
        text = words.ui(
            f"ending-{outcome.ending}-text",
            winners=words.parties(winners),
            enablers=words.parties(tuple(outcome.enablers)) or words.ui("nobody"),
            round=view.round,
        )
        title = words.ui(f"ending-{outcome.ending}")
        if outcome.reason:
            # A scenario for one tells in its own words how it went.
            said = words.wording.outcome(outcome)
            title, _, text = said.replace("：", ": ").partition(": ")
            text = sentence_case(text)
        page.put(0, 1, title, "good bold" if good else "danger")
        y = page.paragraph(0, 3, text, "text")
        line = words.ui("end-winners", winners=words.parties(winners)) if winners else ""
        page.put(0, y + 1, line or words.ui("end-no-winner"), "strong")
        events, points = self.table.events, dict(view.vp)
        y = draw_race(page, y + 3, words, events, points)
        y = draw_rounds(page, y + 1, words, events, points)
        y = draw_party(page, y + 1, words, events, self.party)
        return draw_sources(page, y + 1, words, events) + 1

    def action_scroll(self, by: int) -> None:
        self.top += by
        self.query_one("#end", Pane).show()

    def action_party(self, by: int) -> None:
        """Show where another party's points came from."""
        self.party = PARTIES[(PARTIES.index(self.party) + by) % len(PARTIES)]
        self.query_one("#end", Pane).show()

    def action_replay(self) -> None:
        """Watch the game from its beginning."""
        from weimar_tui.tui.replay.app import watch_table

        watch_table(self.here, self.table, None)

    def action_help(self) -> None:
        """What this page tells."""
        self.here.show_help("end")

    def action_leave(self) -> None:
        self.dismiss(None)
