"""Questions that the server itself asks on a player's terminal, here in plain lines.

Client processes play no part in them: during a dialogue, the client's output waits and it receives
no keys. A confirmation shows a random number to type, so that nothing typed beforehand, pasted, or
sent by the terminal itself can confirm it.
"""

from __future__ import annotations

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.limits import plain_text
from weimar_tui.server.ssh.lines import catalogue, problem_line
from weimar_tui.server.ssh.typed import KeyReader
from weimar_tui.text.breaks import wrap

LONGEST = 800
"""Characters of a line that players can type."""
_MOST_LINES = 8


class PlayerLeft(Exception):
    """The player wants to leave the dialogue, or is gone."""


class LineEditor:
    r"""Turns what a terminal sends into lines; keys other than characters do nothing.

    >>> editor = LineEditor(lambda data: None)
    >>> editor.feed(b"Ros\x1b[Ax\x7fa\x1b]11;rgb:00\x07\r")
    ['Rosa']
    """

    def __init__(self, echo: Callable[[str], None]) -> None:
        self._echo = echo
        self._reader = KeyReader()
        self._line = ""

    def feed(self, data: bytes) -> list[str]:
        """Return the lines that are now complete. Raises Left for Ctrl+C and Ctrl+D."""
        lines = []
        for key in self._reader.feed(data):
            if key == "leave":
                raise PlayerLeft
            if key == "enter":
                lines.append(self._line)
                self._line = ""
                self._echo("\n")
            else:
                self._edit(key)
        return lines

    def _edit(self, key: str) -> None:
        if key == "backspace" and self._line:
            self._line = self._line[:-1]
            self._echo("\b \b")
        elif key == "clear":
            self._echo("\b \b" * len(self._line))
            self._line = ""
        elif len(key) == 1 and len(self._line) < LONGEST:
            self._line += key
            self._echo(key)


class Dialogue(ABC):
    """A dialogue with one player, in `language`."""

    def __init__(self, language: str) -> None:
        self.language = language

    def text(self, name: str, /, **arguments: object) -> str:
        """Return a message of `club.ftl` by its name without `club-`."""
        return catalogue(self.language).text(f"club-{name}", **arguments)

    def say(self, name: str, /, **arguments: object) -> None:
        """Write a message."""
        for line in self.text(name, **arguments).splitlines():
            self.show(line)

    def complain(self, error: KernelError) -> None:
        """Write why something failed."""
        self.show(problem_line(error, self.language))

    async def confirm(self, name: str, /, **arguments: object) -> bool:
        """Ask for confirmation by typing a random number. Raises Left."""
        number = str(1000 + secrets.randbelow(9000))
        self.forget_typed()
        self.say(name, **arguments)
        if await self.ask("confirm", number=number) == number:
            return True
        self.say("not-confirmed")
        return False

    @abstractmethod
    def feed(self, data: bytes) -> None:
        """Take input from the player."""

    @abstractmethod
    def end_input(self) -> None:
        """Note that the player is gone, or types nothing more."""

    @abstractmethod
    def forget_typed(self) -> None:
        """Drop what was typed before a question could be read. Raises Left."""

    @abstractmethod
    def show(self, line: str = "") -> None:
        """Write a line; a long one is broken and keeps its indentation."""

    @abstractmethod
    async def ask(self, name: str, /, **arguments: object) -> str:
        """Ask for a line; return "" for none. Raises Left."""

    @abstractmethod
    async def choose(self, options: Sequence[str]) -> int:
        """Ask for one of several numbered options; return 0 for none. Raises Left."""

    def resize(self, columns: int, rows: int) -> None:
        """Adapt to another size of the terminal."""
        return

    def hold(self, full: bool) -> None:
        """Note that the player's terminal takes no more output for now, or does again."""
        return

    async def finish(self) -> None:
        """Let the player read what was written last."""
        return

    def close(self) -> None:
        """End the dialogue and leave the terminal as it was."""
        return


class LineDialogue(Dialogue):
    """A dialogue in lines, broken at `width` columns.

    `echo`: the player's terminal does not show what they type.
    """

    def __init__(
        self, write: Callable[[bytes], None], language: str, *, echo: bool, width: int = 80
    ) -> None:
        super().__init__(language)
        self._width = width
        self._write = write
        self._end = "\r\n" if echo else "\n"
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._echo = echo
        self._reader = LineEditor(self._show_typed)

    # --- the player's side ----------------------------------------------------------------------
    def feed(self, data: bytes) -> None:
        try:
            for line in self._reader.feed(data):
                if self._lines.qsize() < _MOST_LINES:
                    self._lines.put_nowait(line)
        except PlayerLeft:
            self.end_input()

    def end_input(self) -> None:
        self._lines.put_nowait(None)

    def forget_typed(self) -> None:
        while not self._lines.empty():
            if self._lines.get_nowait() is None:
                raise PlayerLeft

    def _show_typed(self, text: str) -> None:
        if self._echo:
            self._write(text.replace("\n", self._end).encode())

    # --- the server's side ----------------------------------------------------------------------
    def show(self, line: str = "") -> None:
        indent = line[: len(line) - len(line.lstrip(" "))]
        room = max(20, self._width - len(indent))
        for part in wrap(line[len(indent) :], room) or [""]:
            self._write(f"{indent}{part}{self._end}".encode())

    async def ask(self, name: str, /, **arguments: object) -> str:
        *before, last = wrap(self.text(name, **arguments), self._width - 8) or [""]
        for part in before:
            self.show(part)
        self._write(f"{last} ".encode())
        line = await self._lines.get()
        if line is None:
            raise PlayerLeft
        return plain_text(line, LONGEST)

    async def choose(self, options: Sequence[str]) -> int:
        for number, option in enumerate(options, 1):
            self.show(f"  {number}  {option}")
        self.show(f"  0  {self.text('back')}")
        while True:
            answer = await self.ask("choose")
            if answer.isdecimal() and int(answer) <= len(options):
                return int(answer)
            if not answer:
                return 0
            if answer == "?":
                self.say("choose-how")
            else:
                self.say("choose-wrong", most=len(options))
