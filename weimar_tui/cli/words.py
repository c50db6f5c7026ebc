"""What the command line says, in a language: the messages `cli-...`."""

from __future__ import annotations

from collections.abc import Callable

Say = Callable[..., str]
"""Words a message, named without its `cli-`, with what it fills in."""


_COUNTED = ("days", "games")
"""Arguments that messages count by; other numbers stand as they are, without a mark at 1000."""


def cli_words(language: str) -> Say:
    """The command line's words in a language."""
    from weimar_tui.text.catalogue import Catalogue

    catalogue = Catalogue(language)

    def say(name: str, /, **arguments: str | int | float) -> str:
        given = {key: value if key in _COUNTED else str(value) for key, value in arguments.items()}
        return catalogue.text(f"cli-{name}", **given)

    return say


def no_messages(_name: str, /, **_arguments: str | int | float) -> str:
    """No words: what a parser is built with while nobody has asked for help."""
    return ""
