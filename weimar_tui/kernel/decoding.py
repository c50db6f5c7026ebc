"""JSON of whatever origin: refused before it nests deeper than any program can go into."""

from __future__ import annotations

import re

DEEPEST = 64
"""Lists and objects inside one another; a position has fewer than 20."""

_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"?')
_NOT_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")


def check_depth(data: bytes) -> None:
    """Raises ValueError if JSON text nests deeper than `DEEPEST`; whether it is JSON is no matter.

    What is nested deeper could be decoded, but neither copied nor compared nor written again.

    >>> check_depth(b'[' * 64 + b']' * 64), check_depth(b'["' + b'[' * 100 + b'"]')
    (None, None)
    """
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return
    depth = 0
    for bracket in _STRING.sub(b"", data).translate(None, _NOT_BRACKETS):
        if bracket in b"[{":
            depth += 1
            if depth > DEEPEST:
                raise ValueError(f"it holds more than {DEEPEST} lists inside one another")
        else:
            depth -= 1
