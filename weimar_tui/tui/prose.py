"""Texts with headings, lists, tables and bold words, laid out for a width (a little Markdown)."""

from __future__ import annotations

import re

from weimar_tui.text.breaks import pieces
from weimar_tui.tui.canvas import Canvas, Piece, clip, width_of, wrap
from weimar_tui.tui.look import Look

Row = list[Piece]

_ITEM = re.compile(r"(- |\d+\. )(.*)")


def _words(text: str) -> Row:
    """Words with their styles; `**bold**` is strong."""
    words: Row = []
    for index, part in enumerate(text.split("**")):
        style = "strong" if index % 2 else "text"
        pieces = part.split(" ")
        for place, piece in enumerate(pieces):
            glued = place == 0 and index > 0 and words
            if glued and not part.startswith(" "):
                # Punctuation right behind a bold word stays with it.
                words.append((piece, style))
            elif piece or place:
                words.append((f" {piece}" if words else piece, style))
    return [(word, style) for word, style in words if word]


def flow(text: str, width: int, look: Look, indent: int = 0) -> list[Row]:
    """A paragraph broken into rows; rows after the first are indented."""
    rows: list[Row] = []
    row: Row = []
    used = 0
    words = (
        (piece, style, len(chunks) > 1 and index > 0)
        for word, style in _words(look.plain(text))
        for chunks in [pieces(word)]
        for index, piece in enumerate(chunks)
    )
    for word, style, breakable in words:
        size = width_of(word)
        if used + size > width and used > indent and (breakable or word.startswith(" ")):
            rows.append(row)
            row = [(" " * indent, "")] if indent else []
            used = indent
            word = word.lstrip()
            size = width_of(word)
        row.append((clip(word, max(1, width - used), look.more), style))
        used += size
    rows.append(row)
    return rows


def _table(lines: list[str], width: int, look: Look) -> list[Row]:
    cells = [
        [look.plain(cell.strip().replace("**", "")) for cell in line.strip("|").split("|")]
        for line in lines
        if not set(line) <= set("|-: ")
    ]
    columns = max(map(len, cells))
    for row in cells:
        row.extend([""] * (columns - len(row)))
    sizes = [max(width_of(row[column]) for row in cells) for column in range(columns)]
    while sum(sizes) + 2 * (columns - 1) > width and max(sizes) > 6:
        sizes[sizes.index(max(sizes))] -= 1
    rows: list[Row] = []
    for index, row in enumerate(cells):
        broken = [wrap(cell, size) for cell, size in zip(row, sizes, strict=True)]
        for line in range(max(map(len, broken))):
            texts = [cell[line] if line < len(cell) else "" for cell in broken]
            padded = (
                text + " " * (size - width_of(text))
                for text, size in zip(texts, sizes, strict=True)
            )
            rows.append([("  ".join(padded).rstrip(), "strong" if index == 0 else "text")])
    return rows


def lay_out(text: str, width: int, look: Look) -> list[Row]:
    """The whole text as rows of styled pieces."""
    rows: list[Row] = []
    table: list[str] = []
    for line in [*text.split("\n"), ""]:
        if line.startswith("|"):
            table.append(line)
            continue
        if table:
            rows += _table(table, width, look)
            table = []
        item = _ITEM.match(line)
        if line.startswith("#"):
            rows.append([(clip(look.plain(line.lstrip("# ")), width, look.more), "title")])
        elif item:
            mark = item[1]
            rest = flow(item[2], width - len(mark), look)
            rows.append([(mark, "key"), *rest[0]])
            rows += [[(" " * len(mark), ""), *row] for row in rest[1:]]
        else:
            rows += flow(line, width, look)
    while rows and not rows[-1]:
        rows.pop()
    return rows


def draw_rows(canvas: Canvas, rows: list[Row], top: int, room: int, x: int = 0, y: int = 0) -> None:
    """Draw `room` rows from `top` on."""
    for number, row in enumerate(rows[top : top + room]):
        canvas.pieces(x, y + number, row)
