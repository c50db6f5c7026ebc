"""Protection against abuse: token buckets, names, and text from players."""

from __future__ import annotations

import re
import secrets
import unicodedata
from dataclasses import dataclass, field

WEB_PREFIX = "web-"
"""Prefix of the names of web visitors, whose identity cannot be verified."""

LONGEST_TITLE = 40
"""Characters of a table's title."""
MOST_INVITED = 16
"""How many players one table can invite."""

_UNSEEN = frozenset(
    {0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}
    | {*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
)
"""Letters and marks that show nothing: fillers, joiners, variation selectors, blank Braille."""

_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_-]{0,19}")
_VISITOR = re.compile(r"~[0-9a-f]{8}")


def is_name(text: str) -> bool:
    """Return whether a text is a valid player name; names never look like options of a command.

    >>> is_name("Rosa_L-1"), is_name("../x"), is_name("a" * 21), is_name("a\\n"), is_name("")
    (True, False, False, False, False)
    >>> is_name("-Rosa"), is_name("--data"), is_name("R")
    (False, False, True)
    """
    return _NAME.fullmatch(text) is not None


def new_visitor() -> str:
    """Return a name for a connection without an account; no player can have it.

    >>> name = new_visitor()
    >>> is_visitor(name), is_name(name), is_visitor("~Rosa"), is_visitor("Rosa")
    (True, False, False, False)
    """
    return f"~{secrets.token_hex(4)}"


def is_visitor(text: str) -> bool:
    """Return whether a name is that of a visitor without an account."""
    return _VISITOR.fullmatch(text) is not None


def plain_text(text: str, most: int = 200) -> str:
    """Return a player's text as one line without control codes, markup or hidden characters.

    Square brackets become round ones, since Textual and Rich read them as markup; characters of the
    Unicode categories C (controls, directions, private use, unassigned) and Z other than the blank
    are removed, and so are other characters that show nothing. Letters keep at most two combining
    marks, as part of the letter where possible.

    >>> plain_text("a[b]c\\x1b[31m\\u202e  d\\ne")
    'a(b)c(31m d e'
    >>> plain_text("Mu\\u0308nchen") == "München"
    True
    >>> plain_text("\\u3164\\u2800"), plain_text("o\\u034f\\ufe01k")
    ('', 'ok')
    """
    kept: list[str] = []
    marks = 0
    for char in text[: 4 * most]:
        category = unicodedata.category(char)
        if char in "\t\n\r" or category[0] == "Z":
            kept.append(" ")
            marks = 0
        elif category[0] == "C" or ord(char) in _UNSEEN:
            continue
        elif category[0] == "M":
            marks += 1
            if marks <= 2 and kept:
                kept.append(char)
        else:
            marks = 0
            kept.append({"[": "(", "]": ")"}.get(char, char))
    composed = unicodedata.normalize("NFC", "".join(kept))
    return " ".join(composed.split())[:most].rstrip()


@dataclass
class Bucket:
    """A token bucket: `burst` at once, then `rate` a second.

    >>> bucket = Bucket(rate=1, burst=2)
    >>> [bucket.take(at) for at in (0, 0, 0, 1.0, 1.5)]
    [True, True, False, True, False]
    """

    rate: float
    burst: float
    tokens: float = field(init=False)
    last: float | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.tokens = self.burst

    def take(self, now: float) -> bool:
        self._refill(now)
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def spend(self, tokens: float, now: float) -> float:
        """Take tokens even if there are not enough; return the seconds until the debt is paid.

        >>> bucket = Bucket(rate=10, burst=100)
        >>> bucket.spend(100, 0.0), bucket.spend(50, 0.0), bucket.spend(0, 5.0)
        (0.0, 5.0, 0.0)
        """
        self._refill(now)
        self.tokens -= tokens
        return max(0.0, -self.tokens / self.rate)

    def _refill(self, now: float) -> None:
        elapsed = 0.0 if self.last is None else max(0.0, now - self.last)
        self.tokens = min(self.burst, self.tokens + elapsed * self.rate)
        self.last = now


class Buckets:
    """A bucket for each key (an address), dropped when full; never more than `most`."""

    def __init__(self, rate: float, burst: float, most: int = 4096) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float) -> bool:
        """Take a token from this key's bucket. With too many keys at once, new keys wait."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._forget(now)
                if len(self._buckets) >= self._most:
                    return False
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        refill = self._burst / self._rate
        self._buckets = {
            key: bucket
            for key, bucket in self._buckets.items()
            if bucket.last is not None and now - bucket.last < refill
        }
