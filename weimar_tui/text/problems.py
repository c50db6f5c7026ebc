"""What went wrong or was refused, said in the player's language (messages of `problems.ftl`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from weimar_tui.kernel.errors import Argument
from weimar_tui.kernel.printing import printable
from weimar_tui.text.library import Library

_LONGEST = 1000
"""Letters of a name or text from elsewhere; a path may have some hundreds."""


class Told(Protocol):
    """A KernelError, or a notice or reply made like one."""

    @property
    def id(self) -> str:
        """Names the message `problem-<id>`; empty if there is none."""
        ...

    @property
    def text(self) -> str:
        """The English sentence."""
        ...

    @property
    def arguments(self) -> Mapping[str, Argument]:
        """What the message may fill in."""
        ...


def problem_text(library: Library, told: Told) -> str:
    """The sentence in the library's language, or the English one of the error itself.

    In the message, `seat` is the party's name and `why` what the system said.
    """
    message = f"problem-{told.id}"
    if not (told.id and library.has(message)):
        return printable(told.text, _LONGEST)
    filled = {
        name: printable(value, _LONGEST) if isinstance(value, str) else value
        for name, value in told.arguments.items()
    }
    if "seat" in filled:
        filled["seat"] = _party(library, str(filled["seat"]))
    if "cause" in filled:
        filled["why"] = cause_text(library, filled)
    return library.text(message, **filled)


def cause_text(library: Library, arguments: Mapping[str, Argument]) -> str:
    """What the system said (`kernel.errors.cause_of`), in its own words where we have none."""
    message = f"cause-{arguments.get('cause', '')}"
    return library.text(message) if library.has(message) else str(arguments.get("detail", ""))


def _party(library: Library, seat: str) -> str:
    message = f"ui-party-{seat}"
    return library.text(message) if library.has(message) else seat
