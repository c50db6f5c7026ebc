"""Steps on the board, to come or just taken: the page takes the place of the decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.actions import SkipAction
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.timer import Timer

from weimar_tui.tui.canvas import Canvas, width_of, wrap
from weimar_tui.tui.dialogs.roll import HURRY
from weimar_tui.tui.game_view import OutlookStep
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarDialog

TABLE = "table"
"""The result when the whole table is asked for instead."""

PACE = 1.2
"""Seconds for each step when all are played."""


_HEADINGS = 3
"""Rows of the title, the strip of all steps and this step's title."""


class StepsDialog(WeimarDialog):
    """Walks through the steps; `show` draws the board at one, `place` is that of the decision.

    With `names`, those of all steps of a part of the game, these steps have just happened: Enter
    goes to the next one and after the last one continues, Space skips to the next question.
    """

    DEFAULT_CSS = """
    StepsDialog { background: black 0%; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "step(-1)", "back", id="steps.back"),
        Binding("right,l", "step(1)", "next", id="steps.next"),
        Binding("enter", "play", "play all", id="steps.play"),
        Binding("e", "table", "whole table", id="steps.table"),
        Binding("space", "hurry", "skip to my turn", id="steps.hurry"),
        Binding("up,k", "scroll(-1)", "up", id="steps.up"),
        Binding("down,j", "scroll(1)", "down", id="steps.down"),
        Binding("escape,q", "leave", "back", id="steps.leave"),
    ]

    def __init__(
        self,
        title: str,
        steps: Sequence[OutlookStep],
        show: Callable[[OutlookStep], None],
        place: Callable[[int, int], Place],
        names: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self.names = tuple(names)
        self.top = 0
        self.heading = title
        self.steps = steps
        self.at = 0
        self._show, self._place = show, place
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self._drawing, id="steps")

    def on_mount(self) -> None:
        self.query_one("#steps", Pane).focus()
        self._go(0)

    def place_all(self, width: int, height: int) -> None:
        pane = self.query_one("#steps", Pane)
        place = self._place(width, height)
        # A step that needs more rows takes them from the panes above, up to half of the screen.
        more = min(self._rows_needed(place.width), height // 2) - place.height
        if 0 < more <= place.y:
            place = Place(place.x, place.y - more, place.width, place.height + more)
        pane.place(place)
        pane.bar = False
        pane.show()

    def _rows_needed(self, width: int) -> int:
        """Rows for the headings, all that the step does, and the keys."""
        look = self.look
        rows = (len(wrap(look.plain(line), width - 3)) for line in self.steps[self.at].lines)
        return _HEADINGS + sum(rows) + 1

    # --- drawing --------------------------------------------------------------------------------
    def _drawing(self, canvas: Canvas) -> None:
        """Draw the strip of all steps, what this one does, and the keys."""
        step, say = self.steps[self.at], self.words.text
        back = "" if self.names else say("steps-back")
        canvas.put(0, 0, self.heading, "title", canvas.width - width_of(back) - 2)
        canvas.right(0, back, "muted")
        self._draw_strip(canvas, 1)
        spare = canvas.height - self._rows_needed(canvas.width)
        rule = len(wrap(canvas.look.plain(step.rule), canvas.width - 3))
        # The rule comes before a blank row.
        y = 3 if canvas.height > 8 and spare > rule else 2
        canvas.put(0, y, f"{step.name} {step.title}", "danger" if step.ends else "title")
        last = canvas.height - 1
        y += 1
        # The rule has only the rows that what happens leaves free.
        rows = max(0, spare - (y - 3))
        y = canvas.paragraph(1, y, step.rule, "muted", rows=rows) if rows else y
        self._draw_lines(canvas, y, last)
        canvas.put(0, last, say("steps-keys-happened" if self.names else "steps-keys"), "muted")

    def _draw_lines(self, canvas: Canvas, y: int, last: int) -> None:
        """Draw what the step does, scrolled if it does not fit."""
        step = self.steps[self.at]
        style = "danger bold" if step.ends else "strong"
        look, room = canvas.look, last - y
        rows = [row for line in step.lines for row in wrap(look.plain(line), canvas.width - 3)]
        self.top = max(0, min(self.top, len(rows) - room))
        for row in rows[self.top : self.top + max(0, room)]:
            y = canvas.paragraph(1, y, row, style, rows=1)
        if self.top:
            canvas.right(last - room, f" {look.glyph('more-up')}", "key")
        if self.top + room < len(rows):
            canvas.right(last - 1, f" {look.glyph('more-down')}", "key")

    def _draw_strip(self, canvas: Canvas, y: int) -> None:
        between = f" {self.look.glyph('right')} "
        shown = {step.name: step for step in self.steps}
        names = self.names or tuple(shown)
        now = self.steps[self.at].name
        tight = sum(width_of(name) + 3 for name in names) > canvas.width
        past, x = True, 0
        for place, name in enumerate(names):
            if place:
                x = canvas.put(x, y, " " if tight else between, "faint")
            ends = name in shown and shown[name].ends
            style = "danger" if ends else "muted" if name in shown or past else "faint"
            text = name
            if name == now:
                text, style = (text if tight else f" {text} "), f"{style} reverse bold"
                past = False
            x = canvas.put(x, y, text, style)

    # --- keys -----------------------------------------------------------------------------------
    def _go(self, place: int) -> None:
        self.at, self.top = max(0, min(place, len(self.steps) - 1)), 0
        self._show(self.steps[self.at])
        self.place_all(self.size.width, self.size.height)

    def action_step(self, by: int) -> None:
        self._stop()
        self._go(self.at + by)

    def action_play(self) -> None:
        """Play all steps from here on, or from the first one again after the last; or stop.

        Go to the next one if they have happened, and after the last one continue.
        """
        if self.names:
            if self.at == len(self.steps) - 1:
                self.dismiss(None)
            else:
                self._go(self.at + 1)
            return
        if self._timer is not None:
            self._stop()
            return
        self._go(0 if self.at == len(self.steps) - 1 else self.at + 1)
        self._timer = self.set_interval(PACE, self._next)

    def _next(self) -> None:
        if self.at == len(self.steps) - 1:
            self._stop()
        else:
            self._go(self.at + 1)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def action_scroll(self, by: int) -> None:
        """Scroll what the step does."""
        self.top = max(0, self.top + by)
        self.query_one("#steps", Pane).show()

    def action_hurry(self) -> None:
        """Skip to the next question, if the steps have happened."""
        if not self.names:
            raise SkipAction
        self.dismiss(HURRY)

    def action_table(self) -> None:
        """Show the whole table of what is to come."""
        if self.names:
            raise SkipAction
        self.dismiss(TABLE)

    def on_click(self) -> None:
        self.action_play()

    def action_leave(self) -> None:
        self.dismiss(None)
