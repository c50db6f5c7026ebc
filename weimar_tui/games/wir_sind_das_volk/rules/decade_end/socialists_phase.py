"""The socialists phase (rulebook 9.9)."""

from __future__ import annotations

from .. import decision_types as dt
from ..endings import finish
from ..events import (
    SocialistsCounted,
    SocialistsGained,
    SocialistsLost,
)
from ..names import EAST, EAST_AREAS, TRACK_END, WEST
from ..runner import VolkRunner, VolkStep
from ..socialists import ALL_SOCIALISTS, MoveSocialists
from ..subjects import Pieces
from ..unrest import place_unrest
from .phase import begin


def socialists_ending(left: int, gain: int) -> str:
    """The ending that a change of this many socialists brings; empty if none (rulebook 9.9)."""
    if gain > 0 and left + gain > ALL_SOCIALISTS:
        return "socialism-wins"
    return "socialism-fails" if left + gain < 0 else ""


class SocialistsPhase(VolkStep, frozen=True, tag="socialists-phase"):
    """9.9: gain or lose socialists by the track; then they always move (rulings W33, W34)."""

    def run(self, runner: VolkRunner) -> None:
        begin(runner, 9)
        position = runner.position
        field = position.tracks["socialists"]
        gain = runner.board.gains[field + TRACK_END]
        placed = sum(position.socialists.values())
        runner.emit(SocialistsCounted(field, gain, position.cadre_school, placed))
        runner.push(MoveSocialists())
        if ending := socialists_ending(position.cadre_school + placed, gain):
            finish(runner, ending)
        if gain > 0:
            position.cadre_school += gain
            runner.emit(SocialistsGained(gain))
        elif gain < 0:
            from_box = min(-gain, position.cadre_school)
            if from_box:
                position.cadre_school -= from_box
                runner.emit(SocialistsLost(from_box))
            runner.push(LoseSocialists(-gain - from_box))


class LoseSocialists(VolkStep, frozen=True, tag="lose-socialists"):
    """The West chooses the areas they leave; 1 unrest returns to each (rulebook 9.9)."""

    left: int

    def run(self, runner: VolkRunner) -> None:
        if self.left:
            socialists = runner.position.socialists
            options = [area for area in EAST_AREAS if socialists[area]]
            runner.ask(
                self, WEST, dt.LOSE_SOCIALIST, options, Pieces(EAST, self.left, "socialists")
            )

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        runner.position.socialists[option] -= 1
        runner.push(LoseSocialists(self.left - 1))
        runner.emit(SocialistsLost(1, option))
        place_unrest(runner, option, 1, "socialists")
