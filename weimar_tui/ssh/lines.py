"""What the SSH front end itself says to a player: the messages `ssh-...`."""

from __future__ import annotations

from functools import cache

from weimar_tui.text.library import Library


@cache
def _library(language: str) -> Library:
    return Library(language)


def ssh_line(name: str, language: str, **arguments: str) -> str:
    """One line, named without its `ssh-`.

    >>> ssh_line("no-terminal", "en")
    'The game needs a terminal; come with `ssh -t`.'
    """
    return _library(language).text(f"ssh-{name}", **arguments)
