"""Errors, refusals and notices in the player's language (messages of `problems.ftl`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Protocol

from weimar_tui.kernel.errors import Argument
from weimar_tui.kernel.printing import printable
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.languages import FALLBACK

_LONGEST = 1000
"""Letters of the longest name or text from elsewhere; a path can have several hundred."""


class Problem(Protocol):
    """A KernelError, or a similar notice or reply."""

    @property
    def id(self) -> str:
        """Names the message `problem-<id>`; empty for a free text."""
        ...

    @property
    def text(self) -> str:
        """The line to show if this catalogue has no such message."""
        ...

    @property
    def arguments(self) -> Mapping[str, Argument]:
        """The arguments of the message."""
        ...


def problem_text(
    catalogue: Catalogue, problem: Problem, seat_name: Callable[[str], str] | None = None
) -> str:
    """Return the problem's message in the catalogue's language, filled in.

    A problem reported by a server of another version may have no message here, or may lack an
    argument: then its own text is returned. In the message, `$seat` is the seat's name as given by
    `seat_name`, and `$why` the cause (`kernel.errors.cause_of`).
    """
    message = f"problem-{problem.id}"
    if not (problem.id and catalogue.has(message)):
        return printable(problem.text, _LONGEST)
    filled = {
        name: printable(value, _LONGEST) if isinstance(value, str) else value
        for name, value in problem.arguments.items()
    }
    if "seat" in filled and seat_name is not None:
        filled["seat"] = seat_name(str(filled["seat"]))
    if "cause" in filled:
        filled["why"] = cause_text(catalogue, filled)
    worded = catalogue.text(message, **filled)
    return worded if worded != message else printable(problem.text, _LONGEST)


def cause_text(catalogue: Catalogue, arguments: Mapping[str, Argument]) -> str:
    """Return why something failed, from the arguments that `kernel.errors.cause_of` gave.

    An error of the system that the catalogue does not know is quoted in the system's own words.
    """
    cause = arguments.get("cause", "")
    for message in (f"cause-{cause}", f"problem-{cause}"):
        if catalogue.has(message):
            return catalogue.text(message, **arguments).rstrip(".。")
    return str(arguments.get("detail", ""))


def english(problem: Problem) -> str:
    """Return the problem's message in English, for logs and messages between programs."""
    return problem_text(_english(), problem)


@cache
def _english() -> Catalogue:
    return Catalogue(FALLBACK)
