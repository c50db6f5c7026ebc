"""Lines out and lines in: all that this room has of a terminal."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from weimar_tui.kernel.printing import printable
from weimar_tui.text.breaks import pieces, width_of
from weimar_tui.text.folding import without_marks

T = TypeVar("T")

LONGEST = 2000
"""Letters of a line that are read; nobody types so many."""

PROMPT = "> "

_SEQUENCES = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b[]P_X^][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1bO?[ -~]|\x1b"
)
"""Keys without letters, and replies of a terminal: none of it is a word of the line."""


class Over(Exception):
    """No line will come any more: the end of the input."""


class Console:
    """Where texts are written and lines are read. `read` raises Over at the end.

    `width`: columns to break lines at, 0 to leave that to the other side. `echo` writes what was
    read, where no terminal shows what is typed. `encoding`: letters it lacks lose their marks.
    """

    def __init__(
        self,
        read: Callable[[], Awaitable[str]],
        write: Callable[[str], object],
        *,
        width: int = 0,
        echo: bool = False,
        encoding: str = "utf-8",
    ) -> None:
        self._read = read
        self._write = write
        self.width = width
        self.echo = echo
        self.encoding = encoding
        self._prompted = False
        self._aside: list[str] | None = None

    # --- out ------------------------------------------------------------------------------------
    def say(self, *texts: str) -> None:
        """Write texts, each on lines of its own; an empty one is an empty line."""
        lines = [line for text in texts for line in text.split("\n")]
        output = "".join(f"{part}\n" for line in lines for part in self._broken(line))
        if not output:
            return
        if self._aside is not None:
            self._aside.append(output)
            return
        self._write(f"\n{output}" if self._prompted else output)
        self._prompted = False

    def ring(self) -> None:
        """Sound the terminal's bell."""
        if self._aside is not None:
            self._aside.append("\a")
        else:
            self._write("\a")

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Say things while a line is awaited: together, and with the prompt once more below."""
        prompted, self._aside = self._prompted, []
        try:
            yield
        finally:
            kept_back, self._aside = "".join(self._aside), None
            if kept_back:
                self._write(f"\n{kept_back}{PROMPT}" if prompted else kept_back)

    def _broken(self, line: str) -> list[str]:
        """A line as it is written: without control codes, broken where it is too wide."""
        line = self._shown(printable(line.replace("\t", " ")).rstrip())
        if not self.width or width_of(line) < self.width:
            return [line]
        indent = " " * min(len(line) - len(line.lstrip()), self.width // 2)
        lines, at = [], ""
        for piece in pieces(line):
            if at.strip() and width_of(at + piece) >= self.width:
                lines.append(at.rstrip())
                at = indent + "  " + piece.lstrip()
            else:
                at += piece
        return [*lines, at.rstrip()]

    def _shown(self, line: str) -> str:
        """The line in letters that the other side has."""
        try:
            line.encode(self.encoding)
        except (UnicodeEncodeError, LookupError):
            return without_marks(line, self.encoding)
        return line

    # --- in -------------------------------------------------------------------------------------
    async def ask(self) -> str:
        """The next line, without blanks around it. Raises Over."""
        self._write(PROMPT)
        self._prompted = True
        line = _SEQUENCES.sub("", (await self._read())[:LONGEST]).strip()
        line = "".join(sign for sign in line if sign.isprintable() or sign == "\u3000")
        if self.echo:
            self._write(f"{line}\n")
        self._prompted = False
        return line


def run_now(work: Coroutine[Any, Any, T]) -> T:
    """Run what waits for nothing but lines that are read at once.

    What asks people is written once, for a keyboard here and for a server's players; here there is
    nothing else to be done meanwhile, and Ctrl+C ends the reading of a line.
    """
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    finally:
        work.close()
    raise RuntimeError("a line was not read at once")
