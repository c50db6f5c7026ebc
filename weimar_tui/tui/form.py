"""Forms: rows with values that left and right change, and actions below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult

from weimar_tui.server.fields import Field
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.canvas import Canvas, pad, width_of
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.layout import Place
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarScreen

_PICTURE, _GAP = 48, 2
"""Columns of the picture, and of the gap on each side."""

_LABEL = (18, 30)
"""The smallest and largest number of columns of the labels."""


_INNER = "  "
"""Indent of the rows of an open group."""

_KEEP, _DISCARD = "keep", "discard"


class FormScreen(WeimarScreen):
    """Up and down move between rows, left and right change a value, Enter runs an action.

    A form defines its `fields` and actions (`ways`), its `heading`, and the effects of `choose` and
    `go`; its bindings for left and right call `action_change`.
    """

    ways_first: ClassVar[bool] = False
    """Whether what can be done is above the rows, with the cursor on it."""

    _untouched: Mapping[str, str] | None = None
    """The form's initial values."""

    def heading(self) -> tuple[str, str]:
        """Return the text above the rows: a title, and the keys."""
        raise NotImplementedError

    def fields(self) -> Sequence[Field]:
        """The present rows."""
        raise NotImplementedError

    def ways(self) -> Sequence[Field]:
        """The actions below the rows; only their labels and help are shown."""
        raise NotImplementedError

    def choose(self, field: str, value: str) -> None:
        raise NotImplementedError

    def go(self, way: str) -> None:
        raise NotImplementedError

    def pictured(self) -> LoadedGame:
        """Return the game for the picture next to the rows."""
        return self.here.loaded()

    def hidden_fields(self) -> Sequence[Field]:
        """The rows of folded groups."""
        return ()

    # --- showing --------------------------------------------------------------------------------
    def compose(self) -> ComposeResult:
        yield Pane(self.look, self._draw_head, id="head", focusable=False)
        yield ChoicePane(self.look, id="form")
        yield Pane(self.look, self._draw_picture, id="picture", focusable=False)

    def follow_settings(self) -> None:
        current = self.form.choice.current
        if current is not None:
            self.fill(current.id)
        super().follow_settings()

    @property
    def form(self) -> ChoicePane:
        return self.query_one("#form", ChoicePane)

    def place_form(self, width: int, top: int, wide: int, rows: int) -> int:
        """Place head and rows, with the picture next to them if it fits; return their column."""
        picture = self.look.paints and width >= wide + _PICTURE + 3 * _GAP
        x = (width - wide - picture * (_PICTURE + _GAP)) // 2
        beside = Place(x + wide + _GAP, top + 1, _PICTURE, _PICTURE * 15 // 32)
        self.put(
            {
                "head": Place(x, top, wide, 5),
                "form": Place(x, top + 5, wide, rows),
                "picture": beside if picture else None,
            }
        )
        return x

    def _draw_picture(self, canvas: Canvas) -> None:
        emblem = self.pictured().emblem
        if emblem is not None:
            emblem.draw(canvas)

    def fill(self, at: str) -> None:
        """Show the present rows, with the cursor on one of them."""
        left, right = self.look.glyph("left"), self.look.glyph("right")
        fields, ways = self.fields(), self.ways()
        if self._untouched is None:
            self._untouched = self._values()
        least, most = _LABEL
        widest = max(width_of(field.label) + 3 * field.inner for field in fields) + 1
        wide = min(most, max(least, widest))
        items = []
        for field in fields:
            label = f"{_INNER if field.inner else ''}{field.label}"
            value = f"{left} {field.text} {right}" if len(field.choices) > 1 else f"  {field.text}"
            if field.folds:
                sign = self.look.glyph("unfolded" if field.value == "unfolded" else "pointer")
                label, value = f"{label} {sign}", f"  {field.text}"
            items.append(Item(field.id, pad(label, wide) + value, note=field.note))
        outs = [Item(way.id, self._way(way, wide), note=way.note) for way in ways]
        items = [*outs, *items] if self.ways_first else [*items, *outs]
        choice = Choice(items=tuple(items), one_column=True)
        choice.preview = {
            field.id: field.explanation for field in (*fields, *ways) if field.explanation
        }
        choice.go(at)
        self.form.ask(choice)

    def _way(self, way: Field, wide: int) -> str:
        """A way out, with its value behind it as in the other rows."""
        return pad(way.label, wide) + f"  {way.text}" if way.text else way.label

    def _values(self) -> dict[str, str]:
        return {
            field.id: field.value
            for field in (*self.fields(), *self.hidden_fields())
            if not field.folds
        }

    def _draw_head(self, canvas: Canvas) -> None:
        title, keys = self.heading()
        canvas.put(0, min(1, canvas.height - 1), title, "title")
        canvas.paragraph(0, 3, keys, "muted", rows=2)

    # --- keys -----------------------------------------------------------------------------------
    def action_change(self, by: int) -> None:
        """Switch to the next or previous value of the row under the cursor."""
        current = self.form.choice.current
        field = self._field(current.id) if current is not None else None
        if field is not None and field.choices:
            self._chosen(field, field.after(by))

    def action_leave(self) -> None:
        """Fold a group that the cursor is in, else go back.

        After changes, ask first: on a slow line an Esc may be half of another key.
        """
        if heading := self._heading():
            self._chosen(heading, "folded")
            return
        if self._untouched is None or self._values() == self._untouched:
            self.dismiss(None)
            return
        ui = self.words.ui
        ways = (Item(_KEEP, ui("discard-keep")), Item(_DISCARD, ui("discard-yes")))
        choice = Choice(prompt=ui("discard-prompt"), items=ways)
        self.app.push_screen(QuestionDialog(choice, ui("discard-title")), self._discarded)

    def _heading(self) -> Field | None:
        """Return the heading of the open group that the cursor is in or on."""
        current = self.form.choice.current
        heading: Field | None = None
        for field in self.fields():
            if field.folds:
                heading = field
            elif not field.inner:
                heading = None
            if current is not None and field.id == current.id:
                return heading if heading is not None and heading.value == "unfolded" else None
        return None

    def _discarded(self, answer: str | None) -> None:
        if answer == _DISCARD:
            self.dismiss(None)

    @on(ChoicePane.Picked)
    def _picked(self, message: ChoicePane.Picked) -> None:
        field = self._field(message.option)
        if field is None:
            self.go(message.option)
        elif field.prompt:
            names = self.names_for(field)
            dialog = EntryDialog(field.label, field.prompt, field.value, names=names)
            self.app.push_screen(dialog, lambda typed: self._typed(field, typed))
        else:
            self.action_change(1)

    def _field(self, id: str) -> Field | None:
        return next((field for field in self.fields() if field.id == id), None)

    def names_for(self, field: Field) -> Sequence[str]:
        """Return the names that Tab completes in a field."""
        return ()

    def _typed(self, field: Field, typed: str | None) -> None:
        self._chosen(field, field.value if typed is None else typed)

    def _chosen(self, field: Field, value: str) -> None:
        self.choose(field.id, value)
        self.fill(field.id)
        self.refit()
