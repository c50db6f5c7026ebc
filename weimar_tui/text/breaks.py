"""The width of a text in columns, and where its lines can be broken: at spaces, and within Chinese.

A Chinese sentence has no spaces; it can be broken between any two characters, except that no line
begins with a closing mark and none ends with an opening one.
"""

from __future__ import annotations

from rich.cells import cell_len

_NOT_FIRST = frozenset("。，；：？！、）」】》～・")
_NOT_LAST = frozenset("（「【《")
FIRST_WIDE = "\u2e80"
"""The first of Unicode's East Asian scripts, whose characters are two cells wide."""


def pieces(text: str) -> list[str]:
    """Cut a text where a line can be broken; joined, the pieces are the text again.

    A piece at the beginning of a line loses its leading space.

    >>> pieces("one step")
    ['one', ' step']
    >>> pieces("SPD獲得「2席」。")
    ['SPD', '獲', '得', '「2', '席」。']
    """
    broken: list[str] = []
    piece = ""
    for sign in text:
        if piece and _may_break(piece[-1], sign):
            broken.append(piece)
            piece = ""
        piece += sign
    return [*broken, piece] if piece else broken


def _may_break(before: str, after: str) -> bool:
    if after == " ":
        return before != " "
    if before == " " or before in _NOT_LAST or after in _NOT_FIRST:
        return False
    return before >= FIRST_WIDE or after >= FIRST_WIDE


def width_of(text: str) -> int:
    """The columns that a text takes on a terminal, as Textual computes them.

    >>> width_of("Köln"), width_of("威瑪")
    (4, 4)
    """
    return len(text) if text.isascii() else cell_len(text)


def pad(text: str, width: int) -> str:
    """The text with spaces after it up to a width in columns; longer texts are unchanged.

    >>> pad("開始", 6) + "|", pad("Start", 6) + "|"
    ('開始  |', 'Start |')
    """
    return text + " " * (width - width_of(text))


def wrap(text: str, width: int) -> list[str]:
    """Wrap a text to lines no wider than `width`, as its script allows.

    >>> wrap("one step from anarchy", 9)
    ['one step', 'from', 'anarchy']
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        used = 0
        for piece in pieces(paragraph):
            size = width_of(piece)
            if used + size > width and line:
                lines.append(line.rstrip())
                line, piece = "", piece.lstrip()
                used, size = 0, width_of(piece)
            while size > width > 0:
                part = _fitting(piece, width)
                lines.append(part)
                piece = piece[len(part) :]
                size = width_of(piece)
            line += piece
            used += size
        lines.append(line)
    return lines


def _fitting(text: str, width: int) -> str:
    """The beginning of a text that fits the width, at least one character."""
    cut = 1
    while width_of(text[: cut + 1]) <= width:
        cut += 1
    return text[:cut]
