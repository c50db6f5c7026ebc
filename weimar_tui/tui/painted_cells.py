"""What the terminal shows, so that the program writes only changed cells.

Textual (8.2) writes every cell for each screen that is opened or closed, 80 to 100 KB at 120 by 40
with true colours, although a dialog covers a small part of it.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Console
from rich.control import Control
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, LayoutUpdate
from textual.geometry import Region
from textual.strip import Strip

_GAP = 8
"""Up to this many equal cells between changes are written too: moving the cursor costs as much."""

_Cell = tuple[str, Style | None]
"""A character and its style; the second cell of a wide character has no character."""


class PaintedCells:
    """The cells of the terminal as they were written last: hashes only, since they live long."""

    def __init__(self) -> None:
        self._region = Region()
        self._rows: list[array[int]] = []

    def forget(self) -> None:
        """Expect the next screen to be written whole: the terminal may show anything."""
        self._rows = []

    @property
    def is_known(self) -> bool:
        """Whether a whole screen has been written since the last `forget`."""
        return bool(self._rows)

    def whole(self, update: LayoutUpdate, console: Console) -> str:
        """The sequences that bring the terminal from what it shows to a full update."""
        region = update.region
        if region != self._region or len(self._rows) != region.height:
            self._region = region
            self._rows = [array("q", [0]) * region.width for _ in range(region.height)]
        return "".join(
            self._changes(y, 0, strips, console) for y, strips in enumerate(update.strips)
        )

    def part(self, update: ChopsUpdate, console: Console) -> str:
        """The sequences for a partial update of a screen that is known."""
        written = []
        for y, first, last in update.spans:
            for (x, strip), end in zip(update.chops[y].items(), update.chop_ends[y], strict=False):
                if strip is not None and x <= last and end > first:
                    written.append(self._changes(y, x, [strip], console))
        return "".join(written)

    def _changes(self, y: int, x: int, strips: Iterable[Strip], console: Console) -> str:
        """Write the cells of strips from column `x` on that differ, and remember them."""
        strips = list(strips)
        row, cells = self._rows[y], _cells(strips)
        width = sum(strip.cell_length for strip in strips)
        if len(cells) != width or x + width > len(row):
            # Something is not as wide as its characters: nothing is known about these cells.
            row[x : x + width] = array("q", [0]) * len(row[x : x + width])
            move = Control.move_to(self._region.x + x, self._region.y + y).segment.text
            return move + "".join(strip.render(console) for strip in strips)
        hashes = array("q", [hash(cell) for cell in cells])
        if hashes == row[x : x + len(cells)]:
            return ""
        changed = [n for n, value in enumerate(hashes) if value != row[x + n]]
        row[x : x + len(cells)] = hashes
        written = []
        start = changed[0]
        for n, after in zip(changed, [*changed[1:], len(cells) + 2 * _GAP], strict=True):
            if after - n > _GAP:
                written.append(self._run(y, x, cells, start, n + 1, console))
                start = after
        return "".join(written)

    def _run(
        self, y: int, x: int, cells: list[_Cell], start: int, end: int, console: Console
    ) -> str:
        """Move to cells and write them, wide characters as a whole."""
        while start and not cells[start][0]:
            start -= 1
        while end < len(cells) and not cells[end][0]:
            end += 1
        segments: list[Segment] = []
        text, style = "", cells[start][1]
        for sign, its in cells[start:end]:
            if its is not style and its != style:
                segments.append(Segment(text, style))
                text, style = "", its
            text += sign
        segments.append(Segment(text, style))
        move = Control.move_to(self._region.x + x + start, self._region.y + y).segment.text
        return move + Strip(segments).render(console)


def _cells(strips: Iterable[Strip]) -> list[_Cell]:
    cells: list[_Cell] = []
    for strip in strips:
        for text, style, control in strip:
            if control:
                continue
            if text.isascii():
                cells += [(sign, style) for sign in text]
                continue
            for sign in text:
                width = cell_len(sign)
                cells.append((sign, style))
                if width > 1:
                    cells.append(("", style))
                elif not width and len(cells) > 1:
                    # It belongs to the character before it.
                    cells.pop()
                    at = -1 if cells[-1][0] else -2
                    cells[at] = (cells[at][0] + sign, cells[at][1])
    return cells


class WholeUpdate(LayoutUpdate):
    """A full update that writes only what differs from what the terminal shows."""

    def __init__(self, update: LayoutUpdate, painted: PaintedCells) -> None:
        super().__init__(update.strips, update.region)
        self._painted = painted

    def render_segments(self, console: Console) -> str:
        return self._painted.whole(self, console)


class PartUpdate(ChopsUpdate):
    """A partial update that does the same."""

    def __init__(self, update: ChopsUpdate, painted: PaintedCells) -> None:
        super().__init__(update.chops, update.spans, update.chop_ends)
        self._painted = painted

    def render_segments(self, console: Console) -> str:
        if not self._painted.is_known:
            return super().render_segments(console)
        return self._painted.part(self, console)
