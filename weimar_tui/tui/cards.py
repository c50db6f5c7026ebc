"""Drawing of cards: a band with values, a title, the effect, and small historical notes.

Every game describes its cards as `Face`s. Hands, displays, dialogs and the codex draw them from
there: side by side if they fit, with the focused one raised and on bright paper.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.tui.canvas import Canvas, Piece, clip, cut, width_of, wrap
from weimar_tui.tui.layout import Place

LEAST = 18
"""Columns that a card needs to be readable."""
NARROWEST = 15
"""Columns a card needs if its effect is given in clauses."""
WIDEST = 40
"""More columns than this do not make a card easier to read."""
_LEAST_OF_NOTE = 2
"""The least number of rows for a historical note."""
_LEAST_OF_WORD = 3
"""The least number of letters of a hyphenated word on a new line."""


class Paper(Struct, frozen=True):
    """The look of a card: its background and the styles of its text."""

    ground: str
    title: str
    text: str
    note: str


PAPER = Paper("paper.rest", "paper.title", "paper.text", "paper.note")
BRIGHT = Paper("paper.focus", "paper.focus.title", "paper.focus.text", "paper.focus.note")
"""The look of the focused card."""


class CardClause(Struct, frozen=True):
    """A part of a card's effect with its own line.

    `forms` are its wordings from the longest to a sign of a few letters.
    """

    forms: tuple[str, ...]
    style: str


class Face(Struct, frozen=True):
    """The printed contents of a card.

    `head` starts its band and `corner` ends it; `label` is between them if it fits. A card without
    a head has its title in the band. The effect is a `text`, or `clauses` with a line each. `note`
    is small print at the bottom, as far as it fits.
    """

    id: str
    title: str
    text: str = ""
    clauses: tuple[CardClause, ...] = ()
    head: tuple[Piece, ...] = ()
    label: Piece = ("", "")
    corner: tuple[Piece, ...] = ()
    note: str = ""
    band: str = "active"
    paper: Paper = PAPER
    bright: Paper = BRIGHT


def draw_row(canvas: Canvas, faces: Sequence[Face], focus: str = "") -> bool:
    """Draw cards side by side on the whole canvas; return False if they do not fit.

    `focus` is the focused card.
    """
    if not canvas.look.paints or not faces or canvas.height < 7:
        return False
    width = width_for(canvas.width, len(faces))
    if width < LEAST:
        return _draw_focused(canvas, faces, focus)
    for place, face in enumerate(faces):
        raised = face.id == focus
        top = 0 if raised else 1
        box = Place(place * (width + 1), top, width, canvas.height - top)
        canvas.spot(face.id, box.x, 1)
        draw_face(canvas, face, box, raised=raised)
    return True


def draw_beside(canvas: Canvas, faces: Sequence[Face], *, notes: bool = False) -> int:
    """Draw cards side by side at the top, all as high as the tallest needs.

    `notes` adds their history. Returns the rows used, 0 if the cards do not fit.
    """
    width = width_for(canvas.width, len(faces))
    height = max((rows_of_card(canvas, face, width, notes=notes) for face in faces), default=0)
    least = NARROWEST if all(face.clauses for face in faces) else LEAST
    if not canvas.look.paints or width < least or height > canvas.height:
        return 0
    for place, face in enumerate(faces):
        box = Place(place * (width + 1), 0, width, height)
        draw_face(canvas, face, box)
    return height


def texts_below(
    canvas: Canvas, texts: Sequence[str], chosen: Iterable[int], width: int
) -> list[list[str]]:
    """The texts that fit below the cards of a list, the chosen card's first."""
    spare = max(0, canvas.height - len(texts))
    shown: list[list[str]] = [[] for _ in texts]
    for place in [*chosen, *range(len(texts))]:
        if not shown[place]:
            lines = wrap(canvas.look.plain(texts[place]), width)
            shown[place] = cut(lines, spare, width, canvas.look.more)
            spare -= len(shown[place])
    return shown


