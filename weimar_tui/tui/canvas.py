"""A sheet of character cells to draw on: what every pane and dialog of the terminal is made of.

Drawing is pure: the same figures on the same sheet give the same cells, so a test can look at the
text without a terminal. Clipping, wide characters and the ASCII look are dealt with here alone.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.segment import Segment
from textual.strip import Strip

from weimar_tui.tui.look import Look

Piece = tuple[str, str]
"""A text and the name of its style."""


def width_of(text: str) -> int:
    """Columns a text takes on a terminal."""
    return len(text) if text.isascii() else cell_len(text)


def clip(text: str, width: int, more: str = "…") -> str:
    """The text cut to a width, with a mark where something is missing.

    >>> clip("Reichspräsident", 8)
    'Reichsp…'
    """
    if width_of(text) <= width:
        return text
    if width <= 0:
        return ""
    room = width - width_of(more)
    kept = ""
    used = 0
    for char in text:
        size = width_of(char)
        if used + size > room:
            break
        kept += char
        used += size
    return kept.rstrip() + more if room > 0 else more[:width]


def wrap(text: str, width: int) -> list[str]:
    """The text in lines no wider than `width`, broken at spaces where possible.

    >>> wrap("one step from anarchy", 9)
    ['one step', 'from', 'anarchy']
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            while width_of(word) > width > 0:
                if line:
                    lines.append(line)
                    line = ""
                cut = 1
                while cut < len(word) and width_of(word[: cut + 1]) <= width:
                    cut += 1
                lines.append(word[:cut])
                word = word[cut:]
            candidate = f"{line} {word}" if line else word
            if width_of(candidate) <= width:
                line = candidate
            else:
                lines.append(line)
                line = word
        lines.append(line)
    return lines


class Canvas:
    """`width` by `height` cells, each a character and the name of a style."""

    __slots__ = ("_chars", "_styles", "height", "look", "width")

    def __init__(self, width: int, height: int, look: Look) -> None:
        self.width = width
        self.height = height
        self.look = look
        self._chars: list[list[str]] = [[" "] * width for _ in range(height)]
        self._styles: list[list[str]] = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "", end: int | None = None) -> int:
        """Write text from (x, y); clip it with a mark at column `end`. Returns the next column."""
        limit = self.width if end is None else min(end, self.width)
        if not 0 <= y < self.height or x >= limit:
            return x
        text = self.look.plain(text)
        if width_of(text) > limit - x:
            text = clip(text, limit - x, self.look.more)
        chars, styles = self._chars[y], self._styles[y]
        for char in text:
            size = 1 if char.isascii() else cell_len(char)
            if size == 0 or x < 0:
                x += size
                continue
            if x + size > limit:
                break
            chars[x] = char
            styles[x] = style
            if size == 2:
                chars[x + 1] = ""
                styles[x + 1] = style
            x += size
        return x

    def pieces(self, x: int, y: int, pieces: Iterable[Piece], end: int | None = None) -> int:
        """Write several styled texts one after the other."""
        for text, style in pieces:
            x = self.put(x, y, text, style, end)
        return x

    def right(self, y: int, text: str, style: str = "", end: int | None = None) -> None:
        """Write a text that ends at column `end` (the right edge)."""
        limit = self.width if end is None else end
        self.put(max(0, limit - width_of(self.look.plain(text))), y, text, style)

    def middle(self, y: int, text: str, style: str = "") -> None:
        """Write a text in the middle of a row."""
        self.put(max(0, (self.width - width_of(self.look.plain(text))) // 2), y, text, style)

    def paragraph(
        self, x: int, y: int, text: str, style: str = "", *, end: int | None = None, rows: int = 99
    ) -> int:
        """Write a text broken into at most `rows` lines; returns the row below it."""
        limit = self.width if end is None else end
        lines = wrap(self.look.plain(text), limit - x)
        if len(lines) > rows > 0:
            lines = [*lines[: rows - 1], f"{lines[rows - 1]} {self.look.more}"]
            if width_of(lines[-1]) > limit - x:
                lines[-1] = clip(lines[-1], limit - x, self.look.more)
        for line in lines[:rows]:
            self.put(x, y, line, style, end)
            y += 1
        return y

    def fill(self, x: int, y: int, width: int, char: str, style: str = "") -> None:
        """Repeat a character along a row."""
        self.put(x, y, self.look.plain(char) * width, style, x + width)

    def tint(self, x: int, y: int, width: int, style: str) -> None:
        """Add a style to cells that are already written."""
        if 0 <= y < self.height:
            styles = self._styles[y]
            for column in range(max(0, x), min(x + width, self.width)):
                styles[column] = f"{styles[column]} {style}".strip()

    def frame(self, x: int, y: int, width: int, height: int, style: str = "") -> None:
        """Draw a box."""
        top, side = self.look.glyph("line"), self.look.glyph("bar")
        self.put(x, y, self.look.glyph("corner-nw") + top * (width - 2), style)
        self.put(x + width - 1, y, self.look.glyph("corner-ne"), style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, side, style)
            self.put(x + width - 1, row, side, style)
        self.put(x, y + height - 1, self.look.glyph("corner-sw") + top * (width - 2), style)
        self.put(x + width - 1, y + height - 1, self.look.glyph("corner-se"), style)

    def paste(self, x: int, y: int, other: Canvas) -> None:
        """Copy another sheet onto this one."""
        for row in range(min(other.height, self.height - y)):
            width = min(other.width, self.width - x)
            self._chars[y + row][x : x + width] = other._chars[row][:width]
            self._styles[y + row][x : x + width] = other._styles[row][:width]

    def at(self, x: int, y: int) -> str:
        """The character of a cell."""
        return self._chars[y][x]

    def text(self) -> str:
        """The sheet as text, rows without trailing spaces."""
        return "\n".join("".join(row).rstrip() for row in self._chars)

    def strip(self, y: int) -> Strip:
        """One row for the screen."""
        segments: list[Segment] = []
        run = ""
        current = ""
        for char, style in zip(self._chars[y], self._styles[y], strict=True):
            if style != current and run:
                segments.append(Segment(run, self.look.style(current)))
                run = ""
            current = style
            run += char
        if run:
            segments.append(Segment(run, self.look.style(current)))
        return Strip(segments, self.width)

    def strips(self) -> list[Strip]:
        """All rows for the screen."""
        return [self.strip(y) for y in range(self.height)]
