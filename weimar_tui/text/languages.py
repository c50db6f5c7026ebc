"""Available languages, and the choice of one for the reader."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

LOCALES = Path(__file__).parent / "locales"
"""One folder of Fluent files for each language."""

FALLBACK = "en"
"""The language that every other one falls back to, sentence by sentence."""

_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


@cache
def languages() -> tuple[str, ...]:
    """Available languages, fallback first."""
    names = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    return (FALLBACK, *(language for language in names if language != FALLBACK))


def detect_language(explicit: str | None, environ: Mapping[str, str]) -> str:
    """The requested language, else that of the environment, else English.

    >>> detect_language(None, {"LANG": "de_AT.UTF-8"})
    'de'
    >>> detect_language("en", {"LANG": "de_DE.UTF-8"})
    'en'
    """
    if explicit:
        return _known(explicit) or FALLBACK
    locale = next((environ[name] for name in _LOCALE if environ.get(name)), "")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return FALLBACK
    wished = (*environ.get("LANGUAGE", "").split(":"), locale)
    return next((language for tag in wished if (language := _known(tag))), FALLBACK)


def _known(tag: str) -> str:
    """The language we have for a locale name such as `de_CH.UTF-8`; empty if none."""
    name = tag.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    for language in languages():
        if name == language.lower():
            return language
    main = name.partition("-")[0]
    for language in languages():
        if main == language.partition("-")[0].lower():
            return language
    return ""
