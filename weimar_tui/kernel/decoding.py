"""JSON of whatever origin: refused before it holds what no program can go into or reckon with."""

from __future__ import annotations

import re

DEEPEST = 64
"""Lists and objects inside one another; a position has fewer than 20."""

DIGITS = 18
"""Letters of a number; no count and no bound has as many."""

LONGEST_LINE = 1024 * 1024
"""Bytes of a line of a save, or said to a program; the longest position has 20,000."""

_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"?')
_NOT_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")
_LONG_NUMBER = re.compile(rb"[-+.0-9eE]{%d}" % (DIGITS + 1))


def check_json(data: bytes) -> None:
    """Raises ValueError for JSON text that is too long, too deep or has too long a number.

    Whether it is JSON is no matter. What is nested deeper than `DEEPEST` could be decoded, but
    neither copied nor compared nor written again; what has more than `DIGITS` digits overflows.

    >>> check_json(b'[' * 64 + b']' * 64), check_json(b'["' + b'[' * 100 + b'9' * 100 + b'"]')
    (None, None)
    """
    if len(data) > LONGEST_LINE:
        raise ValueError(f"it has more than {LONGEST_LINE // 1024} KiB")
    deep = data.count(b"[") + data.count(b"{") > DEEPEST
    if not deep and not _LONG_NUMBER.search(data):
        return
    bare = _STRING.sub(b"", data)
    if _LONG_NUMBER.search(bare):
        raise ValueError(f"it holds a number of more than {DIGITS} digits")
    if deep:
        _check_depth(bare)


def _check_depth(bare: bytes) -> None:
    depth = 0
    for bracket in bare.translate(None, _NOT_BRACKETS):
        if bracket in b"[{":
            depth += 1
            if depth > DEEPEST:
                raise ValueError(f"it holds more than {DEEPEST} lists inside one another")
        else:
            depth -= 1
