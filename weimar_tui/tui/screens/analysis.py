"""The analysis of a recorded game: win chances as curves, a table, and turning points."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.bots.analysis.review import TURNING_POINTS
from weimar_tui.play.review_exports import review_csv, review_markdown, review_svg
from weimar_tui.play.reviewed import ReviewTexts, ToldTurn, in_hundred
from weimar_tui.play.reviewing import RunningReview
from weimar_tui.tui.canvas import Canvas, long_page, width_of
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.replay.curves import Curve
from weimar_tui.tui.replay.export import Export, export_dialog, picture_colours
from weimar_tui.tui.replay.plot import Plot, RoundStart, draw_plot
from weimar_tui.tui.replay.recording import Recording
from weimar_tui.tui.screen import WeimarScreen

_WIDEST = 150
_EVERY = 0.5
"""Seconds between checks for progress."""


class AnalysisScreen(WeimarScreen):
    """One page that grows while the game is analysed and leads to the turning points.

    `reviewing` makes it; `go` is called with the chosen pick and the analysis of every pick.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "scroll(-1)", "up", id="analysis.up"),
        Binding("down,j", "scroll(1)", "down", id="analysis.down"),
        Binding("pageup", "scroll(-10)", "page up", id="analysis.page-up"),
        Binding("pagedown,space", "scroll(10)", "page down", id="analysis.page-down"),
        *(
            Binding(str(n), f"turn({n})", f"turning point {n}", id=f"analysis.turn-{n}")
            for n in range(1, TURNING_POINTS + 1)
        ),
        Binding("e", "export", "export", id="analysis.export"),
        Binding("question_mark,f1", "help", "help", id="analysis.help"),
        Binding("escape,q,enter,a", "leave", "back", id="analysis.leave"),
    ]

    def __init__(
        self,
        recording: Recording,
        reviewing: RunningReview,
        go: Callable[[ReviewTexts, int | None], None],
        *,
        at_home: bool = True,
    ) -> None:
        """`at_home`: the analysis can be exported to a file."""
        super().__init__()
        self.reviewing = reviewing
        self.at_home = at_home
        self.recording = recording
        self.go = go
        self.top = 0
        self._turns: list[ToldTurn] = []

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self._drawing, id="analysis")

    def on_mount(self) -> None:
        replay = self.recording.replay
        self.report = ReviewTexts(replay, self.reviewing.review, self.recording.words)
        self.query_one("#analysis", Pane).focus()
        self._looking = self.set_interval(_EVERY, self._look)
        self._look()

    def on_unmount(self) -> None:
        self.reviewing.end()

    def _look(self) -> None:
        """Show the progress; at the end for the last time."""
        is_done = self.reviewing.is_done
        if self.reviewing.look() or is_done or not self._turns:
            self.report = ReviewTexts(
                self.recording.replay, self.reviewing.review, self.recording.words
            )
            self._turns = self.report.turns()
        self.query_one("#analysis", Pane).show()
        if is_done:
            self._looking.stop()

    def follow_settings(self) -> None:
        self._turns = []
        self._look()
        super().follow_settings()

    def place_all(self, width: int, height: int) -> None:
        pane = self.query_one("#analysis", Pane)
        pane.place(Place(0, 0, width, height))
        pane.show()

    # --- drawing --------------------------------------------------------------------------------
    def _drawing(self, canvas: Canvas) -> None:
        rows = max(8, min(20, canvas.height - 12))
        write = partial(self._write, rows)
        page, used = long_page(min(_WIDEST, canvas.width - 2), self.look, write)
        room = canvas.height - 1
        self.top = max(0, min(self.top, used - room))
        shown = Canvas(page.width, room, self.look)
        shown.paste(0, -self.top, page)
        canvas.paste((canvas.width - page.width) // 2, 0, shown)
        keys = self.words.text("analysis-keys" if self.at_home else "analysis-keys-served")
        if self.top + room < used:
            keys = f"{self.look.glyph('more-down')} {keys}"
        canvas.right(canvas.height - 1, keys, "muted")

    def _write(self, rows: int, page: Canvas) -> int:
        """Write the whole page, with `rows` rows for the curves; return the rows used."""
        say, review = self.recording.words.text, self.reviewing.review
        page.put(0, 0, self.report.title, "title")
        if not self.reviewing.is_done:
            message = "analysis-going-on" if self.reviewing.is_going_on else "analysis-halted"
            if self.reviewing.is_going_on and self.reviewing.has_to_wait:
                message = "analysis-waits"
            page.right(0, say(message, done=len(review.picks), of=review.last), "strong")
        sheet = Canvas(page.width, rows, self.look)
        draw_plot(sheet, self._plot())
        page.paste(0, 2, sheet)
        y = self._write_table(page, rows + 3)
        for note in self.report.notes():
            y = page.paragraph(0, y, note, "muted", rows=4)
        return self._write_turns(page, y + 1) if self._turns else y

    def _plot(self) -> Plot:
        """Return all seats' chances, from the start to the last analysed pick."""
        recording, review = self.recording, self.reviewing.review
        timeline, words = recording.timeline, recording.words
        ahead: list[int | None] = [None] * (review.last - len(review.picks))
        curves = [
            Curve(
                words.seat_short(seat),
                seat,
                [*map(in_hundred, review.chances(seat)), *ahead],
                letter=words.seat_short(seat)[:1],
                legend=words.seat_short(seat),
            )
            for seat in review.head.seats
        ]
        starts = [
            RoundStart(
                moment - timeline.first, str(number), words.replay("book-round", round=number)
            )
            for number, moment in timeline.rounds.items()
        ]
        return Plot(
            title=words.text("review-curve"),
            curves=curves,
            now=len(review.picks) if ahead else None,
            starts=starts,
            reach=(0, 100),
            flags=[turn.n for turn in self._turns],
            together=words.replay("together", mark=self.look.glyph("diamond")),
        )

    def _write_table(self, page: Canvas, y: int) -> int:
        rows = self.report.rows()
        wide = [max(width_of(row[column]) for row in rows) for column in range(len(rows[0]))]
        for place, row in enumerate(rows):
            seat = self.reviewing.review.head.seats[place - 1] if place else ""
            x = page.put(0, y + place, row[0], f"{seat} bold" if seat else "muted")
            x = wide[0] + 2
            for text, width in zip(row[1:], wide[1:], strict=True):
                page.put(x + width - width_of(text), y + place, text, "" if place else "muted")
                x += width + 2
        return y + len(rows) + 1

    def _write_turns(self, page: Canvas, y: int) -> int:
        page.put(0, y, self.recording.words.text("review-turning-title"), "title")
        y += 1
        for number, turn in enumerate(self._turns, 1):
            page.put(0, y, f"{number} {turn.title}", "strong")
            y += 1
            for line in turn.lines:
                y = page.paragraph(2, y, line, "", rows=3)
            y += 1
        return y

    # --- keys -----------------------------------------------------------------------------------
    def action_scroll(self, by: int) -> None:
        self.top += by
        self.query_one("#analysis", Pane).show()

    def action_turn(self, number: int) -> None:
        """Go to a turning point: the moment before its pick, where the player can try another
        move."""
        if number <= len(self._turns):
            self._leave(self._turns[number - 1].n - 1)

    def action_export(self) -> None:
        report, recording = self.report, self.recording
        if not self.at_home or not self.reviewing.review.is_whole:
            return
        colours = picture_colours(recording.replay.game.id, self.reviewing.review.head.seats)
        exports = {
            "markdown": Export(lambda: review_markdown(report), "-analysis.md"),
            "svg": Export(lambda: review_svg(report, recording.timeline, colours), "-analysis.svg"),
            "csv": Export(lambda: review_csv(report), "-analysis.csv"),
        }
        dialog = export_dialog(self.here, recording.replay.saved.path, exports)
        self.run_worker(dialog, exclusive=True, group="export")

    def action_help(self) -> None:
        from weimar_tui.tui.dialogs.reading import ReadingDialog

        say = self.words.text
        self.app.push_screen(ReadingDialog(self.report.title, say("analysis-help")))

    def action_leave(self) -> None:
        """Return to the replay, which then shows the analysis of each pick."""
        self._leave(None)

    def _leave(self, pick: int | None) -> None:
        self.go(self.report, pick)
        self.dismiss(None)
