"""Normalise letters, so that a search finds text despite accents and case."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache

PLAIN_LETTERS: Mapping[str, str] = {
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
    "„": '"',
    "“": '"',
    "”": '"',
    "‚": "'",
    "‘": "'",
    "’": "'",
    "×": "x",
    "≥": ">=",
    "≤": "<=",
    "←": "<-",
    "→": "->",
    "↔": "<->",
    "·": "-",
    "½": " 1/2",
    "á": "a",
    "é": "e",
    "è": "e",
    "í": "i",
    "ñ": "n",
    "ó": "o",
    "ú": "u",
    "\u00a0": " ",
    "\u202f": " ",
}
"""Replacements for letters and signs that a terminal lacks."""


def fold(text: str) -> str:
    """Lower-case letters without accents, one for one, so that `munchen` finds `München`.

    >>> fold("München, Königsberg")
    'munchen, konigsberg'
    """
    return "".join(unicodedata.normalize("NFKD", letter)[0].lower()[:1] for letter in text)


def plain(text: str) -> str:
    """Folded letters without the `e` that replaces two dots: `mueller` finds `Müller`.

    Apply it both to the words searched for and to the text searched.

    >>> plain(fold("Müller")) == plain(fold("Mueller"))
    True
    """
    for written, letter in (("ae", "a"), ("oe", "o"), ("ue", "u")):
        text = text.replace(written, letter)
    return text


@lru_cache(maxsize=1024)
def searchable(text: str) -> str:
    """A text prepared for searching: folded and plain."""
    return plain(fold(text))


_MARKS = "?!.,;:\uff1f\uff01\u3002\uff0c"
"""Punctuation to ignore at the end of a search."""


@lru_cache(maxsize=64)
def _words(wanted: str) -> tuple[str, ...]:
    return tuple(word.strip(_MARKS) or word for word in searchable(wanted).split())


def rank(wanted: str, name: str, more: str = "") -> int | None:
    """How well a text matches all words: 0 if a word in the name begins with each, 1 if the name
    contains them, 2 if `more` does; None if it does not match.

    >>> [rank("dom kol", text) for text in ("Kölner Dom", "Stadtdom Köln", "Köln")]
    [0, 1, None]
    """
    words = _words(wanted)
    sought = f" {searchable(name)}"
    if all(f" {word}" in sought for word in words):
        return 0
    if all(word in sought for word in words):
        return 1
    return 2 if all(word in searchable(name + more) for word in words) else None


def matching_indexes(wanted: str, texts: Sequence[str]) -> list[int]:
    """The indexes of the texts that contain every word of `wanted`; only one index if that text is
    exactly `wanted`.

    >>> places = ["Köln", "Kölner Dom"]
    >>> matching_indexes("koln", places), matching_indexes("dom kol", places)
    ([0], [1])
    """
    sought = " ".join(searchable(wanted).split())
    exact = [place for place, text in enumerate(texts) if searchable(text) == sought]
    if exact or not sought:
        return exact
    return [place for place, text in enumerate(texts) if rank(wanted, text) is not None]


def without_marks(text: str, encoding: str) -> str:
    """Replace letters that an encoding lacks.

    >>> without_marks("„Köln“ – 威", "ascii")
    '"Koeln" - ?'
    """
    letters = []
    for letter in text:
        try:
            letter.encode(encoding)
        except (UnicodeEncodeError, LookupError):
            letter = PLAIN_LETTERS.get(letter, "?")
        letters.append(letter)
    return "".join(letters)
