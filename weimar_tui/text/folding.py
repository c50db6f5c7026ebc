"""Letters made alike, so that what is typed finds what is written."""

from __future__ import annotations

import unicodedata


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
