"""Where two values of the same shape differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

encode = msgspec.json.Encoder().encode


def differences(one: Any, other: Any) -> list[str]:
    """Where two values of the same shape differ: `decks['red'][2]: '?' / 'parry'`.

    >>> differences({"a": (1, 2)}, {"a": (1, 3)})
    ["['a'][1]: 2 / 3"]
    """
    if encode(one) == encode(other):
        return []
    return list(_differences(msgspec.to_builtins(one), msgspec.to_builtins(other), ""))


def _differences(one: Any, other: Any, where: str) -> Iterator[str]:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from _differences(one[key], other[key], f"{where}[{key!r}]")
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple):
        if len(one) != len(other):
            yield f"{where}: {one!r} / {other!r}"
            return
        for index, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from _differences(mine, theirs, f"{where}[{index}]")
    elif one != other:
        yield f"{where}: {one!r} / {other!r}"


def orders_that_differ(one: Any, other: Any) -> list[str]:
    """Dicts in two equal values whose entries are in a different order.

    >>> orders_that_differ({"a": {"x": 1, "y": 2}}, {"a": {"y": 2, "x": 1}})
    ["['a']: the order of x, y / y, x"]
    """
    return list(_orders(msgspec.to_builtins(one), msgspec.to_builtins(other), ""))


def _orders(one: Any, other: Any, where: str) -> Iterator[str]:
    if isinstance(one, dict):
        if list(one) != list(other):
            yield f"{where}: the order of {', '.join(one)} / {', '.join(other)}"
        for key in one:
            yield from _orders(one[key], other[key], f"{where}[{key!r}]")
    elif isinstance(one, list | tuple):
        for index, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from _orders(mine, theirs, f"{where}[{index}]")
