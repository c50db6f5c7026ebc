"""The end of the game: how it ended, who won, and what the points came from."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.games.weimar.box import Box
from weimar_tui.games.weimar.position import PARTIES
from weimar_tui.table.interface import Table
from weimar_tui.text.library import sentence_case
from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarScreen
from weimar_tui.tui.tally import by_round, by_source


class EndScreen(WeimarScreen):
    """One page that tells the ending. The board can be looked at again from here."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "leave", "start screen", id="end.leave"),
        Binding("up,k", "scroll(-1)", "up", id="end.up"),
        Binding("down,j", "scroll(1)", "down", id="end.down"),
    ]

    def __init__(self, table: Table, box: Box) -> None:
        super().__init__()
        self.table = table
        self.box = box
        self.top = 0

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
        y = self._rounds(page, y + 3)
        return self._sources(page, y + 1) + 1

    def _header(self, page: Canvas, y: int, title: str, x: int) -> None:
        page.put(0, y, title, "title")
        for index, party in enumerate(PARTIES):
            short = self.words.ui(f"party-short-{party}")
            page.right(y, short, f"{party} bold", x + 7 * (index + 1))

    def _row(
        self, page: Canvas, y: int, label: str, row: dict[str, int], style: str, x: int
    ) -> None:
        page.put(0, y, label, style, x)
        for index, party in enumerate(PARTIES):
            number = row[party]
            shown = str(number) if number or style == "strong" else self.look.glyph("free")
            page.right(y, shown, style, x + 7 * (index + 1))

    def _rounds(self, page: Canvas, y: int) -> int:
        words = self.words
        x = min(46, page.width - 30)
        self._header(page, y, words.ui("end-by-round"), x)
        table = by_round(self.table.events)
        for number, row in table.items():
            y += 1
            self._row(page, y, words.ui("end-round", round=number), row, "text", x)
        y += 1
        self._row(page, y, words.ui("end-total"), dict(self.table.view(None).vp), "strong", x)
        return y + 1

    def _sources(self, page: Canvas, y: int) -> int:
        words = self.words
        x = min(46, page.width - 30)
        self._header(page, y, words.ui("end-by-source"), x)
        for source, row in by_source(self.table.events).items():
            y += 1
            label = words.source(source)
            if width_of(label) > x - 1:
                label = label[: x - 2] + self.look.more
            self._row(page, y, label, row, "text", x)
        return y + 1

    def action_scroll(self, by: int) -> None:
        self.top += by
        self.query_one("#end", Pane).show()

    def action_leave(self) -> None:
        self.dismiss(None)
