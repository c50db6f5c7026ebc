"""The end of the game: how it ended, who won, and what the points came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.screens.points import PointsScreen

if TYPE_CHECKING:
    from weimar_tui.text.lessons import Lesson


class EndScreen(PointsScreen):
    """One page that tells the ending. The board can be looked at again from here."""

    TOPIC: ClassVar[str] = "end"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "replay", "watch", id="end.replay"),
        Binding("a", "again", "try again", id="end.again", show=False),
    ]

    def keys_line(self) -> str:
        """The keys named at the foot."""
        return self.words.ui("end-keys" if self.lesson is None else "end-again")

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that has ended, if it was one."""
        from weimar_tui.table.lessons import lesson_of

        return lesson_of(self.table, self.playset.offer)

    def action_again(self) -> None:
        """Begin the lesson anew, with another seed."""
        from weimar_tui.tui.lessons import begin

        lesson, board, here = self.lesson, self.here.board_now(), self.here
        if lesson is None:
            return
        self.dismiss(None)
        if board is not None:
            board.leave()
        begin(here, lesson, self.playset)

    def write_head(self, page: Canvas) -> int:
        """How it ended and who has won."""
        outcome, words = self.table.outcome, self.words
        if outcome is None:
            return super().write_head(page)
        humans = self.table.humans
        me = humans[0] if len(humans) == 1 else None
        ending = words.ending(outcome, self.table.view(None), me)
        page.put(0, 1, ending.title, "good bold" if ending.good else "danger")
        y = page.paragraph(0, 3, ending.text, "text")
        winners = words.seats(outcome.winners)
        line = words.ui("end-winners", winners=winners) if winners else ""
        page.put(0, y + 1, line or words.ui("end-no-winner"), "strong")
        return y + 3

    def action_replay(self) -> None:
        """Watch the game from its beginning."""
        from weimar_tui.tui.replay.app import watch_table

        watch_table(self.here, self.table, None)
