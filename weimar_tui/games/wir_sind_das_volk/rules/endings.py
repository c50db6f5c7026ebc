"""The seven endings (rulebook 9), all of which happen in the End of Decade."""

from __future__ import annotations

from weimar_tui.kernel.position import Outcome

from .events import GameEnded
from .names import EAST, WEST
from .network import points
from .runner import VolkRunner

WINNER = {
    "bankruptcy": WEST,
    "socialism-wins": EAST,
    "socialism-fails": WEST,
    "east-collapses": WEST,
    "west-collapses": EAST,
    "both-collapse": EAST,
    "four-decades": EAST,
}
"""The winner of each ending."""

LESSON_OVER = "lesson-over"
"""Every lesson ends like this, without a winner, whatever the ending would have been."""


def finish(runner: VolkRunner, ending: str) -> None:
    """End the game; no further step is carried out (ruling W37)."""
    winner = WINNER[ending]
    if runner.position.lesson:
        reached = "" if ending == "four-decades" else ending
        runner.emit(GameEnded(reached, winner if reached else "", lesson=True))
        runner.end(Outcome(LESSON_OVER, (), reached))
    runner.emit(GameEnded(ending, winner))
    runner.end(Outcome(ending, (winner,)))


def is_bankrupt(has: int, demanded: int) -> bool:
    """Whether the East has fewer points than it must dismantle (rulebook 9)."""
    return demanded > has


def demand(runner: VolkRunner, count: int) -> None:
    """Make the East dismantle `count` points; if it has fewer, it is bankrupt (rulebook 9)."""
    if is_bankrupt(points(runner.board, runner.position, EAST), count):
        finish(runner, "bankruptcy")
