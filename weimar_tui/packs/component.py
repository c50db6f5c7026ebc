"""The base of entries in component files: a strict Struct, with texts and notation declared."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct


class Component(Struct, frozen=True, forbid_unknown_fields=True):
    """A card, a marker, a board: an entry of a file. Unknown fields are errors.

    `Annotated[T, Notated("effects")]` is written as text and parsed by the parser of that name,
    `Words` is a text in every language, and fields marked `ONLY_READ` can change without changing
    the game.
    """


class Notated(Struct, frozen=True):
    """Marks a field that is written in a notation.

    `parser`: its name at the `Reader`. `kept_as`: the field that keeps the original text.
    """

    parser: str
    kept_as: str = ""


class OnlyRead(Struct, frozen=True):
    """Marks a field that is only for display and that no rule uses."""


class InEveryLanguage(Struct, frozen=True):
    """Marks a text that is written once for each language; see `Text`."""


ONLY_READ = OnlyRead()

Words = Annotated[dict[str, str], InEveryLanguage(), ONLY_READ]
"""A text by language code: `{"en": ..., "de": ...}`; a missing language falls back to English."""
