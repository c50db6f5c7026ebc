"""The command line's messages, `cli-...`, in a language."""

from __future__ import annotations

from collections.abc import Callable

Say = Callable[..., str]
"""Formats a message, named without its `cli-` prefix, with its arguments."""


_COUNTED = ("days", "games")
"""Plural arguments of messages; other numbers are shown without a thousands separator."""


def cli_words(language: str) -> Say:
    """Return the command line's messages in a language."""
    from weimar_tui.text.catalogue import Catalogue

    catalogue = Catalogue(language)

    def say(name: str, /, **arguments: str | int | float) -> str:
        given = {key: value if key in _COUNTED else str(value) for key, value in arguments.items()}
        return catalogue.text(f"cli-{name}", **given)

    return say


def no_messages(_name: str, /, **_arguments: str | int | float) -> str:
    """Return an empty text: a parser is built with this until help is needed."""
    return ""
