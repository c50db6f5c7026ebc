"""The start of a phase, and points taken by the seats in turn (rulebook 9)."""

from __future__ import annotations

from .. import decision_types as dt
from ..events import PhaseStarted
from ..names import EAST, OPPONENT, RHEINSBERG
from ..network import (
    dismantle,
    dismantling_sites,
    lines_of,
    make_rundown,
    sound_factories,
)
from ..runner import VolkRunner, VolkStep
from ..subjects import Pieces


def begin(runner: VolkRunner, phase: int) -> None:
    """Start a numbered phase."""
    runner.position.phase = phase
    runner.emit(PhaseStarted(phase))


class Alternate(VolkStep, frozen=True, tag="alternate"):
    """The seats in turn take a point of the East's economy while it has any (9.1, 9.3).

    `why`: `flight` dismantles, `rundown` makes factories rundown, `currency` takes infrastructure
    or Rheinsberg.
    """

    seat: str
    left: int
    why: str

    def run(self, runner: VolkRunner) -> None:
        options = self._options(runner)
        if self.left and options:
            question = dt.RUNDOWN if self.why == "rundown" else dt.DISMANTLE
            runner.ask(self, self.seat, question, options, Pieces(EAST, self.left, self.why))

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        runner.push(Alternate(OPPONENT[self.seat], self.left - 1, self.why))
        if self.why == "rundown":
            make_rundown(runner, self.seat, option, self.why)
        else:
            dismantle(runner, self.seat, option, self.why)

    def _options(self, runner: VolkRunner) -> list[str]:
        board, position = runner.board, runner.position
        match self.why:
            case "flight":
                return dismantling_sites(board, position, EAST)
            case "rundown":
                return sound_factories(board, position)
            case _:
                standing = [RHEINSBERG] if RHEINSBERG in position.factories else []
                return standing + lines_of(board, position, EAST)
