"""Socialists moving to mass protests (rulebook 7)."""

from __future__ import annotations

from . import decision_types as dt
from .events import SocialistMoved
from .names import EAST
from .runner import VolkRunner, VolkStep
from .subjects import Pieces
from .unrest import CALM, protesting, remove_unrest

ALL_SOCIALISTS = 12


class MoveSocialists(VolkStep, frozen=True, tag="move-socialists"):
    """Move socialists from the holding box to mass protests, until either runs out.

    If the box has enough for all protests, no question is asked; otherwise the East chooses where
    each one goes.
    """

    def run(self, runner: VolkRunner) -> None:
        position = runner.position
        if not position.cadre_school:
            return
        areas = protesting(position)
        if not areas:
            return
        if sum(position.unrest[area] - CALM for area in areas) <= position.cadre_school:
            for area in areas:
                _move(runner, area, position.unrest[area] - CALM)
        else:
            runner.ask(
                self, EAST, dt.SOCIALIST, areas, Pieces(EAST, position.cadre_school, "socialist")
            )

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        runner.push(self)
        _move(runner, option, 1)


def _move(runner: VolkRunner, area: str, count: int) -> None:
    position = runner.position
    position.cadre_school -= count
    position.socialists[area] += count
    runner.emit(SocialistMoved(area, count))
    remove_unrest(runner, area, count, "socialist")
