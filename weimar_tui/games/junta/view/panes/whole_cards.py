"""A hand of complete cards: each is as wide as its text needs, on one or two rows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.cards import Face, hyphenated
from weimar_tui.tui.look import Look

_LEAST, _MOST = 12, 40
"""Columns of the narrowest card, and of the widest one tried."""

_WIDE_ENOUGH = 30
"""With this many columns, a card takes no more of the spare ones."""

_MOST_ROWS = 2
_MARGINS = (2, 1)
"""Blank columns on a card: one on each side of its text, or only the left one if space is short."""


class CardLines(NamedTuple):
    """The text on a card of some width."""

    title: Sequence[str]
    text: Sequence[str]

    @property
    def rows(self) -> int:
        return len(self.title) + len(self.text)


def draw_whole(canvas: Canvas, faces: Sequence[Face], focus: str = "") -> bool:
    """Draw every card with its whole title and text; return False if they do not fit.

    `focus` is the focused card.
    """
    if not canvas.look.paints or not faces:
        return False
    for rows, margins in product(range(1, _MOST_ROWS + 1), _MARGINS):
        height = canvas.height // rows - (rows > 1)
        across = -(-len(faces) // rows)
        groups = [faces[start : start + across] for start in range(0, len(faces), across)]
        widths = [_widths(canvas, group, height, margins) for group in groups]
        if all(widths):
            break
    else:
        return False
    y = 0
    for group, wide in zip(groups, widths, strict=True):
        x = 0
        for face, width in zip(group, wide, strict=True):
            _draw(canvas, face, (x, y, width, height), margins, raised=face.id == focus)
            x += width + 1
        y += height + 1
    return True


def _widths(canvas: Canvas, faces: Sequence[Face], height: int, margins: int) -> list[int]:
    """The columns of each card in a row: as few as it needs, plus spare ones; empty if
    they do not fit."""
    widths = [_needed(canvas.look, face, height, margins) for face in faces]
    spare = canvas.width - sum(widths) - len(widths) + 1
    if not all(widths) or spare < 0:
        return []
    while spare > 0 and min(widths) < _WIDE_ENOUGH:
        widths[widths.index(min(widths))] += 1
        spare -= 1
    return widths


def _needed(look: Look, face: Face, height: int, margins: int) -> int:
    """The fewest columns in which a card fits a height without breaking a word of its
    title; 0 if none."""
    for width in range(_LEAST, _MOST + 1):
        lines = _lines(look, face, width - margins)
        broken = any(line.endswith("-") for line in lines.title)
        if lines.rows <= height and not broken:
            return width
    return 0


def _lines(look: Look, face: Face, width: int) -> CardLines:
    return _wrapped(look.plain(face.title), look.plain(face.text), width)


@lru_cache(maxsize=2048)
def _wrapped(title: str, text: str, width: int) -> CardLines:
    return CardLines(hyphenated(title, width), hyphenated(text, width))


def _draw(
    canvas: Canvas, face: Face, box: tuple[int, int, int, int], margins: int, *, raised: bool
) -> None:
    """Draw a card: its title in the band, its text, and its kind at the bottom if there is room."""
    x, y, width, height = box
    paper = face.bright if raised else face.paper
    band = "cursor" if raised else f"{face.band} bold"
    title, text = _lines(canvas.look, face, width - margins)
    canvas.spot(face.id, x, y)
    canvas.wash(x, y, width, height, paper.ground)
    canvas.thing(face.id, x, y, x + width, "")
    for row in range(1, height):
        canvas.thing(f"{face.id}/row-{row}", x, y + row, x + width, "")
    at, end = y, x + width
    for line in title:
        canvas.put(x, at, " " * width, band)
        canvas.put(x + 1, at, line, band, end)
        at += 1
    for line in text:
        canvas.put(x + 1, at, line, paper.text, end)
        at += 1
    if at < y + height and width_of(canvas.look.plain(face.note)) < width:
        canvas.put(x + 1, y + height - 1, face.note, paper.note, end)
