"""What can be counted after an answer, and what it means to a family."""

from __future__ import annotations

from weimar_tui.bots.learned.counted import Count, Counts

from ..rules.position import ALIVE, JuntaPosition

_MEANINGS = {
    "account": Count(1.0, is_secret=True),
    "richer": Count(-2.0, is_secret=True),
    "pocket": Count(0.6, is_secret=True),
    "president": Count(4.0, is_chance=True),
    "offices": Count(1.5),
    "hand": Count(0.5),
    "influence": Count(0.8),
    "alive": Count(5.0, is_chance=True),
}


def counts(position: JuntaPosition, seat: str) -> Counts:
    """Return the figures that concern a family, some of which only it knows."""
    family = position.families[seat]
    account = family.account.total
    figures: dict[str, float] = {
        "account": account,
        "richer": sum(other.account.total > account for other in position.families.values()),
        "pocket": family.pocket.total,
        "president": position.president == seat,
        "offices": len(family.offices),
        "hand": len(family.hand),
        "influence": len(family.table),
        "alive": family.state == ALIVE,
    }
    if position.coup is not None:
        for side, number in _units(position).items():
            figures[f"units {side}"] = number
    return figures


def meanings(view: JuntaPosition, seat: str) -> dict[str, Count]:
    """Return what one more of each figure means, roughly in millions."""
    coup = view.coup
    if coup is None:
        return dict(_MEANINGS)
    side = 1 if seat in coup.rebels else -1
    return {**_MEANINGS, "units rebel": Count(0.4 * side), "units loyal": Count(-0.4 * side)}


def _units(position: JuntaPosition) -> dict[str, int]:
    """Units still in the fight, by the side of the family that commands them."""
    number = {"rebel": 0, "loyal": 0}
    assert position.coup is not None
    for stacks in position.areas.values():
        for stack in stacks:
            if stack.by and not stack.retreated:
                number["rebel" if stack.by in position.coup.rebels else "loyal"] += stack.number
    return number
