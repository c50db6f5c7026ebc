"""The chronicle: what happened, grouped by round and by card played, the latest at the bottom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from weimar_tui.play.scene import Line, Scene
from weimar_tui.tui.canvas import Canvas, wrap
from weimar_tui.tui.look import Look

_INDENT = (0, 0, 1)


def rows_of(canvas: Canvas, lines: Sequence[Line], wanted: int) -> list[tuple[str, str]]:
    """The last `wanted` rows as (text, style), long lines broken."""
    rows: list[tuple[str, str]] = []
    for line in reversed(lines):
        indent = " " * _INDENT[line.level]
        broken = wrap(canvas.look.plain(line.text), canvas.width - len(indent) - 1)
        style = ("title", "strong", "text")[line.level]
        style = f"{style} {line.style}".strip()
        for text in reversed(broken):
            rows.append((indent + text, style))
        if len(rows) >= wanted:
            break
    return rows[:wanted][::-1]


@lru_cache(maxsize=8192)
def _rows(text: str, width: int) -> int:
    return len(wrap(text, width))


def height_of(lines: Sequence[Line], width: int, look: Look) -> int:
    """How many rows some lines take."""
    return sum(_rows(look.plain(line.text), width - _INDENT[line.level] - 1) for line in lines)


@dataclass
class Reading:
    """How far back somebody reads: `back` rows before the end of the first `until` lines.

    What is told meanwhile does not move what is being read; at the end it is followed again.

    >>> lines = [Line(str(number)) for number in range(30)]
    >>> reading = Reading()
    >>> reading.scroll(5, lines[:20], len), reading.new(lines), reading.shown(lines)[-1].text
    (None, 10, '19')
    >>> reading.scroll(-6, lines, len), reading.back, reading.new(lines)
    (None, 9, 0)
    """

    back: int = 0
    until: int = 0

    def follow(self) -> None:
        """Show the latest again."""
        self.back = 0

    def scroll(self, by: int, lines: Sequence[Line], rows: Callable[[Sequence[Line]], int]) -> None:
        """Go back (or on) by some rows; `rows` tells how many some lines take."""
        if not self.back:
            self.until = len(lines)
        back = self.back + by
        if back <= 0 and self.new(lines):
            # On into what was told meanwhile, not past it.
            back += rows(lines[self.until :])
            self.until = len(lines)
        self.back = max(0, min(back, rows(lines[: self.until]) - 1))

    def new(self, lines: Sequence[Line]) -> int:
        """How many lines were told since one has read back."""
        return max(0, len(lines) - self.until) if self.back else 0

    def shown(self, lines: Sequence[Line]) -> Sequence[Line]:
        """The lines up to where one reads."""
        return lines[: self.until] if self.back else lines


def draw_chronicle(canvas: Canvas, scene: Scene, reading: Reading | None = None) -> None:
    """Draw the chronicle, its end or as far back as somebody reads."""
    reading = reading or Reading()
    back = reading.back
    rows = rows_of(canvas, reading.shown(scene.chronicle), canvas.height + back)
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
