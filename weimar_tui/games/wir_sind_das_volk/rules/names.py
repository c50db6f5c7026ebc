"""The ids of the game, in board order: seats, areas, tracks."""

from __future__ import annotations

WEST = "west"
EAST = "east"
SEATS = (WEST, EAST)
COLOUR = {WEST: "yellow", EAST: "red"}
"""The colour of a side's own cards."""

WEST_BERLIN = "west-berlin"
LOWER_SAXONY = "niedersachsen"
SCHLESWIG_HOLSTEIN = "schleswig-holstein"
BRANDENBURG = "brandenburg"

WEST_GERMANY = (
    "schleswig-holstein",
    "niedersachsen",
    "nordrhein-westfalen",
    "hessen",
    "rheinland-pfalz",
    "baden-wuerttemberg",
    "bayern",
)
"""The western areas without West Berlin (rulebook 1)."""

WEST_AREAS = (*WEST_GERMANY, WEST_BERLIN)
EAST_AREAS = (
    "mecklenburg",
    "brandenburg",
    "ost-berlin",
    "sachsen-anhalt",
    "sachsen",
    "thueringen",
)
AREAS = (*WEST_AREAS, *EAST_AREAS)
AREAS_OF = {WEST: WEST_AREAS, EAST: EAST_AREAS}
SIDE_OF = {area: side for side, areas in AREAS_OF.items() for area in areas}

PATRON_STATES = ("nordrhein-westfalen", "rheinland-pfalz", "baden-wuerttemberg")
"""The areas that each supply a sector of West Berlin (rulebook 10.2)."""

HAMBURG = "hamburg"
HAMBURG_AREAS = (LOWER_SAXONY, SCHLESWIG_HOLSTEIN)
RHEINSBERG = "rheinsberg"

COUNTRIES = ("cssr", "polska")
"""The countries of the foreign cities (rulebook 10.5)."""

YARDS = "niedersachsen+hamburg"
"""A place of the notation: Lower Saxony and Hamburg."""

DECADES = (1, 2, 3, 4)

TRACKS = ("prestige", "currency", "socialists")
TRACK_END = 6
"""The tracks go from -6 (West) to +6 (East)."""

SPECIAL_CARDS = ("I", "II", "III", "IVa", "IVb")

OPPONENT = {WEST: EAST, EAST: WEST}


def can_trigger(side: str, colour: str) -> bool:
    """Whether a side can trigger the event of a card of this colour (rulebook 6.4)."""
    return colour in (COLOUR[side], "dual") or (colour == "special" and side == EAST)
