"""The end of the game: how it ended, who won, and what the points came from."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding, BindingType

from weimar_tui.table.interface import Table
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.screens.standing import StandingScreen


class EndScreen(StandingScreen):
    """One page that tells the ending. From here the board can be looked at, or what ended begun
    `again` where that can be.
    """

    TOPIC: ClassVar[str] = "end"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "replay", "watch", id="end.replay"),
        Binding("a", "again", "try again", id="end.again"),
    ]

    def __init__(
        self, table: Table, playset: Playset, again: Callable[[], None] | None = None
    ) -> None:
        super().__init__(table, playset)
        self.again = again

    def keys_line(self) -> str:
        return self.words.ui("end-keys" if self.again is None else "end-again")

    def action_again(self) -> None:
        """Begin the lesson anew."""
        if self.again is not None:
            self.dismiss(None)
            self.again()

    def write_head(self, page: Canvas) -> int:
        """How it ended and who has won."""
        outcome, words = self.table.outcome, self.words
        assert outcome is not None
        humans = self.table.humans
        me = humans[0] if len(humans) == 1 else None
        ending = words.ended(outcome, self.table.view(None), me)
        page.put(0, 1, ending.title, "good bold" if ending.good else "danger")
        y = page.paragraph(0, 3, ending.text, "text")
        winners = words.seats(outcome.winners)
        line = words.ui("end-winners", winners=winners) if winners else ""
        page.put(0, y + 1, line or words.ui("end-no-winner"), "strong")
        return y + 3

    def action_replay(self) -> None:
        """Watch the game from its beginning."""
        from weimar_tui.tui.replay.watching import watch_table

        watch_table(self.here, self.table, None)
