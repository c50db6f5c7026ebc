"""What an entry of a component file is: a strict Struct, with texts and notation declared."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct


class Component(Struct, frozen=True, forbid_unknown_fields=True):
    """A card, a marker, a board: an entry of a file, in which an unknown field is an error.

    Its fields say all that may stand there. `Annotated[T, Notated("effects")]` is written as text
    and read by the parser of that name, `Words` is a text in every language, and what is marked
    `ONLY_READ` may be changed without changing the game.
    """


class Notated(Struct, frozen=True):
    """Marks a field that is written in a notation.

    `parser`: its name at the `Reader`. `kept_as`: the field that keeps the text as it is written.
    """

    parser: str
    kept_as: str = ""


class OnlyRead(Struct, frozen=True):
    """Marks a field that is only read or looked at; no rule asks for it."""


class InEveryLanguage(Struct, frozen=True):
    """Marks a text that is written once for each language; see `Text`."""


ONLY_READ = OnlyRead()

Words = Annotated[dict[str, str], InEveryLanguage(), ONLY_READ]
"""A text by language code: `{"en": ..., "de": ...}`; a missing language falls back to English."""
