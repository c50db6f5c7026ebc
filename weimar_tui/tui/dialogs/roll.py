"""A dice roll: falling dice and the outcome (rulebook 5.4, 5.5)."""

from __future__ import annotations

import random
import time
from asyncio import TimerHandle
from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.timer import Timer

from weimar_tui.tui.canvas import Canvas, width_of, wrap
from weimar_tui.tui.dialogs.card import BoardActions, BoardCard, no_board
from weimar_tui.tui.game_view import Row
from weimar_tui.tui.layout import size_class
from weimar_tui.tui.motion import FALL, TUMBLE, draw_dice, tumbling
from weimar_tui.tui.once import once
from weimar_tui.tui.pane import Pane

HURRY = "hurry"
"""The result of the dialog if further rolls before the next question are to be skipped."""

_LINES = 4
_MOST_LINES, _MOST_LINES_SMALL = 10, 6
"""Maximum number of rows for the outcome; on a small screen, where the board has to stay in view,
if what remains is only the table."""
_TABLE = "muted"
"""The style of lines of the result table that can be left out."""

_WIDE = 64


class RollDialog(BoardCard):
    """Dice fall, and the outcome appears below them.

    The dialog closes after `hold` seconds; with None it stays until Enter, Space or a click.
    `rows`, if any, replace `lines`. Without `tumbles` the dice do not move. `highest`, if the
    highest die is the one that counts, and `result` are texts beside the dice; `seat` gives the
    title its colour.
    """

    DEFAULT_CSS = """
    RollDialog { background: black 0%; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", "help", id="roll.help"),
        Binding("escape", "peek", "look at the board", id="roll.peek"),
        Binding("enter", "next", "next", id="roll.next"),
        Binding("space", "hurry", "skip to my turn", id="roll.hurry"),
    ]

    def __init__(
        self,
        title: str,
        dice: tuple[int, ...],
        lines: Sequence[str],
        hold: float | None,
        *,
        rows: Sequence[Row] = (),
        topic: str = "roll",
        highest: str = "",
        result: str = "",
        seat: str = "",
        tumbles: bool = True,
        action_of_board: BoardActions = no_board,
    ) -> None:
        super().__init__()
        self.heading = title
        self.dice = dice
        self.result_lines = tuple(lines)
        self.details = tuple(rows)
        self.highest = highest
        self.result = result
        self.seat = seat
        self.hold = hold
        self.topic = topic
        self.action_of_board = action_of_board
        self.settled = 0 if tumbles else len(dice)
        self._chance = random.Random()
        self._began = 0.0
        self._timer: Timer | None = None
        self._ending: TimerHandle | None = None

    def compose(self) -> ComposeResult:
        pane = Pane(self.look, self._drawing, title=self.heading, id="roll", framed=True)
        pane.keys = self.words.text("dialog-roll-keys")
        pane.seat = self.seat
        yield pane

    def on_mount(self) -> None:
        self.query_one("#roll", Pane).focus()
        if self.settled < len(self.dice):
            self._began = time.monotonic()
            self._timer = self.set_interval(TUMBLE, self._tumble)
        elif self.hold is not None:
            self._ending = once(self, self.hold, self._close)

    def place_all(self, width: int, height: int) -> None:
        pane = self.query_one("#roll", Pane)
        wide = self.here.dialog_place(width, height, _WIDE, _LINES).width
        rows = self._rows(wide - 5)
        needed = sum(row[-1][1] != _TABLE for row in rows)
        is_small = size_class(width, height) == "small"
        most = max(_MOST_LINES_SMALL, needed) if is_small else _MOST_LINES
        high = max(_LINES, min(_MOST_LINES, most, len(rows)))
        pane.place(self.here.dialog_place(width, height, _WIDE, self._above + high + 2))
        pane.show()

    @property
    def _above(self) -> int:
        """The rows of the dice; a card without any only has its rows."""
        return 1 if self.dice else 0

    def _parts(self, width: int) -> list[list[Row]]:
        """Return the texts of the outcome, each in rows: long ones are wrapped with an indent."""
        parts: list[list[Row]] = []
        for details in self.details:
            *before, (text, style) = details
            indent = sum(width_of(part) for part, _ in before)
            first, *others = wrap(self.look.plain(text), max(10, width - indent)) or [""]
            more: list[Row] = [((" " * indent, ""), (line, style)) for line in others]
            parts.append([(*before, (first, style)), *more])
        if parts:
            return parts
        return [
            [((row, "text" if index else "strong"),)]
            for index, line in enumerate(self.result_lines)
            for row in wrap(self.look.plain(line), width)
        ]

    def _rows(self, width: int) -> list[Row]:
        """Return the rows of the outcome."""
        return [row for part in self._parts(width) for row in part]

    def _fitting(self, width: int, height: int) -> list[Row]:
        """Return the rows that fit: lines of the table far from the result are dropped first."""
        parts = self._parts(width)
        while sum(map(len, parts)) > height:
            reached = next((n for n, part in enumerate(parts) if part[0][0][0][:1] == "▸"), 0)
            spare = [n for n, part in enumerate(parts) if part[0][-1][1] == _TABLE]
            if not spare:
                break
            del parts[max(spare, key=lambda n: abs(n - reached))]
        return [row for part in parts for row in part][:height]

    # --- falling --------------------------------------------------------------------------------
    def _tumble(self) -> None:
        """Show other faces; one die after the other stops."""
        share = (time.monotonic() - self._began) / FALL
        self.settled = min(len(self.dice), int(share * (len(self.dice) + 1)))
        if share >= 1:
            self._rest()
            if self.hold is not None:
                self._ending = once(self, self.hold, self._close)
        self.query_one("#roll", Pane).show()

    def _rest(self) -> None:
        """Stop all dice."""
        self.settled = len(self.dice)
        if self._ending is not None:
            self._ending.cancel()
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _close(self) -> None:
        if self.is_current:
            self.dismiss(None)

    def _drawing(self, canvas: Canvas) -> None:
        still = self.settled >= len(self.dice)
        faces = tumbling(self.dice, self.settled, self._chance)
        best = max(self.dice, default=0)
        x = draw_dice(
            canvas,
            0,
            0,
            faces,
            [not self.highest or (still and face == best) for face in faces],
        )
        if not still:
            return
        canvas.put(x + 1, 0, self.highest, "muted")
        if self.result:
            style = "active" if canvas.look.paints else "strong"
            canvas.right(0, f" {self.result} ", style)
        above = self._above
        for y, row in enumerate(self._fitting(canvas.width - 1, canvas.height - above), above):
            canvas.pieces(0, y, row)

    # --- keys -----------------------------------------------------------------------------------
    def action_next(self) -> None:
        """Continue."""
        self._rest()
        self.dismiss(None)

    def on_click(self) -> None:
        self.action_next()

    def action_hurry(self) -> None:
        """Skip further rolls until the next question."""
        self._rest()
        self.dismiss(HURRY)

    def action_peek(self) -> None:
        self._stay()
        super().action_peek()

    def action_over(self, action: str) -> None:
        self._stay()
        super().action_over(action)

    def _stay(self) -> None:
        """Stop the dice, and stay until a key closes the card."""
        self._rest()
        self.query_one("#roll", Pane).show()

    def action_help(self) -> None:
        """Open the help on this roll; the dice stop meanwhile."""
        from weimar_tui.tui.help import show_help

        self._stay()
        show_help(self.here, self.topic)
