"""Independent copies of plain data, worked out once from the types of the fields.

What cannot change (numbers, texts, tuples, frozen Structs) is shared; every list, dict, set and
mutable Struct is made anew. So a Position is copied right by being declared right.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from copy import copy
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

T = TypeVar("T")
Copier = Callable[[Any], Any]

_VALUES = {int, str, bool, float, bytes, type(None), msgspec.Raw, msgspec.UnsetType}


def bare(hint: Any) -> Any:
    """A type without what is annotated to it."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def members(hint: Any) -> tuple[Any, ...]:
    """The types of a union; of any other type only itself."""
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


@cache
def hints_of(struct: type) -> dict[str, Any]:
    """The types of a Struct's fields, with what is annotated to them.

    Raises TypeError for a Struct whose types cannot be resolved where it is declared.
    """
    try:
        found = get_type_hints(struct, include_extras=True)
    except NameError as error:
        raise TypeError(f"{struct.__name__}: {error}; import it at runtime") from None
    return {name: found[name] for name in struct.__struct_fields__}  # type: ignore[attr-defined]


def copier(hint: Any) -> Copier | None:
    """A function that copies values of a type; None where they can be shared.

    Raises TypeError for types whose values cannot be known to be plain data, and for frozen
    Structs and tuples that hold something that can change.
    """
    hint = bare(hint)
    kinds = members(hint)
    if len(kinds) > 1:
        return _copier_of_union(kinds)
    if hint in _VALUES or get_origin(hint) is Literal:
        return None
    origin, inside = get_origin(hint), get_args(hint)
    if origin in (tuple, frozenset):
        for part in inside:
            if part is not ... and copier(part) is not None:
                raise TypeError(f"{hint} holds something that can change; use tuples inside")
        return None
    if origin in (list, set):
        return _copier_of_list(copier(inside[0])) if origin is list else set.copy
    if origin is dict:
        return _copier_of_dict(copier(inside[1]))
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _copier_of_struct(hint)
    raise TypeError(f"values of type {hint} cannot be copied: declare it more closely")


def _copier_of_list(item: Copier | None) -> Copier:
    if item is None:
        return list.copy
    return lambda values: [item(value) for value in values]


def _copier_of_dict(item: Copier | None) -> Copier:
    if item is None:
        return dict.copy
    return lambda values: {key: item(value) for key, value in values.items()}


def _copier_of_union(kinds: tuple[Any, ...]) -> Copier | None:
    copiers = {get_origin(bare(kind)) or bare(kind): copier(kind) for kind in kinds}
    if not any(copiers.values()):
        return None

    def copied(value: Any) -> Any:
        found = copiers[type(value)]
        return value if found is None else found(value)

    return copied


@cache
def _copier_of_struct(struct: type[Struct]) -> Copier | None:
    parts = [
        (name, found)
        for name, hint in hints_of(struct).items()
        if (found := copier(hint)) is not None
    ]
    if struct.__struct_config__.frozen:
        if parts:
            raise TypeError(
                f"{struct.__name__}.{parts[0][0]} can change though {struct.__name__} is frozen"
            )
        return None
    return with_parts(parts)


def with_parts(parts: list[tuple[str, Copier]]) -> Copier:
    """A function that copies a Struct, and of its fields those named by their own functions."""
    if not parts:
        return copy

    def copied(value: Any) -> Any:
        twin = copy(value)
        for name, part in parts:
            setattr(twin, name, part(getattr(value, name)))
        return twin

    return copied
