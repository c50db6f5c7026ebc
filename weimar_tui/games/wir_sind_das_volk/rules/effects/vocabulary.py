"""The closed vocabulary of cards and the prestige track (rulebook 6.4).

An event is a row of clauses of plain data. `notation` parses them; `symbols` carries them out.
"""

from __future__ import annotations

from msgspec import Struct

SIDED = ("build", "dismantle", "unrest+", "unrest-", "standard+", "standard~", "standard-")
"""Symbols that name the side they affect; the others affect the East, or no side."""

SYMBOLS = (
    *SIDED,
    "move",
    "calm",
    "rundown",
    "repair",
    "raze",
    "power-red",
    "power-pink",
    "wall",
    "open-wall",
    "dissolve",
    "guillaume",
)
"""Every symbol without arrow."""


class Arrows(Struct, frozen=True, tag_field="clause", tag="arrows", omit_defaults=True):
    """The arrows of one track: +1, +2 (red, to the right), -1 or -2 (yellow, to the left).

    `then`: only after the preceding clause.
    """

    track: str
    steps: int
    then: bool = False


class Symbols(Struct, frozen=True, tag_field="clause", tag="symbols", omit_defaults=True):
    """A row of equal symbols without arrow.

    `side`: the side they affect. `place`: where, "" for anywhere. `most`: how many of them can go
    to one area, 0 for any number. `by`: the side whose coat of arms is on them, "" for none.
    `then`: only after the preceding clause.
    """

    symbol: str
    side: str = ""
    count: int = 1
    place: str = ""
    most: int = 0
    by: str = ""
    then: bool = False


Clause = Arrows | Symbols
Clauses = tuple[Clause, ...]


def power_colour(clauses: Clauses) -> str:
    """`red` or `pink` if the event has a state-power symbol, else "" (rulebook 8)."""
    for clause in clauses:
        if isinstance(clause, Symbols) and clause.symbol.startswith("power-"):
            return clause.symbol.removeprefix("power-")
    return ""
