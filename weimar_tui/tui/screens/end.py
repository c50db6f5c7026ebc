"""The end of the game: how it ended, its curve and where it turned, what the points came from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType

from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.table.interface import Table
from weimar_tui.table.turning import turning_points
from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.replay.charts import draw_chart
from weimar_tui.tui.replay.recording import Recording
from weimar_tui.tui.screens.standing import StandingScreen

CURVE = 14
"""Rows for the curve of the whole game."""


class EndScreen(StandingScreen):
    """One page that tells the ending. From here the board can be looked at, or what ended begun
    `again` where that can be.
    """

    TOPIC: ClassVar[str] = "end"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "replay", "watch", id="end.replay"),
        Binding("a", "again", "play again", id="end.again"),
    ]

    def __init__(
        self, table: Table, playset: Playset, again: Callable[[], None] | None = None
    ) -> None:
        super().__init__(table, playset)
        self.again = again
        self.recording: Recording | None = None

    def on_mount(self) -> None:
        super().on_mount()
        # The page is there at once; its curve follows when the game has been gone through.
        self.call_after_refresh(self._look_back)

    def _look_back(self) -> None:
        session = self.table.session
        if session is None or not self.is_mounted or not self.playset.story.charts:
            return
        path = self.table.path or Path("weimar.weimar")
        replay = Replay(session.game, parse_save(session.to_bytes(), path))
        replay.jump(replay.last)
        self.recording = Recording(replay, self.playset, self.look)
        self.query_one("#points", Pane).show()

    def keys_line(self) -> str:
        return self.words.ui("end-keys" if self.again is None else "end-again")

    def action_again(self) -> None:
        """Begin the game or the lesson anew."""
        if self.again is not None:
            self.dismiss(None)
            self.again()

    def write_head(self, page: Canvas) -> int:
        """How it ended, why, and who has won."""
        outcome, words = self.table.outcome, self.words
        assert outcome is not None
        humans = self.table.humans
        me = humans[0] if len(humans) == 1 else None
        view = self.table.view(None)
        ending = words.ended(outcome, view, me)
        page.put(0, 1, ending.title, "good bold" if ending.good else "danger")
        y = page.paragraph(0, 3, ending.text, "text")
        for line in words.why(outcome, view, self.table.events):
            y = page.paragraph(0, y, line, "text")
        winners = words.seats(outcome.winners)
        line = words.ui("end-winners", winners=winners) if winners else ""
        page.put(0, y + 1, line or words.ui("end-no-winner"), "strong")
        return y + 3 if self.recording is None else self._write_curve(page, y + 3, self.recording)

    def _write_curve(self, page: Canvas, y: int, recording: Recording) -> int:
        """The curve of the whole game, and the headings under which it turned."""
        words, chart = self.words, recording.story.charts[0]
        sheet = Canvas(page.width, CURVE, self.look)
        draw_chart(sheet, recording, chart)
        page.paste(0, y, sheet)
        y += CURVE + 1
        outcome = self.table.outcome
        winners = outcome.winners if outcome is not None else ()
        points = turning_points(recording.timeline, chart, winners)
        if not points:
            return y
        page.put(0, y, words.replay("turning-points"), "title")
        for number, point in enumerate(points, 1):
            y += 1
            head = point.segment.head
            said = words.event(head) if head is not None else ""
            x = page.put(0, y, f"{number} {words.chapter(point.segment.round)} ", "key")
            gained = [(seat, number) for seat, number in point.gained.items() if number]
            told = [f" {words.seat_short(seat)} {number:+d}" for seat, number in gained]
            end = page.width - sum(map(width_of, told))
            page.put(x, y, said, "text", end)
            x = end
            for (seat, _), text in zip(gained, told, strict=True):
                x = page.put(x, y, text, f"{seat} bold")
        return y + 2

    def action_replay(self) -> None:
        """Watch the game from its beginning."""
        from weimar_tui.tui.replay.watching import watch_table

        watch_table(self.here, self.table, None)
