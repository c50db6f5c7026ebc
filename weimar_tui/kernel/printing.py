"""Make names and texts from elsewhere safe to show on one line of a terminal."""

from __future__ import annotations

import re
from hashlib import blake2b


def printable(text: str, longest: int = 0) -> str:
    """The text without control codes, cut in the middle if it is longer than `longest` (0: never).

    Control codes, line breaks and lone surrogates are written as numbers, so that a file or file
    name cannot control the terminal.


    >>> printable("a\\x1b[2Jb\\nc"), printable("abcdefghij", 7)
    ('a\\\\x1b[2Jb\\\\x0ac', 'abc…hij')
    >>> print(*map(printable, ("\\xad", "\\u0600", "\\uffff", "\\U000e0001")))
    \\xad \\u0600 \\uffff \\U000e0001
    """
    if longest and len(text) > longest:
        half = (longest - 1) // 2
        text = f"{text[:half]}…{text[-half:]}"
    if text.isprintable():
        return text
    return "".join(letter if _is_shown(letter) else _as_number(letter) for letter in text)


def plain_seed(text: str) -> str:
    """The text in a form that a save can hold: bytes that are not UTF-8 become numbers.


    >>> plain_seed("Müller"), plain_seed("a\\udcff")
    ('Müller', 'a\\\\xff')
    """
    return text.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


_LONGEST_NAME = 80
"""Characters of a text used in a file name."""


def as_file_name(text: str) -> str:
    """A file name that resembles the text as far as possible, and is unique to it.


    >>> as_file_name("12"), as_file_name("1/7"), as_file_name("../é")
    ('12', '1-7-3dd6be89', '-752364f8')
    """
    name = re.sub(r"[^A-Za-z0-9_.-]+", "-", text).lstrip(".-")[:_LONGEST_NAME]
    if name == text:
        return name
    return f"{name}-{blake2b(text.encode('utf-8', 'surrogateescape'), digest_size=4).hexdigest()}"


def _is_shown(letter: str) -> bool:
    # The ideographic space is harmless, but counts as not printable.
    return letter.isprintable() or letter in "\u00a0\u2009\u202f\u3000"


def _as_number(letter: str) -> str:
    number = ord(letter)
    if number <= 0xFF:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number <= 0xFFFF else f"\\U{number:08x}"
