"""Where a journal keeps its lines: a save file, or another place that a server brings along."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol


class LineStore(Protocol):
    """The lines of one game, byte for byte as in a `.weimar` file.

    A method that writes raises SaveError if it fails, and then changes nothing. When it returns,
    the lines are safe, unless the store was told not to wait (`sync`).
    """

    path: Path
    """The file, or a name for messages."""
    sync: bool

    @property
    def size(self) -> int:
        """The length of the game in bytes, as last written or read."""
        ...

    def read(self) -> bytes:
        """Return everything written."""
        ...

    def create(self, text: bytes) -> None:
        """Begin a game that must not exist yet."""
        ...

    def begin_beside(self, head: bytes) -> None:
        """Leave what is there as it is; the first append begins a new copy with `head`."""
        ...

    def go_on(self, size: int, *, lacks_line_feed: bool) -> None:
        """Append to the existing game after its first `size` bytes."""
        ...

    def append(self, text: bytes) -> None:
        """Write whole lines."""
        ...

    def close(self) -> None:
        """Let go of the game; the next append opens it again."""
        ...
