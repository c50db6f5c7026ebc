"""The command line's messages, `cli-...`, in a language."""

from __future__ import annotations

from collections.abc import Callable

Say = Callable[..., str]
"""Formats a message, named without its `cli-` prefix, with its arguments."""


_COUNTED = ("days", "games")
"""Arguments shown with a thousands separator; other large numbers are shown without one."""


def cli_words(language: str) -> Say:
    """Return the command line's messages in a language."""
    from weimar_tui.text.catalogue import Catalogue

    catalogue = Catalogue(language)

    def say(name: str, /, **arguments: str | int | float) -> str:
        # Numbers stay numbers, since plurals depend on them.
        given = {
            key: str(value) if isinstance(value, float) or _is_long(key, value) else value
            for key, value in arguments.items()
        }
        return catalogue.text(f"cli-{name}", **given)

    return say


def _is_long(argument: str, value: str | int) -> bool:
    return isinstance(value, int) and value >= 1000 and argument not in _COUNTED


def no_messages(_name: str, /, **_arguments: str | int | float) -> str:
    """Return an empty text: a parser is built with this until help is needed."""
    return ""
