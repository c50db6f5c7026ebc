"""The three tracks, and arrows that cannot be carried out (rulebook 6.4)."""

from __future__ import annotations

from . import decision_types as dt
from .events import ArrowBlocked, TrackMoved
from .names import (
    EAST,
    OPPONENT,
    TRACK_END,
    WEST,
)
from .pieces import PlaceUnrest, RemoveUnrest
from .position import VolkPosition
from .runner import VolkRunner, VolkStep
from .subjects import Arrow
from .unrest import areas_with_unrest


def is_blocked(position: VolkPosition, track: str, steps: int) -> bool:
    """Whether one of these arrows could not be carried out."""
    return abs(position.tracks[track] + steps) > TRACK_END


def move_track(runner: VolkRunner, track: str, steps: int) -> None:
    """Carry out arrows, one field each; blocked ones lead to questions afterwards (ruling W14)."""
    position = runner.position
    before = position.tracks[track]
    after = max(-TRACK_END, min(TRACK_END, before + steps))
    if after != before:
        position.tracks[track] = after
        runner.emit(TrackMoved(track, before, after))
    side = EAST if steps > 0 else WEST
    for _ in range(abs(before + steps - after)):
        runner.emit(ArrowBlocked(track, side))
        runner.push(BlockedArrow(track, side))


class BlockedArrow(VolkStep, frozen=True, tag="blocked-arrow"):
    """Instead of a blocked arrow, the side it favours lowers or raises unrest (rulebook 6.4).

    Red ones of currency and socialists remove 1 in the East, yellow ones place 1 there; for
    prestige the side chooses between both (ruling W14).
    """

    track: str
    side: str

    def run(self, runner: VolkRunner) -> None:
        if self.track == "prestige":
            options = (
                [dt.REMOVE, dt.PLACE]
                if areas_with_unrest(runner.position, self.side)
                else [dt.PLACE]
            )
            runner.ask(self, self.side, dt.OVERFLOW, options, Arrow(self.track, self.side))
        else:
            self.chosen(runner, self.side, dt.REMOVE if self.side == EAST else dt.PLACE)

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        if option == dt.REMOVE:
            runner.push(RemoveUnrest(self.side, "blocked", self.track))
        else:
            runner.push(PlaceUnrest(self.side, OPPONENT[self.side], "blocked"))
