"""Forms: rows whose values left and right change, and below them what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.app import ComposeResult

from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.canvas import Canvas, pad, width_of
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarScreen

_LABEL = (18, 30)
"""Columns of the labels, at least and at most."""


@dataclass(frozen=True)
class Row:
    """A row of a form: what it is called and says, whether it can be changed, what it is for."""

    id: str
    label: str
    said: str
    many: bool = False
    help: str = ""


class FormScreen(WeimarScreen):
    """Up and down go between rows, left and right change one, Enter does what stands below them.

    A form gives its `rows` and its `ways` out, its `heading`, and what `change` does; its bindings
    for left and right lead to `action_change`.
    """

    def heading(self) -> tuple[str, str]:
        """What stands above the rows: a title, and which keys do what."""
        raise NotImplementedError

    def rows(self) -> Sequence[Row]:
        """The rows as they read now."""
        raise NotImplementedError

    def ways(self) -> Sequence[Row]:
        """What can be done below them; only `said` is shown."""
        raise NotImplementedError

    def change(self, row: str, by: int) -> None:
        """Give a row its next or its previous value."""
        raise NotImplementedError

    # --- showing --------------------------------------------------------------------------------
    def compose(self) -> ComposeResult:
        yield Pane(self.look, self._draw_head, id="head", focusable=False)
        yield ChoicePane(self.look, id="form")

    def follow_settings(self) -> None:
        """Say every row anew."""
        current = self.form.choice.current
        if current is not None:
            self.fill(current.id)
        super().follow_settings()

    @property
    def form(self) -> ChoicePane:
        """The list of the rows."""
        return self.query_one("#form", ChoicePane)

    def fill(self, at: str) -> None:
        """Show the rows as they are now, the cursor on one of them."""
        left, right = self.look.glyph("left"), self.look.glyph("right")
        rows, ways = self.rows(), self.ways()
        least, most = _LABEL
        widest = max(width_of(row.label) for row in rows) + 1
        wide = min(most, max(least, widest))
        items = []
        for row in rows:
            said = f"{left} {row.said} {right}" if row.many else f"  {row.said}"
            items.append(Item(row.id, pad(row.label, wide) + said))
        items += [Item(way.id, way.said) for way in ways]
        choice = Choice(items=tuple(items))
        choice.preview = {row.id: row.help for row in (*rows, *ways) if row.help}
        choice.go(at)
        self.form.ask(choice)

    def _draw_head(self, canvas: Canvas) -> None:
        title, keys = self.heading()
        canvas.put(0, 1, title, "title")
        canvas.paragraph(0, 3, keys, "muted", rows=2)

    def action_change(self, by: int) -> None:
        """The next or the previous value of the row under the cursor."""
        current = self.form.choice.current
        if current is not None:
            self.change(current.id, by)
