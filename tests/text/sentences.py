"""What no finished sentence contains, in any game and language."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Set

from tests.text.chinese import ALLOWED, slip

_RAW = r"[{}\x00-\x09\x1b\u2068\u2069]|\?\?\?|  |\bnone\b| [.,;:]|[.,;:][.,;:]|\(\)|（）"
"""Placeables, gaps, stray marks."""


class Sentences:
    """The sentences of a game: the form of its raw ids, and the Latin words in its Chinese."""

    def __init__(self, ids: str = r"\0", letters: Set[str] = frozenset()) -> None:
        self._raw = re.compile(f"{_RAW}|{ids}")
        self.letters = ALLOWED | letters

    def raw(self, text: str) -> str:
        """The first piece of a text that is not worded."""
        found = self._raw.search(text)
        return found[0] if found else ""

    def wrong(self, text: str, language: str) -> str:
        """The first thing wrong with a sentence, or ""."""
        if not text:
            return "nothing said"
        if raw := self.raw(text):
            return f"raw {raw!r}"
        return slip(text, self.letters) if language == "zh" else ""


AREAS = {"SH", "NI", "NW", "HE", "RP", "BW", "BY", "WB", "MV", "BB", "OB", "ST", "SN", "TH"}
"""Abbreviations of areas of *Wir sind das Volk!* on maps and in tables, in every language."""

SENTENCES: dict[str, Sentences] = defaultdict(
    Sentences,
    weimar=Sentences(r"[a-z]-[12]\b|\bopp\b"),
    wir_sind_das_volk=Sentences(
        r"\b(?:west|east)-[a-z]|[a-z]-[ns]\b|[:：] *$", AREAS | {"IV", "DAX"}
    ),
    junta=Sentences(
        r"\bhq\b|general\d|army\d|precinct-|barracks-|suburb-|embassy-|[a-z]:[a-z]| [!?]",
        set("ABCDEFGRU"),
    ),
)
"""By game; others have no ids that could be mistaken for words."""
