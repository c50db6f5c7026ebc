"""The parties' goals and what each would score now (rulebook 4.4, step 4)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .position import WeimarPosition
from .threats import active_on_board

GOAL_VP = 2
FEW = 2
"""At most this many Poverty (SPD) or Unrest (Zentrum) markers count as few."""

Kind = Literal["few", "none", "each"]

GOALS: dict[str, tuple[tuple[Kind, str], ...]] = {
    "spd": (("few", "poverty"), ("none", "regime")),
    "kpd": (("each", "councils"), ("none", "regime")),
    "z": (("few", "unrest"), ("none", "councils")),
    "dnvp": (("each", "regime"), ("none", "councils")),
}
"""Each party's goals: few or none of a threat, or points for each of them."""


class Goal(Struct, frozen=True):
    """A goal of a party, and how many markers of its threat count at present."""

    kind: Kind
    threat: str
    count: int

    @property
    def vp(self) -> int:
        """Victory points it would score now."""
        match self.kind:
            case "few":
                return GOAL_VP * (self.count <= FEW)
            case "none":
                return GOAL_VP * (self.count == 0)
            case "each":
                return GOAL_VP * self.count


def goals_of(position: WeimarPosition, party: str) -> tuple[Goal, ...]:
    """The goals of a party and their current counts.

    Face-down party threats count for no party; Poverty in the DR box counts too.
    """
    return tuple(
        Goal(kind, threat, active_on_board(position, threat)) for kind, threat in GOALS[party]
    )


def goal_vp(position: WeimarPosition, party: str) -> int:
    """Victory points of all the party's goals together."""
    return sum(goal.vp for goal in goals_of(position, party))
