"""Parses a typed line: a number, a command, or text to search for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from weimar_tui.text.folding import fold
from weimar_tui.text.messages import Messages

SHORT: Mapping[str, str] = {
    "?": "explain",
    "f1": "explain",
    "u": "undo",
    "b": "board",
    "h": "hand",
    "l": "log",
    "s": "since",
    "v": "points",
    "p": "points",
    "f": "forecast",
    "c": "cards",
    "r": "rules",
    "w": "why",
    "o": "odds",
    "i": "hint",
    "q": "quit",
    "+": "more",
    "t": "say",
}
"""Signs and letters that stand for commands, the same as in the app."""


@dataclass(frozen=True)
class Typed:
    """A parsed line: `number` (None: none), or `command` (empty: none) and the `rest`."""

    number: int | None = None
    command: str = ""
    rest: str = ""


class TypedCommands:
    """The commands available at one place, by their English words and those of `words`.

    The message `plain-word-<command>` has the words of a language, the usual one first.
    """

    def __init__(self, words: Messages, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self._words: dict[str, str] = {}
        for name in self.names:
            for word in (name, *words.text(f"plain-word-{name}").split()):
                self._words.setdefault(fold(word), name)

    def understand(self, line: str) -> Typed:
        """Parse a line; text that is not a command is in `rest`.

        A command can be abbreviated to any unique prefix.
        """
        first, _, rest = line.partition(" ")
        rest = rest.strip()
        number = first.rstrip(".)").removeprefix("#")
        if number.isdecimal() and not rest:
            # Python refuses numbers with thousands of digits, and no list has a million rows.
            return Typed(number=int(number[:7]))
        command = self._command(fold(first))
        if command:
            return Typed(command=command, rest=rest)
        if line.startswith("?"):
            return Typed(command="explain", rest=line[1:].strip())
        return Typed(rest=line)

    def _command(self, first: str) -> str:
        short = SHORT.get(first, "")
        if first in self._words:
            return self._words[first]
        if short in self.names:
            return short
        begun = {name for word, name in self._words.items() if word.startswith(first)}
        return begun.pop() if len(begun) == 1 else ""
