"""Reasons that can be counted on the board: "8 seats instead of 7"."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from msgspec import Struct

from weimar_tui.kernel.journal import COUNT, Reason

WON, LOST = "won", "lost"
"""Counts that every game has: worlds in which the game ended, and how."""
MOST = 3
"""The largest number of reasons for an answer."""
_SURE, _FEW = 2.6, 2.0
"""Standard errors that a difference must exceed with many worlds, and how fast that number grows
with few."""

Counts = Mapping[str, float]
"""The figures of one position by name."""


class Count(Struct, frozen=True):
    """What a figure means to a seat.

    `worth`: roughly what one more is worth, in any unit that all figures of the game share;
    negative if more is bad for the seat. `is_chance`: it is 0 or 1, so its mean is a share of the
    worlds. `is_secret`: only its seat may read it.
    """

    worth: float
    is_chance: bool = False
    is_secret: bool = False


ENDED: Mapping[str, Count] = {
    WON: Count(100.0, is_chance=True),
    LOST: Count(-100.0, is_chance=True),
}


def changes(
    meaning: Mapping[str, Count],
    pairs: Sequence[tuple[Counts, Counts]],
    *,
    most: int = MOST,
    for_all: bool = False,
) -> tuple[Reason, ...]:
    """Return the figures that differ most between two answers, largest effect first.

    If all of these speak for the same answer, the last one gives way to the largest that speaks for
    the other, so that a better answer is not argued with its drawbacks alone.

    `pairs`: the figures after both answers in the same worlds. Differences that could be due to
    chance, or that vanish when rounded, are left out. `for_all` also leaves out what only the seat
    itself may read.

    A name such as `rival-seats red` gives a reason `count-rival-seats` about `red`. Its arguments
    `here` and `there` are tenths: whole and half figures, or worlds out of ten.
    """
    found: list[tuple[float, Reason]] = []
    for name, count in (*ENDED.items(), *meaning.items()):
        if for_all and count.is_secret:
            continue
        both = [(a[name], b[name]) for a, b in pairs if name in a and name in b]
        if not both:
            continue
        here = math.fsum(a for a, _ in both) / len(both)
        there = math.fsum(b for _, b in both) / len(both)
        shown = _tenths(here, count), _tenths(there, count)
        if shown[0] == shown[1] or not is_sure([a - b for a, b in both]):
            continue
        effect = count.worth * (here - there)
        id, _, about = name.partition(" ")
        arguments: dict[str, str | int] = {
            "here": shown[0],
            "there": shown[1],
            "better": "yes" if effect > 0 else "no",
        }
        if about:
            arguments["about"] = about
        found.append((abs(effect), Reason(COUNT + id, arguments)))
    found.sort(key=lambda one: -one[0])
    chosen, others = [reason for _, reason in found[:most]], [reason for _, reason in found[most:]]
    sides = {reason.arguments["better"] for reason in chosen}
    other = next((one for one in others if one.arguments["better"] not in sides), None)
    if other is not None and most > 1:
        chosen[-1] = other
    return tuple(chosen)


def _tenths(mean: float, count: Count) -> int:
    """A mean as it is shown, in tenths: rounded to halves, or as worlds out of ten."""
    return round(mean * 10) if count.is_chance else round(mean * 2) * 5


def is_sure(differences: Sequence[float]) -> bool:
    """Whether the mean of differences, one per world, is too large to be chance.

    Few worlds underestimate the spread, and a reason is chosen among several figures, so the limit
    is about that of a t-test at one percent. A single world is never sure.
    """
    number = len(differences)
    if number < 2:
        return False
    mean = math.fsum(differences) / number
    spread = math.fsum((each - mean) ** 2 for each in differences) / (number - 1)
    limit = _SURE * (1 + _FEW / (number - 1))
    return abs(mean) > limit * math.sqrt(spread / number)
