"""Input and output by lines: the only module of this package that touches the terminal."""

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
"""Longest line that is read, in characters."""

PROMPT = "> "

_SEQUENCES = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b[]P_X^][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1bO?[ -~]|\x1b"
)
"""Keys without characters and terminal replies; removed from every line."""


class Over(Exception):
    """End of the input: no more lines will come."""


class Console:
    """Writes texts and reads lines. `read` raises Over at the end.

    `width`: columns to break lines at, 0 to leave that to the other side. `echo` writes each line
    read, for input that no terminal shows. `encoding`: characters it lacks lose their accents.
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
        """Write texts, each on its own lines; an empty text is an empty line."""
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
        if self._aside is not None:
            self._aside.append("\a")
        else:
            self._write("\a")

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Print while waiting for a line: all output in one block, with the prompt repeated
        below."""
        prompted, self._aside = self._prompted, []
        try:
            yield
        finally:
            kept_back, self._aside = "".join(self._aside), None
            if kept_back:
                self._write(f"\n{kept_back}{PROMPT}" if prompted else kept_back)

    def _broken(self, line: str) -> list[str]:
        """Return the line without control codes, broken at `width`."""
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
        """Return the line in characters that the other side can show."""
        try:
            line.encode(self.encoding)
        except (UnicodeEncodeError, LookupError):
            return without_marks(line, self.encoding)
        return line

    # --- in -------------------------------------------------------------------------------------
    async def ask(self) -> str:
        """Return the next line, stripped. Raises Over."""
        self._write(PROMPT)
        self._prompted = True
        line = _SEQUENCES.sub("", (await self._read())[:LONGEST]).strip()
        line = "".join(sign for sign in line if sign.isprintable() or sign == "\u3000")
        if self.echo:
            self._write(f"{line}\n")
        self._prompted = False
        return line


def run_now(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that waits only for lines that are read at once.

    The same code asks local players and players on a server. Here nothing else runs meanwhile, and
    Ctrl+C interrupts reading a line.
    """
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    finally:
        work.close()
    raise RuntimeError("a line was not read at once")
