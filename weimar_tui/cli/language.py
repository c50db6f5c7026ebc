"""The language and the game of a command: from the command line, otherwise the player's."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence

from weimar_tui.cli.failures import UsageError


def language_of(asked: str | None, *, settings: bool = True) -> str:
    """Return the language: the one on the command line, in the settings, or of the system.

    Commands read by programs ignore the `settings`. Raises UsageError for an unknown language.
    """
    if asked:
        check_language(asked)
    return player_language(asked, settings=settings)


def check_language(asked: str) -> None:
    """Raise UsageError for an unknown language."""
    from weimar_tui.text.languages import languages

    main = asked.replace("_", "-").partition("-")[0].lower()
    if main not in {name.partition("-")[0].lower() for name in languages()}:
        raise UsageError("language", asked=asked, known=", ".join(languages()))


def player_language(asked: str | None, *, settings: bool = True) -> str:
    """Return the language like `language_of`, but ignore an unknown one, for messages that must be
    shown."""
    from weimar_tui.text.languages import detect_language

    wished = asked
    if not wished and settings:
        from weimar_tui.tui.settings import read_settings, settings_file

        chosen = read_settings(settings_file())[0].language
        wished = None if chosen == "auto" else chosen
    return detect_language(wished, os.environ)


def asked_language(argv: Sequence[str]) -> str | None:
    """Return the value of `--lang` in a command line that may be invalid otherwise.

    >>> asked_language(["replay", "--fly", "--lang", "de"]), asked_language(["--lang"])
    ('de', None)
    """
    parser = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    parser.add_argument("--lang", nargs="?")
    try:
        language: str | None = parser.parse_known_args(list(argv))[0].lang
    except argparse.ArgumentError:
        return None
    return language


def game_of(asked: str | None) -> str:
    """Return the game on the command line, or the one played last."""
    if asked:
        return asked
    from weimar_tui.tui.settings import read_settings, settings_file

    return read_settings(settings_file())[0].game
