"""The Markdown that handbooks can use, and their tables."""

from __future__ import annotations

import re
from collections.abc import Iterator

WIDEST_TABLE = 76
"""Columns that fit into a box on a terminal of 80 columns."""

MARKUP = re.compile(r"`|!\[|\]\(|<[a-z/]|^#{3,} |^> |^```|^\* |^ +[-*] |__|~~", re.MULTILINE)
"""Markdown that the terminal does not draw."""


def tables(text: str) -> Iterator[list[list[str]]]:
    """Every table of a text, as rows of cells without marks; the row of dashes is left out."""
    for block in re.findall(r"(?:^\|.*\n?)+", text, re.MULTILINE):
        lines = [line for line in block.splitlines() if not line.startswith("|-")]
        yield [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
