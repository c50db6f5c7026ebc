"""What no finished sentence of the game holds."""

from __future__ import annotations

import re

from tests.text.chinese import ALLOWED, slip

CODES = {"SH", "NI", "NW", "HE", "RP", "BW", "BY", "WB", "MV", "BB", "OB", "ST", "SN", "TH"}
"""The letters of the areas, as maps and tables show them in every language."""

LETTERS = ALLOWED | CODES | {"IV", "DAX"}
"""Latin words that Chinese sentences of this game may hold."""

RAW = re.compile(
    r"[{}]|\?\?\?|  |\bnone\b|\b(?:west|east)-[a-z]|[a-z]-[ns]\b| [.,;:]|[.,;:][.,;:]|\(\)|[:：] *$"
)
"""Placeables, raw ids, gaps, stray marks."""


def wrong(text: str, language: str) -> str:
    """The first thing wrong with a text; empty if there is nothing."""
    if not text:
        return "nothing said"
    if found := RAW.search(text):
        return f"raw {found[0]}"
    return slip(text, LETTERS) if language == "zh" else ""
