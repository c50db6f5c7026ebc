"""Opening and closing a dialog writes only what it changes, and the terminal shows the same."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, LayoutUpdate
from textual.geometry import Region
from textual.strip import Strip

from weimar_tui.tui.painted_cells import PaintedCells, PartUpdate, WholeUpdate

WIDTH, HEIGHT = 40, 8
CONSOLE = Console(force_terminal=True, color_system="truecolor", width=WIDTH)


class Cells:
    """What a terminal shows: a character and its style for each cell."""

    def __init__(self) -> None:
        self.rows = [[("?", "?")] * WIDTH for _ in range(HEIGHT)]

    def feed(self, written: str) -> None:
        x = y = 0
        style = ""
        for escape, text in re.findall(r"\x1b\[([0-9;]*[A-Za-z])|([^\x1b]+)", written):
            if escape.endswith("H"):
                row, column = escape[:-1].split(";")
                y, x = int(row) - 1, int(column) - 1
            elif escape:
                style = "" if escape == "0m" else escape
            for sign in text.replace("\n", ""):
                width = cell_len(sign)
                if not width:
                    lead = x - 1 if self.rows[y][x - 1][0] else x - 2
                    self.rows[y][lead] = (self.rows[y][lead][0] + sign, self.rows[y][lead][1])
                    continue
                for at in range(x, x + width):
                    self._clear(y, at)
                self.rows[y][x : x + width] = [(sign, style), ("", style)][:width]
                x += width

    def _clear(self, y: int, x: int) -> None:
        """Half of a wide character that is overwritten leaves a blank."""
        row = self.rows[y]
        if not row[x][0]:
            row[x - 1] = (" ", "")
        elif x + 1 < WIDTH and not row[x + 1][0]:
            row[x + 1] = (" ", "")


def piece(chance: random.Random, width: int) -> Strip:
    """A strip of coloured segments, some with wide characters and marks without width."""
    segments, left = [], width
    while left:
        sign = chance.choice(["a", "b", " ", " ", "│", "e\u0301", *(["柏"] if left > 1 else [])])
        segments.append(Segment(sign, Style(color=chance.choice(("red", "blue")))))
        left -= cell_len(sign)
    return Strip(segments, width)


class Frames:
    """A program's frames: what is to be seen, and the updates that lead there."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.cut()

    def cut(self) -> None:
        """A screen with other panes."""
        chance = self.chance
        self.cuts = [
            [0, *sorted(chance.sample(range(1, WIDTH), chance.randint(0, 3))), WIDTH]
            for _ in range(HEIGHT)
        ]
        self.rows = [{x: piece(chance, end - x) for x, end in pairwise(one)} for one in self.cuts]

    def change(self) -> ChopsUpdate:
        """Draw a part of some rows anew."""
        spans = []
        chops: list[dict[int, Strip | None]] = [dict.fromkeys(row) for row in self.rows]
        for y in sorted(self.chance.sample(range(HEIGHT), 3)):
            x = self.chance.choice(list(self.rows[y]))
            end = self.cuts[y][self.cuts[y].index(x) + 1]
            self.rows[y][x] = chops[y][x] = piece(self.chance, end - x)
            spans.append((y, x, end))
        return ChopsUpdate(chops, spans, [cuts[1:] for cuts in self.cuts])

    def whole(self) -> LayoutUpdate:
        return LayoutUpdate([row.values() for row in self.rows], Region(0, 0, WIDTH, HEIGHT))


@pytest.mark.parametrize("seed", range(40))
def test_the_terminal_shows_what_whole_frames_would_show(seed: int) -> None:
    frames, painted, shown = Frames(seed), PaintedCells(), Cells()
    if seed % 2:
        shown.feed(PartUpdate(frames.change(), painted).render_segments(CONSOLE))
    shown.feed(WholeUpdate(frames.whole(), painted).render_segments(CONSOLE))
    for _ in range(12):
        if frames.chance.random() < 0.5:
            shown.feed(PartUpdate(frames.change(), painted).render_segments(CONSOLE))
        else:
            if frames.chance.random() < 0.5:
                frames.cut()
            shown.feed(WholeUpdate(frames.whole(), painted).render_segments(CONSOLE))
        wanted = Cells()
        wanted.feed(frames.whole().render_segments(CONSOLE))
        assert shown.rows == wanted.rows


def test_only_what_differs_is_written() -> None:
    frames, painted = Frames(1), PaintedCells()
    whole = WholeUpdate(frames.whole(), painted).render_segments(CONSOLE)
    assert len(whole) > WIDTH * HEIGHT
    assert WholeUpdate(frames.whole(), painted).render_segments(CONSOLE) == ""
    part = PartUpdate(frames.change(), painted)
    assert part.render_segments(CONSOLE) != ""
    assert part.render_segments(CONSOLE) == "", "it is there already"
    assert WholeUpdate(frames.whole(), painted).render_segments(CONSOLE) == ""
    painted.forget()
    assert len(WholeUpdate(frames.whole(), painted).render_segments(CONSOLE)) > WIDTH * HEIGHT


def test_text_of_an_unclear_width_is_written_again() -> None:
    painted = PaintedCells()
    unclear = LayoutUpdate([[Strip([Segment("ab")], 3)]], Region(0, 0, 3, 1))
    for _ in range(2):
        assert "ab" in WholeUpdate(unclear, painted).render_segments(CONSOLE)
