"""What went wrong or was refused, said in the player's language (messages of `problems.ftl`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from weimar_tui.kernel.errors import Argument
from weimar_tui.kernel.printing import printable
from weimar_tui.text.catalogue import Catalogue

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


def problem_text(
    catalogue: Catalogue, problem: Told, seat_name: Callable[[str], str] | None = None
) -> str:
    """The sentence in the catalogue's language, or the English one of the error itself.

    That one also stands in where a server of another version leaves out what the message fills in.
    In the message, `seat` is the seat's name (`seat_name` knows them) and `why` what the system
    said.
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
    """What the system said (`kernel.errors.cause_of`), in its own words where we have none."""
    message = f"cause-{arguments.get('cause', '')}"
    return catalogue.text(message) if catalogue.has(message) else str(arguments.get("detail", ""))
