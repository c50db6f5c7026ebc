"""Finds where the order of an event's symbols can matter (rulebook 6.4, ruling W12).

Two clauses conflict if one changes what the other reads or changes, or if different seats decide
about them, since the later one knows more. A clause without conflicts is carried out at once; the
player is asked only about the order of the others.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Flag, auto

from msgspec import Struct

from .vocabulary import (
    Arrows,
    Clause,
    Clauses,
    Symbols,
)

_Test = Callable[[Clause, Clause], bool]


class Conflicts(Struct, frozen=True):
    """For every clause of an event, the bits of the clauses it conflicts with.

    `always`: in every position; `by_protest`: only where unrest can forbid or allow building.
    """

    always: tuple[int, ...]
    by_protest: tuple[int, ...]


class _On(Flag):
    """The kinds of piece on the table."""

    WESTERN_UNREST = auto()
    EASTERN_UNREST = auto()
    WESTERN_ECONOMY = auto()
    EASTERN_ECONOMY = auto()
    CSSR = auto()
    POLSKA = auto()
    WESTERN_STANDARD = auto()
    EASTERN_STANDARD = auto()
    POWER = auto()


_NOTHING = _On(0)
_UNREST = {"west": _On.WESTERN_UNREST, "east": _On.EASTERN_UNREST}
_ABROAD = {"cssr": _On.CSSR, "polska": _On.POLSKA}
_ECONOMY = {"west": _On.WESTERN_ECONOMY, "east": _On.EASTERN_ECONOMY | _On.CSSR | _On.POLSKA}
_STANDARD = {"west": _On.WESTERN_STANDARD, "east": _On.EASTERN_STANDARD}
_NO_CHOICE = ("power-red", "power-pink", "wall", "open-wall", "dissolve")


def conflicts(clauses: Clauses, seat: str) -> Conflicts:
    """The conflicts of an event that `seat` triggers; arrows count as if they were blocked."""
    return Conflicts(
        _masks(clauses, lambda one, other: _always(one, other, seat)),
        _masks(clauses, _by_protest),
    )


def _masks(clauses: Clauses, test: _Test) -> tuple[int, ...]:
    return tuple(
        sum(1 << n for n, other in enumerate(clauses) if other is not one and test(one, other))
        for one in clauses
    )


def _always(one: Clause, other: Clause, seat: str) -> bool:
    if isinstance(one, Arrows) and isinstance(other, Arrows):
        return True
    seats = _decider(one, seat), _decider(other, seat)
    if "" not in seats and seats[0] != seats[1]:
        return True
    if isinstance(one, Symbols) and isinstance(other, Symbols):
        if one.symbol == other.symbol == "unrest+":
            return False
        if "guillaume" in (one.symbol, other.symbol):
            return True
    return bool(_changes(one) & _changes(other))


def _by_protest(one: Clause, other: Clause) -> bool:
    return bool(_looks_at(one) & _changes(other) or _looks_at(other) & _changes(one))


def _decider(clause: Clause, seat: str) -> str:
    """The seat that decides about a clause, or ""; for a blocked arrow, the side it favours."""
    if isinstance(clause, Arrows):
        return "east" if clause.steps > 0 else "west"
    return "" if clause.symbol in _NO_CHOICE else clause.by or seat


def _looks_at(clause: Clause) -> _On:
    """What a clause reads without changing it: protests, where it builds."""
    if isinstance(clause, Symbols) and clause.symbol == "build":
        return _UNREST[clause.side]
    return _NOTHING


def _changes(clause: Clause) -> _On:
    """What a clause changes."""
    if isinstance(clause, Arrows):
        return _On.WESTERN_UNREST | _On.EASTERN_UNREST
    side = clause.side
    match clause.symbol:
        case "build" | "dismantle" | "rundown" | "repair" | "raze":
            return _ABROAD.get(clause.place, _ECONOMY[side])
        case "unrest+" | "unrest-" | "move" | "calm":
            return _UNREST[side]
        case "standard+":
            return _UNREST[side] | _STANDARD[side]
        case "standard~" | "standard-":
            return _STANDARD[side]
        case "power-red" | "power-pink":
            return _On.POWER
        case "dissolve":
            return _On.POWER | _UNREST[side]
        case _:
            return _NOTHING
