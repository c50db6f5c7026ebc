"""Clocks: how long a player may think, for each decision and in the whole game.

They run only while the server does and only for people; a game over days simply has long ones.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct, field

from weimar_tui.kernel.decision import Decision

DECISION_CLOCKS = (0, 120, 300, 900, 3600, 86400, 3 * 86400)
GAME_CLOCKS = (0, 1800, 3600, 2 * 3600, 7 * 86400)
FREE = 60.0
"""Seconds in which nobody's clock of the game tells that he was asked something sealed."""

ABSENCES = (600, 3600, 86400, 3 * 86400, 7 * 86400)
"""Seconds offered when a table is made: for a decision, for the whole game, until a bot may play
for somebody who is away; the usual one first."""


class Clock(Struct, kw_only=True):
    """The clocks of one table, as plain data. 0: no such clock.

    `left` is what each seat has for the rest of the game, `used` what went into each open
    decision by number.

    >>> clock = Clock(decision=10, game=25)
    >>> asked = [Decision(7, "spd", "action", ("a", "b"), {})]
    >>> clock.run(asked, 4), clock.decision_left(asked[0]), clock.seat_left("spd")
    ([], 6.0, 21.0)
    >>> [d.number for d in clock.run(asked, 6)], clock.seat_left("spd"), clock.flagged("spd")
    ([7], 15.0, False)
    >>> clock.run(asked, 15) == asked, clock.flagged("spd")
    (True, True)
    """

    decision: int = 0
    game: int = 0
    left: dict[str, float] = field(default_factory=dict)
    used: dict[int, float] = field(default_factory=dict)

    @property
    def on(self) -> bool:
        """Whether there is a clock at all."""
        return bool(self.decision or self.game)

    def run(
        self, asked: Iterable[Decision], seconds: float, sealed: Collection[int] = ()
    ) -> list[Decision]:
        """Let time go by for these decisions; returns those whose time is over.

        The `sealed` ones are free for a while: the clock of the game would tell who thought longer.
        """
        asked = list(asked)
        self.used = {d.number: self.used.get(d.number, 0.0) + seconds for d in asked}
        costly = {d.seat for d in asked if d.number not in sealed or self.used[d.number] > FREE}
        for seat in costly if self.game else ():
            self.left[seat] = max(0.0, self.seat_left(seat) - seconds)
        return [d for d in asked if self.over(d)]

    def over(self, decision: Decision) -> bool:
        """Whether the time for a decision has run out."""
        return self.flagged(decision.seat) or self.decision_left(decision) == 0.0

    def decision_left(self, decision: Decision) -> float:
        """Seconds left for a decision, -1 without a clock for it."""
        if not self.decision:
            return -1.0
        return max(0.0, self.decision - self.used.get(decision.number, 0.0))

    def seat_left(self, seat: str) -> float:
        """Seconds left to a seat in the whole game, -1 without such a clock."""
        return self.left.get(seat, float(self.game)) if self.game else -1.0

    def flagged(self, seat: str) -> bool:
        """Whether a seat has used up its time for the whole game."""
        return bool(self.game) and self.seat_left(seat) <= 0.0

    def shown(self, seats: Iterable[str]) -> Mapping[str, float]:
        """The seconds left to each seat."""
        return {seat: self.seat_left(seat) for seat in seats}
