"""Questions that several rules ask: take unrest, place unrest, dismantle."""

from __future__ import annotations

from . import decision_types as dt
from .names import AREAS_OF
from .network import dismantle, dismantling_sites
from .runner import VolkRunner, VolkStep
from .subjects import Pieces
from .unrest import (
    areas_with_unrest,
    place_unrest,
    remove_unrest,
)


class RemoveUnrest(VolkStep, frozen=True, tag="remove-unrest"):
    """A side removes 1 of its own unrest, if it has any."""

    side: str
    why: str
    source: str = ""

    def run(self, runner: VolkRunner) -> None:
        options = areas_with_unrest(runner.position, self.side)
        if options:
            subject = Pieces(self.side, why=self.why, source=self.source)
            runner.ask(self, self.side, dt.REMOVE_UNREST, options, subject)

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        remove_unrest(runner, option, 1, self.why)


class PlaceUnrest(VolkStep, frozen=True, tag="place-unrest"):
    """A seat places 1 unrest on the other side."""

    seat: str
    side: str
    why: str

    def run(self, runner: VolkRunner) -> None:
        subject = Pieces(self.side, why=self.why)
        runner.ask(self, self.seat, dt.PLACE_UNREST, AREAS_OF[self.side], subject)

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        place_unrest(runner, option, 1, self.why, seat)


class Dismantle(VolkStep, frozen=True, tag="dismantle"):
    """A side dismantles its own points, as many as it has (rulebook 5.2)."""

    side: str
    left: int
    why: str
    source: str = ""

    def run(self, runner: VolkRunner) -> None:
        options = dismantling_sites(runner.board, runner.position, self.side)
        if self.left and options:
            subject = Pieces(self.side, self.left, self.why, self.source)
            runner.ask(self, self.side, dt.DISMANTLE, options, subject)

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        runner.push(Dismantle(self.side, self.left - 1, self.why, self.source))
        dismantle(runner, seat, option, self.why)
