"""The digest that saves carry: a short name of everything in the data that plays.

Two sets of components with the same digest play the same game. It covers ids and their order,
numbers, colours, conditions, effects as they are read, result tables, and the set-ups of the
scenarios. It does not cover what is only read or looked at: names, notes, labels, titles, years,
where a card comes from, where a city stands on the map, how the notation is spaced, comments and
the layout of the files. So a better translation leaves every save as it was.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from weimar_tui.games.weimar.rules import components as c

_ONLY_READ = {
    "digest",
    "label",
    "name",
    "notation",
    "note",
    "round_years",
    "source",
    "titles",
    "year",
}
"""Fields of components that no rule asks."""

_ONLY_READ_OF = {c.City: {"column", "row"}, c.SpecialCard: {"text"}}


def playing_digest(components: c.Components, scenarios: Mapping[str, bytes]) -> str:
    """Twelve hexadecimal digits; `scenarios` are the scenario files by their names."""
    said = [
        _of_component(components),
        [_of_scenario(scenarios[name]) for name in sorted(scenarios)],
    ]
    return hashlib.sha256(msgspec.json.encode(said, order="sorted")).hexdigest()[:12]


def _of_component(value: Any) -> Any:
    """A component without what is only read; ids are listed in printed order."""
    if isinstance(value, msgspec.Struct) and type(value).__module__ == c.__name__:
        left_out = _ONLY_READ | _ONLY_READ_OF.get(type(value), set())
        fields = msgspec.structs.asdict(value)
        return {key: _of_component(fields[key]) for key in fields if key not in left_out}
    if isinstance(value, dict):
        return [[key, _of_component(entry)] for key, entry in value.items()]
    if isinstance(value, tuple):
        return [_of_component(entry) for entry in value]
    return msgspec.to_builtins(value)


def _of_scenario(text: bytes) -> Any:
    """A scenario without its name; one that cannot be read stands for itself."""
    try:
        document = tomllib.loads(text.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError):
        return text.decode("utf-8", "replace")
    return {key: _in_order(value) for key, value in document.items() if key != "name"}


def _in_order(value: Any) -> Any:
    """The same with the entries of tables in the order in which they stand."""
    if isinstance(value, dict):
        return [[key, _in_order(entry)] for key, entry in value.items()]
    if isinstance(value, list):
        return [_in_order(entry) for entry in value]
    return value if isinstance(value, bool | int | float | str) else str(value)
