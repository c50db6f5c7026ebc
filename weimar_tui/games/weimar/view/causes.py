"""Separates the effects of a roll from those of the card or step that follows."""

from __future__ import annotations

from collections.abc import Iterator

from weimar_tui.kernel.events import Event

from ..rules import events as e
from ..rules.component_data import Tables
from ..rules.effects.vocabulary import (
    AnyEffect,
    Base,
    DrMarker,
    Effects,
    Poverty,
    Prosperity,
    Seat,
    Unrest,
    VictoryPoints,
    with_branches,
)
from ..rules.results import highest_with_sixes, line_for

TABLES = ("demonstrate", "coup", "counter-coup", "reaction", "crisis", "fight")
"""The kinds of roll that have a result table."""

_LEAVING = {"unrest": ("unrest",), "poverty": ("poverty", "prosperity")}
"""By threat that leaves a city: the effects that can remove it."""


def can_bring(roll: e.DiceRolled, event: Event, tables: Tables) -> bool:
    """Whether an event can come from the line of the table that a roll reached.

    Only what cards and steps also do after a roll is checked: markers that leave the board, bases,
    seats, points and the Reserve.
    """
    if roll.purpose not in TABLES:
        return True
    match event:
        case e.ThreatRemoved(threat=threat) if threat in _LEAVING:
            wanted = _LEAVING[threat]
        case e.DrMarkerRemoved():
            wanted = ("dr",)
        case e.BasePlaced() | e.BaseRemoved():
            wanted = ("base",)
        case e.SeatsChanged(party=party) | e.VpChanged(party=party) if party != roll.party:
            return False
        case e.SeatsChanged():
            wanted = ("seat",)
        case e.VpChanged():
            wanted = ("vp",)
        case e.ReserveChanged():
            return False
        case _:
            return True
    line = line_for(tables, roll.purpose, roll.party, roll.result)
    return any(name in wanted for name in _changed(line))


def _changed(effects: Effects) -> Iterator[str]:
    """What effects change, as far as `can_bring` checks it."""
    return filter(None, map(_name, with_branches(effects)))


def _name(effect: AnyEffect) -> str:
    match effect:
        case Base():
            return "base"
        case Seat():
            return "seat"
        case VictoryPoints():
            return "vp"
        case Unrest(amount=amount) if amount < 0:
            return "unrest"
        case Poverty(amount=amount) if amount < 0:
            return "poverty"
        case Prosperity(amount=amount) if amount > 0:
            return "prosperity"
        case DrMarker(amount=amount) if amount < 0:
            return "dr"
        case _:
            return ""


def added(purpose: str, dice: tuple[int, ...], result: int) -> int:
    """What modifiers added to the dice; 0 for rolls whose dice are summed.

    >>> added("demonstrate", (6, 6, 2), 8), added("crisis", (1, 3), 4), added("city", (4, 3), 7)
    (1, 1, 0)
    """
    if purpose in ("vote", "city") or not dice:
        return 0
    return result - (max(dice) if purpose == "crisis" else highest_with_sixes(dice))
