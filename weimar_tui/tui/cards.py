"""Cards that look like cards: a band with values, a title, what it does, and its history small.

Side by side where there is room, the one in focus raised and on bright paper. The colours of paper
are the game's own (`paper`, `paper.title`, `.text`, `.note`, and the same after `paper.focus`).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from weimar_tui.tui.canvas import Canvas, clip, width_of, wrap

LEAST = 18
"""Columns a card needs to be read."""
WIDEST = 40
"""Columns from which a card becomes no easier to read."""


class Face(Struct, frozen=True):
    """What is printed on a card.

    `values` stand on tiles in its band (the title, if there are none), `corner` at the band's end;
    `band` and `tile` are the styles of both. `note` is told small at the foot, as far as there is
    room.
    """

    id: str
    title: str
    text: str
    values: tuple[str, ...] = ()
    corner: str = ""
    note: str = ""
    band: str = "active"
    tile: str = "strong"


def draw_row(canvas: Canvas, faces: Sequence[Face], focus: str = "") -> bool:
    """Draw cards side by side over the whole sheet; False if there is no room for that.

    `focus`: the card that is looked at.
    """
    if not canvas.look.paints or not faces or canvas.height < 7:
        return False
    width = min(WIDEST, (canvas.width + 1) // len(faces) - 1)
    if width >= LEAST:
        for place, face in enumerate(faces):
            raised = face.id == focus
            top = 0 if raised else 1
            _draw(canvas, (place * (width + 1), top, width, canvas.height - top), face, raised)
        return True
    return _draw_focused(canvas, faces, focus)


def _draw_focused(canvas: Canvas, faces: Sequence[Face], focus: str) -> bool:
    """The card in focus whole, of the others the band with the title, and what has room of it."""
    first = min(WIDEST, canvas.width * 2 // 5)
    shown = next((face for face in faces if face.id == focus), faces[0])
    others = [face for face in faces if face is not shown]
    rows = canvas.height // max(1, len(others))
    if first < LEAST or rows < 1:
        return False
    _draw(canvas, (0, 0, first, canvas.height), shown, raised=True)
    left = first + 2
    for place, face in enumerate(others):
        _strip(canvas, (left, place * rows, canvas.width - left, min(rows, 4)), face)
    return True


Box = tuple[int, int, int, int]
"""Column, row, width, height."""


def _draw(canvas: Canvas, box: Box, face: Face, raised: bool) -> None:
    x, y, width, height = box
    paper = "paper.focus" if raised else "paper"
    canvas.spot(face.id, x, 1)
    _band(canvas, x, y, width, face)
    canvas.wash(x, y + 1, width, height - 1, paper)
    room = width - 2
    rows = height - 1
    titles = wrap(canvas.look.plain(face.title), room)[: max(1, rows - 2)] if face.values else []
    at = y + 1
    for line in titles[:2]:
        canvas.put(x + 1, at, line, f"{paper}.title", x + width - 1)
        at += 1
    at = _lines(canvas, (x + 1, at, room, y + height - at), face.text, f"{paper}.text")
    notes = wrap(canvas.look.plain(face.note), room) if face.note else []
    free = y + height - at - 1
    if notes and free > 0:
        kept = min(free, len(notes))
        foot = (x + 1, y + height - kept, room, kept)
        _lines(canvas, foot, face.note, f"{paper}.note")


def _lines(canvas: Canvas, box: Box, text: str, style: str) -> int:
    """Write a text into a box, its cut marked; returns the row below it."""
    x, y, width, height = box
    lines = wrap(canvas.look.plain(text), width)
    if len(lines) > height > 0:
        lines = [*lines[: height - 1], clip(f"{lines[height - 1]} {lines[height]}", width, "…")]
    for number, line in enumerate(lines[:height]):
        canvas.put(x, y + number, line, style, x + width)
    return y + min(len(lines), height)


def _band(canvas: Canvas, x: int, y: int, width: int, face: Face) -> int:
    """The band with the values; returns the column behind them."""
    end = x + width
    canvas.put(x, y, " " * width, face.band)
    column = x
    for value in face.values:
        column = canvas.put(column + 1, y, f" {value} ", face.tile, end)
    corner = width_of(canvas.look.plain(face.corner))
    if not face.values:
        return canvas.put(x + 1, y, face.title, face.band, end - corner - 1) - 1
    if face.corner and column + corner + 2 <= end:
        canvas.put(end - corner - 1, y, face.corner, face.band)
    return column


def _strip(canvas: Canvas, box: Box, face: Face) -> None:
    """A card of which only the band is seen, with its title in it, and a line or two of text."""
    x, y, width, height = box
    canvas.spot(face.id, x, y)
    column = _band(canvas, x, y, width, face)
    corner = width_of(canvas.look.plain(face.corner))
    if face.values:
        canvas.put(column + 1, y, face.title, face.band, x + width - corner - 2)
    canvas.wash(x, y + 1, width, height - 1, "paper")
    if height > 1:
        _lines(canvas, (x + 1, y + 1, width - 2, height - 1), face.text, "paper.text")
