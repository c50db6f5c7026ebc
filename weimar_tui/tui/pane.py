"""The widget behind every pane: a canvas that repaints only the rows that have changed."""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from textual import events
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from weimar_tui.tui.canvas import Canvas, Thing, width_of
from weimar_tui.tui.layout import Place
from weimar_tui.tui.lean_strip import LeanStrip
from weimar_tui.tui.look import Look
from weimar_tui.tui.once import once

if TYPE_CHECKING:
    from textual.filter import LineFilter

    from weimar_tui.tui.screen import WeimarScreen

Drawing = Callable[[Canvas], None]

_BADGE = 5
"""Columns of a warning besides its text."""
_TITLE = 4
"""Columns of a title besides its text, and of the gap after it."""

NEWS = (0.25, 0.2)
"""Seconds for each step of a highlight: bright, then fading (styles `news.1` and `news.2`)."""


class Pane(Widget):
    """A canvas at a place on the screen, with a title row if it has a title.

    `show` redraws it; only changed rows go to the terminal. With `fresh`, changes are highlighted
    for a moment: the things that the drawing registered (`Canvas.thing`), or whole words if it
    registered none.
    """

    DEFAULT_CSS = """
    Pane { position: absolute; width: 0; height: 0; }
    """

    def __init__(
        self,
        look: Look,
        drawing: Drawing | None = None,
        *,
        title: str = "",
        id: str | None = None,
        focusable: bool = True,
        framed: bool = False,
    ) -> None:
        super().__init__(id=id)
        self.can_focus = focusable
        self.look = look
        self.drawing = drawing
        self.title = title
        self.warnings: tuple[str, ...] = ()
        """Short texts at the right of the title."""
        self.seat = ""
        """The seat whose style the title has, if any."""
        self.bar = False
        self.framed = framed
        self.keys = ""
        self.placed: Place | None = None
        self._rows: list[Strip | None] = []
        """The rows as the filters made them, each None until it is rendered."""
        self._rows_for: object = None
        self._sheet: Canvas | None = None
        self._look_changes = look.changes
        self.drawn: dict[str, tuple[int, int]] = {}
        self._pointed = ""
        self._news: set[str] = set()
        self._news_words: set[Thing] = set()
        self._news_step = 1
        self._news_timer: TimerHandle | None = None

    def place(self, place: Place | None) -> None:
        """Move to a place on the screen, or disappear."""
        self.placed = place
        self.display = place is not None
        if place is None:
            return
        self.bar = place.x > 0 and not self.framed
        self.styles.offset = (place.x, place.y)
        self.styles.width = place.width
        self.styles.height = place.height

    def show(self, drawing: Drawing | None = None, *, fresh: bool = False) -> None:
        """Redraw; `fresh` highlights what has changed."""
        if drawing is not None:
            self.drawing = drawing
        width, height = self.size
        if not (self.display and width and height):
            self._sheet = None
            return
        older = self._sheet
        sheet = self.draw(width, height)
        self._highlight(sheet, fresh)
        same_look = self._look_changes == self.look.changes
        self._look_changes = self.look.changes
        if older is None or not same_look or not sheet.is_as_large_as(older):
            self._rows = [None] * height
            self.refresh()
            return
        # rows with the same text and styles are kept; others are rebuilt when rendered
        changed = [y for y in range(height) if not sheet.same_row(older, y)]
        if changed:
            for y in changed:
                self._rows[y] = None
            self.refresh(*(Region(0, y, width, 1) for y in changed))

    def _highlight(self, sheet: Canvas, fresh: bool) -> None:
        """Highlight what has changed, and what is still highlighted."""
        older, self._sheet = self._sheet, sheet
        pointed = sheet.things.get(self._pointed)
        if pointed is not None:
            sheet.tint(pointed.x, pointed.y, pointed.end - pointed.x, "cursor")
        if older is None or not sheet.is_as_large_as(older):
            self._end_news()
            return
        # A thing that changes again without being news, such as a preview, loses its highlight.
        if sheet.things or older.things:
            changed = sheet.changed_things(older)
            self._news = self._news | changed if fresh else self._news - changed
            self._news_words.clear()
            news = bool(changed)
        else:
            words = sheet.changed_words(older)
            kept = {word for word in self._news_words if not any(_overlap(word, w) for w in words)}
            self._news_words = kept | words if fresh else kept
            self._news.clear()
            news = bool(words)
        if fresh and news:
            self._begin_step(1)
        things = [sheet.things[key] for key in self._news if key in sheet.things]
        for x, y, end, _ in (*things, *self._news_words):
            sheet.tint(x, y, end - x, f"news.{self._news_step}")

    def _begin_step(self, step: int) -> None:
        """Use the style of this step until its time is over."""
        if self._news_timer is not None:
            self._news_timer.cancel()
        self._news_step = step
        self._news_timer = once(self, NEWS[step - 1], self._next_step)

    def _next_step(self) -> None:
        if self._news_step < len(NEWS):
            self._begin_step(self._news_step + 1)
        else:
            self._end_news()
        self.show()

    def _end_news(self) -> None:
        if self._news_timer is not None:
            self._news_timer.cancel()
            self._news_timer = None
        self._news.clear()
        self._news_words.clear()

    def settle(self) -> None:
        """End a highlight."""
        if self._news or self._news_words or self._pointed:
            self._pointed = ""
            self._end_news()
            self.show()

    def point_out(self, key: str) -> None:
        """Show where a thing is until the next key."""
        self._pointed = key
        self.show()

    @property
    def is_drawn(self) -> bool:
        """Whether its place, if it has one, shows its drawing."""
        place = self.placed
        return self._sheet is not None or place is None or not (place.width and place.height)

    @property
    def hears_keys(self) -> bool:
        """Whether it has the focus and no other screen covers it."""
        return self.has_focus and self.screen.is_active

    @property
    def inner_width(self) -> int:
        """The number of columns for its drawing."""
        return max(1, self.size.width - (4 if self.framed else 2 if self.bar else 0))

    def draw(self, width: int, height: int) -> Canvas:
        """The whole pane as a canvas."""
        canvas = Canvas(width, height, self.look)
        if self.framed:
            return self._draw_framed(canvas)
        left = 1 if self.bar else 0
        top = 0
        if self.title:
            top = 1
            line = self.look.glyph("heavy-line" if self.hears_keys else "line")
            canvas.fill(0, 0, width, line, "frame")
            self._draw_warnings(canvas, left)
            canvas.put(left + 1, 0, f" {self.title} ", self._title_style, width - 1)
        if self.bar:
            for y in range(top, height):
                canvas.put(0, y, self.look.glyph("bar"), "frame")
        inner = Canvas(
            max(1, width - left - (1 if self.bar else 0)), max(0, height - top), self.look
        )
        if self.drawing is not None:
            self.drawing(inner)
        self.drawn = inner.spots
        canvas.paste(left + (1 if self.bar else 0), top, inner)
        return canvas

    def room_for_warning(self, text: str, others: int = 0) -> bool:
        """Whether a warning fits beside the title and `others` columns of warnings."""
        if not self.display or not self.title or self.placed is None:
            return False
        needed = width_of(self.look.plain(text)) + _BADGE + others
        return width_of(self.look.plain(self.title)) + _TITLE + needed <= self.placed.width

    def _draw_warnings(self, canvas: Canvas, left: int) -> None:
        x = canvas.width - 1
        for text in reversed(self.warnings):
            badge = f" {self.look.glyph('warn')} {text} "
            x -= width_of(self.look.plain(badge))
            if x > left:
                canvas.put(x, 0, badge, "ink.badge")
            x -= 1

    @property
    def _title_style(self) -> str:
        if self.framed or self.hears_keys:
            return f"{self.seat}.chip" if self.seat else "active"
        return f"{self.seat} bold" if self.seat else "title"

    def _draw_framed(self, canvas: Canvas) -> Canvas:
        """A frame on all sides, as for dialogs."""
        width, height = canvas.width, canvas.height
        canvas.frame(0, 0, width, height, "title")
        if self.title:
            canvas.put(2, 0, f" {self.title} ", self._title_style, width - 2)
        if self.keys:
            canvas.right(height - 1, f" {self.keys} ", "muted", width - 2)
        inner = Canvas(max(1, width - 4), max(1, height - 2), self.look)
        if self.drawing is not None:
            self.drawing(inner)
        canvas.paste(2, 1, inner)
        return canvas

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return the drawn rows. Without border and padding, Textual has nothing to add.

        Textual asks for all rows when one has changed, and filters look at every cell, so rows are
        kept until they change.
        """
        width, filters = self.size.width, self.get_line_filters()
        made_for = width, *filters
        if made_for != self._rows_for:
            self._rows, self._rows_for = [None] * len(self._rows), made_for
        rows = []
        for y in crop.line_range:
            row = self._rows[y] if y < len(self._rows) else None
            if row is None:
                row = self._rendered(y, width, filters)
                if y < len(self._rows):
                    self._rows[y] = row
            rows.append(row.crop(*crop.column_span))
        return rows

    def _rendered(self, y: int, width: int, filters: Sequence[LineFilter]) -> Strip:
        segments = list(self.render_line(y).adjust_cell_length(width))
        if filters:
            background = self.background_colors[1]
            for each in filters:
                segments = each.apply(segments, background)
        return LeanStrip(segments, width)

    def render_line(self, y: int) -> Strip:
        if self._sheet is not None and y < self._sheet.height:
            return self._sheet.strip(y)
        return Strip.blank(self.size.width, self.look.style(""))

    def on_resize(self) -> None:
        self.show()

    async def _on_click(self, event: events.Click) -> None:
        """Run the key whose name was clicked, in a footer or on the lower edge of a dialog."""
        if shown := self.shown_key_at(event.x, event.y):
            from weimar_tui.tui.clicked_keys import press

            event.stop()
            await press(cast("WeimarScreen", self.screen), shown, event.time)

    def shown_key_at(self, x: int, y: int) -> str:
        """The key that is named in a cell, as it is shown; "" for none."""
        sheet = self._sheet
        is_edge = self.framed and bool(self.keys) and y == self.size.height - 1
        if sheet is None or not (self.id == "foot" or is_edge):
            return ""
        from weimar_tui.tui.clicked_keys import KEY, named_at

        things = [thing for thing in sheet.things_at(x, y) if thing.startswith(KEY)]
        if things or any(thing.startswith(KEY) for thing in sheet.things):
            return things[0].removeprefix(KEY) if things else ""
        return named_at(self.render_line(y).text, x)

    def _on_focus(self, event: events.Focus) -> None:
        self._set_focus(event, True)

    def _on_blur(self, event: events.Blur) -> None:
        self._set_focus(event, False)

    def _set_focus(self, event: events.Event, focused: bool) -> None:
        """Do what Textual does, except painting all rows again: `show` paints those that differ."""
        event.prevent_default()
        self.has_focus = focused
        if self.parent is not None:
            tell = events.DescendantFocus if focused else events.DescendantBlur
            self.parent.post_message(tell(self))

    def watch_has_focus(self, has_focus: bool) -> None:
        """Show the focus. No style rule depends on it, so styles are not looked up again."""
        self.show()


def _overlap(one: Thing, other: Thing) -> bool:
    return one.y == other.y and one.x < other.end and other.x < one.end
