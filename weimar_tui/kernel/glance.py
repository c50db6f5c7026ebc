"""Summary of a save from its first line and its end, for long lists of saves."""

from __future__ import annotations

import os
import re
from pathlib import Path

from msgspec import Struct

from weimar_tui.kernel.disk import read_file
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.files import open_ordinary
from weimar_tui.kernel.journal import (
    Checkpoint,
    End,
    Header,
    Pick,
    Saved,
    Undo,
    bare_line,
    parse_header,
    parse_line,
    parse_save,
)

_SHORTEST = 16 * 1024
_LONGEST = 1024 * 1024
"""Bytes read from the end, doubled until they contain the start of the last chapter."""

_MARK = re.compile(
    rb'\n\{"line":"(?:undo","n":(\d{1,9})|checkpoint","n":(\d{1,9}),"chapter":(\d{1,9}))'
)
"""An undone pick, or a checkpoint and its chapter."""


class Glance(Struct, frozen=True):
    """Summary of a save for a list: its header, progress and ending.

    Matches what opening it would find, except that damage in the middle goes unnoticed. `won`:
    whether the game ended with a winner.
    """

    header: Header
    chapter: int
    picks: int
    ending: str = ""
    won: bool = False


def glance(path: Path) -> Glance:
    """Read a save's summary. Raises SaveError when nothing of it can be used."""
    at_a_glance = _from_ends(path)
    if at_a_glance is not None:
        return at_a_glance
    return _of_whole(parse_save(read_file(path), path))


def _of_whole(saved: Saved) -> Glance:
    return Glance(
        header=saved.header,
        chapter=saved.checkpoints[-1].chapter if saved.checkpoints else 1,
        picks=saved.base + len(saved.picks),
        ending=saved.end.ending if saved.end is not None else "",
        won=saved.end is not None and bool(saved.end.winners),
    )


def _from_ends(path: Path) -> Glance | None:
    """The summary from both ends of a large file; None if that is not enough."""
    try:
        with open_ordinary(path) as file:
            size = os.fstat(file.fileno()).st_size
            first = bare_line(file.readline(_SHORTEST))
            length = _SHORTEST
            while length <= min(_LONGEST, size - len(first)):
                file.seek(size - length)
                beginning_and_end = _from_end(file.read(length))
                if beginning_and_end is not None:
                    return Glance(parse_header(first, path)[0], *beginning_and_end)
                length *= 2
    except (OSError, SaveError):
        pass
    return None


def _from_end(end: bytes) -> tuple[int, int, str, bool] | None:
    """Chapter, picks, ending and whether anybody won; None if the last lines are not enough."""
    end = end.replace(b"\r\n", b"\n").removesuffix(b"\r")
    lines = end.split(b"\n")
    line = _whole_line(lines)
    if line is None:
        # It ends with a line feed, or with a line that was cut off while being written.
        end = end[: len(end) - len(lines.pop()) - 1]
        line = _whole_line(lines)
    if line is None:
        return None
    picks = line.n - 1 if isinstance(line, Undo) else line.n
    taken_back = picks + 1
    for undone, checkpoint, chapter in reversed(_MARK.findall(end)):
        if undone:
            taken_back = min(taken_back, int(undone))
        elif int(checkpoint) < taken_back:
            if isinstance(line, End):
                return int(chapter), picks, line.ending, bool(line.winners)
            return int(chapter), picks, "", False
    return None


def _whole_line(lines: list[bytes]) -> Pick | Undo | Checkpoint | End | None:
    """The last line, if it is whole and follows the one before."""
    if len(lines) < 2:
        return None
    try:
        return parse_line(lines[-1], lines[-2])
    except ValueError:
        return None
