"""The chronicle on the whole screen: a line per event with its effect, and where it happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.play.chronicle import lines_about, next_filter
from weimar_tui.play.scene import ChronicleLine, Scene
from weimar_tui.text.folding import fold
from weimar_tui.tui.canvas import Canvas, clip, width_of
from weimar_tui.tui.dialogs.card import BoardCard
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.layout import Place, size_class
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.playing.board import Board
from weimar_tui.tui.playing.places import Places
from weimar_tui.tui.screen import WeimarScreen

_MAP = (58, 24)
"""Columns and rows of the picture beside the lines of a wide screen."""
_MIDDLE_LINES = 18
"""Lines above the picture of a middle screen."""
_WHAT, _DICE = 29, 14
"""Columns for what was attempted and for the dice, where there is room."""
_SEAT = 8
"""Most columns of a seat."""


class ChronicleScreen(WeimarScreen):
    """A list of lines with a cursor. Enter goes to the place of a line on the board."""

    wheel = ("move", 3)

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", "up", id="chronicle.up"),
        Binding("down,j", "move(1)", "down", id="chronicle.down"),
        Binding("pageup", "move(-15)", "page up", id="chronicle.page-up"),
        Binding("pagedown", "move(15)", "page down", id="chronicle.page-down"),
        Binding("home,g", "move(-99999)", "first", id="chronicle.first"),
        Binding("end,G", "move(99999)", "last", id="chronicle.last"),
        Binding("n", "round(1)", "next round", id="chronicle.round-next"),
        Binding("p", "round(-1)", "round before", id="chronicle.round-before"),
        Binding("enter", "go", "go to place", id="chronicle.go"),
        Binding("f", "filter", "by player", id="chronicle.filter"),
        Binding("slash", "search", "search", id="chronicle.search"),
        Binding("d", "minor", "cards drawn and discarded", id="chronicle.minor"),
        Binding("r", "replay", "board at that moment", id="chronicle.replay"),
        Binding("o", "look_up", "look up", id="chronicle.look-up"),
        Binding("question_mark,f1", "help", "help", id="chronicle.help"),
        Binding("escape,q,l", "leave", "back", id="chronicle.leave"),
    ]

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.only = board.chronicle.only
        self.minor = False
        self.wanted = ""
        self.searching = False
        self.places = Places(board)
        self.lines: Sequence[ChronicleLine] = ()
        self.at = 0
        self._rows: dict[int, int] = {}
        """The lines on the screen, by row."""

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self._drawing, id="chronicle-page", framed=True)

    def on_mount(self) -> None:
        self._read()
        self.at = len(self.lines) - 1
        self.query_one(Pane).focus()

    def scene_now(self) -> Scene | None:
        return self.board.scene

    def follow_settings(self) -> None:
        """Read the lines again in the new language."""
        self._read()
        super().follow_settings()

    def place_all(self, width: int, height: int) -> None:
        self.query_one(Pane).place(Place(0, 0, width, height))
        self._show()

    # --- lines ----------------------------------------------------------------------------------
    def _read(self) -> None:
        """Read the lines that the filters leave, the cursor on the same one if it is among them."""
        chronicle, before = self.board.chronicle, self._current
        chronicle.catch_up(self.board.table.events, self.board.me)
        lines = lines_about(chronicle.all_lines(minor=self.minor), self.only)
        if self.wanted:
            wanted = fold(self.wanted)
            lines = tuple(
                line
                for line in lines
                if not line.level or wanted in fold(" ".join((line.text, *line.full)))
            )
        self.lines = lines
        ends = [line.end for line in lines]
        self.at = max(0, min(self.at, len(lines) - 1))
        if before is not None and lines:
            self.at = min(range(len(lines)), key=lambda place: abs(ends[place] - before.end))

    @property
    def _current(self) -> ChronicleLine | None:
        return self.lines[self.at] if 0 <= self.at < len(self.lines) else None

    # --- drawing --------------------------------------------------------------------------------
    def _show(self) -> None:
        words, pane = self.board.words, self.query_one(Pane)
        about = words.seat(self.only) if self.only else words.text("chronicle-all")
        pane.title = words.text("chronicle-title", about=about)
        pane.keys = words.text("chronicle-keys")
        if self.searching or self.wanted:
            mark = "_" if self.searching else ""
            pane.title += f" · {words.ui('filter')} {self.wanted}{mark}"
        pane.show()

    def _drawing(self, canvas: Canvas) -> None:
        size = size_class(*self.size)
        width, rows = canvas.width, canvas.height
        if size == "wide":
            width -= _MAP[0] + 2
            self._draw_place(canvas, width + 2, 0, *_MAP)
            self._draw_full(canvas, width + 2, _MAP[1] + 1)
        elif size == "middle":
            rows = _MIDDLE_LINES
            high = canvas.height - rows - 1
            self._draw_place(canvas, 0, rows + 1, _MAP[0], high)
            self._draw_full(canvas, _MAP[0] + 2, rows + 1)
        self._draw_lines(canvas, width, rows, columns=size == "wide")
        if not self.lines:
            canvas.put(0, 0, self.board.words.ui("chronicle-empty"), "muted")

    def _draw_lines(self, canvas: Canvas, end: int, rows: int, *, columns: bool) -> None:
        first = max(0, min(self.at - rows // 2, len(self.lines) - rows))
        shown = self.lines[first : first + rows]
        seat = min(_SEAT, max((width_of(line.seat) for line in self.lines), default=0))
        self._rows = {row: first + row for row in range(len(shown))}
        for y, line in enumerate(shown):
            self._draw_line(canvas, y, line, end, 3 + seat + bool(seat), columns=columns)
            if first + y == self.at:
                canvas.put(0, y, canvas.look.glyph("pointer"))
                canvas.tint(0, y, end, "cursor")
        if first:
            canvas.put(end - 1, 0, canvas.look.glyph("more-up"), "key")
        if first + rows < len(self.lines):
            canvas.put(end - 1, rows - 1, canvas.look.glyph("more-down"), "key")

    def _draw_line(
        self, canvas: Canvas, y: int, line: ChronicleLine, end: int, x: int, *, columns: bool
    ) -> None:
        if line.level < 2:
            style = "title" if not line.level else f"{line.style or 'strong'} bold"
            canvas.put(1 + line.level, y, line.text, style, end)
            return
        if not line.full:
            canvas.put(x, y, line.text, "muted" if line.style != "danger" else "danger", end)
            return
        canvas.put(3, y, clip(line.seat, x - 4, canvas.look.more), f"{line.style} bold".strip())
        if line.what:
            after = canvas.put(x, y, line.what, "text", end)
            x = max(after + 2, x + _WHAT) if columns else after + 2
            after = canvas.put(x, y, line.dice, "strong", end)
            x = max(after + 2, x + _DICE) if columns else after + 2 * bool(line.dice)
        canvas.put(x, y, line.effect, "text" if line.what else "muted", end)

    def _draw_place(self, canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
        """Draw the part of the board that the line is about, as it is now."""
        line, scene = self._current, self.board.scene
        if scene is None or height < 1:
            return
        found = self.places.find(line.names, seats=False) if line is not None else None
        pane, key = found or (self.board.game_view.panes[0], "")
        sheet = Canvas(width, height, canvas.look)
        self.board.game_view.drawings[pane](sheet, replace(scene, decision=None, chosen=""))
        thing = sheet.things.get(key)
        if thing is not None:
            sheet.tint(thing.x, thing.y, thing.end - thing.x, "cursor")
        canvas.paste(x, y, sheet)

    def _draw_full(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the sentences of the line, and that the picture shows the present board."""
        line, words = self._current, self.board.words
        canvas.put(x, y, words.text("chronicle-full"), "title")
        canvas.right(y, words.text("chronicle-now"), "muted")
        y += 1
        for text in (line.full or (line.text,)) if line is not None else ():
            y = canvas.paragraph(x, y, text, "text")

    # --- keys -----------------------------------------------------------------------------------
    def on_key(self, event: events.Key) -> None:
        """Take what is typed as a search."""
        if not self.searching:
            return
        if event.key == "escape":
            self.wanted, self.searching = "", False
        elif event.key == "enter":
            self.searching = False
        elif event.key == "backspace":
            self.wanted = self.wanted[:-1]
        elif event.is_printable:
            self.wanted += str(event.character)
        else:
            return
        event.stop()
        event.prevent_default()
        self._read()
        self._show()

    def action_move(self, by: int) -> None:
        self.at = max(0, min(self.at + by, len(self.lines) - 1))
        self._show()

    def action_round(self, by: int) -> None:
        """Go to the heading of the next round, or of this or the previous one."""
        heads = [place for place, line in enumerate(self.lines) if not line.level]
        ahead = [place for place in heads if (place - self.at) * by > 0]
        if ahead:
            self.at = min(ahead, key=lambda place: abs(place - self.at))
            self._show()

    def action_filter(self) -> None:
        """Show the lines about the next seat, or all again."""
        self.only = next_filter(self.only, self.board.table.seats)
        self._read()
        self._show()

    def action_search(self) -> None:
        self.searching = True
        self._show()

    def action_minor(self) -> None:
        """Show or leave out cards drawn, discarded and shuffled."""
        self.minor = not self.minor
        self._read()
        self._show()

    def action_go(self) -> None:
        """Go to the board, and point out the place of the line until the next key."""
        line = self._current
        below = self.app.screen_stack[-2]
        if isinstance(below, QuestionDialog | BoardCard):
            below.action_peek()
        self.dismiss(None)
        found = self.places.find(line.names) if line is not None else None
        if found is not None:
            self.board.point_out(*found)

    def action_replay(self) -> None:
        """Show the board at the moment of the line."""
        from weimar_tui.tui.replay.watching import watch_table

        line = self._current
        end = line.end if line is not None else None
        watch_table(self.here, self.board.table, self.board.me, events=end)

    def action_look_up(self) -> None:
        """Look up what the line names."""
        from weimar_tui.tui.linking import show_mentioned

        line = self._current
        texts = (line.text, *line.full) if line is not None else ()
        show_mentioned(self.here, self.board.loaded, texts)

    def action_help(self) -> None:
        from weimar_tui.tui.help import show_help

        show_help(self.here, "chronicle")

    def action_leave(self) -> None:
        """Leave; a search first shows all lines again."""
        if self.wanted:
            self.wanted = ""
            self._read()
            self._show()
        else:
            self.dismiss(None)

    # --- mouse ----------------------------------------------------------------------------------
    def on_click(self, event: events.Click) -> None:
        """Put the cursor on a line; a second click goes to its place."""
        place = self._rows.get(event.screen_y - 1)
        if place is None:
            return
        if place == self.at:
            self.action_go()
        else:
            self.action_move(place - self.at)
