"""The language asked for on the command line."""

from __future__ import annotations

import os

from weimar_tui.cli.failures import UsageError


def language_of(asked: str | None) -> str:
    """The language to speak. Raises UsageError for one there is not."""
    from weimar_tui.text.languages import detect_language, languages

    if asked:
        main = asked.replace("_", "-").partition("-")[0].lower()
        if main not in {name.partition("-")[0].lower() for name in languages()}:
            raise UsageError(
                f"there is no language '{asked}'; choose from: {', '.join(languages())}"
            )
    return detect_language(asked, os.environ)
