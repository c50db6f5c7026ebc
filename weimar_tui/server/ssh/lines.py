"""What the server itself writes on players' terminals, in their language."""

from __future__ import annotations

from functools import cache

from weimar_tui.kernel.errors import KernelError
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.problems import problem_text


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def ssh_line(name: str, language: str, /, **arguments: str) -> str:
    """A line of the messages by its name without `ssh-`.

    >>> ssh_line("ended", "en")[:8]
    'Your ses'
    """
    return catalogue(language).text(f"ssh-{name}", **arguments)


def farewell_line(why: str | KernelError, language: str) -> str:
    """Why the server ends a session: a line by its name, or an error; empty if it does not."""
    if isinstance(why, KernelError):
        return problem_line(why, language)
    return ssh_line(why, language) if why else ""


def problem_line(error: KernelError, language: str) -> str:
    """An error in the player's language."""
    return problem_text(catalogue(language), error)
