"""What the SSH front end itself says to a player: the messages `ssh-...`."""

from __future__ import annotations

from functools import cache

from weimar_tui.kernel.errors import KernelError
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.problems import problem_text


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def ssh_line(name: str, language: str, **arguments: str) -> str:
    """One line, named without its `ssh-`.

    >>> ssh_line("ended", "en")[:8]
    'The clie'
    """
    return _catalogue(language).text(f"ssh-{name}", **arguments)


def problem_line(error: KernelError, language: str) -> str:
    """An error in the player's language."""
    return problem_text(_catalogue(language), error)
