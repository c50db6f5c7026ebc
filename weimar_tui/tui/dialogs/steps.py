"""What is to come, step by step: the page takes the place of the decision, the board shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.timer import Timer

from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.game_view import OutlookStep
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarDialog

TABLE = "table"
"""The result when the whole table is asked for instead."""

PACE = 1.2
"""Seconds for each step when all are played."""


class StepsDialog(WeimarDialog):
    """Walks through the steps; `show` draws the board at one, `place` is that of the decision."""

    DEFAULT_CSS = """
    StepsDialog { background: black 0%; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "step(-1)", "back", id="steps.back"),
        Binding("right,l", "step(1)", "next", id="steps.next"),
        Binding("enter", "play", "play all", id="steps.play"),
        Binding("e", "table", "whole table", id="steps.table"),
        Binding("escape,q", "leave", "back", id="steps.leave"),
    ]

    def __init__(
        self,
        title: str,
        steps: Sequence[OutlookStep],
        show: Callable[[OutlookStep], None],
        place: Callable[[], Place],
    ) -> None:
        super().__init__()
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
        pane.place(self._place())
        pane.bar = False
        pane.show()

    # --- drawing --------------------------------------------------------------------------------
    def _drawing(self, canvas: Canvas) -> None:
        """Draw the strip of all steps, what this one does, and the keys."""
        step, say = self.steps[self.at], self.words.text
        back = say("steps-back")
        canvas.put(0, 0, self.heading, "title", canvas.width - width_of(back) - 2)
        canvas.right(0, back, "muted")
        self._draw_strip(canvas, 1)
        y = 3 if canvas.height > 8 else 2
        canvas.put(0, y, f"{step.name} {step.title}", "danger" if step.ends else "title")
        last = canvas.height - 1
        y += 1
        rows = max(0, last - y - min(len(step.lines), 3))
        y = canvas.paragraph(1, y, step.rule, "muted", rows=rows) if rows else y
        for line in step.lines:
            if y >= last:
                canvas.right(last - 1, f" {self.look.more}", "key")
                break
            style = "danger bold" if step.ends else "strong"
            y = canvas.paragraph(1, y, line, style, rows=last - y)
        canvas.put(0, last, say("steps-keys"), "muted")

    def _draw_strip(self, canvas: Canvas, y: int) -> None:
        between = f" {self.look.glyph('right')} "
        tight = sum(width_of(step.name) + 3 for step in self.steps) > canvas.width
        x = 0
        for place, step in enumerate(self.steps):
            if place:
                x = canvas.put(x, y, " " if tight else between, "faint")
            style = "danger" if step.ends else "muted"
            text = step.name
            if place == self.at:
                text, style = (text if tight else f" {text} "), f"{style} reverse bold"
            x = canvas.put(x, y, text, style)

    # --- keys -----------------------------------------------------------------------------------
    def _go(self, place: int) -> None:
        self.at = max(0, min(place, len(self.steps) - 1))
        self._show(self.steps[self.at])
        self.query_one("#steps", Pane).show()

    def action_step(self, by: int) -> None:
        self._stop()
        self._go(self.at + by)

    def action_play(self) -> None:
        """Play all steps from here on, or from the first one again after the last; or stop."""
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

    def action_table(self) -> None:
        self.dismiss(TABLE)

    def action_leave(self) -> None:
        self.dismiss(None)
