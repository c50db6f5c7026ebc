"""A view listed field by field, for games that have no words for their table."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from weimar_tui.kernel.position import Position

_KERNEL = frozenset(Position.__struct_fields__)
_CARDS = ("hands", "decks")


def told_fields(view: Position) -> Iterator[tuple[int, str]]:
    """Every field of a view that is not empty, as lines with their depth.

    Hands and decks are left out: the code that shows cards lists them.
    """
    for field in view.__struct_fields__:
        if field not in _KERNEL and field not in _CARDS:
            yield from _told(field, msgspec.to_builtins(getattr(view, field)))


def _told(name: str, value: object, depth: int = 0) -> Iterator[tuple[int, str]]:
    """Plain data as lines with their depth."""
    match value:
        case None | "" | False | []:
            return
        case dict():
            lines = [line for key in value for line in _told(str(key), value[key], depth + 1)]
            if lines:
                yield depth, f"{name}:"
                yield from lines
        case list() if any(isinstance(entry, dict | list) for entry in value):
            yield depth, f"{name}:"
            for number, entry in enumerate(value, 1):
                yield from _told(str(number), entry, depth + 1)
        case list():
            yield depth, f"{name}: {', '.join(map(str, value))}"
        case _:
            yield depth, f"{name}: {value}"
