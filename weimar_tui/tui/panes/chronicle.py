"""The chronicle: events grouped by round and by card played, the latest at the bottom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from weimar_tui.play.scene import ChronicleLine, Scene
from weimar_tui.tui.canvas import Canvas, cut, wrap
from weimar_tui.tui.look import Look

_INDENT = (0, 0, 1)
_MOST = 3
"""Rows of a line in short."""


def wrapped_rows(
    canvas: Canvas, lines: Sequence[ChronicleLine], wanted: int, *, begins: bool = False
) -> list[tuple[str, str]]:
    """Return the last `wanted` rows as (text, style), with long lines wrapped.

    With `begins`, a first line without room for all of its rows shows its beginning, not its end.
    """
    rows: list[tuple[str, str]] = []
    for line in reversed(lines):
        indent = " " * _INDENT[line.level]
        broken = _broken(line, canvas.width, canvas.look)
        room = wanted - len(rows)
        if begins and room < len(broken):
            width = canvas.width - _INDENT[line.level] - 1
            broken = cut(broken, room, width, canvas.look.more)
        style = ("title", "strong", "text")[line.level]
        style = f"{style} {line.style}".strip()
        for text in reversed(broken):
            rows.append((indent + text, style))
        if len(rows) >= wanted:
            break
    return rows[:wanted][::-1]


def _broken(line: ChronicleLine, width: int, look: Look) -> list[str]:
    """Return a line as rows; of a line in short at most three, for its sentences say the rest."""
    room = width - _INDENT[line.level] - 1
    rows = _rows(look.plain(line.text), room)
    return cut(rows, _MOST, room, look.more) if line.full else list(rows)


@lru_cache(maxsize=1024)
def _rows(text: str, width: int) -> tuple[str, ...]:
    return tuple(wrap(text, width))


def height_of(lines: Sequence[ChronicleLine], width: int, look: Look) -> int:
    """Return the number of rows that some lines take."""
    return sum(len(_broken(line, width, look)) for line in lines)


@dataclass
class ChronicleScroll:
    """The scroll position: `back` rows before the end of the first `until` lines.

    New lines do not move the text being read; at the end the chronicle follows the game again.

    >>> lines = [ChronicleLine(str(number)) for number in range(30)]
    >>> reading = ChronicleScroll()
    >>> reading.scroll(5, lines[:20], len), reading.new(lines), reading.shown(lines)[-1].text
    (None, 10, '19')
    >>> reading.scroll(-6, lines, len), reading.back, reading.new(lines)
    (None, 9, 0)
    """

    back: int = 0
    until: int = 0

    def follow(self) -> None:
        """Follow the latest lines again."""
        self.back = 0

    def scroll(
        self,
        by: int,
        lines: Sequence[ChronicleLine],
        rows: Callable[[Sequence[ChronicleLine]], int],
    ) -> None:
        """Scroll by some rows; `rows` returns the number of rows that some lines take."""
        if not self.back:
            self.until = len(lines)
        back = self.back + by
        if back <= 0 and self.new(lines):
            # Forward into the new lines, but not beyond them.
            back += rows(lines[self.until :])
            self.until = len(lines)
        self.back = max(0, min(back, rows(lines[: self.until]) - 1))

    def new(self, lines: Sequence[ChronicleLine]) -> int:
        """Return the number of new lines since the reader scrolled back."""
        return max(0, len(lines) - self.until) if self.back else 0

    def shown(self, lines: Sequence[ChronicleLine]) -> Sequence[ChronicleLine]:
        """Return the lines up to the scroll position."""
        return lines[: self.until] if self.back else lines


def draw_chronicle(canvas: Canvas, scene: Scene, reading: ChronicleScroll | None = None) -> None:
    """Draw the end of the chronicle, or the part at the scroll position."""
    reading = reading or ChronicleScroll()
    back = reading.back
    lines = reading.shown(scene.chronicle)
    rows = wrapped_rows(canvas, lines, canvas.height + back, begins=not back)
    if back:
        rows = rows[: max(canvas.height, len(rows) - back)][: canvas.height]
    for y, (text, style) in enumerate(rows[: canvas.height]):
        canvas.put(0, y, text, style)
    if back:
        number = reading.new(scene.chronicle)
        news = scene.words.ui("chronicle-new", number=number) if number else ""
        mark = f" {scene.look.glyph('more-down')} {news}".rstrip()
        canvas.right(canvas.height - 1, mark, "key")
    if not rows:
        canvas.put(0, 0, scene.words.ui("chronicle-empty"), "muted")
