"""Texts in the component files: what must be there in which language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

Filled = Annotated[str, Meta(min_length=1)]


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in every language; English and German must be there.

    Ours are in Chinese too (`language_problems`); a pack may leave that to English.
    """

    en: Filled
    de: Filled
    zh: str = ""

    def words(self) -> dict[str, str]:
        """The languages that are filled in.

        >>> Text("Coup", "Putsch").words()
        {'en': 'Coup', 'de': 'Putsch'}
        """
        filled = {"en": self.en, "de": self.de, "zh": self.zh}
        return {language: text for language, text in filled.items() if text}


def language_problems(documents: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """Our own texts that lack Chinese, which only a pack may leave to English."""
    for file, document in documents.items():
        for key, value in document.items():
            if isinstance(value, list) and all(isinstance(entry, dict) for entry in value):
                for number, entry in enumerate(value, start=1):
                    called = entry.get("id", f"{key} number {number}")
                    for path in _without_chinese(entry):
                        yield f"{file}: {called}: missing field `zh` in `{path}`."
            else:
                for path in _without_chinese(value, key):
                    yield f"{file}: missing field `zh` in `{path}`."


def _without_chinese(value: object, path: str = "") -> Iterator[str]:
    """Where a text, which is a table with `en`, has no `zh`."""
    if isinstance(value, list):
        for number, inner in enumerate(value, start=1):
            yield from _without_chinese(inner, f"{path} {number}")
    elif isinstance(value, dict):
        if "en" in value and not value.get("zh"):
            yield path
        for key, inner in value.items():
            yield from _without_chinese(inner, f"{path}.{key}".lstrip("."))
