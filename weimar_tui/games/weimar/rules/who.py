"""Which parties a WHO word means."""

from __future__ import annotations

from .parliament import bases
from .position import PARTIES, clockwise, others_clockwise
from .runner import WeimarRunner

DEMOCRATS = ("spd", "z")
RADICALS = ("kpd", "dnvp")
CHOSEN = ("opp", "most-seats", "most-bases")
"""Words that can require a player to choose a party."""


def parties(runner: WeimarRunner, who: str, actor: str) -> tuple[str, ...]:
    """The parties meant, in turn order from the acting player; possibly none.

    `opp` is the opponent already named in this frame; `most-seats` and `most-bases` give all that
    are tied.
    """
    position = runner.position
    match who:
        case "self":
            return (actor,)
        case "spd" | "kpd" | "z" | "dnvp":
            return (who,)
        case "each":
            return clockwise(actor)
        case "others":
            return others_clockwise(actor)
        case "gov":
            return tuple(p for p in clockwise(actor) if p in position.government)
        case "opposition":
            return tuple(p for p in clockwise(actor) if p not in position.government)
        case "democrats":
            return tuple(p for p in clockwise(actor) if p in DEMOCRATS)
        case "radicals":
            return tuple(p for p in clockwise(actor) if p in RADICALS)
        case "chancellor":
            return (position.chancellor,)
        case "president":
            return (position.president,) if position.president in PARTIES else ()
        case "uspd" | "ddp" | "dvp":
            return (position.minor_parties[who],)
        case "actor":
            reacted_to = runner.frame.reacted_to
            return (reacted_to,) if reacted_to else ()
        case "opp":
            opponent = runner.frame.opponent
            return (opponent,) if opponent else ()
        case "most-seats":
            most = max(position.seats[p] for p in PARTIES)
            return tuple(p for p in clockwise(actor) if position.seats[p] == most)
        case "most-bases":
            most = max(bases(position, p) for p in PARTIES)
            return tuple(p for p in clockwise(actor) if bases(position, p) == most)
        case _:
            raise ValueError(f"unknown WHO word {who!r}")