def width_for(width: int, cards: int) -> int:
    """The columns of each card in a row.

    >>> width_for(80, 3), width_for(80, 1)
    (26, 40)
    """
    return min(WIDEST, (width + 1) // max(1, cards) - 1)


def rows_of_card(canvas: Canvas, face: Face, width: int, *, notes: bool) -> int:
    """The rows that a card needs for its whole effect, and its note."""
    texts = (face.text, face.note) if notes else (face.text,)
    text_rows = sum(len(_wrapped(canvas, text, width)) for text in texts)
    blank = notes and bool(face.note)
    return 1 + len(_title(canvas, face, width)) + text_rows + len(face.clauses) + blank


def draw_face(canvas: Canvas, face: Face, box: Place, *, raised: bool = False) -> None:
    """Draw a card: its band, title and effect, and its note if rows are left."""
    x, y, width, bottom = box.x, box.y, box.width, box.y + box.height
    paper = face.bright if raised else face.paper
    canvas.spot(face.id, x, y)
    canvas.wash(x, y + 1, width, box.height - 1, paper.ground)
    # Clauses can share a row, so the title comes first; with a single row it is in the band.
    # A title that would be cut takes the last row too: other panes have the effect.
    rows, lines = box.height - 2, _title(canvas, face, width)
    if len(lines) > rows + 1 and face.head:
        lines = filled(canvas.look.plain(face.title), _room(width))
    _band(canvas, face, box, face.title if rows < 1 else "")
    title = Place(x, y + 1, width, rows + (len(lines) > rows))
    y = _lines(canvas, title, lines, paper.title) if rows > 0 else y + 1
    text = _wrapped(canvas, face.text, width)
    y = _lines(canvas, Place(x, y, width, bottom - y), text, paper.text)
    y = _clauses(canvas, face.clauses, Place(x, y, width, bottom - y))
    note, free = _wrapped(canvas, face.note, width), bottom - y - 1
    if len(note) <= free or free >= _LEAST_OF_NOTE:
        kept = min(free, len(note))
        _lines(canvas, Place(x, bottom - kept, width, kept), note, paper.note)


def _draw_focused(canvas: Canvas, faces: Sequence[Face], focus: str) -> bool:
    """Draw the focused card in full, and of the others the band with as much as fits."""
    first = min(WIDEST, max(LEAST, canvas.width * 2 // 5))
    left = first + 2
    shown = next((face for face in faces if face.id == focus), faces[0])
    others = [face for face in faces if face is not shown]
    width = canvas.width - left
    if width < LEAST or canvas.height < len(others):
        return False
    draw_face(canvas, shown, Place(0, 0, first, canvas.height), raised=True)
    y = 0
    for face, height in zip(others, _heights(canvas, others, width), strict=True):
        _draw_strip(canvas, face, Place(left, y, width, min(height, 4)))
        y += height
    return True


def _heights(canvas: Canvas, faces: Sequence[Face], width: int) -> list[int]:
    """The rows of each strip: titles that are too wide for their band need a second one."""
    heights = [1] * len(faces)
    spare = canvas.height - len(faces)
    wide = [place for place, face in enumerate(faces) if not _has_room(canvas, face, width)]
    others = [place for place in range(len(faces)) if place not in wide]
    for number in range(spare):
        order = [*wide, *others] if number < len(faces) else range(len(faces))
        heights[order[number % len(faces)]] += 1
    return heights


def _has_room(canvas: Canvas, face: Face, width: int) -> bool:
    """Whether a band of this width has room for the title, perhaps without the corner."""
    return _columns(canvas, (*face.head, (f" {face.title} ", ""))) <= width


def _draw_strip(canvas: Canvas, face: Face, box: Place) -> None:
    """Draw only the band of a card with its title, and a line or two of text.

    A title that is too wide for the band is below it.
    """
    canvas.spot(face.id, box.x, box.y)
    is_below = box.height > 1 and not _has_room(canvas, face, box.width)
    title = "" if is_below else face.title
    printed = _columns(canvas, (*face.head, (f" {title} ", ""), *face.corner))
    _band(canvas, face if printed <= box.width else replace(face, corner=()), box, title)
    canvas.wash(box.x, box.y + 1, box.width, box.height - 1, face.paper.ground)
    text = Place(box.x, box.y + 1, box.width, box.height - 1)
    if is_below:
        y = _lines(canvas, text, _title(canvas, face, box.width), face.paper.title)
        text = Place(box.x, y, box.width, box.y + box.height - y)
    _lines(canvas, text, _wrapped(canvas, face.text, box.width), face.paper.text)


def _band(canvas: Canvas, face: Face, box: Place, title: str = "") -> None:
    """Draw the band of a card; if it is too narrow, the label, the title, then the
    corner are omitted."""
    x, y, end = box.x, box.y, box.x + box.width
    canvas.put(x, y, " " * box.width, face.band)
    x = canvas.pieces(x, y, face.head, end)
    title = f" {title or face.title}" if title or not face.head else ""
    corner = _columns(canvas, face.corner)
    if corner <= end - x:
        canvas.pieces(end - corner, y, face.corner, end)
        end -= corner
    label, style = face.label
    if title:
        canvas.put(x, y, title, f"{face.band} bold", end - 1)
    elif width_of(canvas.look.plain(label)) < end - x:
        canvas.put(x, y, label, style)


def _columns(canvas: Canvas, pieces: Sequence[Piece]) -> int:
    """The columns that pieces take side by side."""
    return sum(width_of(canvas.look.plain(text)) for text, _ in pieces)


def _clauses(canvas: Canvas, clauses: Sequence[CardClause], box: Place) -> int:
    """Draw a line per clause; the last ones share a line if necessary. Return the row below."""
    x, y, end = box.x + 1, box.y, box.x + box.width
    if box.height < 1:
        return y
    alone = len(clauses) if len(clauses) <= box.height else box.height - 1
    for clause in clauses[:alone]:
        canvas.put(x, y, _fitting(clause, end - x), clause.style, end)
        y += 1
    for clause in clauses[alone:]:
        x = canvas.put(x, y, clause.forms[-1], clause.style, end) + 1
    return y + (alone < len(clauses))


def _fitting(clause: CardClause, width: int) -> str:
    """The longest wording that fits, preferably with a blank after it, or the sign."""
    for room in (width - 1, width):
        for text in clause.forms[:-1]:
            if width_of(text) <= room:
                return text
    return clause.forms[-1]


def _lines(canvas: Canvas, box: Place, lines: Sequence[str], style: str) -> int:
    """Write lines into a box, marking a cut; return the row below."""
    for row, line in enumerate(lines[: box.height]):
        if row == box.height - 1 and len(lines) > box.height:
            line = f"{line} {lines[row + 1]}".replace("- ", "")
            line = clip(line, _room(box.width), canvas.look.more)
        canvas.put(box.x + 1, box.y + row, line, style, box.x + box.width)
    return box.y + min(len(lines), box.height)


def _room(width: int) -> int:
    """Columns for the text on a card of this width: wide cards have margins."""
    return width - 2 if width >= LEAST else width - 1


def _wrapped(canvas: Canvas, text: str, width: int) -> Sequence[str]:
    return hyphenated(canvas.look.plain(text), _room(width)) if text else ()


def _title(canvas: Canvas, face: Face, width: int) -> Sequence[str]:
    """Return the lines of a title below its band."""
    return hyphenated(canvas.look.plain(face.title), _room(width)) if face.head else ()


@lru_cache(maxsize=512)
def filled(text: str, width: int) -> Sequence[str]:
    """A text in as few lines as possible: words are hyphenated wherever a line ends.

    >>> filled("Stasi raids dissident samizdat printers", 15)
    ['Stasi raids', 'dissident sami-', 'zdat printers']
    """
    lines = [""]
    for word in text.split():
        rest = word
        while rest:
            start = f"{lines[-1]} " if lines[-1] and rest == word else lines[-1]
            room = width - width_of(start)
            if width_of(rest) <= room:
                lines[-1], rest = start + rest, ""
                continue
            cut = min(room - 1, len(rest) - _LEAST_OF_WORD)
            if width_of(rest) == len(rest) and cut >= _LEAST_OF_WORD:
                lines[-1], rest = f"{start}{rest[:cut]}-", rest[cut:]
            elif not lines[-1]:
                lines[-1], rest = rest, ""
                continue
            lines.append("")
    return lines


@lru_cache(maxsize=512)
def hyphenated(text: str, width: int) -> Sequence[str]:
    """A text in lines; words that are too long are hyphenated.

    >>> hyphenated("Friedensbewegung in Ost und West", 14)
    ['Friedensbeweg-', 'ung in Ost und', 'West']
    """
    whole = []
    for word in re.split(r"(\s)", text):
        while width_of(word) == len(word) > width > _LEAST_OF_WORD:
            cut = min(width - 1, len(word) - _LEAST_OF_WORD)
            whole += [word[:cut], "- "]
            word = word[cut:]
        whole.append(word)
    return wrap("".join(whole), width)
