"""Names and texts from elsewhere, made fit to be shown in a terminal and in one line."""

from __future__ import annotations


def printable(text: str, longest: int = 0) -> str:
    """The text without control codes, cut in the middle if it is longer than `longest` (0: not).

    A control code, a line break or half a character is written as its number, so that nothing in a
    file or file name can steer the terminal.

    >>> printable("a\\x1b[2Jb\\nc"), printable("abcdefghij", 7)
    ('a\\\\x1b[2Jb\\\\x0ac', 'abc…hij')
    """
    if longest and len(text) > longest:
        half = (longest - 1) // 2
        text = f"{text[:half]}…{text[-half:]}"
    if text.isprintable():
        return text
    return "".join(letter if _is_shown(letter) else _as_number(letter) for letter in text)


def _is_shown(letter: str) -> bool:
    # The wide space of Chinese is harmless, but counts as not printable.
    return letter.isprintable() or letter in "\u00a0\u2009\u202f\u3000"


def _as_number(letter: str) -> str:
    number = ord(letter)
    if number <= 0xFF:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number <= 0xFFFF else f"\\U{number:08x}"
