"""Clocks: time limits for each decision and for the whole game.

They run only while the server runs, and only for people; a game over days has long limits.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct, field

from weimar_tui.kernel.decision import Decision

DECISION_CLOCKS = (0, 120, 300, 900, 3600, 86400, 3 * 86400)
GAME_CLOCKS = (0, 1800, 3600, 2 * 3600, 7 * 86400)


class Pace(Struct, frozen=True, kw_only=True):
    """Time for the whole game that grows with each turn: the seconds at the start, for each further
    turn, and the most that a player can have."""

    start: int
    increment: int
    cap: int


_HOUR, _DAY = 3600, 86400
PACES = {
    "live": Pace(start=40 * 60, increment=45, cap=60 * 60),
    "day": Pace(start=3 * _DAY, increment=12 * _HOUR, cap=5 * _DAY),
    "slow": Pace(start=5 * _DAY, increment=36 * _HOUR, cap=10 * _DAY),
}
"""Paces by name. Others see at a day's or a slow pace only when a player has answered."""

SLOW = frozenset(("day", "slow"))
"""Paces of games that are played over days."""

FREE = 60.0
"""Seconds of thinking about a sealed question that the game clock does not count, since it would
show which seat was asked."""

ABSENCES = (600, 3600, 86400, 3 * 86400, 7 * 86400)
"""Choices, in seconds, when a table is created: for a decision, for the whole game, until a bot can
play for an absent player; the default first."""


class Stint(Struct, kw_only=True):
    """The questions to a seat since others last acted, counted as one turn.

    `used`: seconds of thinking, `cost`: those taken from the game clock, `since`: seconds since the
    answer. `number` is the question's number, `acted` the number of earlier picks of others.
    `gained`: seconds that the game clock was given for this turn.
    """

    number: int
    acted: int
    used: float = 0.0
    cost: float = 0.0
    since: float = 0.0
    gained: float = 0.0


class Clock(Struct, kw_only=True):
    """The clocks of one table, as plain data. 0: no such clock.

    `left` is each seat's time for the rest of the game; each turn but the first adds `increment`,
    up to `cap`. A decision clock runs until others have acted: a chain of questions shares it, and
    taking back an answer counts as thinking on.

    >>> clock = Clock(decision=10, game=25)
    >>> asked = [Decision(7, "spd", "action", ("a", "b"), {})]
    >>> clock.follow(asked, {})
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
    stints: dict[str, Stint] = field(default_factory=dict)
    increment: int = 0
    cap: int = 0

    @property
    def on(self) -> bool:
        return bool(self.decision or self.game)

    # --- what happens at the table --------------------------------------------------------------
    def follow(self, asked: Iterable[Decision], picks: Mapping[str, int]) -> None:
        """Update the open questions; `picks` has the number of answers of each seat in the game."""
        everybody = sum(picks.values())
        for seat, stint in list(self.stints.items()):
            if everybody - picks.get(seat, 0) < stint.acted:
                # Its question was withdrawn, so it loses no time.
                del self.stints[seat]
                if self.game:
                    self.left[seat] = self.seat_left(seat) + stint.cost - stint.gained
        for decision in asked:
            seat, acted = decision.seat, everybody - picks.get(decision.seat, 0)
            last = self.stints.get(seat)
            if last is None or (last.number != decision.number and acted > last.acted):
                gained = self._gain(seat) if last is not None else 0.0
                last = Stint(number=decision.number, acted=acted, gained=gained)
                self.stints[seat] = last
            last.number, last.since = decision.number, 0.0

    def _gain(self, seat: str) -> float:
        """Give a seat the time for a new turn; return the seconds it got."""
        if not (self.game and self.increment) or self.flagged(seat):
            return 0.0
        left = self.seat_left(seat)
        self.left[seat] = max(left, min(left + self.increment, float(self.cap)))
        return self.left[seat] - left

    def may_take_back(self, seat: str) -> bool:
        """Return whether a seat would have time left if it had thought on instead of answering."""
        since = self.stints[seat].since if seat in self.stints else 0.0
        return not (
            (self.decision and self.left_of_decision(seat) <= since)
            or (self.game and self.seat_left(seat) <= since)
        )

    def take_back(self, seat: str, picks: Mapping[str, int]) -> None:
        """Take back a seat's answer: the time since counts as thinking."""
        stint = self.stints.get(seat)
        if stint is not None:
            self._spend(seat, stint.since)
            stint.since = 0.0
            self.go_on(seat, picks)

    def go_on(self, seat: str, picks: Mapping[str, int]) -> None:
        """Treat the next question to a seat as part of its turn, even if others have acted."""
        if seat in self.stints:
            self.stints[seat].acted = sum(picks.values()) - picks.get(seat, 0)

    # --- time -----------------------------------------------------------------------------------
    def run(
        self, asked: Iterable[Decision], seconds: float, sealed: Collection[int] = ()
    ) -> list[Decision]:
        """Let time pass for these decisions; return those whose time has run out.

        The `sealed` ones are free at first, since the game clock would show who thought longer.
        """
        asked = list(asked)
        thinking = {decision.seat: decision.number in sealed for decision in asked}
        for seat, stint in self.stints.items():
            if seat in thinking:
                self._spend(seat, seconds, is_sealed=thinking[seat])
            else:
                stint.since += seconds
        return [d for d in asked if self.over(d)]

    def _spend(self, seat: str, seconds: float, *, is_sealed: bool = False) -> None:
        stint = self.stints[seat]
        stint.used += seconds
        if self.game and not (is_sealed and stint.used <= FREE):
            self.left[seat] = max(0.0, self.seat_left(seat) - seconds)
            stint.cost += seconds

    def over(self, decision: Decision) -> bool:
        return self.flagged(decision.seat) or self.decision_left(decision) == 0.0

    def decision_left(self, decision: Decision) -> float:
        """Return the seconds left for a decision, -1 without a clock for it."""
        return self.left_of_decision(decision.seat) if self.decision else -1.0

    def left_of_decision(self, seat: str) -> float:
        """Return the seconds left to a seat for its turn, if there is a clock for it."""
        used = self.stints[seat].used if seat in self.stints else 0.0
        return max(0.0, self.decision - used)

    def seat_left(self, seat: str) -> float:
        """Return the seconds left to a seat in the whole game, -1 without such a clock."""
        return self.left.get(seat, float(self.game)) if self.game else -1.0

    def left_to(self, seat: str) -> float:
        """Return the seconds until a seat that is asked runs out of time, -1 without a clock."""
        left = [self.left_of_decision(seat)] if self.decision else []
        return min([*left, self.seat_left(seat)] if self.game else left, default=-1.0)

    def flagged(self, seat: str) -> bool:
        """Return whether a seat has used up its time for the whole game."""
        return bool(self.game) and self.seat_left(seat) <= 0.0
