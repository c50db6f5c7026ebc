"""Layout of the help: two columns that also align with double-width characters."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from itertools import groupby

from weimar_tui.cli.words import Say
from weimar_tui.text.breaks import FIRST_WIDE, width_of, wrap

_COLUMN = 28
"""Start of the right column; longer text on the left has its own line."""


def joined(lines: Iterable[str]) -> str:
    """Join lines, with spaces between them if the script uses spaces.

    >>> joined(["one", "step"]), joined(["打開", "存檔"])
    ('one step', '打開存檔')
    """
    text = ""
    for line in lines:
        wide = text[-1:] >= FIRST_WIDE or line[:1] >= FIRST_WIDE
        text += line if wide or not text else f" {line}"
    return text


def two_columns(left: str, right: str, column: int, width: int) -> list[str]:
    """Return a term and its description side by side, or below each other."""
    lines = wrap(right, width - column) if right else []
    head = left
    if lines and width_of(left) + 2 <= column:
        head += " " * (column - width_of(left)) + lines.pop(0)
    return [head, *(" " * column + line for line in lines)]


class Layout(argparse.HelpFormatter):
    """argparse's formatter, with widths counted in terminal cells."""

    def __init__(self, prog: str, say: Say) -> None:
        super().__init__(prog, max_help_position=_COLUMN)
        self.say = say

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """Start the usage with the word of the player's language."""
        if prefix is None:
            usage_word = self.say("usage")
            prefix = f"{usage_word} " if usage_word.isascii() else usage_word
        super().add_usage(usage, actions, groups, prefix)

    def format_help(self) -> str:
        """Return the help; a heading in wide characters ends with a wide colon."""
        return re.sub(f"(?<=[{FIRST_WIDE}-\U0010ffff]):$", "：", super().format_help(), flags=re.M)

    def _format_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None,
    ) -> str:
        """argparse counts characters, so shorten lines with wide ones until they fit."""
        asked = self._width
        begun = prefix or ""
        indent = "\n" + " " * (width_of(begun) - len(begun))
        try:
            while True:
                text = super()._format_usage(usage, actions, groups, prefix)
                text = text.rstrip("\n").replace("\n", indent) + "\n\n"
                if self._width < 40 or all(width_of(line) <= asked for line in text.splitlines()):
                    return text
                self._width -= 2
        finally:
            self._width = asked

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        rows: list[str] = []
        for kept, group in groupby(text.splitlines(), lambda line: line[:2] in ("", "  ")):
            lines = list(group)
            rows += lines if kept else wrap(joined(lines), width)
        return "\n".join(indent + row for row in rows)

    def _format_action(self, action: argparse.Action) -> str:
        head = " " * self._current_indent + self._format_action_invocation(action)
        help_text = self._expand_help(action) if action.help else ""
        rows = two_columns(head, help_text, _COLUMN, self._width)
        parts = ["\n".join(rows) + "\n"]
        parts += [self._format_action(part) for part in self._iter_indented_subactions(action)]
        return "".join(parts)
