"""The language and the game asked for on the command line, else the player's."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence

from weimar_tui.cli.failures import UsageError


def language_of(asked: str | None, *, settings: bool = True) -> str:
    """The language to speak: the one asked for, that of the settings, that of the system.

    Programs that read our lines do not heed the `settings`. Raises UsageError for a language
    there is not.
    """
    if asked:
        check_language(asked)
    return player_language(asked, settings=settings)


def check_language(asked: str) -> None:
    """Raises UsageError for a language there is not."""
    from weimar_tui.text.languages import languages

    main = asked.replace("_", "-").partition("-")[0].lower()
    if main not in {name.partition("-")[0].lower() for name in languages()}:
        raise UsageError("language", asked=asked, known=", ".join(languages()))


def player_language(asked: str | None, *, settings: bool = True) -> str:
    """The same for what must be said in any case: an unknown language is passed over."""
    from weimar_tui.text.languages import detect_language

    wished = asked
    if not wished and settings:
        from weimar_tui.tui.settings import read_settings, settings_file

        chosen = read_settings(settings_file())[0].language
        wished = None if chosen == "auto" else chosen
    return detect_language(wished, os.environ)


def asked_language(argv: Sequence[str]) -> str | None:
    """What `--lang` says in a command line that may otherwise be wrong.

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
    """The game asked for, or the one the player has played last."""
    if asked:
        return asked
    from weimar_tui.tui.settings import read_settings, settings_file

    return read_settings(settings_file())[0].game
