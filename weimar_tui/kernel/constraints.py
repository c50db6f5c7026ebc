"""Limits on the fields of a position: names of a kind, bounded numbers.

    Party = Annotated[str, Name("party")]

    class WeimarPosition(Position):
        active: Open[Party]
        vp: Open[Every[Party, int]]

They are declared next to the field and checked when a position comes from an untrusted source.
`Game.names` lists the names of each kind. A text field called like a kind holds a name of that
kind, or is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_origin

from msgspec import UNSET, Struct, UnsetType

from weimar_tui.kernel.copying import bare, hints_of, members

Names = Mapping[str, Collection[str]]
"""Valid names of each kind."""

LARGEST = 1000
"""Numbers in a position lie between this and its negative."""

LARGEST_ORDINAL = 10**12

LONGEST = 100_000
"""Limit for the length of a text in a position."""


class Name(Struct, frozen=True):
    """Marks a text that names something of a kind. `or_none`: may be empty."""

    kind: str
    or_none: bool = False


class Mark:
    """Type of the two marks below."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        return self._name


COMPLETE, COUNTED_ON = Mark("COMPLETE"), Mark("COUNTED_ON")

K = TypeVar("K")
V = TypeVar("V")
Every = Annotated[dict[K, V], COMPLETE]
"""A dict with exactly one entry for every name of its kind."""

Order = Annotated[tuple[K, ...], COMPLETE]
"""All names of a kind, each once."""

Ordinal = Annotated[int, COUNTED_ON]
"""A number that keeps counting through a game: questions, offers, outcomes."""

Faults = Iterator[str]
_Finder = Callable[[Any, Names, str], Faults]


def faults(struct: Struct, names: Names, where: str = "") -> Faults:
    """What is invalid or missing in a Struct, a line each."""
    for field, finder in _finders(type(struct)):
        yield from finder(getattr(struct, field), names, f"{where}.{field}".lstrip("."))


@cache
def _finders(struct: type[Struct]) -> tuple[tuple[str, _Finder], ...]:
    """The checks for each field of a Struct."""
    return tuple((name, _finder(hint, name)) for name, hint in hints_of(struct).items())


def _finder(hint: object, field: str = "") -> _Finder:
    """The check for values of a type in a field."""
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    kinds = [kind for kind in members(bare(hint)) if kind not in (type(None), UnsetType)]
    if len(kinds) > 1:
        return _look(Name(field, or_none=True), -LARGEST, LARGEST)
    if kinds[0] is not bare(hint):  # optional or unset
        hint = kinds[0]
        marks += get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    origin, inside = get_origin(bare(hint)), get_args(bare(hint))
    if origin is dict:
        complete = _complete(marks, inside[0])
        return _if_any(_in_dict(_finder(inside[0]), _finder(inside[1], field), complete))
    if origin in (list, tuple):
        parts = [_finder(part, field) for part in inside if part is not ...]
        return _if_any(_in_items(parts, _complete(marks, inside[0])))
    name = next((mark for mark in marks if isinstance(mark, Name)), Name(field, or_none=True))
    if COUNTED_ON in marks:
        return _look(name, 0, LARGEST_ORDINAL)
    return _look(name, -LARGEST, LARGEST)


def _if_any(finder: _Finder) -> _Finder:
    """The same check for an optional or unset value."""

    def find(value: object, names: Names, where: str) -> Faults:
        if value is not None and value is not UNSET:
            yield from finder(value, names, where)

    return find


def _complete(marks: tuple[object, ...], key: object) -> str:
    """The kind whose names a dict must cover completely; empty if none."""
    named = [mark for mark in get_args(key)[1:] if isinstance(mark, Name)]
    return named[0].kind if COMPLETE in marks and named else ""


def _look(name: Name, least: int, largest: int) -> _Finder:
    """Check a value that is not a list or dict, or can be anything."""

    def find(value: object, names: Names, where: str) -> Faults:
        match value:
            case str():
                known = names.get(name.kind)
                if len(value) > LONGEST:
                    yield f"{where}: a text of {len(value)} letters"
                elif known is not None and value not in known and (value or not name.or_none):
                    yield f"{where}: there is no {name.kind} '{value}'"
            case int():
                if not least <= value <= largest:
                    yield f"{where}: {value} does not lie between {least} and {largest}"
            case Struct():
                yield from faults(value, names, where)
            case list() | tuple():
                yield from _in_items([find])(value, names, where)
            case dict():
                yield from _in_dict(find, find, "")(value, names, where)

    return find


def _in_items(finders: list[_Finder], complete: str = "") -> _Finder:
    """Check the items of a list, all of one type, or of a tuple of several."""

    def find(value: Any, names: Names, where: str) -> Faults:
        yield from _too_many(value, where)
        for place, item in enumerate(value[:LARGEST]):
            finder = finders[place] if len(finders) == len(value) else finders[0]
            yield from finder(item, names, f"{where}[{place}]")
        yield from _missing(value, names.get(complete, ()), where)
        if complete and len(value) > len(set(value)):
            yield f"{where}: a name stands there twice"

    return find


def _in_dict(keys: _Finder, values: _Finder, complete: str) -> _Finder:
    """Check the keys and values of a dict."""

    def find(value: Any, names: Names, where: str) -> Faults:
        yield from _too_many(value, where)
        for key, item in value.items():
            yield from keys(key, names, where)
            yield from values(item, names, f"{where}.{key}")
        yield from _missing(value, names.get(complete, ()), where)

    return find


def _missing(value: Collection[object], names: Collection[str], where: str) -> Faults:
    for name in names:
        if name not in value:
            yield f"{where}: '{name}' is missing"


def _too_many(value: Collection[object], where: str) -> Faults:
    if len(value) > LARGEST:
        yield f"{where}: {len(value)} entries are more than there can be"
