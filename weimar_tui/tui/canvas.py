"""A grid of character cells that every pane and dialog draws on.

Drawing is pure: the same input on the same canvas gives the same cells, so tests can check the text
without a terminal. Only this module handles clipping, wide characters and the ASCII look.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from rich.segment import Segment
from textual.strip import Strip

from weimar_tui.kernel.printing import printable
from weimar_tui.text.breaks import pad as pad, pieces, width_of as width_of, wrap as wrap
from weimar_tui.tui.ground import Raster, Under, one_colour, runs
from weimar_tui.tui.lean_strip import LeanStrip
from weimar_tui.tui.look import Look

Piece = tuple[str, str]
"""A text and the name of its style."""


def clip(text: str, width: int, more: str = "…", *, words: bool = False) -> str:
    """The text cut to a width, with a mark if something is missing.

    Sentences are cut between words; names and columns give as many letters as fit. `words`: it is
    part of a sentence, however narrow.

    >>> clip("Reichspräsident", 8), clip("The republic can fall at any time.", 30)
    ('Reichsp…', 'The republic can fall at any…')
    """
    if width_of(text) <= width:
        return text
    room = width - width_of(more)
    if (words or width >= _SENTENCE) and (whole := _whole_words(text, room)):
        return whole + more
    kept = ""
    used = 0
    for char in text:
        size = width_of(char)
        if used + size > room:
            break
        kept += char
        used += size
    return kept.rstrip() + more[: max(0, width)]


_SENTENCE = 28
"""Columns from which a text is cut between words; fewer hold names."""


def _whole_words(text: str, width: int) -> str:
    """The words of a text that fit a width; "" for columns, for Chinese and if little is left."""
    if "  " in text or width_of(text) > len(text):
        return ""
    kept, used = "", 0
    for piece in pieces(text):
        used += width_of(piece)
        if used > width:
            break
        kept += piece
    kept = kept.rstrip(" ·,;:")
    return kept if 2 * width_of(kept) >= width else ""


def cut(lines: Sequence[str], rows: int, width: int, more: str = "…") -> list[str]:
    """Return at most `rows` lines of a text; a longer text is continued on the last line and cut.

    >>> cut(["Weimar", "Berlin"], 1, 9), cut(["Weimar", "Berlin"], 2, 9)
    (['Weimar…'], ['Weimar', 'Berlin'])
    """
    if rows <= 0 or len(lines) <= rows:
        return list(lines[: max(0, rows)])
    last = f"{lines[rows - 1]} {lines[rows]}"
    return [*lines[: rows - 1], clip(last, width, more, words=True)]


def tail(text: str, width: int) -> str:
    """The end of a text, as much as fits a width.

    >>> tail("weimar", 3), tail("威瑪共和", 5)
    ('mar', '共和')
    """
    while width_of(text) > width:
        text = text[1:]
    return text


@lru_cache(maxsize=1024)
def _is_narrow(text: str) -> bool:
    """Whether every character takes one column."""
    return all(width_of(char) == 1 for char in text)


class Thing(NamedTuple):
    """Something a pane shows: its key and value, and its cells in row `y` from `x` up to `end`."""

    x: int
    y: int
    end: int
    value: str


def wholes(key: str) -> Iterator[str]:
    """The keys of the things that contain this one, the nearest first.

    >>> list(wholes("berlin/base/2"))
    ['berlin/base', 'berlin']
    """
    while "/" in key:
        key = key.rpartition("/")[0]
        yield key


class Canvas:
    """`width` by `height` cells, each with a character, the name of a style, and a background."""

    __slots__ = ("_chars", "_ground", "_styles", "height", "look", "spots", "things", "width")

    def __init__(self, width: int, height: int, look: Look) -> None:
        self.width = width
        self.height = height
        self.look = look
        self._chars: list[list[str]] = [[" "] * width for _ in range(height)]
        self._styles: list[list[str]] = [[""] * width for _ in range(height)]
        self._ground: list[list[Under | None] | None] = [None] * height
        self.spots: dict[str, tuple[int, int]] = {}
        self.things: dict[str, Thing] = {}

    def thing(self, key: str, x: int, y: int, end: int, value: object) -> None:
        """Register something that the pane shows, and where.

        Two drawings are compared by keys and values: a thing with a new value is highlighted as a
        whole. `berlin/unrest` is a part of `berlin`. `value` is the actual value (a number, a
        marker's id), not its text, which can be shorter on a small screen. A new key counts as a
        change, so register permanent things on every drawing, even if they do not fit (`end` equal
        to `x`).
        """
        self.things[key] = Thing(x, y, max(x, end), str(value))

    def things_without_room(self, values: Mapping[str, object]) -> None:
        """Register, without cells, those things for which nothing was drawn."""
        for key, value in values.items():
            if key not in self.things:
                self.thing(key, 0, 0, 0, value)

    def spot(self, name: str, x: int, y: int) -> None:
        """Remember the position of something a question can be about: a card, a seat, a marker."""
        self.spots.setdefault(name, (x, y))

    def put(self, x: int, y: int, text: str, style: str = "", end: int | None = None) -> int:
        """Write text from (x, y); clip it with a mark at column `end`. Returns the next column."""
        limit = self.width if end is None else min(end, self.width)
        if not 0 <= y < self.height:
            return x
        text = self.look.plain(text)
        if not text.isprintable():
            # Text by other people must not control the terminal.
            text = printable(text)
        narrow = text.isascii() or _is_narrow(text)
        if not narrow or len(text) > limit - x:
            text = clip(text, limit - x, self.look.more)
        chars, styles = self._chars[y], self._styles[y]
        if x >= 0 and text and narrow:
            stop = x + len(text)
            self._blank_halves(chars, x, stop)
            chars[x:stop], styles[x:stop] = text, [style] * len(text)
            return stop
        for char in text:
            size = width_of(char)
            if size == 0 or x < 0:
                x += size
                continue
            self._blank_halves(chars, x, x + size)
            chars[x] = char
            styles[x] = style
            if size == 2:
                chars[x + 1] = ""
                styles[x + 1] = style
            x += size
        return x

    @staticmethod
    def _blank_halves(chars: list[str], start: int, end: int) -> None:
        """Blank the other half of a wide character that is about to be half overwritten."""
        if chars[start] == "":
            chars[start - 1] = " "
        if end < len(chars) and chars[end] == "":
            chars[end] = " "

    def pieces(self, x: int, y: int, row: Iterable[Piece], end: int | None = None) -> int:
        """Write several styled texts one after the other."""
        for text, style in row:
            x = self.put(x, y, text, style, end)
        return x

    def right(self, y: int, text: str, style: str = "", end: int | None = None) -> None:
        """Write a text that ends at column `end` (the right edge)."""
        limit = self.width if end is None else end
        self.put(max(0, limit - width_of(self.look.plain(text))), y, text, style)

    def middle(self, y: int, text: str, style: str = "") -> None:
        """Write a text centred in a row."""
        self.put(max(0, (self.width - width_of(self.look.plain(text))) // 2), y, text, style)

    def paragraph(
        self, x: int, y: int, text: str, style: str = "", *, end: int | None = None, rows: int = 99
    ) -> int:
        """Write a text in at most `rows` lines; return the row below it."""
        limit = self.width if end is None else end
        lines = wrap(self.look.plain(text), limit - x)
        for line in cut(lines, rows, limit - x, self.look.more):
            self.put(x, y, line, style, end)
            y += 1
        return y

    def fill(self, x: int, y: int, width: int, char: str, style: str = "") -> None:
        """Repeat a character along a row."""
        self.put(x, y, self.look.plain(char) * width, style, x + width)

    def sketch(self, x: int, y: int, signs: Mapping[tuple[int, int], Piece]) -> None:
        """Put single-column characters, by column and row from (x, y), on blank cells."""
        for (column, row), (sign, style) in signs.items():
            u, v = x + column, y + row
            if 0 <= u < self.width and 0 <= v < self.height and self._chars[v][u] == " ":
                self._chars[v][u], self._styles[v][u] = sign, style

    def tint(self, x: int, y: int, width: int, style: str) -> None:
        """Add a style to cells that have text already."""
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

    # --- ground ---------------------------------------------------------------------------------
    def lay(self, x: int, y: int, raster: Raster, paint: Mapping[str, str] | None = None) -> None:
        """Put a picture behind the cells; `paint` gives the colours of keys that are not colours.

        Does nothing if the terminal lacks the colours for pictures.
        """
        if not self.look.paints:
            return
        skipped = max(0, -x)
        for row, unders in enumerate(raster.unders(paint or {}), y):
            if 0 <= row < self.height:
                self._lay_row(x + skipped, row, unders[skipped:])

    def wash(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """Put one colour behind a rectangle of cells."""
        if self.look.paints:
            left = max(0, x)
            under = [one_colour(colour)] * max(0, x + width - left)
            for row in range(max(0, y), min(y + height, self.height)):
                self._lay_row(left, row, under)

    def _lay_row(self, x: int, y: int, unders: Sequence[Under | None]) -> None:
        ground = self._ground[y] or [None] * self.width
        end = min(x + len(unders), self.width)
        if None in unders:
            unders = [new or old for new, old in zip(unders, ground[x:end], strict=False)]
        ground[x:end] = unders[: max(0, end - x)]
        self._ground[y] = ground

    def paste(self, x: int, y: int, other: Canvas) -> None:
        """Copy another canvas onto this one; rows above the top edge are left out."""
        for key, thing in other.things.items():
            self.things[key] = Thing(x + thing.x, y + thing.y, x + thing.end, thing.value)
        for row in range(max(0, -y), min(other.height, self.height - y)):
            width = min(other.width, self.width - x)
            self._chars[y + row][x : x + width] = other._chars[row][:width]
            self._styles[y + row][x : x + width] = other._styles[row][:width]
            below, ground = self._ground[y + row], other._ground[row]
            if below or ground:
                below = self._ground[y + row] = list(below or [None] * self.width)
                below[x : x + width] = (ground or [None] * width)[:width]

    def is_as_large_as(self, other: Canvas) -> bool:
        """Whether another canvas has the same number of columns and rows."""
        return (self.width, self.height) == (other.width, other.height)

    def changed_things(self, older: Canvas) -> set[str]:
        """The keys of things with another value than on an older canvas.

        If a part changed, the thing that contains it is left out; if a part is gone, the thing that
        contained it counts as changed.
        """
        changed = {
            key
            for key, thing in self.things.items()
            if (before := older.things.get(key)) is None or before.value != thing.value
        }
        changed -= {whole for key in changed for whole in wholes(key)}
        for key in older.things.keys() - self.things.keys():
            whole = next((whole for whole in wholes(key) if whole in self.things), None)
            if whole is not None:
                changed.add(whole)
        return changed

    def changed_words(self, older: Canvas) -> set[Thing]:
        """The words that differ from an older canvas of the same size, never blanks."""
        words = set()
        for y, (row, before) in enumerate(zip(self._chars, older._chars, strict=True)):
            if row == before:
                continue
            for x, (char, other) in enumerate(zip(row, before, strict=True)):
                if char != other and char != " ":
                    start, end = x, x + 1
                    while start and row[start - 1] != " ":
                        start -= 1
                    while end < len(row) and row[end] != " ":
                        end += 1
                    words.add(Thing(start, y, end, "".join(row[start:end])))
        return words

    def things_at(self, x: int, y: int) -> list[str]:
        """The keys of the things in a cell, the narrowest first."""
        there = {
            key: one for key, one in self.things.items() if one.y == y and one.x <= x < one.end
        }
        return sorted(there, key=lambda key: there[key].end - there[key].x)

    def same_row(self, other: Canvas, y: int) -> bool:
        """Whether a row looks the same on another canvas."""
        return (
            self._chars[y] == other._chars[y]
            and self._styles[y] == other._styles[y]
            and self._ground[y] == other._ground[y]
        )

    def extent(self) -> tuple[int, int]:
        """The number of columns and rows, from the top left, that contain anything visible."""
        seen = [
            (x, y)
            for y in range(self.height)
            for x, char in enumerate(self._chars[y])
            if char != " " or ((ground := self._ground[y]) and ground[x])
        ]
        return max((x + 1 for x, _ in seen), default=0), max((y + 1 for _, y in seen), default=0)

    def free(self, y: int) -> list[bool]:
        """Return for each column of a row whether it is blank."""
        return [char == " " for char in self._chars[y]]

    def at(self, x: int, y: int) -> str:
        return self._chars[y][x]

    def text(self) -> str:
        """The canvas as text, without trailing spaces."""
        return "\n".join("".join(row).rstrip() for row in self._chars)

    def styles(self) -> list[list[str]]:
        """The style names of every cell, row by row, without backgrounds."""
        return [list(row) for row in self._styles]

    def runs(self, y: int) -> list[Piece]:
        """A row with its background as (text, style) pieces, in order."""
        ground = self._ground[y]
        cells = zip(self._chars[y], self._styles[y], strict=True)
        if ground is None:
            parts = groupby(cells, key=lambda cell: cell[1])
            return [("".join(char for char, _ in part), style) for style, part in parts]
        grounded = ((*cell, under) for cell, under in zip(cells, ground, strict=True))
        return runs(grounded, self.look.kind)

    def strip(self, y: int) -> Strip:
        """A row for the screen."""
        style = self.look.style
        return LeanStrip([Segment(text, style(names)) for text, names in self.runs(y)], self.width)

    def strips(self) -> list[Strip]:
        return [self.strip(y) for y in range(self.height)]


_ROWS = 128
"""Rows of a page at first; most result pages have 60 to 110."""
_MOST_ROWS = 1024


def long_page(width: int, look: Look, write: Callable[[Canvas], int]) -> tuple[Canvas, int]:
    """A page as long as what `write` puts on it, and the rows used: it returns the row below.

    A page that turns out to be longer is drawn again: the cells of 240 rows take a megabyte.
    """
    rows = _ROWS
    while True:
        page = Canvas(width, rows, look)
        used = write(page)
        if used < rows or rows >= _MOST_ROWS:
            return page, used
        rows *= 2
