"""Errors in packs and component files, each one line that names the file, entry and field."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.printing import printable

_LONGEST = 240
_MOST = 50


class PackError(KernelError):
    """Components that cannot be used. `problems` holds at most 50 short, printable lines."""

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = printable_lines(problems)
        super().__init__("pack-wrong", detail=self.problems[0])


def printable_lines(problems: Sequence[str]) -> list[str]:
    """The problems ready for display: shortened, without control codes, at most 50.


    >>> printable_lines(["units.toml: a\\x1b[2Jb: there is nothing with this id."])
    ['units.toml: a\\\\x1b[2Jb: there is nothing with this id.']
    """
    lines = [printable(problem, _LONGEST) for problem in problems[:_MOST]]
    if len(problems) > _MOST:
        lines.append(f"{len(problems) - _MOST} further problems.")
    return lines


class NotationError(ValueError):
    """A text that does not follow the notation: `problem` says what is wrong, `column` where
    (from 1).
    """

    def __init__(self, problem: str, column: int) -> None:
        super().__init__(f"column {column}: {problem}")
        self.problem = problem
        self.column = column
