"""Six personalities with their figures, and three levels of play."""

from __future__ import annotations

from random import Random

from msgspec import Struct


class Personality(Struct, frozen=True):
    """How a family plays.

    `keep`: the share of the aid it keeps as President. `need`: the part of a fair share that buys
    its Yes. `rebel`: how likely to succeed a coup must be. `bank`, `hq`: preference for these
    places. `help`: readiness to fight for the President. `word`: how often it keeps promises.
    `anger`: the weight of a grievance.
    """

    id: str
    keep: float
    need: float
    rebel: float
    bank: float
    hq: float
    help: float
    word: float
    anger: float = 1.0


PERSONALITIES = {
    personality.id: personality
    for personality in (
        Personality("loyalist", 0.34, 0.55, 0.75, 0.64, 0.05, 0.90, 0.95, 0.6),
        Personality("opportunist", 0.40, 0.85, 0.45, 0.62, 0.15, 0.35, 0.60),
        Personality("conspirator", 0.42, 0.95, 0.36, 0.52, 0.35, 0.15, 0.45),
        Personality("kleptocrat", 0.58, 0.75, 0.50, 0.66, 0.10, 0.35, 0.50),
        Personality("diplomat", 0.30, 0.75, 0.55, 0.60, 0.10, 0.60, 0.90),
        Personality("hothead", 0.42, 1.10, 0.30, 0.45, 0.30, 0.20, 0.55, 1.6),
    )
}

STEADY, BEGINNER, CUNNING = "steady", "beginner", "cunning"

LEVELS = (STEADY, BEGINNER, CUNNING)
"""How well a family plays; the first level is the default."""

SPREAD = 0.15
"""Each game varies every figure by up to this fraction, so that a name does not give them away."""


def drawn(name: str, seat: str, seed: str) -> Personality:
    """A personality by name, or a random one, with varied figures."""
    chance = Random(f"{seed}/{seat}")
    base = PERSONALITIES.get(name) or chance.choice(list(PERSONALITIES.values()))
    figures = [
        getattr(base, field) * chance.uniform(1 - SPREAD, 1 + SPREAD)
        for field in Personality.__struct_fields__[1:]
    ]
    return Personality(base.id, *figures)
