"""Questions on a page that the server draws: a list to choose from, and a line to type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from weimar_tui.server.limits import plain_text
from weimar_tui.server.ssh.dialogue import LONGEST
from weimar_tui.server.ssh.sheet import Sheet
from weimar_tui.text.breaks import width_of, wrap

Cursor = tuple[int, int]
"""Where the terminal's cursor is: column and row."""


class Question(Protocol):
    """A question with its present state. An `answer` ends it."""

    footer: str
    """The message with its keys, without `club-`."""
    answer: str | int | None
    fills: bool
    """Whether it has the whole page for itself."""

    def press(self, key: str) -> None:
        """Take a key."""
        ...

    def height(self, width: int) -> int:
        """Return the rows that it needs."""
        ...

    def draw(self, sheet: Sheet, top: int, rows: int) -> Cursor | None:
        """Draw it in these rows; return the place of the terminal's cursor, if it is shown."""
        ...


class Menu:
    """Numbered options below each other; digits move the cursor, Enter chooses. 0 goes back."""

    footer = "keys-menu"
    fills = False

    def __init__(self, options: Sequence[str], back: str) -> None:
        self.answer: str | int | None = None
        self._options = [*options, back]
        self._cursor = 0
        self._typed = ""

    @property
    def _numbers(self) -> list[int]:
        return [*range(1, len(self._options)), 0]

    def press(self, key: str) -> None:
        numbers, last = self._numbers, len(self._options) - 1
        if key.isdecimal() and key.isascii():
            self._typed = next(
                (typed for typed in (self._typed + key, key) if int(typed) in numbers), ""
            )
            if self._typed:
                self._cursor = numbers.index(int(self._typed))
            return
        self._typed = ""
        match key:
            case "up" | "k":
                self._cursor = (self._cursor - 1) % len(numbers)
            case "down" | "tab" | "j":
                self._cursor = (self._cursor + 1) % len(numbers)
            case "home":
                self._cursor = 0
            case "end":
                self._cursor = last
            case "enter":
                self.answer = numbers[self._cursor]
            case "escape":
                self.answer = 0

    def _lines(self, width: int) -> list[list[str]]:
        return [wrap(option, max(8, width - 6)) for option in self._options]

    def height(self, width: int) -> int:
        return sum(map(len, self._lines(width)))

    def draw(self, sheet: Sheet, top: int, rows: int) -> Cursor | None:
        drawn = [
            (place, number if first else None, line)
            for place, (number, lines) in enumerate(
                zip(self._numbers, self._lines(sheet.width), strict=True)
            )
            for first, line in zip([True] + [False] * len(lines), lines, strict=False)
        ]
        begin = next(row for row, (place, _, _) in enumerate(drawn) if place == self._cursor)
        end = begin + sum(place == self._cursor for place, _, _ in drawn)
        skipped = min(max(0, end - rows), begin)
        for y, (place, number, line) in enumerate(drawn[skipped : skipped + rows], top):
            chosen = place == self._cursor
            if number is not None:
                sheet.put(1, y, "▸" if chosen else " ", "key")
                sheet.put(2, y, f"{number:>2}", "cursor" if chosen else "key")
            sheet.put(4, y, f" {line} ", "cursor" if chosen else "text")
        return None


class TextEntry:
    """A line to type; Enter hands it in, Esc hands in an empty one."""

    footer = "keys-entry"
    fills = False

    def __init__(self, prompt: str) -> None:
        self.answer: str | int | None = None
        self._prompt = prompt
        self._text = ""

    def press(self, key: str) -> None:
        match key:
            case "enter":
                self.answer = plain_text(self._text, LONGEST)
            case "escape":
                self.answer = ""
            case _:
                self._text = edited(self._text, key)

    def height(self, width: int) -> int:
        return len(wrap(self._prompt, max(8, width - 2))) + 1

    def draw(self, sheet: Sheet, top: int, rows: int) -> Cursor | None:
        lines = wrap(self._prompt, max(8, sheet.width - 2))
        for y, line in enumerate(lines[-(rows - 1) :] if rows > 1 else [], top):
            sheet.put(1, y, line, "strong")
            top = y + 1
        sheet.put(1, top, "▸", "key")
        return sheet.put(3, top, tail(self._text, sheet.width - 5), "text"), top


def edited(text: str, key: str, longest: int = LONGEST) -> str:
    """Return a text after a key."""
    if key == "backspace":
        return text[:-1]
    if key == "clear":
        return ""
    return text + key if len(key) == 1 and len(text) < longest else text


def tail(text: str, width: int) -> str:
    """Return the end of a text that fits the width.

    >>> tail("威瑪1918", 6)
    '瑪1918'
    """
    while text and width_of(text) > width:
        text = text[1:]
    return text
