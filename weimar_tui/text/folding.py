"""Letters made alike, so that what is typed finds what is written."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

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
"""What stands for letters and signs that a terminal lacks."""


def fold(text: str) -> str:
    """Small letters without accents, one for one, so that `munchen` finds `München`.

    >>> fold("München, Königsberg")
    'munchen, konigsberg'
    """
    return "".join(unicodedata.normalize("NFKD", letter)[0].lower()[:1] for letter in text)


def plain(text: str) -> str:
    """Folded letters without the `e` that stands for two dots: `mueller` finds `Müller`.

    Both what is sought and where it is sought must be plain.

    >>> plain(fold("Müller")) == plain(fold("Mueller"))
    True
    """
    for written, letter in (("ae", "a"), ("oe", "o"), ("ue", "u")):
        text = text.replace(written, letter)
    return text


def without_marks(text: str, encoding: str) -> str:
    """The text in letters that an encoding has.

    >>> without_marks("„Köln“ – 威", "ascii")
    '"Koeln" - ?'
    """
    found = []
    for letter in text:
        try:
            letter.encode(encoding)
        except (UnicodeEncodeError, LookupError):
            letter = PLAIN_LETTERS.get(letter, "?")
        found.append(letter)
    return "".join(found)
