"""The coach: the best answers, their chances, and what they change, over the decision."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.bots.bot import UNKNOWN
from weimar_tui.play.advice import BETTER, WORSE, AdvisedAnswer, Counsel
from weimar_tui.text.choice import DIGITS
from weimar_tui.tui.canvas import Canvas, width_of, wrap
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.layout import over_decision
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.prose import Row
from weimar_tui.tui.screen import WeimarDialog

_BARS_FROM = 70
"""Columns from which there are bars."""
_BAR = 10
_WIDE = 78
_CHANGE = {BETTER: "good", WORSE: "danger"}


class CoachDialog(WeimarDialog):
    """Shows advice on one question.

    Its result is the number of the answer to go to, from "0", or None.
    """

    DEFAULT_CSS = """
    CoachDialog { background: black 0%; }
    """

    wheel = ("turn", 1)

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", "up", id="coach.up"),
        Binding("down,j", "move(1)", "down", id="coach.down"),
        Binding("enter", "take", "go to answer", id="coach.take"),
        Binding("question_mark,f1", "about", "about", id="coach.about"),
        Binding("escape,q,i", "close", "close", id="coach.close"),
    ]

    def __init__(self, counsel: Counsel, seat: str) -> None:
        super().__init__()
        self.counsel = counsel
        self.seat = seat
        self.at = 0
        self._spots: dict[int, int] = {}

    def compose(self) -> ComposeResult:
        pane = Pane(self.look, self._drawing, title=self.counsel.title, id="coach", framed=True)
        pane.seat = self.seat
        yield pane

    def on_mount(self) -> None:
        self.query_one("#coach", Pane).focus()

    def place_all(self, width: int, height: int) -> None:
        places = self.here.places_now(width, height)
        wide = over_decision(places, width, height, _WIDE, 8).width - 4
        answers = range(len(self.counsel.answers)) or range(1)
        rows = max(len(self._rows(wide, at)[0]) for at in answers)
        looked = wrap(self.look.plain(self.counsel.looked), wide)
        wanted = rows + (1 + len(looked) if self.counsel.looked else 0) + 2
        pane = self.query_one("#coach", Pane)
        pane.place(over_decision(places, width, height, _WIDE, wanted))
        pane.keys = self._keys(wide)
        pane.show()

    def _keys(self, width: int) -> str:
        key_of = self.here.key_of
        several = ["coach-keys"] if len(self.counsel.answers) > 1 else []
        for message in (*several, "coach-keys-short"):
            keys = self.words.text(
                message,
                why="↑↓",
                take=key_of("coach.take", "Enter"),
                about=key_of("coach.about", "?"),
                close=key_of("coach.close", "Esc"),
            )
            if width_of(keys) <= width:
                break
        return keys

    # --- drawing --------------------------------------------------------------------------------
    def _drawing(self, canvas: Canvas) -> None:
        rows, self._spots = self._rows(canvas.width, self.at)
        for y, row in enumerate(rows[: canvas.height]):
            canvas.pieces(0, y, row)
        looked = wrap(self.look.plain(self.counsel.looked), canvas.width)
        top = canvas.height - len(looked)
        if self.counsel.looked and top > len(rows):
            for y, line in enumerate(looked, top):
                canvas.put(0, y, line, "muted")

    def _rows(self, width: int, at: int) -> tuple[list[Row], dict[int, int]]:
        """Return the rows with the cursor on answer number `at`, and the answers by row."""
        counsel = self.counsel
        rows: list[Row] = [[(line, "muted")] for line in wrap(counsel.heading, width)]
        spots: dict[int, int] = {}
        for place, answer in enumerate(counsel.answers):
            first = len(rows)
            rows += self._answer(answer, place, at, width)
            if place == at:
                rows += self._changes(answer, width)
            spots |= dict.fromkeys(range(first, len(rows)), place)
        return rows, spots

    def _answer(self, answer: AdvisedAnswer, place: int, at: int, width: int) -> list[Row]:
        """An answer, its bar, its chance and how it compares; never cut."""
        plain = self.look.plain
        full = width >= _BARS_FROM
        verdicts = [plain(one.verdict) for one in self.counsel.answers]
        chances = [plain(one.chance) for one in self.counsel.answers]
        column = max(map(width_of, chances))
        right = column + 2 + max(map(width_of, verdicts)) if column else 0
        bar = _BAR + 2 if full and column else 0
        room = max(10, width - 4 - right - bar)
        longest = max(width_of(plain(one.text)) for one in self.counsel.answers)
        if bar and longest > room:
            bar, room = 0, room + bar
        lines = wrap(plain(answer.text), room) or [""]
        pointer = self.look.glyph("pointer") if place == at else " "
        number = place + 1 if len(self.counsel.answers) > 1 else ""
        head = f"{pointer}{number} {lines[0]}"
        row: Row = [(head, "cursor" if place == at else "strong")]
        if answer.chance:
            bar = bar if answer.percent != UNKNOWN else 0
            row.append((" " * (width - right - bar - width_of(head)), ""))
            if bar:
                filled = min(_BAR, round(answer.percent * _BAR / 100))
                row.append((self.look.glyph("block") * filled, "title"))
                row.append((self.look.glyph("line") * (_BAR - filled) + "  ", "faint"))
            row.append((_right(chances[place], column) + "  ", "strong"))
            fine = answer.is_best or answer.is_equal
            row.append((verdicts[place], "good" if fine else "danger"))
        return [row, *([("   ", ""), (line, "strong")] for line in lines[1:])]

    def _changes(self, answer: AdvisedAnswer, width: int) -> list[Row]:
        rows: list[Row] = []
        for change in answer.changes:
            first, *others = wrap(self.look.plain(change.text), max(10, width - 6))
            style = _CHANGE.get(change.better, "muted")
            rows.append([("    ", ""), (change.sign, style), (f" {first}", "text")])
            rows += [[("      ", ""), (line, "text")] for line in others]
        return rows

    # --- keys -----------------------------------------------------------------------------------
    def on_key(self, event: events.Key) -> None:
        """A digit moves to the answer of that number."""
        if event.character in DIGITS and 0 < int(event.character) <= len(self.counsel.answers):
            self._go(int(event.character) - 1)

    def on_click(self, event: events.Click) -> None:
        """A click moves to an answer; another one on it takes the cursor there."""
        pane = self.query_one("#coach", Pane)
        if pane.placed is None:
            return
        place = self._spots.get(event.screen_y - pane.placed.y - 1)
        if place is None:
            return
        if place == self.at and self.here.input_guard.takes(event.time):
            self.action_take()
        else:
            self._go(place)

    def action_turn(self, by: int) -> None:
        """Move without going around, by the wheel."""
        self._go(min(self.at + by, len(self.counsel.answers) - 1))

    def action_move(self, by: int) -> None:
        self._go((self.at + by) % max(1, len(self.counsel.answers)))

    def _go(self, place: int) -> None:
        self.at = max(0, place)
        self.query_one("#coach", Pane).show()

    def action_take(self) -> None:
        """Close, and go to the answer in the list."""
        self.dismiss(str(self.at) if self.counsel.answers else None)

    def action_about(self) -> None:
        """Show what the coach does, and what it looked at."""
        text = "\n\n".join(filter(None, (self.counsel.about, self.counsel.looked)))
        self.here.push_screen(ReadingDialog(self.words.text("coach-about-title"), text))

    def action_close(self) -> None:
        self.dismiss(None)


def _right(text: str, width: int) -> str:
    return " " * (width - width_of(text)) + text
