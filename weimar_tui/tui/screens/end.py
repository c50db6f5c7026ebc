"""The end of the game: how it ended, who won, and what the points came from."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from weimar_tui.text.library import sentence_case
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.screens.points import PointsScreen


class EndScreen(PointsScreen):
    """One page that tells the ending. The board can be looked at again from here."""

    TOPIC: ClassVar[str] = "end"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "replay", "watch", id="end.replay"),
    ]

    def keys_line(self) -> str:
        """The keys named at the foot."""
        return self.words.ui("end-keys")

    def write_head(self, page: Canvas) -> int:
        """How it ended and who has won."""
        outcome = self.table.outcome
        words = self.words
        if outcome is None:
            return super().write_head(page)
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
        return y + 3

    def action_replay(self) -> None:
        """Watch the game from its beginning."""
        from weimar_tui.tui.replay.app import watch_table

        watch_table(self.here, self.table, None)
