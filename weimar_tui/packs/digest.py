"""The digest in saves: a short hash of all data that affect play.

Two sets of components with the same digest play the same game. It covers ids and their order,
numbers, colours, conditions, parsed effects, result tables, and the set-ups of the scenarios. It
ignores display-only data (fields marked `ONLY_READ`, and texts), spacing in the notation, comments
and file layout. So a better translation does not affect any save.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from weimar_tui.packs.component import Component, OnlyRead
from weimar_tui.packs.sources import parse_toml


def playing_digest(
    components: Component,
    scenarios: Mapping[str, bytes],
    only_read: Collection[str] = ("name",),
) -> str:
    """128 bits as hexadecimal digits; version 1.0 wrote the first twelve of them.

    `scenarios`: the scenario files by name. `only_read`: fields in these that no rule uses.
    """
    content = [
        _of_component(components),
        [_of_scenario(scenarios[name], only_read) for name in sorted(scenarios)],
    ]
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:32]


def _of_component(value: object) -> Any:
    """A component without display-only fields; ids are listed in printed order."""
    if isinstance(value, Component):
        playing = _playing_fields(type(value))
        return {name: _of_component(getattr(value, name)) for name in playing}
    if isinstance(value, dict):
        return [[key, _of_component(entry)] for key, entry in value.items()]
    if isinstance(value, tuple):
        return [_of_component(entry) for entry in value]
    return msgspec.to_builtins(value)


@cache
def _playing_fields(kind: type[Component]) -> tuple[str, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(name for name in kind.__struct_fields__ if not _is_only_read(hints[name]))


def _is_only_read(annotation: object) -> bool:
    if get_origin(annotation) is not Annotated:
        return False
    return any(isinstance(mark, OnlyRead) for mark in get_args(annotation)[1:])


def _of_scenario(text: bytes, only_read: Collection[str]) -> Any:
    """A scenario without display-only fields; an unreadable one is hashed as text."""
    try:
        document = parse_toml(text)
    except ValueError:
        return text.decode("utf-8", "replace")
    return {key: _in_order(value) for key, value in document.items() if key not in only_read}


def _in_order(value: object) -> Any:
    """The value with table entries in their original order."""
    if isinstance(value, dict):
        return [[key, _in_order(entry)] for key, entry in value.items()]
    if isinstance(value, list):
        return [_in_order(entry) for entry in value]
    return value if isinstance(value, bool | int | float | str) else str(value)
