"""What things are worth to each party, in victory points at the end of the game.

Tables are in the order of `PARTIES`: SPD, KPD, Zentrum, DNVP.
"""

from __future__ import annotations

SPD, KPD, Z, DNVP = range(4)

Four = tuple[float, float, float, float]

# --- figures and points -------------------------------------------------------------------------
SEAT_NOW, SEAT_LATER = 0.15, 0.08
"""A seat at the end, and more for each round still to come."""
BASE_NOW, BASE_LATER = 0.12, 0.1
RESERVE = ((0.0, 0.85, 1.4), (0.0, 0.6, 1.0), (0.0, 0.85, 1.4), (0.0, 0.6, 1.0))
"""None, one or two reserve points; the democrats need them to react."""
RESERVE_POINT = 0.55
UNIT_ON_MAP: Four = (0.12, 0.3, 0.0, 0.3)
"""For each strength of its own units in a city."""
UNIT_IN_SUPPLY: Four = (0.08, 0.15, 0.0, 0.15)
GOVERNMENT_UNIT = 0.1
"""For each strength of government units in cities, to every governing party."""

# --- the state of the republic ------------------------------------------------------------------
GOAL_VP = 2.0
GOAL_LASTS = 0.65
"""A goal reached now counts this much again for each later round, at most for three."""
CALM_LASTS = 0.6
TROUBLED_CITY = -0.8
LOST_CITY, REGIME_SHARE, UPRISING_SHARE = 1.7, 0.75, 0.65
"""What a city under Councils or a Regime costs each governing party, beside its calm.

It breeds Unrest, pays the radicals every round, and is the first step of an overthrow. With
2.5 or 3.0 the republic outlasted two games of three.
"""
CRISIS_ROLL = -0.75
"""0.31 VP, 0.25 seats and 0.31 bases."""
BLOCKADES_TO_COME = 1.0
"""Markers that Versailles, not yet settled, still brings."""
GOVERNING: Four = (2.6, 0.8, 2.6, 1.3)
"""Governing in the next round, while one comes."""
ECONOMY_LEVEL: Four = (0.55, 0.0, 0.45, -0.1)
"""For each level and each round still to come."""
FLAG = 0.3
MINOR_PARTY = {"uspd": 0.45, "ddp": 0.4, "dvp": 0.7}
"""The bonus of a minor party, for each round, beside its seats."""
DRAWN_CARD = 1.6
LEAD = 0.3

# --- prospects ----------------------------------------------------------------------------------
COMING: tuple[Four, ...] = (
    (-4.2, -4.0, -5.0, -5.0),
    (-2.0, 0.5, -3.0, -2.0),
    (-3.2, 3.0, -3.0, 2.5),
    (-0.2, 6.0, -2.5, 9.5),
    (7.8, 11.5, 6.5, 17.0),
    (16.5, 20.0, 20.0, 27.0),
)
"""What a party's play still brings beyond what is counted here, with 0 to 5 rounds to come.

Measured in games of these bots, the SPD's a little higher and the DNVP's a little lower: rivals
look at the Chancellor first. Without it KPD and DNVP look beaten until the last rounds.
"""
LEAD_NOW, LEAD_LATER = 4.0, 1.0
"""A lead of so many points decides much at the end; more for each round to come."""

# --- sudden endings -----------------------------------------------------------------------------
WIN_LEAST: Four = (14.0, 8.0, 14.0, 40.0)
WIN_MOST: Four = (26.0, 15.0, 26.0, 70.0)
"""What winning at once is worth; most to a party that would not win by points."""
LOSS_LEAST: Four = (52.0, 24.0, 52.0, 28.0)
LOSS_OF_LEADER = 14.0
"""What another's sudden victory costs a party, more the nearer it was to winning by points."""
FEAR_OF_RIGHT = 0.4
"""How much of that the others feel before a victory of the DNVP: all eyes are on the Councils."""
WIN_END, LOSS_END, NSDAP_END = 120.0, 60.0, 70.0
"""The same when it has come: no other gain makes up for it."""
ANARCHY = 30.0
"""What the difference counts between winning in anarchy and winning the republic."""
ANARCHY_DREAD: Four = (26.0, 3.0, 26.0, 10.0)
NSDAP_LOSS: Four = (22.0, 22.0, 22.0, 22.0)
NSDAP_TRACK = (0.0, 0.003, 0.01, 0.025, 0.05, 0.15, 1.0)
"""The chance that the NSDAP takes power, by figures on its track, with two rounds or more left."""
ANARCHY_CHANCE = (0.0, 0.04, 0.1, 0.18, 0.3, 0.45, 0.65)
"""The chance of anarchy, by markers in the DR box."""
ANARCHY_IN_LAST_ROUND = 0.35

