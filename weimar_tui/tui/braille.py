"""Lines of braille dots, two by four per cell, for borders, connections and curves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from weimar_tui.tui.canvas import Canvas

Dot = tuple[float, float]
"""Column and row in dots: two columns and four rows per cell."""

_DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""The bits of a braille pattern: two columns of four dots (Unicode, block 2800)."""
_UPPER = 0x01 | 0x02 | 0x08 | 0x10
_LOWER = 0xFF ^ _UPPER
_BRAILLE = 0x2800
_LEAST = 3
"""The least number of cells for a line to be drawn where words interrupt it."""

Cell = tuple[int, int]


@lru_cache(maxsize=2048)
def stroke(points: tuple[Dot, ...], *, every: int = 1, thick: bool = False) -> Mapping[Cell, int]:
    """The dots of a line in each cell it crosses: every dot, or every nth; a thick line
    is two dots wide."""
    cells: dict[Cell, int] = {}
    beside = ((0, 0), (0, 1), (1, 0)) if thick else ((0, 0),)
    for number, (x, y) in enumerate(along(points)):
        if number % every == 0:
            for right, below in beside:
                u, v = x + right, y + below
                cell = u // 2, v // 4
                cells[cell] = cells.get(cell, 0) | _DOTS[u % 2][v % 4]
    return cells


class Lines:
    """Collects lines; lines that share a cell combine their dots.

    The cell has the style of the last line.
    """

    def __init__(self) -> None:
        self.cells: dict[Cell, tuple[int, str]] = {}
        """The dots set in each cell, and its style."""

    def add(
        self, points: Sequence[Dot], style: str, *, every: int = 1, thick: bool = False
    ) -> None:
        """Add a line through points, drawn as by `stroke`."""
        for cell, dots in stroke(tuple(points), every=every, thick=thick).items():
            before = self.cells.get(cell)
            self.cells[cell] = (dots | before[0] if before else dots), style

    def draw(self, canvas: Canvas, x: int = 0, y: int = 0) -> None:
        """Draw the lines on blank cells."""
        ascii_only = canvas.look.ascii_only
        canvas.sketch(
            x,
            y,
            {
                cell: (sign(dots, ascii_only=ascii_only), style)
                for cell, (dots, style) in self.cells.items()
            },
        )

    def draw_apart(self, canvas: Canvas) -> None:
        """Draw the lines, but keep them clear of words.

        A column before and after every word stays free, and half a row above and below it, which
        looks equally wide; short remnants of interrupted lines are removed.
        """
        bottom = canvas.height - 1
        clear = [_clear(canvas.free(y)) for y in range(canvas.height)]
        apart = Lines()
        for (x, y), (dots, style) in sorted(self.cells.items()):
            if not (0 <= x < canvas.width and 0 <= y <= bottom and clear[y][x]):
                continue
            if y > 0 and not clear[y - 1][x]:
                dots &= _LOWER
            if y < bottom and not clear[y + 1][x]:
                dots &= _UPPER
            if dots:
                apart.cells[x, y] = dots, style
        kept = set(_without_crumbs(apart.cells))
        apart.cells = {cell: drawn for cell, drawn in apart.cells.items() if cell in kept}
        apart.draw(canvas)


def united(several: Sequence[Lines]) -> Lines:
    """All the lines in one picture; a cell gets the style of the line with most dots there."""
    together = Lines()
    most: dict[Cell, int] = {}
    for lines in several:
        for cell, (dots, style) in lines.cells.items():
            before, kept = together.cells.get(cell, (0, style))
            if dots.bit_count() > most.get(cell, 0):
                most[cell], kept = dots.bit_count(), style
            together.cells[cell] = before | dots, kept
    return together


def along(points: Sequence[Dot]) -> Iterator[tuple[int, int]]:
    """The dots of a line, one for each step along its longer side, without repetitions.

    >>> list(along([(0, 0), (2, 1)]))
    [(0, 0), (1, 0), (2, 1)]
    """
    before = None
    for (x0, y0), (x1, y1) in pairwise(points):
        steps = max(1, round(max(abs(x1 - x0), abs(y1 - y0))))
        for step in range(steps + 1):
            part = step / steps
            dot = int(x0 + (x1 - x0) * part), int(y0 + (y1 - y0) * part)
            if dot != before:
                yield dot
            before = dot


def sign(dots: int, *, ascii_only: bool) -> str:
    """The character for the dots of a cell; in ASCII it only shows whether they are high or low."""
    if not ascii_only:
        return chr(_BRAILLE + dots)
    if dots & _UPPER and dots & _LOWER:
        return ":"
    return "'" if dots & _UPPER else "."


def _clear(free: list[bool]) -> list[bool]:
    """Return for each column whether it and its neighbours are free."""
    return [
        left and here and right
        for left, here, right in zip([True, *free[:-1]], free, [*free[1:], True], strict=True)
    ]


def _without_crumbs(cells: Iterable[Cell]) -> Iterator[Cell]:
    """Leave out pieces that words have cut too short to look like a line."""
    rest = set(cells)
    while rest:
        piece = [rest.pop()]
        for x, y in piece:
            for beside in [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]:
                if beside in rest:
                    rest.remove(beside)
                    piece.append(beside)
        if len(piece) >= _LEAST:
            yield from piece
