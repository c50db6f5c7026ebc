"""Positions that differ only where a seat cannot look."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.kernel.copying import bare, hints_of, members
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.visibility import (
    OPEN,
    OWNER,
    SEATED,
    UNCOUNTED,
    By,
    Viewer,
    Visibility,
    declaration,
)

Seat = str | None


def exchanged(position: Position, seat: Seat) -> Any:
    """A position that differs wherever it is hidden from a seat, and only there.

    It follows no rules: names are changed into names that do not exist. Only its views make sense,
    and they must equal those of the original position.
    """
    twin = position.copy()
    dice = position.dice
    twin.dice = Dice(f"{dice.seed}~", dice.counter + 1, [1], [2], [*dice.drawn, 3])
    twin.decisions = [_exchanged_decision(asked, seat) for asked in position.decisions]
    for name, visibility in viewer_of(twin.__class__).declared.items():
        hint = hints_of(type(position))[name]
        value = getattr(twin, name)
        setattr(twin, name, _exchanged_field(hint, visibility, value, position, seat))
    return twin


@cache
def viewer_of(position: type[Position]) -> Viewer[Any]:
    """Return what knows who may see which field of a position."""
    return Viewer(position)


def _exchanged_decision(asked: Decision, seat: Seat) -> Decision:
    if asked.seat == seat:
        return asked
    options = tuple(f"{option}~" for option in asked.options)
    private = type(asked.subject)() if asked.private is None else None
    return replace(asked, options=(*options, "~"), private=private)


def _exchanged_field(
    hint: Any, visibility: Visibility, value: Any, holder: Any, seat: Seat, owner: Seat = None
) -> Any:
    """A field as `exchanged` changes it; `owner` is the seat that its Struct belongs to, if any."""
    if isinstance(visibility, By):
        visibility = visibility.choose(holder, seat)
    if visibility is OPEN:
        return value
    if visibility is SEATED:
        return {key: _exchanged_seated(part, seat, key) for key, part in value.items()}
    if visibility is OWNER and owner is not None:
        return value if owner == seat else look_alike(hint, value)
    if visibility is OWNER:
        part_hint = get_args(bare(hint))[1]
        uncounted = _is_uncounted(hint)
        return {
            key: part if key == seat else look_alike(part_hint, part, uncounted=uncounted)
            for key, part in value.items()
        }
    return look_alike(hint, value)


def _exchanged_seated(struct: Any, seat: Seat, owner: str) -> Any:
    parts = {}
    for name, hint, visibility in _declared(struct.__class__):
        value = getattr(struct, name)
        parts[name] = _exchanged_field(hint, visibility, value, struct, seat, owner)
    return type(struct)(**parts)


@cache
def _declared(struct: type[Struct]) -> tuple[tuple[str, Any, Visibility], ...]:
    """The fields of a seat's Struct, each with its type and visibility."""
    return tuple((name, hint, declaration(name, hint)) for name, hint in hints_of(struct).items())


@cache
def _is_uncounted(hint: Any) -> bool:
    return UNCOUNTED in get_args(hint)


@cache
def _kinds(hint: Any) -> dict[Any, tuple[Any, ...]]:
    """The containers a field of this type can hold, with the types of their contents."""
    return {get_origin(bare(kind)): get_args(bare(kind)) for kind in members(hint)}


def look_alike(hint: Any, value: Any, *, uncounted: bool = False) -> Any:
    """Another value that looks the same when hidden."""
    match value:
        case None | msgspec.UnsetType():
            return value
        case bool():
            return not value
        case int() | float():
            return value + 1
        case str():
            return f"{value}~" if value or uncounted or _is_uncounted(hint) else ""
    uncounted = uncounted or _is_uncounted(hint)
    hint = bare(hint)
    if isinstance(value, Struct):
        hints = hints_of(type(value))
        return type(value)(
            **{name: look_alike(of, getattr(value, name)) for name, of in hints.items()}
        )
    inside = _kinds(hint)[type(value)]
    if isinstance(value, dict):
        return {} if uncounted else {k: look_alike(inside[1], part) for k, part in value.items()}
    changed = [look_alike(inside[0], part) for part in reversed(value)]
    return type(value)(changed[1:] if uncounted else changed)
