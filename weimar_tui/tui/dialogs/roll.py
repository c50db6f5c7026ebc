"""The roll itself: dice that fall, and what came of it (rulebook 5.4, 5.5)."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.timer import Timer

from weimar_tui.tui.canvas import Canvas, wrap
from weimar_tui.tui.motion import FALL, ROWS, TUMBLE, draw_dice, tumbling
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarDialog

HURRY = "hurry"
"""What the dialog closes with when no more rolls are to be seen before the next question."""

_LINES = 4
_MOST_LINES = 9
"""Rows kept for what came of the roll, at least and at most."""

_WIDE = 64


class RollDialog(WeimarDialog):
    """Dice fall, lie for `hold` seconds, and the dialog closes by itself. Any key closes it."""

    DEFAULT_CSS = """
    RollDialog { background: black 0%; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", "help", id="roll.help"),
        Binding("space", "hurry", "no more dice", id="roll.hurry"),
    ]

    def __init__(
        self, title: str, dice: tuple[int, ...], lines: Sequence[str], hold: float
    ) -> None:
        super().__init__()
        self.heading = title
        self.dice = dice
        self.result_lines = tuple(lines)
        self.hold = hold
        self.settled = 0
        self._chance = random.Random()
        self._began = 0.0
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        pane = Pane(self.look, self._drawing, title=self.heading, id="roll", framed=True)
        pane.keys = self.words.text("dialog-roll-keys")
        yield pane

    def on_mount(self) -> None:
        self.query_one("#roll", Pane).focus()
        self._began = time.monotonic()
        self._timer = self.set_interval(TUMBLE, self._tumble)

    def place_all(self, width: int, height: int) -> None:
        pane = self.query_one("#roll", Pane)
        wide = self.here.dialog_place(width, height, _WIDE, ROWS).width
        rows = max(_LINES, min(_MOST_LINES, len(self._rows(wide - 5))))
        pane.place(self.here.dialog_place(width, height, _WIDE, ROWS + rows + 2))
        pane.show()

    def _rows(self, width: int) -> list[tuple[str, str]]:
        """What came of the roll, row by row with styles; the roll itself stands out."""
        return [
            (row, "text" if index else "strong")
            for index, line in enumerate(self.result_lines)
            for row in wrap(self.look.plain(line), width)
        ]

    # --- falling --------------------------------------------------------------------------------
    def _tumble(self) -> None:
        """Show other faces; one die after the other comes to rest."""
        share = (time.monotonic() - self._began) / FALL
        self.settled = min(len(self.dice), int(share * (len(self.dice) + 1)))
        if share >= 1:
            self._rest()
            self._timer = self.set_timer(self.hold, self._close)
        self.query_one("#roll", Pane).show()

    def _rest(self) -> None:
        """Nothing moves any more."""
        self.settled = len(self.dice)
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _close(self) -> None:
        self.dismiss(None)

    def _drawing(self, canvas: Canvas) -> None:
        still = self.settled >= len(self.dice)
        faces = tumbling(self.dice, self.settled, self._chance)
        draw_dice(canvas, 1, 0, faces, "strong" if still else "text")
        if not still:
            return
        rows = self._rows(canvas.width - 1)
        for y, (row, style) in enumerate(rows[: canvas.height - ROWS], ROWS):
            canvas.put(0, y, row, style)

    # --- keys -----------------------------------------------------------------------------------
    def on_key(self, event: events.Key) -> None:
        """Any other key goes on."""
        if event.key in ("question_mark", "f1", "space"):
            return
        event.stop()
        self._rest()
        self.dismiss(None)

    def on_click(self) -> None:
        self._rest()
        self.dismiss(None)

    def action_hurry(self) -> None:
        """No more dice until the next question."""
        self._rest()
        self.dismiss(HURRY)

    def action_help(self) -> None:
        """Read about rolls; the dice lie still meanwhile."""
        from weimar_tui.tui.help import show_help

        self._rest()
        self.query_one("#roll", Pane).show()
        show_help(self.here, "roll")
