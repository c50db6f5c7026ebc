"""Texts in component files, and which languages they need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import fields

Filled = Annotated[str, Meta(min_length=1)]


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in every language; English and German are required.

    Ours have all of them (`language_problems`); packs and games of other packages can leave out the
    others, which fall back to English, so that they still load when a language is added here.
    """

    en: Filled
    de: Filled
    zh: str = ""

    def words(self) -> dict[str, str]:
        """The languages that have a text.


        >>> Text("Coup", "Putsch").words()
        {'en': 'Coup', 'de': 'Putsch'}
        """
        filled = ((language, getattr(self, language)) for language in self.__struct_fields__)
        return {language: text for language, text in filled if text}


_OURS = tuple(field.name for field in fields(Text) if not field.required)
"""Languages that can fall back to English."""


def language_problems(documents: Mapping[str, Mapping[str, object]]) -> Iterator[str]:
    """Problems for our own texts without one of the optional languages."""
    for file, document in documents.items():
        for key, value in document.items():
            if isinstance(value, list) and all(isinstance(entry, dict) for entry in value):
                for number, entry in enumerate(value, start=1):
                    called = entry.get("id", f"{key} number {number}")
                    for path, language in _lacking(entry):
                        yield f"{file}: {called}: missing field `{language}` in `{path}`."
            else:
                for path, language in _lacking(value, key):
                    yield f"{file}: missing field `{language}` in `{path}`."


def _lacking(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """The path and language of every missing translation."""
    if isinstance(value, list):
        for number, inner in enumerate(value, start=1):
            yield from _lacking(inner, f"{path} {number}")
    elif isinstance(value, dict):
        if "en" in value:
            yield from ((path, language) for language in _OURS if not value.get(language))
        for key, inner in value.items():
            yield from _lacking(inner, f"{path}.{key}".lstrip("."))
