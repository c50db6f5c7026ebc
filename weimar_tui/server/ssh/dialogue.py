"""Questions that the server itself asks on a player's terminal, in plain lines.

Client processes play no part in them: during a dialogue, the client's output waits and it receives
no keys. A confirmation shows a random number to type, so that nothing typed beforehand, pasted, or
sent by the terminal itself can confirm it.
"""

from __future__ import annotations

import asyncio
import codecs
import secrets
from collections.abc import Callable, Sequence

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.limits import plain_text
from weimar_tui.server.ssh.lines import catalogue, problem_line
from weimar_tui.text.breaks import wrap

_LONGEST = 800
_MOST_LINES = 8
_STRINGS = "]P_^X"
"""Characters that, after Esc, start a sequence up to its terminator."""


class Left(Exception):
    """The player wants to leave the dialogue, or is gone."""


class LineEditor:
    r"""Turns what a terminal sends into lines; escape sequences are dropped.

    >>> editor = LineEditor(lambda data: None)
    >>> editor.feed(b"Ros\x1b[Ax\x7fa\x1b]11;rgb:00\x07\r")
    ['Rosa']
    """

    def __init__(self, echo: Callable[[str], None]) -> None:
        self._echo = echo
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._line = ""
        self._state = ""
        self._skip = 0
        self._before = ""

    def feed(self, data: bytes) -> list[str]:
        """Return the lines that are now complete. Raises Left for Ctrl+C and Ctrl+D."""
        lines = []
        for char in self._decoder.decode(data):
            if self._state or char == "\x1b":
                self._follow(char)
            elif self._skip:
                self._skip -= 1
            elif char in "\x03\x04":
                raise Left
            elif char in "\r\n":
                if char == "\r" or self._before != "\r":
                    lines.append(self._line)
                    self._line = ""
                    self._echo("\n")
            else:
                self._edit(char)
            self._before = char
        return lines

    def _follow(self, char: str) -> None:
        """Stay in an escape sequence, or leave it."""
        match self._state:
            case "":
                self._state = "esc"
            case "esc":
                inside = {"[": "csi", "O": "one", **dict.fromkeys(_STRINGS, "string")}
                self._state = inside.get(char, "")
            case "csi":
                if char == "M" and self._before == "[":
                    self._skip = 3
                if "\x40" <= char <= "\x7e":
                    self._state = ""
            case "string":
                self._state = {"\x07": "", "\x1b": "ending"}.get(char, "string")
            case "ending":
                self._state = "" if char == "\\" else "string"
            case _:
                self._state = ""

    def _edit(self, char: str) -> None:
        if char in "\x7f\b" and self._line:
            self._line = self._line[:-1]
            self._echo("\b \b")
        elif char == "\x15":
            self._echo("\b \b" * len(self._line))
            self._line = ""
        elif char.isprintable() and len(self._line) < _LONGEST:
            self._line += char
            self._echo(char)


class Dialogue:
    """A dialogue with one player in lines, broken at `width` columns.

    `echo`: their terminal does not show what they type.
    """

    def __init__(
        self, write: Callable[[bytes], None], language: str, *, echo: bool, width: int = 80
    ) -> None:
        self.language = language
        self._width = width
        self._write = write
        self._end = "\r\n" if echo else "\n"
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._echo = echo
        self._reader = LineEditor(self._show_typed)

    # --- the player's side ----------------------------------------------------------------------
    def feed(self, data: bytes) -> None:
        """Take input from the player."""
        try:
            for line in self._reader.feed(data):
                if self._lines.qsize() < _MOST_LINES:
                    self._lines.put_nowait(line)
        except Left:
            self.end_input()

    def end_input(self) -> None:
        """Note that the player is gone, or types nothing more."""
        self._lines.put_nowait(None)

    def _show_typed(self, text: str) -> None:
        if self._echo:
            self._write(text.replace("\n", self._end).encode())

    # --- the server's side ----------------------------------------------------------------------
    def text(self, name: str, /, **arguments: object) -> str:
        """Return a message of `club.ftl` by its name without `club-`."""
        return catalogue(self.language).text(f"club-{name}", **arguments)

    def show(self, line: str = "") -> None:
        """Write a line; a long one is broken and keeps its indentation."""
        indent = line[: len(line) - len(line.lstrip(" "))]
        room = max(20, self._width - len(indent))
        for part in wrap(line[len(indent) :], room) or [""]:
            self._write(f"{indent}{part}{self._end}".encode())

    def say(self, name: str, /, **arguments: object) -> None:
        """Write a message."""
        for line in self.text(name, **arguments).splitlines():
            self.show(line)

    def complain(self, error: KernelError) -> None:
        """Write why something failed."""
        self.show(problem_line(error, self.language))

    async def ask(self, name: str, /, **arguments: object) -> str:
        """Ask for a line. Raises Left."""
        *before, last = wrap(self.text(name, **arguments), self._width - 8) or [""]
        for part in before:
            self.show(part)
        self._write(f"{last} ".encode())
        line = await self._lines.get()
        if line is None:
            raise Left
        return plain_text(line, _LONGEST)

    async def choose(self, options: Sequence[str]) -> int:
        """Ask for one of several numbered options; return 0 for none. Raises Left."""
        for number, option in enumerate(options, 1):
            self.show(f"  {number}  {option}")
        self.show(f"  0  {self.text('back')}")
        while True:
            answer = await self.ask("choose")
            if answer.isdecimal() and int(answer) <= len(options):
                return int(answer)
            if not answer:
                return 0
            self.say("choose-wrong", most=len(options))

    async def confirm(self, name: str, /, **arguments: object) -> bool:
        """Ask for confirmation by typing a random number. Raises Left."""
        number = str(1000 + secrets.randbelow(9000))
        while not self._lines.empty():  # typed before the question could be read
            if self._lines.get_nowait() is None:
                raise Left
        self.say(name, **arguments)
        if await self.ask("confirm", number=number) == number:
            return True
        self.say("not-confirmed")
        return False
