"""How many columns a text takes, and where its lines may be broken: at spaces, and within Chinese.

A Chinese sentence has no spaces; it may be broken between any two characters, except that no line
begins with a closing mark and none ends with an opening one.
"""

from __future__ import annotations

from rich.cells import cell_len

_NOT_FIRST = frozenset("。，；：？！、）」】》～・")
_NOT_LAST = frozenset("（「【《")
FIRST_WIDE = "\u2e80"
"""From here on, Unicode holds the scripts of East Asia, whose characters are two cells wide."""


def pieces(text: str) -> list[str]:
    """The text in pieces between which a line may be broken; joined, they are the text again.

    A piece that begins with a space loses it where it begins a line.

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
    """Columns a text takes on a terminal, as computed by Textual.


    >>> width_of("Köln"), width_of("威瑪")
    (4, 4)
    """
    return len(text) if text.isascii() else cell_len(text)


def pad(text: str, width: int) -> str:
    """The text with spaces behind it up to a width in columns; longer ones stay as they are.

    >>> pad("開始", 6) + "|", pad("Start", 6) + "|"
    ('開始  |', 'Start |')
    """
    return text + " " * (width - width_of(text))


def wrap(text: str, width: int) -> list[str]:
    """The text in lines no wider than `width`, broken where its script allows it.

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
    """As much of a text too wide for it as the width holds, at least one character."""
    cut = 1
    while width_of(text[: cut + 1]) <= width:
        cut += 1
    return text[:cut]
