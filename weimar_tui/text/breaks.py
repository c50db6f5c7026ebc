"""Where a line of text may be broken: at spaces, and between the characters of Chinese.

A Chinese sentence has no spaces; it may be broken between any two characters, except that no line
begins with a closing mark and none ends with an opening one.
"""

from __future__ import annotations

_NOT_FIRST = frozenset("。，；：？！、）」】》～・")
_NOT_LAST = frozenset("（「【《")
_FIRST_WIDE = "\u2e80"
"""From here on, Unicode holds the scripts of East Asia, whose characters are two cells wide."""


def pieces(text: str) -> list[str]:
    """The text in pieces between which a line may be broken; joined, they are the text again.

    A piece that begins with a space loses it where it begins a line.

    >>> pieces("one step")
    ['one', ' step']
    >>> pieces("SPD獲得「2席」。")
    ['SPD', '獲', '得', '「2', '席」。']
    """
    found: list[str] = []
    piece = ""
    for sign in text:
        if piece and _may_break(piece[-1], sign):
            found.append(piece)
            piece = ""
        piece += sign
    return [*found, piece] if piece else found


def _may_break(before: str, after: str) -> bool:
    if after == " ":
        return before != " "
    if before == " " or before in _NOT_LAST or after in _NOT_FIRST:
        return False
    return before >= _FIRST_WIDE or after >= _FIRST_WIDE
