"""Layout of texts with headings, lists, tables and bold words (a little Markdown)."""

from __future__ import annotations

import re

from weimar_tui.text.links import Links
from weimar_tui.tui.canvas import Canvas, Piece, width_of, wrap
from weimar_tui.tui.look import Look

Row = list[Piece]

_ITEM = re.compile(r"(- |\d+\. )(.*)")


def _styles(text: str) -> tuple[str, list[str]]:
    """The text without its markup, and the style of each character; `**bold**` is strong."""
    styles: list[str] = []
    parts = text.split("**")
    for index, part in enumerate(parts):
        styles += ["strong" if index % 2 else "text"] * len(part)
    return "".join(parts), styles


def flow(text: str, width: int, look: Look) -> list[Row]:
    """A paragraph broken into rows, with its bold words; nothing is cut off."""
    plain, styles = _styles(look.plain(text))
    rows: list[Row] = []
    at = 0
    for line in wrap(plain, width):
        # only spaces are lost at line breaks
        at = plain.index(line, at) if line else at
        row: Row = []
        for char, style in zip(line, styles[at:], strict=False):
            if row and row[-1][1] == style:
                row[-1] = (row[-1][0] + char, style)
            else:
                row.append((char, style))
        rows.append(row)
        at += len(line)
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
            heading = look.plain(line.lstrip("# "))
            rows += [[(part, "title")] for part in wrap(heading, width)]
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
    """Draw `room` rows, starting with row `top`."""
    for number, row in enumerate(rows[top : top + room]):
        canvas.pieces(x, y + number, row)


def mark_links(
    rows: list[Row], links: Links, marked: int
) -> tuple[list[Row], list[tuple[int, str]]]:
    """The rows with their links underlined, and every link as (row, target).

    The link at index `marked` is highlighted.
    """
    targets: list[tuple[int, str]] = []
    shown: list[Row] = []
    for number, row in enumerate(rows):
        styles = [style for text, style in row for _ in text]
        row_text = "".join(text for text, _ in row)
        for link in links.find(row_text):
            at = len(targets) == marked
            for place in range(link.start, link.end):
                styles[place] = "cursor" if at else f"{styles[place]} underline"
            targets.append((number, link.target))
        pieces: Row = []
        for letter, style in zip(row_text, styles, strict=True):
            if pieces and pieces[-1][1] == style:
                pieces[-1] = (pieces[-1][0] + letter, style)
            else:
                pieces.append((letter, style))
        shown.append(pieces)
    return shown, targets
