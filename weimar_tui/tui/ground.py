"""Pictures behind a canvas: two by two colours per cell, visible as blocks where the text is blank.

A `Raster` is a picture made once for each size, with a key in every quarter cell. When it is put
behind a canvas (`Canvas.lay`), a table gives the present colour of each key, so a move only changes
that table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

Quads = tuple[str, str, str, str]
"""The keys of a cell: top left and right, bottom left and right."""

_BLOCKS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""The block character for each set of quarters: 1, 2, 4, 8 in the order of `Quads`
(Unicode, block 2580)."""

INVERSE = {block: _BLOCKS[15 - number] for number, block in enumerate(_BLOCKS)}
"""For each block character, the one that covers the other quarters."""


class Under(NamedTuple):
    """The background of a cell: a block in one colour on another, and the colour under a text.

    Colours are names of the theme. A cell of one colour has a blank for a block and no ink.
    """

    block: str
    ink: str
    back: str
    text: str


class Raster:
    """A picture of `width` by `height` cells, with a key in every quarter.

    A key is a colour name, or represents one (`Canvas.lay`); an empty key is transparent. `under`
    maps the key of a quarter to the key used under a text, since text on a border would be hard to
    read.
    """

    __slots__ = ("_kinds", "_paint", "_places", "_rows", "_under", "_unders", "height", "width")

    def __init__(
        self, width: int, height: int, key: str = "", under: Mapping[str, str] | None = None
    ) -> None:
        self.width = width
        self.height = height
        self._rows = [[key] * (2 * width) for _ in range(2 * height)]
        self._under = under or {}
        self._forget()

    @classmethod
    def of(cls, rows: Sequence[Sequence[str]], under: Mapping[str, str] | None = None) -> Raster:
        """Make a picture from its keys: two rows, and two keys in each, per cell."""
        raster = cls(len(rows[0]) // 2, len(rows) // 2, under=under)
        raster._rows = [list(row) for row in rows]
        return raster

    def copy(self) -> Raster:
        """A copy that can be drawn on."""
        return Raster.of(self._rows, self._under)

    def _forget(self) -> None:
        self._kinds: list[Quads] = []
        self._places: list[list[int]] = []
        self._paint: Mapping[str, str] | None = None
        self._unders: list[list[Under | None]] = []

    def at(self, x: int, y: int) -> str:
        """The key of a quarter; x and y count quarters."""
        return self._rows[y][x]

    def dot(self, x: int, y: int, key: str) -> None:
        """Set a quarter if it is inside the picture."""
        self.fill(x, y, 1, 1, key)

    def fill(self, x: int, y: int, width: int, height: int, key: str) -> None:
        """Set a rectangle, clipped to the picture; all four arguments count quarters."""
        left, right = max(0, x), min(x + width, 2 * self.width)
        if left < right:
            for row in self._rows[max(0, y) : max(0, y + height)]:
                row[left:right] = [key] * (right - left)
            self._forget()

    def unders(self, paint: Mapping[str, str]) -> list[list[Under | None]]:
        """Return the background of each cell, with the present colours of the keys."""
        if not self._kinds:
            self._sort()
        if paint != self._paint:
            resolved = [self._resolve(quads, paint) for quads in self._kinds]
            self._unders = [[resolved[kind] for kind in row] for row in self._places]
            self._paint = dict(paint)
        return self._unders

    def _sort(self) -> None:
        """Find the different kinds of cells; there are far fewer of them than cells."""
        numbers: dict[Quads, int] = {}
        for above, below in zip(self._rows[::2], self._rows[1::2], strict=True):
            cells = zip(above[::2], above[1::2], below[::2], below[1::2], strict=True)
            self._places.append([numbers.setdefault(quads, len(numbers)) for quads in cells])
        self._kinds = list(numbers)

    def _resolve(self, quads: Quads, paint: Mapping[str, str]) -> Under | None:
        if not any(quads):
            return None
        colours = [paint.get(key, key) for key in quads]
        words = [paint.get(key, key) for key in (self._under.get(key, key) for key in quads)]
        return _mixed(tuple(colours), tuple(words))


@lru_cache(maxsize=2048)
def _mixed(colours: tuple[str, ...], words: tuple[str, ...]) -> Under:
    """The background of a cell with these colours in its quarters, and others under a text."""
    text = most(words)[0]
    first, *others = most(colours)
    if not others:
        return Under(" ", "", first, text)
    ink = others[0]
    block = _BLOCKS[sum(1 << place for place, one in enumerate(colours) if one == ink)]
    return Under(block, ink, first, text) if ink else Under(INVERSE[block], first, ink, text)


def most(names: Iterable[str]) -> list[str]:
    """The names, most frequent first.

    >>> most(["sea", "land", "coast", "land"])
    ['land', 'sea', 'coast']
    """
    return [name for name, _ in Counter(names).most_common()]


def one_colour(colour: str) -> Under:
    """A cell of one colour."""
    return Under(" ", "", colour, colour)


PLAIN, COVERS, MARKS = range(3)
"""How a style behaves on a picture: without a background, with its own, or visible on blanks."""


class _Runs:
    """Collects texts with their styles along a row."""

    def __init__(self) -> None:
        self.stretches: list[tuple[list[str], str, str | None]] = []
        self.text: list[str] = []
        self.style = ""
        self.back: str | None = None
        self.blank = False
        """Whether it consists of blanks only, so that its style is still open."""
        self.joins = False
        """Whether blanks can join it."""

    def add(self, char: str, style: str, back: str | None, *, blank: bool, joins: bool) -> None:
        """Append to the current run, or start a new one."""
        if self.back == back and (self.style == style or (blank and self.joins)):
            pass
        elif self.blank and joins and back is not None and self.back == back:
            self.style = style
        else:
            self.close()
            self.text, self.style, self.back, self.joins = [], style, back, joins
            self.blank = True
        self.blank = self.blank and blank
        self.text.append(char)

    def close(self) -> None:
        """Store the current run."""
        if self.text:
            self.stretches.append((self.text, self.style, self.back))


def runs(
    cells: Iterable[tuple[str, str, Under | None]], kind_of: Callable[[str], int]
) -> list[tuple[str, str]]:
    """Cells with their backgrounds as texts with styles, in as few pieces as possible.

    `kind_of` says whether a style is plain, covers the background or marks blanks. A blank cell
    joins its neighbours on the same background, and a block with the colours of the one before it
    swapped is inverted.
    """
    row = _Runs()
    add = row.add
    before: tuple[str, Under | None] = "", None
    char_before, sign = "", ""
    for char, style, under in cells:
        if char == "":
            continue  # the second half of a wide character
        if under is before[1] and style == before[0]:
            # the usual case: the cell looks like its neighbour
            if char == char_before:
                row.text.append(sign)
                continue
            if char != " " != char_before:
                row.text.append(char)
                char_before = sign = char
                continue
        before, char_before, sign = (style, under), char, char
        kind = kind_of(style)
        if under is None or kind == COVERS:
            add(char, style, None, blank=False, joins=False)
        elif char != " " or kind == MARKS:
            add(char, style, under.text, blank=False, joins=kind == PLAIN)
        elif not under.ink:
            add(" ", "", under.back, blank=True, joins=True)
        else:
            sign, ink, back, _ = under
            turned = row.back == ink and row.joins and (row.blank or row.style == back)
            if back and turned:
                sign, ink, back = INVERSE[sign], back, ink
            add(sign, ink, back, blank=False, joins=True)
    row.close()
    return [
        ("".join(text), f"{style} @{back}".lstrip() if back else style)
        for text, style, back in row.stretches
    ]
