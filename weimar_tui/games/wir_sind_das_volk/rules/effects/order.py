"""Where the order of an event's symbols can matter (rulebook 6.4, ruling W12).

Two clauses are in conflict if one changes what the other looks at or changes, or if different seats
decide about them, since who decides later knows more. A clause without any conflict can be carried
out at once; only among the others the order is asked.
"""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules.effects.vocabulary import (
    Arrows,
    Clause,
    Clauses,
    Symbols,
)

Masks = tuple[int, ...]
"""For every clause the bits of the clauses it is in conflict with."""

_UNREST = {"west": 1, "east": 2}
_ECONOMY = {"west": 4, "east": 8}
_STANDARD = {"west": 16, "east": 32}
_POWER = 64
_CARDS = 128
_NO_CHOICE = ("power-red", "power-pink", "wall", "open-wall", "dissolve")


def conflicts(clauses: Clauses, seat: str) -> Masks:
    """The conflicts of an event that `seat` triggers; arrows count as if they were blocked."""
    return tuple(
        sum(
            1 << other
            for other, second in enumerate(clauses)
            if other != index and _in_conflict(first, second, seat)
        )
        for index, first in enumerate(clauses)
    )


def _in_conflict(first: Clause, second: Clause, seat: str) -> bool:
    if isinstance(first, Arrows) and isinstance(second, Arrows):
        return True
    seats = _decider(first, seat), _decider(second, seat)
    if "" not in seats and seats[0] != seats[1]:
        return True
    if isinstance(first, Symbols) and isinstance(second, Symbols):
        if first.symbol == second.symbol == "unrest+":
            return False
        if "guillaume" in (first.symbol, second.symbol):
            return True
    looks, changes = _touched(first)
    others_looks, others_changes = _touched(second)
    return bool(changes & (others_looks | others_changes) or others_changes & looks)


def _decider(clause: Clause, seat: str) -> str:
    """Who decides where, "" if nobody does; a blocked arrow is decided by the side it favours."""
    if isinstance(clause, Arrows):
        return "east" if clause.steps > 0 else "west"
    return "" if clause.symbol in _NO_CHOICE else clause.by or seat


def _touched(clause: Clause) -> tuple[int, int]:
    """What a clause looks at and what it changes, as bits."""
    if isinstance(clause, Arrows):
        both = _UNREST["west"] | _UNREST["east"]
        return both, both
    side = clause.side
    match clause.symbol:
        case "build":
            return _UNREST[side] | _ECONOMY[side], _ECONOMY[side]
        case "dismantle" | "rundown" | "repair" | "raze":
            return _ECONOMY[side], _ECONOMY[side]
        case "unrest+" | "unrest-" | "move" | "calm":
            return _UNREST[side], _UNREST[side]
        case "standard+":
            return _UNREST[side] | _STANDARD[side], _UNREST[side] | _STANDARD[side]
        case "standard~" | "standard-":
            return _STANDARD[side], _STANDARD[side]
        case "power-red" | "power-pink":
            return _POWER, _POWER
        case "dissolve":
            return _POWER | _UNREST[side], _POWER | _UNREST[side]
        case "guillaume":
            return _CARDS, _CARDS
        case _:
            return 0, 0
