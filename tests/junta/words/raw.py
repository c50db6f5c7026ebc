"""What no finished sentence holds: placeables, ids, gaps, stray marks."""

from __future__ import annotations

import re

from tests.text.chinese import ALLOWED, slip

RAW = re.compile(
    r"[{}]|\?\?\?|  |\bnone\b|\bhq\b| [.,;:!?]|[.,;:][.,;:]|\(\)"
    r"|general\d|army\d|precinct-|barracks-|suburb-|embassy-|[a-z]:[a-z]"
)
LETTERS = ALLOWED | set("ABCDEFGRU")


def wrong(text: str, language: str) -> str:
    """The first thing wrong with a text; empty if there is nothing."""
    if not text:
        return "nothing said"
    if found := RAW.search(text):
        return f"raw {found[0]!r}"
    return slip(text, LETTERS) if language == "zh" else ""
