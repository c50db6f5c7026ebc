"""Texts in the component files: what must be there in which language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import fields

Filled = Annotated[str, Meta(min_length=1)]


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in every language; English and German must be there.

    Ours are in all of them (`language_problems`); packs and games of other packages may leave the
    others to English, so that these load on when a language is added here.
    """

    en: Filled
    de: Filled
    zh: str = ""

    def words(self) -> dict[str, str]:
        """The languages that are filled in.

        >>> Text("Coup", "Putsch").words()
        {'en': 'Coup', 'de': 'Putsch'}
        """
        filled = ((language, getattr(self, language)) for language in self.__struct_fields__)
        return {language: text for language, text in filled if text}


_OURS = tuple(field.name for field in fields(Text) if not field.required)
"""The languages that others may leave to English."""


def language_problems(documents: Mapping[str, Mapping[str, object]]) -> Iterator[str]:
    """Our own texts that lack a language which others may leave to English."""
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
    """Where a text, which is a table with `en`, has not all languages, and which it has not."""
    if isinstance(value, list):
        for number, inner in enumerate(value, start=1):
            yield from _lacking(inner, f"{path} {number}")
    elif isinstance(value, dict):
        if "en" in value:
            yield from ((path, language) for language in _OURS if not value.get(language))
        for key, inner in value.items():
            yield from _lacking(inner, f"{path}.{key}".lstrip("."))
