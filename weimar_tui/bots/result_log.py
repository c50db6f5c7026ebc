"""Finished games in a file, one line each, so that a killed run loses none of them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from weimar_tui.kernel.files import read_bounded


class Numbered(Protocol):
    """A finished game with its number."""

    @property
    def number(self) -> int: ...


R = TypeVar("R")
G = TypeVar("G", bound=Numbered)

Executor = Callable[[Callable[[int], R], Sequence[int]], Generator[R, None, None]]
"""Plays games by number, yielding each when it is over, in any order."""

_LARGEST = 1 << 30
"""Limit in bytes for a file of games."""

encode_line = msgspec.json.Encoder().encode


def here(play: Callable[[int], R], numbers: Sequence[int]) -> Generator[R, None, None]:
    """Play games one after the other in this process."""
    yield from map(play, numbers)


def untold(done: int, of: int) -> None:
    """Ignore progress."""


class ResultLog(Generic[G]):
    """The games of a file, each a Struct of this kind; without a path, in memory only.

    A line is written when its game is over. A line cut off when the run ended is dropped, and its
    game played again. `head`: the first line, in files that begin with one; it says what is played
    (`headed`).
    """

    def __init__(self, kind: type[G], path: Path | None = None, *, headed: bool = False) -> None:
        self.head = b""
        self.games: list[G] = []
        self._path = path
        content = read_bounded(path, _LARGEST) if path is not None and path.exists() else b""
        lines = content.split(b"\n")
        self._torn = bool(lines[-1])
        if headed:
            self.head, *lines = lines
        for line in lines:
            try:
                self.games.append(msgspec.json.decode(line, type=kind))
            except msgspec.MsgspecError:
                continue

    def begin(self, head: object) -> None:
        """Write the first line of a new file."""
        self.head = encode_line(head)
        if self._path is not None:
            self._path.write_bytes(self.head + b"\n")

    def run(
        self,
        play: Callable[[int], G],
        number: int,
        executor: Executor[Any] = here,
        progress: Callable[[int, int], None] = untold,
    ) -> list[G]:
        """Play the missing games up to `number`; return all, in order.

        Calls `progress(done, number)` after each.
        """
        played = {game.number for game in self.games}
        missing = [index for index in range(number) if index not in played]
        done = number - len(missing)
        with closing(executor(play, missing)) as games:
            for game in games:
                self._keep(game)
                done += 1
                progress(done, number)
        wanted = (game for game in self.games if game.number < number)
        return sorted(wanted, key=lambda game: game.number)

    def _keep(self, game: G) -> None:
        self.games.append(game)
        if self._path is None:
            return
        with self._path.open("ab") as file:
            file.write(b"\n" * self._torn + encode_line(game) + b"\n")
        self._torn = False
