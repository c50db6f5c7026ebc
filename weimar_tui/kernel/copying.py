"""Independent copies of plain data, with code generated from the field types.

Immutable values (numbers, texts, tuples, frozen Structs) are shared; every list, dict, set and
mutable Struct is copied. So a correctly declared Position is copied correctly. Copies are made for
every view and every search, so each class gets straight-line code, as a person would write it:
`City(value.bases.copy(), value.threats.copy())`.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

_VALUES = {int, str, bool, float, bytes, type(None), msgspec.Raw, msgspec.UnsetType}


@cache
def bare(hint: Any) -> Any:
    """A type without its annotations."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def members(hint: Any) -> tuple[Any, ...]:
    """The types of a union; any other type by itself."""
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


@cache
def hints_of(struct: type[Struct]) -> dict[str, Any]:
    """The types of a Struct's fields, with their annotations.

    Raises TypeError for types that cannot be resolved where the Struct is declared.
    """
    try:
        hints = get_type_hints(struct, include_extras=True)
    except NameError as error:
        raise TypeError(f"{struct.__name__}: {error}; import it where it is declared") from None
    return {name: hints[name] for name in struct.__struct_fields__}


class Code:
    """Collects Python expressions and the objects they refer to."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}

    def name(self, thing: Any, like: str = "thing") -> str:
        """A name for an object that the code uses, or for a new variable (None)."""
        name = f"{like}_{len(self.names)}"
        self.names[name] = thing
        return name

    def function(self, arguments: str, *lines: str) -> Callable[..., Any]:
        """Compile a function from these lines."""
        body = "\n    ".join(lines)
        exec(f"def written({arguments}):\n    {body}", self.names)
        written: Callable[..., Any] = self.names["written"]
        return written

    def copied(self, hint: Any, value: str) -> str:
        """The expression that copies `value` of this type; `value` itself where it can be shared.

        Raises TypeError for types that are not plain data, and for frozen Structs and tuples with
        mutable contents.
        """
        hint = bare(hint)
        if is_shared(hint):
            return value
        kinds = members(hint)
        if len(kinds) > 1:
            return self._copied_one_of(kinds, value)
        origin, inside = get_origin(hint), get_args(hint)
        if origin is None:
            return self.made_of(
                hint,
                {name: self.copied(of, f"{value}.{name}") for name, of in hints_of(hint).items()},
            )
        part = inside[-1]
        if is_shared(part):
            return f"{value}.copy()"
        item = self.name(None, "item")
        if origin is list:
            return f"[{self.copied(part, item)} for {item} in {value}]"
        key = self.name(None, "key")
        return f"{{{key}: {self.copied(part, item)} for {key}, {item} in {value}.items()}}"

    def _copied_one_of(self, kinds: tuple[Any, ...], value: str) -> str:
        """Copy a value of a union type: choose by its type at run time."""
        text = value
        for kind in kinds:
            if not is_shared(kind):
                name = self.name(get_origin(bare(kind)) or bare(kind), "kind")
                text = f"({self.copied(kind, value)} if type({value}) is {name} else {text})"
        return text

    def made_of(self, struct: type[Struct], parts: dict[str, str]) -> str:
        """The expression that makes a Struct from one expression per field."""
        name = self.name(struct, struct.__name__)
        return f"{name}({', '.join(f'{field}={part}' for field, part in parts.items())})"


@cache
def is_shared(hint: Any) -> bool:
    """Whether values of a type are immutable and can be shared.

    Raises TypeError like `Code.copied`.
    """
    hint = bare(hint)
    if hint in _VALUES or get_origin(hint) is Literal:
        return True
    kinds = members(hint)
    if len(kinds) > 1:
        return all(map(is_shared, kinds))
    origin, inside = get_origin(hint), get_args(hint)
    if origin in (tuple, frozenset):
        if all(part is ... or is_shared(part) for part in inside):
            return True
        raise TypeError(f"{hint} holds something that can change; use tuples and frozen Structs")
    if origin in (list, dict, set):
        return False
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _is_frozen(hint)
    raise TypeError(f"values of type {hint} cannot be copied: declare it more closely")


_being_looked_at: set[type[Struct]] = set()


def _is_frozen(struct: type[Struct]) -> bool:
    if not struct.__struct_config__.frozen:
        return False
    if struct not in _being_looked_at:  # Structs can contain their own type
        _being_looked_at.add(struct)
        try:
            for name, hint in hints_of(struct).items():
                if not is_shared(hint):
                    raise TypeError(
                        f"{struct.__name__}.{name} can change though its Struct is frozen"
                    )
        finally:
            _being_looked_at.remove(struct)
    return True


_UNCHANGING = (str, int, tuple, type(None), msgspec.UnsetType)


def shared_parts(one: Any, other: Any) -> list[str]:
    """Paths where two values share the same mutable object, so that they are not independent.


    >>> inner = [1]
    >>> shared_parts({"a": inner, "b": []}, {"a": inner, "b": []})
    ["['a']"]
    """
    return [path.lstrip(".") or "the whole" for path in _shared(one, other)]


def _shared(one: Any, other: Any) -> list[str]:
    """The paths. Positions have thousands of parts, so a path is only written when it is found."""
    if isinstance(one, _UNCHANGING):
        return []
    found: list[str] = []
    if isinstance(one, Struct):
        if one.__struct_config__.frozen or type(one) is not type(other):
            return []
        if one is other:
            return [""]
        for name in one.__struct_fields__:
            mine = getattr(one, name)
            if not isinstance(mine, _UNCHANGING):
                found += [f".{name}{path}" for path in _shared(mine, getattr(other, name))]
    elif one is other:
        return [""]
    elif isinstance(one, dict) and isinstance(other, dict):
        for key, mine in one.items():
            if not isinstance(mine, _UNCHANGING) and key in other:
                found += [f"[{key!r}]{path}" for path in _shared(mine, other[key])]
    elif isinstance(one, list) and isinstance(other, list):
        for index, (mine, yours) in enumerate(zip(one, other, strict=False)):
            if not isinstance(mine, _UNCHANGING):
                found += [f"[{index}]{path}" for path in _shared(mine, yours)]
    return found