# --- rivals -------------------------------------------------------------------------------------
RIVAL_EACH = 0.1
RIVAL_LEADER = 0.6
"""How much a rival's gain hurts: each a little, those in front much more."""

# --- default policy ------------------------------------------------------------------------------
KEEP_POLITICIAN = 1.4
AGENDA: dict[str, tuple[float, ...]] = {
    "S01": (2.2, 2.2, 2.2, 2.2, 2.2, 2.0),
    "S02": (2.4, 2.4, 2.2, 2.2, 2.4, 2.6),
    "S03": (2.6, 2.8, 2.8, 2.8, 2.8, 2.8),
    "S04": (2.8, 2.6, 2.4, 2.2, 2.0, 1.6),
    "Z01": (2.4, 2.4, 2.4, 2.4, 3.0, 3.2),
    "Z02": (3.9, 2.6, 2.2, 2.0, 2.0, 1.8),
    "Z03": (2.4, 2.2, 2.2, 2.0, 2.2, 2.2),
    "Z04": (2.6, 2.8, 2.8, 2.8, 2.8, 2.6),
    "K01": (2.4, 2.6, 2.5, 2.5, 2.5, 2.5),
    "K02": (2.2, 2.2, 2.4, 2.6, 2.6, 2.8),
    "K03": (2.8, 2.8, 2.6, 2.6, 1.8, 1.8),
    "K04": (2.6, 2.6, 2.6, 2.6, 2.6, 2.4),
    "D01": (2.8, 2.8, 2.6, 2.6, 2.6, 2.6),
    "D02": (2.8, 2.8, 2.8, 2.8, 2.8, 2.6),
    "D03": (2.2, 2.2, 2.4, 2.4, 2.4, 2.4),
    "D04": (2.4, 2.6, 2.6, 2.6, 2.4, 2.2),
}
"""How good each agenda card is in rounds 1 to 6, without its expansion set."""
NEW_SET = {"L": 0.45, "E": 0.45, "M": 0.4, "P": 0.4, "F": 0.3, "R": 0.2, "D": 0.15, "O": 0.15}
"""An expansion set not yet in the deck, for each round to come."""
AGENDA_WHIM = 1.0
"""How far chance moves these values, so that no game is like another."""

CITY_LIKING: dict[str, Four] = {
    "berlin": (1.0, 1.0, 0.6, 0.8),
    "hamburg": (0.9, 0.9, 0.3, 0.4),
    "essen": (0.8, 1.0, 0.7, 0.3),
    "koeln": (0.5, 0.3, 1.0, 0.2),
    "muenchen": (0.4, 0.6, 1.0, 0.7),
    "breslau": (0.6, 0.4, 0.8, 0.7),
    "leipzig": (0.9, 0.8, 0.3, 0.4),
    "frankfurt": (0.7, 0.3, 0.6, 0.2),
    "stuttgart": (0.5, 0.3, 0.6, 0.3),
    "koenigsberg": (0.3, 0.2, 0.2, 1.0),
    "rostock": (0.4, 0.2, 0.1, 0.9),
}
"""Where a party likes to set its first bases."""

VOTE: dict[str, dict[str, float]] = {
    "spd": {"z": 2.0, "kpd": 1.0, "dnvp": 0.0},
    "kpd": {"spd": 2.0, "z": 1.0, "dnvp": 0.0},
    "z": {"spd": 2.0, "dnvp": 1.0, "kpd": 0.0},
    "dnvp": {"z": 2.0, "spd": 1.0, "kpd": 0.0},
}
"""Whom a party votes for when it does not stand itself."""
